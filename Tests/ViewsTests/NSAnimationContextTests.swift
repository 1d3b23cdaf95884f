import Foundation
import Geometry
import Motion
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What was told at ends.
@MainActor private final class Ends {
  var lines: [String] = []
}

@MainActor @Suite("Groups of animations of the Mac")
struct NSAnimationContextTests {
  /// A stage with a red square at the lower left.
  private func scene() throws -> (stage: Rehearsal, square: NSView) {
    let root = NSView()
    let square = NSView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.wantsLayer = true
    square.layer?.backgroundColor = NSColor.red.cgColor
    root.addSubview(square)
    return (try Rehearsal { HostedOnMac(view: root) }, square)
  }

  private func x(_ stage: Rehearsal) -> Double? { stage.frames.first.map { Double($0.minX) } }

  @Test("an animator's changes move as the group says, others jump")
  func animators() throws {
    let (stage, square) = try scene()
    try stage.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 2
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        square.animator().frame.origin.x = 40
      }
    }
    try stage.follow([(0.5, 10), (1, 20), (2, 40)]) { x($0) }
    try stage.now {
      NSAnimationContext.runAnimationGroup { _ in square.frame.origin.x = 7 }
    }
    #expect(x(stage) == 7)
  }

  @Test("outside of groups an animator takes a quarter of a second")
  func usual() throws {
    let (stage, square) = try scene()
    try stage.now { square.animator().alphaValue = 0 }
    try stage.advance(to: 0.125)
    let opacity = try #require(stage.opacities.first)
    #expect(abs(opacity - 0.5) < 1e-3)
    try stage.advance(to: 0.25)
    #expect(stage.frames.isEmpty)
  }

  @Test("all changes move where that is allowed, layouts too")
  func implicit() throws {
    let (stage, square) = try scene()
    try stage.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        context.allowsImplicitAnimation = true
        square.setFrameOrigin(CGPoint(x: 20, y: 0))
      }
    }
    try stage.follow([(0.5, 10), (1, 20)]) { x($0) }
  }

  @Test("the completion comes when all has ended, and at once if nothing moves")
  func completions() throws {
    let (stage, square) = try scene()
    let ends = Ends()
    try stage.now {
      NSAnimationContext.runAnimationGroup { _ in
      } completionHandler: {
        ends.lines.append("empty")
      }
      #expect(ends.lines == ["empty"])
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0.5
        square.animator().alphaValue = 0.5
        context.duration = 1
        square.animator().setFrameOrigin(CGPoint(x: 30, y: 0))
      } completionHandler: {
        ends.lines.append("moved")
      }
    }
    try stage.advance(to: 0.9)
    #expect(ends.lines == ["empty"])
    try stage.advance(to: 1.1)
    #expect(ends.lines == ["empty", "moved"])
  }

  @Test("groups are one in another")
  func nested() {
    NSAnimationContext.beginGrouping()
    NSAnimationContext.current.duration = 3
    NSAnimationContext.runAnimationGroup { #expect($0.duration == 3) }
    #expect(NSAnimationContext.current.duration == 3)
    NSAnimationContext.endGrouping()
    #expect(NSAnimationContext.current.duration == 0.25)
    NSAnimationContext.endGrouping()
  }
}
