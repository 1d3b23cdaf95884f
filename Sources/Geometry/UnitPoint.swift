public import Foundation
public import Motion

/// A unit point: a point of a rectangle, as fractions of its width and height from the top left.
public struct UnitPoint: Hashable, Sendable, Animatable {
  /// Fraction of the width, 0 at the left.
  public var x: CGFloat
  /// Fraction of the height, 0 at the top.
  public var y: CGFloat

  /// Creates the top left corner.
  public init() { (x, y) = (0, 0) }
  /// Creates a unit point from its fractions.
  ///
  /// - Parameters:
  ///   - x: Fraction of the width, 0 at the left.
  ///   - y: Fraction of the height, 0 at the top.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The top left corner, (0, 0).
  public static let zero = UnitPoint()
  /// The centre, (½, ½).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the left edge, (0, ½).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the right edge, (1, ½).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge, (½, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge, (½, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top left corner, (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top right corner, (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom left corner, (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom right corner, (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point of `rect` at these fractions, in the rectangle's units.
  public func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }

  /// The fractions times 128: unit-like data are scaled so that a spring's end test suits them.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x * CGFloat(unitScale), y * CGFloat(unitScale)) }
    set {
      (x, y) = (
        newValue.first / CGFloat(unitScale), newValue.second / CGFloat(unitScale)
      )
    }
  }
}
