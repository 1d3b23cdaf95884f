public import Foundation
public import Motion

/// A vector in points, by CoreGraphics' name; Foundation on Linux has no such type.
public struct CGVector: Hashable, Sendable, Animatable {
  /// The component to the right, in points.
  public var dx: CGFloat
  /// The component downwards, in points.
  public var dy: CGFloat

  /// Creates the vector of length 0.
  public init() { (dx, dy) = (0, 0) }
  /// Creates a vector from its components.
  ///
  /// - Parameters:
  ///   - dx: Rightwards part, in points.
  ///   - dy: Downwards part, in points.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// No displacement.
  public static let zero = CGVector()

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(dx, dy) }
    set { (dx, dy) = (newValue.first, newValue.second) }
  }
}
