// Animations as custom ones see them: with any vector, called moment by moment. A built-in animation
// keeps a course in the state, so that it may be called at any time and in any order.

/// The state of a built-in animation.
struct Memory<V: VectorArithmetic> {
  /// The vector when the animation took over: a position, or a displacement from the target.
  enum Origin {
    case position(V)
    case displacement(V)
  }

  var origin = Origin.position(.zero)
  /// The velocity when it took over; `nil` for none, as `.zero` may be a vector of another length.
  var velocity: V?
  var resumption: Resumption?
  /// The course, and the square of the distance it was made for.
  var course: (course: Course, goal: Double)?
  /// Whether the course stays, whatever the distance becomes.
  var isPinned = false

  func displacement(from target: V) -> V {
    switch origin {
    case .position(let position): position - target
    case .displacement(let displacement): displacement
    }
  }

  /// The vector that `coefficients` stand for.
  func combine(_ coefficients: Course.Coefficients, target: V) -> V {
    guard resumption != nil else { return target.scaled(by: coefficients.goal) }
    let combined =
      target.scaled(by: coefficients.goal)
      + displacement(from: target).scaled(by: coefficients.displacement)
    return velocity.map { combined + $0.scaled(by: coefficients.velocity) } ?? combined
  }
}

enum MemoryKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: Memory<V>? { nil }
}

/// The stand-in for animations that were added up, or for a value that was followed.
struct StandIn<V: VectorArithmetic> {
  var position: V?
  var velocity: V?
}

enum StandInKey<V: VectorArithmetic>: AnimationStateKey {
  static var defaultValue: StandIn<V> { StandIn() }
}

/// What a repeated custom animation remembers: the cycle and its start in seconds.
private enum CycleKey: AnimationStateKey {
  static var defaultValue: (index: Int, start: Double) { (0, 0) }
}

extension Animation {
  /// The value at `time`: the part of `value` covered so far, or `nil` at the end.
  ///
  /// - Parameters:
  ///   - value: The whole distance to cover, from zero.
  ///   - time: Seconds since the animation began; any times in any order.
  ///   - context: What the animation remembers; told when it is logically complete.
  /// - Returns: The part of the distance covered, in the value's own units; `nil` from the end on.
  public func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V? {
    switch kind {
    case .custom(let base):
      return Self.call(base.animation, value, time, &context)
    case .tracking, .combined: return context.state[StandInKey<V>.self].position ?? value
    case .delayed(let base, let delay) where base.isCustom:
      return Animation(base).animate(
        value: value, time: max(0, time - delay), context: &context)
    case .sped(let base, let speed) where base.isCustom:
      return Animation(base).animate(
        value: value, time: max(0, time * speed), context: &context)
    case .completing(let base, let limit) where base.isCustom:
      if time >= limit { context.isLogicallyComplete = true }
      return Animation(base).animate(value: value, time: time, context: &context)
    case .repeated(let base, let count, let autoreverses) where base.isCustom:
      return Self.cycle(base, count, autoreverses, value, time, &context)
    default: break
    }
    guard let (memory, course) = course(for: value, state: &context.state) else { return nil }
    let now = snapped(time * Double(Instant.ticksPerSecond))
    if now >= course.end { return nil }
    if let completion = course.logicalCompletion, now >= completion {
      context.isLogicallyComplete = true
    }
    return value + memory.combine(course.offset(at: now), target: value)
  }

  /// The velocity of the value at `time`, per second; `nil` for animations that do not tell.
  ///
  /// - Parameters:
  ///   - value: The whole distance to cover, from zero.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation remembers.
  /// - Returns: The velocity in the value's own units per second; `nil` if there is none to take
  ///   over.
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? {
    if case .custom(let base) = kind {
      return base.animation.velocity(value: value, time: time, context: context)
    }
    switch kind {
    case .tracking, .combined: return context.state[StandInKey<V>.self].velocity
    default: break
    }
    var state = context.state
    guard let (memory, course) = course(for: value, state: &state) else { return nil }
    let now = snapped(time * Double(Instant.ticksPerSecond))
    return course.velocity(at: now).map { memory.combine($0, target: value) }
  }

  /// Whether this animation takes over from `previous`, which has run for `time`; if so, the context
  /// is ready for it.
  ///
  /// - Parameters:
  ///   - previous: The animation under way.
  ///   - value: The whole distance that `previous` covers.
  ///   - time: Seconds since `previous` began.
  ///   - context: What `previous` remembers; changed for this animation where it takes over.
  /// - Returns: Whether it takes over; if not, the two are added up.
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool {
    switch (kind, previous.kind) {
    case (.custom(let base), _):
      return base.animation.shouldMerge(
        previous: previous, value: value, time: time, context: &context)
    case (.delayed(let new, let a), .delayed(let old, let b))
    where a == b && new.isCustom && old.isCustom:
      return Animation(new).shouldMerge(
        previous: Animation(old), value: value, time: max(0, time - a), context: &context)
    case (.sped(let new, let a), .sped(let old, let b))
    where a == b && new.isCustom && old.isCustom:
      return Animation(new).shouldMerge(
        previous: Animation(old), value: value, time: max(0, time * a), context: &context)
    case (.completing(let new, let a), .completing(let old, let b))
    where a == b && new.isCustom && old.isCustom:
      return Animation(new).shouldMerge(
        previous: Animation(old), value: value, time: time, context: &context)
    default: break
    }
    let now = snapped(time * Double(Instant.ticksPerSecond))
    if !previous.kind.isCustom,
      let (memory, course) = previous.course(for: value, state: &context.state)
    {
      guard let takeover = kind.takeover(from: previous.kind, course: course, at: now) else {
        return false
      }
      let displacement = memory.combine(takeover.displacement, target: value)
      context.state[MemoryKey<V>.self] = Memory(
        origin: takeover.isReversed
          ? .displacement(displacement) : .position(value + displacement),
        velocity: memory.combine(takeover.velocity, target: value),
        resumption: takeover.resumption)
      return true
    }
    guard case .fluidSpring = kind else { return false }
    let speed = previous.velocity(value: value, time: time, context: context)
    var scratch = context
    let position = previous.animate(value: value, time: time, context: &scratch) ?? value
    context.state[MemoryKey<V>.self] = Memory(
      origin: .position(position), velocity: speed, resumption: Resumption(start: now))
    return true
  }

  /// What this built-in animation remembers, and its course over `value`, made if need be.
  private func course<V: VectorArithmetic>(
    for value: V, state: inout AnimationState<V>
  ) -> (Memory<V>, Course)? {
    var memory = state[MemoryKey<V>.self] ?? Memory()
    let goal = value.magnitudeSquared
    if let (course, made) = memory.course, memory.isPinned || made == goal || goal.isNaN {
      return (memory, course)
    }
    let course: Course?
    if let resumption = memory.resumption {
      let x = memory.displacement(from: value)
      let (x2, v2) = (x.magnitudeSquared, memory.velocity?.magnitudeSquared ?? 0)
      let sum = memory.velocity.map { (x + $0).magnitudeSquared } ?? x2
      course = kind.course(
        Measures(goal: goal, displacement: x2, product: (sum - x2 - v2) / 2, velocity: v2),
        resuming: resumption)
    } else {
      course = kind.course(Measures(fromRest: goal))
    }
    guard let course else { return nil }
    memory.course = (course, goal)
    state[MemoryKey<V>.self] = memory
    return (memory, course)
  }

  /// Fixes the course of a built-in animation to a start over `value`, and says when it completes and
  /// ends, in ticks; `nil` for a scene's own animation.
  package func pinnedCourse<V: VectorArithmetic>(
    over value: V, state: inout AnimationState<V>
  ) -> Course? {
    guard !kind.isCustom, let (found, course) = course(for: value, state: &state) else {
      return nil
    }
    var memory = found
    memory.course = (course, value.magnitudeSquared)
    memory.isPinned = true
    state[MemoryKey<V>.self] = memory
    return course
  }

  private static func call<A: CustomAnimation, V: VectorArithmetic>(
    _ animation: A, _ value: V, _ time: Double, _ context: inout AnimationContext<V>
  ) -> V? {
    animation.animate(value: value, time: time, context: &context)
  }

  /// A scene's own animation again and again: a cycle begins when the one before has returned `nil`.
  private static func cycle<V: VectorArithmetic>(
    _ base: Kind, _ count: Int?, _ autoreverses: Bool, _ value: V, _ time: Double,
    _ context: inout AnimationContext<V>
  ) -> V? {
    var (index, start) = context.state[CycleKey.self]
    let isReversed = autoreverses && index % 2 == 1
    if let part = Animation(base).animate(
      value: value, time: time - start, context: &context)
    {
      return isReversed ? value - part : part
    }
    (index, start) = (index + 1, time)
    context.state = AnimationState()
    context.state[CycleKey.self] = (index, start)
    if let count, index >= count { return nil }
    return isReversed ? value - value : value
  }
}

extension AnimationState {
  /// Remembers where the values are that several animations move together, or something else.
  package mutating func standIn(position: Value?, velocity: Value?) {
    self[StandInKey<Value>.self] = StandIn(position: position, velocity: velocity)
  }

  /// Remembers a course under way, with the vectors it started from.
  package mutating func resume(
    _ course: Course, goal: Double, displacement: Value, velocity: Value,
    resumption: Resumption?
  ) {
    self[MemoryKey<Value>.self] = Memory(
      origin: .displacement(displacement), velocity: velocity, resumption: resumption,
      course: (course, goal), isPinned: true)
  }
}
