internal import DisplayList
internal import Foundation
public import Typography

/// A sheet of curves: a row for each value that moves, what is shown at the left and how fast it changes at the right, over one time.
public struct CurveSheet {
  /// A row: a curve, and others that move alike.
  public struct Row: Sendable {
    /// The curve that is drawn.
    public var curve: MotionCurve
    /// The others.
    public var alike: [MotionCurve] = []
  }

  /// The rows at most where nobody says; a picture of more is not looked at.
  private static let usualRows = 24
  private static let (margin, gap) = (20.0, 16.0)
  private static let (labelWidth, valueWidth, velocityWidth) = (232.0, 372.0, 224.0)
  /// Room for the numbers of an axis.
  private static let numbersWidth = 46.0
  private static let (leastPlot, rowGap, lineHeight) = (78.0, 34.0, 14.0)
  static let width =
    2 * margin + labelWidth + valueWidth + velocityWidth + 2 * numbersWidth + 2 * gap
  private static let valueLeft = margin + labelWidth + gap + numbersWidth
  private static let velocityLeft = valueLeft + valueWidth + gap + numbersWidth

  private let title: String
  private let rows: [Row]
  private let leftOut: Int
  private let events: [FilmEvent]
  private let theme: ChartTheme
  private let lettering: Lettering
  private let times: ClosedRange<Double>

  /// Creates a sheet.
  ///
  /// - Parameters:
  ///   - curves: The curves, in the order in which they are named.
  ///   - events: What happens, in the order of time.
  ///   - end: How long the film is, in seconds.
  ///   - title: What was filmed.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  ///   - most: Rows at most; `nil` for as many as people look at.
  public init(
    _ curves: [MotionCurve], events: [FilmEvent], end: Double, title: String, theme: ChartTheme,
    fonts: FontBook, most: Int? = nil
  ) {
    let all = Self.rows(curves)
    rows = Self.chosen(all, most ?? Self.usualRows)
    leftOut = all.count - rows.count
    (self.events, self.title, self.theme) = (events, title, theme)
    lettering = Lettering(fonts)
    let runs = curves.flatMap(\.runs)
    let jumps = curves.flatMap { $0.jumps.map(\.time) }
    let first = min(runs.map(\.start).min() ?? end, jumps.min() ?? end, end)
    let last = min(max(runs.map(\.end).max() ?? 0, jumps.max() ?? 0), end)
    let edge = max((last - first) * 0.04, 0.02)
    let start = max(min(first, events.first?.time ?? first) - edge, 0)
    times = start...max(min(last + edge, end), start + edge)
  }

  /// Curves that change by the same at the same times are one row, as what moves moves all that is in it.
  ///
  /// - Parameter curves: The curves, in the order in which they are named.
  /// - Returns: The rows, in the order in which they begin.
  public static func rows(_ curves: [MotionCurve]) -> [Row] {
    var rows: [Row] = []
    var places: [[Int]: Int] = [:]
    for curve in curves {
      guard let first = curve.pieces.first?.first?.value else { continue }
      let key = curve.pieces.flatMap { piece in
        piece.flatMap { point in
          [Int((point.time * 1e6).rounded()), Int(clamped: (point.value - first) * 1e4)]
        }
      }
      if let place = places[key] {
        rows[place].alike.append(curve)
      } else {
        places[key] = rows.count
        rows.append(Row(curve: curve))
      }
    }
    let ordered = rows.enumerated().sorted { one, other in
      let starts = [one, other].map { $0.element.curve.runs.first?.start ?? .infinity }
      return (starts[0], one.offset) < (starts[1], other.offset)
    }
    return ordered.map(\.element)
  }

  /// As many rows as are shown: of each view one before any has two, and so of elements of a loop; in the order in which
  /// they begin.
  ///
  /// - Parameters:
  ///   - rows: All rows.
  ///   - most: How many are shown at most.
  /// - Returns: The rows, in their order.
  package static func chosen(_ rows: [Row], _ most: Int) -> [Row] {
    guard rows.count > most else { return rows }
    var counts: [String: Int] = [:]
    let turns = rows.map { row in
      // An element's own key does not tell it apart.
      let name = row.curve.view.split(separator: "[").enumerated().map { place, part in
        place == 0 ? part : part.drop { $0 != "]" }
      }.joined()
      counts[name, default: 0] += 1
      return counts[name] ?? 0
    }
    let ranked = rows.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
    return ranked.prefix(most).sorted().map { rows[$0] }
  }

  // MARK: Drawing

  /// The sheet as a drawing.
  public var sketch: Sketch {
    var sketch = Sketch(
      width: Self.width, height: 0, ground: theme.ground,
      label: "Curves of \(title): value and velocity of \(rows.count) properties over time",
      lettering: lettering)
    var top = heading(&sketch)
    let lane = EventLane(
      events.filter { times.contains($0.time) }.map { (Self.x($0.time, times), $0.label) },
      right: Self.valueLeft + Self.valueWidth + Self.gap + Self.numbersWidth, most: 4
    ) { lettering.width($0, .mark) }
    let laneTop = top
    top += Double(lane.lineCount) * Self.lineHeight + 6
    for label in lane.labels {
      let y = laneTop + Double(label.line) * Self.lineHeight
      sketch.line(
        [CGPoint(x: label.x - 3, y: y), CGPoint(x: label.x - 3, y: top)],
        Sketch.Pen(color: theme.axis))
      sketch.words(
        label.text, at: CGPoint(x: label.x, y: y + 10), .mark, theme.faint)
    }
    for row in rows {
      let lines = Self.lines(of: row).flatMap {
        lettering.broken($0, .text, width: Self.labelWidth)
      }
      let height = max(Self.leastPlot, 18 + 13.5 * Double(lines.count) - Self.lineHeight)
      describe(row, lines, &sketch, top: top)
      CurvePlot(
        row.curve, times: times, events: events.map(\.time), theme: theme, form: .value,
        frame: CGRect(x: Self.valueLeft, y: top, width: Self.valueWidth, height: height)
      ).draw(&sketch)
      CurvePlot(
        row.curve, times: times, events: events.map(\.time), theme: theme, form: .velocity,
        frame: CGRect(x: Self.velocityLeft, y: top, width: Self.velocityWidth, height: height)
      ).draw(&sketch)
      top += height + Self.rowGap
    }
    foot(&sketch, lane, top)
    return sketch
  }

  private static func x(_ time: Double, _ times: ClosedRange<Double>) -> Double {
    valueLeft + valueWidth * (time - times.lowerBound) / (times.upperBound - times.lowerBound)
  }

  /// Title and key; gives where they end.
  private func heading(_ sketch: inout Sketch) -> Double {
    let whole = Self.width - 2 * Self.margin
    sketch.words(
      lettering.fitted(title, .heading, width: whole), at: CGPoint(x: Self.margin, y: 34), .heading,
      theme.ink)
    let y = 56.0
    let keys: [(ResolvedColor, String)] = [
      (theme.value, "value"), (theme.target, "target"), (theme.velocity, "velocity, per second"),
      (theme.alarm, "interrupted"), (theme.ink, "farthest beyond the target"),
      (theme.faint, "settled: within 2 % of the way"),
    ]
    var x = Self.margin
    for (color, text) in keys {
      sketch.disc(at: CGPoint(x: x + 4, y: y - 4), radius: 4, fill: color)
      let words = sketch.words(text, at: CGPoint(x: x + 13, y: y), .text, theme.faint)
      x = Double(words.maxX) + 18
    }
    return 74
  }

  /// What there was no room for, and the sheet's end.
  private func foot(_ sketch: inout Sketch, _ lane: EventLane, _ top: Double) {
    var notes: [String] = []
    if rows.isEmpty { notes.append("nothing moves") }
    if leftOut > 0 { notes.append("\(leftOut) more properties are left out") }
    if lane.leftOut > 0 { notes.append("\(lane.leftOut) more events have lines without words") }
    var y = top
    for note in notes {
      sketch.words(note, at: CGPoint(x: Self.margin, y: y), .text, theme.faint)
      y += Self.lineHeight
    }
    sketch.height = (y + (notes.isEmpty ? -4 : 8)).rounded(.up)
  }

  // MARK: Words

  private func describe(_ row: Row, _ lines: [String], _ sketch: inout Sketch, top: Double) {
    var y = top + 10
    let name = lettering.fitted(
      row.curve.view, .name, width: Self.labelWidth, keepsEnd: true)
    sketch.words(name, at: CGPoint(x: Self.margin, y: y), .name, theme.ink)
    for (index, line) in lines.enumerated() {
      y += index == 0 ? 15 : 13.5
      sketch.words(
        lettering.fitted(line, .text, width: Self.labelWidth), at: CGPoint(x: Self.margin, y: y),
        .text, index == 0 ? theme.value : theme.faint)
    }
  }

  /// Runs that are told of one by one.
  private static let mostRuns = 3

  /// What a row says below its name.
  static func lines(of row: Row) -> [String] {
    let curve = row.curve
    let unit = Self.unit(of: curve.property)
    var lines = [curve.property + (unit.isEmpty ? "" : ", \(unit)")]
    for run in curve.runs.prefix(mostRuns) {
      let span = "\(Measure.text(run.start, places: 3))–\(Measure.seconds(run.end))"
      lines.append("\(span): \(Measure.short(run.from)) → \(Measure.short(run.reached))")
      if let animation = run.animation {
        lines.append(run.targetCount > 1 ? "\(run.targetCount) targets, \(animation)" : animation)
      }
      var facts: [String] = []
      if let overshoot = run.overshoot { facts.append("overshoots \(Measure.percent(overshoot))") }
      if run.isInterrupted { facts.append("interrupted") }
      if let settling = run.settling, run.animation != nil {
        facts.append("settled after \(Measure.seconds(settling))")
      }
      if !facts.isEmpty { lines.append(facts.joined(separator: ", ")) }
    }
    let more = curve.runs.count - mostRuns
    if more > 0 { lines.append("and \(more) more") }
    if !row.alike.isEmpty {
      let names = row.alike.map { other in
        let last = other.view.split(separator: "/").last.map(String.init) ?? other.view
        return "\(last) \(other.property)"
      }
      lines.append("alike: \(names.joined(separator: ", "))")
    }
    return lines
  }

  /// The unit of a property's numbers, by its name.
  ///
  /// - Parameter property: The name, as traces have it.
  /// - Returns: The unit's word; empty for what has none.
  package static func unit(of property: String) -> String {
    let name = property.split(separator: "#").first.map(String.init) ?? property
    if name.hasSuffix(".degrees") { return "degrees" }
    let points = ["frame.", "offset.", "position."]
    let ends = ["radius", "Radius", "lineWidth", "cornerWidth", "cornerHeight"]
    return points.contains { name.hasPrefix($0) } || ends.contains { name.hasSuffix($0) }
      ? "points" : ""
  }
}

extension Int {
  /// The nearest whole number, or the last on that side.
  fileprivate init(clamped value: Double) {
    self = Int(value.magnitude < 1e15 ? value.rounded() : value < 0 ? -1e15 : 1e15)
  }
}
