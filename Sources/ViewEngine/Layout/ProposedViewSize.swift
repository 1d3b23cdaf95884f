public import Foundation

/// What a container offers: points, or `nil` for "as you like".
public struct ProposedViewSize: Equatable, Sendable {
  /// Points of width, or `nil` for the ideal width.
  public var width: CGFloat?
  /// Points of height, or `nil` for the ideal height.
  public var height: CGFloat?

  /// Asks for the smallest size.
  public static let zero = Self(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = Self(width: nil, height: nil)
  /// Asks for the greatest size.
  public static let infinity = Self(width: .infinity, height: .infinity)

  /// Creates a proposal.
  public init(width: CGFloat?, height: CGFloat?) { (self.width, self.height) = (width, height) }
  /// Creates a proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// Returns the proposal as a size, with that of `size` where it says nothing.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  /// This proposal made smaller by margins, not below 0.
  package func inset(horizontally x: CGFloat, vertically y: CGFloat) -> Self {
    Self(width: width.map { max($0 - x, 0) }, height: height.map { max($0 - y, 0) })
  }
}
