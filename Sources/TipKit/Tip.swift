public import Views

/// A tip: what it says, and when it is shown.
public protocol Tip: Identifiable, Sendable where ID == String {
  /// The title.
  var title: Text { get }
  /// What is below the title; `nil` for nothing.
  var message: Text? { get }
  /// The picture at the leading edge; `nil` for none.
  var image: Image? { get }
  /// The buttons below.
  @Tips.ActionBuilder var actions: [Tips.Action] { get }
  /// The rules, of which all have to hold.
  @Tips.RuleBuilder var rules: [Tips.Rule] { get }
  /// The options.
  @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
  /// A button of a tip.
  public typealias Action = Tips.Action
  /// Something that happens in an app, which rules count.
  public typealias Event = Tips.Event
  /// A condition that holds before a tip is shown.
  public typealias Rule = Tips.Rule
  /// An option of a tip.
  public typealias Option = TipOption
  /// Whether a tip can be shown.
  public typealias Status = Tips.Status
  /// The reason for which a tip is shown no more.
  public typealias InvalidationReason = Tips.InvalidationReason
  /// The option that the display frequency does not count.
  public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
  /// The option of how often a tip is shown.
  public typealias MaxDisplayCount = Tips.MaxDisplayCount
  /// The option of how long a tip is shown.
  public typealias MaxDisplayDuration = Tips.MaxDisplayDuration

  /// The name of the tip's type.
  public var id: String { String(describing: Self.self) }
  /// No message.
  public var message: Text? { nil }
  /// No picture.
  public var image: Image? { nil }
  /// No buttons.
  public var actions: [Tips.Action] { [] }
  /// No rules.
  public var rules: [Tips.Rule] { [] }
  /// No options.
  public var options: [any TipOption] { [] }

  /// The status: pending before ``Tips/configure(_:)``, as long as a rule does not hold, and within the display
  /// frequency; views that read it follow it.
  public var status: Tips.Status { TipDatastore.shared.status(of: self) }
  /// Whether the status is available.
  public var shouldDisplay: Bool { status == .available }
  /// The status now, and whenever it is another.
  public var statusUpdates: AsyncStream<Tips.Status> { TipDatastore.shared.updates(of: self) }
  /// Whether the tip is to be shown, now and whenever its status is another.
  public var shouldDisplayUpdates: AsyncMapSequence<AsyncStream<Tips.Status>, Bool> {
    statusUpdates.map { $0 == .available }
  }

  /// Shows the tip no more.
  ///
  /// - Parameter reason: The reason, which ``status`` has from then on.
  public func invalidate(reason: Tips.InvalidationReason) {
    TipDatastore.shared.invalidate(id, reason)
  }

  /// Forgets that the tip was shown, and that it was to be shown no more.
  @MainActor public func resetEligibility() async { TipDatastore.shared.forget(id) }
}

/// A tip of whatever type.
public struct AnyTip: Tip {
  private let tip: any Tip

  /// Wraps a tip.
  public init(_ tip: any Tip) { self.tip = tip }

  /// The tip's name.
  public var id: String { tip.id }
  public var title: Text { tip.title }
  public var message: Text? { tip.message }
  public var image: Image? { tip.image }
  public var actions: [Tips.Action] { tip.actions }
  public var rules: [Tips.Rule] { tip.rules }
  public var options: [any TipOption] { tip.options }
}
