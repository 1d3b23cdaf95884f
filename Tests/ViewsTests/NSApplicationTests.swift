import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("The application of the Mac")
struct NSApplicationTests {
  private final class Delegate: NSApplicationDelegate {}

  @Test("there is one application of one window")
  func application() {
    #expect(NSApp === NSApplication.shared)
    #expect(NSApp.windows.count == 1)
    #expect(NSApp.keyWindow === NSApp.mainWindow)
    #expect(NSApp.isActive && !NSApp.isHidden)
    #expect(NSApp.setActivationPolicy(.accessory))
    #expect(NSApp.effectiveAppearance.name == .aqua)
    let delegate = NSApplicationDelegateAdaptor(Delegate.init).wrappedValue
    NSApp.delegate = delegate
    #expect(NSApp.delegate === delegate)
    #expect(!delegate.applicationShouldTerminateAfterLastWindowClosed(NSApp))
  }

  @Test("window and screen are the stage")
  func screens() throws {
    let root = NSView()
    let stage = try Rehearsal(width: 120, height: 80, scale: 2) { HostedOnMac(view: root) }
    #expect(stage.frames.isEmpty)
    #expect(root.window === NSApp.keyWindow)
    let screen = try #require(NSScreen.main)
    #expect(NSScreen.screens.count == 1)
    #expect(screen.frame == NSApp.keyWindow?.frame)
    #expect(screen.frame.size == UIScreen.main.bounds.size)
    #expect(screen.visibleFrame == screen.frame)
    #expect(screen.backingScaleFactor == UIScreen.main.scale)
    #expect(root.window?.screen === screen)
  }

  @Test("actions reach objects, and nobody for nobody")
  func actions() {
    final class Target {
      var senders: [AnyObject] = []
      func pressed(_ sender: NSView) { senders.append(sender) }
    }
    let (target, view) = (Target(), NSView())
    let action = Selector("pressed(_:)", Target.pressed)
    #expect(NSApp.sendAction(action, to: target, from: view))
    #expect(target.senders.first === view)
    #expect(!NSApp.sendAction(action, to: nil, from: view))
  }

  @Test("what is copied is there until something else is, by each kind")
  func pasteboards() {
    let board = NSPasteboard.withUniqueName()
    #expect(board.string(forType: .string) == nil)
    let count = board.clearContents()
    #expect(board.setString("Hi", forType: .string))
    #expect(board.string(forType: .string) == "Hi")
    #expect(board.data(forType: .string) == Data("Hi".utf8))
    #expect(board.changeCount == count + 1)
    let own = NSPasteboard.PasteboardType("my.kind")
    board.setData(Data([1, 2]), forType: own)
    #expect(board.data(forType: own) == Data([1, 2]))
    board.setString("there", forType: own)
    #expect(board.string(forType: own) == "there")
    board.declareTypes([own], owner: nil)
    #expect(board.string(forType: .string) == nil)
    #expect(board.data(forType: own) == nil)
  }

  @Test("the general pasteboard is UIKit's, too")
  func general() {
    NSPasteboard.general.setString("both", forType: .string)
    #expect(UIPasteboard.general.string == "both")
    NSPasteboard.general.clearContents()
    #expect(UIPasteboard.general.string == nil)
  }

  @Test("no other application opens anything")
  func workspace() throws {
    let address = try #require(URL(string: "https://example.org"))
    #expect(!NSWorkspace.shared.open(address))
    #expect(!NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
    NSCursor.pointingHand.push()
    NSCursor.pop()
  }
}
