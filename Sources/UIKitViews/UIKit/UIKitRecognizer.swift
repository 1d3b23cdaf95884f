import Foundation
import Geometry
@_spi(Engine) import ViewEngine
import Views

/// What follows fingers for a `UIGestureRecognizer` while they are down, whatever its gesture tells.
@MainActor protocol GestureAttempt: AnyObject {
  /// What was decided about the gesture.
  var status: RecognizerStatus { get }
  /// Hands the touch at hand to what recognises the gesture.
  func handOn()
  /// Decides what a subclass says.
  func decide(byCode state: UIGestureRecognizer.State)
  /// Ends the gesture, as its recogniser was switched off.
  func stop()
  /// Follows a finger no more.
  func ignore(_ touch: UITouch)
  /// Follows from what timers have done.
  func refresh()
}

/// What recognises a gesture and can be told that it has begun before it says so.
@MainActor protocol BegunByCode: AnyObject {
  /// Takes the gesture as begun.
  func begin()
}

/// Recognises nothing by itself: a scene's own subclass says what it recognises.
final class UnledRecognizer: LeafRecognizer<Void> {}

/// Hands touches to a `UIGestureRecognizer`, and what it decides to the gestures around.
///
/// The recogniser's state is another as soon as the gesture is; its targets are told when no other gesture goes before it.
final class UIKitRecognizer<Value>: LeafRecognizer<Void>, GestureAttempt {
  private typealias State = UIGestureRecognizer.State

  private weak var gesture: UIGestureRecognizer?
  /// What recognises the gesture, unless a subclass decides otherwise.
  private let inner: Recognizer<Value>
  /// Whether the gesture goes on after it was recognised.
  private let isContinuous: Bool
  private let take: @MainActor (Value) -> Void
  private var seenRevision: Int
  private var fingers: [Int] = []
  /// The touch at hand.
  private var event: TouchEvent?
  private var wasHandedOn = false
  /// What waits for the failure of other recognisers.
  private var waiting: State?
  /// States of which the targets are still to hear.
  private var states: [State] = []
  private var isRefreshing = false
  private var hasBegun = false
  /// Whether the targets have heard that it began.
  private var isBeginningTold = false
  /// Whether the targets have heard of the end.
  private var isEndTold = false

  /// Creates what follows fingers for a recogniser.
  ///
  /// - Parameters:
  ///   - gesture: The recogniser.
  ///   - seat: Where the gesture is.
  ///   - inner: What recognises the gesture.
  ///   - isContinuous: Whether the gesture goes on after it was recognised.
  ///   - take: Called with each value of the gesture.
  init(
    _ gesture: UIGestureRecognizer, _ seat: GestureSeat, _ inner: Recognizer<Value>,
    isContinuous: Bool, take: @escaping @MainActor (Value) -> Void
  ) {
    (self.gesture, self.inner, self.isContinuous) = (gesture, inner, isContinuous)
    self.take = take
    seenRevision = inner.revision
    super.init(seat)
    gesture.attempt = self
  }

  override var touchManners: TouchManners {
    var manners = TouchManners()
    guard let gesture else { return manners }
    manners.cancelsTouches = gesture.cancelsTouchesInView
    manners.delaysBegan = gesture.delaysTouchesBegan || gesture.isHoldingTouches
    manners.delaysEnded = gesture.delaysTouchesEnded
    return manners
  }

  // MARK: Fingers

  override func handle(_ event: TouchEvent) {
    guard isOpen, let gesture else { return }
    let desk = TouchDesk.of(seat.graph)
    let touch = desk.touch(for: event)
    guard follows(event, touch, gesture) else { return }
    gesture.take(touch)
    (self.event, wasHandedOn) = (event, false)
    switch event.phase {
    case .began: gesture.touchesBegan([touch], with: desk.event)
    case .moved: gesture.touchesMoved([touch], with: desk.event)
    case .ended: gesture.touchesEnded([touch], with: desk.event)
    case .cancelled: gesture.touchesCancelled([touch], with: desk.event)
    }
    self.event = nil
    follow()
    // What recognises nothing by itself and has decided nothing will not.
    let isUnled = inner is UnledRecognizer || !wasHandedOn
    if status == .possible, fingers.isEmpty, waiting == nil, isUnled { decide(.failed) }
  }

  private func follows(
    _ event: TouchEvent, _ touch: UITouch, _ gesture: UIGestureRecognizer
  ) -> Bool {
    guard event.phase == .began else {
      guard fingers.contains(event.id) else { return false }
      if event.phase != .moved { fingers.removeAll { $0 == event.id } }
      return true
    }
    guard gesture.mayTake(touch) else {
      if fingers.isEmpty, status == .possible { decide(.failed) }
      return false
    }
    fingers.append(event.id)
    return true
  }

  func handOn() {
    guard let event, !wasHandedOn else { return }
    wasHandedOn = true
    inner.handle(event)
    follow()
  }

  func ignore(_ touch: UITouch) {
    fingers.removeAll { $0 == touch.id }
    if fingers.isEmpty, status == .possible { decide(.failed) }
  }

  // MARK: Deciding

  /// Takes what has become of the gesture.
  private func follow() {
    guard isOpen, inner.revision != seenRevision else { return }
    seenRevision = inner.revision
    let phase = inner.phase
    if let value = phase.value { take(value) }
    switch phase {
    case .possible: break
    case .active: if isContinuous { decide(hasBegun ? .changed : .began) }
    case .ended:
      if isContinuous, !hasBegun { decide(.began) }
      decide(.ended)
    case .failed:
      // What code has begun ends with its finger.
      let isEnd = hasBegun && event?.phase == .ended
      decide(isEnd ? .ended : hasBegun ? .cancelled : .failed)
    }
  }

  func decide(byCode state: UIGestureRecognizer.State) {
    switch state {
    case .possible: break
    case .began, .changed:
      let isNew = !hasBegun
      decide(isNew ? .began : .changed)
      if isNew, hasBegun { (inner as? any BegunByCode)?.begin() }
    case .ended: decide(.ended)
    case .cancelled, .failed: decide(hasBegun ? .cancelled : .failed)
    }
    if event == nil { seat.settle() }
  }

  private func decide(_ state: State) {
    guard isOpen, let gesture else { return }
    var state = state
    if !hasBegun, state == .began || state == .ended {
      switch rivalry(gesture) {
      case .possible:
        waiting = state
        return
      case .active, .ended: state = .failed
      case .failed: if !mayBegin(gesture) { state = .failed }
      }
    }
    waiting = nil
    switch state {
    case .began:
      hasBegun = true
      states.append(state)
      enter(.active(()))
    case .changed:
      // What has not been told of the beginning hears where the finger is by then.
      if states.isEmpty { states.append(state) }
      enter(.active(()))
    case .ended:
      states.append(state)
      enter(.ended(()))
    case .possible, .cancelled, .failed:
      states.append(state)
      enter(.failed)
    }
    gesture.show(state)
  }

  /// What was decided about the recognisers for whose failure this one waits.
  private func rivalry(_ gesture: UIGestureRecognizer) -> RecognizerStatus {
    let attempts = gesture.required.compactMap(\.attempt)
    for attempt in attempts { attempt.refresh() }
    if attempts.contains(where: { $0.status.isRecognized }) { return .active }
    return attempts.contains { $0.status == .possible } ? .possible : .failed
  }

  private func mayBegin(_ gesture: UIGestureRecognizer) -> Bool {
    (gesture.delegate?.gestureRecognizerShouldBegin(gesture) ?? true)
      && (gesture.view?.gestureRecognizerShouldBegin(gesture) ?? true)
  }

  override func react() {
    inner.react()
    refresh()
  }

  func refresh() {
    // Two may each wait for the other.
    guard !isRefreshing else { return }
    isRefreshing = true
    defer { isRefreshing = false }
    follow()
    guard let waiting, isOpen else { return }
    // A gesture that goes on may have come to its end meanwhile.
    if isContinuous, waiting == .ended { decide(.began) }
    decide(waiting)
  }

  func stop() {
    guard isOpen else { return }
    decide(hasBegun ? .cancelled : .failed)
    deliver()
    if event == nil { seat.settle() }
  }

  override func cancel() {
    if inner.status != .failed { inner.cancel() }
    guard status != .failed else { return }
    states = isEndTold ? [] : [isBeginningTold ? .cancelled : .failed]
    enter(.failed)
  }

  override func finished() {
    // What it waits for by timers is of no use any more.
    if inner.status == .possible || inner.status == .active { inner.cancel() }
  }

  // MARK: Telling

  override func deliver() {
    inner.deliver()
    while let gesture, !states.isEmpty {
      let state = states.removeFirst()
      if state == .began { isBeginningTold = true }
      if state != .began && state != .changed { isEndTold = true }
      gesture.enter(state)
    }
  }

  override func forgotten() { gesture?.forget(self) }
}
