import DisplayList
package import Foundation
package import Geometry
package import Motion

/// A transform modifier: draws its content under an affine transform that depends on the content's
/// frame.
@MainActor @preconcurrency package protocol TransformModifier: BoxModifier, Animatable {
  /// The transform in layout space, where the content is shown in `frame`.
  func transform(in frame: CGRect) -> CGAffineTransform
  /// The modifier at the presentation value of `moving`.
  ///
  /// A requirement so that each modifier has code of its own for it: generic code asks for types at run
  /// time, which takes longer than all the rest.
  static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self
  /// Sets this modifier as the model value of `moving`: a requirement for the same reason.
  func set(_ moving: Moving<Self>, in node: Node)
}

extension TransformModifier {
  package static func presentation(of moving: Moving<Self>, in graph: ViewGraph) -> Self {
    moving.presentation(in: graph)
  }

  package func set(_ moving: Moving<Self>, in node: Node) { moving.set(self, in: node) }

  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TransformBox(self, around: inner, node)
  }
}

/// The box of a transform modifier.
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
  package func about(_ center: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
