internal import ElementaryFunctions

/// The spring of `Animation.spring`: it keeps the velocity of whatever it takes over from.
package struct FluidSpring: Hashable, Sendable {
  /// The undamped period in seconds.
  package var response: Double
  /// The damping ratio: damping as a fraction of the critical damping.
  package var dampingRatio: Double
  /// Seconds over which the response of a spring that went before fades into this one's.
  package var blendDuration: Double

  package init(response: Double, dampingRatio: Double, blendDuration: Double = 0) {
    self.response = response
    self.dampingRatio = dampingRatio
    self.blendDuration = blendDuration
  }

  /// The greatest spring constant of a unit mass, in 1/s²: SwiftUI's, at which its integrator is still stable.
  private static let greatestStiffness = 45000.0

  /// The oscillator for a response of the moment; 0 and less give the stiffest spring there is.
  package func oscillator(response: Double) -> Oscillator {
    if dampingRatio == .infinity { return Oscillator(decay: .infinity, frequency: -.infinity) }
    let natural = 2 * .pi / response
    let stiffness =
      response > 0
      ? min(natural * natural, Self.greatestStiffness.nextDown) : Self.greatestStiffness
    return Oscillator(undampedFrequency: stiffness.squareRoot(), dampingRatio: dampingRatio)
  }
}

/// The motion of a fluid spring from its last start on: a matrix for every time, and its end.
///
/// Times are ticks of the clock that the spring sees.
package struct FluidMotion: Sendable {
  /// The response of the spring that went before fades into this one's.
  package struct Blend: Hashable, Sendable {
    /// Old response less the new one, in seconds.
    package var interval: Double
    /// The start of the fade.
    package var start: Double

    package init(interval: Double, start: Double) {
      (self.interval, self.start) = (interval, start)
    }
  }

  /// The spring.
  package let spring: FluidSpring
  /// The time of its last start.
  package let start: Double
  /// The fade, if it has to be followed.
  package let blend: Blend?
  /// The oscillator when no fade runs.
  package let oscillator: Oscillator
  /// The steps from `start` to the ends of the fade's cells after it; the last ends the fade.
  private let cells: [Oscillator.Step]

  /// Creates a motion that begins at `start`; the cells of a fade are 1/240 s long, counted from its
  /// beginning, and hold the response that their middle has.
  package init(_ spring: FluidSpring, start: Double, blend: Blend?) {
    self.spring = spring
    self.start = start
    oscillator = spring.oscillator(response: spring.response)
    let length = ticks(ofWritten: spring.blendDuration)
    guard let blend, blend.interval != 0, blend.interval.isFinite, spring.response.isFinite,
      length > 0, length < .infinity,
      start < blend.start + length
    else {
      self.blend = nil
      cells = []
      return
    }
    self.blend = blend
    let first = Int(((start - blend.start) / ticksPerStep).rounded(.down))
    let last = Int((length / ticksPerStep).rounded(.up))
    var cells: [Oscillator.Step] = []
    var (step, time) = (Oscillator.Step(), start)
    for cell in first..<last {
      let end = blend.start + Double(cell + 1) * ticksPerStep
      let held = Self.heldOscillator(spring, blend, cell: cell)
      step = held.step(over: seconds(ofTicks: end - time)).after(step)
      time = end
      cells.append(step)
    }
    self.cells = cells
  }

  /// The response at a time of the fade.
  private static func response(
    _ spring: FluidSpring, _ blend: Blend, at time: Double
  ) -> Double {
    let length = ticks(ofWritten: spring.blendDuration)
    let p = min(max((time - blend.start) / length, 0), 1)
    return spring.response + blend.interval * (1 - p * p * (3 - 2 * p))
  }

  private static func heldOscillator(
    _ spring: FluidSpring, _ blend: Blend, cell: Int
  ) -> Oscillator {
    let middle = blend.start + (Double(cell) + 0.5) * ticksPerStep
    return spring.oscillator(response: response(spring, blend, at: middle))
  }

  /// The step from the start to `time`, and the oscillator that acts there.
  package func step(at time: Double) -> (step: Oscillator.Step, oscillator: Oscillator) {
    guard let blend else {
      return (oscillator.step(over: seconds(ofTicks: time - start)), oscillator)
    }
    let cell = Int(((time - blend.start) / ticksPerStep).rounded(.down))
    let first = Int(((start - blend.start) / ticksPerStep).rounded(.down))
    if cell - first >= cells.count {
      let end = blend.start + Double(first + cells.count) * ticksPerStep
      let rest = oscillator.step(over: seconds(ofTicks: time - end))
      return (rest.after(cells.last ?? Oscillator.Step()), oscillator)
    }
    let held = Self.heldOscillator(spring, blend, cell: cell)
    let begin = max(start, blend.start + Double(cell) * ticksPerStep)
    let rest = held.step(over: seconds(ofTicks: time - begin))
    return (cell == first ? rest : rest.after(cells[cell - first - 1]), held)
  }

  /// Steps of 1/240 s after the start within which the fade is over.
  var cellsAfterStart: Int {
    guard let blend else { return 0 }
    let end = blend.start + ticks(ofWritten: spring.blendDuration)
    return Int(((end - start) / ticksPerStep).rounded(.up)) + 1
  }

  /// The time of logical completion: one response after its start, or with a fade at the first
  /// multiple of 1/240 s at which the response of the moment has passed.
  package var logicalCompletion: Double {
    guard let blend else { return start + ticks(ofWritten: max(spring.response, 0)) }
    for count in 1...cellsAfterStart {
      let time = Double(count) * ticksPerStep
      if seconds(ofTicks: time) >= Self.response(spring, blend, at: start + time) {
        return start + time
      }
    }
    let steps = (ticks(ofWritten: max(spring.response, 0)) / ticksPerStep).rounded(.up)
    return start + steps * ticksPerStep
  }
}
