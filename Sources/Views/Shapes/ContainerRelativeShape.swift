public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A container-relative shape: the shape of the nearest container, inset by the distance to it; a rectangle where there is none.
public struct ContainerRelativeShape: InsettableShape {
  var inset: CGFloat = 0
  /// Creates the shape.
  public nonisolated init() {}
  public func path(in rect: CGRect) -> Path {
    ContainerShape.path(in: rect, inset: inset) ?? Path(rect.insetBy(dx: inset, dy: inset))
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public nonisolated func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the nearest container, inset by the distance to it.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable {
    /// The upper corner where lines begin.
    case topLeading
    /// The upper corner where lines end.
    case topTrailing
    /// The lower corner where lines begin.
    case bottomLeading
    /// The lower corner where lines end.
    case bottomTrailing

    /// How a corner is rounded.
    public struct Style: Hashable, Sendable {
      /// The radius that it has at least, in points.
      let least: CGFloat
      /// Whether it follows the container's corner.
      let isConcentric: Bool

      /// About the centre of the container's corner.
      public static let concentric = Style(least: 0, isConcentric: true)
      /// About the centre of the container's corner, but not sharper than by a style.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(least: minimum?.least ?? 0, isConcentric: true)
      }
      /// By a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style {
        Style(least: radius, isConcentric: false)
      }

      /// The radius beside a corner of a container.
      fileprivate func radius(_ concentric: CGFloat, inset: CGFloat) -> CGFloat {
        max(least - inset, isConcentric ? concentric : 0, 0)
      }
    }
  }
}

extension Edge.Corner.Style: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A radius in whole points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// A radius in points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// A concentric rectangle, whose corners have their centres where those of the nearest container shape have them.
public struct ConcentricRectangle: InsettableShape {
  private let corners: [Edge.Corner.Style]
  private let isUniform: Bool
  var inset: CGFloat = 0

  /// Creates a rectangle whose corners are all concentric.
  public nonisolated init() { self.init(corners: .concentric) }
  /// Creates a rectangle whose corners are of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all have the greatest radius of them.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = Array(repeating: corners, count: 4)
    self.isUniform = isUniform
  }
  /// Creates a rectangle whose corners have styles of their own.
  ///
  /// - Parameters:
  ///   - topLeadingCorner: The upper corner where lines begin.
  ///   - topTrailingCorner: The upper corner where lines end.
  ///   - bottomLeadingCorner: The lower corner where lines begin.
  ///   - bottomTrailingCorner: The lower corner where lines end.
  public nonisolated init(
    topLeadingCorner: Edge.Corner.Style = .fixed(0),
    topTrailingCorner: Edge.Corner.Style = .fixed(0),
    bottomLeadingCorner: Edge.Corner.Style = .fixed(0),
    bottomTrailingCorner: Edge.Corner.Style = .fixed(0)
  ) {
    corners = [topLeadingCorner, bottomLeadingCorner, bottomTrailingCorner, topTrailingCorner]
    isUniform = false
  }

  public func path(in rect: CGRect) -> Path {
    let around = ContainerShape.concentricRadii(inset: inset)
    let own = [around.topLeading, around.bottomLeading, around.bottomTrailing, around.topTrailing]
    var radii = zip(corners, own).map { $0.radius($1, inset: inset) }
    let rect = rect.insetBy(dx: inset, dy: inset)
    if isUniform, let greatest = radii.max() { radii = [greatest] }
    if Set(radii).count == 1 {
      return radii[0] == 0 ? Path(rect) : Path(roundedRect: rect, cornerRadius: radii[0])
    }
    return Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radii[0], bottomLeading: radii[1], bottomTrailing: radii[2],
        topTrailing: radii[3]))
  }
  public nonisolated func inset(by amount: CGFloat) -> ConcentricRectangle {
    var result = self
    result.inset += amount
    return result
  }
  public nonisolated var animatableData: CGFloat {
    get { inset }
    set { inset = newValue }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners are of one style.
  ///
  /// - Parameters:
  ///   - corners: The style of the corners.
  ///   - isUniform: Whether all have the greatest radius of them.
  /// - Returns: The shape.
  public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
}
