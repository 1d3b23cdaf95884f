/// A drawing of a curve: lines as SVG, which stretches with the page, and labels as text, which does not.
struct CurveDrawing {
  let curve: Curve
  /// Units of the drawing across and down; the page stretches both.
  private static let width = 1000.0
  private static let height = 240.0

  /// The figure's HTML.
  ///
  /// - Parameters:
  ///   - label: What it shows, for those who do not see it.
  ///   - index: Its number in the clip, by which the player knows it.
  /// - Returns: One `<figure>`.
  func figure(label: String, index: Int) -> String {
    let unit =
      curve.unit.isEmpty ? "" : " <span class=\"unit\">\(Markup.escaped(curve.unit))</span>"
    return """
      <figure class="curve" data-curve="\(index)">
      <figcaption><b>\(Markup.escaped(curve.property))</b>\(unit)\
      <span class="readout"><span class="key before">before <output class="was">–</output></span>\
      <span class="key after">now <output class="is">–</output></span></span></figcaption>
      <div class="plot">\(yLabels)\(svg(label: label))\(eventMarks)\
      <i class="playhead" hidden></i></div>
      <div class="times">\(xLabels)</div>
      </figure>
      """
  }

  /// A small picture of both lines, for lists.
  func spark() -> String {
    let step = max(1, curve.frameCount / Self.sparkPoints)
    return """
      <svg class="spark" viewBox="0 0 1000 240" preserveAspectRatio="none" aria-hidden="true">\
      \(line(curve.before, "before", step))\(line(curve.after, "after", step))</svg>
      """
  }

  /// Points of a small picture.
  private static let sparkPoints = 30

  // MARK: Lines

  private func svg(label: String) -> String {
    let first = x(Double(curve.frames.lowerBound))
    let last = x(Double(curve.frames.upperBound))
    let grid = ticks.map { tick in
      let y = Decimal.text(y(tick.value), places: 1)
      return #"<path class="grid" d="M0 \#(y)H1000"/>"#
    }
    let shade =
      #"<rect class="shade" x="\#(Decimal.text(first, places: 1))" y="0" "#
      + #"width="\#(Decimal.text(max(last - first, 2), places: 1))" height="240"/>"#
    return """
      <svg viewBox="0 0 1000 240" preserveAspectRatio="none" role="img" \
      aria-label="\(Markup.escaped(label))">\
      \(shade)\(grid.joined())\(line(curve.before, "before", 1))\(line(curve.after, "after", 1))</svg>
      """
  }

  /// A path through the frames' values; it breaks where there is none.
  private func line(_ values: [Double?], _ name: String, _ step: Int) -> String {
    var path = ""
    var isDrawing = false
    // A value that rests needs its first and its last frame alone.
    for frame in stride(from: 0, to: values.count, by: step) {
      guard let value = values[frame] else {
        isDrawing = false
        continue
      }
      if isDrawing, frame >= step, frame + step < values.count, values[frame - step] == value,
        values[frame + step] == value
      {
        continue
      }
      path += "\(isDrawing ? "L" : "M")\(Decimal.text(x(Double(frame)), places: 1)) "
      path += Decimal.text(y(value), places: 1)
      isDrawing = true
    }
    return path.isEmpty ? "" : #"<path class="\#(name)" d="\#(path)"/>"#
  }

  private func x(_ frame: Double) -> Double {
    Self.width * min(max(frame / Double(max(curve.frameCount - 1, 1)), 0), 1)
  }

  private func y(_ value: Double) -> Double {
    let range = curve.range
    return Self.height * (range.upperBound - value) / (range.upperBound - range.lowerBound)
  }

  // MARK: Labels

  private var ticks: [(value: Double, places: Int)] { AxisTicks.within(curve.range, atMost: 5) }

  private var yLabels: String {
    ticks.map { tick in
      let top = Decimal.text(100 * y(tick.value) / Self.height, places: 2)
      return
        #"<span class="y" style="top:\#(top)%">\#(Decimal.text(tick.value, places: tick.places))</span>"#
    }.joined()
  }

  private var xLabels: String {
    let end = Double(max(curve.frameCount - 1, 1)) / curve.framesPerSecond
    return AxisTicks.within(0...end, atMost: 6).map { tick in
      let left = Decimal.text(x(tick.value * curve.framesPerSecond) / Self.width * 100, places: 2)
      return
        #"<span style="left:\#(left)%">\#(Decimal.text(tick.value, places: tick.places)) s</span>"#
    }.joined()
  }

  private var eventMarks: String {
    curve.events.filter { $0.frame >= 0 && $0.frame <= Double(curve.frameCount) }
      .prefix(Self.mostEvents)
      .map { event in
        let left = Decimal.text(x(event.frame) / Self.width * 100, places: 2)
        let time = Decimal.text(event.frame / curve.framesPerSecond, places: 2)
        return
          #"<i class="event" style="left:\#(left)%" title="\#(Markup.escaped(event.causes)) at \#(time) s"></i>"#
      }.joined()
  }

  /// Events that are marked: a ticking timer would hide the curve.
  private static let mostEvents = 24
}
