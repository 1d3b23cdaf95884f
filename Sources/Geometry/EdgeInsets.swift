public import Foundation
public import Motion

/// Edge insets, in points.
public struct EdgeInsets: Hashable, Sendable, Animatable {
  /// The inset of the top edge, in points.
  public var top: CGFloat
  /// The inset of the leading edge, in points.
  public var leading: CGFloat
  /// The inset of the bottom edge, in points.
  public var bottom: CGFloat
  /// The inset of the trailing edge, in points.
  public var trailing: CGFloat

  /// Creates insets of 0.
  public init() { (top, leading, bottom, trailing) = (0, 0, 0, 0) }
  /// Creates insets.
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
