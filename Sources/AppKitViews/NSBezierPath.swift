import Foundation
import Geometry
import UIKitViews

/// A path, by AppKit's name: an outline that is built step by step.
///
/// Angles are degrees, and grow from the right towards where y grows.
open class NSBezierPath {
  /// How strokes end.
  public enum LineCapStyle: UInt, Sendable {
    /// At their end point.
    case butt
    /// In half a disc about their end point.
    case round
    /// Half their width beyond their end point.
    case square

    fileprivate var cap: CGLineCap { self == .butt ? .butt : self == .round ? .round : .square }
  }
  /// How strokes meet.
  public enum LineJoinStyle: UInt, Sendable {
    /// Their outer edges are prolonged.
    case miter
    /// In a disc about the corner.
    case round
    /// Their outer corner is cut off.
    case bevel

    fileprivate var join: CGLineJoin { self == .miter ? .miter : self == .round ? .round : .bevel }
  }
  /// What of a path that crosses itself is inside.
  public enum WindingRule: UInt, Sendable {
    /// Places about which it winds at all.
    case nonZero
    /// Places about which it winds an odd number of times.
    case evenOdd
  }
  /// A kind of step.
  public enum ElementType: UInt, Sendable {
    /// Another outline begins.
    case moveTo
    /// A line.
    case lineTo
    /// A cubic curve, of three points.
    case cubicCurveTo
    /// The outline is closed.
    case closePath
    /// A quadratic curve, of two points.
    case quadraticCurveTo
    /// A cubic curve, of three points.
    public static let curveTo = Self.cubicCurveTo
  }

  private var path: Path
  /// How thick strokes along it are, in points.
  open var lineWidth = NSBezierPath.defaultLineWidth
  /// How strokes along it end.
  open var lineCapStyle = LineCapStyle.butt
  /// How strokes along it meet.
  open var lineJoinStyle = LineJoinStyle.miter
  /// The longest miter, as a multiple of the line's width.
  open var miterLimit: CGFloat = 10
  /// What of the path is inside.
  open var windingRule = WindingRule.nonZero
  /// How far curves may be from what is drawn, in points.
  ///
  /// - Note: Accepted; no effect. `flatness`: curves are drawn as well as can be.
  open var flatness: CGFloat = 0.6
  private var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  /// How thick strokes are unless they say otherwise.
  public static let defaultLineWidth: CGFloat = 1

  /// Creates an empty path.
  public init() { path = Path() }
  private init(_ path: Path) { self.path = path }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates a rounded rectangle, whose corners are quarters of ellipses.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - xRadius: How wide the corners are, in points.
  ///   - yRadius: How high they are, in points.
  public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    self.init()
    appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
  }
  /// Creates the path of Core Graphics' path.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }

  // MARK: What it is

  /// The path as Core Graphics has it.
  open var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// Whether it has no elements.
  open var isEmpty: Bool { path.isEmpty }
  /// The smallest upright rectangle around it.
  open var bounds: CGRect { path.boundingRect }
  /// The smallest upright rectangle around its points, those that bend curves among them.
  open var controlPointBounds: CGRect {
    let points = steps.flatMap(\.points)
    guard let first = points.first else { return .zero }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  /// The point at which its last element ends; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Whether a place lies inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: windingRule == .evenOdd)
  }
  /// How many steps it has.
  open var elementCount: Int { steps.count }
  /// A step.
  ///
  /// - Parameters:
  ///   - index: Its place, from 0.
  ///   - points: Where its points go, those that bend a curve first.
  /// - Returns: Its kind.
  open func element(
    at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>? = nil
  ) -> ElementType {
    let step = steps[index]
    if let points = unsafe points {
      for (place, point) in step.points.enumerated() { unsafe points[place] = point }
    }
    return step.type
  }

  private var steps: [(type: ElementType, points: [CGPoint])] {
    var steps: [(type: ElementType, points: [CGPoint])] = []
    path.forEach { element in
      switch element {
      case .move(let end): steps.append((.moveTo, [end]))
      case .line(let end): steps.append((.lineTo, [end]))
      case .quadCurve(let end, let control): steps.append((.quadraticCurveTo, [control, end]))
      case .curve(let end, let first, let second):
        steps.append((.cubicCurveTo, [first, second, end]))
      case .closeSubpath: steps.append((.closePath, []))
      }
    }
    return steps
  }

  // MARK: Steps

  /// Begins another outline.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  open func line(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint1: To where it begins.
  ///   - controlPoint2: From where it comes.
  open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint: The point towards which it bends.
  open func curve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  private func fromHere(_ point: CGPoint) -> CGPoint {
    CGPoint(x: currentPoint.x + point.x, y: currentPoint.y + point.y)
  }
  /// Begins another outline, so far from where the last one ended.
  open func relativeMove(to point: CGPoint) { move(to: fromHere(point)) }
  /// Adds a line, so far from here.
  open func relativeLine(to point: CGPoint) { line(to: fromHere(point)) }
  /// Adds a cubic curve whose points count from here.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint1: To where it begins.
  ///   - controlPoint2: From where it comes.
  open func relativeCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    curve(
      to: fromHere(endPoint), controlPoint1: fromHere(controlPoint1),
      controlPoint2: fromHere(controlPoint2))
  }
  /// Closes the outline by a line to where it began.
  open func close() { path.closeSubpath() }
  /// Takes all elements away.
  open func removeAllPoints() { path = Path() }
  /// Adds the outlines of another path.
  open func append(_ path: NSBezierPath) { self.path.addPath(path.path) }
  /// Adds a rectangle.
  open func appendRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds the ellipse that fits a rectangle.
  open func appendOval(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a rounded rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - xRadius: How wide the corners are, in points.
  ///   - yRadius: How high they are, in points.
  open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
  }
  /// Adds an arc of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins, in degrees from the right.
  ///   - endAngle: Where it ends, in degrees.
  ///   - clockwise: Whether angles fall along it.
  open func appendArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool = false
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .degrees(startAngle),
      endAngle: .degrees(endAngle), clockwise: clockwise)
  }
  /// Transforms all points.
  open func transform(using transform: AffineTransform) {
    path = path.applying(
      CGAffineTransform(
        a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.tX,
        ty: transform.tY))
  }
  /// A path of the same steps and strokes.
  open func copy() -> Any {
    let other = NSBezierPath(path)
    (other.lineWidth, other.lineCapStyle, other.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (other.miterLimit, other.windingRule, other.dashes) = (miterLimit, windingRule, dashes)
    return other
  }

  // MARK: Drawing

  /// Sets the dashes of strokes.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn.
  ///   - count: How many of them count.
  ///   - phase: How far into the pattern a stroke starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern = unsafe pattern else { return dashes = ([], 0) }
    dashes = ((0..<count).map { unsafe pattern[$0] }, phase)
  }

  /// Puts the path into the current context, and gives that.
  @MainActor private func begin() -> CGContext? {
    guard let context = UIGraphicsStack.current else { return nil }
    context.beginPath()
    context.addPath(cgPath)
    return context
  }
  private var rule: CGPathFillRule { windingRule == .evenOdd ? .evenOdd : .winding }

  /// Fills the path in the current context.
  @MainActor open func fill() { begin()?.fillPath(using: rule) }
  /// Draws a line along the path in the current context.
  @MainActor open func stroke() {
    guard let context = UIGraphicsStack.current else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle.cap)
    context.setLineJoin(lineJoinStyle.join)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    begin()?.strokePath()
    context.restoreGState()
  }
  /// Clips what is drawn from here on to the path, besides what it was clipped to.
  @MainActor open func addClip() { begin()?.clip(using: rule) }
  /// Fills a rectangle in the current context.
  @MainActor public static func fill(_ rect: CGRect) { NSBezierPath(rect: rect).fill() }
  /// Draws a line around a rectangle in the current context.
  @MainActor public static func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }
  /// Draws a line in the current context.
  ///
  /// - Parameters:
  ///   - point1: Where it begins.
  ///   - point2: Where it ends.
  @MainActor public static func strokeLine(from point1: CGPoint, to point2: CGPoint) {
    let path = NSBezierPath()
    path.move(to: point1)
    path.line(to: point2)
    path.stroke()
  }
}
