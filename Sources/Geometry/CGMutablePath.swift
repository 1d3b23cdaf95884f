public import Foundation

/// Core Graphics' path that is built step by step.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }
  override init(_ path: Path) { super.init(path) }

  /// Begins another outline.
  ///
  /// - Parameters:
  ///   - point: Where it begins.
  ///   - transform: Applied to it.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  /// Adds a line.
  ///
  /// - Parameters:
  ///   - point: Where it ends.
  ///   - transform: Applied to it.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  /// Adds lines through all points; the first begins an outline.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - transform: Applied to them.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addPath(Path { $0.addLines(points) }, transform: transform)
  }
  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control: The point towards which it bends.
  ///   - transform: Applied to both.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: To where it begins.
  ///   - control2: From where it comes.
  ///   - transform: Applied to all three.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  /// Adds an arc of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise where y points upwards: anticlockwise on the screen.
  ///   - transform: Applied to it.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }
  /// Adds an arc of a circle that is as long as is said.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - delta: How far it goes, in radians; clockwise on the screen where that is positive.
  ///   - transform: Applied to it.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
      transform: transform)
  }
  /// Adds rectangles.
  ///
  /// - Parameters:
  ///   - rects: The rectangles.
  ///   - transform: Applied to them.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    path.addRects(rects, transform: transform)
  }
  /// Adds a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Applied to it.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(rect), transform: transform)
  }
  /// Adds the ellipse that fits a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Applied to the ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addPath(Path(ellipseIn: rect), transform: transform)
  }
  /// Adds a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner, in points.
  ///   - cornerHeight: The height of a corner, in points.
  ///   - transform: Applied to it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    path.addPath(
      Path(roundedRect: rect, cornerSize: size, style: .circular), transform: transform)
  }
  /// Adds all of a path.
  ///
  /// - Parameters:
  ///   - other: The path.
  ///   - transform: Applied to it.
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(Path(other), transform: transform)
  }
  /// Closes the outline by a line to where it began.
  public func closeSubpath() { path.closeSubpath() }
}
