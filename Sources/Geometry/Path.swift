public import Foundation

/// The corner style of a rounded rectangle: how its corners run into its edges.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Circular corners: quarter circles.
  case circular
  /// Continuous corners: a smooth change of curvature, as the system's own controls have.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat
  /// Creates radii.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the upper corner where lines begin, in points.
  ///   - bottomLeading: The radius of the lower corner where lines begin.
  ///   - bottomTrailing: The radius of the lower corner where lines end.
  ///   - topTrailing: The radius of the upper corner where lines end.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// A path: moves, lines and curves, in points with y downwards.
///
/// A path remembers when it is nothing but one of the known shapes, so that the rasteriser can draw
/// these by their equations. Copies share their storage.
public struct Path: Hashable, Sendable {
  /// An element of a path: one step of its outline.
  public enum Element: Hashable, Sendable {
    /// A move, which begins a new subpath.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic Bézier curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to where the subpath began.
    case closeSubpath
  }

  /// The kind of path, where it is known to be more than a list of elements.
  public enum Kind: Hashable, Sendable {
    /// No elements.
    case empty
    /// A rectangle.
    case rect(CGRect)
    /// The ellipse that fits a rectangle.
    case ellipse(in: CGRect)
    /// A rounded rectangle with corners of one size, which is already limited to half the
    /// rectangle's.
    case roundedRect(CGRect, cornerSize: CGSize, style: RoundedCornerStyle)
    /// A rounded rectangle with corners of four radii; the sums along each edge already fit it.
    case unevenRoundedRect(CGRect, RectangleCornerRadii, style: RoundedCornerStyle)
    /// Any other path.
    case general([Element])
  }

  /// The path as a known shape, or as its elements.
  public internal(set) var kind: Kind

  /// Creates a path without elements.
  public init() { kind = .empty }

  /// Creates a path from its elements.
  public init(elements: [Element]) { kind = elements.isEmpty ? .empty : .general(elements) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { kind = .rect(rect) }

  /// Creates the ellipse that fits `rect`.
  public init(ellipseIn rect: CGRect) { kind = .ellipse(in: rect) }

  /// Creates a path as `build` adds to it.
  public init(_ build: (inout Path) -> Void) {
    self.init()
    build(&self)
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { kind == .empty }

  /// Calls `body` with each element in turn.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
}
