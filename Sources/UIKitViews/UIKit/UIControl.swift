import Foundation
import Geometry
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
    /// A finger goes down on it again, soon after it went up.
    public static let touchDownRepeat = Self(rawValue: 1 << 1)
    /// A finger moves inside of it.
    public static let touchDragInside = Self(rawValue: 1 << 2)
    /// A finger moves outside of it.
    public static let touchDragOutside = Self(rawValue: 1 << 3)
    /// A finger comes back to it.
    public static let touchDragEnter = Self(rawValue: 1 << 4)
    /// A finger leaves it.
    public static let touchDragExit = Self(rawValue: 1 << 5)
    /// A finger goes up inside of it.
    public static let touchUpInside = Self(rawValue: 1 << 6)
    /// A finger goes up outside of it.
    public static let touchUpOutside = Self(rawValue: 1 << 7)
    /// A finger was taken from it.
    public static let touchCancel = Self(rawValue: 1 << 8)
    /// Its value is another.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// Whatever is most usual with it.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// Its menu opens.
    public static let menuActionTriggered = Self(rawValue: 1 << 14)
    /// Its text is edited.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// Its text is another.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// Its text is edited no more.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The return key ended the editing.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All that fingers do.
    public static let allTouchEvents = Self(rawValue: 0xfff)
    /// All of its editing.
    public static let allEditingEvents = Self(rawValue: 0xf_0000)
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
  /// Whether it follows a finger.
  public internal(set) var isTracking = false
  /// Whether the finger that it follows is inside of it, or near.
  public internal(set) var isTouchInside = false
  /// Its state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  override var isHouseMade: Bool { true }

  /// Where what a control shows is between left and right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left edge.
    case left
    /// At the right edge.
    case right
    /// Over all of it; a button's words and picture, which have their size, in the middle.
    case fill
    /// Where lines begin.
    case leading
    /// Where lines end.
    case trailing
  }
  /// Where what a control shows is between top and bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the upper edge.
    case top
    /// At the lower edge.
    case bottom
    /// Over all of it; a button's words and picture, which have their size, in the middle.
    case fill
  }
  /// Where what the control shows is between left and right: of buttons words and picture.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { contentAlignmentChanged() }
  }
  /// Where what the control shows is between top and bottom: of buttons words and picture.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { contentAlignmentChanged() }
  }
  /// Called when what the control shows is elsewhere.
  func contentAlignmentChanged() {}

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
      if let target = action.target, let selector = action.selector {
        sendAction(selector, to: target, for: nil)
      }
      action.action?.perform(from: self)
    }
  }
  /// Calls a method of an object.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: The object.
  ///   - event: The event for which it is called.
  /// - Note: Accepted; no effect. `for`: methods take their sender alone.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { action.perform(on: target as AnyObject, from: self) }
  }
  /// All that calls methods or performs actions.
  public var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.events) } }

  // MARK: Fingers

  /// Called when a finger has come down; whether it is followed.
  ///
  /// - Parameters:
  ///   - touch: The finger's touch.
  ///   - event: The event.
  /// - Returns: Whether it is followed.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that is followed has moved; whether it still is.
  ///
  /// - Parameters:
  ///   - touch: The finger's touch.
  ///   - event: The event.
  /// - Returns: Whether it is followed on.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Called when the finger that is followed has gone up.
  ///
  /// - Parameters:
  ///   - touch: The finger's touch.
  ///   - event: The event.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the finger that is followed was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    tell(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, isUnder: true)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return tell([], isUnder: false) }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(wasInside ? .touchDragExit : .touchDragEnter) }
    tell(events, isUnder: isTouchInside)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let isInside = isNear(touch)
    endTracking(touch, with: event)
    (isTracking, isTouchInside) = (false, false)
    tell(isInside ? .touchUpInside : .touchUpOutside, isUnder: false)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    (isTracking, isTouchInside) = (false, false)
    tell(.touchCancel, isUnder: false)
  }

  /// How far a finger may leave a control and still count as inside, in points: UIKit publishes no figure, this is what
  /// it does.
  private static let slop: CGFloat = 70

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.slop, dy: -Self.slop).contains(touch.location(in: self))
  }

  /// Tells what a finger does; what SwiftUI's view of a control tells of itself is left to that.
  private func tell(_ events: Event, isUnder: Bool) {
    guard isMadeOfHosted else {
      if isHighlighted != isUnder { isHighlighted = isUnder }
      return sendActions(for: events)
    }
    sendActions(for: events.subtracting([.touchDown, .touchDownRepeat, .touchUpInside]))
  }

  /// Whether it does something with a finger of which no gesture is told.
  final var isTouchable: Bool {
    guard isEnabled, !isMadeOfHosted else { return false }
    return !actions.isEmpty || SceneTypes.contains(type(of: self))
  }
}
