public import Foundation
public import Geometry

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = Self(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = Self(rawValue: 8)
  /// All four.
  public static let allCorners = Self(rawValue: .max)
}

/// A path, by UIKit's name: an outline that is built step by step.
///
/// Angles grow clockwise on the screen.
public final class UIBezierPath {
  private var path: Path
  /// How thick strokes along it are, in points.
  public var lineWidth: CGFloat = 1
  /// How strokes along it end.
  public var lineCapStyle = CGLineCap.butt
  /// How strokes along it meet.
  public var lineJoinStyle = CGLineJoin.miter
  /// The longest miter, as a multiple of the line's width.
  public var miterLimit: CGFloat = 10
  /// How far curves may be from the lines that stand for them, in pixels.
  ///
  /// - Note: Accepted; no effect. `flatness`: curves are drawn as they are.
  public var flatness: CGFloat = 0.6
  /// The dashes of lines, and how far into them a line begins.
  private(set) var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - pattern: Lengths of dashes and gaps in turn, in points; `nil` for a solid line.
  ///   - count: How many of them count.
  ///   - phase: How far into the pattern the line begins, in points.
  public func setLineDash(_ pattern: [CGFloat]?, count: Int, phase: CGFloat) {
    dash = (Array((pattern ?? []).prefix(max(count, 0))), phase)
  }
  /// Whether places about which it winds an odd number of times count as inside.
  public var usesEvenOddFillRule = false

  private init(_ path: Path) { self.path = path }

  /// Creates an empty path.
  public convenience init() { self.init(Path()) }
  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  /// Creates the ellipse that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  /// Creates the path of Core Graphics' path.
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }
  /// Creates a rounded rectangle; since iOS 7 its corners run into the edges smoothly.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerRadius: The radius of its corners, in points.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// Creates a rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: Which corners are round.
  ///   - cornerRadii: Their radius in points: the width; as in UIKit since iOS 7, the height does not count.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    func radius(_ corner: UIRectCorner) -> CGFloat {
      corners.contains(corner) ? max(cornerRadii.width, 0) : 0
    }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }
  /// Creates an arc of a circle.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(Path())
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// The path as Core Graphics has it.
  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  /// Whether it has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The smallest upright rectangle around it.
  public var bounds: CGRect { path.boundingRect }
  /// The point at which its last element ends; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins another outline.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line to a point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a cubic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint1: To where it begins.
  ///   - controlPoint2: From where it comes.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a quadratic curve.
  ///
  /// - Parameters:
  ///   - endPoint: Where it ends.
  ///   - controlPoint: The point towards which it bends.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc of a circle, after a line to where it begins.
  ///
  /// - Parameters:
  ///   - center: The circle's centre.
  ///   - radius: Its radius in points.
  ///   - startAngle: Where the arc begins, in radians from the right.
  ///   - endAngle: Where it ends, in radians.
  ///   - clockwise: Whether it goes clockwise on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI's word for the direction is that of y upwards.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the outline by a line to where it began.
  public func close() { path.closeSubpath() }
  /// Adds the outlines of another path.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Takes all elements away.
  public func removeAllPoints() { path = Path() }
  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Whether a place lies inside.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  /// The same path the other way round.
  public func reversing() -> UIBezierPath { UIBezierPath(path.reversed) }
}

extension Path {
  /// The same outlines, each from its end to its start.
  fileprivate var reversed: Path {
    var whole = Path()
    for outline in outlines.reversed() {
      guard let last = outline.steps.last else { continue }
      whole.move(to: last.end)
      for (place, step) in outline.steps.enumerated().reversed() where place > 0 {
        let end = outline.steps[place - 1].end
        switch step.controls.count {
        case 0: whole.addLine(to: end)
        case 1: whole.addQuadCurve(to: end, control: step.controls[0])
        default: whole.addCurve(to: end, control1: step.controls[1], control2: step.controls[0])
        }
      }
      if outline.isClosed { whole.closeSubpath() }
    }
    return whole
  }

  /// The outlines as points, each with the control points before it.
  private var outlines: [(steps: [(end: CGPoint, controls: [CGPoint])], isClosed: Bool)] {
    var found: [(steps: [(end: CGPoint, controls: [CGPoint])], isClosed: Bool)] = []
    forEach { element in
      switch element {
      case .move(let end): found.append(([(end, [])], false))
      case .line(let end): found[found.count - 1].steps.append((end, []))
      case .quadCurve(let end, let control): found[found.count - 1].steps.append((end, [control]))
      case .curve(let end, let first, let second):
        found[found.count - 1].steps.append((end, [first, second]))
      case .closeSubpath: found[found.count - 1].isClosed = true
      }
    }
    return found
  }
}
