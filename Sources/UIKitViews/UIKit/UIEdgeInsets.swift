public import Foundation
public import Geometry

/// Insets from the four sides of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// From the top.
  public var top: CGFloat
  /// From the left.
  public var left: CGFloat
  /// From the bottom.
  public var bottom: CGFloat
  /// From the right.
  public var right: CGFloat

  /// No insets.
  public static let zero = UIEdgeInsets()

  /// Creates insets, in points.
  ///
  /// - Parameters:
  ///   - top: From the top.
  ///   - left: From the left.
  ///   - bottom: From the bottom.
  ///   - right: From the right.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

extension EdgeInsets {
  /// Creates insets from UIKit's, as they are where lines begin at the left.
  @_disfavoredOverload public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension CGRect {
  /// This rectangle with insets taken from its sides.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}
