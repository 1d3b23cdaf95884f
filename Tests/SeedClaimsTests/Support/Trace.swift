import Foundation
import Testing

/// What `inspect --trace` wrote.
struct Trace {
  /// One value of one view from frame to frame.
  struct Series {
    let view: String
    let property: String
    let framesPerSecond: Int
    /// What is shown at each frame of the film; `nil` where it is not there.
    let values: [Quantity?]
    /// What the state says.
    let models: [Quantity?]
    /// The animation at each frame; `nil` at rest.
    let animations: [String?]
  }

  enum Quantity: Decodable, Equatable {
    case number(Double)
    case words(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .words(try container.decode(String.self))
      }
    }
  }

  private struct Document: Decodable {
    struct Run: Decodable {
      let first: Int
      let last: Int
      let animation: String
    }
    struct Series: Decodable {
      let view: String
      let property: String
      let first: Int
      let constant: Quantity?
      let value: [Quantity?]?
      let model: [Quantity?]?
      let moving: [Run]?
    }
    let times: [Double]
    let events: [Double]
    let series: [Series]
  }

  let times: [Double]
  let events: [Double]
  let all: [Series]

  init(_ data: Data, framesPerSecond: Int) throws {
    let document = try JSONDecoder().decode(Document.self, from: data)
    (times, events) = (document.times, document.events)
    let count = times.count
    all = document.series.map { row in
      func whole(_ values: [Quantity?]?) -> [Quantity?] {
        let known = values ?? Array(repeating: row.constant, count: count - row.first)
        let before = [Quantity?](repeating: nil, count: row.first)
        let after = [Quantity?](repeating: nil, count: count - row.first - known.count)
        return before + known + after
      }
      var animations = [String?](repeating: nil, count: count)
      for run in row.moving ?? [] {
        for frame in run.first...run.last { animations[frame] = run.animation }
      }
      return Series(
        view: row.view, property: row.property, framesPerSecond: framesPerSecond,
        values: whole(row.value), models: whole(row.model), animations: animations)
    }
  }

  /// The value `property` of the only view whose name ends in `view`, with its containers or without.
  func callAsFunction(
    _ view: String, _ property: String, _ location: SourceLocation = #_sourceLocation
  ) throws -> Series {
    let own = all.filter { $0.property == property }
    let named = own.filter { $0.view == view }
    let found =
      named.isEmpty
      ? own.filter { $0.view.hasSuffix(view) || $0.place.hasSuffix(view) } : named
    guard found.count == 1, let only = found.first else {
      let known = Set(all.map { "\($0.view).\($0.property)" }).sorted().joined(separator: "\n")
      throw Program.Failure(
        description: "\(found.count) values are called \(view).\(property); there are\n\(known)")
    }
    return only
  }

  /// A colour's encoded components and opacity, each 0...1.
  func color(_ view: String, _ prefix: String = "color") throws -> [Series] {
    try ["red", "green", "blue", "opacity"].map { try self(view, "\(prefix).\($0)") }
  }
}

extension Trace.Series {
  /// The view's name without the containers around it.
  var place: String {
    let segments = view.split(separator: "/")
    let containers = ["VStack", "HStack", "ZStack", "LazyGrid", "Radial", "Geometry", "Scroll"]
    let rest = segments.enumerated().filter { index, segment in
      index == segments.count - 1 || !containers.contains { segment.prefix { $0.isLetter } == $0 }
    }
    return rest.map(\.element).joined(separator: "/")
  }

  /// The frame that shows a time.
  func frame(_ time: Double) -> Int { Int((time * Double(framesPerSecond)).rounded()) }

  /// The number shown at a time.
  func at(_ time: Double) throws -> Double {
    let frame = frame(time)
    guard values.indices.contains(frame), case .number(let number)? = values[frame] else {
      throw Program.Failure(description: "\(view).\(property) is not there at \(time) s")
    }
    return number
  }

  /// All numbers shown.
  var numbers: [Double] {
    values.compactMap { if case .number(let number)? = $0 { number } else { nil } }
  }

  /// All different things shown, in the order of their first appearance.
  var distinct: [Trace.Quantity] {
    values.compactMap(\.self).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var isConstant: Bool { distinct.count == 1 }

  /// When the value's last movement is over, in seconds; `nil` if it never moves.
  var settled: Double? {
    animations.lastIndex { $0 != nil }.map { Double($0 + 1) / Double(framesPerSecond) }
  }

  /// When the view is gone, in seconds; `nil` if it stays.
  var gone: Double? {
    guard let last = values.lastIndex(where: { $0 != nil }), last + 1 < values.count else {
      return nil
    }
    return Double(last + 1) / Double(framesPerSecond)
  }

  /// When the view comes, in seconds.
  var comes: Double? {
    values.firstIndex { $0 != nil }.map { Double($0) / Double(framesPerSecond) }
  }

  /// Whether the value is there at a time.
  func isThere(_ time: Double) -> Bool { values[frame(time)] != nil }
}
