internal import Motion

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
  var distance = V.zero

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

  /// The whole distance of the movement.
  private var distance: V { entries.last?.target ?? .zero }

  /// What is shown less the model value.
  func offset(at instant: Instant) -> V {
    advance(to: instant)
    return covered(by: entries[...], at: instant) - distance
  }

  /// The velocity that a spring would take over.
  func velocity(at instant: Instant) -> V {
    guard entries.count == 1, let entry = entries.first else { return .zero }
    return entry.animation.velocity(
      value: entry.target, time: (instant - entry.begin).seconds, context: entry.context) ?? .zero
  }

  /// What some of the animations, oldest first, cover together.
  private func covered(by entries: ArraySlice<Entry>, at instant: Instant) -> V {
    var sum = V.zero
    for entry in entries {
      if entry.hasEnded {
        sum = entry.target
      } else if let output = entry.output, output.time == instant {
        sum += output.value
      } else {
        var context = entry.context
        let gap = entry.target - sum
        let time = (instant - entry.begin).seconds
        sum += entry.animation.animate(value: gap, time: time, context: &context) ?? gap
      }
    }
    return sum
  }

  override func advance(to instant: Instant) {
    while let index = nextIndex(before: instant) {
      let time = entries[index].nextStep
      let gap = entries[index].target - covered(by: entries[..<index], at: time)
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
  func retarget(by delta: V, with animation: Animation, at now: Instant, environment: Any?) {
    advance(to: now)
    let target = distance + delta
    guard let oldest = entries.first else {
      add(animation, target, begin: now, AnimationContext(_environment: environment))
      return
    }
    var previous = oldest.animation
    var context = oldest.context
    if entries.count > 1 {
      previous = Animation(.combined)
      context = AnimationContext()
      context.state.standIn(position: covered(by: entries[...], at: now), velocity: nil)
    }
    context._environment = environment
    context.isLogicallyComplete = false
    let time = (now - oldest.begin).seconds
    if animation.shouldMerge(previous: previous, value: distance, time: time, context: &context) {
      entries = []
      add(animation, target, begin: oldest.begin, context)
      let elapsed = (now - oldest.begin).ticks
      entries[0].steps = Int((elapsed + Int64(ticksPerStep) - 1) / Int64(ticksPerStep))
    } else {
      add(animation, target, begin: now, AnimationContext(_environment: environment))
    }
    advance(to: now)
  }

  private func add(
    _ animation: Animation, _ target: V, begin: Instant, _ context: AnimationContext<V>
  ) {
    var entry = Entry(animation: animation, context: context, target: target, begin: begin)
    if !animation.kind.isCustom {
      let gap = entries.isEmpty ? target : target - covered(by: entries[...], at: begin)
      entry.course = animation.pinnedCourse(over: gap, state: &entry.context.state)
    }
    entries.append(entry)
  }
}

extension Box.Entry {
  /// Whether this is a scene's own animation, called step by step.
  fileprivate var isStepped: Bool { animation.kind.isCustom }
}
