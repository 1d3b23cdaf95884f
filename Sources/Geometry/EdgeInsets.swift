public import Foundation
public import Motion

/// Margins by edge, in points.
public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// The inset of the upper edge, in points.
  public var top: CGFloat
  /// The inset of the edge where lines begin, in points.
  public var leading: CGFloat
  /// The inset of the lower edge, in points.
  public var bottom: CGFloat
  /// The inset of the edge where lines end, in points.
  public var trailing: CGFloat

  /// Creates margins of 0.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Creates margins.
  ///
  /// - Parameters:
  ///   - top: From the upper edge inwards, in points.
  ///   - leading: From the edge where lines begin inwards.
  ///   - bottom: From the lower edge inwards.
  ///   - trailing: From the edge where lines end inwards.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  public typealias AnimatableData = AnimatablePair<
    CGFloat, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>
  >
  public var animatableData: AnimatableData {
    get { AnimatablePair(top, AnimatablePair(leading, AnimatablePair(bottom, trailing))) }
    set {
      (top, leading) = (newValue.first, newValue.second.first)
      (bottom, trailing) = (newValue.second.second.first, newValue.second.second.second)
    }
  }
}
