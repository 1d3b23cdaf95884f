public import Foundation

/// An offset of a place.
public struct UIOffset: Hashable, Sendable {
  /// To the right, in points.
  public var horizontal: CGFloat
  /// Downwards, in points.
  public var vertical: CGFloat
  /// Creates no offset.
  public init() { (horizontal, vertical) = (0, 0) }
  /// Creates an offset.
  ///
  /// - Parameters:
  ///   - horizontal: To the right, in points.
  ///   - vertical: Downwards, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// None.
  public static let zero = Self()
}
