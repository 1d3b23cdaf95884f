/// An action: a closure with a title, which a control performs.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  /// What tells actions from each other.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a text.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  private static var count = 0

  /// What tells it from others; one of its own unless given.
  public let identifier: Identifier
  /// What it is called where commands are listed, which is nowhere here.
  public var discoverabilityTitle: String?
  /// What it is like in a menu.
  public var attributes: Attributes
  /// Whether what it stands for is on.
  public var state: State
  /// The control that performs it, while it does.
  public private(set) weak var sender: AnyObject?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: Its title.
  ///   - subtitle: What stands below the title in a menu; `nil` for nothing.
  ///   - image: Its picture.
  ///   - identifier: What tells it from others; `nil` for one of its own.
  ///   - discoverabilityTitle: What it is called where commands are listed, which is nowhere here.
  ///   - attributes: What it is like in a menu.
  ///   - state: Whether what it stands for is on.
  ///   - handler: What is done.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action \(Self.count)")
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title, subtitle, image)
  }

  /// Does what the action does.
  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
