/// A value as a curve: smooth pieces with their velocities, and the runs in which something moved it.
public struct MotionCurve: Sendable {
  /// A point of a piece.
  public struct Point: Codable, Hashable, Sendable {
    /// Seconds.
    public var time: Double
    /// What is shown.
    public var value: Double
    /// Its derivative, per second.
    public var velocity: Double

    /// Creates a point.
    ///
    /// - Parameters:
    ///   - time: Seconds.
    ///   - value: What is shown.
    ///   - velocity: Its derivative, per second.
    public init(time: Double, value: Double, velocity: Double) {
      (self.time, self.value, self.velocity) = (time, value, velocity)
    }
  }

  /// The view's name.
  public let view: String
  /// Which of its values.
  public let property: String
  /// In the order of time; between two of them the value or its velocity jumps, or it was not there.
  public private(set) var pieces: [[Point]] = []
  /// Jumps from a value to another within an instant.
  public private(set) var jumps: [(time: Double, from: Double, to: Double)] = []
  /// What moved it, in order.
  public let runs: [MotionRun]
  /// The least and the greatest value, shown or aimed at.
  public let range: ClosedRange<Double>

  /// Changes within this many seconds of each other are one movement, as under a finger.
  private static let longestStep = 1.0 / 25
  /// Seconds between the sample before something that happens and the one after it, at most.
  private static let instant = 1e-8
  /// Of a value that stands still for so long, in seconds, only the ends are there.
  private static let leastRest = 1.0 / 60
  /// Jumps by less than this share of the range are the end of a movement.
  private static let leastJump = 0.005

  /// Makes a curve of samples; `nil` for a value that nobody sees move, or that has numbers which are none.
  ///
  /// - Parameter sampled: The samples.
  public init?(_ sampled: SampledValue) {
    let known = sampled.samples.compactMap { $0 }
    let values = known.map(\.value)
    guard let least = values.min(), let greatest = values.max(),
      greatest - least >= Self.leastExtent(of: sampled.property),
      known.allSatisfy({ $0.value.isFinite && $0.target.isFinite })
    else { return nil }
    (view, property) = (sampled.view, sampled.property)
    // A target that was never pursued is none: lists aim at places beyond the stage while nothing is seen of it.
    let aims = known.filter(\.isAnimated).map(\.target)
    range = min(least, aims.min() ?? least)...max(greatest, aims.max() ?? greatest)
    let extent = greatest - least
    let samples = Self.joined(sampled.samples, jump: Self.leastJump * extent)
    runs = MotionRun.runs(samples, jump: Self.leastJump * extent)
    var piece: [SampledValue.Sample] = []
    for sample in samples {
      guard let sample else {
        finish(&piece)
        continue
      }
      if let last = piece.last {
        let isJump = abs(sample.value - last.value) > Self.leastJump * extent
        let isAtOnce = sample.time - last.time <= Self.instant
        if sample.isAfterEvent || isAtOnce, isJump {
          jumps.append((sample.time, last.value, sample.value))
          finish(&piece)
        } else if sample.isAfterEvent,
          sample.mover != last.mover
            || sample.target != last.target
        {
          finish(&piece)
        } else if isAtOnce {
          // Nothing happened to this one.
          piece.removeLast()
        } else if sample.value == last.value, sample.time - last.time > Self.leastRest {
          // It rested all the while: no parabola goes through that and what follows.
          finish(&piece)
          pieces.append(Self.derived([last, sample]))
        }
      }
      piece.append(sample)
    }
    finish(&piece)
  }

  /// What moves by less is not seen: half a level of a colour, and what rounding leaves.
  private static func leastExtent(of property: String) -> Double {
    property.contains("color.") || property.hasPrefix("opacity") ? 1.0 / 510 : 1e-4
  }

  /// The value at a time.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: The value between the samples around it, on the curve that has their velocities; `nil` where it was not there.
  ///   Where it jumps, the later one.
  public func value(at time: Double) -> Double? { Self.value(at: time, in: pieces) }

  /// The value of some pieces at a time.
  ///
  /// - Parameters:
  ///   - time: Seconds.
  ///   - pieces: In the order of time, each of a point or more.
  /// - Returns: As by ``value(at:)``.
  static func value(at time: Double, in pieces: [[Point]]) -> Double? {
    guard let piece = pieces.last(where: { $0[0].time <= time }), let last = piece.last else {
      return nil
    }
    guard time < last.time, let next = piece.firstIndex(where: { $0.time > time }), next > 0 else {
      return time - last.time <= instant ? last.value : nil
    }
    let (a, b) = (piece[next - 1], piece[next])
    let step = b.time - a.time
    let t = (time - a.time) / step
    let (start, end) = (a.velocity * step, b.velocity * step)
    let way = b.value - a.value
    return a.value + t * (start + t * (3 * way - 2 * start - end + t * (start + end - 2 * way)))
  }

  private mutating func finish(_ piece: inout [SampledValue.Sample]) {
    let isKnown = piece.count == 1 && pieces.last?.last?.time == piece[0].time
    if !piece.isEmpty, !isKnown { pieces.append(Self.derived(piece)) }
    piece = []
  }

  /// What a finger moves is one movement from touch to touch, not a stair.
  private static func joined(
    _ samples: [SampledValue.Sample?], jump: Double
  ) -> [SampledValue.Sample?] {
    var result: [SampledValue.Sample?] = []
    /// Where the last sample after a jump without an animation stands in the result.
    var lastStep: Int?
    for sample in samples {
      guard let sample, let last = result.last ?? nil, sample.isAfterEvent, !last.isAnimated,
        sample.value != last.value
      else {
        if sample?.isAnimated ?? true { lastStep = nil }
        result.append(sample)
        continue
      }
      if let step = lastStep, let before = result[step],
        sample.time - before.time <= longestStep,
        result[step...].allSatisfy({ $0?.value == before.value })
      {
        result.removeLast(result.count - step - 1)
        var smooth = sample
        (smooth.isAfterEvent, smooth.animation) = (false, nil)
        result.append(smooth)
        // The finger's last place is where an animation begins.
        if sample.isAnimated { result.append(sample) }
      } else {
        result.append(sample)
      }
      lastStep = sample.isAnimated ? nil : result.count - 1
    }
    return result
  }

  // MARK: Velocity

  /// The derivative of the parabola through a sample and its neighbours, of a first or last one through the next two.
  private static func derived(_ samples: [SampledValue.Sample]) -> [Point] {
    let count = samples.count
    return samples.indices.map { index in
      let sample = samples[index]
      guard count > 1 else { return Point(time: sample.time, value: sample.value, velocity: 0) }
      let middle = count == 2 ? 1 : min(max(index, 1), count - 2)
      let before = samples[middle - 1]
      let after = samples[min(middle + 1, count - 1)]
      let firstStep = samples[middle].time - before.time
      let first = (samples[middle].value - before.value) / firstStep
      var velocity = first
      if count > 2 {
        let second = (after.value - samples[middle].value) / (after.time - samples[middle].time)
        let bend = (second - first) / (after.time - before.time)
        velocity = first + bend * (2 * sample.time - before.time - samples[middle].time)
      }
      return Point(time: sample.time, value: sample.value, velocity: velocity)
    }
  }
}
