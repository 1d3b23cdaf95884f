public import Foundation
public import Geometry
import UIKitViews

/// A contact: two bodies that touch.
@MainActor @preconcurrency open class SKPhysicsContact {
  /// The one body.
  public let bodyA: SKPhysicsBody
  /// The other body.
  public let bodyB: SKPhysicsBody
  /// Where they touch, in the scene.
  public let contactPoint: CGPoint
  /// The direction from the one body to the other, of length 1.
  public let contactNormal: CGVector
  /// How hard they touch, by kilograms and points a second.
  public let collisionImpulse: CGFloat

  init(
    _ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, at point: CGPoint, _ normal: CGVector,
    _ impulse: CGFloat
  ) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
  }
}

/// Who is told of contacts.
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: AnyObject {
  /// Called when two bodies begin to touch.
  func didBegin(_ contact: SKPhysicsContact)
  /// Called when two bodies touch no more.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  public func didBegin(_ contact: SKPhysicsContact) {}
  public func didEnd(_ contact: SKPhysicsContact) {}
}

/// The physics of a scene: moves the bodies of its nodes, in even steps of the scene's time.
@MainActor @preconcurrency open class SKPhysicsWorld {
  private weak var scene: SKScene?
  private let world = DynamicWorld()
  /// The touches of which the delegate was told.
  private var touches: [SKPhysicsContact] = []
  /// All touches of the latest step.
  private var touching: [(SKPhysicsBody, SKPhysicsBody)] = []
  /// The part of a step that is still due, in steps.
  private var due = 0.0
  /// For how many updates nothing has moved.
  private var still = 0

  /// The gravity, in metres a second per second; a metre has 150 points.
  open var gravity = CGVector(dx: 0, dy: -9.8) { didSet { scene?.wake() } }
  /// How fast time goes: 1 for the scene's.
  open var speed: CGFloat = 1 { didSet { scene?.wake() } }
  /// Who is told of contacts.
  open weak var contactDelegate: (any SKPhysicsContactDelegate)?

  init(_ scene: SKScene) { self.scene = scene }

  /// Below which speed a body counts as at rest, in points a second, and for how many updates: those of UIKit's animator.
  private static let (leastSpeed, patience) = (4.0, 60)
  /// Whether bodies move.
  private(set) var isMoving = false

  /// The first body at a point of the scene.
  open func body(at point: CGPoint) -> SKPhysicsBody? {
    bodies.first { $0.node?.calculateAccumulatedFrame().contains(point) == true }
  }

  /// The bodies of the scene, those of nodes around before those inside.
  private var bodies: [SKPhysicsBody] {
    scene?.subtree.compactMap { $0.isPaused ? nil : $0.physicsBody } ?? []
  }
  /// The bodies that touch one.
  func touching(_ body: SKPhysicsBody) -> [SKPhysicsBody] {
    touching.compactMap { $0.0 === body ? $0.1 : $0.1 === body ? $0.0 : nil }
  }

  // MARK: Steps

  /// Goes on by some seconds of the scene.
  func advance(_ seconds: Double) {
    let bodies = bodies
    guard bodies.contains(where: \.isDynamic) else {
      (isMoving, touching) = (false, [])
      return tell([])
    }
    for body in bodies { body.take() }
    world.take(bodies.map(\.solid))
    due += seconds * Double(max(speed, 0)) / DynamicWorld.step
    // What rounding takes from a step is given back.
    let steps = Int((due + 1e-6).rounded(.down))
    due -= Double(steps)
    let metre = SKPhysicsBody.metre
    let pull = DynamicVector(Double(gravity.dx) * metre, Double(gravity.dy) * metre)
    let edges = bodies.map { Self.boundaries(of: $0) }
    for _ in 0..<steps {
      for body in bodies { body.push(for: DynamicWorld.step, gravity: pull) }
      let found = contacts(bodies, edges)
      world.advance([], found)
    }
    for body in bodies {
      body.dropForces()
      if let node = body.node, body.isDynamic { body.seat.write(body.solid, to: node) }
    }
    still = world.unrest < Self.leastSpeed ? still + 1 : 0
    isMoving = still < Self.patience
  }
  /// Something was changed.
  func stir() { (still, isMoving) = (0, true) }

  private static func boundaries(of body: SKPhysicsBody) -> [DynamicBoundary] {
    guard case .edges(let lines) = body.outline, let node = body.node else { return [] }
    let toScene = node.toRoot
    return lines.map { line in
      let (start, end) = (line.start.applying(toScene), line.end.applying(toScene))
      return DynamicBoundary(
        from: DynamicVector(Double(start.x), Double(start.y)),
        to: DynamicVector(Double(end.x), Double(end.y)))
    }
  }

  /// Where bodies touch that stop one another; the delegate is told of those for which it asks.
  private func contacts(
    _ bodies: [SKPhysicsBody], _ edges: [[DynamicBoundary]]
  ) -> [DynamicContact] {
    var found: [DynamicContact] = []
    var now: [SKPhysicsContact] = []
    touching = []
    for (index, body) in bodies.enumerated() {
      for place in bodies.indices where place > index {
        let other = bodies[place]
        let meets = Self.meets(body, other)
        guard meets.stops || meets.tells else { continue }
        let places = touches(body, edges[index], other, edges[place])
        guard let first = places.first else { continue }
        touching.append((body, other))
        if meets.stops { found += places }
        if meets.tells { now.append(Self.contact(body, other, first)) }
      }
    }
    tell(now)
    return found
  }

  private static func meets(
    _ one: SKPhysicsBody, _ other: SKPhysicsBody
  ) -> (stops: Bool, tells: Bool) {
    guard one.solid.inverseMass > 0 || other.solid.inverseMass > 0 else { return (false, false) }
    let stops =
      one.collisionBitMask & other.categoryBitMask | other.collisionBitMask & one.categoryBitMask
    let tells =
      one.contactTestBitMask & other.categoryBitMask
      | other.contactTestBitMask & one.categoryBitMask
    return (stops != 0, tells != 0)
  }

  private func touches(
    _ body: SKPhysicsBody, _ edges: [DynamicBoundary], _ other: SKPhysicsBody,
    _ otherEdges: [DynamicBoundary]
  ) -> [DynamicContact] {
    if edges.isEmpty, otherEdges.isEmpty { return DynamicContacts.find(body.solid, other.solid) }
    if !edges.isEmpty, !otherEdges.isEmpty { return [] }
    let solid = edges.isEmpty ? body.solid : other.solid
    return (edges + otherEdges).flatMap { DynamicContacts.find(solid, $0) }
  }

  private static func contact(
    _ body: SKPhysicsBody, _ other: SKPhysicsBody, _ place: DynamicContact
  ) -> SKPhysicsContact {
    // The way out of the other for the first body of the place; SpriteKit's goes from the one to the other.
    let isTurned = place.first === other.solid
    let sign: Double = isTurned ? 1 : -1
    let speed = abs(
      ((body.solid.velocity - other.solid.velocity) * place.normal).sum())
    let whole = body.solid.inverseMass + other.solid.inverseMass
    return SKPhysicsContact(
      body, other, at: CGPoint(x: place.point.x, y: place.point.y),
      CGVector(dx: CGFloat(sign * place.normal.x), dy: CGFloat(sign * place.normal.y)),
      CGFloat(whole > 0 ? speed / whole : 0))
  }

  private func tell(_ now: [SKPhysicsContact]) {
    let before = touches
    touches = now
    guard let contactDelegate else { return }
    func holds(_ list: [SKPhysicsContact], _ contact: SKPhysicsContact) -> Bool {
      list.contains { $0.bodyA === contact.bodyA && $0.bodyB === contact.bodyB }
    }
    for contact in now where !holds(before, contact) { contactDelegate.didBegin(contact) }
    for contact in before where !holds(now, contact) { contactDelegate.didEnd(contact) }
  }
}
