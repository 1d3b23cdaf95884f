public import Foundation
import Motion
import SceneGraph
@_spi(Engine) import ViewEngine
import Views

/// A part of the way of a block of keyframes: nothing before it begins, all of it from its end on.
///
/// Parts that follow one another on a value add up to its way from keyframe to keyframe.
struct KeyframePart: CustomAnimation {
  /// The length of the whole block, in seconds.
  let duration: Double
  /// Seconds before the block begins.
  let delay: Double
  /// How the block's time passes.
  let curve: UnitCurve
  /// When it begins, as a part of the block's time.
  let start: Double
  /// How long it is, as a part of the block's time.
  let length: Double
  /// Whether the value jumps at its end.
  var isDiscrete = false
  /// Whether the block goes back afterwards.
  var isMirrored = false
  /// Whether it begins again and again.
  var repeats = false

  /// The length of one cycle, in seconds.
  var cycle: Double { isMirrored ? 2 * duration : duration }

  /// How much of the part is done.
  ///
  /// - Parameter time: Seconds since the block began.
  /// - Returns: From 0 to 1; `nil` at the end of the block.
  func progress(at time: Double) -> Double? {
    var time = time - delay
    if time >= cycle {
      guard repeats, cycle > 0 else { return nil }
      time.formTruncatingRemainder(dividingBy: cycle)
    }
    if time > duration { time = 2 * duration - time }
    let share = duration > 0 ? curve.value(at: max(time, 0) / duration) : 0
    let end = start + length
    if isDiscrete || length <= 0 { return share >= end ? 1 : 0 }
    return min(max((share - start) / length, 0), 1)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? { progress(at: time).map { value.scaled(by: $0) } }
}

/// A block of keyframes whose changes are being made.
@MainActor
private final class KeyframeBlock {
  /// The innermost one; `nil` outside of all.
  static var current: KeyframeBlock?
  private let whole: KeyframePart

  init(_ whole: KeyframePart) { self.whole = whole }

  /// Makes changes over a part of the block's time.
  func perform(from start: Double, over length: Double, _ changes: () -> Void) {
    var part = KeyframePart(
      duration: whole.duration, delay: whole.delay, curve: whole.curve, start: start,
      length: length)
    (part.isDiscrete, part.isMirrored, part.repeats) = (
      whole.isDiscrete, whole.isMirrored, whole.repeats
    )
    let moves = UIKitChange.areAnimationsEnabled && whole.duration > 0
    let animation = moves ? Animation(part) : nil
    if let recorder = UIKitChange.recorder, let animation {
      return recorder.record(animation, changes, completion: nil)
    }
    UIKitChange(Transaction(animation: animation), isClassic: true).perform(changes)
  }
}

extension UIView {
  /// Performs `animations`, whose keyframes move what they set one after another.
  ///
  /// What is set outside of keyframes moves over the whole duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds from the first keyframe's begin to the end; 0 for at once.
  ///   - delay: Seconds before it begins.
  ///   - options: The curve of the whole, as with `animate(withDuration:)`, and whether it is repeated.
  ///   - animations: Adds the keyframes, by `addKeyframe(withRelativeStartTime:relativeDuration:animations:)`.
  ///   - completion: Called after `delay` and `duration`; at once if nothing lasts.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: KeyframeAnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    if options.isCubic { IneffectiveSettings.note("calculationModeCubic of animateKeyframes") }
    var whole = KeyframePart(
      duration: duration, delay: max(delay, 0), curve: options.curve, start: 0, length: 1)
    whole.isDiscrete = options.contains(.calculationModeDiscrete) && !options.isCubic
    whole.isMirrored = options.contains(.autoreverse)
    whole.repeats = options.contains(.repeat)
    let block = KeyframeBlock(whole)
    let outer = KeyframeBlock.current
    KeyframeBlock.current = block
    defer { KeyframeBlock.current = outer }
    func perform() { block.perform(from: 0, over: 1, animations) }
    guard let graph = ViewGraph.current else {
      perform()
      completion?(true)
      return
    }
    graph.performingSeparately(perform)
    guard let completion, !whole.repeats else { return }
    let isOver = !UIKitChange.areAnimationsEnabled || duration <= 0
    guard !isOver else { return completion(true) }
    if let recorder = UIKitChange.recorder { return recorder.whenOver { completion(true) } }
    let end = graph.timeline.now + Instant(seconds: whole.delay + whole.cycle)
    graph.timeline.schedule(at: end, .timer) { completion(true) }
  }

  /// Adds a keyframe to the block of `animateKeyframes` around; outside of one its changes are made at once.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, 0...1 of the block's time.
  ///   - frameDuration: How long it is, 0...1 of the block's time.
  ///   - animations: What it changes.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: () -> Void
  ) {
    guard let block = KeyframeBlock.current else { return animations() }
    block.perform(
      from: min(max(frameStartTime, 0), 1), over: min(max(frameDuration, 0), 1), animations)
  }

  /// The options of a block of keyframes.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Layout is a part of it; it is here in any case, where code asks for it.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Touches reach what moves; they do here in any case.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// What moves already goes on from where it is; it does here in any case.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats without end.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Goes back after each cycle.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Takes no length from a block around; none does here.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Takes no options from a block around; none does here.
    public static let overrideInheritedOptions = Self(rawValue: 1 << 9)
    /// Evenly from keyframe to keyframe.
    public static let calculationModeLinear = Self([])
    /// By jumps.
    public static let calculationModeDiscrete = Self(rawValue: 1 << 10)
    /// At one speed; evenly from keyframe to keyframe here.
    public static let calculationModePaced = Self(rawValue: 2 << 10)
    /// Along a smooth curve; evenly from keyframe to keyframe here, which the tool says.
    public static let calculationModeCubic = Self(rawValue: 3 << 10)
    /// Along a smooth curve at one speed; as the former.
    public static let calculationModeCubicPaced = Self(rawValue: 4 << 10)

    private var mode: UInt { rawValue >> 10 & 7 }
    fileprivate var isCubic: Bool { mode >= 3 }

    /// How the block's time passes: by the bits of the curves of `AnimationOptions`.
    fileprivate var curve: UnitCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }
}
