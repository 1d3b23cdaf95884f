import Foundation
import Testing

extension Curve {
  static let claimR37 = Curve(
    values: [0.3275, 0.7571, 0.9841, 1.0449, 1.0353, 1.0145, 0.9981, 0.9992])
  static let claimB4 = Curve(
    values: [0.2105, 0.5614, 0.8343, 0.9841, 1.0396, 1.0440, 1.0145, 0.9993])
}

extension Trace {
  /// The values that change, by view and property.
  var changing: [String] {
    all.filter { !$0.isConstant }.map { "\($0.view).\($0.property)" }.sorted()
  }

  /// The views of which something is on its way.
  var movingViews: Set<String> { Set(all.filter { $0.settled != nil }.map(\.view)) }

  /// The words of a text from first to last.
  func words(_ view: String) throws -> [String] {
    try self(view, "text").distinct.map { if case .words(let words) = $0 { words } else { "" } }
  }

  /// Holds that every value is what it is in another trace, and moves where it moves there.
  ///
  /// - Parameters:
  ///   - other: What the other program shows, frame by frame.
  ///   - names: The other program's name and this one's, which stand at the start of their views' names.
  ///   - location: Where the test asks.
  func expectSame(
    as other: Trace, renaming names: (String, String), _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(all.count == other.all.count, sourceLocation: location)
    for (mine, theirs) in zip(all, other.all) {
      let name =
        "\(theirs.view.replacingOccurrences(of: names.0, with: names.1)).\(theirs.property)"
      #expect("\(mine.view).\(mine.property)" == name, sourceLocation: location)
      #expect(mine.values.count == theirs.values.count, "\(name)", sourceLocation: location)
      let isSame = zip(mine.values, theirs.values).allSatisfy { a, b in
        if case (.number(let x)?, .number(let y)?) = (a, b) { abs(x - y) <= 1e-9 } else { a == b }
      }
      #expect(isSame, "\(name)", sourceLocation: location)
      #expect(
        mine.animations.map { $0 != nil } == theirs.animations.map { $0 != nil }, "\(name)",
        sourceLocation: location)
    }
  }
}

extension Trace.Series {
  /// Holds values at times after `start`, by the last digit that they are written with.
  func expect(
    _ course: [(time: Double, value: Double)], at start: Double = 0.5, within tolerance: Double,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    for (time, value) in course {
      let found = try at(start + time)
      #expect(
        abs(found - value) <= tolerance,
        "\(view).\(property) at +\(time): \(found), not \(value)", sourceLocation: location)
    }
  }

  /// The greatest step from one of `framesPerSecond` frames a second to the next.
  func greatestStep(framesPerSecond rate: Int = 60) -> Double {
    let stride = framesPerSecond / rate
    let shown = numbers.indices.filter { $0.isMultiple(of: stride) }.map { numbers[$0] }
    return zip(shown, shown.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  /// When the value is at its greatest, in seconds of the film.
  var peak: (time: Double, value: Double) {
    guard let value = numbers.max(), let index = values.firstIndex(of: .number(value)) else {
      return (.nan, .nan)
    }
    return (Double(index) / Double(framesPerSecond), value)
  }
}

extension Program {
  /// The pictures of a film as they are written, and what the scene said meanwhile.
  func pictures(_ script: [String] = [], fps: Int = 60, duration: String? = nil) throws -> [Data] {
    var arguments = ["--size", Self.stage, "--scale", "1", "--fps", "\(fps)", "-o", "film-\(fps)/"]
    if let duration { arguments += ["--duration", duration] }
    let result = try run("render", arguments + script)
    guard result.status == 0 else { throw Failure(description: result.error) }
    let made = folder.appendingPathComponent("film-\(fps)")
    return try FileManager.default.contentsOfDirectory(atPath: made.path)
      .filter { $0.hasSuffix(".png") }.sorted()
      .map { try Data(contentsOf: made.appendingPathComponent($0)) }
  }

  /// What a scene prints while it is filmed, line by line.
  func said(_ script: [String] = [], duration: String, fps: Int = 60) throws -> [String] {
    let result = try run(
      "render",
      [
        "--size", Self.stage, "--scale", "1", "--fps", "\(fps)", "--duration", duration, "-o",
        "said/", "--quiet",
      ] + script)
    guard result.status == 0 else { throw Failure(description: result.error) }
    return result.error.split(separator: "\n").map(String.init)
  }
}
