import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// Keeps a page's bar below what the device has at the screen's top, also where a view around ignores the safe area.
///
/// A navigation stack is a controller of UIKit's, whose bars go by the window's safe area; what is around moves its frame alone.
struct CoveredTop: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    CoveredTopBox(self, around: inner, node)
  }
}

/// The box of a page that keeps below what the device has at the screen's top.
final class CoveredTopBox: ModifierBox<CoveredTop> {
  override func placed() {
    let top = graph.stage.safeArea.covered(of: frame).top
    guard top > 0 else { return super.placed() }
    let offer = ProposedViewSize(
      width: proposal.width, height: proposal.height.map { max($0 - top, 0) })
    inner.place(
      in: CGRect(
        origin: CGPoint(x: frame.minX, y: frame.minY + top), size: inner.size(for: offer)),
      proposal: offer)
  }
}
