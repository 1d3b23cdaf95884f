import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// The bar at the bottom of a navigation controller's pages, and bars in places of their own.
@MainActor @Suite("Bars of UIKit's buttons", .serialized)
struct UIToolbarTests {
  private static let stage = Stage.of(300, 400)

  private func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// A navigation controller whose page has items at its bottom.
  private func opened(
    _ items: [UIBarButtonItem]?, page: UIViewController = UIViewController()
  ) -> UINavigationController {
    page.toolbarItems = items
    let stack = UINavigationController(rootViewController: page)
    stack.isToolbarHidden = false
    return stack
  }

  private func shown(
    _ stack: UINavigationController, on stage: Stage = Self.stage
  ) throws -> Rehearsal {
    try Rehearsal(stage) { ControllerPreview { stack }.ignoresSafeArea() }
  }

  private func twin(on stage: Stage = Self.stage) throws -> Rehearsal {
    try Rehearsal(stage) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .bottomBar) { Button("One") {} }
          ToolbarSpacer(.flexible, placement: .bottomBar)
          ToolbarItem(placement: .bottomBar) { Button("Two") {} }
        }
      }
    }
  }

  /// The outlines of glass on the stage, in painting order.
  private func glass(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.flatMap { command -> [CGRect] in
      guard case .fill(_, _, .glass(let glass), let transform) = command else { return [] }
      return glass.panes.map { $0.bounds.applying(transform) }
    }
  }

  private func expectTwins(_ stage: Rehearsal, _ twin: Rehearsal) {
    let (seen, wanted) = (stage.list.texts, twin.list.texts)
    #expect(seen.map(\.text) == ["One", "Two"] && wanted.map(\.text) == ["One", "Two"])
    for (seen, wanted) in zip(seen, wanted) {
      #expect(abs(seen.place.x - wanted.place.x) < 1e-6)
      #expect(abs(seen.place.y - wanted.place.y) < 1e-6 && seen.size == wanted.size)
    }
  }

  // MARK: At the bottom of pages

  @Test("items stand where those of a NavigationStack do", arguments: [0, 34] as [CGFloat])
  func twins(inset: CGFloat) throws {
    var place = Self.stage
    place.safeAreaInsets = EdgeInsets(top: 0, leading: 0, bottom: inset, trailing: 0)
    let stack = opened([item("One"), .flexibleSpace(), item("Two")])
    let stage = try shown(stack, on: place)
    expectTwins(stage, try twin(on: place))
    // The page is free of the bar, and of what is beneath it.
    let page = try #require(stack.topViewController)
    #expect(page.view.safeAreaInsets.bottom == 49 + inset)
    #expect(page.view.bounds.size == CGSize(width: 300, height: 400))
  }

  @Test("with the looks of iOS 26 they stand on the same glass, which is not there without them")
  func onGlass() throws {
    let place = Stage.of(402, 600).system26
    let stage = try shown(opened([item("One"), .flexibleSpace(), item("Two")]), on: place)
    let twin = try twin(on: place)
    expectTwins(stage, twin)
    #expect(glass(stage) == glass(twin) && glass(stage).count == 1)
    let bare = try shown(opened(nil), on: place)
    #expect(glass(bare).isEmpty)
  }

  @Test("its ground is there while content goes beneath it")
  func ground() throws {
    let (page, scroll) = (UIViewController(), UIScrollView())
    scroll.contentSize = CGSize(width: 300, height: 1000)
    page.view = scroll
    let stack = opened([item("One")], page: page)
    let stage = try shown(stack)
    let twin = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().toolbar { ToolbarItem(placement: .bottomBar) { Button("One") {} } }
      }
    }
    #expect(scroll.adjustedContentInset.bottom == 49)
    let bar = CGRect(x: 0, y: 351, width: 300, height: 49)
    #expect(stage.list.backdrops.map(\.frame) == [bar])
    #expect(twin.list.backdrops.map(\.frame) == [bar])
    #expect(stage.list.backdrops.map(\.opacity) == twin.list.backdrops.map(\.opacity))
    #expect(scroll.offsetRange.y.upperBound == 649)
    try stage.now { scroll.contentOffset.y = 640 }
    #expect(abs(try #require(stage.list.backdrops.first).opacity - 9.0 / 12) < 1e-6)
    try stage.now { scroll.contentOffset.y = 649 }
    #expect(stage.list.backdrops.isEmpty)
    try stage.now { stack.isToolbarHidden = true }
    #expect(scroll.adjustedContentInset.bottom == 0 && scroll.bars.allSatisfy { $0.edge == .top })
  }

  @Test("it is hidden unless code says otherwise, and fades within 0.2 s where it is to be seen")
  func hiding() throws {
    let page = UIViewController()
    page.toolbarItems = [item("One")]
    let stack = UINavigationController(rootViewController: page)
    let stage = try shown(stack)
    #expect(stack.isToolbarHidden && stage.list.texts.isEmpty)
    #expect(page.view.safeAreaInsets.bottom == 0)
    try stage.now { stack.setToolbarHidden(false, animated: true) }
    #expect(page.view.safeAreaInsets.bottom == 49)
    try stage.advance(to: 0.1)
    #expect(abs(try #require(stage.text("One")).opacity - 0.5) < 0.01)
    try stage.advance(to: 1)
    #expect(stage.text("One")?.opacity == 1)
    try stage.now { stack.setToolbarHidden(true, animated: true) }
    try stage.advance(to: 1.1)
    #expect(abs(try #require(stage.text("One")).opacity - 0.5) < 0.01)
    try stage.advance(to: 2)
    #expect(stage.list.texts.isEmpty)
    try stage.now { stack.isToolbarHidden = false }
    #expect(stage.text("One")?.opacity == 1)
  }

  @Test("items are shown as they are now, and each page has its own")
  func changes() throws {
    let one = item("One")
    let stack = opened([one])
    let stage = try shown(stack)
    try stage.now { one.title = "Two" }
    #expect(stage.list.words == ["Two"])
    let page = try #require(stack.topViewController)
    try stage.now { page.setToolbarItems([item("Three")], animated: false) }
    #expect(stage.list.words == ["Three"] && page.toolbarItems?.count == 1)
    try stage.now { one.title = "Four" }
    #expect(stage.list.words == ["Three"])
    let next = UIViewController()
    next.toolbarItems = [item("Five")]
    try stage.now { stack.pushViewController(next, animated: false) }
    #expect(stage.list.words.contains("Five") && !stage.list.words.contains("Three"))
    try stage.now { stack.popViewController(animated: false) }
    #expect(stage.list.words == ["Three"])
  }

  @Test("a tap performs an item's action")
  func taps() throws {
    let journal = Journal()
    let action = UIAction(title: "Send") { _ in journal.note("sent") }
    let stage = try shown(opened([UIBarButtonItem(primaryAction: action), .flexibleSpace()]))
    try stage.tap(30, 375, at: 0.5)
    #expect(journal.lines == ["sent"])
  }

  // MARK: Room between items

  /// A view of a width as an item.
  private func block(_ width: CGFloat) -> UIBarButtonItem {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 10))
    view.backgroundColor = .red
    return UIBarButtonItem(customView: view)
  }
  /// The frames of such items, from left to right.
  private func blocks(_ stage: Rehearsal) -> [CGRect] {
    stage.frames.filter { $0.height == 10 }.sorted { $0.minX < $1.minX }
  }

  @Test(
    "flexible spaces share the room that is left",
    arguments: [[20, 20], [20, 40, 30], [10, 60, 20, 30]] as [[CGFloat]])
  func flexible(widths: [CGFloat]) throws {
    var items: [UIBarButtonItem] = []
    for width in widths {
      if !items.isEmpty { items.append(.flexibleSpace()) }
      items.append(block(width))
    }
    let frames = blocks(try shown(opened(items)))
    #expect(frames.map(\.width) == widths)
    #expect(frames.first?.minX == 16 && frames.last?.maxX == 284)
    let gaps = zip(frames, frames.dropFirst()).map { $1.minX - $0.maxX }
    let share = (268 - widths.reduce(0, +)) / CGFloat(widths.count - 1)
    // Places are whole pixels.
    for gap in gaps { #expect(abs(gap - share) <= 1) }
  }

  @Test("one at each side has items in the middle")
  func centred() throws {
    let items: [UIBarButtonItem] = [.flexibleSpace(), block(40), .flexibleSpace()]
    let frames = blocks(try shown(opened(items)))
    #expect(frames.count == 1 && abs(frames[0].midX - 150) <= 0.5)
  }

  @Test("a fixed space is as wide as it says", arguments: [4, 20, 60] as [CGFloat])
  func fixed(width: CGFloat) throws {
    func gap(_ width: CGFloat) throws -> CGFloat {
      let items: [UIBarButtonItem] = [
        block(20), .fixedSpace(width), block(20), .flexibleSpace(),
      ]
      let frames = blocks(try shown(opened(items)))
      try #require(frames.count == 2)
      return frames[1].minX - frames[0].maxX
    }
    #expect(abs(try gap(width) - gap(0) - width) < 1e-6)
  }

  // MARK: In places of their own

  @Test("a bar stands where it is put, on its ground, with its items")
  func apart() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 300, height: 44))
    bar.setItems([item("One"), .flexibleSpace(), item("Two")], animated: false)
    let root = UIView()
    root.addSubview(bar)
    let stage = try Rehearsal(Self.stage) { Hosted(view: root) }
    #expect(stage.list.words == ["One", "Two"])
    #expect(
      stage.list.backdrops.map(\.frame) == [CGRect(x: 0, y: 100, width: 300, height: 44)])
    let places = stage.list.texts.map(\.place)
    #expect(places.allSatisfy { $0.y > 100 && $0.y < 144 } && abs(places[0].x - 16) < 3)
    #expect(bar.intrinsicContentSize.height == 44 && bar.items?.count == 3)
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 10)) == CGSize(width: 200, height: 44))
    try stage.now { bar.items?.first?.title = "Three" }
    #expect(stage.list.words == ["Three", "Two"])
    try stage.now { bar.items = nil }
    #expect(stage.list.words.isEmpty && stage.list.backdrops.count == 1)
  }

  @Test("the tint of a bar is that of its items, and other wishes are told")
  func looks() throws {
    func color(_ stage: Rehearsal, _ word: String) -> Paint? {
      for case .glyphs(let run, let paint, _) in stage.list.commands where run.text == word {
        return paint
      }
      return nil
    }
    let stack = opened([item("One")])
    let stage = try shown(stack)
    let plain = try #require(color(stage, "One"))
    try stage.now { stack.toolbar.tintColor = .red }
    #expect(try #require(color(stage, "One")) != plain)
    stack.toolbar.barTintColor = .red
    UIToolbar.appearance().isTranslucent = false
    let told = IneffectiveSettings.shortcomings
    #expect(told.contains("`UIToolbar.barTintColor` has no effect here"))
    #expect(told.contains("`UIToolbar.appearance().isTranslucent` has no effect here"))
  }
}
