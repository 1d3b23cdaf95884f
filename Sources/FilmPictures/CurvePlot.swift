internal import DisplayList
internal import Foundation

/// A plot of a curve in its frame: its value, or how fast that changes.
struct CurvePlot {
  enum Form { case value, velocity }

  private let curve: MotionCurve
  private let times: ClosedRange<Double>
  private let events: [Double]
  private let theme: ChartTheme
  private let form: Form
  private let frame: CGRect
  private let range: ClosedRange<Double>

  init(
    _ curve: MotionCurve, times: ClosedRange<Double>, events: [Double], theme: ChartTheme,
    form: Form, frame: CGRect
  ) {
    (self.curve, self.times, self.events) = (curve, times, events)
    (self.theme, self.form, self.frame) = (theme, form, frame)
    switch form {
    case .value: range = Self.padded(curve.range)
    case .velocity:
      let all = curve.pieces.flatMap { $0.map(\.velocity) }
      range = Self.padded(min(all.min() ?? 0, 0)...max(all.max() ?? 0, 0))
    }
  }

  /// A range with room for the pen; one of a single number reaches around it.
  static func padded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let extent = range.upperBound - range.lowerBound
    let edge = extent > 0 ? extent * 0.07 : max(abs(range.lowerBound) * 0.1, 1)
    return range.lowerBound - edge...range.upperBound + edge
  }

  func draw(_ sketch: inout Sketch) {
    ChartAxes(
      frame: frame, times: times, range: range, theme: theme, marksNought: form == .velocity
    ).draw(&sketch)
    for time in events where times.contains(time) {
      let x = x(time)
      sketch.line(
        [CGPoint(x: x, y: Double(frame.minY)), CGPoint(x: x, y: Double(frame.maxY))],
        Sketch.Pen(color: theme.axis))
    }
    if form == .value { targets(&sketch) }
    let color = form == .value ? theme.value : theme.velocity
    for piece in curve.pieces {
      sketch.line(
        Polyline.simplified(places(piece), within: 0.05), Sketch.Pen(color: color, width: 1.75))
    }
    if form == .value { marks(&sketch) }
  }

  /// The places of a piece, cut off at the sides.
  private func places(_ piece: [MotionCurve.Point]) -> [CGPoint] {
    var places: [CGPoint] = []
    for (index, point) in piece.enumerated() {
      if index > 0 {
        let before = piece[index - 1]
        for side in [times.lowerBound, times.upperBound]
        where before.time < side && side < point.time {
          let share = (side - before.time) / (point.time - before.time)
          places.append(place(side, shown(before) + share * (shown(point) - shown(before))))
        }
      }
      if times.contains(point.time) { places.append(place(point.time, shown(point))) }
    }
    return places
  }

  private func shown(_ point: MotionCurve.Point) -> Double {
    form == .value ? point.value : point.velocity
  }

  // MARK: Marks

  /// Where animations were going.
  private func targets(_ sketch: inout Sketch) {
    for run in curve.runs where run.animation != nil && run.targetCount == 1 {
      let start = max(run.start, times.lowerBound)
      let end = min(run.end, times.upperBound)
      guard start < end else { continue }
      sketch.line(
        [place(start, run.target), place(end, run.target)],
        Sketch.Pen(color: theme.target, width: 1, dash: [4, 3]))
    }
    for jump in curve.jumps where times.contains(jump.time) {
      sketch.line(
        [place(jump.time, jump.from), place(jump.time, jump.to)],
        Sketch.Pen(color: theme.value, width: 1, dash: [2, 3]))
    }
  }

  /// Where a value is farthest beyond its target, where it has settled, where something else took over.
  private func marks(_ sketch: inout Sketch) {
    for run in curve.runs {
      if let peak = run.peak, run.animation != nil, times.contains(peak.time) {
        sketch.disc(
          at: place(peak.time, peak.value), radius: 3, fill: theme.ink,
          rim: Sketch.Pen(color: theme.panel))
      }
      let settled = run.settling.map { run.start + $0 }
      if let settled, run.animation != nil, times.contains(settled),
        let value = curve.value(at: settled)
      {
        sketch.disc(
          at: place(settled, value), radius: 3, fill: theme.panel,
          rim: Sketch.Pen(color: theme.faint, width: 1.5))
      }
      if run.isInterrupted, times.contains(run.end) {
        sketch.disc(
          at: place(run.end, run.reached), radius: 3.5, fill: theme.alarm,
          rim: Sketch.Pen(color: theme.panel))
      }
    }
  }

  // MARK: Places

  private func x(_ time: Double) -> Double {
    let share = (time - times.lowerBound) / (times.upperBound - times.lowerBound)
    return Double(frame.minX) + Double(frame.width) * share
  }

  private func y(_ value: Double) -> Double {
    let share = (range.upperBound - value) / (range.upperBound - range.lowerBound)
    return Double(frame.minY) + Double(frame.height) * share
  }

  private func place(_ time: Double, _ value: Double) -> CGPoint {
    CGPoint(x: x(time), y: y(value))
  }
}
