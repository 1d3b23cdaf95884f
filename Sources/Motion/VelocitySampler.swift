internal import ElementaryFunctions

/// A velocity sampler: the velocity of a value that something else moves, from its last three
/// samples.
public struct VelocitySampler<Value: VectorArithmetic> {
  private var samples: [(value: Value, time: Instant)] = []

  /// The weight of the older of two pairs of samples; SwiftUI reports 1.25 for 1, 2, 4 at 1, 2, 3
  /// s.
  private static var olderWeight: Double { 0.75 }
  /// What is left of a velocity after a millisecond without a sample: SwiftUI's.
  private static var keptEachMillisecond: Double { 0.998 }

  /// How many samples are kept.
  private static var sampleCount: Int { 3 }

  /// Creates a sampler that has seen nothing.
  public init() {}

  /// The time of the last sample.
  public var lastTime: Instant? { samples.last?.time }

  /// Takes a sample; one at the time of the last replaces it, one before it is no sample.
  ///
  /// - Parameters:
  ///   - value: Where the value is.
  ///   - time: When it is there.
  public mutating func add(_ value: Value, at time: Instant) {
    if let last = samples.last {
      if time < last.time { return }
      if time == last.time { samples.removeLast() }
    }
    samples.append((value, time))
    if samples.count > Self.sampleCount { samples.removeFirst() }
  }

  /// The velocity per second at the last sample: of three samples, the older pair counts three times as
  /// much as the newer one.
  public var velocity: Value {
    func slope(_ i: Int) -> Value {
      let (a, b) = (samples[i], samples[i + 1])
      return (b.value - a.value).scaled(by: 1 / (b.time - a.time).seconds)
    }
    switch samples.count {
    case 0: return .zero
    // Not `.zero`, which may be a vector of another length.
    case 1: return samples[0].value - samples[0].value
    case 2: return slope(0)
    default:
      return
        slope(1).scaled(by: 1 - Self.olderWeight) + slope(0).scaled(by: Self.olderWeight)
    }
  }

  /// The velocity per second at a later time: it fades by 0.2 % each millisecond.
  public func velocity(at time: Instant) -> Value {
    guard let last = samples.last else { return .zero }
    return velocity.scaled(
      by: pow(Self.keptEachMillisecond, 1000 * max(0, (time - last.time).seconds)))
  }
}
