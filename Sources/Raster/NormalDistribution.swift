internal import ElementaryFunctions

// The normal distribution's density and its integral, by a table: shadows ask for thousands of values.

/// Φ and its derivative at steps of 1/256, interpolated by cubics; error below 1e-9.
struct NormalDistribution: Sendable {
  static let shared = NormalDistribution()

  private static let steps = 256.0
  private static let reach = 6.0
  private let integral: [Double]
  private let density: [Double]

  private init() {
    let count = Int(2 * Self.reach * Self.steps) + 2
    let places = (0..<count).map { Double($0) / Self.steps - Self.reach }
    let root = (2 * Double.pi).squareRoot()
    density = places.map { exp(-$0 * $0 / 2) / root }
    integral = places.map { erfc(-$0 / 2.squareRoot()) / 2 }
  }

  /// The share of a normal distribution below `x` standard deviations.
  func integral(below x: Double) -> Double {
    guard x > -Self.reach else { return 0 }
    guard x < Self.reach else { return 1 }
    let place = (x + Self.reach) * Self.steps
    let index = Int(place)
    let t = place - Double(index)
    // Hermite's cubic from values and densities at both ends.
    let (p0, p1) = (integral[index], integral[index + 1])
    let (m0, m1) = (density[index] / Self.steps, density[index + 1] / Self.steps)
    let rise = p1 - p0
    return p0 + t * (m0 + t * (3 * rise - 2 * m0 - m1 + t * (m0 + m1 - 2 * rise)))
  }

  /// The density at `x` standard deviations.
  func density(at x: Double) -> Double {
    guard abs(x) < Self.reach else { return 0 }
    let place = (x + Self.reach) * Self.steps
    let index = Int(place)
    return density[index] + (density[index + 1] - density[index]) * (place - Double(index))
  }
}
