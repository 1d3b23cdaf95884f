import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

/// Counts what it is told of contacts, and keeps the last.
@MainActor private final class Counter: SKPhysicsContactDelegate {
  var begun = 0
  var ended = 0
  var last: SKPhysicsContact?
  func didBegin(_ contact: SKPhysicsContact) {
    begun += 1
    last = contact
  }
  func didEnd(_ contact: SKPhysicsContact) { ended += 1 }
}

@MainActor @Suite("Laws of bodies")
struct SKPhysicsLawTests {
  private func scene(_ nodes: [SKNode], gravity: CGFloat = 0) -> SKScene {
    let scene = SKScene(size: CGSize(width: 300, height: 300))
    scene.physicsWorld.gravity = CGVector(dx: 0, dy: gravity)
    for node in nodes { scene.addChild(node) }
    return scene
  }
  /// A ball that bounces as well as can be, and rubs and slows down at nothing.
  private func ball(x: CGFloat = 150, y: CGFloat = 150, radius: CGFloat = 10) -> SKNode {
    let node = SKNode()
    node.position = CGPoint(x: x, y: y)
    let body = SKPhysicsBody(circleOfRadius: radius)
    (body.linearDamping, body.angularDamping, body.restitution, body.friction) = (0, 0, 1, 0)
    node.physicsBody = body
    return node
  }
  private func run(_ scene: SKScene, _ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { scene.physicsWorld.advance(1.0 / 60) }
  }
  private func velocity(_ node: SKNode) -> CGVector { node.physicsBody?.velocity ?? .zero }
  /// The energy of motion of bodies, in units of their own.
  private func energy(_ nodes: [SKNode]) -> CGFloat {
    nodes.reduce(0) { sum, node in
      let velocity = velocity(node)
      let square = velocity.dx * velocity.dx + velocity.dy * velocity.dy
      return sum + (node.physicsBody?.mass ?? 0) * square / 2
    }
  }

  @Test(
    "all that falls freely falls alike, half of g t squared but for a step",
    arguments: [-9.8, -1.5, 4], [0.25, 0.5, 1])
  func fall(gravity: Double, seconds: Double) {
    let (light, heavy) = (ball(x: 100), ball(x: 200, radius: 20))
    heavy.physicsBody?.mass = 50
    run(scene([light, heavy], gravity: CGFloat(gravity)), seconds)
    let way = gravity * 150 * seconds * seconds / 2
    #expect(abs(Double(light.position.y) - 150 - way) <= abs(gravity) * 150 * seconds / 240)
    #expect(isNear(light.position.y, heavy.position.y) && light.position.x == 100)
    #expect(abs(Double(velocity(light).dy) - gravity * 150 * seconds) < 1e-6)
  }

  @Test("thrown, a body goes straight across while it falls, and comes back as fast as it left")
  func throwing() {
    let node = ball(x: 0)
    node.physicsBody?.velocity = CGVector(dx: 50, dy: 150)
    run(scene([node], gravity: -2), 1)
    #expect(isNear(node.position.x, 50) && isNear(velocity(node).dx, 50))
    #expect(abs(velocity(node).dy + 150) < 1e-6 && abs(node.position.y - 150) < 1.5)
  }

  @Test("what gravity does not affect, and what is not dynamic, stays")
  func unaffected() {
    let (free, fixed, falling) = (ball(x: 50), ball(x: 150), ball(x: 250))
    free.physicsBody?.affectedByGravity = false
    fixed.physicsBody?.isDynamic = false
    run(scene([free, fixed, falling], gravity: -9.8), 0.5)
    #expect(free.position == CGPoint(x: 50, y: 150))
    #expect(fixed.position == CGPoint(x: 150, y: 150) && falling.position.y < 0)
  }

  @Test("what is not dynamic is not moved by pushes, forces or hits")
  func fixed() {
    let (wall, node) = (ball(x: 150, radius: 30), ball(x: 80))
    wall.physicsBody?.isDynamic = false
    let scene = scene([wall, node])
    node.physicsBody?.velocity = CGVector(dx: 150, dy: 0)
    wall.physicsBody?.applyImpulse(CGVector(dx: 40, dy: 7))
    wall.physicsBody?.applyForce(CGVector(dx: 0, dy: 1000))
    wall.physicsBody?.applyAngularImpulse(3)
    run(scene, 1)
    #expect(wall.position == CGPoint(x: 150, y: 150) && wall.zRotation == 0)
    #expect(velocity(node).dx < 0)
  }

  @Test(
    "balls that meet have no more energy than before, and the same impulse",
    arguments: [0.0, 0.25, 0.5, 1])
  func energies(restitution: Double) {
    let balls = [ball(x: 60, y: 150), ball(x: 150, y: 156), ball(x: 240, y: 148, radius: 15)]
    for ball in balls { ball.physicsBody?.restitution = CGFloat(restitution) }
    let scene = scene(balls)
    balls[0].physicsBody?.velocity = CGVector(dx: 200, dy: 0)
    balls[2].physicsBody?.velocity = CGVector(dx: -120, dy: 30)
    func impulse() -> CGPoint {
      balls.reduce(into: CGPoint.zero) { sum, ball in
        sum.x += velocity(ball).dx * (ball.physicsBody?.mass ?? 0)
        sum.y += velocity(ball).dy * (ball.physicsBody?.mass ?? 0)
      }
    }
    let (energyBefore, impulseBefore) = (energy(balls), impulse())
    for _ in 0..<60 {
      run(scene, 1.0 / 60)
      // A hundredth, for what the parting of bodies adds.
      #expect(energy(balls) <= energyBefore * 1.01)
    }
    #expect(isNear(impulse(), impulseBefore))
    #expect(velocity(balls[1]) != .zero)
  }

  @Test("a lighter ball bounces off a heavier one, which hardly moves")
  func masses() {
    let (light, heavy) = (ball(x: 80), ball(x: 160))
    heavy.physicsBody?.mass = 1000 * (light.physicsBody?.mass ?? 0)
    let scene = scene([light, heavy])
    light.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
    run(scene, 1)
    #expect(velocity(light).dx < -100 && abs(velocity(heavy).dx) < 1)
  }

  @Test("edges keep in what bounces about inside, for as long as it does")
  func edges() {
    let balls = (0..<5).map { ball(x: 50 + 45 * CGFloat($0), y: 60 + 40 * CGFloat($0)) }
    let scene = scene(balls, gravity: -2)
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    for (index, ball) in balls.enumerated() {
      ball.physicsBody?.restitution = 0.75
      ball.physicsBody?.velocity = CGVector(dx: 90 - 60 * CGFloat(index), dy: 40)
    }
    for _ in 0..<240 {
      run(scene, 1.0 / 60)
      let inside = scene.frame.insetBy(dx: 5, dy: 5)
      #expect(balls.allSatisfy { inside.contains($0.position) })
    }
    #expect(scene.position == .zero)
  }

  @Test("a chain of edges is open, a loop is closed")
  func chains() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 200, y: 100))
    path.addLine(to: CGPoint(x: 200, y: 200))
    path.addLine(to: CGPoint(x: 100, y: 200))
    for (body, isKept) in [
      (SKPhysicsBody(edgeChainFrom: path), false), (SKPhysicsBody(edgeLoopFrom: path), true),
    ] {
      let (frame, node) = (SKNode(), ball())
      frame.physicsBody = body
      node.physicsBody?.velocity = CGVector(dx: -100, dy: 0)
      #expect(!body.isDynamic && body.area == 0)
      run(scene([frame, node]), 1)
      #expect((node.position.x > 100) == isKept)
    }
  }

  @Test(
    "a body is stopped by another whose category its mask has, and passes who has none of it",
    arguments: [
      (1, 1, 2, 2, false), (1, 2, 2, 0, true), (1, 0, 2, 0, false),
      (3, 4, 4, 0, true), (1, 6, 8, 6, false),
    ] as [(UInt32, UInt32, UInt32, UInt32, Bool)])
  func collisions(
    category: UInt32, mask: UInt32, otherCategory: UInt32, otherMask: UInt32, isStopped: Bool
  ) {
    let (node, other) = (ball(x: 100), ball(x: 150))
    node.physicsBody?.categoryBitMask = category
    node.physicsBody?.collisionBitMask = mask
    other.physicsBody?.categoryBitMask = otherCategory
    other.physicsBody?.collisionBitMask = otherMask
    let scene = scene([node, other])
    node.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
    run(scene, 1)
    #expect((velocity(node).dx != 120) == isStopped)
    #expect(isStopped ? node.position.x < other.position.x : isNear(node.position.x, 220))
  }

  @Test(
    "contacts are told where one asks for the other's category, stopped or not",
    arguments: [
      (1, 0, 2, 0, 0), (1, 2, 2, 0, 1), (1, 0, 2, 1, 1), (1, 1, 2, 2, 0), (1, 2, 2, 1, 1),
    ] as [(UInt32, UInt32, UInt32, UInt32, Int)])
  func contacts(
    category: UInt32, test: UInt32, otherCategory: UInt32, otherTest: UInt32, count: Int
  ) {
    for stops in [UInt32(0), 0xFFFF_FFFF] {
      let (node, other) = (ball(x: 100), ball(x: 150))
      for (body, category, test) in [
        (node.physicsBody, category, test), (other.physicsBody, otherCategory, otherTest),
      ] {
        body?.categoryBitMask = category
        body?.contactTestBitMask = test
        body?.collisionBitMask = stops
      }
      let scene = scene([node, other])
      let counter = Counter()
      scene.physicsWorld.contactDelegate = counter
      node.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
      run(scene, 1)
      #expect(counter.begun == count && counter.ended == count)
    }
  }

  @Test("a contact lies between the two, its normal from the one to the other")
  func places() throws {
    let (node, other) = (ball(x: 100), ball(x: 150))
    node.physicsBody?.contactTestBitMask = 1
    let scene = scene([node, other])
    let counter = Counter()
    scene.physicsWorld.contactDelegate = counter
    node.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
    run(scene, 1)
    let contact = try #require(counter.last)
    #expect(contact.bodyA === node.physicsBody && contact.bodyB === other.physicsBody)
    #expect(abs(contact.contactPoint.x - 140) < 2 && abs(contact.contactPoint.y - 150) < 1e-6)
    #expect(isNear(contact.contactNormal.dx, 1) && isNear(contact.contactNormal.dy, 0))
    #expect(contact.collisionImpulse > 0)
  }

  @Test("a body that is taken away touches nobody any more, and the end is told once")
  func removal() {
    let (node, other) = (ball(x: 145), ball(x: 155))
    for ball in [node, other] { ball.physicsBody?.collisionBitMask = 0 }
    node.physicsBody?.contactTestBitMask = 1
    let scene = scene([node, other])
    let counter = Counter()
    scene.physicsWorld.contactDelegate = counter
    run(scene, 0.1)
    #expect(counter.begun == 1 && counter.ended == 0)
    let touched = node.physicsBody?.allContactedBodies() ?? []
    #expect(touched.count == 1 && touched.first === other.physicsBody)
    other.removeFromParent()
    run(scene, 0.1)
    #expect(counter.begun == 1 && counter.ended == 1)
    #expect(node.physicsBody?.allContactedBodies().isEmpty == true)
  }

  @Test("a world that is slower goes less far, one that stands does not move")
  func speeds() {
    for speed in [0, 0.5, 1, 2] as [CGFloat] {
      let node = ball(x: 100)
      let scene = scene([node])
      scene.physicsWorld.speed = speed
      node.physicsBody?.velocity = CGVector(dx: 60, dy: 0)
      run(scene, 1)
      #expect(isNear(node.position.x, 100 + 60 * speed))
    }
  }

  @Test("the steps of updates do not matter where they are whole steps of the solver")
  func steps() {
    func end(_ rate: Int) -> CGPoint {
      let node = ball()
      let scene = scene([node], gravity: -3)
      for _ in 0..<rate { scene.physicsWorld.advance(1 / Double(rate)) }
      return node.position
    }
    for rate in [30, 60, 120] { #expect(isNear(end(rate), end(240))) }
  }

  @Test("a mass is the density times the area, whichever of them is set")
  func areas() {
    let round = SKPhysicsBody(circleOfRadius: 15, center: CGPoint(x: 3, y: 4))
    let square = SKPhysicsBody(rectangleOf: CGSize(width: 30, height: 75))
    #expect(isNear(round.area, .pi * 225 / 22_500) && isNear(square.area, 0.1))
    for body in [round, square] {
      #expect(isNear(body.mass, body.area))
      body.density = 3
      #expect(isNear(body.mass, 3 * body.area))
      body.mass = 0.5
      #expect(isNear(body.density * body.area, 0.5))
    }
  }

  @Test("damping slows down by its share a second, and never turns back", arguments: [0.5, 1, 4])
  func damping(share: Double) {
    let node = ball(x: 0)
    node.physicsBody?.linearDamping = CGFloat(share)
    let scene = scene([node])
    node.physicsBody?.velocity = CGVector(dx: 100, dy: 0)
    var before = velocity(node).dx
    for _ in 0..<120 {
      run(scene, 1.0 / 60)
      #expect(velocity(node).dx < before && velocity(node).dx > 0)
      before = velocity(node).dx
    }
  }

  @Test("a body knows the node that has it")
  func seats() {
    let (first, second) = (ball(), SKNode())
    let body = first.physicsBody
    first.physicsBody = nil
    #expect(body?.node == nil)
    second.physicsBody = body
    #expect(body?.node === second)
  }
}
