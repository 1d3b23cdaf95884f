import Foundation
import Motion
import Rostrum

/// An animation as the formulas of its documentation say, beside the one that the engine runs.
///
/// Nothing here is the engine's: curves are solved by bisection, springs are exponentials and cosines, ends are
/// looked for step by step.
struct ClosedFormAnimation: CustomStringConvertible {
  /// How a distance is covered.
  enum Law {
    /// A cubic timing curve by its two control points, over some seconds.
    case curve(Double, Double, Double, Double, duration: Double)
    /// A spring that takes over place and velocity.
    case fluid(response: Double, dampingRatio: Double)
    /// A spring that is added to what runs.
    case interpolating(stiffness: Double, damping: Double, velocity: Double)
  }

  var law: Law
  /// Cycles to and fro.
  var cycles = 1
  var speed = 1.0
  /// Seconds before it begins.
  var delay = 0.0

  /// What the engine is given.
  var animation: Animation {
    var animation: Animation =
      switch law {
      case .curve(let x1, let y1, let x2, let y2, let duration):
        .timingCurve(x1, y1, x2, y2, duration: duration)
      case .fluid(let response, let dampingRatio):
        .spring(response: response, dampingFraction: dampingRatio)
      case .interpolating(let stiffness, let damping, let velocity):
        .interpolatingSpring(stiffness: stiffness, damping: damping, initialVelocity: velocity)
      }
    if cycles > 1 { animation = animation.repeatCount(cycles) }
    if speed != 1 { animation = animation.speed(speed) }
    if delay > 0 { animation = animation.delay(delay) }
    return animation
  }

  var description: String { "\(law) ×\(cycles) speed \(speed) delay \(delay)" }

  /// The time as the law sees it.
  func clock(_ elapsed: Double) -> Double { max(elapsed - delay, 0) * speed }

  /// Whether `other` is the same but for the law.
  func hasModifiers(of other: Self) -> Bool {
    (cycles, speed, delay) == (other.cycles, other.speed, other.delay)
  }

  var isFluid: Bool { if case .fluid = law { true } else { false } }
  var isPlain: Bool { cycles == 1 && speed == 1 && delay == 0 }
}

/// What is left of a damped oscillation.
///
/// `x″ = −2ζω·x′ − ω²·x`, for ζ up to 1.
struct Swing {
  let frequency: Double
  let dampingRatio: Double

  init(response: Double, dampingRatio: Double) {
    (frequency, self.dampingRatio) = (2 * .pi / response, dampingRatio)
  }
  init(stiffness: Double, damping: Double) {
    frequency = stiffness.squareRoot()
    // More than critical damping counts as critical.
    dampingRatio = min(damping / (2 * stiffness.squareRoot()), 1)
  }

  /// Displacement and velocity, some seconds later.
  func state(_ x: Double, _ v: Double, after time: Double) -> (x: Double, v: Double) {
    let decay = dampingRatio * frequency
    let fading = exp(-decay * time)
    guard dampingRatio < 1 else {
      let slope = v + frequency * x
      return (fading * (x + slope * time), fading * (slope - frequency * (x + slope * time)))
    }
    let turn = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let (c, s) = (cos(turn * time), sin(turn * time))
    let other = (v + decay * x) / turn
    return (
      fading * (x * c + other * s),
      fading * ((other * turn - decay * x) * c - (x * turn + decay * other) * s)
    )
  }

  func acceleration(_ state: (x: Double, v: Double)) -> Double {
    -2 * dampingRatio * frequency * state.v - frequency * frequency * state.x
  }
}

/// The height of a timing curve where it has gone `share` of its width.
func curveHeight(
  _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at share: Double
) -> Double {
  func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if bezier(x1, x2, middle) < share { low = middle } else { high = middle }
  }
  return bezier(y1, y2, low)
}

/// Seconds after which an interpolating spring is within a thousandth of its distance.
func interpolatingEnd(_ swing: Swing, velocity: Double) -> Double {
  let (ω, ζ) = (swing.frequency, swing.dampingRatio)
  if ζ < 1 {
    let other = (ζ * ω - velocity) / (ω * (1 - ζ * ζ).squareRoot())
    return max(0, -log(0.001 / (1 + abs(other))) / (ζ * ω))
  }
  // The first tenth of a second, added up, from which on it stays within.
  var (time, entry) = (0.0, 0.0)
  var isWithin = false
  while !isWithin || time - entry <= 1 {
    let wasWithin = isWithin
    isWithin = abs(swing.state(-1, velocity, after: time).x) < 0.001
    if isWithin, !wasWithin { entry = time }
    time += 0.1
  }
  return entry
}
