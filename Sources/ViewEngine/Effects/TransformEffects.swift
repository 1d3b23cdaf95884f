import DisplayList
import Foundation
import Geometry
import Motion

// They stand beside their box: code of a generic is made for their types only in the module that has both.

/// A scale about an anchor.
package struct ScaleEffect: TransformModifier {
  package typealias Body = Never
  package var scale: CGSize
  package var anchor: UnitPoint

  package init(scale: CGSize, anchor: UnitPoint) { (self.scale, self.anchor) = (scale, anchor) }

  package nonisolated var animatableData:
    AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
  {
    get { AnimatablePair(scale.animatableData, anchor.animatableData) }
    set { (scale.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  package func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale.width, y: scale.height).about(anchor.point(in: frame))
  }
}

/// A rotation about an anchor.
package struct RotationEffect: TransformModifier {
  package typealias Body = Never
  package var angle: Angle
  package var anchor: UnitPoint

  package init(angle: Angle, anchor: UnitPoint) { (self.angle, self.anchor) = (angle, anchor) }

  package nonisolated var animatableData: AnimatablePair<Double, UnitPoint.AnimatableData> {
    get { AnimatablePair(angle.animatableData, anchor.animatableData) }
    set { (angle.animatableData, anchor.animatableData) = (newValue.first, newValue.second) }
  }

  package func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(angle.radians)).about(anchor.point(in: frame))
  }
}

/// An offset, after layout.
package struct OffsetEffect: TransformModifier {
  package typealias Body = Never
  package var offset: CGSize

  package init(offset: CGSize) { self.offset = offset }

  package nonisolated var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package func transform(in frame: CGRect) -> CGAffineTransform {
    CGAffineTransform(translationX: offset.width, y: offset.height)
  }
}

/// A fixed affine transform about the frame's top left.
package struct AffineEffect: TransformModifier {
  package typealias Body = Never
  package var matrix: CGAffineTransform

  package init(matrix: CGAffineTransform) { self.matrix = matrix }

  package typealias AnimatableData = EmptyAnimatableData

  package func transform(in frame: CGRect) -> CGAffineTransform { matrix.about(frame.origin) }
}
