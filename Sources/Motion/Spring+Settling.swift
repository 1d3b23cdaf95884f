internal import ElementaryFunctions

// How long a spring needs until it stays within a tolerance, by the rules that SwiftUI follows.

/// The fraction of the distance that counts as settled where a scene does not say: SwiftUI's
/// thousandth.
let settledShare = 0.001

extension Spring {
  /// The settling duration: seconds until a value that starts at 0 and goes to 1 stays within 0.001
  /// of it.
  public var settlingDuration: Double { settlingDuration(target: 1.0, epsilon: settledShare) }

  /// The settling duration: seconds until a value that starts at zero stays within `epsilon` of its
  /// target.
  ///
  /// An oscillating spring's answer is a closed form on its envelope; another's is found in tenths of
  /// a second. Infinite without damping; 0 where the search finds none.
  ///
  /// - Parameters:
  ///   - target: The value at rest.
  ///   - initialVelocity: Velocity at time 0, in units of the value per second.
  ///   - epsilon: The distance, in units of the value, that counts as none.
  /// - Returns: Seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> Double {
    if oscillator.decay == 0 { return .infinity }
    if oscillator.frequency > 0 {
      let push = target.scaled(by: oscillator.decay) - initialVelocity
      let size = push.magnitudeSquared.squareRoot() + target.magnitudeSquared.squareRoot()
      return max(0, -log(epsilon / size) / oscillator.decay)
    }
    return timeWithinBand(epsilon) { time in
      (value(target: target, initialVelocity: initialVelocity, time: time) - target)
        .magnitudeSquared.squareRoot()
    }
  }

  /// The least damping ratio for which a spring is sought: the distance of 1 from the next number.
  private static let leastDampingRatio = 2.2e-16
  /// The seconds between which a settling duration counts.
  private static let (shortestSettling, longestSettling) = (0.01, 10.0)
  /// SwiftUI's first search by Newton's method: its guess over the duration, and its steps.
  private static let first = (guess: 5.0, steps: 12)
  /// SwiftUI's last search, where the first has failed.
  private static let last = (guess: 1.0, steps: 20)
  /// The greatest step before the last one of a search that counts, in tolerances.
  private static let greatestStepBefore = 1e5

  /// Creates a spring that settles within `epsilon` of a distance of 1 in about `settlingDuration`
  /// seconds; the damping ratio is at most 1, the duration 0.01 to 10.
  ///
  /// - Parameters:
  ///   - settlingDuration: Seconds, of which 0.01...10 count.
  ///   - dampingRatio: Damping as a share of the critical damping, of which 0...1 count.
  ///   - epsilon: The share of the distance that counts as none; also how loosely the spring is
  ///     sought.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let ζ = min(max(dampingRatio, Self.leastDampingRatio), 1)
    let time = min(max(settlingDuration, Self.shortestSettling), Self.longestSettling)
    func excess(_ x: Double) -> (value: Double, slope: Double) {
      if ζ < 1 {
        let envelope = exp(-ζ * time * x)
        let root = (1 - ζ * ζ).squareRoot()
        return (epsilon - abs(ζ / root) * envelope, ζ * ζ * time * envelope / root)
      }
      let envelope = exp(-time * x)
      return (
        envelope * (time * x + 1) - (x < 0 ? -epsilon : epsilon), -time * time * x * envelope
      )
    }
    let natural =
      Self.root(
        of: excess, from: Self.first.guess / time, steps: Self.first.steps, tolerance: epsilon)
      ?? Self.lastGuess(
        of: excess, from: Self.last.guess / time, steps: Self.last.steps, tolerance: epsilon)
    let decay = ζ * natural
    self.init(
      oscillator: natural < decay
        ? Oscillator(decay: natural, frequency: 0)
        : Oscillator(
          decay: decay, frequency: abs(natural * natural - decay * decay).squareRoot()))
  }

  /// Newton's method; `nil` unless it comes to a number with steps that became small.
  private static func root(
    of function: (Double) -> (value: Double, slope: Double), from guess: Double, steps: Int,
    tolerance: Double
  ) -> Double? {
    var (x, last) = (guess, Double.infinity)
    for _ in 0..<steps {
      let (value, slope) = function(x)
      let step = value / slope
      x -= step
      guard x.isFinite else { return nil }
      if abs(step) <= tolerance { return last <= tolerance * Self.greatestStepBefore ? x : nil }
      last = abs(step)
    }
    return nil
  }

  /// Newton's method, taking whatever comes.
  private static func lastGuess(
    of function: (Double) -> (value: Double, slope: Double), from guess: Double, steps: Int,
    tolerance: Double
  ) -> Double {
    var x = guess
    for _ in 0..<steps {
      let (value, slope) = function(x)
      let step = value / slope
      x -= step
      if !(abs(step) > tolerance) { break }
    }
    return x
  }
}

/// The best tenth of a second since when a distance has stayed below `epsilon` for a second; 0 when
/// there is none within 102 s.
func timeWithinBand(_ epsilon: Double, _ distance: (Double) -> Double) -> Double {
  // SwiftUI's search: tenths of a second, added up; the band has to be held for a second.
  let (sampleStep, sampleCount, hold) = (0.1, 1024, 1.0)
  var time = 0.0
  var best: (time: Double, distance: Double)?
  var entry: Double?
  for _ in 0..<sampleCount {
    let current = distance(time)
    guard current.isFinite else { return 0 }
    if current < epsilon {
      if entry == nil { (entry, best) = (time, (time, current)) }
      if let since = entry, time - since > hold { return best?.time ?? 0 }
    } else {
      (entry, best) = (nil, nil)
    }
    time += sampleStep
  }
  return 0
}
