import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Writes down what it is told.
@MainActor private final class Told: UIDynamicAnimatorDelegate, UICollisionBehaviorDelegate {
  let journal = Journal()
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) { journal.note("resume") }
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { journal.note("pause") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) { journal.note("began \((identifier as? NSString).map { "\($0)" } ?? "bounds")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) { journal.note("ended \((identifier as? NSString).map { "\($0)" } ?? "bounds")") }
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem,
    with item2: any UIDynamicItem, at p: CGPoint
  ) { journal.note("met") }
}

/// A view that collides as a circle.
private final class Ball: UIView {
  override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}

@MainActor @Suite("Items that move as bodies do", .serialized)
struct UIDynamicAnimatorTests {
  private let root = UIView()
  private let animator: UIDynamicAnimator
  private let told = Told()

  init() {
    animator = UIDynamicAnimator(referenceView: root)
    animator.delegate = told
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat = 20, isBall: Bool = false) -> UIView
  {
    let frame = CGRect(x: x - side / 2, y: y - side / 2, width: side, height: side)
    let view = isBall ? Ball(frame: frame) : UIView(frame: frame)
    view.backgroundColor = .red
    root.addSubview(view)
    return view
  }
  private func stage() throws -> Rehearsal {
    try Rehearsal(.of(300, 400)) { Hosted(view: root) }
  }
  /// What items are made of that lose nothing.
  private func ideal(_ items: [UIView], elasticity: CGFloat = 0) -> UIDynamicItemBehavior {
    let behavior = UIDynamicItemBehavior(items: items)
    behavior.elasticity = elasticity
    return behavior
  }

  // MARK: Forces

  @Test("gravity is a thousand points a second per second", arguments: [0.25, 0.5, 1])
  func gravity(magnitude: Double) throws {
    let view = box(150, 50)
    let stage = try stage()
    try stage.now {
      let gravity = UIGravityBehavior(items: [view])
      gravity.magnitude = CGFloat(magnitude)
      animator.addBehavior(gravity)
      animator.addBehavior(ideal([view]))
    }
    for time in [0.25, 0.5] {
      try stage.advance(to: time)
      let way = 500 * magnitude * time * time
      #expect(abs(Double(view.center.y) - 50 - way) < 0.02 * way && view.center.x == 150)
    }
    #expect(animator.isRunning && abs(animator.elapsedTime - 0.5) < 0.01)
    #expect(told.journal.lines == ["resume"])
  }

  @Test("a push of 1 makes a view of 100 by 100 points faster by 100 points a second")
  func push() throws {
    let (slow, once) = (box(100, 100, 100), box(200, 300, 100))
    let items = ideal([slow, once])
    let stage = try stage()
    try stage.now {
      for (view, mode) in [(slow, UIPushBehavior.Mode.continuous), (once, .instantaneous)] {
        let push = UIPushBehavior(items: [view], mode: mode)
        push.setAngle(0, magnitude: 1)
        animator.addBehavior(push)
      }
      animator.addBehavior(items)
    }
    try stage.advance(to: 0.5)
    #expect(abs(items.linearVelocity(for: slow).x - 50) < 1)
    #expect(abs(items.linearVelocity(for: once).x - 100) < 1e-6)
    #expect(abs(once.center.x - 250) < 1 && once.center.y == 300)
  }

  @Test("a push beside the centre turns what it pushes")
  func turn() throws {
    let view = box(150, 200, 50)
    let stage = try stage()
    try stage.now {
      let push = UIPushBehavior(items: [view], mode: .instantaneous)
      push.pushDirection = CGVector(dx: 0, dy: 0.1)
      push.setTargetOffsetFromCenter(UIOffset(horizontal: 20, vertical: 0), for: view)
      animator.addBehavior(push)
    }
    try stage.advance(to: 0.2)
    #expect(view.transform.b > 0)
  }

  // MARK: Collisions

  @Test("items stay in the reference view and out of each other", arguments: [true, false])
  func room(areBalls: Bool) throws {
    let views = (0..<9).map {
      box(60 + CGFloat($0 % 3) * 61, 40 + CGFloat($0 / 3) * 50, 36, isBall: areBalls)
    }
    let stage = try stage()
    try stage.now {
      let collisions = UICollisionBehavior(items: views)
      collisions.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collisions)
      animator.addBehavior(UIGravityBehavior(items: views))
    }
    for time in 1...40 {
      try stage.advance(to: Double(time) / 10)
      for view in views {
        #expect(root.bounds.insetBy(dx: 8, dy: 8).contains(view.center))
      }
    }
    for (index, view) in views.enumerated() {
      for other in views[(index + 1)...] {
        let way = DynamicVector(view.center) - DynamicVector(other.center)
        #expect(way.length > 30)
      }
    }
  }

  @Test(
    "what keeps its speed bounces as high as it fell, what keeps none stays",
    arguments: [(1.0, true), (0, false)])
  func bounce(elasticity: Double, isBack: Bool) throws {
    let view = box(150, 200, isBall: true)
    let stage = try stage()
    try stage.now {
      let collisions = UICollisionBehavior(items: [view])
      collisions.translatesReferenceBoundsIntoBoundary = true
      animator.addBehavior(collisions)
      animator.addBehavior(UIGravityBehavior(items: [view]))
      animator.addBehavior(ideal([view], elasticity: CGFloat(elasticity)))
    }
    // It falls 190 points.
    let fall = (2 * 190.0 / 1000).squareRoot()
    try stage.advance(to: fall)
    #expect(abs(view.center.y - 390) < 6)
    try stage.advance(to: 2 * fall)
    #expect((abs(view.center.y - 200) < 12) == isBack)
    #expect((abs(view.center.y - 390) < 1) == !isBack)
  }

  @Test("of two that are alike the one hands the other its speed")
  func hands() throws {
    let (first, second) = (box(60, 100, isBall: true), box(160, 100, isBall: true))
    let items = ideal([first, second], elasticity: 1)
    let stage = try stage()
    try stage.now {
      let collisions = UICollisionBehavior(items: [first, second])
      collisions.collisionDelegate = told
      animator.addBehavior(collisions)
      animator.addBehavior(items)
      items.addLinearVelocity(CGPoint(x: 200, y: 0), for: first)
    }
    try stage.advance(to: 0.8)
    #expect(abs(items.linearVelocity(for: first).x) < 1)
    #expect(abs(items.linearVelocity(for: second).x - 200) < 1)
    #expect(told.journal.lines == ["resume", "met"])
  }

  @Test("what stays where it is keeps others out")
  func anchored() throws {
    let (view, floor) = (box(150, 50), box(150, 200, 80))
    let stage = try stage()
    try stage.now {
      let still = UIDynamicItemBehavior(items: [floor])
      still.isAnchored = true
      animator.addBehavior(still)
      animator.addBehavior(UICollisionBehavior(items: [view, floor]))
      animator.addBehavior(UIGravityBehavior(items: [view, floor]))
    }
    try stage.advance(to: 3)
    #expect(floor.center == CGPoint(x: 150, y: 200))
    #expect(abs(view.center.y - 150) < 1 && !animator.isRunning)
    #expect(told.journal.lines == ["resume", "pause"])
  }

  @Test("a boundary of its own stops what falls, and those who listen are told by its name")
  func boundary() throws {
    let view = box(150, 50)
    let stage = try stage()
    let collisions = UICollisionBehavior(items: [view])
    let name = NSString(string: "shelf")
    try stage.now {
      collisions.collisionDelegate = told
      collisions.addBoundary(
        withIdentifier: name, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 300, y: 200))
      animator.addBehavior(collisions)
      animator.addBehavior(UIGravityBehavior(items: [view]))
    }
    try stage.advance(to: 3)
    #expect(abs(view.center.y - 190) < 1)
    #expect(told.journal.lines.first { $0.hasPrefix("began") } == "began shelf")
    #expect(collisions.boundary(withIdentifier: name) != nil)
    #expect(collisions.boundaryIdentifiers?.count == 1)
    try stage.now { collisions.removeBoundary(withIdentifier: name) }
    try stage.advance(to: 3.5)
    #expect(view.center.y > 250 && told.journal.lines.last == "ended shelf")
  }

  // MARK: Snaps and attachments

  @Test("a snap brings an item to its place, upright, and it rests there")
  func snap() throws {
    let view = box(50, 50)
    view.transform = CGAffineTransform(rotationAngle: 0.5)
    let stage = try stage()
    let snap = UISnapBehavior(item: view, snapTo: CGPoint(x: 200, y: 300))
    try stage.now { animator.addBehavior(snap) }
    try stage.advance(to: 0.2)
    #expect(view.center.x > 60)
    try stage.advance(to: 4)
    #expect(abs(view.center.x - 200) < 0.5 && abs(view.center.y - 300) < 0.5)
    #expect(abs(view.transform.b) < 0.01 && !animator.isRunning)
    try stage.now { snap.snapPoint = CGPoint(x: 100, y: 100) }
    #expect(animator.isRunning)
    try stage.advance(to: 8)
    #expect(abs(view.center.x - 100) < 0.5)
  }

  @Test("what is attached stiffly keeps its distance while it swings")
  func pendulum() throws {
    let view = box(230, 100)
    let stage = try stage()
    let anchor = CGPoint(x: 150, y: 100)
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: anchor)
    #expect(attachment.length == 80 && attachment.attachedBehaviorType == .anchor)
    try stage.now {
      animator.addBehavior(attachment)
      animator.addBehavior(UIGravityBehavior(items: [view]))
    }
    var lowest: CGFloat = 0
    for time in 1...30 {
      try stage.advance(to: Double(time) / 20)
      let way = DynamicVector(view.center) - DynamicVector(anchor)
      #expect(abs(way.length - 80) < 3)
      lowest = max(lowest, view.center.y)
    }
    #expect(lowest > 170)
  }

  @Test("by a spring it swings about its distance, and is drawn along")
  func spring() throws {
    let view = box(150, 100)
    let stage = try stage()
    let attachment = UIAttachmentBehavior(item: view, attachedToAnchor: CGPoint(x: 150, y: 100))
    (attachment.frequency, attachment.damping) = (2, 1)
    try stage.now { animator.addBehavior(attachment) }
    try stage.now { attachment.anchorPoint = CGPoint(x: 250, y: 300) }
    try stage.advance(to: 0.05)
    #expect(view.center.x > 150 && view.center.x < 240)
    try stage.advance(to: 4)
    #expect(abs(view.center.x - 250) < 1 && abs(view.center.y - 300) < 1)
  }

  // MARK: Time

  @Test("it is the same whichever frames are taken")
  func frames() throws {
    func places(_ rate: Double) throws -> [CGPoint] {
      let own = UIDynamicAnimatorTests()
      let view = own.box(60, 60)
      let stage = try own.stage()
      try stage.now {
        let collisions = UICollisionBehavior(items: [view])
        collisions.translatesReferenceBoundsIntoBoundary = true
        own.animator.addBehavior(collisions)
        own.animator.addBehavior(UIGravityBehavior(items: [view]))
        let push = UIPushBehavior(items: [view], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0.1, dy: 0)
        own.animator.addBehavior(push)
      }
      var places: [CGPoint] = []
      for second in 1...2 {
        for frame in 1...Int(rate) {
          try stage.advance(to: Double(second - 1) + Double(frame) / rate)
        }
        places.append(view.center)
      }
      return places
    }
    #expect(try places(24) == places(60))
  }

  @Test("behaviours in others count, and are told where they go")
  func children() throws {
    let view = box(150, 50)
    let (outer, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [view]))
    var steps = 0
    outer.action = { steps += 1 }
    outer.addChildBehavior(gravity)
    let stage = try stage()
    try stage.now { animator.addBehavior(outer) }
    #expect(gravity.dynamicAnimator === animator && animator.behaviors.count == 1)
    try stage.advance(to: 0.5)
    #expect(view.center.y > 100 && steps >= 59 && steps <= 60)
    #expect(animator.items(in: CGRect(x: 140, y: 100, width: 20, height: 200)).count == 1)
    try stage.now { animator.removeAllBehaviors() }
    let place = view.center
    try stage.advance(to: 1)
    #expect(view.center == place && !animator.isRunning)
  }
}
