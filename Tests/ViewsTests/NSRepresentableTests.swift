import Foundation
import Geometry
import Motion
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a representable's methods were called with, and a way into the scene.
@MainActor private final class Log {
  var lines: [String] = []
  var proposals: [ProposedViewSize] = []
}

/// A view with a size of its own.
private final class Sized: NSView {
  var own = CGSize(width: 30, height: 20) { didSet { invalidateIntrinsicContentSize() } }
  override var intrinsicContentSize: CGSize { own }
}

/// Shows a view with a size of its own, and tells what it is asked.
private struct Shown: NSViewRepresentable {
  let log: Log
  var number = 0
  /// The size that it takes; `nil` for what the view's own say.
  var size: CGSize?
  var view = Sized()

  final class Coordinator {
    var numbers: [Int] = []
  }
  func makeCoordinator() -> Coordinator {
    log.lines.append("coordinator")
    return Coordinator()
  }
  func makeNSView(context: Context) -> Sized {
    log.lines.append("make")
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.red.cgColor
    return view
  }
  func updateNSView(_ nsView: Sized, context: Context) {
    context.coordinator.numbers.append(number)
    let isMoved = context.transaction.animation != nil
    log.lines.append(
      "update \(number) \(context.environment.layoutDirection == .rightToLeft) \(isMoved)")
  }
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: Sized, context: Context) -> CGSize? {
    log.proposals.append(proposal)
    return size
  }
  static func dismantleNSView(_ nsView: Sized, coordinator: Coordinator) {
    nsView.toolTip = "\(coordinator.numbers)"
  }
}

/// A scene whose number is in the hand of a test.
private struct Numbered<Content: View>: View {
  let hook: Hook<Int>
  let content: (Int) -> Content
  @State private var number = 0
  init(_ hook: Hook<Int>, @ViewBuilder _ content: @escaping (Int) -> Content) {
    self.hook = hook
    self.content = content
  }
  var body: some View {
    let _ = hook.binding = $number
    content(number)
  }
}

/// A controller whose view has a colour.
private final class Colored: NSViewController {
  private(set) var layouts = 0
  override func loadView() {
    view = Sized()
    view.wantsLayer = true
    view.layer?.backgroundColor = NSColor.blue.cgColor
  }
  override func viewDidLayout() { layouts += 1 }
}

private struct ShownController: NSViewControllerRepresentable {
  let log: Log
  let number: Int

  func makeCoordinator() -> Log { log }
  func makeNSViewController(context: Context) -> Colored {
    context.coordinator.lines.append("make")
    return Colored()
  }
  func updateNSViewController(_ nsViewController: Colored, context: Context) {
    context.coordinator.lines.append("update \(number)")
    context.animate {
      nsViewController.view.alphaValue = number == 0 ? 1 : 0.5
    } completion: {
      log.lines.append("shown \(number)")
    }
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: Colored, context: Context
  ) -> CGSize? { CGSize(width: 40, height: 10) }
  static func dismantleNSViewController(_ nsViewController: Colored, coordinator: Log) {
    coordinator.lines.append("dismantle \(nsViewController.layouts > 0)")
  }
}

@MainActor @Suite("What representables of the Mac are asked")
struct NSRepresentableTests {
  @Test("coordinator, view, update, in this order and once; then an update for each change")
  func order() throws {
    let (hook, log) = (Hook<Int>(), Log())
    let stage = try Rehearsal { Numbered(hook) { Shown(log: log, number: $0) } }
    #expect(log.lines == ["coordinator", "make", "update 0 false false"])
    try stage.now { hook.value = 1 }
    try stage.now { withAnimation { hook.value = 2 } }
    #expect(log.lines.suffix(2) == ["update 1 false false", "update 2 false true"])
    #expect(log.lines.count == 5)
  }

  @Test("each place in a scene has a view and a coordinator of its own")
  func places() throws {
    let (hook, log) = (Hook<Int>(), Log())
    let stage = try Rehearsal {
      Numbered(hook) { number in
        HStack(spacing: 0) {
          Shown(log: log, number: number)
          if number == 0 { Shown(log: log, number: 10) }
        }
      }
    }
    #expect(log.lines.count(where: { $0 == "make" }) == 2)
    #expect(stage.frames.count == 2)
    try stage.now { hook.value = 1 }
    #expect(stage.frames.count == 1)
    try stage.now { hook.value = 0 }
    #expect(log.lines.count(where: { $0 == "make" }) == 3)
    #expect(stage.frames.count == 2)
  }

  @Test("when it goes it is told what its coordinator knows")
  func dismantled() throws {
    let (hook, log, view) = (Hook<Int>(), Log(), Sized())
    let stage = try Rehearsal {
      Numbered(hook) { number in
        if number < 3 { Shown(log: log, number: number, view: view) }
      }
    }
    #expect(view.window != nil)
    for number in 1...3 { try stage.now { hook.value = number } }
    #expect(view.toolTip == "[0, 1, 2]")
    #expect(view.window == nil)
    #expect(stage.frames.isEmpty)
  }

  @Test("what it reads of the environment wakes it")
  func environment() throws {
    let (hook, log) = (Hook<Int>(), Log())
    let stage = try Rehearsal {
      Numbered(hook) { number in
        Shown(log: log).environment(
          \.layoutDirection, number == 0 ? .leftToRight : .rightToLeft)
      }
    }
    try stage.now { hook.value = 1 }
    #expect(log.lines.last == "update 0 true false")
  }

  // MARK: Sizes

  @Test("a view with a size of its own has it, and more where more is proposed")
  func own() throws {
    let (log, view) = (Log(), Sized())
    let stage = try Rehearsal { Shown(log: log, view: view).fixedSize() }
    #expect(stage.frames == [CGRect(x: 35, y: 40, width: 30, height: 20)])
    #expect(log.proposals.contains(ProposedViewSize(width: nil, height: nil)))
    try stage.now { view.own = CGSize(width: 50, height: 40) }
    #expect(stage.frames == [CGRect(x: 25, y: 30, width: 50, height: 40)])
    let filling = try Rehearsal { Shown(log: log) }
    #expect(filling.frames == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    let narrow = try Rehearsal { Shown(log: log).frame(width: 10, height: 10) }
    #expect(narrow.frames.first?.size == CGSize(width: 30, height: 20))
  }

  @Test("the size that it says counts, whatever the view's own is")
  func said() throws {
    let log = Log()
    let stage = try Rehearsal { Shown(log: log, size: CGSize(width: 60, height: 4)) }
    #expect(stage.frames == [CGRect(x: 20, y: 48, width: 60, height: 4)])
    #expect(log.proposals.contains(ProposedViewSize(width: 100, height: 100)))
    let padded = try Rehearsal {
      Shown(log: log, size: CGSize(width: 60, height: 4)).padding(.leading, 10)
    }
    #expect(padded.frames == [CGRect(x: 25, y: 48, width: 60, height: 4)])
    #expect(log.proposals.contains(ProposedViewSize(width: 90, height: 100)))
  }

  @Test("it moves with the views around it, and its own frame counts from zero")
  func moved() throws {
    let (hook, log, view) = (Hook<Int>(), Log(), Sized())
    let stage = try Rehearsal {
      Numbered(hook) { number in
        Shown(log: log, size: CGSize(width: 20, height: 20), view: view)
          .offset(x: CGFloat(number), y: 0)
      }
    }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 40 } }
    try stage.follow([(0.25, 50), (0.5, 60), (1, 80)]) { $0.frames.first.map { Double($0.minX) } }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  // MARK: Controllers

  @Test("a controller is made, updated, moved by SwiftUI's animation and dismantled")
  func controllers() throws {
    let (hook, log) = (Hook<Int>(), Log())
    let stage = try Rehearsal {
      Numbered(hook) { number in
        if number < 2 { ShownController(log: log, number: number) }
      }
    }
    #expect(log.lines == ["make", "update 0", "shown 0"])
    #expect(stage.frames == [CGRect(x: 30, y: 45, width: 40, height: 10)])
    #expect(stage.colors == [[0, 0, 255]])
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    #expect(log.lines.last == "update 1")
    try stage.follow([(0.5, 0.75), (0.8, 0.6)]) { $0.opacities.first }
    try stage.advance(to: 1)
    #expect(log.lines.last == "shown 1")
    try stage.now { hook.value = 2 }
    #expect(log.lines.last == "dismantle true")
  }

  @Test("a controller makes its view when it is asked for, and has one parent")
  func families() {
    let (one, two, child) = (Colored(), Colored(), Colored())
    #expect(!child.isViewLoaded)
    child.loadViewIfNeeded()
    #expect(child.isViewLoaded && child.view is Sized)
    one.addChild(child)
    two.addChild(child)
    #expect(one.children.isEmpty && two.children == [child])
    #expect(child.parent === two)
    child.removeFromParent()
    #expect(child.parent == nil && two.children.isEmpty)
    #expect(NSViewController().view.subviews.isEmpty)
  }
}
