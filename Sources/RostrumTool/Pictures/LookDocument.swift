import FilmPictures
import Foundation
import Goldens

/// What moves in a film, as its scene's process tells it.
struct LookPart: Codable, Equatable {
  /// A value that moves, with others that change by the same at the same times.
  struct Move: Codable, Equatable {
    var view: String
    var property: String
    /// Of `from`, `to` and `target`; `nil` where it is none.
    var unit: String?
    /// Names of properties that move alike, `view property`.
    var alike: [String]
    var runs: [CurvesDocument.Run]
    /// Changes without a movement.
    var jumps: [Jump]
    /// The greatest change in a second, whatever its sign.
    var greatestSpeed: Double
    /// Whether it is among those that a summary tells of: of each view one before any has two.
    var isTold: Bool
  }
  /// A change within an instant.
  struct Jump: Codable, Equatable {
    var time: Double
    var from: Double
    var to: Double
  }
  /// A way that something goes.
  struct Way: Codable, Equatable {
    var view: String
    /// Points in all.
    var length: Double
    /// Where its middle is first and last: x and y in points of the stage.
    var from: [Double]
    var to: [Double]
    /// What keeps its distance to it.
    var alike: [String]
  }

  var events: [CurvesDocument.Event]
  var moves: [Move]
  var ways: [Way]

  /// Moves that are told of in a few words.
  static let mostTold = 12

  init(_ curves: [MotionCurve], _ paths: [MotionPath], _ events: [FilmEvent]) {
    self.events = events.map { CurvesDocument.Event(time: $0.time, label: $0.label) }
    let rows = CurveSheet.rows(curves)
    let chosen = Set(
      CurveSheet.chosen(rows, Self.mostTold).map { [$0.curve.view, $0.curve.property] })
    moves = rows.map { row in
      let unit = CurveSheet.unit(of: row.curve.property)
      return Move(
        view: row.curve.view, property: row.curve.property, unit: unit.isEmpty ? nil : unit,
        alike: row.alike.map { "\($0.view) \($0.property)" },
        runs: row.curve.runs.map { CurvesDocument.Run($0) },
        jumps: row.curve.jumps.map { Jump(time: $0.time, from: $0.from, to: $0.to) },
        greatestSpeed: row.curve.pieces.joined().map { abs($0.velocity) }.max() ?? 0,
        isTold: chosen.contains([row.curve.view, row.curve.property]))
    }
    ways = MotionPath.distinct(paths).map { entry in
      let known = entry.path.places.compactMap(\.self)
      func numbers(_ place: CGPoint?) -> [Double] { place.map { [$0.x, $0.y] } ?? [] }
      return Way(
        view: entry.path.view, length: entry.path.way, from: numbers(known.first),
        to: numbers(known.last), alike: entry.alike)
    }
  }
}

/// The result document of `look`.
///
/// What moves in a film, when, from where to where; times are seconds.
struct LookDocument: Codable, Equatable {
  var schema = "rostrum.look/1"
  var version = Rostrum.version
  var scene: String
  var preview: String
  /// Points.
  var size: Inspection.Size
  var fps: String
  var frames: Int
  var duration: Double
  /// What decided on the length: `settled`, `period` of what never rests, or `named`.
  var length: GoldenHeader.Length
  var events: [CurvesDocument.Event]
  var moves: [LookPart.Move]
  var ways: [LookPart.Way]
  /// What the film lacks, or what never rests; a line each.
  var warnings: [String]
  /// The picture's file.
  var picture: String
  var pictureBytes: Int

  init(
    _ part: LookPart, of scene: String, _ header: GoldenHeader, warnings: [String],
    picture: String, bytes: Int
  ) {
    (self.scene, preview) = (scene, header.preview)
    size = Inspection.Size(width: header.width, height: header.height)
    (fps, frames, length) = (header.rate, header.frameCount, header.length)
    let rate = RateArgument(argument: header.rate) ?? .usual
    duration = Double(header.frameCount) * Double(rate.seconds) / Double(rate.frames)
    (events, moves, ways) = (part.events, part.moves, part.ways)
    (self.warnings, self.picture, pictureBytes) = (warnings, picture, bytes)
  }

  // MARK: Words

  /// Lines at most of each kind; the document has all.
  private static let mostEvents = 12

  /// The same for people, in a few lines.
  var text: String {
    let stage = SizeArgument(width: size.width, height: size.height)
    var lines = [
      "\(scene), preview \(preview): \(stage) points, \(fps) fps, \(Messages.time(duration)), "
        + Self.words[length, default: ""]
    ]
    if !events.isEmpty {
      let shown = events.prefix(Self.mostEvents).map { "\(Messages.time($0.time)) \($0.label)" }
      lines.append("events: \(shown.joined(separator: ", "))\(Self.more(events, Self.mostEvents))")
    }
    if moves.isEmpty { lines.append("nothing moves") }
    let told = moves.filter(\.isTold)
    lines += told.map { "  \($0.text)" }
    if moves.count > told.count {
      lines.append("  and \(moves.count - told.count) more, see the document")
    }
    lines += warnings.map { "Note: \($0)" }
    return lines.joined(separator: "\n")
  }

  private static let words: [GoldenHeader.Length: String] = [
    .settled: "until it rests", .period: "one period of what never rests", .named: "as was named",
  ]

  private static func more(_ list: [CurvesDocument.Event], _ most: Int) -> String {
    list.count > most ? " and \(list.count - most) more" : ""
  }
}

extension LookPart.Move {
  /// Runs that are told of one by one.
  private static let mostRuns = 3

  /// One line: what moves, and how.
  var text: String {
    var facts = runs.prefix(Self.mostRuns).map { run in
      var words =
        "\(Messages.time(run.start)) to \(Messages.time(run.end)): "
        + "\(Self.short(run.from)) → \(Self.short(run.to))"
      if let animation = run.animation { words += " by \(animation)" }
      if let overshoot = run.overshoot {
        words += ", overshoots \(Self.short(overshoot * 100)) %"
      }
      if let settled = run.settled, run.animation != nil {
        words += ", settled after \(Messages.time(settled))"
      }
      return words + (run.interrupted ? ", interrupted" : "")
    }
    if runs.count > Self.mostRuns { facts.append("\(runs.count - Self.mostRuns) more runs") }
    if runs.isEmpty {
      facts += jumps.prefix(Self.mostRuns).map {
        "jumps at \(Messages.time($0.time)): \(Self.short($0.from)) → \(Self.short($0.to))"
      }
    }
    let others = alike.isEmpty ? "" : " (and \(alike.count) alike)"
    return "\(view) \(property)\(unit.map { " in \($0)" } ?? "")\(others): "
      + facts.joined(separator: "; ")
  }

  private static func short(_ number: Double) -> String {
    SizeArgument.short(number, digits: abs(number) >= 100 ? 0 : 3)
  }
}
