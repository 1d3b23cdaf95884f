public import Foundation

/// Core Graphics' path: an outline that does not change, but for ``CGMutablePath``.
public class CGPath: Hashable {
  final var path: Path

  init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Applied to it; `nil` for none.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(rect).applying(transform ?? .identity))
  }
  /// Creates the ellipse that fits a rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - transform: Applied to the ellipse; `nil` for none.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    self.init(Path(ellipseIn: rect).applying(transform ?? .identity))
  }
  /// Creates a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner, in points.
  ///   - cornerHeight: The height of a corner, in points.
  ///   - transform: Applied to it; `nil` for none.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular)
        .applying(transform ?? .identity))
  }

  /// Whether it has no elements.
  public var isEmpty: Bool { path.isEmpty }
  /// The point at which its last element ends; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The smallest upright rectangle around it; control points do not count.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// The smallest upright rectangle around it and the control points of its curves.
  public var boundingBox: CGRect {
    var box = CGRect.null
    func include(_ point: CGPoint) { box = box.union(CGRect(origin: point, size: .zero)) }
    path.forEach { element in
      switch element {
      case .move(let end), .line(let end): include(end)
      case .quadCurve(let end, let control):
        include(control)
        include(end)
      case .curve(let end, let control1, let control2):
        include(control1)
        include(control2)
        include(end)
      case .closeSubpath: break
      }
    }
    return box
  }

  /// Whether a place lies inside.
  ///
  /// - Parameters:
  ///   - point: The place.
  ///   - rule: What counts as inside.
  ///   - transform: Applied to the path before it is asked.
  /// - Returns: Whether filling it would paint the place.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }

  /// The area that this path or another fills.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What counts as inside, in both.
  /// - Returns: Its outline.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// The area that this path and another both fill.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What counts as inside, in both.
  /// - Returns: Its outline.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// The area that this path fills and another does not.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What counts as inside, in both.
  /// - Returns: Its outline.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// The area that this path or another fills, but not both.
  ///
  /// - Parameters:
  ///   - other: The other path.
  ///   - rule: What counts as inside, in both.
  /// - Returns: Its outline.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  /// The outline of what this path fills, without overlaps.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }

  public static func == (first: CGPath, second: CGPath) -> Bool { first.path == second.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// A path that does not change.
  public func copy() -> CGPath? { CGPath(path) }
  /// A path that does not change, with all points transformed; by `nil` they are not.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    unsafe CGPath(path.applying(transform?.pointee ?? .identity))
  }
  /// A path with the same outlines that can be changed.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

  /// The path as a value.
  fileprivate var asPath: Path { path }
}

/// What of a path counts as inside.
public enum CGPathFillRule: Int, Sendable {
  /// Places about which it winds at all.
  case winding
  /// Places about which it winds an odd number of times.
  case evenOdd
}

extension Path {
  /// Creates a path of Core Graphics'.
  public init(_ path: CGPath) { self = path.asPath }
  /// This path as one of Core Graphics'.
  public var cgPath: CGPath { CGPath(self) }
}
