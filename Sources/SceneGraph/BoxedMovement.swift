internal import Motion

/// Reads the environment of the view that owns a value, for animations that a scene wrote.
public typealias EnvironmentReader = @MainActor () -> Any

/// A movement of values that are no run of numbers, or with an animation that a scene wrote.
@MainActor class BoxedMovement {
  /// What moves the value, newest first.
  var animations: [Animation] { [] }
  /// The course of the newest animation and its begin; `nil` for a scene's own.
  var newestCourse: (course: Course, begin: Instant)? { nil }
  /// When the newest animation, if it is a scene's own, is called next.
  var nextStep: Instant? { nil }
  /// Whether the newest animation, a scene's own, says that it is complete.
  var isLogicallyComplete: Bool { false }
  /// Whether the newest animation, a scene's own, has ended.
  var hasEnded: Bool { false }

  /// Calls a scene's own animations at all their steps up to `instant`.
  func advance(to instant: Instant) {}
  /// A movement that goes on by itself from here.
  func copy() -> BoxedMovement { self }
}

/// A value that something else moves: it is shown where the model is, and its velocity is followed.
final class TrackedMovement<V: VectorArithmetic>: BoxedMovement {
  var sampler = VelocitySampler<V>()
  /// How far the value was moved since it is followed.
  private(set) var distance: V?

  /// Moves the value on.
  func move(by delta: V, at instant: Instant) {
    let distance = distance.map { $0 + delta } ?? delta
    self.distance = distance
    sampler.add(distance, at: instant)
  }

  override var animations: [Animation] { [Animation(.tracking)] }
}

/// A movement that calls animations with the vectors themselves.
///
/// A scene's own animation is called in order at every multiple of 1/240 s from its begin, and what it
/// remembers is taken there; in between it is asked with a copy of its memory.
final class Box<V: VectorArithmetic>: BoxedMovement {
  struct Entry {
    var animation: Animation
    var context: AnimationContext<V>
    /// The whole distance to this animation's target.
    var target: V
    var begin: Instant
    /// The course of a built-in animation.
    var course: Course?
    /// Reads the environment of the view that owns the value.
    var environment: EnvironmentReader?
    /// How many steps a scene's own animation has taken.
    var steps = 0
    /// What the last step gave, and when.
    var output: (value: V, time: Instant)?
    var hasEnded = false

    var nextStep: Instant {
      begin + Instant(ticks: Int64(steps) * Int64(ticksPerStep))
    }
  }

  private(set) var entries: [Entry]

  init(_ entries: [Entry]) { self.entries = entries }

  override var animations: [Animation] { entries.reversed().map(\.animation) }
  override var newestCourse: (course: Course, begin: Instant)? {
    guard let newest = entries.last, let course = newest.course else { return nil }
    return (course, newest.begin)
  }
  override var nextStep: Instant? {
    guard let newest = entries.last, newest.isStepped, !newest.hasEnded else { return nil }
    return newest.nextStep
  }
  override var isLogicallyComplete: Bool { entries.last?.context.isLogicallyComplete ?? true }
  override var hasEnded: Bool { entries.last?.hasEnded ?? true }
  override func copy() -> BoxedMovement { Box(entries) }

  /// What is shown less the model value.
  ///
  /// Nothing here begins from `.zero`, which may be a vector of another length.
  func offset(at instant: Instant) -> V {
    advance(to: instant)
    guard let distance = entries.last?.target, let sum = covered(by: entries[...], at: instant)
    else { return .zero }
    return sum - distance
  }

  /// The velocity that a spring would take over.
  func velocity(at instant: Instant) -> V {
    guard entries.count == 1, let entry = entries.first else { return .zero }
    return entry.animation.velocity(
      value: entry.target, time: (instant - entry.begin).seconds, context: entry.context) ?? .zero
  }

  /// What some of the animations, oldest first, cover together; `nil` for none.
  private func covered(by entries: ArraySlice<Entry>, at instant: Instant) -> V? {
    var sum: V?
    for entry in entries {
      if entry.hasEnded {
        sum = entry.target
        continue
      }
      let part: V
      if let output = entry.output, output.time == instant {
        part = output.value
      } else {
        var context = entry.currentContext
        let gap = entry.gap(from: sum)
        let time = (instant - entry.begin).seconds
        part = entry.animation.animate(value: gap, time: time, context: &context) ?? gap
      }
      sum = sum.map { $0 + part } ?? part
    }
    return sum
  }

  override func advance(to instant: Instant) {
    while let index = nextIndex(before: instant) {
      let time = entries[index].nextStep
      let gap = entries[index].gap(from: covered(by: entries[..<index], at: time))
      entries[index].context = entries[index].currentContext
      let output = entries[index].animation.animate(
        value: gap, time: (time - entries[index].begin).seconds, context: &entries[index].context)
      entries[index].steps += 1
      entries[index].output = output.map { ($0, time) }
      entries[index].hasEnded = output == nil
    }
  }

  /// The scene's own animation whose step is next.
  private func nextIndex(before instant: Instant) -> Int? {
    entries.indices
      .filter { entries[$0].isStepped && !entries[$0].hasEnded }
      .filter { entries[$0].nextStep <= instant }
      .min { entries[$0].nextStep < entries[$1].nextStep }
  }

  /// Gives the movement a new target.
  ///
  /// - Parameters:
  ///   - delta: The new target less the old one.
  ///   - animation: How the value moves there.
  ///   - now: When.
  ///   - environment: Reads the environment of the view.
  ///   - isSameChange: Whether the newest target came with the same change: both are one way.
  func retarget(
    by delta: V, with animation: Animation, at now: Instant, environment: EnvironmentReader?,
    isSameChange: Bool
  ) {
    advance(to: now)
    guard let oldest = entries.first, let newest = entries.last else {
      add(animation, delta, begin: now, AnimationContext(), environment)
      return
    }
    let target = newest.target + delta
    if isSameChange, newest.begin == now, newest.animation == animation,
      !animation.kind.takesOverFromItself
    {
      entries.removeLast()
      add(animation, target, begin: now, AnimationContext(), environment)
      return advance(to: now)
    }
    var previous = oldest.animation
    var context = oldest.context
    if entries.count > 1 {
      previous = Animation(.combined)
      context = AnimationContext()
      context.state.standIn(position: covered(by: entries[...], at: now), velocity: nil)
    }
    context._environment = environment?()
    context.isLogicallyComplete = false
    let time = (now - oldest.begin).seconds
    if animation.shouldMerge(
      previous: previous, value: newest.target, time: time, context: &context)
    {
      entries = []
      add(animation, target, begin: oldest.begin, context, environment)
      let elapsed = (now - oldest.begin).ticks
      entries[0].steps = Int((elapsed + Int64(ticksPerStep) - 1) / Int64(ticksPerStep))
    } else {
      add(animation, target, begin: now, AnimationContext(), environment)
    }
    advance(to: now)
  }

  private func add(
    _ animation: Animation, _ target: V, begin: Instant, _ context: AnimationContext<V>,
    _ environment: EnvironmentReader?
  ) {
    var entry = Entry(animation: animation, context: context, target: target, begin: begin)
    entry.environment = environment
    if !animation.kind.isCustom {
      let gap = entry.gap(from: covered(by: entries[...], at: begin))
      entry.course = animation.pinnedCourse(over: gap, state: &entry.context.state)
    }
    entries.append(entry)
  }
}

extension Box.Entry {
  /// The distance to this animation's target from what the older ones cover.
  fileprivate func gap(from sum: V?) -> V { sum.map { target - $0 } ?? target }

  /// The context with the environment as it is now.
  @MainActor fileprivate var currentContext: AnimationContext<V> {
    var context = context
    if let environment { context._environment = environment() }
    return context
  }

  /// Whether this is a scene's own animation, called step by step.
  fileprivate var isStepped: Bool { animation.kind.isCustom }
}
