import Foundation
import Geometry
import SceneGraph
@_spi(Engine) import ViewEngine

/// Calls a closure with the size that a view would like to have, when that has changed.
struct IdealSizeReader: BoxModifier {
  typealias Body = Never
  let action: (CGSize) -> Void
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    IdealSizeBox(self, around: inner, node)
  }
}

/// The box of a view whose ideal size is read.
final class IdealSizeBox: ModifierBox<IdealSizeReader> {
  private var last: CGSize?

  override func placed() {
    super.placed()
    var size = inner.size(for: .unspecified)
    // Lines of text break where the stage ends.
    let stage = graph.stage.size.width
    if size.width > stage {
      size = inner.size(for: ProposedViewSize(width: stage, height: nil))
    }
    guard size != last else { return }
    last = size
    graph.afterUpdate { [modifier, size] in modifier.action(size) }
  }
}
