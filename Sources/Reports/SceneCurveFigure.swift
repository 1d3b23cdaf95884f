/// A curve of a scene's page: the value over time, where it was going, and how fast it changes.
struct SceneCurveFigure {
  let curve: SceneAccount.Curve
  /// Its number in the page, by which the player knows it.
  let index: Int
  /// The last frame's time, in seconds.
  let end: Double
  let events: [SceneAccount.Event]

  /// Room above and below, as a share of what is between.
  private static let margin = 0.08
  /// Values that are named at an axis at most.
  private static let mostValues = 5
  /// Others that are named at most.
  private static let mostNamed = 3

  /// The figure's HTML.
  var html: String {
    let unit =
      curve.unit.isEmpty ? "" : " <span class=\"unit\">\(Markup.escaped(curve.unit))</span>"
    return """
      <figure class="curve" data-curve="\(index)">
      <figcaption><b>\(Markup.escaped(curve.property))</b>\(unit) <span class="of">\(Markup.escaped(curve.view))</span>\
      <span class="readout"><span class="key after">value <output class="is">–</output></span>\
      <span class="key speed">per second <output class="speed-is">–</output></span></span></figcaption>
      <div class="plot">\(values.values)\(values.svg(label: label, targets + line(curve.lines, values, "after")))\
      \(dots)\(values.marks(events.map { ($0.time, $0.label) }))\
      <i class="playhead" hidden></i></div>
      <div class="plot speeds">\(velocities.values)\
      \(velocities.svg(label: "\(label): per second", line(curve.speeds, velocities, "speed")))\
      <i class="playhead" hidden></i></div>
      <div class="times">\(values.times)</div>
      <p class="runs">\(runs)</p>
      \(alike)
      </figure>
      """
  }

  private var values: PlotAxes {
    let all = curve.lines.joined().map(\.value) + curve.runs.map(\.target)
    return PlotAxes(range: Self.range(all), end: end, mostValues: Self.mostValues)
  }

  private var velocities: PlotAxes {
    PlotAxes(
      range: Self.range(curve.speeds.joined().map(\.value) + [0]), end: end, mostValues: 3)
  }

  private static func range(_ values: [Double]) -> ClosedRange<Double> {
    guard let least = values.min(), let greatest = values.max() else { return 0...1 }
    let room = greatest > least ? (greatest - least) * margin : max(abs(least) / 2, 0.5)
    return least - room...greatest + room
  }

  private func line(_ pieces: [[SceneAccount.Point]], _ axes: PlotAxes, _ name: String) -> String {
    let path = pieces.map { piece in
      "M" + piece.map { axes.place($0.time, $0.value) }.joined(separator: "L")
    }
    return path.isEmpty ? "" : #"<path class="\#(name)" d="\#(path.joined())"/>"#
  }

  /// Where each run was going.
  private var targets: String {
    curve.runs.filter { $0.animation != nil }.map { run in
      let (start, end) = (
        values.place(run.start, run.target), values.place(run.end, run.target)
      )
      return #"<path class="target" d="M\#(start)L\#(end)"/>"#
    }.joined()
  }

  /// Where it settled, and where another took over.
  private var dots: String {
    curve.runs.map { run in
      var dots = ""
      func dot(_ time: Double, _ value: Double, _ name: String, _ words: String) {
        let top = Decimal.text(100 * values.y(value) / PlotAxes.height, places: 2)
        dots +=
          #"<i class="dot \#(name)" style="left:\#(values.share(time))%;top:\#(top)%" title="\#(words)"></i>"#
      }
      if let settling = run.settling {
        let time = Decimal.text(run.start + settling, places: 3)
        dot(run.start + settling, run.target, "settled", "settled at \(time) s")
      }
      if run.isInterrupted, let value = value(at: run.end) {
        dot(run.end, value, "cut", "interrupted at \(Decimal.text(run.end, places: 3)) s")
      }
      return dots
    }.joined()
  }

  private func value(at time: Double) -> Double? {
    curve.lines.joined().last { $0.time <= time + 1e-6 }?.value
  }

  private var runs: String {
    curve.runs.map { run in
      var words =
        "<b>\(Decimal.text(run.start, places: 3)) s</b> \(number(run.from)) → \(number(run.target))"
      if let animation = run.animation {
        words += " <code>\(Markup.escaped(animation))</code>"
      }
      if let overshoot = run.overshoot {
        words += ", overshoots by \(Decimal.text(overshoot * 100, places: 1)) %"
      }
      if run.isInterrupted {
        words += ", interrupted after \(Decimal.text(run.end - run.start, places: 3)) s"
      } else if let settling = run.settling {
        words += ", settles in \(Decimal.text(settling, places: 3)) s"
      }
      return "<span>\(words)</span>"
    }.joined()
  }

  private func number(_ value: Double) -> String {
    Decimal.text(value, places: 2) + (curve.unit == "pt" ? " pt" : curve.unit)
  }

  private var alike: String {
    guard !curve.alike.isEmpty else { return "" }
    let names = curve.alike.prefix(Self.mostNamed).map { "<code>\(Markup.escaped($0))</code>" }
    let rest = curve.alike.count - names.count
    return """
      <p class="alike">Alike: \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")</p>
      """
  }

  private var label: String {
    "\(curve.property) of \(curve.view) over time"
  }
}
