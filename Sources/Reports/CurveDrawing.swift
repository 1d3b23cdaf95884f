/// A drawing of a curve: lines as SVG, which stretches with the page, and labels as text, which does not.
struct CurveDrawing {
  let curve: Curve
  private var axes: PlotAxes {
    PlotAxes(
      range: curve.range,
      end: Double(max(curve.frameCount - 1, 1)) / curve.framesPerSecond)
  }

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
      <div class="plot">\(axes.values)\(svg(label: label))\(axes.marks(events))\
      <i class="playhead" hidden></i></div>
      <div class="times">\(axes.times)</div>
      </figure>
      """
  }

  private var events: [(time: Double, words: String)] {
    curve.events.map { ($0.frame / curve.framesPerSecond, $0.causes) }
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
    let shade =
      #"<rect class="shade" x="\#(Decimal.text(first, places: 1))" y="0" "#
      + #"width="\#(Decimal.text(max(last - first, 2), places: 1))" height="240"/>"#
    return axes.svg(
      label: label, shade + line(curve.before, "before", 1) + line(curve.after, "after", 1))
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

  private func x(_ frame: Double) -> Double { axes.x(frame / curve.framesPerSecond) }
  private func y(_ value: Double) -> Double { axes.y(value) }
}
