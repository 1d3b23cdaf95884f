@_spi(Engine) import ViewEngine

/// A control: a view that calls methods when a person does something with it.
@MainActor @preconcurrency open class UIControl: UIView {
  /// The state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As it is by itself.
    public static let normal: Self = []
    /// Under a finger.
    public static let highlighted = Self(rawValue: 1)
    /// Not to be used.
    public static let disabled = Self(rawValue: 2)
    /// Chosen.
    public static let selected = Self(rawValue: 4)
  }

  /// What a person does with a control.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger goes down on it.
    public static let touchDown = Self(rawValue: 1)
    /// A finger goes up inside of it.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger goes up outside of it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// Its value is another.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Whatever is most usual with it.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Its text is edited.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// Its text is another.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Its text is edited no more.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// Everything.
    public static let allEvents = Self(rawValue: .max)
  }

  private struct Action {
    weak var target: AnyObject?
    var selector: Selector?
    var action: UIAction?
    let events: Event
  }
  private var actions: [Action] = []

  /// Whether it can be used.
  open var isEnabled = true { didSet { stateChanged() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { stateChanged() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { stateChanged() } }
  /// Its state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Shows the state that it has now.
  func stateChanged() {
    setNeedsDisplay()
    hostedContentChanged()
  }

  /// Adds an object whose method is called.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept; with `nil` nothing is called.
  ///   - action: The method.
  ///   - controlEvents: When it is called.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    actions.append(Action(target: target as AnyObject, selector: action, events: controlEvents))
  }
  /// Adds an action that is performed; one of the same identifier takes the place of the former.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: When it is performed.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: controlEvents)
    actions.append(Action(action: action, events: controlEvents))
  }
  /// Performs an action no more.
  ///
  /// - Parameters:
  ///   - action: The action, or one of the same identifier.
  ///   - controlEvents: When it was performed.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action?.identifier == action.identifier && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Calls methods no more.
  ///
  /// - Parameters:
  ///   - target: The object; `nil` for every one.
  ///   - action: The method; `nil` for every one.
  ///   - controlEvents: When it was called.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }
  /// Calls the methods of events.
  open func sendActions(for controlEvents: Event) {
    for action in actions where !action.events.isDisjoint(with: controlEvents) {
      if let target = action.target { action.selector?.perform(on: target, from: self) }
      action.action?.perform(from: self)
    }
  }
}
