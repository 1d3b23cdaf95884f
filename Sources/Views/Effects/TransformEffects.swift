import DisplayList
public import Foundation
public import Geometry
import Motion

/// A modifier that draws its content under a transform that depends on the content's frame.
@MainActor @preconcurrency protocol TransformModifier: BoxModifier, Animatable {
  /// The transform in layout space, where the content is shown in `frame`.
  func transform(in frame: CGRect) -> CGAffineTransform
  /// The modifier where `moving` is now.
  ///
  /// A requirement so that each modifier has code of its own for it: generic code asks for types at run
  /// time, which takes longer than all the rest.
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self
  /// Gives `moving` this modifier as its new value: a requirement for the same reason.
  func set(_ moving: Moving<Self>, in node: Node)
}

extension TransformModifier {
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self {
    moving.presentation(in: graph)
  }

  func set(_ moving: Moving<Self>, in node: Node) { moving.set(self, in: node) }

  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TransformBox(self, around: inner, node)
  }
}

/// The box of a modifier that draws under a transform.
final class TransformBox<Modifier: TransformModifier>: ModifierBox<Modifier> {
  private let moving: Moving<Modifier>
  private var shown = MovingFrame()

  override init(_ modifier: Modifier, around inner: Box, _ node: Node) {
    moving = Moving(modifier)
    super.init(modifier, around: inner, node)
  }

  override func changed(from old: Modifier) { modifier.set(moving, in: node) }
  override func trace(into lines: inout TraceLines) { lines.add(moving) }

  override func placed() {
    shown.set(frame, in: node)
    super.placed()
  }

  override func wasRemoved() {
    moving.remove(in: graph)
    shown.remove(in: graph)
  }

  private func inside(_ context: DrawingContext) -> DrawingContext {
    var context = context
    let transform = Modifier.presentation(of: moving, in: graph)
      .transform(in: shown.presentation(in: graph))
    context.transform = transform.concatenating(context.transform)
    return context
  }

  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner.draw(into: &list, inside(context))
  }

  override func hitTest(_ point: CGPoint, _ context: DrawingContext) -> Hit? {
    inner.hitTest(point, inside(context))
  }

  override func survey(_ survey: inout TouchSurvey, _ context: DrawingContext) {
    inner.survey(&survey, inside(context))
  }
}

extension CGAffineTransform {
  /// This transform about `center` instead of the origin.
  func about(_ center: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}

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
