import DisplayList
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

extension View {
  /// Scales this view about an anchor; layout does not change.
  ///
  /// - Parameters:
  ///   - scale: The factors across and down; negative ones mirror.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: This view, scaled.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Scales this view about an anchor; layout does not change.
  ///
  /// - Parameters:
  ///   - s: The factor, both ways.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: This view, scaled.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  /// Scales this view about an anchor; layout does not change.
  ///
  /// - Parameters:
  ///   - x: The factor across.
  ///   - y: The factor down.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: This view, scaled.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Rotates this view about an anchor; layout does not change.
  ///
  /// - Parameters:
  ///   - angle: How far, clockwise.
  ///   - anchor: The place that stays, as fractions of the frame.
  /// - Returns: This view, rotated.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  /// Offsets this view, in points along the layout direction; layout does not change.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }
  /// Offsets this view; layout does not change.
  ///
  /// - Parameters:
  ///   - x: Points to the right; to the left where the layout direction is right to left.
  ///   - y: Points down.
  /// - Returns: This view, moved.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Sets whether this view is drawn as in a mirror where the layout direction is right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(
      EnvironmentalModifier { environment in
        let isFlipped = enabled && environment.layoutDirection == .rightToLeft
        return ScaleEffect(scale: CGSize(width: isFlipped ? -1 : 1, height: 1), anchor: .center)
      })
  }
  /// Transforms this view by `transform` about its top left; layout does not change.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineEffect(matrix: transform))
  }
}

extension ScaleEffect: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [TraceComponent("scale.width", scale.width), TraceComponent("scale.height", scale.height)]
      + anchor.traceComponents.map { $0.of("scale") }
  }
}

extension RotationEffect: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [TraceComponent("rotation.degrees", angle.degrees)]
      + anchor.traceComponents.map { $0.of("rotation") }
  }
}

extension OffsetEffect: TraceableValue {
  package var traceComponents: [TraceComponent] {
    [TraceComponent("offset.x", offset.width), TraceComponent("offset.y", offset.height)]
  }
}
