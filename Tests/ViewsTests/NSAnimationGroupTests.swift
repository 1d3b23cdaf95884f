import Foundation
import Geometry
import Motion
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What was told at ends, and when.
@MainActor private final class Ends {
  var lines: [String] = []
}

/// A stage with squares of ten points at the lower left, one beside the other.
@MainActor private struct Squares {
  let views: [NSView]
  let stage: Rehearsal

  init(count: Int = 1) throws {
    let root = NSView()
    let views = (0..<count).map { index in
      let view = NSView(frame: CGRect(x: 20 * index, y: 0, width: 10, height: 10))
      view.wantsLayer = true
      view.layer?.backgroundColor = NSColor.red.cgColor
      root.addSubview(view)
      return view
    }
    self.views = views
    stage = try Rehearsal { HostedOnMac(view: root) }
  }

  /// How far a square is above the stage's lower edge.
  func height(_ index: Int = 0) -> Double? {
    let frames = stage.frames
    return frames.indices.contains(index) ? Double(100 - frames[index].maxY) : nil
  }
}

@MainActor @Suite("Laws of groups of animations of the Mac")
struct NSAnimationGroupTests {
  /// Performs changes as a group of one second that goes evenly, unless it says otherwise.
  private func group(
    _ changes: (NSAnimationContext) -> Void,
    completionHandler: (@MainActor @Sendable () -> Void)? = nil
  ) {
    NSAnimationContext.runAnimationGroup(
      { context in
        context.duration = 1
        context.timingFunction = CAMediaTimingFunction(name: .linear)
        changes(context)
      }, completionHandler: completionHandler)
  }

  @Test("views move along the group's curve")
  func curves() throws {
    let functions: [CAMediaTimingFunction] = [
      CAMediaTimingFunction(name: .linear), CAMediaTimingFunction(name: .easeIn),
      CAMediaTimingFunction(name: .easeOut), CAMediaTimingFunction(name: .default),
      CAMediaTimingFunction(controlPoints: 0.75, 0.25, 0.25, 1),
      CAMediaTimingFunction(controlPoints: 0.5, 1.5, 0.5, 1),
    ]
    for function in functions {
      let scene = try Squares()
      try scene.stage.now {
        NSAnimationContext.runAnimationGroup { context in
          (context.duration, context.timingFunction) = (2, function)
          scene.views[0].animator().setFrameOrigin(CGPoint(x: 0, y: 40))
        }
      }
      for part in [0.25, 0.5, 0.75] {
        try scene.stage.advance(to: 2 * part)
        let found = try #require(scene.height())
        #expect(abs(found - 40 * function.curve.value(at: part)) < 1e-3, "at \(part): \(found)")
      }
      try scene.stage.advance(to: 2)
      #expect(scene.height() == 40)
    }
  }

  @Test("without a curve it begins and ends slowly; without a duration it jumps")
  func usual() throws {
    let scene = try Squares()
    try scene.stage.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 1
        scene.views[0].animator().frame.origin.y = 40
      }
    }
    let curve = CAMediaTimingFunction(name: .easeInEaseOut).curve
    try scene.stage.follow([(0.25, 40 * curve.value(at: 0.25)), (0.5, 20)], within: 1e-3) { _ in
      scene.height()
    }
    try scene.stage.advance(to: 2)
    let ends = Ends()
    try scene.stage.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0
        scene.views[0].animator().frame.origin.y = 5
      } completionHandler: {
        ends.lines.append("end")
      }
      #expect(ends.lines == ["end"])
    }
    #expect(scene.height() == 5)
  }

  @Test("what interrupts a movement begins where that one is, and ends where it leads")
  func interrupted() throws {
    let scene = try Squares()
    try scene.stage.now { group { _ in scene.views[0].animator().frame.origin.y = 80 } }
    try scene.stage.advance(to: 0.5)
    #expect(abs(try #require(scene.height()) - 40) < 1e-6)
    try scene.stage.now { group { _ in scene.views[0].animator().frame.origin.y = 0 } }
    #expect(abs(try #require(scene.height()) - 40) < 1e-6)
    #expect(scene.views[0].frame.minY == 0)
    try scene.stage.advance(to: 1.5)
    #expect(abs(try #require(scene.height())) < 1e-6)
  }

  @Test("a view moves that was asked for its animator, and no other")
  func others() throws {
    let scene = try Squares(count: 2)
    try scene.stage.now {
      group { _ in
        scene.views[0].animator().frame.origin.y = 40
        scene.views[1].frame.origin.y = 40
      }
    }
    #expect(scene.height(0) == 0)
    #expect(scene.height(1) == 40)
    try scene.stage.advance(to: 0.5)
    #expect(abs(try #require(scene.height(0)) - 20) < 1e-6)
  }

  @Test("an animator counts for its group, not for the next one of the instant")
  func spent() throws {
    let scene = try Squares()
    try scene.stage.now {
      for _ in 0..<10 { group { _ in _ = scene.views[0].animator() } }
      group { _ in scene.views[0].frame.origin.y = 40 }
    }
    #expect(scene.height() == 40)
  }

  @Test("a group in a group has times of its own, and leaves those around")
  func nested() throws {
    let scene = try Squares(count: 3)
    try scene.stage.now {
      group { outer in
        scene.views[0].animator().frame.origin.y = 40
        group { inner in
          inner.duration = 4
          #expect(NSAnimationContext.current === inner)
          scene.views[1].animator().frame.origin.y = 40
        }
        #expect(NSAnimationContext.current === outer)
        scene.views[2].animator().frame.origin.y = 40
      }
    }
    try scene.stage.advance(to: 0.5)
    for (index, wanted) in [20, 5, 20].enumerated() {
      #expect(abs(try #require(scene.height(index)) - Double(wanted)) < 1e-6)
    }
  }

  @Test("each group tells its end when the last of it has ended, whichever began first")
  func ends() throws {
    let scene = try Squares(count: 3)
    let ends = Ends()
    try scene.stage.now {
      group {
        $0.duration = 1
        scene.views[0].animator().alphaValue = 0.5
        $0.duration = 0.25
        scene.views[1].animator().alphaValue = 0.5
      } completionHandler: {
        ends.lines.append("long")
      }
      group {
        $0.duration = 0.5
        scene.views[2].animator().alphaValue = 0.5
      } completionHandler: {
        ends.lines.append("short")
      }
      group { _ in
      } completionHandler: {
        ends.lines.append("nothing")
      }
    }
    var found: [[String]] = []
    for time in [0.1, 0.4, 0.6, 0.9, 1.1] {
      try scene.stage.advance(to: time)
      found.append(ends.lines)
    }
    #expect(
      found == [
        ["nothing"], ["nothing"], ["nothing", "short"], ["nothing", "short"],
        ["nothing", "short", "long"],
      ])
  }

  @Test("a completion may begin the next group")
  func chained() throws {
    let scene = try Squares()
    let view = scene.views[0]
    try scene.stage.now {
      NSAnimationContext.runAnimationGroup { context in
        context.duration = 0.5
        view.animator().frame.origin.y = 20
      } completionHandler: {
        NSAnimationContext.runAnimationGroup { context in
          context.duration = 0.5
          context.timingFunction = CAMediaTimingFunction(name: .linear)
          view.animator().frame.origin.y = 60
        }
      }
    }
    try scene.stage.follow([(0.75, 40), (1, 60)], within: 1e-3) { _ in scene.height() }
  }

  @Test("sizes, bounds, turns and opacities move, one by one or together")
  func properties() throws {
    let scene = try Squares()
    let view = scene.views[0]
    try scene.stage.now {
      group { context in
        context.allowsImplicitAnimation = true
        view.setFrameSize(CGSize(width: 30, height: 20))
        view.alphaValue = 0.5
      }
    }
    try scene.stage.advance(to: 0.5)
    let found = try #require(scene.stage.frames.first)
    #expect(abs(found.width - 20) < 1e-6 && abs(found.height - 15) < 1e-6)
    // It grows from its lower left.
    #expect(abs(found.maxY - 100) < 1e-6 && abs(found.minX) < 1e-6)
    #expect(abs(try #require(scene.stage.opacities.first) - 0.75) < 1e-6)
    try scene.stage.advance(to: 2)
    try scene.stage.now { group { _ in view.animator().frameRotation = 90 } }
    try scene.stage.advance(to: 2.5)
    let matrix = try #require(scene.stage.transforms.first)
    #expect(abs(Double(matrix.b) + 0.5.squareRoot()) < 1e-6)
  }

  @Test("a view that is hidden or clipped is so at once")
  func atOnce() throws {
    let scene = try Squares()
    try scene.stage.now { group { _ in scene.views[0].animator().isHidden = true } }
    #expect(scene.stage.frames.isEmpty)
    #expect(!scene.views[0].clipsToBounds)
    scene.views[0].clipsToBounds = true
    #expect(scene.views[0].layer?.masksToBounds == true)
  }
}
