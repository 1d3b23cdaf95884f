/// The result of a sweep: the same interruption at every frame of an interval.
public struct SweepResult: Hashable, Sendable {
  /// When it was interrupted, and how it went on.
  public struct Case: Hashable, Sendable {
    /// When the finger went down, in seconds.
    public var start: Double
    /// What happens at each touch of the case.
    public var interruptions: [Interruption]

    /// The one that is farthest from smooth.
    var worst: Interruption.Measure? {
      interruptions.compactMap(\.worst).max { $0.share < $1.share }
    }
    var isSmooth: Bool { interruptions.allSatisfy(\.isSmooth) }
  }

  /// Every interruption, in the order of time.
  public private(set) var cases: [Case] = []

  /// Creates a result without cases.
  public init() {}

  /// Adds a case: looks at every touch from its start on.
  ///
  /// - Parameters:
  ///   - start: When the finger went down, in seconds.
  ///   - record: The motion.
  public mutating func add(_ start: Double, _ record: MotionRecord) {
    let touches = record.events.filter { $0.causes.contains("touch") && $0.time >= start - 1e-4 }
    cases.append(
      Case(start: start, interruptions: touches.map { Interruption(at: $0.time, in: record) }))
  }

  /// Whether every case is smooth.
  public var isSmooth: Bool { cases.allSatisfy(\.isSmooth) }
  /// Whether anything moved while it was interrupted.
  public var hasInterrupted: Bool {
    cases.contains { $0.interruptions.contains { $0.movingCount > 0 } }
  }
  /// The case that is farthest from smooth; of equals the first.
  public var worst: Case? {
    var found: Case?
    for each in cases where each.worst?.share ?? 0 > found?.worst?.share ?? -1 { found = each }
    return found
  }

  /// One line for people.
  public var sentence: String {
    let count = cases.count
    guard hasInterrupted || !isSmooth else {
      return count == 1
        ? "1 tap interrupted nothing: no value moved at it"
        : "\(count) taps interrupted nothing: no value moved at any of them"
    }
    let smooth = cases.filter(\.isSmooth).count
    let found =
      count == 1
      ? "the interruption is \(smooth == 1 ? "" : "not ")smooth"
      : "\(smooth) of \(count) interruptions \(smooth == 1 ? "is" : "are") smooth"
    guard let worst, let measure = worst.worst else { return found }
    let time = FixedNumber.text(worst.start, decimals: 4)
    if isSmooth {
      return "\(found); the nearest to the limit, at \(time) s, is "
        + "\(PeopleNumber.percent(measure.share)) of it"
    }
    return "\(found); the worst is at \(time) s: \(measure.sentence)"
  }
}
