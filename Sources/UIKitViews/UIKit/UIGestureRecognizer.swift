public import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// A gesture recogniser: follows fingers on a view and calls methods when it recognises its
/// gesture.
///
/// Recognisers of nested views are judged as SwiftUI's gestures are: an outer one waits until those inside
/// have failed, unless the delegate lets both go on. A subclass overrides ``touchesBegan(_:with:)`` and its kin, and sets
/// ``state``; what it inherits recognises its gesture there.
@MainActor @preconcurrency open class UIGestureRecognizer: Hashable {
  /// The state of a recogniser.
  public enum State: Int, Sendable {
    /// Nothing yet.
    case possible
    /// It has just begun.
    case began
    /// It goes on.
    case changed
    /// It has come to its end.
    case ended
    /// It was ended from outside.
    case cancelled
    /// It was something else.
    case failed
    /// The end of a gesture that does not go on.
    public static let recognized = State.ended
  }

  private struct Action {
    weak var target: AnyObject?
    let selector: Selector
  }

  private var current = State.possible
  /// The recogniser's state; a subclass sets it when it has recognised its gesture or cannot any more.
  open var state: State {
    get { current }
    set {
      if let attempt { attempt.decide(byCode: newValue) } else { current = newValue }
    }
  }
  /// The view that fingers are followed on.
  public internal(set) weak var view: UIView?
  /// Whether fingers are followed; switched off it is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { attempt?.stop() } }
  }
  /// Whether the view under the finger loses it when the gesture is recognised.
  open var cancelsTouchesInView = true
  /// Whether that view hears of the finger only when the gesture has failed.
  open var delaysTouchesBegan = false
  /// Whether that view hears that the finger has gone up only when the gesture has failed.
  open var delaysTouchesEnded = true
  /// Which kinds of touches are followed, by their numbers.
  ///
  /// - Note: Accepted; no effect. `allowedTouchTypes`: films have fingers alone.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether touches of one kind alone are followed at once.
  ///
  /// - Note: Accepted; no effect. `requiresExclusiveTouchType`: films have fingers alone.
  open var requiresExclusiveTouchType = true
  /// A name for people.
  open var name: String?
  /// The delegate, which is asked about this recogniser.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  private var actions: [Action] = []
  /// Called when the state has changed, before the targets: what represents it in SwiftUI.
  final var entered: (@MainActor () -> Void)?
  /// The location of the finger, in points of the stage.
  var place = CGPoint.zero
  /// What follows the finger that is down; `nil` where none is.
  weak var attempt: (any GestureAttempt)?
  /// The touches that are followed, in the order in which fingers came down.
  private(set) var touches: [UITouch] = []
  /// Whether touches are held back for longer than ``delaysTouchesBegan`` says.
  var isHoldingTouches = false
  private var rivals: [Rival] = []
  private struct Rival { weak var gesture: UIGestureRecognizer? }

  /// Creates a recogniser that calls a method of `target`.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called; it is not kept. With `nil` none is called.
  ///   - action: The method; with `nil` none is called.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }
  /// Creates a recogniser that calls nobody.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Adds a target whose method is called, too.
  ///
  /// - Parameters:
  ///   - target: The object, which is not kept.
  ///   - action: Its method, called when ``state`` has changed.
  public func addTarget(_ target: Any, action: Selector) {
    actions.append(Action(target: target as AnyObject, selector: action))
  }
  /// Removes targets.
  ///
  /// - Parameters:
  ///   - target: The object whose methods are not called any more; `nil` for every one.
  ///   - action: The method that is not called any more; `nil` for every one.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    actions.removeAll {
      (object == nil || $0.target === object) && (action == nil || $0.selector == action)
    }
  }

  /// The location of the finger, in points of `view`; of the stage for `nil`.
  open func location(in view: UIView?) -> CGPoint { view?.convert(place, from: nil) ?? place }
  /// The number of fingers that are followed.
  open var numberOfTouches: Int { touches.count }
  /// The location of one of several fingers.
  ///
  /// - Parameters:
  ///   - touchIndex: Which finger, from 0, in the order in which they came down.
  ///   - view: The view whose points count; `nil` for the stage.
  /// - Returns: Where it is.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      fatalError("a recogniser of \(touches.count) touches has none of the index \(touchIndex)")
    }
    return touches[touchIndex].location(in: view)
  }

  // MARK: What a subclass is told and asked

  /// Called when fingers have come down.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  /// - Note: Accepted; no effect. `touches`, `with`: the recogniser follows its own, whatever a subclass hands on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { attempt?.handOn() }
  /// Called when fingers have moved.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  /// - Note: Accepted; no effect. `touches`, `with`: the recogniser follows its own, whatever a subclass hands on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { attempt?.handOn() }
  /// Called when fingers have gone up.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  /// - Note: Accepted; no effect. `touches`, `with`: the recogniser follows its own, whatever a subclass hands on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { attempt?.handOn() }
  /// Called when fingers were taken away.
  ///
  /// - Parameters:
  ///   - touches: Their touches.
  ///   - event: The event, which has those of other fingers, too.
  /// - Note: Accepted; no effect. `touches`, `with`: the recogniser follows its own, whatever a subclass hands on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { attempt?.handOn() }
  /// Called when the gesture is over, and the next may come.
  open func reset() {}
  /// Follows a finger no more.
  ///
  /// - Parameters:
  ///   - touch: The touch of the finger.
  ///   - event: The event.
  /// - Note: Accepted; no effect. `for`: the touch says enough.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    attempt?.ignore(touch)
  }
  /// Whether this recogniser, recognised, keeps another from being so.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another, recognised, keeps this one from being so.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser waits until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Whether another waits until this recogniser has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }
  /// Waits with the gesture until another has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    rivals.append(Rival(gesture: otherGestureRecognizer))
  }

  nonisolated public static func == (lhs: UIGestureRecognizer, rhs: UIGestureRecognizer) -> Bool {
    lhs === rhs
  }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  // MARK: Recognising

  /// The recogniser's gestures, in words.
  var kinds: [String] { ["touch"] }
  /// Whether its view is listed as something to touch.
  var isSurveyed: Bool { true }
  /// Its right of way against those of views inside.
  var rightOfWay: RightOfWay { .inner }
  /// Creates the engine's recogniser; that of a subclass of a scene's own recognises what the subclass says.
  func makeRecognizer(_ seat: GestureSeat) -> AnyRecognizer {
    UIKitRecognizer(self, seat, UnledRecognizer(seat), isContinuous: true) { _ in }
  }
  /// Makes ready for a finger.
  final func prepare() {
    (current, touches, isHoldingTouches) = (.possible, [], false)
  }
  /// Shows a state of which the targets hear later.
  final func show(_ state: State) { current = state }
  /// Takes the touch of a finger: follows it, or leaves it when it goes up and others are still down.
  final func take(_ touch: UITouch) {
    if touch.phase == .began, !touches.contains(touch) { touches.append(touch) }
    if touches.contains(where: \.isDown) { touches.removeAll { !$0.isDown } }
    guard !touches.isEmpty else { return }
    let count = CGFloat(touches.count)
    place = CGPoint(
      x: touches.map(\.place.x).reduce(0, +) / count,
      y: touches.map(\.place.y).reduce(0, +) / count)
  }
  /// Whether a touch is followed.
  final func mayTake(_ touch: UITouch) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
  /// The recognisers for whose failure this one waits, of those that follow its finger and those that it was told of.
  final var required: [UIGestureRecognizer] {
    let beside = (touches.first?.gestureRecognizers ?? []).filter { $0 !== self && waits(for: $0) }
    return rivals.compactMap(\.gesture) + beside
  }
  private func waits(for other: UIGestureRecognizer) -> Bool {
    shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }
  /// Forgets the gesture, which is over.
  final func forget(_ attempt: any GestureAttempt) {
    guard self.attempt === attempt else { return }
    self.attempt = nil
    prepare()
    reset()
  }
  /// Enters another state and calls the targets.
  final func enter(_ state: State) {
    current = state
    guard state != .failed, state != .possible else { return }
    entered?()
    for action in actions {
      if let target = action.target { action.selector.perform(on: target, from: self) }
    }
  }
}
