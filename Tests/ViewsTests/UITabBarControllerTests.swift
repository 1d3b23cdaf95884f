import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What was told, in order.
@MainActor private final class Told {
  var lines: [String] = []
}

/// A page of one colour, which writes down what it is told.
private final class Page: UIViewController {
  let name: String
  let told: Told

  init(_ name: String, _ told: Told) {
    (self.name, self.told) = (name, told)
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel(frame: UIScreen.main.bounds)
    label.text = "page \(name)"
    view = label
  }
  override func viewDidLoad() { told.lines.append("\(name) loaded") }
  override func viewWillAppear(_ animated: Bool) { told.lines.append("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { told.lines.append("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.lines.append("\(name) will go") }
  override func viewDidDisappear(_ animated: Bool) { told.lines.append("\(name) did go") }
}

/// Is asked of taps, and told.
@MainActor private final class Guide: UITabBarControllerDelegate {
  let told: Told
  var isOpen = true
  init(_ told: Told) { self.told = told }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    told.lines.append("should select \(viewController.title ?? "-")")
    return isOpen
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { told.lines.append("selected \(viewController.title ?? "-")") }
}

@MainActor @Suite("A tab bar controller", .serialized)
struct UITabBarControllerTests {
  private let told = Told()

  private func tabs(_ names: [String]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { name in
      let page = Page(name, told)
      page.tabBarItem = UITabBarItem(title: name, image: UIImage(systemName: "star"), tag: 0)
      return page
    }
    return tabs
  }
  private func stage(_ tabs: UITabBarController) throws -> Rehearsal {
    try Rehearsal(.of(200, 300)) { ControllerPreview { tabs } }
  }

  @Test("the bar has its frame once it is laid out, and code that sets another is told so")
  func frame() throws {
    let tabs = tabs(["a", "b"])
    #expect(tabs.tabBar.frame == .zero)
    let stage = try stage(tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 251, width: 200, height: 49))
    #expect(tabs.tabBar.bounds == CGRect(x: 0, y: 0, width: 200, height: 49))
    try stage.now { tabs.tabBar.isHidden = true }
    #expect(tabs.tabBar.frame.height == 49)
    tabs.tabBar.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let told = IneffectiveSettings.shortcomings.joined()
    #expect(told.contains("UITabBarController.tabBar") && told.contains("frame"))
  }

  @Test("shows the controller of the tab that is chosen, and the bar of SwiftUI's tabs")
  func shows() throws {
    let tabs = tabs(["a", "b", "c"])
    let stage = try stage(tabs)
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController?.title == "a")
    #expect(stage.list.words.contains("page a") && !stage.list.words.contains("page b"))
    #expect(Set(stage.list.words).isSuperset(of: ["a", "b", "c"]))
    try stage.now { tabs.selectedIndex = 1 }
    #expect(stage.list.words.contains("page b") && !stage.list.words.contains("page a"))
    try stage.now { tabs.selectedViewController = tabs.viewControllers?.last }
    #expect(tabs.selectedIndex == 2 && stage.list.words.contains("page c"))
    try stage.now { tabs.selectedIndex = 9 }
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.children.count == 3 && tabs.children[0].tabBarController === tabs)
  }

  @Test("the bar knows its tabs and the one that is chosen, all of which stand in it")
  func itemsOfTheBar() throws {
    let tabs = tabs(["a", "b", "c", "d", "e", "f", "g"])
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "e", "f", "g"])
    #expect(tabs.tabBar.selectedItem?.title == "a")
    tabs.selectedIndex = 6
    #expect(tabs.tabBar.selectedItem === tabs.viewControllers?.last?.tabBarItem)
    #expect(tabs.moreNavigationController.viewControllers.isEmpty)
    #expect(tabs.moreNavigationController === tabs.moreNavigationController)
    tabs.viewControllers = []
    #expect(tabs.tabBar.items?.isEmpty == true && tabs.tabBar.selectedItem == nil)
    #expect(UITabBar.appearance().items == nil && UITabBar.appearance().selectedItem == nil)
  }

  @Test("pages load when they are chosen first, and are told to come before others go")
  func order() throws {
    let tabs = tabs(["a", "b"])
    let stage = try stage(tabs)
    #expect(told.lines == ["a loaded", "a will appear", "a did appear"])
    told.lines = []
    try stage.now { tabs.selectedIndex = 1 }
    #expect(
      told.lines == ["b loaded", "b will appear", "a will go", "a did go", "b did appear"])
    told.lines = []
    try stage.now { tabs.selectedIndex = 0 }
    #expect(told.lines == ["a will appear", "b will go", "b did go", "a did appear"])
  }

  @Test("a tap asks the delegate, chooses, and tells it")
  func taps() throws {
    let (tabs, guide) = (tabs(["a", "b"]), Guide(told))
    tabs.delegate = guide
    let stage = try stage(tabs)
    told.lines = []
    try stage.tap(150, 275, at: 0.5)
    try stage.advance(to: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(told.lines.first == "should select b" && told.lines.last == "selected b")
    guide.isOpen = false
    told.lines = []
    try stage.tap(50, 275, at: 2)
    try stage.advance(to: 3)
    #expect(tabs.selectedIndex == 1 && told.lines == ["should select a"])
    #expect(stage.list.words.contains("page b"))
  }

  @Test("tabs that come and go leave the one that is chosen, if it stays")
  func changes() throws {
    let tabs = tabs(["a", "b", "c"])
    let stage = try stage(tabs)
    try stage.now { tabs.selectedIndex = 1 }
    let pages = tabs.viewControllers ?? []
    try stage.now { tabs.setViewControllers([pages[1], pages[2]], animated: false) }
    #expect(tabs.selectedIndex == 0 && stage.list.words.contains("page b"))
    #expect(pages[0].parent == nil && pages[0].tabBarController == nil)
    try stage.now { tabs.viewControllers = [pages[2]] }
    #expect(tabs.selectedViewController === pages[2] && stage.list.words.contains("page c"))
  }

  @Test("tabs have the words, pictures and badges of their items, as they are now")
  func items() throws {
    let tabs = tabs(["a", "b"])
    let stage = try stage(tabs)
    let item = try #require(tabs.viewControllers?.last?.tabBarItem)
    try stage.now {
      item.title = "News"
      item.badgeValue = "7"
    }
    #expect(Set(stage.list.words).isSuperset(of: ["News", "7"]))
    let other = UITabBarItem(tabBarSystemItem: .search, tag: 3)
    #expect(other.title == "Search" && other.image != nil && other.tag == 3)
    let page = UIViewController()
    page.title = "Home"
    #expect(page.shownTabTitle == "Home")
    let navigation = UINavigationController(rootViewController: page)
    page.tabBarItem = UITabBarItem(
      title: "Start", image: nil, selectedImage: UIImage(systemName: "star"))
    #expect(navigation.shownTabTitle == "Start" && navigation.shownTabItem === page.tabBarItem)
  }

  @Test("the bar is hidden, and only this one's")
  func hidden() throws {
    let tabs = tabs(["a", "b"])
    let stage = try stage(tabs)
    try stage.now { tabs.tabBar.isHidden = true }
    #expect(!stage.list.words.contains("b") && !UITabBar.appearance().isHidden)
    try stage.now { tabs.tabBar.isHidden = false }
    #expect(stage.list.words.contains("b"))
  }
}
