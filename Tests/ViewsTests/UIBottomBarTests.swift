import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Bars at the bottom of a navigation controller's pages, which pages hide: that of tabs around, and that of items.
@MainActor @Suite("Bars at the bottom that a page hides", .serialized)
struct UIBottomBarTests {
  private static let stage = Stage.of(300, 400)

  private func page(_ name: String, hides: Bool) -> UIViewController {
    let page = UIViewController()
    (page.title, page.hidesBottomBarWhenPushed) = (name, hides)
    return page
  }

  /// Pages on one another in a tab called “Tab”, beside another.
  private func tabs(_ pages: [UIViewController]) -> (UITabBarController, UINavigationController) {
    let (tabs, stack) = (UITabBarController(), UINavigationController())
    stack.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
    stack.viewControllers = pages
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    tabs.viewControllers = [stack, other]
    return (tabs, stack)
  }

  private func shown(_ controller: UIViewController) throws -> Rehearsal {
    try Rehearsal(Self.stage) { ControllerPreview { controller }.ignoresSafeArea() }
  }

  private func hasTabs(_ stage: Rehearsal) -> Bool { stage.list.words.contains("Tab") }

  @Test(
    "the bar of tabs is away where the page on top or one below hides it",
    arguments: (0..<8).map { bits in (0..<3).map { bits >> $0 & 1 == 1 } })
  func law(hides: [Bool]) throws {
    let pages = hides.enumerated().map { page("p\($0)", hides: $1) }
    let (tabs, stack) = tabs([pages[0]])
    let stage = try shown(tabs)
    for count in 1...3 {
      if count > 1 { try stage.now { stack.pushViewController(pages[count - 1], animated: false) } }
      #expect(hasTabs(stage) == !hides.prefix(count).contains(true))
      let bottom: CGFloat = hides.prefix(count).contains(true) ? 0 : 49
      #expect(pages[count - 1].view.safeAreaInsets.bottom == bottom)
    }
    for count in [2, 1] {
      try stage.now { stack.popViewController(animated: false) }
      #expect(hasTabs(stage) == !hides.prefix(count).contains(true))
    }
  }

  @Test("it goes while the page comes, and comes back while it goes; the page below stays as it is")
  func animated() throws {
    let (first, next) = (page("First", hides: false), page("Next", hides: true))
    let (tabs, stack) = tabs([first])
    let stage = try shown(tabs)
    #expect(first.view.safeAreaInsets.bottom == 49)
    try stage.now { stack.pushViewController(next, animated: true) }
    #expect(first.view.safeAreaInsets.bottom == 49)
    try stage.advance(to: 0.1)
    withKnownIssue("the bar goes at once; UIKit's goes with the page below") {
      let opacity = try #require(stage.text("Tab")).opacity
      #expect(opacity > 0)
    }
    try stage.advance(to: 3)
    #expect(!hasTabs(stage) && next.view.safeAreaInsets.bottom == 0)
    #expect(first.view.safeAreaInsets.bottom == 49)
    try stage.now { stack.popViewController(animated: true) }
    try stage.advance(to: 6)
    #expect(stage.text("Tab")?.opacity == 1 && first.view.safeAreaInsets.bottom == 49)
  }

  @Test("it is read when pages change, so that a page may hide the bar for the next one alone")
  func readOnce() throws {
    let (first, next) = (page("First", hides: false), page("Next", hides: false))
    let (tabs, stack) = tabs([first])
    let stage = try shown(tabs)
    try stage.now { first.hidesBottomBarWhenPushed = true }
    #expect(hasTabs(stage))
    try stage.now {
      stack.pushViewController(next, animated: false)
      first.hidesBottomBarWhenPushed = false
    }
    #expect(!hasTabs(stage))
    try stage.now { stack.popViewController(animated: false) }
    #expect(hasTabs(stage))
  }

  @Test("in another tab the bar is there")
  func otherTab() throws {
    let (tabs, stack) = tabs([page("First", hides: false)])
    let stage = try shown(tabs)
    try stage.now { stack.pushViewController(page("Next", hides: true), animated: false) }
    #expect(!hasTabs(stage))
    try stage.now { tabs.selectedIndex = 1 }
    #expect(hasTabs(stage))
    try stage.now { tabs.selectedIndex = 0 }
    #expect(!hasTabs(stage))
  }

  // MARK: The bar of items

  private func items(_ title: String) -> [UIBarButtonItem] {
    [UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)]
  }

  @Test("the bar of items goes, too", arguments: [true, false])
  func toolbar(hides: Bool) throws {
    let (first, next) = (page("First", hides: false), page("Next", hides: hides))
    (first.toolbarItems, next.toolbarItems) = (items("One"), items("Two"))
    let stack = UINavigationController(rootViewController: first)
    stack.isToolbarHidden = false
    let stage = try shown(stack)
    try stage.now { stack.pushViewController(next, animated: false) }
    #expect(stage.list.words.contains("Two") == !hides)
    #expect(next.view.safeAreaInsets.bottom == (hides ? 0 : 49))
    try stage.now { stack.popViewController(animated: false) }
    #expect(stage.list.words.contains("One") && !stack.isToolbarHidden)
  }

  @Test("a page without items has the bar without any")
  func noItems() throws {
    let (first, next) = (page("First", hides: false), page("Next", hides: false))
    first.toolbarItems = items("One")
    let stack = UINavigationController(rootViewController: first)
    stack.isToolbarHidden = false
    let stage = try shown(stack)
    try stage.now { stack.pushViewController(next, animated: false) }
    #expect(!stage.list.words.contains("One") && next.view.safeAreaInsets.bottom == 49)
  }
}
