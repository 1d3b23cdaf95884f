import Goldens
import Motion
import ViewEngine

/// A recorder of values: samples a graph's views frame by frame.
@MainActor struct MotionRecorder {
  fileprivate struct Key: Hashable {
    let view: String
    let property: String
  }
  fileprivate struct Series {
    let key: Key
    let first: Int
    var values: [MotionTrack.Value?] = []
    var targets: [MotionTrack.Value?] = []
    var runs: [MotionTrack.Run] = []
  }

  private let trace: ValueTrace
  private var series: [Series] = []
  private var places: [Key: Int] = [:]
  private var events: [(time: Instant, causes: [String], touched: [String])] = []
  private var frameCount = 0

  /// Creates a recorder of a graph that is started.
  init(of graph: ViewGraph) { trace = ValueTrace(of: graph) }

  /// Takes the values at the current instant as the next frame's.
  mutating func sample() {
    for value in trace.sample() {
      let key = Key(view: value.view, property: value.property)
      let place = places[key] ?? series.count
      if place == series.count {
        places[key] = place
        series.append(Series(key: key, first: frameCount))
      }
      series[place].add(value, frameCount)
    }
    frameCount += 1
  }

  /// Adds what happened, if anything did.
  ///
  /// - Parameters:
  ///   - time: When.
  ///   - causes: Why.
  ///   - touched: The views that fingers went down on.
  mutating func note(_ time: Instant, _ causes: [ViewGraph.Cause], touched: [String]) {
    let causes = causes.map(\.rawValue)
    guard !causes.isEmpty else { return }
    if let last = events.last, last.time == time {
      events[events.count - 1].causes += causes.filter { !last.causes.contains($0) }
      events[events.count - 1].touched += touched
    } else {
      events.append((time, causes, touched))
    }
  }

  /// What was recorded.
  ///
  /// - Parameters:
  ///   - count: How many frames of it are the film's.
  ///   - rate: Frames a second.
  /// - Returns: The record, rounded.
  func record(frameCount count: Int, framesPerSecond rate: Double) -> MotionRecord {
    let tracks = series.filter { $0.first < count }.map { series in
      let length = min(series.values.count, count - series.first)
      return MotionTrack(
        view: series.key.view, property: series.key.property, first: series.first,
        values: Array(series.values.prefix(length)), targets: Array(series.targets.prefix(length)),
        runs: series.runs.filter { $0.first < count }.map { run in
          MotionTrack.Run(
            first: run.first, last: min(run.last, count - 1), animation: run.animation)
        })
    }
    let end = Double(count) / rate
    let events = events.filter { $0.time.seconds < end }.map {
      MotionEvent(time: $0.time.seconds, causes: $0.causes, touched: $0.touched)
    }
    return MotionRecord(framesPerSecond: rate, frameCount: count, tracks: tracks, events: events)
      .rounded
  }
}

extension MotionRecorder.Series {
  /// Adds a frame's value; frames without one have none.
  fileprivate mutating func add(_ value: TracedValue, _ frame: Int) {
    let gap = frame - first - values.count
    if gap > 0 {
      values += [MotionTrack.Value?](repeating: nil, count: gap)
      targets += [MotionTrack.Value?](repeating: nil, count: gap)
    }
    values.append(MotionTrack.Value(value.presentation))
    targets.append(MotionTrack.Value(value.model))
    guard let animation = value.animation else { return }
    if let last = runs.last, last.last == frame - 1, last.animation == animation {
      runs[runs.count - 1].last = frame
    } else {
      runs.append(MotionTrack.Run(first: frame, last: frame, animation: animation))
    }
  }
}

extension MotionTrack.Value {
  /// What is traced.
  init(_ quantity: TracedValue.Quantity) {
    switch quantity {
    case .number(let number): self = .number(number)
    case .words(let words): self = .words(words)
    }
  }
}
