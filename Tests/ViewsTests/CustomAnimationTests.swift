import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

private struct StraightAnimation: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time >= duration ? nil : value.scaled(by: time / duration)
  }
}

/// Swings past the end and back, three times.
private struct ElasticAnimation: CustomAnimation {
  let duration: TimeInterval
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time > duration { return nil }
    let p = time / duration
    return value.scaled(by: 1 + (p - 1) * cos(3 * p * .pi))
  }
}

/// A spring by the spring type that takes its velocity along.
private struct MergingSpring: CustomAnimation {
  private struct Start<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (place: V, velocity: V, time: Double) { (.zero, .zero, 0) }
  }
  let spring: Spring

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    let elapsed = time - start.time
    if elapsed >= spring.duration { context.isLogicallyComplete = true }
    if elapsed > 4 { return nil }
    return start.place
      + spring.value(target: value - start.place, initialVelocity: start.velocity, time: elapsed)
  }
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let start = context.state[Start<V>.self]
    return spring.velocity(
      target: value - start.place, initialVelocity: start.velocity, time: time - start.time)
  }
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    let old = AnimationContext(state: context.state)
    var copy = old
    let place = animate(value: value, time: time, context: &copy) ?? value
    let speed = velocity(value: value, time: time, context: old) ?? .zero
    context.state[Start<V>.self] = (place, speed, time)
    return true
  }
}

/// As long as the text size says: only to read the environment.
private struct EnvironmentAnimation: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let duration = context.environment.isEnabled ? 1.0 : 2.0
    return time >= duration ? nil : value.scaled(by: time / duration)
  }
}

/// Straight, but standing still while the view is disabled: as Apple's sample of an animation that pauses.
private struct PausableAnimation: CustomAnimation {
  private struct Pause<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: (isPaused: Bool, time: Double) { (false, 0) }
  }
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let isPaused = !context.environment.isEnabled
    var pause = context.state[Pause<V>.self]
    if pause.isPaused != isPaused {
      pause = (isPaused, time - pause.time)
      context.state[Pause<V>.self] = pause
    }
    let elapsed = isPaused ? pause.time : time - pause.time
    return elapsed >= 1 ? nil : value.scaled(by: elapsed)
  }
}

/// A vector of as many numbers as it happens to have, whose zero has one.
private struct AnimatableVector: VectorArithmetic {
  var numbers: [Double]
  static var zero: Self { Self(numbers: [0]) }
  static func + (a: Self, b: Self) -> Self { Self(numbers: zip(a.numbers, b.numbers).map(+)) }
  static func - (a: Self, b: Self) -> Self { Self(numbers: zip(a.numbers, b.numbers).map(-)) }
  mutating func scale(by factor: Double) { numbers = numbers.map { $0 * factor } }
  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

private struct Bars: Shape {
  var animatableData: AnimatableVector
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (index, number) in animatableData.numbers.enumerated() {
        path.addRect(CGRect(x: 10 * Double(index), y: 0, width: 10, height: number))
      }
    }
  }
}

@MainActor @Suite("Custom animations and animatable values in views")
struct CustomAnimationTests {
  struct Plain: View {
    @State private var value = 10.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $value
      return Rectangle().frame(width: 1, height: 1).scaleEffect(value)
    }
  }

  private func plain(_ hook: Hook<Double>) throws -> Rehearsal {
    try Rehearsal { Plain(hook: hook) }
  }

  @Test("a linear animation of the scene's own gives the trace of the built-in one: S3-59, S3-61")
  func straight() throws {
    let hook = Hook<Double>()
    let rehearsal = try plain(hook)
    var ends: [Double] = []
    let graph = rehearsal.graph
    try rehearsal.now {
      withAnimation(Animation(StraightAnimation(duration: 1))) {
        hook.value = 100
      } completion: {
        MainActor.assumeIsolated { ends.append(graph.timeline.now.seconds) }
      }
    }
    try rehearsal.follow([(0.25, 32.5), (0.5, 55), (0.75, 77.5), (1, 100)], within: 1e-9) {
      $0.scales.first
    }
    #expect(ends == [1])
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("changes add up where the animation does not merge: S3-65")
  func combine() throws {
    let hook = Hook<Double>()
    let rehearsal = try plain(hook)
    let animation = Animation(StraightAnimation(duration: 1))
    try rehearsal.now { hook.value = 1 }
    try rehearsal.now { withAnimation(animation) { hook.value = 2 } }
    try rehearsal.follow([(0.25, 1.25), (0.5, 1.5)], within: 1e-9) { $0.scales.first }
    try rehearsal.now { withAnimation(animation) { hook.value = 1 } }
    try rehearsal.follow([(0.75, 1.5625), (1, 1.5), (1.25, 1.25), (1.5, 1)], within: 1e-9) {
      $0.scales.first
    }
  }

  @Test("an elastic animation swings past its end")
  func elastic() throws {
    let hook = Hook<Double>()
    let rehearsal = try plain(hook)
    try rehearsal.now {
      withAnimation(Animation(ElasticAnimation(duration: 1))) { hook.value = 20 }
    }
    // At a third of the time the swing is at its other side: 1 + 2/3 of the way.
    try rehearsal.advance(to: 1.0 / 3)
    #expect(abs((rehearsal.scales.first ?? 0) - (10 + 10 * 5.0 / 3)) < 1e-3)
    try rehearsal.advance(to: 1.01)
    #expect(rehearsal.scales == [20])
  }

  @Test("a spring of the scene's own that merges is the built-in spring")
  func merging() throws {
    let (own, built) = (Hook<Double>(), Hook<Double>())
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let first = try plain(own)
    let second = try plain(built)
    func change(_ value: Double) throws {
      try first.now {
        withAnimation(Animation(MergingSpring(spring: spring))) { own.value = value }
      }
      try second.now { withAnimation(.spring(spring)) { built.value = value } }
    }
    try change(20)
    // Instants of the 240 Hz grid: between them the scene's own is sampled on a copy.
    for step in 1...60 {
      let time = Double(step) / 60
      try first.advance(to: time)
      try second.advance(to: time)
      #expect(abs(first.scales[0] - second.scales[0]) < 1e-9, "at \(time)")
      if step == 12 { try change(5) }
    }
  }

  @Test("an animation sees the environment as it is at each moment: it can pause")
  func pause() throws {
    let scene = try Stagehand((place: 0.0, isEnabled: true)) { value in
      Rectangle().frame(width: 10, height: 10).offset(x: value.place).disabled(!value.isEnabled)
    }
    let stage = scene.stage
    try scene.change(to: (40, true), Animation(PausableAnimation()))
    try stage.advance(to: 0.25)
    try scene.change(to: (40, false))
    for time in [0.5, 1, 1.25] {
      try stage.advance(to: time)
      #expect(abs((stage.number("offset.x") ?? 0) - 10) < 40 / 120)
    }
    try scene.change(to: (40, true))
    try stage.advance(to: 1.75)
    #expect(abs((stage.number("offset.x") ?? 0) - 30) < 40 / 60)
    try stage.advance(to: 2.5)
    #expect(stage.number("offset.x") == 40 && stage.graph.nextEvent == nil)
  }

  @Test(
    "a vector whose zero has another length moves between its two values",
    arguments: [Animation.linear(duration: 1), .spring, .easeInOut.delay(0.2)])
  func lengths(animation: Animation) throws {
    let values = [[10.0, 20, 30], [40.0, 40, 40]]
    let scene = try Stagehand(0) { Bars(animatableData: AnimatableVector(numbers: values[$0])) }
    try scene.change(to: 1, animation)
    try scene.stage.advance(to: 0.3)
    let box = try #require(scene.stage.frames.first)
    #expect(box.width == 30 && box.height > 30 && box.height < 40)
    try scene.change(to: 0, .spring)
    try scene.stage.advance(to: 0.35)
    #expect(scene.stage.frames.first?.width == 30)
    try scene.stage.advance(to: 5)
    #expect(scene.stage.frames.first == CGRect(x: 0, y: 0, width: 30, height: 30))
  }

  @Test("an animation reads the environment of the view that it moves")
  func environment() throws {
    for isDisabled in [false, true] {
      let hook = Hook<Double>()
      let rehearsal = try Rehearsal { Plain(hook: hook).disabled(isDisabled) }
      try rehearsal.now { withAnimation(Animation(EnvironmentAnimation())) { hook.value = 20 } }
      try rehearsal.follow([(0.5, isDisabled ? 12.5 : 15)], within: 1e-9) { $0.scales.first }
    }
  }

  struct Number: View, Animatable {
    var number: Double
    var count: () -> Void = {}
    nonisolated var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View {
      let _ = count()
      Text("\(Int(number))")
    }
  }

  struct Counting: View {
    @State private var value = 0.0
    let hook: Hook<Double>
    var isAnimated = true
    var body: some View {
      hook.binding = $value
      return Number(number: value, count: { hook.count += 1 })
        .animation(isAnimated ? .spring : nil, value: value)
    }
  }

  @Test("an animatable view counts, and its body runs while it does: S3-13, S3-14, S3-103")
  func counting() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Counting(hook: hook) }
    try rehearsal.now { hook.value = 100 }
    for (time, text) in [
      (0.05, "13"), (0.1, "35"), (0.2, "71"), (0.25, "82"), (0.5, "98"), (1.2, "99"),
      (1.2042, "100"),
    ] {
      try rehearsal.advance(to: time)
      #expect(rehearsal.words == text)
    }
    let count = hook.count
    try rehearsal.advance(to: 3)
    #expect(hook.count == count)
    let other = Hook<Double>()
    let still = try Rehearsal { Counting(hook: other, isAnimated: false) }
    try still.now { other.value = 100 }
    #expect(still.words == "100")
  }

  struct Shake: ViewModifier, Animatable {
    var count: Double
    nonisolated var animatableData: Double {
      get { count }
      set { count = newValue }
    }
    func body(content: Content) -> some View { content.offset(x: sin(count * .pi * 2) * 10) }
  }

  struct Shaking: View {
    @State private var count = 0.0
    let hook: Hook<Double>
    var body: some View {
      hook.binding = $count
      return Rectangle().frame(width: 2, height: 2).modifier(Shake(count: count))
        .animation(.default, value: count)
    }
  }

  @Test("an animatable modifier goes its own way: S4-31")
  func shake() throws {
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Shaking(hook: hook) }
    try rehearsal.now { hook.value = 3 }
    try rehearsal.follow(
      [(0, 0), (0.05, 6.18), (0.1, 4.44), (0.2, 7.95), (0.25, 2.30), (3, 0)], within: 0.006
    ) { $0.frames.first.map { Double($0.midX) - 50 } }
  }

  struct Skewing: GeometryEffect {
    var shift: CGFloat
    nonisolated var animatableData: CGFloat {
      get { shift }
      set { shift = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: shift * size.width, y: 0))
    }
  }

  @Test("a geometry effect moves by its data and knows the size")
  func effect() throws {
    struct Scene: View {
      @State private var shift: CGFloat = 0
      let hook: Hook<CGFloat>
      var body: some View {
        hook.binding = $shift
        return Rectangle().frame(width: 20, height: 2).modifier(Skewing(shift: shift))
      }
    }
    let hook = Hook<CGFloat>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    try rehearsal.follow([(0.25, 5), (0.5, 10), (1, 20)], within: 1e-9) {
      $0.frames.first.map { Double($0.midX) - 50 }
    }
  }

  @Test("views move when one layout takes another's place")
  func anyLayout() throws {
    struct Scene: View {
      @State private var isColumn = false
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $isColumn
        let layout =
          isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        return layout {
          Rectangle().frame(width: 20, height: 20)
          Rectangle().frame(width: 20, height: 20)
        }
      }
    }
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    #expect(rehearsal.frames.map(\.minX) == [30, 50])
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames.map(\.minX) == [35, 45])
    #expect(rehearsal.frames.map(\.minY) == [35, 45])
    try rehearsal.advance(to: 1)
    #expect(rehearsal.frames.map(\.minY) == [30, 50])
  }

  @Test("a layout in a box moves along its own way")
  func animatableAnyLayout() throws {
    struct Scene: View {
      @State private var turn = 0.0
      let hook: Hook<Double>
      var body: some View {
        hook.binding = $turn
        return AnyLayout(AnimationTests.Radial(turn: turn))() { Rectangle() }
      }
    }
    let hook = Hook<Double>()
    let rehearsal = try Rehearsal { Scene(hook: hook) }
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = 0.5 } }
    try rehearsal.advance(to: 0.5)
    #expect(abs(rehearsal.frames[0].midX - 50) <= 1 && abs(rehearsal.frames[0].midY - 90) <= 1)
  }
}
