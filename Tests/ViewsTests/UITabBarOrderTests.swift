import Foundation
import Geometry
import MediaSupport
import Rostrum
import Testing

@testable import UIKitViews
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Writes down which pages are there, and what the delegate hears.
@MainActor private final class Log: UITabBarControllerDelegate {
  var there: [String: Int] = [:]
  var loads: [String: Int] = [:]
  var lines: [String] = []
  var closed: Set<String> = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let name = viewController.title ?? "-"
    lines.append("? \(name)")
    return !closed.contains(name)
  }
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { lines.append("! \(viewController.title ?? "-")") }
}

private final class LoggedPage: UIViewController {
  let log: Log
  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() { log.loads[title ?? "-", default: 0] += 1 }
  override func viewDidAppear(_ animated: Bool) { log.there[title ?? "-", default: 0] += 1 }
  override func viewDidDisappear(_ animated: Bool) { log.there[title ?? "-", default: 0] -= 1 }
}

@MainActor @Suite("The order of tabs", .serialized)
struct UITabBarOrderTests {
  private let log = Log()
  private func pages(_ count: Int) -> [UIViewController] {
    (0..<count).map { LoggedPage("p\($0)", log) }
  }
  private func tabs(_ pages: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    return tabs
  }

  @Test("tabs that come and go agree with a plain list", arguments: 0..<15)
  func changes(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 70)
    let pages = pages(6)
    let tabs = tabs(pages)
    var (model, index) = (pages, 0)
    for _ in 0..<12 {
      if dice.roll(2) == 0 {
        let wanted = dice.roll(8)
        tabs.selectedIndex = wanted
        if wanted < model.count { index = wanted }
      } else {
        let old = model.indices.contains(index) ? model[index] : nil
        model = Array(pages.shuffled(using: &dice).prefix(dice.roll(7)))
        tabs.setViewControllers(model, animated: false)
        let place = model.firstIndex { $0 === old }
        index = place ?? min(index, max(model.count - 1, 0))
      }
      #expect(tabs.selectedIndex == index)
      let selected = model.isEmpty ? nil : model[index]
      #expect(tabs.selectedViewController === selected)
      #expect(tabs.viewControllers?.map(\.title) == model.map(\.title))
      for page in pages {
        let isThere = model.contains { $0 === page }
        #expect((page.parent === tabs) == isThere)
        #expect((page.tabBarController === tabs) == isThere)
      }
      #expect(tabs.children.count == model.count)
    }
  }

  @Test("one page is there at a time, and each loads once", arguments: 0..<4)
  func appearance(seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) + 90)
    let tabs = tabs(pages(4))
    let stage = try Rehearsal(.of(200, 300)) { ControllerPreview { tabs } }
    var seen: Set<String> = ["p0"]
    for _ in 0..<8 {
      let index = dice.roll(4)
      try stage.now { tabs.selectedIndex = index }
      seen.insert("p\(index)")
      #expect(log.there.filter { $0.value != 0 } == ["p\(index)": 1])
      #expect(Set(log.loads.keys) == seen && log.loads.values.allSatisfy { $0 == 1 })
    }
    #expect(log.lines.isEmpty)
  }

  @Test("the delegate is asked of each tap, and told of those that it lets through")
  func taps() throws {
    let tabs = tabs(pages(4))
    tabs.delegate = log
    log.closed = ["p2"]
    let stage = try Rehearsal(.of(200, 300)) { ControllerPreview { tabs } }
    var (index, lines): (Int, [String]) = (0, [])
    for tapped in [1, 2, 1, 3, 3, 2, 0, 9] {
      try stage.now { tabs.tabs.tapped(tapped) }
      if tapped < 4 { lines.append("? p\(tapped)") }
      if tapped < 4, tapped != 2 {
        lines.append("! p\(tapped)")
        index = tapped
      }
      #expect(tabs.selectedIndex == index && log.lines == lines)
    }
  }

  @Test("buttons at an edge are the list, and the first of it the one")
  func buttons() {
    let item = UINavigationItem(title: "Page")
    let (one, other) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .trash))
    #expect(item.title == "Page" && item.toolbar() == nil && !item.replacesBackButton)
    item.leftBarButtonItems = [one, other]
    #expect(item.leftBarButtonItem === one && item.replacesBackButton)
    item.leftItemsSupplementBackButton = true
    #expect(!item.replacesBackButton && item.toolbar() != nil)
    item.setLeftBarButton(other, animated: false)
    #expect(item.leftBarButtonItems?.count == 1 && item.leftBarButtonItem === other)
    item.setLeftBarButton(nil, animated: false)
    item.setRightBarButtonItems([other, one], animated: false)
    #expect(item.leftBarButtonItems == nil && item.rightBarButtonItem === other)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil && item.toolbar() == nil)
  }

  @Test("the way back has its own words first, then its button's")
  func backWords() {
    let item = UINavigationItem(title: "Page")
    #expect(item.backTitle == nil)
    item.backBarButtonItem = UIBarButtonItem(
      title: "Button", style: .plain, target: nil, action: nil)
    #expect(item.backTitle == "Button")
    item.backButtonTitle = "Words"
    #expect(item.backTitle == "Words")
    item.setHidesBackButton(true, animated: true)
    #expect(item.hidesBackButton)
  }

  @Test("a menu with other children is else the same")
  func menus() {
    let menu = UIMenu(
      title: "More", identifier: UIMenu.Identifier("m"), options: [.displayInline, .destructive],
      children: [UIAction(title: "A") { _ in }, UIMenu(title: "B")])
    let other = menu.replacingChildren(Array(menu.children.reversed()))
    #expect(other.title == menu.title && other.identifier == menu.identifier)
    #expect(other.options == menu.options && other !== menu)
    #expect(other.children.map(\.title) == ["B", "A"])
    #expect(menu.children.map(\.title) == ["A", "B"])
  }
}
