import FilmPictures
import Motion
import ViewEngine

/// A recorder of values between frames: 240 times a second while anything moves, just before everything that happens, and
/// right after it.
///
/// To look at a scene between frames changes nothing in it: what depends on moving values reads them on a grid of its own.
@MainActor struct CurveRecorder {
  fileprivate struct Key: Hashable {
    let view: String
    let property: String
  }
  fileprivate struct Series {
    let key: Key
    var samples: [SampledValue.Sample?] = []
    /// The number of the latest sample that has it.
    var latest = 0
  }

  /// From sample to sample while something moves.
  private static let step = Instant(ticks: Instant.ticksPerSecond / 240)
  /// The sample before something happens is so long before it.
  private static let instant = Instant(ticks: 1)

  private let trace: ValueTrace
  private var series: [Series] = []
  private var places: [Key: Int] = [:]
  private var count = 0
  private var latest: Instant?
  private var isMoving = false

  /// Creates a recorder of a graph that is started.
  init(of graph: ViewGraph) { trace = ValueTrace(of: graph) }

  /// Samples on the way to an instant, which is not reached.
  ///
  /// - Parameters:
  ///   - instant: When something happens next, or a frame is taken.
  ///   - isEvent: Whether the last instant before it matters, as values may jump then.
  ///   - advance: Brings the scene to an instant.
  /// - Throws: What `advance` throws.
  mutating func approach(
    _ instant: Instant, isEvent: Bool, _ advance: (Instant) throws -> Void
  ) rethrows {
    guard let start = latest else { return }
    let step = Self.step.ticks
    var next = Instant(ticks: (start.ticks / step + 1) * step)
    // Two samples that lie too near to each other tell velocities badly.
    while isMoving, next.ticks + step / 4 <= instant.ticks {
      if next.ticks - start.ticks >= step / 4 {
        try advance(next)
        sample(at: next)
      }
      next = next + Self.step
    }
    let eve = instant - Self.instant
    guard isEvent, eve > latest ?? .zero else { return }
    try advance(eve)
    sample(at: eve)
  }

  /// Takes all numbers as they are.
  ///
  /// - Parameters:
  ///   - instant: The scene's instant.
  ///   - isAfterEvent: Whether something happened since the sample before.
  mutating func sample(at instant: Instant, isAfterEvent: Bool = false) {
    latest = instant
    count += 1
    isMoving = false
    for value in trace.sample() {
      guard case .number(let shown) = value.presentation, case .number(let model) = value.model
      else { continue }
      let key = Key(view: value.view, property: value.property)
      let place = places[key] ?? series.count
      if place == series.count {
        places[key] = place
        series.append(Series(key: key))
      }
      let sample = SampledValue.Sample(
        time: instant.seconds, value: shown, target: model, animation: value.animation,
        isAfterEvent: isAfterEvent)
      if series[place].add(sample, number: count) { isMoving = true }
    }
    for index in series.indices where series[index].latest < count { series[index].end() }
  }

  /// The curves of all that moved.
  ///
  /// - Parameter end: The film's end in seconds; what is later is left out.
  /// - Returns: The curves, in the order in which their values appeared.
  func curves(until end: Double) -> [MotionCurve] {
    series.compactMap { series in
      MotionCurve(
        SampledValue(
          view: series.key.view, property: series.key.property,
          samples: series.samples.filter { ($0?.time ?? 0) <= end }))
    }
  }
}

extension CurveRecorder.Series {
  /// Adds a sample; of a stretch in which nothing changes its first and last are kept.
  ///
  /// - Returns: Whether the value is on its way.
  fileprivate mutating func add(_ sample: SampledValue.Sample, number: Int) -> Bool {
    latest = number
    guard let last = samples.last ?? nil else {
      samples.append(sample)
      return sample.animation != nil
    }
    let older = samples.count > 1 ? samples[samples.count - 2] : nil
    let isSame = Self.isSame(last, sample)
    if last.time == sample.time {
      // A frame at the instant of what happened shows the same; at once there may be more than one value.
      if !isSame { samples[samples.count - 1] = sample }
    } else if isSame, let older, Self.isSame(older, last) {
      samples[samples.count - 1]?.time = sample.time
    } else {
      var sample = sample
      if isSame { sample.isAfterEvent = false }
      samples.append(sample)
    }
    return sample.animation != nil || !isSame
  }

  private static func isSame(_ one: SampledValue.Sample, _ other: SampledValue.Sample) -> Bool {
    one.value == other.value && one.target == other.target && one.animation == other.animation
  }

  /// The view is not there any more.
  fileprivate mutating func end() {
    if let last = samples.last, last != nil { samples.append(nil) }
  }
}
