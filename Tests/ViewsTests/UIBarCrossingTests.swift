import Foundation
import Rostrum
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Says whether the swipe may begin.
@MainActor private final class Judge: UIGestureRecognizerDelegate {
  var allows = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
}

/// Writes down what it is told.
private final class Teller: UIViewController {
  let journal: Journal
  init(_ title: String, _ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { journal.note("\(title ?? "") \(event)") }
  override func viewWillAppear(_ animated: Bool) { note("comes") }
  override func viewDidAppear(_ animated: Bool) { note("is there") }
  override func viewWillDisappear(_ animated: Bool) { note("goes") }
  override func viewDidDisappear(_ animated: Bool) { note("is gone") }
}

/// A navigation controller's pages on their way, beside those of the `NavigationStack` that says the same.
@MainActor @Suite("Bars of UIKit's pages on their way", .serialized)
struct UIBarCrossingTests {
  private static let stage = Stage.of(300, 400)

  private struct Twin: View {
    let hook: Hook<[Int]>
    let modes: [NavigationBarItem.TitleDisplayMode]
    @State private var path: [Int] = []
    var body: some View {
      hook.binding = $path
      return NavigationStack(path: $path) {
        Color.clear.navigationTitle("Mail").navigationBarTitleDisplayMode(modes[0])
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
          .navigationDestination(for: Int.self) { _ in
            Color.clear.navigationTitle("Page").navigationBarTitleDisplayMode(modes[1])
              .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Send") {} } }
          }
      }
    }
  }

  private func page(_ title: String, _ item: String, isLarge: Bool) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: item, style: .plain, target: nil, action: nil)
    return page
  }

  /// A navigation controller with one page.
  private func opened(isLarge: Bool = false) -> UINavigationController {
    let stack = UINavigationController(
      rootViewController: page("Mail", "Edit", isLarge: isLarge))
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  private func shown(_ stack: UINavigationController) throws -> Rehearsal {
    try Rehearsal(Self.stage) { ControllerPreview { stack } }
  }

  /// What is said, by words, sizes and places.
  private func sorted(_ stage: Rehearsal) -> [SeenText] {
    stage.list.texts.sorted { ($0.text, $0.size, $0.opacity) < ($1.text, $1.size, $1.opacity) }
  }

  private func expectTwins(_ one: Rehearsal, _ other: Rehearsal, _ moment: String) {
    let (seen, wanted) = (sorted(one), sorted(other))
    #expect(seen.map(\.text) == wanted.map(\.text), "\(moment)")
    for (seen, wanted) in zip(seen, wanted) {
      #expect(
        abs(seen.place.x - wanted.place.x) < 1e-6 && abs(seen.place.y - wanted.place.y) < 1e-6
          && abs(seen.size - wanted.size) < 1e-6 && abs(seen.opacity - wanted.opacity) < 1e-6,
        "\(seen) instead of \(wanted), \(moment)")
    }
  }

  @Test(
    "titles, labels and items are where those of a NavigationStack are, there and back",
    arguments: [true, false], [true, false])
  func twins(isLarge: Bool, isNextLarge: Bool) throws {
    let (hook, stack) = (Hook<[Int]>(), opened(isLarge: isLarge))
    let modes: [NavigationBarItem.TitleDisplayMode] = [isLarge, isNextLarge].map {
      $0 ? .large : .inline
    }
    let stage = try shown(stack)
    let twin = try Rehearsal(Self.stage) { Twin(hook: hook, modes: modes) }
    func compare(_ times: [Double]) throws {
      for time in times {
        for other in [stage, twin] { try other.advance(to: time) }
        expectTwins(stage, twin, "at \(time)")
      }
    }
    try compare([1])
    let next = page("Page", "Send", isLarge: isNextLarge)
    try stage.now { stack.pushViewController(next, animated: true) }
    try twin.now { hook.value = [7] }
    try compare([1.02, 1.1, 1.25, 1.4])
    // On the way something is neither here nor there.
    #expect(stage.list.texts.contains { $0.opacity > 0 && $0.opacity < 1 })
    try compare([6])
    #expect(stage.list.texts.allSatisfy { $0.opacity == 1 })
    try stage.now { stack.popViewController(animated: true) }
    try twin.now { hook.value = [] }
    try compare([6.05, 6.2, 6.4, 12])
    #expect(stage.text("Mail", isLarge: isLarge)?.opacity == 1 && stage.text("Page") == nil)
  }

  @Test("items give way in place, and an inline title comes half the way")
  func places() throws {
    let stack = opened()
    let stage = try shown(stack)
    let edit = try #require(stage.text("Edit"))
    try stage.now {
      stack.pushViewController(page("Page", "Send", isLarge: false), animated: true)
    }
    try stage.advance(to: 0.1)
    let come = Spring.page.value(target: 1.0, time: 0.1)
    let going = try #require(stage.text("Edit"))
    let title = try #require(stage.text("Page"))
    #expect(going.place == edit.place && abs(going.opacity - (1 - come)) < 1e-3)
    #expect(abs(title.opacity - come) < 1e-3)
    try stage.advance(to: 5)
    let rest = try #require(stage.text("Page"))
    #expect(abs(Double(title.place.x - rest.place.x) - (1 - come) * 150) < 0.5)
  }

  @Test("a page without a title and a way back has a bar, too, so that the one below gives way")
  func bare() throws {
    let stack = opened()
    let stage = try shown(stack)
    let bare = UIViewController()
    bare.navigationItem.hidesBackButton = true
    try stage.now { stack.pushViewController(bare, animated: true) }
    try stage.advance(to: 0.1)
    let come = Spring.page.value(target: 1.0, time: 0.1)
    #expect(abs(try #require(stage.text("Mail")).opacity - (1 - come)) < 1e-3)
    try stage.advance(to: 5)
    #expect(stage.list.texts.isEmpty && bare.view.safeAreaInsets.top == 44)
  }

  // MARK: The way back by a finger

  private func pushed() throws -> (stack: UINavigationController, stage: Rehearsal) {
    let stack = opened()
    let stage = try shown(stack)
    try stage.now {
      stack.pushViewController(page("Page", "Send", isLarge: false), animated: true)
    }
    try stage.advance(to: 5)
    return (stack, stage)
  }

  private func swipe(_ stage: Rehearsal, by way: CGFloat, release: Bool = true) throws {
    try stage.drag(
      from: CGPoint(x: 5, y: 200), to: CGPoint(x: 5 + way, y: 200), at: stage.time + 0.1,
      steps: Int(way), release: release)
  }

  @Test("a finger from the edge takes the page back, and titles cross by its way")
  func follows() throws {
    let (stack, stage) = try pushed()
    try swipe(stage, by: 150, release: false)
    #expect(abs(try #require(stage.text("Page")).opacity - 0.5) < 1e-6)
    try stage.finger(.moved, 230, 200)
    #expect(abs(try #require(stage.text("Page")).opacity - 0.25) < 1e-6)
    try stage.finger(.ended, 230, 200)
    #expect(stack.viewControllers.count == 1)
    try stage.advance(to: stage.time + 5)
    #expect(stage.text("Page") == nil && stage.text("Mail")?.opacity == 1)
  }

  @Test("let go before the half, it comes again")
  func returned() throws {
    let (stack, stage) = try pushed()
    try swipe(stage, by: 80, release: false)
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 85, 200)
    try stage.advance(to: stage.time + 5)
    #expect(stack.viewControllers.count == 2 && stage.text("Page")?.opacity == 1)
  }

  @Test("disabled, forbidden, or without a button for the way back it is off")
  func off() throws {
    let (stack, stage) = try pushed()
    let top = try #require(stack.topViewController)
    let gesture = try #require(stack.interactivePopGestureRecognizer)
    #expect(gesture.isEnabled && gesture.view === stack.view)
    gesture.isEnabled = false
    try swipe(stage, by: 200)
    gesture.isEnabled = true
    let judge = Judge()
    gesture.delegate = judge
    try swipe(stage, by: 200)
    judge.allows = true
    try stage.now { top.navigationItem.hidesBackButton = true }
    try swipe(stage, by: 200)
    try stage.now {
      top.navigationItem.hidesBackButton = false
      top.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    }
    try swipe(stage, by: 200)
    try stage.now { stack.isNavigationBarHidden = true }
    try swipe(stage, by: 200)
    #expect(stack.viewControllers.count == 2)
    try stage.now {
      stack.isNavigationBarHidden = false
      top.navigationItem.leftBarButtonItem = nil
    }
    try swipe(stage, by: 200)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("controllers hear of a finger when it begins, and of its end", arguments: [80, 200])
  func told(way: CGFloat) throws {
    let journal = Journal()
    let stack = UINavigationController(rootViewController: Teller("Mail", journal))
    let stage = try shown(stack)
    try stage.now { stack.pushViewController(Teller("Page", journal), animated: true) }
    try stage.advance(to: 5)
    journal.clear()
    try swipe(stage, by: way, release: false)
    #expect(journal.lines == ["Page goes", "Mail comes"])
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 5 + Double(way), 200)
    let returning = ["Mail goes", "Page comes"]
    let isBack = way < 150
    #expect(Array(journal.lines.dropFirst(2)) == (isBack ? returning : []))
    try stage.advance(to: stage.time + 5)
    let ends = isBack ? ["Mail is gone", "Page is there"] : ["Page is gone", "Mail is there"]
    #expect(Array(journal.lines.suffix(2)) == ends && journal.lines.count == (isBack ? 6 : 4))
    // What comes next is told as ever.
    journal.clear()
    try stage.now { stack.pushViewController(Teller("Next", journal), animated: false) }
    #expect(journal.lines.count == 4 && journal.lines.last == "Next is there")
  }

  // MARK: Bars that come and go

  @Test("a bar that goes by and by takes its ground along", arguments: [0.05, 0.1, 0.15])
  func hiding(time: Double) throws {
    let page = UIViewController()
    page.title = "Mail"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 1000)
    page.view = scroll
    let stack = UINavigationController(rootViewController: page)
    let stage = try shown(stack)
    try stage.now { scroll.contentOffset.y = 100 }
    #expect(stage.list.backdrops.map(\.opacity) == [1])
    try stage.now { stack.setNavigationBarHidden(true, animated: true) }
    try stage.advance(to: time)
    let opacity = try #require(stage.text("Mail")).opacity
    #expect(opacity > 0 && opacity < 1 && stage.list.backdrops.count == 1)
    try stage.advance(to: 1)
    #expect(stage.list.texts.isEmpty && stage.list.backdrops.isEmpty)
    try stage.now { stack.setNavigationBarHidden(false, animated: true) }
    try stage.advance(to: 1 + time)
    let coming = try #require(stage.text("Mail")).opacity
    #expect(abs(coming + opacity - 1) < 1e-3)
  }
}
