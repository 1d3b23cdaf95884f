internal import DisplayList
internal import Foundation

/// The ground of a plot: its panel, and lines and numbers of its axes.
struct ChartAxes {
  var frame: CGRect
  var times: ClosedRange<Double>
  var range: ClosedRange<Double>
  var theme: ChartTheme
  /// Whether the line at 0 is stronger than the others.
  var marksNought = false

  /// Points from a number to the next, at least.
  private static let (leastDown, leastAcross) = (22.0, 48.0)

  /// How many marks there are at most in so many points down.
  static func rows(in height: Double) -> Int { max(Int(height / leastDown), 2) }

  func draw(_ sketch: inout Sketch) {
    let (left, right) = (Double(frame.minX), Double(frame.maxX))
    let (top, bottom) = (Double(frame.minY), Double(frame.maxY))
    sketch.box(frame, radius: 4, theme.panel)
    for tick in Measure.ticks(range, atMost: Self.rows(in: bottom - top), atLeast: 2) {
      let share = (range.upperBound - tick.value) / (range.upperBound - range.lowerBound)
      let y = top + (bottom - top) * share
      let isNought = marksNought && tick.value == 0
      sketch.line(
        [CGPoint(x: left, y: y), CGPoint(x: right, y: y)],
        Sketch.Pen(color: isNought ? theme.axis : theme.grid))
      sketch.words(tick.text, at: CGPoint(x: left - 6, y: y + 3.5), .mark, theme.faint, .right)
    }
    let columns = max(Int((right - left) / Self.leastAcross), 2)
    for tick in Measure.ticks(times, atMost: columns) {
      let share = (tick.value - times.lowerBound) / (times.upperBound - times.lowerBound)
      let x = left + (right - left) * share
      sketch.line(
        [CGPoint(x: x, y: bottom), CGPoint(x: x, y: bottom + 4)], Sketch.Pen(color: theme.axis))
      sketch.words(
        "\(tick.text) s", at: CGPoint(x: x, y: bottom + 15), .mark, theme.faint, .center)
    }
  }
}
