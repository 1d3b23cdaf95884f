import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// How a controller has its scroll view.
enum BarArrangement: CaseIterable {
  case own, inside, named, table
}

/// A page with a scroll view of twenty rows of fifty points.
private final class Page: UIViewController {
  let arrangement: BarArrangement
  let data: TableData
  let scroll: UIScrollView

  init(_ arrangement: BarArrangement) {
    let data = TableData([(0..<20).map { "row \($0)" }])
    (self.arrangement, self.data) = (arrangement, data)
    scroll =
      arrangement == .table
      ? data.table(width: 200, height: 400, rowHeight: 50)
      : UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    super.init(nibName: nil, bundle: nil)
    title = "Mail"
    guard arrangement != .table else { return }
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 1000))
    content.backgroundColor = .red
    scroll.addSubview(content)
  }
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    if arrangement == .own { view = scroll } else { super.loadView() }
  }
  override func viewDidLoad() {
    switch arrangement {
    case .own: break
    case .inside, .table: view.addSubview(scroll)
    case .named:
      // The first one right in the view is not the one that bars follow.
      view.addSubview(UIScrollView(frame: view.bounds))
      let around = UIView(frame: view.bounds)
      around.addSubview(scroll)
      view.addSubview(around)
      setContentScrollView(scroll)
    }
  }

  /// How far the content is scrolled from its beginning below the whole bar.
  var way: CGFloat { scroll.contentOffset.y + 96 }
}

/// Hears of insets and of the way that content goes.
@MainActor private final class Listener: UIScrollViewDelegate {
  var insets: [CGFloat] = []
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
    insets.append(scrollView.adjustedContentInset.top)
  }
}

@MainActor @Suite("Bars over what UIKit scrolls", .serialized)
struct UIBarScrollingTests {
  private static let stage = Stage.of(200, 400)

  private func shown(_ page: UIViewController, isLarge: Bool = true) throws -> Rehearsal {
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = isLarge
    return try Rehearsal(Self.stage) { ControllerPreview { stack } }
  }
  /// The page of the same content as SwiftUI has it.
  private func sibling() throws -> Rehearsal {
    try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().navigationTitle("Mail").navigationBarTitleDisplayMode(.large)
      }
    }
  }

  // MARK: The large title

  @Test(
    "the large title goes up with the content, point for point", arguments: BarArrangement.allCases)
  func title(_ arrangement: BarArrangement) throws {
    for way in [0.0, 12, 30, 45] {
      let page = Page(arrangement)
      let stage = try shown(page)
      #expect(page.scroll.contentOffset.y == -96)
      let rest = try #require(stage.text("Mail", isLarge: true))
      if way > 0 { try stage.carry(way) }
      let moved = try #require(stage.text("Mail", isLarge: true))
      #expect(abs(rest.place.y - moved.place.y - way) < 1e-6 && moved.place.x == rest.place.x)
      #expect(abs(Double(page.way) - way) < 1e-6)
      #expect(moved.clip?.minY == (way > 0 ? 44 : nil))
      // What is covered shrinks with the bar.
      #expect(abs(Double(page.scroll.adjustedContentInset.top) - (96 - way)) < 1e-6)
      #expect(abs(Double(page.view.safeAreaInsets.top) - (96 - way)) < 1e-6)
    }
  }

  @Test("once it is gone, the inline title is there, and the bar has its ground")
  func collapsed() throws {
    let page = Page(.inside)
    let stage = try shown(page)
    #expect(stage.list.backdrops.isEmpty && stage.text("Mail") == nil)
    try stage.carry(90)
    try stage.advance(to: stage.time + 0.2)
    #expect(stage.text("Mail", isLarge: true) == nil)
    let inline = try #require(stage.text("Mail"))
    #expect(inline.opacity == 1 && inline.place.y < 44)
    let ground = try #require(stage.list.backdrops.first)
    #expect(abs(ground.frame.maxY - 44) < 1e-6 && ground.opacity == 1)
    #expect(page.scroll.adjustedContentInset.top == 44 && page.view.safeAreaInsets.top == 44)
  }

  @Test("bars look as over SwiftUI's scroll views at each step of a finger")
  func twins() throws {
    let (stage, twin) = (try shown(Page(.own)), try sibling())
    for other in [stage, twin] { try other.finger(.began, 100, 300) }
    for step in 1...20 {
      let y = 300 - Double(step * 12)
      for other in [stage, twin] {
        try other.advance(to: Double(step) / 30)
        try other.finger(.moved, 100, y)
      }
      for isLarge in [true, false] {
        let (seen, wanted) = (
          stage.text("Mail", isLarge: isLarge), twin.text("Mail", isLarge: isLarge)
        )
        #expect((seen == nil) == (wanted == nil), "step \(step)")
        guard let seen, let wanted else { continue }
        #expect(abs(seen.place.y - wanted.place.y) < 1e-6 && seen.size == wanted.size)
        #expect(abs(seen.opacity - wanted.opacity) < 1e-6, "step \(step)")
      }
      let (seen, wanted) = (stage.list.backdrops, twin.list.backdrops)
      #expect(seen.map { $0.frame } == wanted.map { $0.frame })
      for (one, other) in zip(seen, wanted) { #expect(abs(one.opacity - other.opacity) < 1e-6) }
    }
  }

  @Test("pulled down, it goes along and is stretched")
  func pulled() throws {
    let page = Page(.inside)
    let stage = try shown(page)
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(-80, from: CGPoint(x: 100, y: 150))
    let pull = -Double(page.way)
    #expect(pull > 20)
    let pulled = try #require(stage.text("Mail", isLarge: true))
    #expect(abs(pulled.size / rest.size - (1 + 0.1 * pull / 200)) < 1e-6)
    #expect(abs(pulled.place.y - rest.place.y - pull) < 2)
    try stage.finger(.ended, 100, 230)
    try stage.advance(to: stage.time + 3)
    #expect(page.way == 0 && stage.text("Mail", isLarge: true)?.place == rest.place)
  }

  @Test("a title never rests half way", arguments: [4.0, 12, 20, 28, 36, 44, 51])
  func snaps(way: Double) throws {
    let page = Page(.table)
    let stage = try shown(page)
    try stage.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 250 - way), at: 0.1, steps: 60)
    try stage.advance(to: 8)
    #expect(page.way == 0 || page.way >= 52, "\(page.way)")
    #expect((stage.text("Mail", isLarge: true) != nil) == (page.way == 0))
  }

  @Test("a finger that stops content half way lets the title go on when it leaves")
  func stopped() throws {
    let page = Page(.own)
    let stage = try shown(page)
    try stage.now { page.scroll.setContentOffset(CGPoint(x: 0, y: -66), animated: false) }
    #expect(page.way == 30)
    try stage.tap(100, 300, at: 0.5)
    try stage.advance(to: 3)
    #expect(page.way == 52)
  }

  @Test("the inline title comes and goes while the content moves by itself")
  func animated() throws {
    let page = Page(.own)
    let stage = try shown(page)
    try stage.now { page.scroll.setContentOffset(CGPoint(x: 0, y: 100), animated: true) }
    try stage.advance(to: 1)
    #expect(stage.text("Mail")?.opacity == 1)
    try stage.now { page.scroll.setContentOffset(CGPoint(x: 0, y: -96), animated: true) }
    try stage.advance(to: 2)
    #expect(stage.text("Mail") == nil && stage.text("Mail", isLarge: true) != nil)
  }

  @Test("bars follow content that an animation of code's moves, point for point")
  func animatedByCode() throws {
    let page = Page(.inside)
    let stage = try shown(page)
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.now {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        page.scroll.contentOffset.y = 4
      }
    }
    #expect(page.scroll.adjustedContentInset.top == 44)
    try stage.advance(to: 0.25)
    let moved = try #require(stage.text("Mail", isLarge: true))
    #expect(abs(rest.place.y - moved.place.y - 25) < 1e-6)
    #expect(abs(page.view.safeAreaInsets.top - 71) < 1e-6)
    #expect(stage.text("Mail") == nil)
    try stage.advance(to: 0.7)
    #expect(stage.text("Mail")?.opacity == 1 && page.view.safeAreaInsets.top == 44)
  }

  @Test("an inline title stays, and content goes beneath it")
  func inlineTitle() throws {
    let page = Page(.inside)
    let stage = try shown(page, isLarge: false)
    #expect(page.scroll.contentOffset.y == -44)
    let rest = try #require(stage.text("Mail"))
    try stage.carry(70)
    #expect(stage.text("Mail")?.place == rest.place)
    #expect(stage.list.backdrops.first?.opacity == 1)
    #expect(page.scroll.adjustedContentInset.top == 44)
  }

  @Test("a title as large as a reader has it gives all of its place", arguments: [true, false])
  func largeLetters(isUIKit: Bool) throws {
    let page = Page(.own)
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    let stage = try Rehearsal(Self.stage) {
      Group {
        if isUIKit {
          ControllerPreview { stack }
        } else {
          NavigationStack { Rows().navigationTitle("Mail") }
        }
      }
      .dynamicTypeSize(.accessibility1)
    }
    let place = NavigationBar.largeTitleHeight(at: .accessibility1)
    #expect(place > 52)
    try stage.carry(Double(place) - 1)
    #expect(stage.text("Mail", isLarge: true) != nil && stage.list.backdrops.isEmpty)
    if isUIKit { #expect(abs(page.scroll.adjustedContentInset.top - 45) < 1e-6) }
  }

  // MARK: Who follows whom

  @Test(
    "bars follow no scroll view that is not the controller's, nor one that code has passed over")
  func others() throws {
    let page = UIViewController()
    page.title = "Mail"
    let (around, inner) = (UIView(), UIScrollView())
    for view in [around, inner] { view.frame = CGRect(x: 0, y: 0, width: 200, height: 400) }
    inner.contentSize = CGSize(width: 200, height: 1000)
    around.addSubview(inner)
    page.view.addSubview(around)
    let stage = try shown(page)
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.now { inner.contentOffset.y += 40 }
    #expect(page.contentScrollView(for: .top) == nil && inner.bars.isEmpty)
    #expect(stage.text("Mail", isLarge: true)?.place == rest.place)
    try stage.now { page.setContentScrollView(inner, for: .top) }
    #expect(page.contentScrollView(for: .top) === inner)
    #expect(page.contentScrollView(for: .bottom) == nil)
    let moved = try #require(stage.text("Mail", isLarge: true))
    #expect(abs(rest.place.y - moved.place.y - 40) < 1e-6)
    try stage.now { page.setContentScrollView(nil) }
    #expect(stage.text("Mail", isLarge: true)?.place == rest.place)
  }

  @Test("a controller's first scroll view is its content, or its own view")
  func automatic() {
    let page = Page(.inside)
    #expect(page.contentScrollView(for: .top) == nil)
    page.loadViewIfNeeded()
    #expect(page.contentScrollView(for: .top) === page.scroll)
    page.view.insertSubview(UIView(), at: 0)
    #expect(page.contentScrollView(for: .bottom) === page.scroll)
    let own = Page(.own)
    own.loadViewIfNeeded()
    #expect(own.contentScrollView(for: .all) === own.view)
  }

  @Test(
    "bars follow what is in a page of a page view controller, not its pages",
    arguments: [true, false])
  func pages(isUpright: Bool) throws {
    let pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: isUpright ? .vertical : .horizontal)
    pager.title = "Mail"
    let page = Page(.own)
    pager.setViewControllers([page], direction: .forward, animated: false)
    let stage = try shown(pager)
    #expect(pager.contentScrollView(for: .top) == nil && pager.scroller.scroll.bars.isEmpty)
    #expect(page.scroll.bars.map { $0.edge } == [.top])
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.now { page.scroll.contentOffset.y += 30 }
    let moved = try #require(stage.text("Mail", isLarge: true))
    #expect(abs(rest.place.y - moved.place.y - 30) < 1e-6)
  }

  @Test("bars follow what SwiftUI scrolls in a hosting controller", arguments: [30.0, 90])
  func hosted(way: Double) throws {
    let page = UIHostingController(rootView: Rows())
    page.title = "Mail"
    let stage = try shown(page)
    let rest = try #require(stage.text("Mail", isLarge: true))
    #expect(try stage.tile(0).minY == 96)
    try stage.carry(way)
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
    let moved = stage.text("Mail", isLarge: true)
    #expect((moved == nil) == (way > 52))
    if let moved { #expect(abs(rest.place.y - moved.place.y - way) < 1e-6) }
  }

  // MARK: What is covered

  @Test(
    "views held at the safe area go up with the bar, those in what is scrolled are never covered")
  func safeArea() throws {
    let page = Page(.inside)
    let label = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    page.loadViewIfNeeded()
    page.view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.view.safeAreaLayoutGuide.topAnchor),
      label.leadingAnchor.constraint(equalTo: page.view.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 20),
      label.heightAnchor.constraint(equalToConstant: 10),
    ])
    let stage = try shown(page)
    #expect(label.frame == CGRect(x: 0, y: 96, width: 20, height: 10))
    try stage.carry(30)
    #expect(abs(label.frame.minY - 66) < 1e-6)
    try stage.finger(.ended, 100, 220)
    try stage.advance(to: 3)
    #expect(label.frame.minY == 44)
    try stage.now { page.scroll.contentOffset.y = 100 }
    #expect(page.scroll.subviews.first?.safeAreaInsets == .zero)
  }

  @Test(
    "little content begins below the bar by itself, but not where only what scrolls is kept free")
  func short() throws {
    for (behavior, top) in [
      (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 96.0), (.always, 96),
      (.scrollableAxes, 0), (.never, 0),
    ] {
      let page = Page(.inside)
      page.scroll.contentSize.height = 100
      page.scroll.contentInsetAdjustmentBehavior = behavior
      let stage = try shown(page)
      #expect(
        page.scroll.contentOffset.y == CGFloat(-top) && page.scroll.covered.top == CGFloat(top))
      #expect(stage.text("Mail", isLarge: true) != nil)
    }
  }

  @Test("a delegate hears of insets that become others")
  func insets() throws {
    let (page, listener) = (Page(.own), Listener())
    let stage = try shown(page)
    page.scroll.delegate = listener
    try stage.now { page.scroll.contentOffset.y = -86 }
    try stage.now { page.scroll.contentOffset.y = 10 }
    try stage.now { page.scroll.contentOffset.y = 20 }
    #expect(listener.insets == [86, 44])
  }

  @Test("a row that is scrolled to ends at the bar as it is then")
  func rows() throws {
    let page = Page(.table)
    let stage = try shown(page)
    let table = try #require(page.scroll as? UITableView)
    func top(_ row: Int) -> CGFloat {
      table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.contentOffset.y
    }
    try stage.now {
      table.scrollToRow(at: IndexPath(row: 8, section: 0), at: .top, animated: false)
    }
    #expect(top(8) == 44)
    try stage.now {
      table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    }
    #expect(top(0) == 96)
    try stage.now {
      table.scrollRectToVisible(
        CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    }
    #expect(top(0) == 96)
  }

  @Test(
    "a bar that is hidden covers and gives nothing; content at its beginning is below one that comes"
  )
  func hidden() throws {
    let page = Page(.own)
    let stage = try shown(page)
    try stage.carry(30)
    try stage.finger(.ended, 100, 220)
    // Content that still moves goes on where it is.
    try stage.advance(to: 8)
    #expect(page.scroll.mover.motion == nil)
    let stack = try #require(page.navigationController)
    try stage.now { stack.setNavigationBarHidden(true, animated: false) }
    #expect(page.scroll.adjustedContentInset.top == 0 && page.view.safeAreaInsets.top == 0)
    try stage.now { page.scroll.contentOffset.y = 0 }
    try stage.now { stack.setNavigationBarHidden(false, animated: false) }
    #expect(page.scroll.contentOffset.y == -96)
    #expect(page.scroll.adjustedContentInset.top == 96)
  }

  @Test(
    "a bar that comes and goes again leaves content where it was",
    arguments: BarArrangement.allCases)
  func hiddenAgain(_ arrangement: BarArrangement) throws {
    let page = Page(arrangement)
    let stage = try shown(page)
    let stack = try #require(page.navigationController)
    for _ in 1...2 {
      try stage.now { stack.setNavigationBarHidden(true, animated: false) }
      #expect(page.scroll.contentOffset.y == 0)
      try stage.now { stack.setNavigationBarHidden(false, animated: false) }
      #expect(page.scroll.contentOffset.y == -96 && page.scroll.adjustedContentInset.top == 96)
    }
  }

  @Test("a bar of items that comes leaves content at its beginning there")
  func toolbarComes() throws {
    let page = Page(.inside)
    let stage = try shown(page)
    let stack = try #require(page.navigationController)
    try stage.now { stack.isToolbarHidden = false }
    #expect(page.scroll.contentOffset.y == -96 && page.scroll.adjustedContentInset.bottom == 49)
    try stage.now { stack.isToolbarHidden = true }
    #expect(page.scroll.contentOffset.y == -96 && page.scroll.adjustedContentInset.bottom == 0)
  }

  // MARK: Tabs

  @Test("the bar of tabs has its ground while content goes beneath it")
  func tabs() throws {
    let (page, tabs) = (Page(.inside), UITabBarController())
    tabs.viewControllers = [page, UIViewController()]
    let stage = try Rehearsal(Self.stage) { ControllerPreview { tabs } }
    #expect(page.scroll.adjustedContentInset.bottom == 49)
    let ground = try #require(stage.list.backdrops.first)
    #expect(ground.frame == CGRect(x: 0, y: 351, width: 200, height: 49) && ground.opacity == 1)
    try stage.now { page.scroll.contentOffset.y = 649 }
    #expect(page.scroll.offsetRange.y.upperBound == 649 && stage.list.backdrops.isEmpty)
    try stage.now { page.scroll.contentOffset.y = 640 }
    #expect(abs(try #require(stage.list.backdrops.first).opacity - 9.0 / 12) < 1e-6)
  }

  @Test("a navigation controller in tabs has both bars")
  func both() throws {
    let (page, tabs) = (Page(.table), UITabBarController())
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    tabs.viewControllers = [stack]
    let stage = try Rehearsal(Self.stage) { ControllerPreview { tabs } }
    #expect(page.scroll.bars.map { $0.edge } == [.top, .bottom])
    let insets = page.scroll.adjustedContentInset
    #expect(insets.top == 96 && insets.bottom == 49)
    try stage.carry(90)
    #expect(stage.list.backdrops.count == 2)
    try stage.now { page.scroll.contentOffset.y = page.scroll.offsetRange.y.upperBound }
    #expect(stage.list.backdrops.count == 1)
  }
}
