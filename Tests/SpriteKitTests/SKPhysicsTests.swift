import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

/// Notes contacts by the nodes' names.
@MainActor private final class Witness: SKPhysicsContactDelegate {
  var notes: [String] = []
  private func note(_ word: String, _ contact: SKPhysicsContact) {
    let names = [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "?" }
    notes.append("\(word) \(names.joined(separator: " "))")
  }
  func didBegin(_ contact: SKPhysicsContact) { note("began", contact) }
  func didEnd(_ contact: SKPhysicsContact) { note("ended", contact) }
}

@MainActor @Suite("Physics of scenes")
struct SKPhysicsTests {
  private func scene(_ nodes: SKNode...) -> SKScene {
    let scene = SKScene(size: CGSize(width: 300, height: 300))
    for node in nodes { scene.addChild(node) }
    return scene
  }
  private func ball(_ name: String, x: CGFloat = 150, y: CGFloat = 150) -> SKNode {
    let node = SKNode()
    node.name = name
    node.position = CGPoint(x: x, y: y)
    let body = SKPhysicsBody(circleOfRadius: 10)
    (body.linearDamping, body.restitution, body.friction) = (0, 1, 0)
    node.physicsBody = body
    return node
  }
  /// Goes on in updates of a sixtieth of a second.
  private func run(_ scene: SKScene, _ seconds: Double) {
    for _ in 0..<Int((seconds * 60).rounded()) { scene.physicsWorld.advance(1.0 / 60) }
  }

  @Test("what falls freely has fallen half of g t squared, in metres of 150 points")
  func fall() {
    let node = ball("ball")
    let scene = scene(node)
    run(scene, 0.25)
    let way = 9.8 * 150 * 0.25 * 0.25 / 2
    // The solver's steps are 240th of a second: it is ahead by half of one.
    #expect(abs(Double(node.position.y) - (150 - way)) < 9.8 * 150 * 0.25 / 240)
    #expect(abs(Double(node.physicsBody?.velocity.dy ?? 0) + 9.8 * 150 * 0.25) < 1e-6)
  }

  @Test("without gravity a body goes straight on, and damping slows it down")
  func straight() {
    let (free, damped) = (ball("free", y: 50), ball("damped", y: 250))
    let scene = scene(free, damped)
    scene.physicsWorld.gravity = .zero
    damped.physicsBody?.linearDamping = 1
    for node in [free, damped] { node.physicsBody?.velocity = CGVector(dx: 60, dy: 0) }
    run(scene, 1)
    #expect(isNear(free.position, CGPoint(x: 210, y: 50)))
    let left = Double(damped.physicsBody?.velocity.dx ?? 0)
    #expect(abs(left - 60 * 0.3679) < 0.2)
  }

  @Test("an impulse changes the velocity by itself over the mass, which is the area's")
  func impulse() {
    let node = ball("ball")
    let scene = scene(node)
    scene.physicsWorld.gravity = .zero
    let mass = CGFloat.pi * 100 / 22_500
    #expect(isNear(node.physicsBody?.mass ?? 0, mass))
    node.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 0.5))
    #expect(isNear(node.physicsBody?.velocity.dy ?? 0, 0.5 / mass))
    node.physicsBody?.mass = 2
    node.physicsBody?.velocity = .zero
    node.physicsBody?.applyImpulse(CGVector(dx: 3, dy: 0))
    #expect(isNear(node.physicsBody?.velocity.dx ?? 0, 1.5))
    // A force against gravity keeps the body where it is.
    node.physicsBody?.velocity = .zero
    scene.physicsWorld.gravity = CGVector(dx: 0, dy: -1)
    for _ in 0..<30 {
      node.physicsBody?.applyForce(CGVector(dx: 0, dy: 2 * 150))
      run(scene, 1.0 / 60)
    }
    #expect(isNear(node.position, CGPoint(x: 150, y: 150)))
  }

  @Test("two equal balls exchange their velocities, and the sum of impulses stays")
  func exchange() {
    let (left, right) = (ball("left", x: 100), ball("right", x: 180))
    let scene = scene(left, right)
    scene.physicsWorld.gravity = .zero
    left.physicsBody?.velocity = CGVector(dx: 120, dy: 0)
    run(scene, 1)
    let (a, b) = (left.physicsBody?.velocity.dx ?? 0, right.physicsBody?.velocity.dx ?? 0)
    #expect(abs(a + b - 120) < 1e-6 && b > 110 && left.position.x < right.position.x)
  }

  @Test("a box comes to rest on a floor, and the film can end")
  func rest() throws {
    let box = SKSpriteNode(color: .red, size: CGSize(width: 30, height: 30))
    box.position = CGPoint(x: 150, y: 60)
    box.physicsBody = SKPhysicsBody(rectangleOf: box.size)
    let scene = scene(box)
    scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
    let stage = try SpriteStage(scene)
    try stage.advance(to: 5)
    #expect(abs(box.position.y - 15) < 1 && abs(box.position.x - 150) < 1)
    #expect(abs(box.zRotation) < 0.01 && stage.graph.restless == nil)
    box.physicsBody?.applyImpulse(CGVector(dx: 0, dy: 10))
    try stage.advance(to: 5.2)
    #expect(box.position.y > 20 && stage.graph.restless == "SKScene")
  }

  @Test("a body that is not dynamic stays, and masks say who stops whom")
  func masks() {
    let floor = SKNode()
    floor.position = CGPoint(x: 150, y: 20)
    floor.physicsBody = SKPhysicsBody(rectangleOf: CGSize(width: 300, height: 40))
    floor.physicsBody?.isDynamic = false
    floor.physicsBody?.categoryBitMask = 2
    let (stopped, ghost) = (ball("stopped", x: 100, y: 80), ball("ghost", x: 200, y: 80))
    stopped.physicsBody?.restitution = 0
    floor.physicsBody?.restitution = 0
    floor.physicsBody?.collisionBitMask = 0
    ghost.physicsBody?.collisionBitMask = 1
    let scene = scene(floor, stopped, ghost)
    run(scene, 1)
    #expect(floor.position == CGPoint(x: 150, y: 20))
    #expect(abs(stopped.position.y - 50) < 2 && ghost.position.y < 0)
  }

  @Test("contacts are told once, when they begin and when they end, to who asks for them")
  func contacts() {
    let (left, right) = (ball("left", x: 100), ball("right", x: 150))
    right.physicsBody?.isDynamic = false
    let other = ball("other", x: 100, y: 20)
    let scene = scene(left, right, other)
    scene.physicsWorld.gravity = .zero
    let witness = Witness()
    scene.physicsWorld.contactDelegate = witness
    left.physicsBody?.contactTestBitMask = 1
    left.physicsBody?.velocity = CGVector(dx: 200, dy: 0)
    run(scene, 0.5)
    #expect(witness.notes == ["began left right", "ended left right"])
    #expect((left.physicsBody?.velocity.dx ?? 0) < 0)
  }

  @Test("the same steps give the same digits")
  func same() {
    func end() -> [CGPoint] {
      let balls = (0..<6).map { ball("\($0)", x: 100 + CGFloat($0) * 7, y: 150 + CGFloat($0) * 25) }
      let scene = SKScene(size: CGSize(width: 300, height: 300))
      for ball in balls { scene.addChild(ball) }
      scene.physicsBody = SKPhysicsBody(edgeLoopFrom: scene.frame)
      run(scene, 2)
      return balls.map(\.position)
    }
    let (first, second) = (end(), end())
    #expect(first == second && first.allSatisfy { $0.y > 0 && $0.y < 300 })
  }

  @Test("a body in a node that is moved and turned is where the node is")
  func nested() {
    let outer = SKNode()
    outer.position = CGPoint(x: 50, y: 50)
    outer.zRotation = .pi / 2
    let inner = ball("inner", x: 20, y: 0)
    outer.addChild(inner)
    let scene = scene(outer)
    scene.physicsWorld.gravity = .zero
    inner.physicsBody?.velocity = CGVector(dx: 30, dy: 0)
    run(scene, 1)
    #expect(isNear(outer.convert(.zero, from: inner), inner.position))
    #expect(isNear(scene.convert(.zero, from: inner), CGPoint(x: 80, y: 70)))
  }
}
