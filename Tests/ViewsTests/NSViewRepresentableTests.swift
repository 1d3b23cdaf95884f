import Foundation
import Geometry
import Motion
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor private final class Log {
  var lines: [String] = []
  var view: NSView?
}

/// A view whose square follows a binding.
private struct Follower: NSViewRepresentable {
  let x: CGFloat
  let log: Log

  final class Coordinator {
    var updates = 0
  }
  func makeCoordinator() -> Coordinator { Coordinator() }
  func makeNSView(context: Context) -> NSView {
    let (view, square) = (NSView(), NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    square.wantsLayer = true
    square.layer?.backgroundColor = NSColor.red.cgColor
    view.addSubview(square)
    log.lines.append("make")
    log.view = view
    return view
  }
  func updateNSView(_ nsView: NSView, context: Context) {
    context.coordinator.updates += 1
    log.lines.append("update \(Int(x)) \(context.environment.colorScheme)")
    context.animate {
      nsView.subviews[0].setFrameOrigin(CGPoint(x: x, y: 0))
    }
  }
  static func dismantleNSView(_ nsView: NSView, coordinator: Coordinator) {
    nsView.toolTip = "\(coordinator.updates)"
  }
  func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: NSView, context: Context
  ) -> CGSize? { CGSize(width: 80, height: 20) }
}

private struct Content: View {
  let hook: Hook<CGFloat>
  let log: Log
  @State private var x = CGFloat(5)
  var body: some View {
    let _ = hook.binding = $x
    if x >= 0 { Follower(x: x, log: log) }
  }
}

/// A controller that remembers what it is told.
private final class Told: NSViewController {
  var lines: [String] = []
  override func viewDidLoad() { lines.append("loaded") }
  override func viewWillAppear() { lines.append("will appear") }
  override func viewDidAppear() { lines.append("appeared") }
  override func viewWillDisappear() { lines.append("will go") }
  override func viewDidDisappear() { lines.append("gone") }
}

private struct Controlled: NSViewControllerRepresentable {
  let controller: Told
  func makeNSViewController(context: Context) -> Told { controller }
  func updateNSViewController(_ nsViewController: Told, context: Context) {
    controller.lines.append("update")
  }
}

private struct Sometimes: View {
  let hook: Hook<Bool>
  let controller: Told
  @State private var isThere = true
  var body: some View {
    let _ = hook.binding = $isThere
    if isThere { Controlled(controller: controller) }
  }
}

@MainActor @Suite("Views of the Mac in SwiftUI's")
struct NSViewRepresentableTests {
  @Test("the view is made once and updated when its value changes")
  func updates() throws {
    let (hook, log) = (Hook<CGFloat>(), Log())
    let stage = try Rehearsal { Content(hook: hook, log: log) }
    #expect(log.lines == ["make", "update 5 light"])
    // Eighty points by twenty in the middle of a hundred; the square stands at the lower left.
    #expect(stage.frames == [CGRect(x: 15, y: 50, width: 10, height: 10)])
    try stage.now { hook.value = 25 }
    #expect(log.lines.dropFirst(2) == ["update 25 light"])
    #expect(stage.frames == [CGRect(x: 35, y: 50, width: 10, height: 10)])
  }

  @Test("context.animate moves by SwiftUI's animation")
  func animated() throws {
    let (hook, log) = (Hook<CGFloat>(), Log())
    let stage = try Rehearsal { Content(hook: hook, log: log) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 45 } }
    try stage.follow([(0.25, 25), (0.5, 35), (1, 55)]) { $0.frames.first.map { Double($0.minX) } }
  }

  @Test("the view is dismantled when it goes")
  func dismantled() throws {
    let (hook, log) = (Hook<CGFloat>(), Log())
    let stage = try Rehearsal { Content(hook: hook, log: log) }
    try stage.now { hook.value = -1 }
    #expect(stage.frames.isEmpty)
    #expect(log.view?.toolTip == "1")
    #expect(log.view?.window == nil)
  }

  @Test("a controller is told when its view comes and goes")
  func controllers() throws {
    let (hook, controller) = (Hook<Bool>(), Told(nibName: nil, bundle: nil))
    let stage = try Rehearsal { Sometimes(hook: hook, controller: controller) }
    #expect(controller.lines == ["loaded", "will appear", "appeared", "update"])
    try stage.now { hook.value = false }
    #expect(controller.lines.suffix(2) == ["will go", "gone"])
    #expect(controller.view.window == nil)
  }

  @Test("controllers have children and parents")
  func children() {
    let (one, two) = (NSViewController(), NSViewController())
    one.addChild(two)
    #expect(two.parent === one)
    two.removeFromParent()
    #expect(one.children.isEmpty)
    #expect(!one.isViewLoaded)
    one.view.addSubview(two.view)
    #expect(one.isViewLoaded)
  }
}
