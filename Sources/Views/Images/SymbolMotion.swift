import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
@_spi(Engine) public import ViewEngine

extension _SymbolMotion {
  /// The keyframes of one cycle.
  ///
  /// The system publishes none; these are our own.
  ///
  /// | effect | seconds | keyframes |
  /// |---|---|---|
  /// | bounce | 0.6 | size 0.9 at 0.1, 1.22 at 0.3, 0.98 at 0.45, 1; down: 1.06, 0.8, 1.02, 1 |
  /// | pulse | 1.2 | opacity 0.35 at 0.6, 1 |
  /// | variableColor | 1.2 | of a symbol without steps: opacity 0.3, 0.65, 1, 0.4 each; reversing: 0.65 again, 1.6 |
  /// | breathe | 2 | size 1.12 at 1, with opacity 0.6 |
  /// | rotate | 1 | once round, slow at both ends |
  /// | wiggle | 0.7 | 12°, −12°, 8°, −6°, 3°, 0, or as many hundredths of its size to a side |
  var timeline: KeyframeTimeline<SymbolPose>? {
    switch kind {
    case .bounce(let isUp):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.scale) {
          CubicKeyframe(isUp ? 0.9 : 1.06, duration: 0.1)
          CubicKeyframe(isUp ? 1.22 : 0.8, duration: 0.2)
          CubicKeyframe(isUp ? 0.98 : 1.02, duration: 0.15)
          CubicKeyframe(1.0, duration: 0.15)
        }
      }
    case .pulse:
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.opacity) {
          LinearKeyframe(0.35, duration: 0.6, timingCurve: .easeInOut)
          LinearKeyframe(1.0, duration: 0.6, timingCurve: .easeInOut)
        }
      }
    case .variableColor(let look):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.opacity) {
          MoveKeyframe(0.3)
          LinearKeyframe(0.3, duration: 0.4)
          MoveKeyframe(0.65)
          LinearKeyframe(0.65, duration: 0.4)
          MoveKeyframe(1.0)
          LinearKeyframe(1.0, duration: 0.4)
          MoveKeyframe(look.isReversing ? 0.65 : 1)
          LinearKeyframe(look.isReversing ? 0.65 : 1, duration: look.isReversing ? 0.4 : 0)
        }
      }
    case .breathe(let isPulsing):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.scale) {
          LinearKeyframe(1.12, duration: 1, timingCurve: .easeInOut)
          LinearKeyframe(1.0, duration: 1, timingCurve: .easeInOut)
        }
        KeyframeTrack(\.opacity) {
          LinearKeyframe(isPulsing ? 0.6 : 1, duration: 1, timingCurve: .easeInOut)
          LinearKeyframe(1.0, duration: 1, timingCurve: .easeInOut)
        }
      }
    case .rotate(let turns):
      KeyframeTimeline(initialValue: SymbolPose()) {
        KeyframeTrack(\.angle) {
          LinearKeyframe(360 * turns, duration: 1, timingCurve: .easeInOut)
        }
      }
    case .wiggle(let x, let y): Self.wiggle(Self.part(x, y), Self.reach(x, y))
    case .wiggleBack: Self.wiggle(\.angle, -1)
    case .held, .drawn: nil
    }
  }

  private static func wiggle(
    _ part: WritableKeyPath<SymbolPose, Double>, _ reach: Double
  ) -> KeyframeTimeline<SymbolPose> {
    KeyframeTimeline(initialValue: SymbolPose()) {
      KeyframeTrack(part) {
        for swing in swings { CubicKeyframe(swing.size * reach, duration: swing.duration) }
      }
    }
  }

  /// The property that a wiggle moves: the rotation, or the offset along one axis.
  private static func part(_ x: Double, _ y: Double) -> WritableKeyPath<SymbolPose, Double> {
    if x != 0 { return \.x }
    return y != 0 ? \.y : \.angle
  }

  /// The offset along an axis for a degree of a wiggle, in the symbol's own sizes.
  private static func reach(_ x: Double, _ y: Double) -> Double {
    x == 0 && y == 0 ? 1 : (x + y) / 100
  }

  private static let swings: [(size: Double, duration: Double)] = [
    (12, 0.1), (-12, 0.14), (8, 0.12), (-6, 0.12), (3, 0.11), (0, 0.11),
  ]
}

/// The modifier of a symbol effect, which runs while it is active or for each change of a value.
struct SymbolEffectModifier: BoxModifier {
  typealias Body = Never
  var motion: _SymbolMotion
  var options: SymbolEffectOptions
  /// Whether it goes on; `nil` for an effect that follows a value.
  var isActive: Bool?
  var value: AnyTrigger?
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    SymbolEffectBox(self, around: inner, node)
  }
}

/// The box of a symbol effect: what is shown is a function of the time since the movement began.
final class SymbolEffectBox: ModifierBox<SymbolEffectModifier> {
  private var shown = MovingFrame()
  /// When the cycles began, and when they end; no end for as long as it is active.
  private var run: (begin: Instant, end: Instant?)?
  private var event: Timeline.EventID?

  /// Ticks of a cycle, at least: nothing repeats faster than 240 times a second.
  private static let leastPeriod = Instant.ticksPerSecond / 240
  /// Seconds in which a symbol takes on the pose that it holds while active, without bounce.
  fileprivate static let holdingDuration = 0.35

  override init(_ modifier: SymbolEffectModifier, around inner: Box, _ node: Node) {
    super.init(modifier, around: inner, node)
    if modifier.isActive == true { begin(cycles: modifier.options.count ?? 0) }
  }

  /// The symbol below, if its steps light up one by one.
  private var steps: (look: VariableColor, image: ImageBox)? {
    guard case .variableColor(let look) = modifier.motion.kind,
      let image = inner.tracedElement as? ImageBox, image.stepCount > 1
    else { return nil }
    return (look, image)
  }

  /// Seconds of one cycle and the pause after it.
  private var period: Double {
    let length =
      steps.map { $0.look.cycle($0.image.stepCount) } ?? modifier.motion.timeline?.duration ?? 0
    let speed = max(modifier.options.speed, SymbolEffectOptions.leastSpeed)
    return length / speed + modifier.options.delay
  }

  /// Begins so many cycles; 0 for no end.
  private func begin(cycles: Int) {
    guard modifier.motion.timeline != nil else { return }
    let now = graph.timeline.now
    run = (now, nil)
    if cycles > 0 {
      end(at: now + Instant(seconds: period * Double(cycles)))
    } else {
      graph.noteRestless(node, "symbolEffect")
    }
  }

  private func end(at instant: Instant) {
    guard let begin = run?.begin else { return }
    run = (begin, instant)
    graph.noteAtRest(node)
    // A movement that nobody waits for still is one: the film goes on until it is over.
    if let event { graph.timeline.cancel(event) }
    event = graph.timeline.schedule(at: instant, .phase) {}
  }

  override func changed(from old: SymbolEffectModifier) {
    if old.value != modifier.value { begin(cycles: modifier.options.count ?? 1) }
    if old.isActive == false, modifier.isActive == true {
      begin(cycles: modifier.options.count ?? 0)
    }
    if old.isActive == true, modifier.isActive == false, let run, run.end == nil {
      // The cycle that runs is finished.
      let length = max(Instant(seconds: period).ticks, 1)
      let elapsed = (graph.timeline.now - run.begin).ticks
      end(at: run.begin + Instant(ticks: (elapsed + length - 1) / length * length))
    }
  }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func wasRemoved() {
    shown.remove(in: graph)
    if let event { graph.timeline.cancel(event) }
    graph.noteAtRest(node)
  }

  /// Whether a cycle is under way.
  private var isRunning: Bool {
    run.map { run in run.end.map { graph.timeline.now < $0 } ?? true } ?? false
  }

  override func trace(into lines: inout TraceLines) {
    let (pose, rest) = (pose, SymbolPose())
    let animation = isRunning ? "symbolEffect(\(modifier.motion.kind))" : nil
    func add(_ name: String, _ part: KeyPath<SymbolPose, Double>) {
      lines.add(
        "symbol.\(name)", model: .number(rest[keyPath: part]),
        presentation: .number(pose[keyPath: part]), animation: animation)
    }
    add("scale", \.scale)
    add("degrees", \.angle)
    add("x", \.x)
    add("y", \.y)
    add("opacity", \.opacity)
    for (step, opacity) in (stepOpacities ?? []).enumerated() {
      lines.add(
        "symbol.step.\(step)", model: .number(1), presentation: .number(opacity),
        animation: animation)
    }
  }

  private var pose: SymbolPose {
    guard steps == nil, let elapsed, let timeline = modifier.motion.timeline else {
      return SymbolPose()
    }
    return timeline.value(time: elapsed)
  }

  /// How opaque the steps of the symbol are; `nil` if all are as they are at rest.
  private var stepOpacities: [Double]? {
    guard let steps, let elapsed else { return nil }
    // In the pause after a cycle all are lit.
    let count = steps.image.stepCount
    guard elapsed < steps.look.cycle(count) else { return nil }
    return steps.look.opacities(count, at: elapsed)
  }

  /// Seconds of a cycle at its own speed that have passed; `nil` if none runs.
  private var elapsed: Double? {
    guard let run else { return nil }
    let now = graph.timeline.now
    if let end = run.end, now >= end { return nil }
    let length = max(Instant(seconds: period).ticks, Self.leastPeriod)
    return Instant(ticks: (now - run.begin).ticks % length).seconds * modifier.options.speed
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    let (pose, frame) = (pose, shown.presentation(in: graph))
    var context = context
    let turn = RotationEffect(angle: .degrees(pose.angle), anchor: .center).transform(in: frame)
    let size = CGSize(width: pose.scale, height: pose.scale)
    let growth = ScaleEffect(scale: size, anchor: .center).transform(in: frame)
    let shift = CGAffineTransform(
      translationX: pose.x * frame.width, y: pose.y * frame.height)
    context.transform = growth.concatenating(turn).concatenating(shift)
      .concatenating(context.transform)
    var layer = Layer()
    layer.opacity = min(max(pose.opacity, 0), 1)
    steps?.image.stepOpacities = stepOpacities
    list.layer(layer) { inner.show(into: &$0, context) }
    steps?.image.stepOpacities = nil
  }
}

extension View {
  /// Applies a symbol effect for as long as it is active.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it moves; without an end if nothing is said.
  ///   - isActive: Whether it is active; a cycle under way is finished.
  /// - Returns: The symbol that moves.
  @ViewBuilder public func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    if case .held(let scale, let opacity) = effect._motion.kind {
      let isHeld = isActive == effect._motion.isHeldWhileActive
      scaleEffect(isHeld ? scale : 1).opacity(isHeld ? opacity : 1)
        .animation(
          .smooth(
            duration: SymbolEffectBox.holdingDuration
              / max(options.speed, SymbolEffectOptions.leastSpeed)),
          value: isActive)
    } else if case .drawn(let ink) = effect._motion.kind {
      modifier(SymbolInkModifier(ink: ink, share: isActive ? 0 : 1))
        .animation(SymbolInk.animation(speed: options.speed), value: isActive)
    } else {
      modifier(
        SymbolEffectModifier(
          motion: effect._motion, options: options, isActive: isActive, value: nil))
    }
  }
  /// Asks for symbols without the effects that views around them have.
  ///
  /// - Parameter isEnabled: Whether they are without.
  /// - Returns: The view as it is.
  /// - Note: Accepted; no effect. `isEnabled`: symbols move as the views around them say.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    ineffective("symbolEffectsRemoved", if: isEnabled)
  }
  /// Applies a symbol effect whenever a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: How fast and how often it moves; once if nothing is said.
  ///   - value: Its changes start the effect.
  /// - Returns: The symbol that moves.
  public func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect._motion, options: options, isActive: nil, value: AnyTrigger(value)))
  }
}
