public import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// The state of an animator.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or is over.
  case inactive
  /// It goes on, or waits on the way.
  case active
  /// It was stopped, and is to be finished.
  case stopped
}

/// Where an animator is over.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At its end.
  case end
  /// At its start.
  case start
  /// On the way.
  case current
}

/// An animator: moves what its blocks change, and can be held, turned round and moved by hand.
///
/// While it is held, views are where they are shown; views that constraints place are at their end then.
@MainActor @preconcurrency open class UIViewPropertyAnimator {
  /// A block, with what it has changed.
  private struct Block {
    let changes: () -> Void
    /// How much of the duration it waits.
    var delayFactor: Double
    var courses: PropertyCourses?

    /// How much of its own way is done when `share` of the whole is.
    func own(_ share: Double) -> Double {
      delayFactor < 1 ? min(max((share - delayFactor) / (1 - delayFactor), 0), 1) : share
    }
  }

  /// The length in seconds.
  open private(set) var duration: TimeInterval
  /// How time passes.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// Seconds before it began.
  open private(set) var delay: TimeInterval = 0
  /// The state.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether it goes on.
  open private(set) var isRunning = false
  /// Whether it can be held.
  ///
  /// - Note: Accepted; no effect. `isInterruptible`: every one can.
  open var isInterruptible = true
  /// Whether it is touched as it is shown.
  ///
  /// - Note: Accepted; no effect. `isUserInteractionEnabled`: it is.
  open var isUserInteractionEnabled = true
  /// Whether code tells what is touched.
  ///
  /// - Note: Accepted; no effect. `isManualHitTestingEnabled`: views are touched where they stand.
  open var isManualHitTestingEnabled = false
  /// Whether moving it by hand is even.
  ///
  /// - Note: Accepted; no effect. `scrubsLinearly`: it is even.
  open var scrubsLinearly = true
  /// Whether it waits at its end and stays active.
  open var pausesOnCompletion = false
  /// Whether it goes to its start.
  open var isReversed = false {
    didSet {
      if isReversed != oldValue, isRunning { turnAround(from: share(to: oldValue ? 0 : 1)) }
    }
  }

  private var blocks: [Block] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// How much of the way was done when it went on last, and when that was.
  private var (origin, begin) = (0.0, Instant.zero)
  /// How long what it goes on with is, in seconds.
  private var length = 0.0
  private var pending: Timeline.EventID?
  private weak var graph: ViewGraph?

  /// Creates an animator.
  ///
  /// - Parameters:
  ///   - duration: Its length in seconds; a spring of its own mass takes its own time.
  ///   - parameters: How time passes.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.duration = parameters.springTimingParameters?.duration ?? duration
    timingParameters = parameters
  }
  /// Creates an animator with one of the usual curves.
  ///
  /// - Parameters:
  ///   - duration: Its length in seconds.
  ///   - curve: The curve.
  ///   - animations: What changes; `nil` for what is added later.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a curve.
  ///
  /// - Parameters:
  ///   - duration: Its length in seconds.
  ///   - point1: The curve's first control point.
  ///   - point2: The curve's second control point.
  ///   - animations: What changes; `nil` for what is added later.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator with a spring.
  ///
  /// - Parameters:
  ///   - duration: Seconds until the spring is at rest.
  ///   - ratio: The damping ratio: 1 for no oscillation.
  ///   - animations: What changes; `nil` for what is added later.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }
  /// Creates an animator and starts it.
  ///
  /// - Parameters:
  ///   - duration: Its length in seconds.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve.
  ///   - animations: What changes.
  ///   - completion: Called when it is over, with where it is.
  /// - Returns: The animator.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: options.usualCurve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: What it moves

  /// Adds a block; one that is added on the way moves over what is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }
  /// Adds a block that begins later.
  ///
  /// - Parameters:
  ///   - animation: What changes.
  ///   - delayFactor: How much of the duration it waits, 0...1.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    var block = Block(changes: animation, delayFactor: Double(min(max(delayFactor, 0), 1)))
    guard state == .active else { return blocks.append(block) }
    let (share, wasRunning, left) = (currentShare, isRunning, length * (1 - passed))
    if wasRunning { hold() }
    // What comes on the way begins here.
    block.delayFactor = max(block.delayFactor, share)
    perform(&block)
    blocks.append(block)
    move(to: share)
    if wasRunning { run(left) }
  }
  /// Adds what is called when it is over.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Going on

  /// Starts it, or goes on.
  open func startAnimation() {
    guard state != .stopped, !isRunning else { return }
    if state == .inactive, let recorder = UIKitChange.recorder { return hand(to: recorder) }
    activate()
    run(duration * (isReversed ? origin : 1 - origin))
  }
  /// Starts it later.
  ///
  /// - Parameter delay: Seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard delay > 0, let graph = ViewGraph.current else { return startAnimation() }
    self.delay = delay
    // What it changes is changed at once, and moves later.
    activate()
    pending = graph.timeline.schedule(at: graph.timeline.now + Instant(seconds: delay), .timer) {
      [self] in startAnimation()
    }
  }
  /// Holds it where it is.
  open func pauseAnimation() {
    guard state != .stopped else { return }
    activate()
    let share = currentShare
    hold()
    move(to: share)
  }
  /// Goes on with it.
  ///
  /// - Parameters:
  ///   - parameters: How time passes; `nil` for as before.
  ///   - durationFactor: How long it is, of the whole duration; 0 for what was left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters { timingParameters = parameters }
    let left = isReversed ? origin : 1 - origin
    run(duration * (durationFactor > 0 ? Double(durationFactor) : left))
  }
  /// Stops it where it is.
  ///
  /// - Parameter withoutFinishing: Whether that is its end, of which nobody is told.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let share = currentShare
    hold()
    move(to: share)
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }
  /// Finishes it when it was stopped.
  ///
  /// - Parameter finalPosition: Where what it moves is to be.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    if finalPosition != .current { move(to: finalPosition == .end ? 1 : 0) }
    finish(at: finalPosition)
  }
  /// How much of the way is done, 0...1; setting it holds the animator there.
  open var fractionComplete: CGFloat {
    get { CGFloat(currentShare) }
    set {
      guard state != .stopped else { return }
      activate()
      hold()
      move(to: min(max(Double(newValue), 0), 1))
    }
  }

  // MARK: Inside

  private var timing: any UITimingCurveProvider {
    timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
  }
  /// How much of the time is over of what it goes on with, 0...1.
  private var passed: Double {
    guard let graph, length > 0 else { return 1 }
    return min(max((graph.timeline.now - begin).seconds / length, 0), 1)
  }
  private var target: Double { isReversed ? 0 : 1 }
  /// How much of the way is done.
  private var currentShare: Double { share(to: target) }
  /// How much of the way is done, on the way to one of its ends.
  private func share(to target: Double) -> Double {
    guard isRunning else { return origin }
    return origin + (target - origin) * timing.share(after: passed * length, of: length)
  }

  /// Performs the blocks, if it was not active; what they change stays at its start.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    graph = ViewGraph.current
    origin = 0
    for index in blocks.indices { perform(&blocks[index]) }
    move(to: 0)
  }
  private func perform(_ block: inout Block) {
    let courses = PropertyCourses()
    let change = UIKitChange(Transaction(), isClassic: true)
    change.courses = courses
    change.perform(block.changes)
    block.courses = courses
  }
  /// Moves all at once, and holds it there.
  private func move(to share: Double) {
    origin = share
    for block in blocks { block.courses?.move(to: block.own(share)) }
  }
  /// Goes to the target over some seconds.
  private func run(_ seconds: Double) {
    if let pending { graph?.timeline.cancel(pending) }
    pending = nil
    guard let graph, seconds > 0, UIKitChange.areAnimationsEnabled else {
      move(to: target)
      return arrive()
    }
    (begin, length, isRunning) = (graph.timeline.now, seconds, true)
    graph.performingSeparately {
      for block in blocks {
        // What waits begins in time; what is on its way goes all of what is left.
        let wait =
          isReversed ? 0 : max(block.delayFactor - origin, 0) / max(1 - origin, 1e-9) * seconds
        let animation = timing.animation(of: seconds - wait)
        block.courses?.move(
          to: target, Transaction(animation: wait > 0 ? animation.delay(wait) : animation))
      }
    }
    pending = graph.timeline.schedule(at: begin + Instant(seconds: seconds), .timer) { [self] in
      pending = nil
      isRunning = false
      move(to: target)
      arrive()
    }
  }
  /// Stops going on, and takes nothing back.
  private func hold() {
    origin = currentShare
    if let pending { graph?.timeline.cancel(pending) }
    (pending, isRunning) = (nil, false)
  }
  /// Goes the other way, from how much of the way is done.
  private func turnAround(from share: Double) {
    if let pending { graph?.timeline.cancel(pending) }
    (pending, isRunning) = (nil, false)
    move(to: share)
    run(duration * abs(target - share))
  }
  /// Has a hand move what the blocks change, in whose time they are.
  private func hand(to motion: ScrubbedMotion) {
    for block in blocks {
      let wait = duration * block.delayFactor
      let animation = timing.animation(of: duration - wait)
      motion.record(wait > 0 ? animation.delay(wait) : animation, block.changes, completion: nil)
    }
    let completions = completions
    forget()
    motion.whenOver { for completion in completions { completion(.end) } }
  }
  private func arrive() {
    isRunning = false
    if !pausesOnCompletion { finish(at: isReversed ? .start : .end) }
  }
  private func finish(at position: UIViewAnimatingPosition) {
    state = .inactive
    let completions = completions
    forget()
    for completion in completions { completion(position) }
  }
  private func forget() { (blocks, completions, isRunning) = ([], [], false) }
}
