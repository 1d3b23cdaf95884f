import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What a page shows beside its bars: what views are sized by that are relative to it.
struct PageContent: BoxModifier {
  typealias Body = Never
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self> {
    PageContentBox(self, around: inner, node)
  }
}

/// The box of a page's content.
final class PageContentBox: ModifierBox<PageContent>, RelativeContainer {
  let relatives = RelativeFrames()

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    relatives.take(proposal.replacingUnspecifiedDimensions(by: frame.size), of: self)
    return super.measure(proposal)
  }

  override func placed() {
    relatives.take(frame.size, of: self)
    super.placed()
  }
}
