import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Traits of UIKit's places", .serialized)
struct UITraitTests {
  private final class Page: UIViewController {
    let journal = Journal()
    override func viewDidLoad() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (page: Page, before: UITraitCollection) in
        page.journal.note(
          "\(before.userInterfaceStyle) to \(page.traitCollection.userInterfaceStyle)")
      }
      registerForTraitChanges([UITraitLayoutDirection.self]) { (page: Page, _: UITraitCollection) in
        page.journal.note("direction")
      }
    }
  }
  private struct Scene: View {
    let hook: Hook<Bool>
    let page: Page
    @State private var isDark = false
    var body: some View {
      hook.binding = $isDark
      return ControllerPreview { page }.environment(\.colorScheme, isDark ? .dark : .light)
    }
  }

  @Test("who asked is told of the traits that are others, until it asks no more")
  func told() throws {
    let (hook, page) = (Hook<Bool>(), Page())
    let stage = try Rehearsal { Scene(hook: hook, page: page) }
    #expect(page.journal.lines.isEmpty)
    let other = page.view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _: UITraitCollection) in page.journal.note("view")
    }
    try stage.now { hook.value = true }
    #expect(Set(page.journal.lines) == ["light to dark", "view"])
    page.view.unregisterForTraitChanges(other)
    page.journal.clear()
    try stage.now { hook.value = false }
    #expect(page.journal.lines == ["dark to light"])
  }

  @Test("a telephone has little room across, and colours differ between light and dark")
  func classes() throws {
    let view = UIView()
    let stage = try Rehearsal { Hosted(view: view) }
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.traitCollection.verticalSizeClass == .regular)
    #expect(view.traitCollection.layoutDirection == .leftToRight)
    #expect(!view.traitCollection.hasDifferentColorAppearance(comparedTo: view.traitCollection))
    #expect(view.traitCollection.hasDifferentColorAppearance(comparedTo: nil))
    #expect(stage.graph.nextEvent == nil)
  }
}
