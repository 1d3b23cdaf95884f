import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A controller that writes down what it is told.
@MainActor private final class Diary {
  var lines: [String] = []
}

private class Writer: UIViewController {
  let name: String
  let diary: Diary

  init(_ name: String, _ diary: Diary) {
    (self.name, self.diary) = (name, diary)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ event: String) { diary.lines.append("\(name) \(event)") }
  override func viewDidLoad() { note("loaded") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) {
    note("is appearing at \(Int(view.bounds.width))")
  }
  override func viewDidAppear(_ animated: Bool) { note("did appear") }
  override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
  override func viewDidLayoutSubviews() { note("laid out") }
}

/// A controller around another one.
private struct Shown: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

/// A controller of which an extension has what the loader of scenes makes of its overrides.
private class Extended: UIViewController {
  let diary = Diary()
}
extension Extended: _ExtendedViewDidLoad, _ExtendedViewWillAppear {
  func _extendedViewDidLoad() {
    super.viewDidLoad()
    diary.lines.append("extension loaded")
  }
  func _extendedViewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    loadViewIfNeeded()
    diary.lines.append("extension will appear")
  }
}
private final class OwnExtended: Extended {
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.lines.append("class loaded")
  }
}

@MainActor @Suite struct UIViewControllerTests {
  @Test("what an extension overrides is called once, before what classes below add")
  func extensions() throws {
    let cases: [(Extended, [String])] = [(Extended(), []), (OwnExtended(), ["class loaded"])]
    for (controller, own) in cases {
      let film = try Rehearsal { Shown(controller: controller) }
      try film.advance(to: 0.1)
      #expect(
        controller.diary.lines == ["extension loaded"] + own + ["extension will appear"])
      controller.viewDidLoad()
      #expect(controller.diary.lines.last == own.last ?? "extension loaded")
    }
  }

  @Test("a controller is told in UIKit's order, and has the stage's size when it loads")
  func order() throws {
    let diary = Diary()
    let controller = Writer("a", diary)
    let hook = Hook<Bool>()
    struct Content: View {
      let hook: Hook<Bool>
      let controller: UIViewController
      @State private var isShown = true
      var body: some View {
        let _ = hook.binding = $isShown
        if isShown { Shown(controller: controller) }
      }
    }
    let rehearsal = try Rehearsal { Content(hook: hook, controller: controller) }
    #expect(
      diary.lines == [
        "a loaded", "a will appear", "a is appearing at 100", "a laid out", "a did appear",
      ])
    diary.lines = []
    try rehearsal.now { hook.value = false }
    #expect(diary.lines == ["a will disappear", "a did disappear"])
  }

  @Test("a child comes and goes with its parent, or with its view")
  func children() throws {
    let diary = Diary()
    let (parent, child) = (Writer("p", diary), Writer("c", diary))
    let rehearsal = try Rehearsal { Shown(controller: parent) }
    diary.lines = []
    try rehearsal.now {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    #expect(diary.lines.prefix(2) == ["c loaded", "c will appear"])
    #expect(diary.lines.filter { $0 == "c did appear" }.count == 1)
    diary.lines = []
    try rehearsal.now {
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(diary.lines.prefix(2) == ["c will disappear", "c did disappear"])
    #expect(parent.children.isEmpty)
  }

  @Test("a push tells both controllers, the last words at the end of the transition")
  func push() throws {
    let diary = Diary()
    let stack = UINavigationController(rootViewController: Writer("a", diary))
    let rehearsal = try Rehearsal { Shown(controller: stack) }
    diary.lines = []
    try rehearsal.now { stack.pushViewController(Writer("b", diary), animated: true) }
    func told() -> [String] { diary.lines.filter { !$0.hasSuffix("laid out") } }
    #expect(
      told() == ["a will disappear", "b loaded", "b will appear", "b is appearing at 100"])
    try rehearsal.advance(to: 0.6)
    #expect(told().count == 4)
    try rehearsal.advance(to: 3)
    #expect(told().suffix(2) == ["a did disappear", "b did appear"])
    diary.lines = []
    try rehearsal.now { stack.popViewController(animated: false) }
    #expect(
      told() == [
        "b will disappear", "a will appear", "a is appearing at 100", "b did disappear",
        "a did appear",
      ])
  }

  @Test("a pop in the middle of a push ends the push first")
  func interruption() throws {
    let diary = Diary()
    let stack = UINavigationController(rootViewController: Writer("a", diary))
    let rehearsal = try Rehearsal { Shown(controller: stack) }
    diary.lines = []
    try rehearsal.now { stack.pushViewController(Writer("b", diary), animated: true) }
    try rehearsal.advance(to: 0.25)
    try rehearsal.now { stack.popViewController(animated: true) }
    try rehearsal.advance(to: 3)
    let told = diary.lines.filter { $0.hasPrefix("b") && !$0.hasSuffix("laid out") }
    #expect(
      told == [
        "b loaded", "b will appear", "b is appearing at 100", "b did appear",
        "b will disappear", "b did disappear",
      ])
    #expect(stack.viewControllers.count == 1)
  }

  /// Which cell a page zooms out of, and how often that was asked.
  private final class Choice {
    var cell = 0
    var asked = 0
  }

  /// Cells of a list, and the page of one.
  private final class List: UIViewController {
    let cells = [10, 60].map { UIView(frame: CGRect(x: $0, y: 30, width: 30, height: 30)) }
    override func viewDidLoad() {
      for cell in cells {
        cell.backgroundColor = .red
        view.addSubview(cell)
      }
    }
  }

  @Test(
    "a page zooms from its source's frame to the whole stage, and into the source of the moment")
  func zoom() throws {
    let list = List()
    let stack = UINavigationController(rootViewController: list)
    stack.isNavigationBarHidden = true
    let rehearsal = try Rehearsal { Shown(controller: stack) }
    let choice = Choice()
    let page = UIViewController()
    page.preferredTransition = .zoom { context in
      choice.asked += 1
      #expect(context.zoomedViewController === page && context.sourceViewController === list)
      return list.cells[choice.cell]
    }
    func cut() -> CGRect? { rehearsal.layers.compactMap(\.clip).first?.path.boundingRect }
    try rehearsal.now { stack.pushViewController(page, animated: true) }
    #expect(cut() == CGRect(x: 10, y: 30, width: 30, height: 30))
    try rehearsal.advance(to: 0.1)
    let spring = Spring(duration: 2 * .pi * (3.0 / 1000).squareRoot())
    let share = spring.value(target: 1.0, time: 0.1)
    #expect(abs(try #require(cut()).minX - 10 * (1 - share)) < 1e-9)
    try rehearsal.advance(to: 3)
    #expect(cut() == nil)
    choice.cell = 1
    try rehearsal.now { stack.popViewController(animated: true) }
    try rehearsal.advance(to: 3.9)
    #expect(abs(try #require(cut()).minX - 60) < 0.1)
    try rehearsal.advance(to: 6)
    #expect(cut() == nil && choice.asked == 2 && rehearsal.frames.count >= 2)
  }

  @Test("a bar fades within 0.2 s if it is to be seen to go, else it is away at once")
  func hidingBars() throws {
    let page = UIViewController()
    page.title = "Mail"
    let stack = UINavigationController(rootViewController: page)
    let rehearsal = try Rehearsal { Shown(controller: stack) }
    func saysMail() -> Bool { rehearsal.list.words.contains("Mail") }
    try rehearsal.now { stack.setNavigationBarHidden(true, animated: false) }
    #expect(stack.isNavigationBarHidden && !saysMail())
    try rehearsal.now { stack.setNavigationBarHidden(false, animated: false) }
    #expect(saysMail() && rehearsal.opacities.isEmpty)
    try rehearsal.now { withAnimation { stack.isNavigationBarHidden = true } }
    #expect(!saysMail())
    try rehearsal.now { stack.isNavigationBarHidden = false }
    try rehearsal.now { stack.setNavigationBarHidden(true, animated: true) }
    try rehearsal.advance(to: 0.1)
    #expect(saysMail() && rehearsal.opacities.allSatisfy { abs($0 - 0.5) < 0.01 })
    #expect(!rehearsal.opacities.isEmpty)
    try rehearsal.advance(to: 0.21)
    #expect(!saysMail())
  }

  @Test("without a source a page slides")
  func slide() throws {
    let stack = UINavigationController(rootViewController: UIViewController())
    let rehearsal = try Rehearsal { Shown(controller: stack) }
    let page = UIViewController()
    page.preferredTransition = .zoom { _ in nil }
    try rehearsal.now { stack.pushViewController(page, animated: true) }
    try rehearsal.advance(to: 0.1)
    #expect(rehearsal.layers.allSatisfy { $0.clip == nil })
    let pages = rehearsal.frames.filter { abs($0.width - 100) < 1e-6 }
    #expect(pages.contains { abs($0.minX - 45.5) < 0.1 }, "\(pages)")
  }

  @Test(
    "a hosting controller shows views with their state; context.animate follows the transaction")
  func hosting() throws {
    let hook = Hook<Bool>()
    struct Content: View {
      let hook: Hook<Bool>
      @State private var isOn = false
      var body: some View {
        let _ = hook.binding = $isOn
        Rectangle().frame(width: isOn ? 40 : 20, height: 20)
      }
    }
    let controller = UIHostingController(rootView: Content(hook: hook))
    let rehearsal = try Rehearsal { Shown(controller: controller) }
    #expect(rehearsal.frames == [CGRect(x: 40, y: 40, width: 20, height: 20)])
    try rehearsal.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.frames == [CGRect(x: 35, y: 40, width: 30, height: 20)])
  }
}
