import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Controls of the Mac")
struct NSControlTests {
  /// A view and the stage that holds it, as sizes are measured there.
  private func staged<V: NSView>(_ view: V) throws -> (view: V, stage: Rehearsal) {
    (view, try Rehearsal { HostedOnMac(view: view) })
  }

  @Test("a label is as large as its text, and says it")
  func labels() throws {
    let (label, stage) = try staged(NSTextField(labelWithString: "Hello"))
    #expect(stage.words == "Hello")
    let size = label.intrinsicContentSize
    let text = NSAttributedString(
      string: "Hello", attributes: [.font: NSFont.systemFont(ofSize: 13)])
    #expect(size == text.size())
    try stage.now { label.stringValue = "Hello again" }
    #expect(stage.words == "Hello again")
    #expect(label.intrinsicContentSize.width > size.width)
    #expect(!label.isEditable && !label.drawsBackground)
  }

  @Test("a label that wraps is higher where it is narrow")
  func wrapping() throws {
    let (label, stage) = try staged(
      NSTextField(wrappingLabelWithString: "One two three four five six"))
    let line = label.contentSize(forWidth: nil)
    let column = label.contentSize(forWidth: 50)
    #expect(column.height >= 2 * line.height - 1)
    #expect(column.width <= 50)
    label.preferredMaxLayoutWidth = 50
    #expect(label.intrinsicContentSize == column)
    label.maximumNumberOfLines = 1
    #expect(label.intrinsicContentSize.height < column.height)
    #expect(stage.words != nil)
  }

  @Test("a field has a ground, and what stands there while it is empty")
  func fields() throws {
    let (field, stage) = try staged(NSTextField(string: ""))
    field.placeholderString = "Name"
    field.backgroundColor = .red
    try stage.now {}
    #expect(stage.words == "Name")
    #expect(stage.colors.contains([255, 0, 0]))
    field.integerValue = 12
    #expect(field.stringValue == "12")
    #expect(field.doubleValue == 12)
    field.stringValue = "x"
    #expect(field.integerValue == 0)
  }

  @Test("attributes of a text count")
  func attributes() throws {
    let text = NSAttributedString(
      string: "A", attributes: [.font: NSFont.systemFont(ofSize: 40)])
    let (label, stage) = try staged(NSTextField(labelWithAttributedString: text))
    let (plain, other) = try staged(NSTextField(labelWithString: "A"))
    #expect(label.attributedStringValue.string == "A")
    #expect(label.intrinsicContentSize.height > 2 * plain.intrinsicContentSize.height)
    #expect(stage.words == other.words)
  }

  /// An image of 20×10 points that is red all over.
  private var red: NSImage {
    NSImage(size: CGSize(width: 20, height: 10), flipped: true) {
      NSColor.red.setFill()
      $0.fill()
      return true
    }
  }

  @Test(
    "an image fills its view as it is scaled",
    arguments: [
      (.scaleProportionallyDown, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.scaleNone, CGRect(x: 40, y: 45, width: 20, height: 10)),
      (.scaleAxesIndependently, CGRect(x: 0, y: 0, width: 100, height: 100)),
      (.scaleProportionallyUpOrDown, CGRect(x: 0, y: 25, width: 100, height: 50)),
    ] as [(NSImageScaling, CGRect)])
  func images(scaling: NSImageScaling, place: CGRect) throws {
    let view = NSImageView(image: red)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(view.intrinsicContentSize == view.frame.size)
    view.imageScaling = scaling
    #expect(try Rehearsal { HostedOnMac(view: view) }.frames == [place])
  }

  @Test("SwiftUI's views stand upright in a view of AppKit's, and change with it")
  func hosting() throws {
    let host = NSHostingView(
      rootView: VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 20)
      })
    let root = NSView()
    root.addSubview(host)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(host.fittingSize == CGSize(width: 10, height: 30))
    try stage.now { host.frame = CGRect(origin: .zero, size: host.fittingSize) }
    #expect(
      stage.frames == [
        CGRect(x: 0, y: 70, width: 10, height: 10), CGRect(x: 0, y: 80, width: 10, height: 20),
      ])
  }

  @Test("a hosting controller's view shows its root view")
  func controllers() throws {
    func root(_ width: CGFloat) -> some View { Color.red.frame(width: width, height: 10) }
    let controller = NSHostingController(rootView: root(10))
    let (view, stage) = try staged(controller.view)
    #expect(stage.frames == [CGRect(x: 45, y: 45, width: 10, height: 10)])
    try stage.now { controller.rootView = root(20) }
    #expect(stage.frames == [CGRect(x: 40, y: 45, width: 20, height: 10)])
    #expect(view.isFlipped)
    #expect(controller.sizeThatFits(in: CGSize(width: 50, height: 50)).height == 10)
  }

  @Test("an action is sent to its target")
  func actions() {
    final class Target {
      var count = 0
      func pressed() { count += 1 }
    }
    let (control, target) = (NSControl(), Target())
    let action = Selector("pressed", Target.pressed)
    #expect(control.sendAction(action, to: target))
    #expect(!control.sendAction(nil, to: target))
    #expect(!control.sendAction(action, to: nil))
    #expect(target.count == 1)
  }

  @Test("a material blurs what is below, and an inactive one hides it")
  func materials() throws {
    let view = NSVisualEffectView()
    view.material = .hudWindow
    func paints() throws -> [Paint] {
      try Rehearsal { HostedOnMac(view: view) }.graph.displayList().commands.compactMap {
        if case .fill(_, _, let paint, _) = $0 { paint } else { nil }
      }
    }
    let blurs = try paints().compactMap { if case .backdrop(let paint) = $0 { paint } else { nil } }
    #expect(blurs.count == 1)
    #expect(blurs.first?.radius ?? 0 > 0)
    let still = NSVisualEffectView()
    still.state = .inactive
    let stage = try Rehearsal { HostedOnMac(view: still) }
    #expect(stage.frames == [CGRect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test("an appearance is that of all in a view that have none of their own")
  func appearances() throws {
    let (root, inner, own) = (NSView(), NSView(), NSView())
    root.addSubview(inner)
    root.addSubview(own)
    own.appearance = NSAppearance(named: .aqua)
    root.appearance = NSAppearance(named: .darkAqua)
    #expect(inner.effectiveAppearance.name == .darkAqua)
    #expect(own.effectiveAppearance.name == .aqua)
    let host = NSHostingView(
      rootView: Color(nsColor: .textColor).frame(width: 10, height: 10))
    host.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    inner.addSubview(host)
    let stage = try Rehearsal { HostedOnMac(view: root) }
    #expect(stage.colors == [[255, 255, 255]])
    try stage.now { root.appearance = nil }
    #expect(stage.colors == [[0, 0, 0]])
  }

  @Test("a window's wishes are kept")
  func windows() throws {
    let window = try #require(NSApp.keyWindow)
    let before = window.styleMask
    window.styleMask.insert(.fullSizeContentView)
    #expect(window.styleMask.contains(.fullSizeContentView))
    window.styleMask = before
    #expect(NSImage().size == .zero)
  }
}
