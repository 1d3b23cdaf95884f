import DisplayList
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// Larger or smaller about an anchor.
struct ScaleEffect: TransformModifier {
  typealias Body = Never
  var scale: CGSize
  var anchor: UnitPoint

  nonisolated var animatableData: AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
  }
}

/// Turned about an anchor.
struct RotationEffect: TransformModifier {
  typealias Body = Never
  var angle: Angle
  var anchor: UnitPoint

  nonisolated var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: frame))
  }
}

/// Moved after layout.
struct OffsetEffect: TransformModifier {
  typealias Body = Never
  var offset: CGSize

  nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

/// Under a fixed transform about the frame's top left.
struct AffineEffect: TransformModifier {
  typealias Body = Never
  var matrix: CGAffineTransform

  nonisolated var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }

  func transform(in frame: CGRect) -> CGAffineTransform { matrix.about(frame.origin) }
}

extension View {
  /// Draws this view larger or smaller about `anchor`; layout does not change.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  /// Draws this view larger or smaller about `anchor`; layout does not change.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  /// Draws this view larger or smaller about `anchor`; layout does not change.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Draws this view turned clockwise about `anchor`; layout does not change.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  /// Draws this view moved; layout does not change.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetEffect(offset: offset)) }
  /// Draws this view moved; layout does not change.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  /// Draws this view under `transform`; layout does not change.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(AffineEffect(matrix: transform))
  }
}

extension ScaleEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("scale.width", scale.width), TraceComponent("scale.height", scale.height)]
      + anchor.traceComponents.map { $0.of("scale") }
  }
}

extension RotationEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("rotation.degrees", angle.degrees)]
      + anchor.traceComponents.map { $0.of("rotation") }
  }
}

extension OffsetEffect: TraceableValue {
  var traceComponents: [TraceComponent] {
    [TraceComponent("offset.x", offset.width), TraceComponent("offset.y", offset.height)]
  }
}
