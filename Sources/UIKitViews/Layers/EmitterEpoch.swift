import DisplayList
import Foundation
import Motion

/// A stretch of an emitter's time in which nothing about it was changed.
///
/// Particles keep what their emitter was like when they were born. Which there are at a moment, and where,
/// follows from the epochs alone, whatever frames were drawn before.
struct EmitterEpoch {
  /// The begin, in the emitter's time.
  let start: Double
  /// The end; infinite for the last one.
  var end = Double.infinity
  let cells: [CAEmitterCell]
  /// The emitter at rest.
  let state: LayerState
  /// What moves it.
  let animations: [CAAnimation]
  let seed: UInt32
  let shape: CAEmitterLayerEmitterShape
  let mode: CAEmitterLayerEmitterMode
  /// How each cell's births go on from the epoch before.
  var births: [EmissionSpan] = []

  /// On what grid an animated birth rate is read, a second.
  private static let rateGrid = 60.0

  // MARK: The emitter

  /// The emitter at a time of its own.
  private func state(at time: Double) -> LayerState {
    var now = state
    for animation in animations { animation.apply(to: &now, at: time) }
    return now
  }

  private func form(_ state: LayerState) -> EmitterForm {
    EmitterForm(
      shape: shape, mode: mode, position: state.point("emitterPosition", .zero),
      size: state.more["emitterSize"]?.size ?? .zero)
  }

  private func factors(_ state: LayerState) -> EmitterFactors {
    EmitterFactors(
      birthRate: state.number("birthRate", 1), lifetime: state.number("lifetime", 1),
      velocity: state.number("velocity", 1), scale: state.number("scale", 1),
      spin: state.number("spin", 1))
  }

  // MARK: Births

  /// The spans of a cell's births until a time.
  func spans(_ index: Int, until now: Double) -> [EmissionSpan] {
    let cell = cells[index]
    let (first, last) = (cell.beginTime, cell.lastEmission)
    let moving = animations.filter { $0.keyPaths.contains("birthRate") }
    func rate(at time: Double) -> Double {
      guard time >= first, time < last else { return 0 }
      let factor =
        moving.isEmpty ? state.number("birthRate", 1) : state(at: time).number("birthRate", 1)
      return Double(max(cell.birthRate, 0)) * max(factor, 0)
    }
    var marks = [start, first, last]
    for animation in moving {
      let begin = animation.beginTime
      let length =
        animation.timing.activeDuration / Double(max(animation.speed, .leastNormalMagnitude))
      let stop = min(begin + length, now, end)
      marks += [begin, begin + length]
      guard stop > begin else { continue }
      marks += (1...Int((stop - begin) * Self.rateGrid) + 1).map {
        begin + Double($0) / Self.rateGrid
      }
    }
    marks = marks.filter { $0 >= start && $0 < end && $0.isFinite }.sorted()
    var spans: [EmissionSpan] = []
    var current = births.indices.contains(index) ? births[index] : nil
    for (place, mark) in marks.enumerated() {
      if place > 0, marks[place - 1] == mark { continue }
      // An animated rate is that of the middle of a step.
      let rate = rate(at: moving.isEmpty ? mark : mark + 0.5 / Self.rateGrid)
      if spans.isEmpty == false { spans[spans.count - 1].end = mark }
      let before = spans.last ?? current ?? EmissionSpan(start: mark, end: mark, rate: 0)
      var span = before.followed(at: mark, rate: rate)
      span.end = end
      spans.append(span)
      current = nil
    }
    return spans
  }

  /// How births go on in another epoch from a time on.
  func births(from time: Double) -> [EmissionSpan] {
    cells.indices.map { index in
      let last = spans(index, until: time).last ?? EmissionSpan(start: time, end: time, rate: 0)
      return last.followed(at: time, rate: 0)
    }
  }

  /// How long after the epoch's end something of it may be seen, in seconds.
  var reach: Double {
    let factor = max(state.number("lifetime", 1), 0)
    return (cells.map { $0.reach(factor) }.max() ?? 0)
  }

  // MARK: Particles

  /// The particles that are alive at a time of the emitter, cell by cell in the order of their births.
  func particles(at now: Double) -> [Particle] {
    var found: [Particle] = []
    let dice = ParticleDice(seed: seed)
    let factor = max(state.number("lifetime", 1), 0)
    for (index, cell) in cells.enumerated() {
      let own = dice.inside(index)
      for span in spans(index, until: now) {
        for birth in span.births(after: now - cell.reach(factor), by: now) {
          let state = animations.isEmpty ? state : state(at: birth.time)
          let dice = own.inside(birth.number)
          let course = ParticleCourse(
            cell, birth: birth.time, from: form(state).start(dice), tint: .white, factors(state),
            dice)
          Self.add(course, factors(state), at: now, to: &found)
        }
      }
    }
    return found
  }

  /// Adds a particle if it is alive, and those that it has emitted.
  private static func add(
    _ course: ParticleCourse, _ factors: EmitterFactors, at now: Double,
    to found: inout [Particle]
  ) {
    let age = now - course.birth
    if age < course.life { found.append(course.particle(at: age)) }
    for (index, cell) in (course.cell.emitterCells ?? []).enumerated() {
      let start = course.birth + cell.beginTime
      let span = EmissionSpan(
        start: start, end: min(course.birth + course.life, course.birth + cell.lastEmission),
        rate: Double(max(cell.birthRate, 0)))
      guard span.end > start else { continue }
      let dice = course.dice.inside(index)
      for birth in span.births(after: now - cell.reach(factors.lifetime), by: now) {
        let parent = course.particle(at: birth.time - course.birth)
        let inner = ParticleCourse(
          cell, birth: birth.time, from: (parent.position, 0), tint: parent.color, factors,
          dice.inside(birth.number))
        add(inner, factors, at: now, to: &found)
      }
    }
  }
}

extension CAEmitterCell {
  /// When it stops to emit, in the time that ``beginTime`` is in.
  var lastEmission: Double { duration > 0 ? beginTime + duration : .infinity }

  /// How long after a birth something of it may be seen, in seconds.
  func reach(_ factor: Double) -> Double {
    let own = Double(lifetime + abs(lifetimeRange) / 2) * factor
    return own + ((emitterCells ?? []).map { $0.reach(factor) }.max() ?? 0)
  }
}
