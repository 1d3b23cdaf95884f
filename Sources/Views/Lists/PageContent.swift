import Foundation
import Geometry
@_spi(Engine) import ViewEngine

/// What a page shows below its bar.
///
/// The bar has no ground of its own: a list that begins right below it lends it the list's.
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

  /// How far the bar, and what covers the screen above it, reach above the content, in points.
  private var barHeight: CGFloat {
    guard let page = container else { return 0 }
    return frame.minY - page.extendedIntoSafeArea(page.frame).minY
  }

  /// How far the ground of `box` rises behind the bar: not at all unless it is as wide as the page's
  /// content and begins with it.
  static func rise(of box: Box) -> CGFloat {
    var outer = box.container
    while let current = outer {
      if let page = current as? PageContentBox {
        return page.frame.minY == box.frame.minY && page.frame.width == box.frame.width
          ? page.barHeight : 0
      }
      outer = current.container
    }
    return 0
  }
}
