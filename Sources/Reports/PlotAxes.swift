/// The axes of a plot: where values and times stand in it, and their labels, which do not stretch with the page.
struct PlotAxes {
  /// From the least to the greatest value.
  let range: ClosedRange<Double>
  /// The time at the right edge, in seconds; above 0.
  let end: Double
  /// Values that are named at most.
  var mostValues = 5
  /// Units of a plot across and down; the page stretches both.
  static let width = 1000.0
  static let height = 240.0
  /// Times that are named at most.
  private static let mostTimes = 6
  /// Events that are marked: a ticking timer would hide the curve.
  private static let mostEvents = 24

  /// Where a time stands, in units of the plot.
  func x(_ time: Double) -> Double { Self.width * min(max(time / end, 0), 1) }

  /// Where a value stands, in units of the plot.
  func y(_ value: Double) -> Double {
    Self.height * (range.upperBound - value) / (range.upperBound - range.lowerBound)
  }

  /// A place in a plot as a path has it.
  func place(_ time: Double, _ value: Double) -> String {
    "\(Decimal.text(x(time), places: 1)) \(Decimal.text(y(value), places: 1))"
  }

  /// A plot's SVG.
  ///
  /// - Parameters:
  ///   - label: What it shows, for those who do not see it.
  ///   - content: What is drawn over the grid.
  /// - Returns: One `<svg>`.
  func svg(label: String, _ content: String) -> String {
    let grid = ticks.map { tick in
      #"<path class="grid" d="M0 \#(Decimal.text(y(tick.value), places: 1))H1000"/>"#
    }
    return """
      <svg viewBox="0 0 1000 240" preserveAspectRatio="none" role="img" \
      aria-label="\(Markup.escaped(label))">\(grid.joined())\(content)</svg>
      """
  }

  private var ticks: [(value: Double, places: Int)] {
    AxisTicks.within(range, atMost: mostValues)
  }

  /// Values at the left.
  var values: String {
    ticks.map { tick in
      let top = Decimal.text(100 * y(tick.value) / Self.height, places: 2)
      return
        #"<span class="y" style="top:\#(top)%">\#(Decimal.text(tick.value, places: tick.places))</span>"#
    }.joined()
  }

  /// Times below.
  var times: String {
    AxisTicks.within(0...end, atMost: Self.mostTimes).map { tick in
      #"<span style="left:\#(share(tick.value))%">\#(Decimal.text(tick.value, places: tick.places)) s</span>"#
    }.joined()
  }

  /// What happens, at the lower edge.
  func marks(_ events: [(time: Double, words: String)]) -> String {
    events.filter { $0.time >= 0 && $0.time <= end }.prefix(Self.mostEvents).map { event in
      let time = Decimal.text(event.time, places: 2)
      return
        #"<i class="event" style="left:\#(share(event.time))%" title="\#(Markup.escaped(event.words)) at \#(time) s"></i>"#
    }.joined()
  }

  /// Where a time stands, in hundredths of the width.
  func share(_ time: Double) -> String {
    Decimal.text(x(time) / Self.width * 100, places: 2)
  }
}
