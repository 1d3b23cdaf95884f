import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Nodes")
struct SKNodeTests {
  /// A node in a node in a node, each moved, turned and scaled.
  private func tower() -> [SKNode] {
    let nodes = (0..<3).map { index in
      let node = SKNode()
      node.position = CGPoint(x: CGFloat(index) * 3 + 1, y: 2 - CGFloat(index))
      node.zRotation = CGFloat(index) * 0.7 + 0.1
      node.xScale = CGFloat(index) + 0.5
      node.yScale = 2 - CGFloat(index) * 0.25
      return node
    }
    nodes[0].addChild(nodes[1])
    nodes[1].addChild(nodes[2])
    return nodes
  }

  @Test("a place taken to another node and back is the same")
  func conversions() {
    let nodes = tower()
    let place = CGPoint(x: 3, y: -5)
    for from in nodes {
      for to in nodes {
        #expect(isNear(from.convert(from.convert(place, to: to), from: to), place))
      }
    }
    // One step out is the node's own transform.
    #expect(isNear(nodes[1].convert(.zero, from: nodes[2]), nodes[2].position))
  }

  @Test("a node that is moved to another parent stays where it was in the scene")
  func moved() {
    let nodes = tower()
    let root = nodes[0]
    let before = root.convert(.zero, from: nodes[2])
    nodes[2].move(toParent: root)
    #expect(nodes[2].parent === root && isNear(nodes[2].position, before))
  }

  @Test("the tree knows parents, children, and which node is in which")
  func tree() {
    let nodes = tower()
    #expect(nodes[2].inParentHierarchy(nodes[0]) && !nodes[0].inParentHierarchy(nodes[2]))
    #expect(nodes[0].subtree.count == 3 && nodes[0].scene == nil)
    nodes[1].removeFromParent()
    #expect(nodes[0].children.isEmpty && nodes[1].parent == nil)
    let scene = SKScene(size: CGSize(width: 10, height: 10))
    scene.addChild(nodes[1])
    #expect(nodes[2].scene === scene)
    scene.removeAllChildren()
    #expect(nodes[2].scene == nil)
  }

  @Test("frames: the sprite's own, scaled, and those inside added up")
  func frames() {
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    sprite.position = CGPoint(x: 100, y: 50)
    sprite.setScale(2)
    #expect(isNear(sprite.frame, CGRect(x: 90, y: 30, width: 20, height: 40)))
    sprite.anchorPoint = .zero
    #expect(isNear(sprite.frame, CGRect(x: 100, y: 50, width: 20, height: 40)))
    let inner = SKSpriteNode(color: .blue, size: CGSize(width: 2, height: 2))
    inner.position = CGPoint(x: -4, y: 0)
    sprite.addChild(inner)
    #expect(
      isNear(sprite.calculateAccumulatedFrame(), CGRect(x: 90, y: 48, width: 30, height: 42)))
    #expect(sprite.contains(CGPoint(x: 91, y: 49)) && !sprite.contains(CGPoint(x: 89, y: 49)))
    #expect(SKNode().calculateAccumulatedFrame() == .zero)
  }

  @Test("the topmost node at a place: the one farther in front, else the later one")
  func hits() {
    let root = SKNode()
    let sprites = (0..<3).map { _ in
      SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10))
    }
    for sprite in sprites { root.addChild(sprite) }
    #expect(root.atPoint(.zero) === sprites[2] && root.nodes(at: .zero).count == 3)
    sprites[0].zPosition = 1
    #expect(root.atPoint(.zero) === sprites[0])
    sprites[0].isHidden = true
    #expect(root.atPoint(.zero) === sprites[2])
    #expect(root.atPoint(CGPoint(x: 99, y: 0)) === root)
  }

  @Test(
    "nodes are found by name, below, above and by patterns",
    arguments: [
      ("hut", ["hut"]), ("ship", []), ("//ship", ["ship"]), ("/bay/ship", ["ship"]),
      ("bay/*", ["ship", "boat7"]), ("//boat[0-9]", ["boat7"]), ("//boat[a-f0]", []),
      ("//*", ["bay", "ship", "boat7", "hut"]), ("bay/..", ["root"]), ("", []), ("/", ["root"]),
      ("bay/./s*p", ["ship"]),
    ] as [(String, [String])])
  func names(search: String, found: [String]) {
    func named(_ name: String, _ children: [SKNode] = []) -> SKNode {
      let node = SKNode()
      node.name = name
      for child in children { node.addChild(child) }
      return node
    }
    let root = named(
      "root", [named("bay", [named("ship"), named("boat7")]), named("hut"), SKNode()])
    #expect(root[search].map { $0.name ?? "" } == found)
    #expect(root.childNode(withName: search)?.name == found.first)
    var seen: [String] = []
    root.enumerateChildNodes(withName: search) { node, stop in
      seen.append(node.name ?? "")
      stop.pointee = true
    }
    #expect(seen == Array(found.prefix(1)))
  }

  @Test("shapes know their boxes, with the line")
  func shapes() {
    let circle = SKShapeNode(circleOfRadius: 10)
    #expect(isNear(circle.frame, CGRect(x: -10.5, y: -10.5, width: 21, height: 21)))
    circle.lineWidth = 0
    #expect(isNear(circle.frame, CGRect(x: -10, y: -10, width: 20, height: 20)))
    let box = SKShapeNode(rect: CGRect(x: 10, y: 20, width: 30, height: 40), cornerRadius: 5)
    box.strokeColor = .clear
    #expect(isNear(box.frame, CGRect(x: 10, y: 20, width: 30, height: 40)))
    let centered = SKShapeNode(
      path: CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 40), transform: nil),
      centered: true)
    centered.strokeColor = .clear
    #expect(isNear(centered.frame, CGRect(x: -15, y: -20, width: 30, height: 40)))
    var points = [CGPoint.zero, CGPoint(x: 3, y: 4), CGPoint(x: 9, y: 9)]
    #expect(isNear(SKShapeNode(points: &points, count: 2).lineLength, 5))
    #expect(SKShapeNode().calculateAccumulatedFrame() == .zero)
  }
}
