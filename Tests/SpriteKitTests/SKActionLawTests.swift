import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

/// What blocks have noted.
@MainActor private final class Notes {
  var words: [String] = []
  var times: [CGFloat] = []
  var updates: [Int] = []
  var now = 0
}

@MainActor @Suite("Laws of actions")
struct SKActionLawTests {
  /// Actions with a way back.
  private static var kinds: [SKAction] {
    [
      .move(by: CGVector(dx: 11, dy: -4), duration: 0.5), .moveBy(x: -3, y: 8, duration: 0.25),
      .rotate(byAngle: -2.5, duration: 1), .scale(by: 4, duration: 0.5),
      .scaleX(by: 0.5, y: 2, duration: 1), .fadeAlpha(by: 0.25, duration: 1),
      .resize(byWidth: 12, height: -5, duration: 0.5), .speed(by: 0, duration: 0.5),
    ]
  }
  /// A sprite that stands somewhere, turned, scaled and half seen.
  private func sprite() -> SKSpriteNode {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 30, height: 20))
    sprite.position = CGPoint(x: -7, y: 13)
    (sprite.zRotation, sprite.xScale, sprite.yScale, sprite.alpha) = (0.3, 1.5, -2, 0.5)
    return sprite
  }
  private func state(_ sprite: SKSpriteNode) -> [CGFloat] {
    [
      sprite.position.x, sprite.position.y, sprite.zRotation, sprite.xScale, sprite.yScale,
      sprite.alpha, sprite.size.width, sprite.size.height, sprite.speed,
    ]
  }
  /// Runs an action for some seconds, in steps of a sixtieth.
  private func run(_ action: SKAction, _ seconds: Double, on node: SKNode) {
    node.run(action)
    node.advanceActions(0)
    for _ in 0..<Int((seconds * 60).rounded()) { node.advanceActions(1.0 / 60) }
  }
  private func isSame(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1) }
  }

  @Test("what has a way back leads back from any place, and takes as long")
  func inverses() {
    for action in Self.kinds {
      let sprite = sprite()
      let before = state(sprite)
      #expect(action.reversed().duration == action.duration)
      run(.sequence([action, action.reversed()]), 2.5, on: sprite)
      #expect(isSame(state(sprite), before) && !sprite.hasActions())
    }
  }

  @Test("backwards twice is forwards")
  func twice() {
    for action in Self.kinds {
      let (one, other) = (sprite(), sprite())
      run(action, 1.5, on: one)
      run(action.reversed().reversed(), 1.5, on: other)
      #expect(isSame(state(one), state(other)))
    }
  }

  @Test("a row backwards begins with its last action's way back")
  func order() {
    let sprite = sprite()
    let row = SKAction.sequence([
      .moveBy(x: 10, y: 0, duration: 0.25), .moveBy(x: 0, y: 10, duration: 0.75),
    ])
    run(row.reversed(), 0.5, on: sprite)
    #expect(isNear(sprite.position.x, -7))
    #expect(isNear(sprite.position.y, 13 - 10 * 0.5 / 0.75))
  }

  @Test("to appear backwards is to disappear, to hide is to show")
  func looks() {
    let sprite = sprite()
    run(SKAction.fadeIn(withDuration: 0.5).reversed(), 0.5, on: sprite)
    #expect(sprite.alpha == 0)
    run(SKAction.fadeOut(withDuration: 0.5).reversed(), 0.5, on: sprite)
    #expect(sprite.alpha == 1)
    run(.hide(), 0, on: sprite)
    #expect(sprite.isHidden)
    run(SKAction.hide().reversed(), 0, on: sprite)
    #expect(!sprite.isHidden)
  }

  @Test("what goes to a value goes there again backwards")
  func values() {
    let actions: [SKAction] = [
      .moveTo(x: 40, duration: 0.5), .rotate(toAngle: 1, duration: 0.5),
      .scale(to: 3, duration: 0.5), .fadeAlpha(to: 0.25, duration: 0.5),
    ]
    for action in actions {
      let (one, other) = (sprite(), sprite())
      run(action, 0.5, on: one)
      run(action.reversed(), 0.5, on: other)
      #expect(isSame(state(one), state(other)))
      #expect(!isSame(state(one), state(sprite())))
    }
  }

  @Test("a row lasts as long as its actions together, a group as the longest")
  func durations() {
    let parts = [0.25, 1.5, 0, 0.75].map { SKAction.wait(forDuration: $0) }
    #expect(SKAction.sequence(parts).duration == 2.5)
    #expect(SKAction.group(parts).duration == 1.5)
    #expect(SKAction.sequence([]).duration == 0 && SKAction.group([]).duration == 0)
    #expect(SKAction.repeat(.sequence(parts), count: 3).duration == 7.5)
    #expect(SKAction.repeat(.sequence(parts), count: -1).duration == 0)
    parts[1].speed = 3
    #expect(SKAction.sequence(parts).duration == 1.5)
    #expect(SKAction.group(parts).duration == 0.75)
    #expect(SKAction.wait(forDuration: -1).duration == 0)
  }

  @Test(
    "an action is over after its duration by its speed",
    arguments: [(1, 1), (2, 0.5), (0.5, 2), (4, 0.25)] as [(CGFloat, Double)])
  func speeds(speed: CGFloat, seconds: Double) {
    for action in [
      SKAction.wait(forDuration: 1), .moveBy(x: 1, y: 0, duration: 1),
      .sequence([.wait(forDuration: 0.5), .moveBy(x: 1, y: 0, duration: 0.5)]),
      .group([.wait(forDuration: 0.5), .moveBy(x: 1, y: 0, duration: 1)]),
    ] {
      action.speed = speed
      let node = SKNode()
      node.run(action)
      node.advanceActions(0)
      node.advanceActions(seconds - 0.01)
      #expect(node.hasActions())
      node.advanceActions(0.01)
      #expect(!node.hasActions())
    }
  }

  @Test(
    "timing modes begin at none, end at all, and never go back",
    arguments: [
      (SKActionTimingMode.linear, 0.5), (.easeIn, 0.25), (.easeOut, 0.75), (.easeInEaseOut, 0.5),
    ] as [(SKActionTimingMode, Double)])
  func timing(mode: SKActionTimingMode, half: Double) {
    let action = SKAction.moveTo(x: 1, duration: 1)
    action.timingMode = mode
    #expect(action.eased(0) == 0 && action.eased(0.5) == half && action.eased(1) == 1)
    var before = 0.0
    for step in 1...64 {
      let now = action.eased(Double(step) / 64)
      #expect(now > before)
      before = now
    }
    let node = SKNode()
    run(action, 0.5, on: node)
    #expect(isNear(node.position.x, CGFloat(half)))
  }

  @Test("a way is gone from any place, whatever its timing")
  func anywhere() {
    for mode in [SKActionTimingMode.linear, .easeIn, .easeOut, .easeInEaseOut] {
      for start in [CGPoint.zero, CGPoint(x: 1000, y: -3), CGPoint(x: -0.5, y: 77)] {
        let node = SKNode()
        node.position = start
        let action = SKAction.moveBy(x: 12, y: -34, duration: 0.75)
        action.timingMode = mode
        run(action, 1, on: node)
        #expect(isNear(node.position, CGPoint(x: start.x + 12, y: start.y - 34)))
      }
    }
  }

  @Test("so many times is so many times", arguments: [0, 1, 2, 7])
  func times(count: Int) {
    let notes = Notes()
    let node = SKNode()
    let turn = SKAction.sequence([
      .moveBy(x: 2, y: 0, duration: 0.25), .run { notes.words.append("turn") },
    ])
    run(.repeat(turn, count: count), 2, on: node)
    #expect(notes.words.count == count && isNear(node.position.x, CGFloat(2 * count)))
    #expect(!node.hasActions())
  }

  @Test("one action may be run by many nodes, and again")
  func shared() {
    let action = SKAction.moveBy(x: 6, y: 0, duration: 0.5)
    let (first, second) = (SKNode(), SKNode())
    run(action, 0.25, on: first)
    run(action, 0.5, on: second)
    #expect(isNear(first.position.x, 3) && isNear(second.position.x, 6))
    run(action, 0.5, on: second)
    #expect(isNear(second.position.x, 12))
  }

  @Test("under a key the second action takes the place of the first, others go on")
  func keys() {
    let node = SKNode()
    let (first, second) = (
      SKAction.moveBy(x: 10, y: 0, duration: 1), SKAction.moveBy(x: 0, y: 10, duration: 1)
    )
    node.run(first, withKey: "a")
    node.run(.rotate(byAngle: 1, duration: 1), withKey: "b")
    #expect(node.action(forKey: "a") === first)
    node.advanceActions(0)
    node.advanceActions(0.5)
    node.run(second, withKey: "a")
    #expect(node.action(forKey: "a") === second)
    node.advanceActions(0)
    node.advanceActions(1)
    #expect(isNear(node.position, CGPoint(x: 5, y: 10)) && isNear(node.zRotation, 1))
    #expect(node.action(forKey: "a") == nil && node.action(forKey: "c") == nil)
  }

  @Test("a completion is called once, after the last block, and may run another action")
  func completions() {
    let notes = Notes()
    let node = SKNode()
    node.run(.sequence([.wait(forDuration: 0.25), .run { notes.words.append("block") }])) {
      notes.words.append("over")
      node.run(.wait(forDuration: 0.25)) { notes.words.append("again") }
    }
    for _ in 0..<120 { node.advanceActions(1.0 / 60) }
    #expect(notes.words == ["block", "over", "again"])
  }

  @Test("nobody waits for what a child runs")
  func child() {
    let (node, child) = (SKNode(), SKNode())
    child.name = "child"
    node.addChild(child)
    let action = SKAction.run(.moveBy(x: 5, y: 0, duration: 1), onChildWithName: "child")
    #expect(action.duration == 0)
    node.run(.sequence([action, .moveBy(x: 3, y: 0, duration: 0.5)]))
    node.advanceActions(0)
    node.advanceActions(0.5)
    #expect(isNear(node.position.x, 3) && child.hasActions())
    node.advanceActions(2)
    #expect(isNear(child.position.x, 5))
  }

  @Test("a node that takes itself away is away, and its sisters go on")
  func removal() {
    let root = SKNode()
    let sisters = (0..<3).map { _ in SKNode() }
    for sister in sisters {
      root.addChild(sister)
      sister.run(.moveBy(x: 1, y: 0, duration: 1))
    }
    sisters[1].run(.sequence([.wait(forDuration: 0.5), .removeFromParent()]))
    root.advanceActions(0)
    root.advanceActions(0.5)
    root.advanceActions(0.5)
    #expect(root.children.count == 2 && sisters[1].parent == nil)
    #expect(isNear(sisters[0].position.x, 1) && isNear(sisters[2].position.x, 1))
    #expect(isNear(sisters[1].position.x, 0.5))
  }

  @Test("a block at each update is told the seconds since it began, to the last")
  func custom() {
    let notes = Notes()
    run(.customAction(withDuration: 0.5) { _, time in notes.times.append(time) }, 1, on: SKNode())
    let times = notes.times
    #expect(times.first == 0 && isNear(times.last ?? 0, 0.5))
    #expect(times.count == 31 && times == times.sorted())
  }

  /// When each of many pauses by chance is over, in updates.
  private func pauses(_ mean: Double, _ range: Double) -> [Int] {
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    let notes = Notes()
    for _ in 0..<40 {
      let node = SKNode()
      scene.addChild(node)
      node.run(.wait(forDuration: mean, withRange: range)) {
        notes.updates.append(notes.now)
      }
    }
    scene.advanceActions(0)
    for update in 1...600 {
      notes.now = update
      scene.advanceActions(0.01)
    }
    return notes.updates
  }

  @Test("pauses by chance lie within half of their range, and are the same in every film")
  func chances() {
    let ends = pauses(2, 1)
    #expect(ends.count == 40 && ends.allSatisfy { (150...251).contains($0) })
    #expect(Set(ends).count > 10 && ends.contains { $0 < 190 } && ends.contains { $0 > 210 })
    #expect(ends == pauses(2, 1))
    #expect(Set(pauses(2, 0)) == [200])
  }

  @Test("a copy does the same at the same speed, and is another action")
  func copies() throws {
    let action = SKAction.moveBy(x: 8, y: 0, duration: 1)
    (action.speed, action.timingMode) = (2, .easeIn)
    let copy = try #require(action.copy() as? SKAction)
    #expect(copy != action && copy.speed == 2 && copy.timingMode == .easeIn)
    let node = SKNode()
    run(copy, 0.25, on: node)
    #expect(isNear(node.position.x, 2))
    action.speed = 1
    #expect(copy.speed == 2)
  }
}
