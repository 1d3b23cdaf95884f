import Foundation
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("What navigation bars of UIKit's look like", .serialized)
struct UINavigationBarLookTests {
  private let page = UIViewController()

  private func appearance(_ color: UIColor?) -> UINavigationBarAppearance {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = color
    return look
  }

  @Test("an item says more than the bar, and a bar without a word has the system's look")
  func order() {
    let bar = UINavigationBar(of: "bar")
    #expect(bar.look(of: page.navigationItem).bar == BarLook())
    bar.standardAppearance = appearance(.red)
    var look = bar.look(of: page.navigationItem).bar
    #expect(look.visibility == .automatic && look.style == BarStyle(UIColor.red.color))
    bar.scrollEdgeAppearance = bar.standardAppearance
    look = bar.look(of: page.navigationItem).bar
    #expect(look.visibility == .visible && look.hasLine)
    let clear = UINavigationBarAppearance()
    clear.configureWithTransparentBackground()
    (page.navigationItem.standardAppearance, page.navigationItem.scrollEdgeAppearance) = (
      clear, clear
    )
    look = bar.look(of: page.navigationItem).bar
    #expect(look.visibility == .hidden && !look.hasLine)
  }

  @Test("an empty picture takes the ground away, as it did before there were looks")
  func picture() {
    let bar = UINavigationBar(of: "bar")
    bar.setBackgroundImage(UIImage(), for: .default)
    #expect(bar.look(of: page.navigationItem).bar.visibility == .hidden)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.look(of: page.navigationItem).bar == BarLook())
  }

  @Test("a ground is painted over the bar, and titles have their colour")
  func painted() throws {
    page.title = "Page"
    let stack = UINavigationController(rootViewController: page)
    let stage = try Rehearsal(.of(300, 300)) { ControllerPreview { stack } }
    let plain = stage.frame
    let look = appearance(.red)
    look.shadowColor = nil
    try stage.now {
      (stack.navigationBar.standardAppearance, stack.navigationBar.scrollEdgeAppearance) = (
        look, look
      )
    }
    try stage.advance(to: 0.5)
    #expect(stage.frames.contains { $0.width == 300 && $0.minY == 0 && $0.height < 120 })
    let red = stage.frame
    #expect(red != plain)
    look.titleTextAttributes = [.foregroundColor: UIColor.white]
    try stage.now { stack.navigationBar.standardAppearance = look }
    #expect(stage.frame != red && stage.list.texts.contains { $0.text == "Page" })
  }

  @Test("a bar of tabs has the ground and the tint that it is told, which its pages have not")
  func tabs() throws {
    let tabs = UITabBarController()
    let pages = ["One", "Two"].map { title in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: title, image: nil, selectedImage: nil)
      return page
    }
    tabs.viewControllers = pages
    let stage = try Rehearsal(.of(300, 300)) { ControllerPreview { tabs } }
    let plain = stage.frame
    #expect(tabs.tabBar.look == nil)
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = .red
    try stage.now {
      (tabs.tabBar.standardAppearance, tabs.tabBar.scrollEdgeAppearance) = (look, look)
    }
    let red = stage.frame
    #expect(red != plain && tabs.tabBar.look?.visibility == .visible)
    try stage.now { tabs.tabBar.tintColor = .green }
    #expect(stage.frame != red && pages[0].view.tintColor == .systemBlue)
  }
}
