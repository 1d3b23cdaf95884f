public import DisplayList
public import Foundation
public import Typography

/// A strip below a film in which a value's curve runs while the film plays: what is past is strong, what comes is faint.
public struct CurveStrip: Sendable {
  /// Points down.
  public static let height = 112.0

  /// The curve of a value, as far as it is drawn.
  public struct Curve: Codable, Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// Which of its values.
    public var property: String
    /// Smooth pieces in the order of time, each of a point or more.
    public var pieces: [[MotionCurve.Point]]

    /// Creates a curve.
    ///
    /// - Parameters:
    ///   - view: The view's name.
    ///   - property: Which of its values.
    ///   - pieces: Smooth pieces in the order of time, each of a point or more.
    public init(view: String, property: String, pieces: [[MotionCurve.Point]]) {
      (self.view, self.property, self.pieces) = (view, property, pieces.filter { !$0.isEmpty })
    }

    /// The value at a time; after all that is known of it, the last one.
    ///
    /// - Parameter time: Seconds.
    /// - Returns: The value; `nil` where it was not there.
    public func value(at time: Double) -> Double? {
      let end = pieces.last?.last?.time ?? 0
      return MotionCurve.value(at: min(time, end), in: pieces)
    }
  }

  private static let (margin, top, bottom, nameBaseline) = (16.0, 28.0, 24.0, 18.0)
  /// On a stage that is narrower, axes have no numbers.
  private static let (leastWidth, narrowMargin) = (140.0, 6.0)
  /// How much of the curve's colour has what is still to come: pieces overlap where they meet, so it is opaque.
  private static let faintness: Float = 0.38
  private static let penWidth = 2.0
  /// Seconds between the pieces of a value that jumps, at most.
  private static let instant = 1e-8
  private static let headRadius = 4.0

  private let curve: Curve
  private let width: Double
  private let theme: ChartTheme
  private let times: ClosedRange<Double>
  private let range: ClosedRange<Double>
  private let frame: CGRect
  /// What does not change: the ground, the axes, the name.
  private let still: Sketch
  private let lettering: Lettering

  /// Creates a strip.
  ///
  /// - Parameters:
  ///   - curve: The value's curve.
  ///   - width: Points across, above 0.
  ///   - times: The time that is drawn, in seconds; not empty.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  public init(
    _ curve: Curve, width: Double, times: ClosedRange<Double>, theme: ChartTheme, fonts: FontBook
  ) {
    (self.curve, self.width, self.times, self.theme) = (curve, width, times, theme)
    lettering = Lettering(fonts)
    let values = curve.pieces.joined().map(\.value)
    let range = CurvePlot.padded((values.min() ?? 0)...(values.max() ?? 0))
    self.range = range
    let hasNumbers = width >= Self.leastWidth
    let (lettering, plotHeight) = (lettering, Self.height - Self.top - Self.bottom)
    let numbers =
      hasNumbers
      ? Measure.ticks(range, atMost: ChartAxes.rows(in: plotHeight))
        .map { lettering.width($0.text, .mark) }.max() ?? 0 : 0
    let left = hasNumbers ? (Self.margin + numbers + 6).rounded(.up) : Self.narrowMargin
    let right = hasNumbers ? Self.margin : Self.narrowMargin
    frame = CGRect(
      x: left, y: Self.top, width: max(width - left - right, 1), height: plotHeight)
    still = Self.still(curve, width, frame, times, range, theme, lettering, hasNumbers)
  }

  /// What does not change while the film plays.
  private static func still(
    _ curve: Curve, _ width: Double, _ frame: CGRect, _ times: ClosedRange<Double>,
    _ range: ClosedRange<Double>, _ theme: ChartTheme, _ lettering: Lettering, _ hasNumbers: Bool
  ) -> Sketch {
    var sketch = Sketch(
      width: width, height: height, ground: theme.ground,
      label: "\(curve.view) \(curve.property) over time", lettering: lettering)
    sketch.box(CGRect(x: 0, y: 0, width: width, height: height), theme.ground)
    sketch.box(CGRect(x: 0, y: 0, width: width, height: 1), theme.grid)
    if hasNumbers {
      ChartAxes(frame: frame, times: times, range: range, theme: theme).draw(&sketch)
    } else {
      sketch.box(frame, theme.panel)
    }
    return sketch
  }

  // MARK: Drawing

  /// Draws the strip as it is at a time.
  ///
  /// - Parameters:
  ///   - list: What is drawn into.
  ///   - origin: The strip's top left corner, in points.
  ///   - time: The film's time in seconds.
  public func draw(into list: inout DisplayList, at origin: CGPoint, time: Double) {
    var sketch = Sketch(
      width: width, height: Self.height, ground: theme.ground, label: "", lettering: lettering)
    let value = curve.value(at: time)
    head(value, &sketch)
    let now = min(max(time, times.lowerBound), times.upperBound)
    let faint = theme.panel.mixed(with: theme.value, Self.faintness)
    for piece in curve.pieces {
      let places = places(of: piece, in: now...max(now, times.upperBound))
      sketch.line(places, Sketch.Pen(color: faint, width: Self.penWidth))
    }
    jumps(until: now, faint, &sketch)
    for piece in curve.pieces {
      let places = places(of: piece, in: times.lowerBound...now)
      sketch.line(places, Sketch.Pen(color: theme.value, width: Self.penWidth))
    }
    let x = x(now)
    sketch.line(
      [CGPoint(x: x, y: Double(frame.minY)), CGPoint(x: x, y: Double(frame.maxY))],
      Sketch.Pen(color: theme.ink))
    if let value {
      sketch.disc(
        at: CGPoint(x: x, y: y(value)), radius: Self.headRadius, fill: theme.value,
        rim: Sketch.Pen(color: theme.panel, width: 1.5))
    }
    still.draw(into: &list, at: origin)
    sketch.draw(into: &list, at: origin)
  }

  /// Jumps from a piece to the next as dots, as charts of curves have them.
  private func jumps(until now: Double, _ faint: ResolvedColor, _ sketch: inout Sketch) {
    for (piece, next) in zip(curve.pieces, curve.pieces.dropFirst()) {
      guard let from = piece.last, let to = next.first, from.value != to.value,
        to.time - from.time <= Self.instant, times.contains(to.time)
      else { continue }
      sketch.line(
        [CGPoint(x: x(to.time), y: y(from.value)), CGPoint(x: x(to.time), y: y(to.value))],
        Sketch.Pen(color: to.time <= now ? theme.value : faint, dash: [2, 3]))
    }
  }

  /// The name at the left, the value at the right.
  private func head(_ value: Double?, _ sketch: inout Sketch) {
    let margin = width >= Self.leastWidth ? Self.margin : Self.narrowMargin
    let unit = CurveSheet.unit(of: curve.property)
    let text = value.map { digits($0) + (unit.isEmpty ? "" : " \(unit)") } ?? "not there"
    let words = sketch.words(
      lettering.fitted(text, .name, width: width - 2 * margin),
      at: CGPoint(x: width - margin, y: Self.nameBaseline), .name, theme.value, .right)
    let room = Double(words.minX) - margin - 10
    guard room > 24 else { return }
    let name = "\(curve.view) \(curve.property)"
    sketch.words(
      lettering.fitted(name, .name, width: room, keepsEnd: true),
      at: CGPoint(x: margin, y: Self.nameBaseline), .name, theme.ink)
  }

  /// A value with as many places as its range asks for, always the same number of them.
  private func digits(_ value: Double) -> String {
    let extent = range.upperBound - range.lowerBound
    let places = extent >= 20 ? 1 : extent >= 2 ? 2 : 3
    var text = Measure.text(value, places: places)
    // What rounds to nothing has no sign.
    if text == "-0" { text = "0" }
    guard text.allSatisfy({ "-.0123456789".contains($0) }) else { return text }
    if !text.contains(".") { text += "." }
    let missing = places - text.split(separator: ".", omittingEmptySubsequences: false)[1].count
    return text + String(repeating: "0", count: max(missing, 0))
  }

  // MARK: Places

  /// The places of a piece's part within a time, with ends on the curve.
  private func places(of piece: [MotionCurve.Point], in span: ClosedRange<Double>) -> [CGPoint] {
    guard let first = piece.first, let last = piece.last, first.time <= span.upperBound,
      last.time >= span.lowerBound
    else { return [] }
    func end(_ time: Double) -> [CGPoint] {
      guard first.time < time, time < last.time,
        let value = MotionCurve.value(at: time, in: [piece])
      else { return [] }
      return [CGPoint(x: x(time), y: y(value))]
    }
    let inner = piece.filter { span.contains($0.time) }
    let places = inner.map { CGPoint(x: x($0.time), y: y($0.value)) }
    let start = inner.first?.time == span.lowerBound ? [] : end(span.lowerBound)
    let finish = inner.last?.time == span.upperBound ? [] : end(span.upperBound)
    return Polyline.simplified(start + places + finish, within: 0.05)
  }

  private func x(_ time: Double) -> Double {
    let share = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
    return Double(frame.minX) + Double(frame.width) * share
  }

  private func y(_ value: Double) -> Double {
    let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
    return Double(frame.minY) + Double(frame.height) * share
  }
}

extension ResolvedColor {
  /// This colour with so much of another, opaque.
  fileprivate func mixed(with other: Self, _ share: Float) -> Self {
    Self(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }
}
