import Codecs
import Film
import Foundation
import Motion
import ViewEngine

/// A trace of a scene: the values of its views at every frame of its film.
@MainActor struct SceneTrace {
  /// One value from frame to frame.
  struct Series {
    let view: String
    let property: String
    /// The first frame that has it.
    let first: Int
    /// From there on; `nil` where it is not there.
    var values: [TracedValue?]

    /// Whether it is there to the end and never anything else.
    var isConstant: Bool { values.allSatisfy { $0 == values.first } }
  }

  /// An instant at which something happened, and why.
  struct Event {
    let time: Instant
    var causes: [ViewGraph.Cause]
    /// The names of the views that fingers went down on.
    var touched: [String]
  }

  private struct Key: Hashable {
    let view: String
    let property: String
  }

  /// The frames' times, in seconds.
  private(set) var times: [Double] = []
  /// In the order in which they appeared.
  private(set) var series: [Series] = []
  /// When something happened by itself or by the script.
  private(set) var events: [Event] = []
  /// When, if the scene comes to rest.
  private(set) var settled: Instant?

  /// The latest instant at which there was anything to do.
  private var latest = Instant.zero

  private let stage: SceneStage
  private let rate: RateArgument

  /// Runs a scene that has been started through its film.
  ///
  /// - Parameters:
  ///   - stage: The scene.
  ///   - options: What the user asked for.
  ///   - hasFrame: Called after every frame.
  /// - Throws: The scene's error.
  init(_ stage: SceneStage, _ options: SceneOptions, hasFrame: () -> Void) throws {
    (self.stage, rate) = (stage, stage.rate)
    let limit = LengthArgument.longestSettled
    let lastsUntilSettled = options.lastsUntilSettled && stage.wantedLength == nil
    var end =
      lastsUntilSettled ? limit : options.length(settled: stage.wantedLength ?? .zero)
    let start = options.from?.instant(at: rate) ?? .zero
    let speed = ExactTime(options.speed.numerator, over: options.speed.denominator)
    let clock = FrameClock(
      rate: FrameRate(rate.frames, per: rate.seconds), duration: .zero,
      start: ExactTime(Int(start.ticks), over: Int(Instant.ticksPerSecond)), speed: speed)
    let trace = ValueTrace(of: stage.graph)
    stage.noteTouchedViews()
    var places: [Key: Int] = [:]
    while true {
      let time = clock.frame(times.count)
      try advance(to: time.instant)
      if lastsUntilSettled, stage.graph.nextEvent == nil, stage.graph.restless == nil {
        end = min(options.length(settled: LengthArgument.settled(at: latest)), limit)
      }
      guard time < FrameTime(exact: ExactTime(Int(end.ticks), over: Int(Instant.ticksPerSecond)))
      else { break }
      add(trace.sample(), &places)
      times.append(time.seconds)
      hasFrame()
    }
    var late: [Event] = []
    let rest = try stage.settle(before: max(limit, end)) { time in
      late.append(event(at: time))
    }
    settled = rest == nil ? nil : late.last?.time ?? latest
    // Of what comes after the last frame, the end alone is of interest.
    if let end = late.last { note(end) }
  }

  private mutating func advance(to time: Instant) throws {
    while let next = stage.graph.nextEvent, next <= time {
      try stage.advance(to: next)
      latest = next
      note(event(at: next))
    }
    try stage.advance(to: time)
  }

  private func event(at time: Instant) -> Event {
    Event(time: time, causes: stage.takeCauses(), touched: stage.takeTouched())
  }

  /// Adds what happened, if anything did.
  private mutating func note(_ event: Event) {
    guard !event.causes.isEmpty else { return }
    if let last = events.last, last.time == event.time {
      events[events.count - 1].causes += event.causes.filter { !last.causes.contains($0) }
      events[events.count - 1].touched += event.touched
    } else {
      events.append(event)
    }
  }

  private mutating func add(_ sample: [TracedValue], _ places: inout [Key: Int]) {
    let frame = times.count
    for value in sample {
      let key = Key(view: value.view, property: value.property)
      let place: Int
      if let known = places[key] {
        place = known
      } else {
        place = series.count
        places[key] = place
        series.append(
          Series(view: value.view, property: value.property, first: frame, values: []))
      }
      while series[place].values.count < frame - series[place].first {
        series[place].values.append(nil)
      }
      series[place].values.append(value)
    }
  }

  /// The trace as a file's text.
  func text(as format: TraceArgument.Format) throws -> String {
    switch format {
    case .csv: csv
    case .json: try json
    }
  }

  // MARK: CSV

  /// A line for each value and frame; what never changes has one line, at its first frame.
  private var csv: String {
    var lines = ["frame,time,view,property,model,value,animation"]
    for event in events where !times.isEmpty {
      // The first frame that shows it.
      let frame = times.firstIndex { $0 >= event.time.seconds } ?? times.count
      let causes = event.causes.map(\.rawValue).joined(separator: " ")
      let touched = Self.quoted(event.touched.joined(separator: " "))
      lines.append("\(frame),\(event.time.seconds),\(touched),event,,\(causes),")
    }
    for row in series {
      let names = "\(Self.quoted(row.view)),\(row.property)"
      let isWhole = row.values.count == times.count - row.first
      for (index, value) in row.values.enumerated() {
        guard let value else { continue }
        let frame = row.first + index
        lines.append(
          "\(frame),\(times[frame]),\(names),\(Self.text(value.model)),"
            + "\(Self.text(value.presentation)),\(Self.quoted(value.animation ?? ""))")
        if row.isConstant, isWhole { break }
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func text(_ quantity: TracedValue.Quantity) -> String {
    switch quantity {
    case .number(let number): "\(number)"
    case .words(let words): quoted(words)
    }
  }

  private static func quoted(_ text: String) -> String {
    guard text.contains(where: { ",\"\n".contains($0) }) else { return text }
    return "\"" + text.replacingOccurrences(of: "\"", with: "\"\"") + "\""
  }

  // MARK: JSON

  /// The document's form: see `TraceDocument`.
  private var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      let document = TraceDocument(
        scene: stage.scene, fps: rate.description, times: times, events: events.map(\.time.seconds),
        happenings: events.map {
          .init(
            time: $0.time.seconds, causes: $0.causes.map(\.rawValue),
            touched: $0.touched.isEmpty ? nil : $0.touched)
        },
        series: series.map { TraceDocument.Series($0, frames: times.count) })
      return String(decoding: try encoder.encode(document), as: UTF8.self)
    }
  }
}

/// A trace as JSON.
///
/// Times are in seconds. Each value of a view has the frame at which it begins, then what is shown
/// (`value`) and what the state says (`model`) from that frame on, `null` where it is not there. What never changes has `constant` in place of both. `moving` names the animation of each run
/// of frames in which the value is on its way, both ends included.
struct TraceDocument: Codable {
  struct Moving: Codable {
    var first: Int
    var last: Int
    var animation: String
  }
  /// An instant and what made something happen there: `end` and `completion` of an animation, `phase`, `timer`,
  /// `touch`.
  ///
  /// Views that fingers went down on have their names in `touched`.
  struct Happening: Codable {
    var time: Double
    var causes: [String]
    var touched: [String]?
  }
  struct Series: Codable {
    var view: String
    var property: String
    var first: Int
    var constant: Quantity?
    var value: [Quantity?]?
    var model: [Quantity?]?
    var moving: [Moving]?
  }
  /// A number, or words.
  enum Quantity: Codable, Equatable {
    case number(Double)
    case words(String)

    init(_ quantity: TracedValue.Quantity) {
      switch quantity {
      case .number(let number): self = .number(number)
      case .words(let words): self = .words(words)
      }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .words(try container.decode(String.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      // JSON has no word for numbers beyond all bounds.
      case .number(let number) where !number.isFinite: try container.encode("\(number)")
      case .number(let number): try container.encode(number)
      case .words(let words): try container.encode(words)
      }
    }
  }

  var scene: String
  var fps: String
  var times: [Double]
  var events: [Double]
  var happenings: [Happening]
  var series: [Series]
}

extension TraceDocument.Series {
  @MainActor init(_ series: SceneTrace.Series, frames: Int) {
    (view, property, first) = (series.view, series.property, series.first)
    if series.isConstant, series.values.count == frames - first, let value = series.values.first {
      constant = value.map { TraceDocument.Quantity($0.presentation) }
      return
    }
    value = series.values.map { $0.map { .init($0.presentation) } }
    model = series.values.map { $0.map { .init($0.model) } }
    var runs: [TraceDocument.Moving] = []
    for (index, value) in series.values.enumerated() {
      guard let animation = value?.animation else { continue }
      let frame = first + index
      if let last = runs.last, last.last == frame - 1, last.animation == animation {
        runs[runs.count - 1].last = frame
      } else {
        runs.append(.init(first: frame, last: frame, animation: animation))
      }
    }
    moving = runs.isEmpty ? nil : runs
  }
}
