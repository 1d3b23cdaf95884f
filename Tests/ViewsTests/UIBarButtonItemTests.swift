import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Counts how often a button calls.
@MainActor private final class Counter {
  var senders: [UIBarButtonItem] = []
  func pressed(_ item: UIBarButtonItem) { senders.append(item) }
}

@MainActor @Suite("Buttons of navigation bars", .serialized)
struct UIBarButtonItemTests {
  private let page = UIViewController()

  private func stage(_ controller: UINavigationController? = nil) throws -> Rehearsal {
    let stack = controller ?? UINavigationController(rootViewController: page)
    return try Rehearsal(.of(300, 300)) { ControllerPreview { stack } }
  }
  /// Where a text is drawn.
  private func place(_ word: String, _ stage: Rehearsal) -> CGPoint? {
    for command in stage.list.commands {
      if case .glyphs(let run, _, let transform) = command, run.text == word {
        return CGPoint.zero.applying(transform)
      }
    }
    return nil
  }

  @Test("stand at their edges, outermost first, and leave with their page")
  func edges() throws {
    page.navigationItem.leftBarButtonItems = ["L1", "L2"].map {
      UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
    }
    page.navigationItem.rightBarButtonItems = ["R1", "R2"].map {
      UIBarButtonItem(title: $0, style: .done, target: nil, action: nil)
    }
    page.title = "Home"
    let stage = try stage()
    let words = ["L1", "L2", "Home", "R2", "R1"]
    let places = words.compactMap { place($0, stage)?.x }
    #expect(places.count == 5 && places == places.sorted())
    try stage.now {
      page.navigationController?.pushViewController(UIViewController(), animated: false)
    }
    #expect(!stage.list.words.contains("R1") && !stage.list.words.contains("L1"))
  }

  @Test("call their target's method, or perform their action")
  func taps() throws {
    let (counter, journal) = (Counter(), Journal())
    let left = UIBarButtonItem(
      title: "Left", style: .plain, target: counter,
      action: Selector("pressed(_:)", Counter.pressed(_:)))
    let right = UIBarButtonItem(
      title: "Right", primaryAction: UIAction { _ in journal.note("right") })
    page.navigationItem.leftBarButtonItem = left
    page.navigationItem.rightBarButtonItem = right
    let stage = try stage()
    try stage.tap(30, 22, at: 0.5)
    #expect(counter.senders.count == 1 && counter.senders.first === left)
    try stage.tap(270, 22, at: 1)
    #expect(journal.lines == ["right"])
    try stage.now { right.isEnabled = false }
    try stage.tap(270, 22, at: 2)
    #expect(journal.lines == ["right"])
  }

  @Test("have the words and symbols of the system")
  func system() {
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    #expect(done.title == "Done" && done.style == .done && done.image == nil)
    let items: [UIBarButtonItem.SystemItem] = [
      .add, .compose, .reply, .action, .organize, .bookmarks, .search, .refresh, .stop, .camera,
      .trash, .play, .pause, .rewind, .fastForward, .close,
    ]
    for item in items { #expect(UIBarButtonItem(systemItem: item).image != nil) }
    for item in [UIBarButtonItem.SystemItem.cancel, .edit, .save, .undo, .redo] {
      #expect(UIBarButtonItem(systemItem: item).title != nil)
    }
    let action = UIAction(title: "Send") { _ in }
    #expect(UIBarButtonItem(primaryAction: action).title == "Send")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().title == nil)
  }

  @Test("are shown as they are now, and by the order in which they are set")
  func changes() throws {
    let stage = try stage()
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    try stage.now { page.navigationItem.rightBarButtonItem = item }
    #expect(stage.list.words.contains("One"))
    try stage.now { item.title = "Two" }
    #expect(stage.list.words.contains("Two") && !stage.list.words.contains("One"))
    try stage.now { page.navigationItem.setRightBarButton(nil, animated: true) }
    #expect(!stage.list.words.contains("Two") && page.navigationItem.rightBarButtonItems == nil)
  }

  @Test("views stand in their size, and in the place of the title")
  func views() throws {
    let block = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    block.backgroundColor = .red
    let title = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 10))
    title.backgroundColor = .green
    page.title = "Home"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: block)
    page.navigationItem.titleView = title
    let stage = try stage()
    let frames = stage.frames
    #expect(frames.contains { $0.size == CGSize(width: 30, height: 20) && $0.maxX == 284 })
    #expect(frames.contains { $0.size == CGSize(width: 60, height: 10) && $0.midX == 150 })
    #expect(!stage.list.words.contains("Home"))
  }

  @Test("menus open, and their actions are performed")
  func menus() throws {
    let journal = Journal()
    let menu = UIMenu(
      title: "More",
      children: [
        UIAction(title: "First") { _ in journal.note("first") },
        UIAction(title: "Hidden", attributes: .hidden) { _ in },
        UIMenu(
          title: "Inner", options: .displayInline,
          children: [UIAction(title: "Second", state: .on) { _ in journal.note("second") }]),
      ])
    #expect(menu.children.count == 3 && menu.replacingChildren([]).children.isEmpty)
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Menu", menu: menu)
    let stage = try stage()
    try stage.tap(270, 22, at: 0.5)
    try stage.advance(to: 2)
    #expect(Set(stage.list.words).isSuperset(of: ["First", "Second"]))
    #expect(!stage.list.words.contains("Hidden"))
    let button = UIButton(type: .system)
    button.setTitle("Open", for: .normal)
    (button.menu, button.showsMenuAsPrimaryAction) = (menu, true)
    let other = try Rehearsal(.of(300, 300)) { Hosted(view: button).frame(width: 80, height: 40) }
    try other.tap(150, 150, at: 0.5)
    try other.advance(to: 2)
    #expect(other.list.words.contains("First"))
  }

  @Test("titles are large where the bar prefers them, unless the page says otherwise")
  func large() throws {
    page.title = "Home"
    let stack = UINavigationController(rootViewController: page)
    let stage = try stage(stack)
    let small = try #require(place("Home", stage))
    try stage.now { stack.navigationBar.prefersLargeTitles = true }
    try stage.advance(to: 1)
    #expect(stage.list.words == ["Home"])
    #expect(place("Home", stage) != small)
    try stage.now { page.navigationItem.largeTitleDisplayMode = .never }
    try stage.advance(to: 2)
    #expect(place("Home", stage) == small)
  }

  @Test("the way back has its own words, and gives way to buttons at its edge")
  func back() throws {
    page.title = "Home"
    page.navigationItem.backButtonTitle = "Start"
    let stack = UINavigationController(rootViewController: page)
    let stage = try stage(stack)
    let top = UIViewController()
    try stage.now { stack.pushViewController(top, animated: false) }
    #expect(stage.list.words.contains("Start"))
    try stage.now {
      top.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Close", style: .plain, target: nil, action: nil)
    }
    #expect(stage.list.words.contains("Close") && !stage.list.words.contains("Start"))
    try stage.now { top.navigationItem.leftItemsSupplementBackButton = true }
    #expect(stage.list.words.contains("Close") && stage.list.words.contains("Start"))
  }
}
