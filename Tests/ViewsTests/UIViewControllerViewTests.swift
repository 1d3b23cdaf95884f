import Testing

@testable import UIKitViews

/// A controller's view as code asks for it.
@MainActor @Suite("Views of controllers")
struct UIViewControllerViewTests {
  private final class Page: UIViewController {
    var loads = 0
    override func loadView() {
      loads += 1
      view = UIView()
    }
  }

  @Test("it is made once, and asked for as something that may be none")
  func optional() throws {
    let page = Page()
    #expect(page.viewIfLoaded == nil && page.loads == 0)
    let view = try #require(page.view)
    #expect(page.view === view && page.view?.superview == nil && page.loads == 1)
    page.view.addSubview(UIView())
    #expect(view.subviews.count == 1)
  }
}
