/// An interruption: something that happens while values move, and how smoothly they go on.
public struct Interruption: Hashable, Sendable {
  /// What is not smooth.
  public enum Fault: String, Hashable, Sendable, Codable {
    /// The value is another one at once.
    case value
    /// A spring does not keep the velocity.
    case velocity
    /// The value never reaches what the state says.
    case end
  }
  /// How far one value is from smooth.
  public struct Measure: Hashable, Sendable {
    /// What does not go on as it was.
    public var fault: Fault
    /// The view's name.
    public var view: String
    /// Which of its values.
    public var property: String
    /// The frame in which it shows.
    public var frame: Int
    /// How much changes at once: the property's unit, or that a second.
    public var size: Double
    /// The size as a share of what is still called smooth; more than 1 is not.
    public var share: Double

    /// One line for people, without full stop.
    public var sentence: String {
      let unit = TrackUnit.of(property)
      let text = PeopleNumber.text(size, unit)
      let what =
        switch fault {
        case .value: "jumps by \(text) at frame \(frame)"
        case .velocity: "loses or gains \(text)/s of its velocity at frame \(frame)"
        case .end: "rests \(text) from where it should end"
        }
      return "\(view) · \(property) \(what)"
    }
  }

  /// The film's seconds at which it happens.
  public let time: Double
  /// How many values were moving then.
  public let movingCount: Int
  /// The value that is farthest from smooth; `nil` if nothing moved, and everything reached its end.
  public let worst: Measure?

  /// Whether all values go on smoothly, and reach their ends.
  public var isSmooth: Bool { worst.map { $0.share <= 1 } ?? true }

  /// Shares of the way and of the greatest speed that are called smooth.
  private static let valueShare = 0.05
  private static let velocityShare = 0.25
  private static let endShare = 0.01
  /// The least jump of a colour's component that is told.
  private static let leastColor = 0.1
  /// Frames to a side from which values are foretold.
  private static let mostPoints = 5

  /// Looks at all values around an instant.
  ///
  /// From the frames before it, and from those after it, is foretold where each moving value was at the instant, and how
  /// fast: both must agree. What rests and changes at once, as a button does that is pressed, interrupts nothing.
  ///
  /// - Parameters:
  ///   - time: Seconds of the film.
  ///   - record: The motion with the interruption.
  public init(at time: Double, in record: MotionRecord) {
    self.time = time
    var (worst, count) = (Measure?.none, 0)
    func note(_ measure: Measure) {
      guard let known = worst else { return worst = measure }
      // Of equals the first by name, whatever the order of the tracks.
      let isFirst = (measure.view, measure.property) < (known.view, known.property)
      if measure.share > known.share || measure.share == known.share && isFirst { worst = measure }
    }
    for track in record.tracks {
      let shown = Self.visible(track, in: record)
      let curve = TrackCurve(shown, of: record.frameCount, on: record.frameCount)
      if let end = Self.end(curve) { note(end) }
      let measures = Self.measures(curve, at: time * record.framesPerSecond, record)
      if !measures.isEmpty { count += 1 }
      for measure in measures { note(measure) }
    }
    (self.worst, movingCount) = (worst, count)
  }

  // MARK: The end

  /// How far a value that is there to the end is from what the state says then.
  private static func end(_ curve: TrackCurve) -> Measure? {
    guard let last = curve.numbers.last, let value = last, let target = curve.targets.last??.number,
      value != target, !(curve.track.runs.last?.animation.contains("repeatForever") ?? false)
    else { return nil }
    let limit = max(1.5 * TrackUnit.of(curve.track.property).step, endShare * curve.range)
    let size = abs(target - value)
    guard size > limit else { return nil }
    return Measure(
      fault: .end, view: curve.track.view, property: curve.track.property,
      frame: curve.numbers.count - 1, size: size, share: size / limit)
  }

  // MARK: The instant

  /// A track as it is seen: the components of a colour count by how opaque it is.
  ///
  /// - Parameters:
  ///   - track: The track.
  ///   - record: Its record.
  /// - Returns: The track, times the colour's opacity if it is a component of one.
  private static func visible(_ track: MotionTrack, in record: MotionRecord) -> MotionTrack {
    let base = PropertyName(track.property).base
    guard base.hasSuffix("color"), !track.property.contains("opacity"),
      let opacity = record.tracks.first(where: {
        $0.view == track.view && $0.property == base + ".opacity"
      })
    else { return track }
    var result = track
    func times(_ one: MotionTrack.Value?, _ other: MotionTrack.Value?) -> MotionTrack.Value? {
      guard let one = one?.number, let other = other?.number else { return one }
      return .number(one * other)
    }
    for place in track.values.indices {
      let frame = track.first + place - opacity.first
      guard opacity.values.indices.contains(frame) else { continue }
      result.values[place] = times(track.values[place], opacity.values[frame])
      result.targets[place] = times(track.targets[place], opacity.targets[frame])
    }
    return result
  }

  /// How far off its place an instant may be, in frames: records round times.
  private static func doubt(_ record: MotionRecord) -> Double {
    1e-6 + record.framesPerSecond * MotionRecord.timeStep / 2
  }

  /// The first frame that shows what happens at a place, in frames.
  private static func frame(from place: Double, _ record: MotionRecord) -> Int {
    Int((place - doubt(record)).rounded(.up))
  }

  private static func measures(
    _ curve: TrackCurve, at place: Double, _ record: MotionRecord
  ) -> [Measure] {
    let track = curve.track
    let first = Self.frame(from: place, record)
    guard first > 0, first < curve.numbers.count,
      let old = track.runs.first(where: { $0.first < first && $0.last >= first - 1 })
    else { return [] }
    let before = points(curve, from: first - 1, by: -1, until: old.first)
    let next = record.events.first {
      $0.time * record.framesPerSecond > place + Self.doubt(record) && $0.causes.contains("touch")
    }
    let limit = next.map { Self.frame(from: $0.time * record.framesPerSecond, record) - 1 }
    let new = track.runs.first { $0.first <= first && $0.last >= first }
    let last = min(limit ?? .max, new?.last ?? .max, curve.numbers.count - 1)
    let after = points(curve, from: first, by: 1, until: last)
    if let next,
      isHighlight(
        curve, first, until: Self.frame(from: next.time * record.framesPerSecond, record))
    {
      return []
    }
    let range = curve.range
    guard before.count > 1, !after.isEmpty, before.contains(where: { $0.value != before[0].value })
    else {
      return []
    }
    // A colour's components are no springs: they are bent by its opacity, and by how it is encoded.
    let isColor = PropertyName(track.property).base.hasSuffix("color")
    // Values are rounded, and what is foretold has the error many times.
    let step = TrackUnit.of(track.property).step
    // Fast springs bend more between frames than can be foretold.
    let bend = bend(old.animation, new?.animation ?? "", record.framesPerSecond)
    func measure(_ fault: Fault, _ size: Double, _ limit: Double) -> Measure {
      Measure(
        fault: fault, view: track.view, property: track.property, frame: first, size: size,
        share: limit > 0 ? size / limit : 0)
    }
    let (here, there) = (Foretold(before), Foretold(after))
    // What a polynomial through so many frames misses.
    let count = min(before.count, max(after.count, 2))
    let slopeMiss = 2 * (1..<count).reduce(1) { power, _ in power * bend }
    var measures = [
      measure(
        .value, abs(there.value(at: place) - here.value(at: place)),
        max(range * (valueShare + slopeMiss * bend), isColor ? leastColor : 16 * step))
    ]
    let areSprings = !isColor && [old.animation, new?.animation ?? ""].allSatisfy(isSpring)
    if areSprings, after.count > 3, before.count > 3 {
      let rate = record.framesPerSecond
      let speeds = zip(curve.numbers, curve.numbers.dropFirst()).compactMap { one, other in
        one.flatMap { one in other.map { abs($0 - one) } }
      }
      let size = abs(there.slope(at: place) - here.slope(at: place)) * rate
      let peak = (speeds.max() ?? 0) * rate
      measures.append(
        measure(.velocity, size, peak * (velocityShare + slopeMiss) + 16 * step * rate))
    }
    return measures
  }

  /// Whether the state says something else only until the finger goes up.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - first: The first frame after the finger went down.
  ///   - back: The first frame after it went up.
  /// - Returns: Whether it is a control's highlight.
  private static func isHighlight(_ curve: TrackCurve, _ first: Int, until back: Int) -> Bool {
    guard back < curve.targets.count else { return false }
    return curve.targets[first] != curve.targets[first - 1]
      && curve.targets[back] == curve.targets[first - 1]
  }

  private static func isSpring(_ words: String) -> Bool {
    let newest = words.split(separator: " over ", maxSplits: 1).first ?? ""
    return newest.hasPrefix("spring") || newest.hasPrefix("interpolatingSpring")
  }

  /// By how much of its period the fastest spring goes on from frame to frame, as an angle.
  private static func bend(_ one: String, _ other: String, _ rate: Double) -> Double {
    let durations = [one, other].flatMap { words in
      words.ranges(of: "duration: ").compactMap { place in
        Double(words[place.upperBound...].prefix { $0.isNumber || $0 == "." })
      }
    }
    guard let shortest = durations.filter({ $0 > 0 }).min() else { return 0 }
    return min(1, 2 * 3.141592653589793 / (shortest * rate))
  }

  /// Frames in a row with their values.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - start: The first frame.
  ///   - step: 1 or −1.
  ///   - end: The last frame that may count.
  /// - Returns: As many as are foretold from, while the target stays.
  private static func points(
    _ curve: TrackCurve, from start: Int, by step: Int, until end: Int
  ) -> [Foretold.Point] {
    var points: [Foretold.Point] = []
    for frame in stride(from: start, through: end, by: step) {
      guard points.count < mostPoints, let value = curve.numbers[frame],
        curve.targets[frame] == curve.targets[start]
      else { break }
      points.append(.init(frame: Double(frame), value: value))
    }
    return points
  }
}

/// A value foretold from some frames: the polynomial through them (Lagrange).
struct Foretold {
  struct Point: Hashable {
    var frame: Double
    var value: Double
  }
  private let points: [Point]

  init(_ points: [Point]) { self.points = points }

  func value(at frame: Double) -> Double {
    points.indices.reduce(0) { sum, place in
      let own = points[place]
      let weight = points.indices.reduce(1.0) { product, other in
        other == place
          ? product : product * (frame - points[other].frame) / (own.frame - points[other].frame)
      }
      return sum + own.value * weight
    }
  }

  /// The slope, a frame.
  func slope(at frame: Double) -> Double {
    let step = 0.001
    return (value(at: frame + step) - value(at: frame - step)) / (2 * step)
  }
}
