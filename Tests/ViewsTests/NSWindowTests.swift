import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("What the Mac's window, screen and responders are asked")
struct NSWindowTests {
  /// A view that asks its window when it comes.
  private final class Asking: NSView {
    var sizes: [CGSize] = []
    var scales: [CGFloat] = []
    override func viewDidMoveToWindow() {
      guard let window else { return }
      sizes.append(window.frame.size)
      scales.append(window.backingScaleFactor)
    }
  }

  @Test("a window is as large as the stage, with its scale", arguments: [1.0, 2, 3])
  func stages(scale: Double) throws {
    let view = Asking()
    let stage = try Rehearsal(width: 120, height: 80, scale: scale) { HostedOnMac(view: view) }
    #expect(stage.frames.isEmpty)
    #expect(view.sizes == [CGSize(width: 120, height: 80)])
    #expect(view.scales == [CGFloat(scale)])
    #expect(view.window?.screen?.frame == CGRect(x: 0, y: 0, width: 120, height: 80))
    #expect(NSScreen.main?.backingScaleFactor == CGFloat(scale))
    // The upper left of the stage is at the top of the window.
    #expect(view.convert(CGPoint(x: 0, y: 80), to: nil) == CGPoint(x: 0, y: 80))
  }

  @Test("the only window is key, main and visible, and views without a stage have none")
  func only() throws {
    let window = try #require(NSApp.mainWindow)
    #expect(window.isKeyWindow && window.isMainWindow && window.isVisible)
    #expect(NSApp.windows == [window])
    #expect(NSView().window == nil)
    #expect(NSScreen.main?.maximumFramesPerSecond == 60)
    #expect(window.effectiveAppearance == NSApp.effectiveAppearance)
  }

  @Test("nobody takes what is typed")
  func typing() throws {
    let window = try #require(NSApp.keyWindow)
    let (view, field) = (NSView(), NSTextField(string: ""))
    #expect(!view.acceptsFirstResponder && !view.becomeFirstResponder())
    #expect(!window.makeFirstResponder(view) && !window.makeFirstResponder(field))
    #expect(window.makeFirstResponder(nil))
    #expect(view.resignFirstResponder())
  }

  @Test("what a window is told is kept, and shows nothing")
  func wishes() throws {
    let window = try #require(NSApp.keyWindow)
    let before = (window.title, window.titleVisibility, window.backgroundColor)
    window.title = "Meter"
    window.titleVisibility = .hidden
    window.backgroundColor = .red
    let stage = try Rehearsal { HostedOnMac(view: NSView()) }
    #expect(stage.colors.isEmpty && stage.words?.contains("Meter") != true)
    #expect(window.title == "Meter" && window.titleVisibility == .hidden)
    (window.title, window.titleVisibility, window.backgroundColor) = before
    let mask: NSWindow.StyleMask = [.titled, .closable]
    #expect(mask.isSubset(of: window.styleMask) && NSWindow.StyleMask.borderless.isEmpty)
  }

  @Test("responders are the same only as themselves")
  func responders() {
    let (one, other) = (NSView(), NSView())
    #expect(one == one && one != other)
    #expect(Set([one, other, one]).count == 2)
    #expect(NSUserInterfaceItemIdentifier("a") == NSUserInterfaceItemIdentifier(rawValue: "a"))
  }

  @Test("what is copied counts how often, and leaves other pasteboards alone")
  func pasteboards() {
    let (one, other) = (NSPasteboard.withUniqueName(), NSPasteboard.withUniqueName())
    let count = one.changeCount
    one.setString("one", forType: .string)
    #expect(one.changeCount > count)
    #expect(other.string(forType: .string) == nil)
    one.setData(Data("two".utf8), forType: .string)
    #expect(one.string(forType: .string) == "two")
    one.setData(nil, forType: .string)
    #expect(one.string(forType: .string) == nil)
    one.setString("https://example.org", forType: .URL)
    #expect(one.string(forType: .URL) == "https://example.org")
    #expect(one.data(forType: .png) == nil)
    one.clearContents()
    #expect(one.string(forType: .URL) == nil)
  }

  // MARK: Grounds that blur

  private func paints(
    _ view: NSVisualEffectView, _ scheme: ColorScheme = .light
  ) throws -> [Paint] {
    try Rehearsal { HostedOnMac(view: view).environment(\.colorScheme, scheme) }
      .graph.displayList().commands.compactMap {
        if case .fill(_, _, let paint, _) = $0 { paint } else { nil }
      }
  }
  private func blurs(
    _ view: NSVisualEffectView, _ scheme: ColorScheme = .light
  ) throws -> [BackdropPaint] {
    try paints(view, scheme).compactMap {
      if case .backdrop(let paint) = $0 { paint } else { nil }
    }
  }

  @Test("a ground is light in light and dark in the dark, and in an appearance of its own")
  func grounds() throws {
    func brightness(_ scheme: ColorScheme, _ own: NSAppearance? = nil) throws -> Float {
      let view = NSVisualEffectView()
      view.appearance = own
      return try #require(blurs(view, scheme).first).tint.red
    }
    let (light, dark) = (try brightness(.light), try brightness(.dark))
    #expect(light > dark)
    #expect(try brightness(.light, NSAppearance(named: .vibrantDark)) == dark)
    #expect(try brightness(.dark, NSAppearance(named: .aqua)) == light)
  }

  @Test("a ground that is not active is one opaque colour; a mask cuts it out")
  func inactive() throws {
    let view = NSVisualEffectView()
    view.state = .inactive
    #expect(try blurs(view).isEmpty)
    let found = try paints(view).compactMap {
      if case .solid(let color) = $0 { color.opacity } else { nil }
    }
    #expect(found == [1])
    let masked = NSVisualEffectView()
    masked.maskImage = NSImage(size: CGSize(width: 10, height: 10), flipped: false) {
      $0.fill()
      return true
    }
    let stage = try Rehearsal { HostedOnMac(view: masked) }
    #expect(stage.layers.compactMap(\.mask).count == 1)
  }

  @Test("grounds that lie further down let less through")
  func materials() throws {
    func tint(_ material: NSVisualEffectView.Material) throws -> Float {
      let view = NSVisualEffectView()
      view.material = material
      return try #require(blurs(view).first).tint.opacity
    }
    #expect(try tint(.windowBackground) > tint(.popover))
    #expect(try tint(.popover) > tint(.hudWindow))
    #expect(try tint(.menu) == tint(.popover))
  }
}
