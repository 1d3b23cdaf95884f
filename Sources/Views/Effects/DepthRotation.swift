import DisplayList
import ElementaryFunctions
public import Foundation
public import Geometry
import Motion
@_spi(Engine) public import ViewEngine

/// A 3D rotation about an axis, seen in perspective.
struct DepthRotation: ProjectionModifier {
  typealias Body = Never
  var angle: Angle
  var axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  var anchor: UnitPoint
  var anchorZ: CGFloat
  var perspective: CGFloat

  typealias AnimatableData = AnimatablePair<
    Double,
    AnimatablePair<
      AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>,
      AnimatablePair<UnitPoint.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
    >
  >
  nonisolated var animatableData: AnimatableData {
    get {
      AnimatablePair(
        angle.animatableData,
        AnimatablePair(
          AnimatablePair(axis.x, AnimatablePair(axis.y, axis.z)),
          AnimatablePair(anchor.animatableData, AnimatablePair(anchorZ, perspective))))
    }
    set {
      angle.animatableData = newValue.first
      let axes = newValue.second.first
      axis = (axes.first, axes.second.first, axes.second.second)
      anchor.animatableData = newValue.second.second.first
      (anchorZ, perspective) = (
        newValue.second.second.second.first, newValue.second.second.second.second
      )
    }
  }

  /// The projection: Rodrigues' rotation, then a pinhole at a distance of the view's longer side over
  /// `perspective`.
  func projection(size: CGSize) -> ProjectionTransform {
    let squares = axis.x * axis.x + axis.y * axis.y + axis.z * axis.z
    let length = Double(squares).squareRoot()
    guard length > 0, angle.radians.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (Double(axis.x) / length, Double(axis.y) / length, Double(axis.z) / length)
    let c = ElementaryFunctions.cos(angle.radians)
    let s = ElementaryFunctions.sin(angle.radians)
    let t = 1 - c
    // Rows: where the unit vectors across and down go, in three dimensions; then the anchor's depth.
    let across = (t * x * x + c, t * x * y + s * z, t * x * z - s * y)
    let down = (t * x * y - s * z, t * y * y + c, t * y * z + s * x)
    let depth = (t * x * z + s * y, t * y * z - s * x, t * z * z + c)
    let lift = Double(anchorZ)
    let distance = Double(max(size.width, size.height))
    let pull = distance > 0 ? Double(perspective) / distance : 0
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = (across.0, across.1, -across.2 * pull)
    (result.m21, result.m22, result.m23) = (down.0, down.1, -down.2 * pull)
    (result.m31, result.m32) = (-lift * depth.0, -lift * depth.1)
    result.m33 = 1 - (lift - lift * depth.2) * pull
    let center = anchor.point(in: CGRect(origin: .zero, size: size))
    let there = CGAffineTransform(translationX: -center.x, y: -center.y)
    let back = CGAffineTransform(translationX: center.x, y: center.y)
    return ProjectionTransform(there).concatenating(result).concatenating(
      ProjectionTransform(back))
  }
}

extension View {
  /// Rotates this view in three dimensions about an axis; layout does not change.
  ///
  /// - Parameters:
  ///   - angle: How far.
  ///   - axis: The axis, of any length: x to the right, y down, z towards the viewer.
  ///   - anchor: The place through which the axis goes, as fractions of the frame.
  ///   - anchorZ: How far in front of the view the axis goes, in points.
  ///   - perspective: How strongly what is nearer looks larger: the viewer is away by the view's
  ///     longer side over this; 0 for not at all.
  /// - Returns: The view, rotated.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      DepthRotation(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Projects this view by a 3×3 matrix; layout does not change.
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(FixedProjection(transform: transform))
  }
}

/// A projection by a fixed matrix.
struct FixedProjection: ProjectionModifier {
  typealias Body = Never
  var transform: ProjectionTransform
  typealias AnimatableData = EmptyAnimatableData
  func projection(size: CGSize) -> ProjectionTransform { transform }
}

extension DepthRotation: TraceableValue {
  var traceComponents: [TraceComponent] {
    [
      TraceComponent("degrees", angle.degrees), TraceComponent("axis.x", axis.x),
      TraceComponent("axis.y", axis.y), TraceComponent("axis.z", axis.z),
      TraceComponent("anchor.z", anchorZ), TraceComponent("perspective", perspective),
    ].map { $0.of("rotation3D") } + anchor.traceComponents.map { $0.of("rotation3D") }
  }
}
