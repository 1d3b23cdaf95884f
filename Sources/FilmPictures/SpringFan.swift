public import Typography
internal import DisplayList
internal import Foundation

/// A fan: one movement, and how it would go on if it were turned back after any so many frames.
public struct SpringFan: Sendable {
  /// A continuation.
  public struct Branch: Hashable, Sendable {
    /// The frame of the movement after which it is turned back.
    public var frame: Int
    /// From the interruption on, in seconds from the movement's start; at least two.
    public var points: [MotionCurve.Point]

    /// Creates a continuation.
    ///
    /// - Parameters:
    ///   - frame: The frame of the movement after which it is turned back.
    ///   - points: From the interruption on, in seconds from the movement's start.
    public init(frame: Int, points: [MotionCurve.Point]) {
      (self.frame, self.points) = (frame, points)
    }
  }

  /// What moves.
  public var view: String
  /// Which of its values.
  public var property: String
  /// What moves it, in words.
  public var animation: String
  /// The movement to its end, in seconds from its start.
  public var base: [MotionCurve.Point]
  /// Its continuations, earliest first.
  public var branches: [Branch]
  /// Frames between two interruptions.
  public var step: Int

  /// Creates a fan.
  ///
  /// - Parameters:
  ///   - view: What moves.
  ///   - property: Which of its values.
  ///   - animation: What moves it, in words.
  ///   - base: The movement to its end.
  ///   - branches: Its continuations, earliest first.
  ///   - step: Frames between two interruptions.
  public init(
    view: String, property: String, animation: String, base: [MotionCurve.Point],
    branches: [Branch], step: Int
  ) {
    (self.view, self.property, self.animation) = (view, property, animation)
    (self.base, self.branches, self.step) = (base, branches, step)
  }

  // MARK: Drawing

  private static let (margin, left, width) = (20.0, 74.0, 720.0)
  private static let (valueHeight, velocityHeight, top) = (320.0, 170.0, 98.0)

  /// The fan as a drawing.
  ///
  /// - Parameters:
  ///   - title: What was filmed.
  ///   - theme: The colours.
  ///   - fonts: Where fonts are found.
  /// - Returns: The drawing.
  public func sketch(title: String, theme: ChartTheme, fonts: FontBook) -> Sketch {
    let lettering = Lettering(fonts)
    let (margin, left, width, top) = (Self.margin, Self.left, Self.width, Self.top)
    let room = left + width - margin
    var sketch = Sketch(
      width: left + width + margin, height: top + Self.valueHeight + Self.velocityHeight + 92,
      ground: theme.ground, label: "\(title): \(property) of \(view), turned back in flight",
      lettering: lettering)
    sketch.words(
      lettering.fitted(title, .heading, width: room), at: CGPoint(x: margin, y: 34), .heading,
      theme.ink)
    sketch.words(
      lettering.fitted("\(view), \(property): \(animation)", .text, width: room, keepsEnd: true),
      at: CGPoint(x: margin, y: 56), .text, theme.ink)
    let frames = step == 1 ? "each frame" : "every \(step) frames"
    sketch.words(
      "one movement (heavy), and \(branches.count) that are turned back after \(frames) (dots)",
      at: CGPoint(x: margin, y: 73), .text, theme.faint)
    let end = max(base.last?.time ?? 0, branches.compactMap { $0.points.last?.time }.max() ?? 0)
    let value = CGRect(x: left, y: top, width: width, height: Self.valueHeight)
    let velocity = CGRect(
      x: left, y: top + Self.valueHeight + 52, width: width, height: Self.velocityHeight)
    draw(&sketch, in: value, "value", 0...max(end, 0.01), theme, \.value)
    draw(&sketch, in: velocity, "velocity, per second", 0...max(end, 0.01), theme, \.velocity)
    return sketch
  }

  private func draw(
    _ sketch: inout Sketch, in frame: CGRect, _ name: String, _ times: ClosedRange<Double>,
    _ theme: ChartTheme, _ reading: KeyPath<MotionCurve.Point, Double>
  ) {
    let all = (branches.flatMap(\.points) + base).map { $0[keyPath: reading] }
    let range = CurvePlot.padded((all.min() ?? 0)...(all.max() ?? 0))
    func place(_ point: MotionCurve.Point) -> CGPoint {
      let down =
        (range.upperBound - point[keyPath: reading]) / (range.upperBound - range.lowerBound)
      return CGPoint(
        x: Double(frame.minX) + Double(frame.width) * point.time / times.upperBound,
        y: Double(frame.minY) + Double(frame.height) * down)
    }
    sketch.words(
      name, at: CGPoint(x: Double(frame.minX), y: Double(frame.minY) - 7), .text, theme.faint)
    ChartAxes(frame: frame, times: times, range: range, theme: theme).draw(&sketch)
    for (index, branch) in branches.enumerated() {
      sketch.line(
        Polyline.simplified(branch.points.map(place), within: 0.05),
        Sketch.Pen(color: color(index, theme), width: 1.25))
    }
    sketch.line(
      Polyline.simplified(base.map(place), within: 0.05), Sketch.Pen(color: theme.ink, width: 2.25))
    for (index, branch) in branches.enumerated() {
      guard let start = branch.points.first else { continue }
      sketch.disc(
        at: place(start), radius: 3, fill: color(index, theme), rim: Sketch.Pen(color: theme.panel))
    }
  }

  /// From the colour of values, early, to that of velocities, late.
  private func color(_ index: Int, _ theme: ChartTheme) -> ResolvedColor {
    let share = branches.count < 2 ? 0 : Float(index) / Float(branches.count - 1)
    let (early, late) = (theme.value, theme.velocity)
    return ResolvedColor(
      red: early.red + share * (late.red - early.red),
      green: early.green + share * (late.green - early.green),
      blue: early.blue + share * (late.blue - early.blue))
  }
}
