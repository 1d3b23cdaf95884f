import DisplayList
import Foundation
import Geometry
import Motion
import SceneGraph
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// A bar as wide as its state says.
private struct Bar: View {
  let hook: Hook<CGFloat>
  var height: CGFloat = 10
  @State private var width = CGFloat(20)
  var body: some View {
    let _ = hook.binding = $width
    Color.red.frame(width: width, height: height)
  }
}

/// A square that is red in light and green in the dark.
private struct Schemed: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Color(nsColor: scheme == .dark ? .green : .red).frame(width: 10, height: 10)
  }
}

@MainActor @Suite("SwiftUI's views in the Mac's")
struct NSHostingViewTests {
  /// A hosting view that constraints put at the upper left, and a view that stands to its right.
  private func pinned<Content: View>(
    _ content: Content
  ) throws -> (host: NSHostingView<Content>, stage: Rehearsal) {
    let (root, host, mark) = (NSView(), NSHostingView(rootView: content), NSView())
    for view in [host, mark] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    mark.wantsLayer = true
    mark.layer?.backgroundColor = NSColor.blue.cgColor
    NSLayoutConstraint.activate([
      host.topAnchor.constraint(equalTo: root.topAnchor),
      host.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      mark.leadingAnchor.constraint(equalTo: host.trailingAnchor),
      mark.topAnchor.constraint(equalTo: host.bottomAnchor),
      mark.widthAnchor.constraint(equalToConstant: 5),
      mark.heightAnchor.constraint(equalToConstant: 5),
    ])
    return (host, try Rehearsal { HostedOnMac(view: root) })
  }

  @Test("it is as large as its views, and constraints follow when the root view is another")
  func roots() throws {
    func content(_ width: CGFloat, _ height: CGFloat) -> some View {
      Color.red.frame(width: width, height: height)
    }
    let (host, stage) = try pinned(content(20, 10))
    #expect(host.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 0, width: 20, height: 10), CGRect(x: 20, y: 10, width: 5, height: 5),
      ])
    try stage.now { host.rootView = content(40, 30) }
    #expect(host.intrinsicContentSize == CGSize(width: 40, height: 30))
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 40, y: 30, width: 5, height: 5),
      ])
    #expect(host.isFlipped)
  }

  @Test("the views keep their state when the root view is another of its kind")
  func states() throws {
    let hook = Hook<CGFloat>()
    let (host, stage) = try pinned(Bar(hook: hook))
    try stage.now { hook.value = 35 }
    #expect(stage.frames.first == CGRect(x: 0, y: 0, width: 35, height: 10))
    try stage.now { host.rootView = Bar(hook: hook, height: 25) }
    #expect(hook.value == 35)
    #expect(stage.frames.first?.size == CGSize(width: 35, height: 25))
  }

  @Test("a text is as high as it is at its width")
  func texts() throws {
    let host = NSHostingView(rootView: Text("One two three four five six seven"))
    let stage = try Rehearsal { HostedOnMac(view: host) }
    #expect(stage.words == "One two three four five six seven")
    let (line, column) = (host.contentSize(forWidth: nil), host.contentSize(forWidth: 60))
    #expect(line == host.intrinsicContentSize)
    #expect(column.height >= 3 * line.height - 1)
  }

  @Test("views in the middle of the view that is given, whichever way the one around counts")
  func places() throws {
    let root = NSView()
    let host = NSHostingView(rootView: Color.red.frame(width: 20, height: 10))
    host.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
    root.addSubview(host)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.frames == [CGRect(x: 20, y: 70, width: 20, height: 10)])
    try stage.now { host.setFrameOrigin(.zero) }
    #expect(stage.frames == [CGRect(x: 10, y: 80, width: 20, height: 10)])
  }

  @Test("animations of SwiftUI's views go on in it")
  func animations() throws {
    let hook = Hook<CGFloat>()
    let host = NSHostingView(rootView: Bar(hook: hook))
    let stage = try Rehearsal { HostedOnMac(view: host) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 60 } }
    try stage.follow([(0.25, 30), (0.5, 40), (1, 60)]) { $0.frames.first.map { Double($0.width) } }
  }

  @Test("the environment around reaches the views in it, and an appearance is one of it")
  func environment() throws {
    let host = NSHostingView(rootView: Schemed())
    let stage = try Rehearsal { HostedOnMac(view: host).environment(\.colorScheme, .dark) }
    #expect(stage.colors == [[0, 255, 0]])
    #expect(host.effectiveAppearance.name == .darkAqua)
    try stage.now { host.appearance = NSAppearance(named: .aqua) }
    #expect(host.effectiveAppearance.name == .aqua)
    #expect(stage.colors == [[255, 0, 0]])
  }

  @Test("a controller's view shows the root view, and fits what it is proposed")
  func controllers() throws {
    let hook = Hook<CGFloat>()
    let controller = NSHostingController(rootView: Bar(hook: hook))
    #expect(!controller.isViewLoaded)
    controller.rootView = Bar(hook: hook, height: 30)
    #expect(!controller.isViewLoaded)
    let view = controller.view
    let stage = try Rehearsal { HostedOnMac(view: view) }
    #expect(stage.frames.first?.size == CGSize(width: 20, height: 30))
    #expect(controller.sizeThatFits(in: CGSize(width: 90, height: 90)).height == 30)
    let filling = NSHostingController(rootView: Color.red)
    let proposed = CGSize(width: 70, height: 40)
    #expect(filling.sizeThatFits(in: proposed) == proposed)
  }

  @Test("views of the Mac's may stand in SwiftUI's in one of the Mac's")
  func nested() throws {
    let inner = NSView()
    inner.wantsLayer = true
    inner.layer?.backgroundColor = NSColor.blue.cgColor
    let root = NSView()
    let host = NSHostingView(
      rootView: VStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)
        HostedOnMac(view: inner).frame(width: 20, height: 15)
      })
    host.frame = CGRect(x: 0, y: 0, width: 20, height: 25)
    root.addSubview(host)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 75, width: 20, height: 10), CGRect(x: 0, y: 85, width: 20, height: 15),
      ])
    // What counts from its lower left counts so in there, too.
    let mark = NSView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    mark.wantsLayer = true
    mark.layer?.backgroundColor = NSColor.green.cgColor
    try stage.now { inner.addSubview(mark) }
    #expect(stage.frames.last == CGRect(x: 0, y: 96, width: 4, height: 4))
    #expect(mark.convert(CGPoint.zero, to: nil) == .zero)
    #expect(inner.window === root.window)
  }
}
