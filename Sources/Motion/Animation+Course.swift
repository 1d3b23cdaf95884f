/// The place from which a course goes on that takes over from another.
package struct Resumption: Sendable {
  /// The restart of the spring inside, on its own clock.
  package var start: Double
  /// The fade of an older response into the new one.
  package var blend: FluidMotion.Blend?
  /// The cycles under way, outermost first: number and start.
  package var cycles: [(index: Int, start: Double)] = []

  package init(start: Double, blend: FluidMotion.Blend? = nil) {
    (self.start, self.blend) = (start, blend)
  }
}

/// The start of an animation that takes over from another: it goes on with displacement and velocity.
package struct Takeover: Sendable {
  /// The place from which the new course goes on.
  package var resumption: Resumption
  /// The displacement it starts from, in terms of the old course.
  package var displacement: Course.Coefficients
  /// The velocity it starts with, in terms of the old course.
  package var velocity: Course.Coefficients
  /// Whether the displacement is from the new target already: so in a cycle that runs backwards.
  package var isReversed = false
}

extension Animation.Kind {
  /// Whether a scene's own animation is in it.
  package var isCustom: Bool {
    switch self {
    case .custom: true
    case .delayed(let base, _), .sped(let base, _), .repeated(let base, _, _),
      .completing(let base, _), .mirrored(let base):
      base.isCustom
    case .fluidSpring, .interpolatingSpring, .fling, .bezier, .unitCurve, .tracking, .combined:
      false
    }
  }

  /// Whether it goes on by itself when it is given another target.
  package var takesOverFromItself: Bool {
    if case .fluidSpring = self { true } else { false }
  }

  /// The course of this animation; `nil` for a scene's own.
  ///
  /// - Parameters:
  ///   - measures: Squares of the vectors that the course starts from.
  ///   - resumption: Where to go on; `nil` for a start from rest.
  /// - Returns: The course, in ticks since the animation began.
  package func course(_ measures: Measures, resuming resumption: Resumption? = nil) -> Course? {
    switch self {
    case .fluidSpring(let spring):
      let motion = FluidMotion(
        spring, start: resumption?.start ?? 0, blend: resumption?.blend)
      return .fluid(motion, isResumed: resumption != nil, end: FluidEnd(motion, measures))
    case .interpolatingSpring(let spring):
      let duration = spring.duration
      let length = Double(Instant.ticksPerSecond) * (duration.isNaN ? 0 : duration)
      return .interpolating(spring, end: snapped(length))
    case .fling(let fling):
      return .flung(fling, end: snapped(Double(Instant.ticksPerSecond) * fling.duration))
    case .bezier(let curve, let duration):
      return .curve(curve, duration: max(ticks(ofWritten: duration), 0))
    case .unitCurve(let curve, let duration):
      return .unitCurve(curve, duration: max(ticks(ofWritten: duration), 0))
    case .delayed(let base, let delay):
      return base.course(measures, resuming: resumption).map {
        .delayed($0, by: ticks(ofWritten: delay))
      }
    case .sped(let base, let speed):
      return base.course(measures, resuming: resumption).map { .sped($0, by: speed) }
    case .completing(let base, let time):
      return base.course(measures, resuming: resumption).map {
        .completing($0, after: ticks(ofWritten: time))
      }
    case .mirrored(let base):
      return base.course(Measures(fromRest: measures.goal)).map { .mirrored($0) }
    case .repeated(let base, let count, let autoreverses):
      guard let fresh = base.course(Measures(fromRest: measures.goal)) else { return nil }
      var cycles = Course.Cycles(
        first: fresh, fresh: fresh, count: count, autoreverses: autoreverses)
      if var inner = resumption, !inner.cycles.isEmpty {
        (cycles.firstIndex, cycles.firstStart) = inner.cycles.removeFirst()
        cycles.first = base.course(measures, resuming: inner) ?? fresh
      }
      return .repeated(cycles)
    case .tracking, .combined, .custom: return nil
    }
  }

  /// The takeover by this animation from another one under way; `nil` if the two are to be added up.
  ///
  /// A plain spring takes over from anything; a modified one from the same kind of spring with equal
  /// modifiers.
  package func takeover(
    from previous: Self, course: Course, at time: Double
  ) -> Takeover? {
    if let takeover = modifiedTakeover(from: previous, course: course, at: time) {
      return takeover
    }
    guard case .fluidSpring = self else { return nil }
    return Takeover(
      resumption: Resumption(start: time),
      displacement: course.offset(at: time),
      velocity: course.velocity(at: time) ?? course.innerVelocity(at: time) ?? .zero)
  }

  private func modifiedTakeover(
    from previous: Self, course: Course, at time: Double
  ) -> Takeover? {
    switch (self, previous, course) {
    case (.fluidSpring(let new), .fluidSpring(let old), .fluid(let motion, _, _)):
      let blend =
        old.response == new.response
        ? motion.blend
        : FluidMotion.Blend(interval: old.response - new.response, start: time)
      return Takeover(
        resumption: Resumption(start: time, blend: blend),
        displacement: course.offset(at: time),
        velocity: course.velocity(at: time) ?? .zero)
    case (.delayed(let new, let a), .delayed(let old, let b), .delayed(let base, let delay))
    where a == b:
      return new.modifiedTakeover(from: old, course: base, at: max(0, time - delay))
    case (.sped(let new, let a), .sped(let old, let b), .sped(let base, let speed)) where a == b:
      return new.modifiedTakeover(
        from: old, course: base, at: Course.sped(time, by: speed))
    case (.completing(let new, let a), .completing(let old, let b), .completing(let base, _))
    where a == b:
      return new.modifiedTakeover(from: old, course: base, at: time)
    case (
      .repeated(let new, let count, let reverses),
      .repeated(let old, let oldCount, let oldReverses),
      .repeated(let cycles)
    ) where count == oldCount && reverses == oldReverses:
      let place = cycles.place(at: time)
      guard
        var takeover = new.modifiedTakeover(from: old, course: place.course, at: place.time)
      else { return nil }
      takeover.resumption.cycles.insert((place.index, place.start), at: 0)
      if place.isReversed { takeover.isReversed.toggle() }
      return takeover
    default: return nil
    }
  }
}
