/// The progress of one animation at any time, as coefficients that serve every component of a vector.
///
/// Every built-in animation is linear in the vectors it was started with, so what it shows is
/// *offset* = a·goal + b·displacement + c·velocity, where the offset is what is shown less the model
/// value. Times are ticks since the animation began.
package indirect enum Course: Sendable {
  /// A fluid spring; `isResumed` when it took over a displacement and a velocity.
  case fluid(FluidMotion, isResumed: Bool, end: FluidEnd)
  /// An interpolating spring.
  case interpolating(InterpolatingSpring, end: Double)
  /// A fling past the end of a way.
  case flung(Fling, end: Double)
  /// A timing curve, and how long it takes.
  case curve(CubicBezier, duration: Double)
  /// A unit curve, and how long it takes.
  case unitCurve(UnitCurve, duration: Double)
  /// Another course, later.
  case delayed(Course, by: Double)
  /// Another course, faster.
  case sped(Course, by: Double)
  /// Another course, again and again.
  case repeated(Cycles)
  /// Another course, and the same backwards in time.
  case mirrored(Course)
  /// Another course that is logically complete after some time.
  case completing(Course, after: Double)

  /// A course that repeats.
  package struct Cycles: Sendable {
    /// The cycle that `first` is.
    package var firstIndex = 0
    /// The start of `first`.
    package var firstStart = 0.0
    /// The cycle under way when the course was made.
    package var first: Course
    /// Every cycle after it.
    package var fresh: Course
    /// The number of cycles; `nil` for ever.
    package var count: Int?
    /// Whether every second one runs backwards.
    package var autoreverses: Bool
  }

  /// The coefficients of an offset or a velocity.
  package struct Coefficients: Hashable, Sendable {
    /// The coefficient of the whole distance.
    package var goal = 0.0
    /// The coefficient of the displacement at the start.
    package var displacement = 0.0
    /// The coefficient of the velocity at the start.
    package var velocity = 0.0

    package static let zero = Self()
  }

  /// The end of the course; infinite if it never does.
  package var end: Double {
    switch self {
    case .fluid(_, _, let end): end.exact
    case .interpolating(_, let end), .flung(_, let end): end
    case .curve(_, let duration), .unitCurve(_, let duration): max(duration, 0)
    case .delayed(let base, let delay): base.end + delay
    case .sped(let base, let speed): speed > 0 ? snapped(base.end / speed) : .infinity
    case .repeated(let cycles): cycles.end
    case .completing(let base, _): base.end
    case .mirrored(let base): 2 * base.end
    }
  }

  /// A lower bound of the end; cheaper to know than the end.
  package var earliestEnd: Double {
    switch self {
    case .fluid(_, _, let end): end.earliest
    case .completing(let base, _): base.earliestEnd
    default: end
    }
  }

  private func hasEnded(at time: Double) -> Bool {
    if case .fluid(_, _, let end) = self { return end.isReached(at: time) }
    return time >= end
  }

  /// The time of logical completion; `nil` if only its end says so.
  package var logicalCompletion: Double? {
    switch self {
    case .fluid(let motion, _, _): motion.logicalCompletion
    case .interpolating(let spring, _): ticks(ofWritten: spring.response)
    case .flung, .curve, .unitCurve, .mirrored: nil
    case .delayed(let base, let delay): base.logicalCompletion.map { $0 + delay }
    case .sped(let base, let speed):
      base.logicalCompletion.map { speed > 0 ? snapped($0 / speed) : .infinity }
    case .repeated(let cycles):
      cycles.first.logicalCompletion.flatMap {
        $0 <= cycles.first.end ? cycles.firstStart + $0 : nil
      }
    case .completing(let base, let time): base.logicalCompletion.map { min($0, time) } ?? time
    }
  }

  /// The coefficients of the offset at `time`; zero once the course has ended.
  package func offset(at time: Double) -> Coefficients {
    if hasEnded(at: time) { return .zero }
    switch self {
    case .fluid(let motion, let isResumed, _):
      let step = motion.step(at: max(time, motion.start)).step
      return isResumed
        ? Coefficients(goal: 0, displacement: step.xx, velocity: step.xv)
        : Coefficients(goal: -step.xx)
    case .interpolating(let spring, _):
      return Coefficients(goal: spring.progress(at: seconds(ofTicks: time)) - 1)
    case .flung(let fling, _):
      return Coefficients(goal: fling.progress(at: seconds(ofTicks: time)) - 1)
    case .curve(let curve, let duration):
      return Coefficients(goal: curve.value(at: time / duration) - 1)
    case .unitCurve(let curve, let duration):
      return Coefficients(goal: curve.value(at: time / duration) - 1)
    case .delayed(let base, let delay): return base.offset(at: max(0, time - delay))
    case .sped(let base, let speed): return base.offset(at: Course.sped(time, by: speed))
    case .repeated(let cycles): return cycles.offset(at: time)
    case .completing(let base, _): return base.offset(at: time)
    case .mirrored(let base):
      return base.offset(at: time > base.end ? 2 * base.end - time : time)
    }
  }

  /// The coefficients of the velocity at `time`, per second, for those who take over; `nil` for animations
  /// that do not tell theirs.
  package func velocity(at time: Double) -> Coefficients? {
    switch self {
    case .fluid(let motion, let isResumed, _):
      let step = motion.step(at: max(time, motion.start)).step
      return isResumed
        ? Coefficients(goal: 0, displacement: step.vx, velocity: step.vv)
        : Coefficients(goal: -step.vx)
    case .unitCurve(let curve, let duration):
      return Coefficients(goal: curve.velocity(at: time / duration) / seconds(ofTicks: duration))
    default: return nil
    }
  }

  /// The velocity that the spring inside keeps, on its own clock; `nil` if there is no spring inside.
  package func innerVelocity(at time: Double) -> Coefficients? {
    switch self {
    case .fluid: return velocity(at: time)
    case .interpolating, .flung, .curve, .unitCurve, .mirrored: return nil
    case .delayed(let base, let delay): return base.innerVelocity(at: max(0, time - delay))
    case .sped(let base, let speed): return base.innerVelocity(at: Course.sped(time, by: speed))
    case .completing(let base, _): return base.innerVelocity(at: time)
    case .repeated(let cycles):
      let place = cycles.place(at: time)
      guard var inner = place.course.innerVelocity(at: place.time) else { return nil }
      if place.isReversed {
        inner = Coefficients(
          goal: -inner.goal, displacement: -inner.displacement, velocity: -inner.velocity)
      }
      return inner
    }
  }

  /// Time as a faster or slower course sees it; a speed of 0 or less stands still.
  static func sped(_ time: Double, by speed: Double) -> Double {
    speed > 0 ? snapped(time * speed) : 0
  }
}

extension Course.Cycles {
  /// How long a fresh cycle takes: at least 1/240 s.
  private var period: Double { max(fresh.end, ticksPerStep) }
  private var firstEnd: Double { firstStart + max(first.end, ticksPerStep) }

  /// The end of the last cycle.
  package var end: Double {
    guard let count else { return .infinity }
    let left = max(count, 1) - 1 - firstIndex
    return left > 0 ? firstEnd + Double(left) * period : firstEnd
  }

  /// The cycle at a time; a time on the boundary of two belongs to the earlier one.
  package func place(
    at time: Double
  ) -> (index: Int, start: Double, time: Double, course: Course, isReversed: Bool) {
    var (index, start, course) = (firstIndex, firstStart, first)
    if time > firstEnd {
      let more = ((time - firstEnd) / period).rounded(.up) - 1
      index = firstIndex + 1 + Int(max(more, 0))
      start = firstEnd + max(more, 0) * period
      course = fresh
    }
    return (index, start, time - start, course, autoreverses && index % 2 == 1)
  }

  /// What the offset is made of: of a reversed cycle, what the others lack of the whole.
  func offset(at time: Double) -> Course.Coefficients {
    let place = place(at: time)
    let offset = place.course.offset(at: place.time)
    guard place.isReversed else { return offset }
    return Course.Coefficients(
      goal: -1 - offset.goal, displacement: -offset.displacement, velocity: -offset.velocity)
  }
}
