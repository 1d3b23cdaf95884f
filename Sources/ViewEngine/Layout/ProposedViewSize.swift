public import Foundation

/// A proposed size: points, or `nil` for the ideal size.
public struct ProposedViewSize: Equatable, Sendable {
  /// Points of width, or `nil` for the ideal width.
  public var width: CGFloat?
  /// Points of height, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Proposes the smallest size.
  public static let zero = Self(width: 0, height: 0)
  /// Proposes the ideal size.
  public static let unspecified = Self(width: nil, height: nil)
  /// Proposes the greatest size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// Creates a proposal.
  ///
  /// - Parameters:
  ///   - width: The width in points; `nil` for the ideal width.
  ///   - height: The height in points; `nil` for the ideal height.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal as a size, with that of `size` where it is `nil`.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// This proposal less insets along both axes, not below 0.
  package func inset(horizontally x: CGFloat, vertically y: CGFloat) -> Self {
    Self(width: width.map { max($0 - x, 0) }, height: height.map { max($0 - y, 0) })
  }
}
