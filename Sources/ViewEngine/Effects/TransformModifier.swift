import DisplayList
import Foundation
import Geometry
import Motion

/// A transform modifier: draws its content under an affine transform that depends on the content's
/// frame.
@MainActor @preconcurrency package protocol TransformModifier: MovingModifier {
  /// The transform in layout space, where the content is shown in `frame`.
  func transform(in frame: CGRect) -> CGAffineTransform
}

extension TransformModifier {
  package func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    TransformBox(self, around: inner, node)
  }
}

/// The box of a transform modifier.
final class TransformBox<Modifier: TransformModifier>: FramedModifierBox<Modifier> {
  override func inside(_ context: DrawingContext) -> DrawingContext {
    context.under(transform(in: shown.presentation(in: graph)))
  }

  private func transform(in frame: CGRect) -> CGAffineTransform {
    let transform = Modifier.presentation(of: moving, in: graph).transform(in: frame)
    return isRightToLeft ? transform.mirrored(in: frame) : transform
  }

  override func readTransform() -> CGAffineTransform? {
    noteReader()
    return readWay.concatenating(transform(in: readFrame))
  }

  // Written again, as this class has no kinds: of thousands of boxes, each is asked once a frame.
  override func draw(into list: inout DisplayList, _ context: DrawingContext) {
    inner.show(into: &list, inside(context))
  }
}

extension CGAffineTransform {
  /// This transform about `center` instead of the origin.
  package func about(_ center: CGPoint) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
