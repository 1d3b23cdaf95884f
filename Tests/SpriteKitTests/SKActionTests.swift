import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

/// What blocks have done.
@MainActor private final class Count {
  var turns = 0
  var isOver = false
}

@MainActor @Suite("Actions")
struct SKActionTests {
  private static let moves: [SKAction] = [
    .moveBy(x: 3, y: -7, duration: 1), .rotate(byAngle: 2, duration: 1),
    .scale(by: 3, duration: 1), .fadeAlpha(by: -0.5, duration: 1),
    .sequence([.moveBy(x: 1, y: 2, duration: 0.25), .scale(by: 0.5, duration: 0.75)]),
    .group([.moveBy(x: 1, y: 2, duration: 0.25), .rotate(byAngle: 1, duration: 1)]),
    .repeat(.moveBy(x: 1, y: 1, duration: 0.25), count: 4),
  ]

  /// A node with an action that has begun.
  private func node(_ action: SKAction) -> SKNode {
    let node = SKNode()
    node.run(action)
    node.advanceActions(0)
    return node
  }
  private func state(_ node: SKNode) -> [CGFloat] {
    [
      node.position.x, node.position.y, node.zRotation, node.xScale, node.yScale, node.alpha,
    ]
  }
  private func expect(_ a: SKNode, _ b: SKNode) {
    for (a, b) in zip(state(a), state(b)) { #expect(isNear(a, b)) }
  }

  @Test("what goes on in one step or in many ends the same")
  func steps() {
    for action in Self.moves {
      let (once, often) = (node(action), node(action))
      once.advanceActions(0.7)
      for _ in 0..<70 { often.advanceActions(0.01) }
      expect(once, often)
      #expect(once.hasActions())
      once.advanceActions(0.3)
      #expect(!once.hasActions())
    }
  }

  @Test("an action and its way back lead home")
  func back() {
    for action in Self.moves {
      let node = node(.sequence([action, action.reversed()]))
      node.advanceActions(3)
      expect(node, SKNode())
    }
  }

  @Test("two actions of one property add up where they change it by something")
  func sums() {
    let node = SKNode()
    node.run(.moveBy(x: 10, y: 0, duration: 1))
    node.run(.moveBy(x: 0, y: 20, duration: 2))
    node.run(.moveBy(x: 5, y: 5, duration: 1))
    node.advanceActions(0)
    node.advanceActions(1)
    #expect(isNear(node.position, CGPoint(x: 15, y: 15)))
  }

  @Test("an action begins with the update that sees it first")
  func begin() {
    let node = SKNode()
    node.run(.moveTo(x: 10, duration: 1))
    node.advanceActions(0.5)
    #expect(node.position.x == 0)
    node.advanceActions(0.5)
    #expect(isNear(node.position.x, 5))
  }

  @Test("a sequence hands on what is left of a step")
  func sequence() {
    let node = node(
      .sequence([
        .moveBy(x: 1, y: 0, duration: 0.1), .wait(forDuration: 0.1),
        .moveBy(x: 1, y: 0, duration: 0.1),
      ]))
    node.advanceActions(0.25)
    #expect(isNear(node.position.x, 1.5))
  }

  @Test("speeds of the action, of the node and of those around are multiplied")
  func speeds() {
    let action = SKAction.moveBy(x: 120, y: 0, duration: 1)
    action.speed = 2
    let (outer, inner) = (SKNode(), SKNode())
    outer.addChild(inner)
    (outer.speed, inner.speed) = (3, 0.5)
    inner.run(action)
    outer.advanceActions(0)
    outer.advanceActions(0.1)
    #expect(isNear(inner.position.x, 120 * 0.1 * 3))
    outer.isPaused = true
    outer.advanceActions(1)
    #expect(inner.hasActions())
  }

  @Test(
    "timing modes are symmetric, and a function of code's shapes them",
    arguments: [
      (SKActionTimingMode.linear, 0.25), (.easeIn, 0.0625), (.easeOut, 0.4375),
      (.easeInEaseOut, 0.125),
    ] as [(SKActionTimingMode, Double)])
  func timing(mode: SKActionTimingMode, quarter: Double) {
    let action = SKAction.moveTo(x: 1, duration: 4)
    action.timingMode = mode
    let other = action.reversed()
    #expect(action.eased(0.25) == quarter)
    for part in stride(from: 0.0, through: 1, by: 0.125) {
      #expect(abs(action.eased(part) + other.eased(1 - part) - 1) < 1e-6)
    }
    action.timingFunction = { _ in 0.75 }
    #expect(action.eased(0.25) == 0.75)
  }

  @Test("blocks are called once a turn, and completions when it is over")
  func blocks() {
    let count = Count()
    let node = SKNode()
    node.run(
      .repeat(.sequence([.run { count.turns += 1 }, .wait(forDuration: 0.5)]), count: 3)
    ) { count.isOver = true }
    node.advanceActions(0)
    #expect(count.turns == 1)
    node.advanceActions(1.25)
    #expect(count.turns == 3 && !count.isOver)
    node.advanceActions(0.25)
    #expect(count.isOver)
  }

  @Test("what is repeated for ever and takes no time is done once an update")
  func idle() {
    let count = Count()
    let node = SKNode()
    node.run(.repeatForever(.run { count.turns += 1 }))
    for _ in 0..<5 { node.advanceActions(0.1) }
    #expect(count.turns == 5 && node.hasActions())
  }

  @Test("a key has one action, and what is taken away is not called back")
  func keys() {
    let count = Count()
    let node = SKNode()
    node.run(.moveTo(x: 9, duration: 1), withKey: "move")
    node.run(.moveTo(x: -8, duration: 1), withKey: "move")
    node.run(.wait(forDuration: 1)) { count.isOver = true }
    node.advanceActions(0)
    node.advanceActions(0.5)
    #expect(isNear(node.position.x, -4) && node.action(forKey: "move") != nil)
    node.removeAllActions()
    node.advanceActions(2)
    #expect(isNear(node.position.x, -4) && !count.isOver && !node.hasActions())
  }

  @Test("a path is followed from where the node is, turned as it goes")
  func path() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.addLine(to: CGPoint(x: -10, y: 10))
    let node = SKNode()
    node.position = CGPoint(x: 100, y: 0)
    node.run(.follow(path, speed: 10))
    node.advanceActions(0)
    node.advanceActions(0.5)
    #expect(isNear(node.position, CGPoint(x: 100, y: 5)) && isNear(node.zRotation, .pi / 2))
    node.advanceActions(1)
    #expect(isNear(node.position, CGPoint(x: 95, y: 10)) && isNear(abs(node.zRotation), .pi))
  }

  @Test("the shorter way around is taken where it is asked for")
  func turns() {
    for (shortest, half) in [(true, CGFloat.pi), (false, 0)] {
      let node = SKNode()
      node.zRotation = 0.75 * .pi
      node.run(.rotate(toAngle: -0.75 * .pi, duration: 1, shortestUnitArc: shortest))
      node.advanceActions(0)
      node.advanceActions(0.5)
      #expect(isNear(node.zRotation, half))
    }
  }

  @Test("sprites are tinted, resized and shown textures in turn")
  func sprites() {
    let sprite = SKSpriteNode(color: .black, size: CGSize(width: 10, height: 10))
    sprite.run(.colorize(with: .white, colorBlendFactor: 1, duration: 1))
    sprite.run(.resize(toWidth: 20, height: 30, duration: 1))
    sprite.advanceActions(0)
    sprite.advanceActions(0.5)
    #expect(abs(sprite.color.numbers.red - 0.5) < 1e-6 && sprite.colorBlendFactor == 0.5)
    #expect(sprite.size == CGSize(width: 15, height: 20))
    let pictures = (1...4).map { width in
      let format = CGSize(width: CGFloat(width), height: 1)
      return SKTexture(
        image: UIGraphicsImageRenderer(size: format).image {
          $0.fill(CGRect(origin: .zero, size: format))
        })
    }
    sprite.run(.animate(with: pictures, timePerFrame: 0.25, resize: true, restore: false))
    sprite.advanceActions(0)
    for index in 0..<4 {
      #expect(sprite.texture === pictures[index])
      sprite.advanceActions(0.25)
    }
    #expect(sprite.size == pictures[3].size() && sprite.size.width == 4)
  }
}
