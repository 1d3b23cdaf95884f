import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Laws of nodes")
struct SKNodeLawTests {
  private func square(_ color: UIColor = .red, x: CGFloat = 0, y: CGFloat = 0) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: 10, height: 10))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }
  private func scene(_ nodes: SKNode...) -> SKScene {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .clear
    for node in nodes { scene.addChild(node) }
    return scene
  }
  private func named(_ name: String, _ children: SKNode...) -> SKNode {
    let node = SKNode()
    node.name = name
    for child in children { node.addChild(child) }
    return node
  }

  @Test(
    "there and back is the identity, for turns, scales and anchors of any kind",
    arguments: [-2.5, -0.7, 0, 0.4, 1.5707963, 3], [0.1, 1, -3])
  func conversions(turn: Double, scale: Double) {
    let (outer, other) = (SKNode(), SKNode())
    let inner = square(x: -8, y: 21)
    inner.anchorPoint = CGPoint(x: turn, y: scale)
    (inner.zRotation, inner.xScale, inner.yScale) = (CGFloat(turn), CGFloat(scale), 2)
    (outer.zRotation, outer.xScale, outer.position.x) = (1 - CGFloat(turn), -0.5, 40)
    (other.yScale, other.position.y) = (CGFloat(scale), -9)
    outer.addChild(inner)
    let scene = scene(outer, other)
    for point in [CGPoint.zero, CGPoint(x: 5, y: -7), CGPoint(x: -30, y: 0.25)] {
      for node in [scene, outer, other] {
        #expect(isNear(inner.convert(inner.convert(point, to: node), from: node), point))
      }
      // By way of a third node it is the same place.
      let through = other.convert(inner.convert(point, to: outer), from: outer)
      #expect(isNear(through, inner.convert(point, to: other)))
    }
    #expect(isNear(outer.convert(.zero, from: inner), inner.position))
  }

  @Test("a quarter turn takes what is to the right up, and scales what is inside")
  func quarter() {
    let node = SKNode()
    (node.position, node.zRotation) = (CGPoint(x: 10, y: 20), .pi / 2)
    (node.xScale, node.yScale) = (2, 3)
    let scene = scene(node)
    #expect(isNear(scene.convert(CGPoint(x: 5, y: 0), from: node), CGPoint(x: 10, y: 30)))
    #expect(isNear(scene.convert(CGPoint(x: 0, y: 5), from: node), CGPoint(x: -5, y: 20)))
  }

  @Test("a frame with what is inside holds the frames of all that is inside")
  func accumulated() {
    let root = square(.red, x: 3, y: 4)
    (root.zRotation, root.xScale) = (0.6, 1.5)
    var around: SKNode = root
    for depth in 1...4 {
      let child = square(.green, x: CGFloat(depth) * 7, y: -5)
      (child.zRotation, child.yScale) = (CGFloat(depth), 0.75)
      around.addChild(child)
      around = child
    }
    let whole = root.calculateAccumulatedFrame().insetBy(dx: -1e-6, dy: -1e-6)
    for node in root.subtree {
      let corners = [
        CGPoint(x: -5, y: -5), CGPoint(x: 5, y: -5), CGPoint(x: 5, y: 5), CGPoint(x: -5, y: 5),
      ]
      for corner in corners {
        let place = node === root ? corner : root.convert(corner, from: node)
        #expect(whole.contains(place.applying(root.toParent)))
      }
    }
    #expect(root.frame.width < whole.width)
  }

  @Test("frames meet where they do in the scene, not in the nodes around")
  func intersections() {
    let (outer, first, second) = (SKNode(), square(x: 0, y: 0), square(x: 50, y: 0))
    outer.addChild(second)
    let scene = scene(outer, first)
    #expect(!first.intersects(second) && scene.children.count == 2)
    outer.position.x = -45
    #expect(first.intersects(second) && second.intersects(first))
  }

  @Test(
    "patterns of names: any letters, sets, any depth, the root and the way up",
    arguments: [
      ("a", ["a"]), ("b", []), ("a/b", ["b"]), ("//b", ["b", "b"]), ("/c/b", ["b"]),
      ("*", ["a", "c"]), ("//*", ["a", "b", "b2", "c", "b"]), ("*/b*", ["b", "b2", "b"]),
      ("a/../c", ["c"]), ("..", []), ("a/b/../..", ["root"]), ("//b[0-9]", ["b2"]),
      ("//b[13-9]", []), ("[ac]", ["a", "c"]), ("[a-b]", ["a"]), (".", ["root"]), ("a/*2", ["b2"]),
      ("a/*b*2*", ["b2"]), ("//b/..", ["a", "c"]),
    ] as [(String, [String])])
  func patterns(search: String, found: [String]) {
    let root = named("root", named("a", named("b"), named("b2")), named("c", named("b")))
    #expect(root[search].map { $0.name ?? "" } == found)
  }

  @Test("a search from the root is the same from every node")
  func rooted() {
    let deep = named("b2")
    let root = named("root", named("a", named("b"), deep))
    for node in root.subtree { #expect(node["/a/b"].map(\.name) == ["b"]) }
    #expect(deep["../b"].map(\.name) == ["b"] && deep["../.."].first === root)
    #expect(deep["../../.."].isEmpty)
  }

  @Test("nodes may be taken away while they are gone through, each is still seen once")
  func enumeration() {
    let root = SKNode()
    for index in 0..<6 { root.addChild(named("star\(index)")) }
    var seen: [String] = []
    root.enumerateChildNodes(withName: "star*") { node, _ in
      seen.append(node.name ?? "")
      node.removeFromParent()
    }
    #expect(seen == (0..<6).map { "star\($0)" } && root.children.isEmpty)
  }

  @Test("a search goes on until it is stopped")
  func stops() {
    let root = SKNode()
    for _ in 0..<5 { root.addChild(named("star")) }
    var count = 0
    root.enumerateChildNodes(withName: "star") { _, stop in
      count += 1
      if count == 3 { stop.pointee = true }
    }
    #expect(count == 3)
  }

  @Test("children are where they are put, no farther than the ends")
  func insertion() {
    let root = SKNode()
    let nodes = (0..<4).map { named("\($0)") }
    root.addChild(nodes[0])
    root.insertChild(nodes[1], at: 0)
    root.insertChild(nodes[2], at: 99)
    root.insertChild(nodes[3], at: 1)
    #expect(root.children.compactMap(\.name) == ["1", "3", "0", "2"])
    root.removeChildren(in: [nodes[0], nodes[1], SKNode()])
    #expect(root.children.compactMap(\.name) == ["3", "2"] && nodes[0].parent == nil)
  }

  /// All orders of three depths.
  private static let orders: [[CGFloat]] = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  @Test("whatever the order in the tree, depths say what is drawn later")
  func depths() throws {
    let colors: [UIColor] = [.red, .green, .blue]
    for order in Self.orders {
      let scene = scene()
      for depth in order {
        let sprite = square(colors[Int(depth)])
        sprite.zPosition = depth
        scene.addChild(sprite)
      }
      #expect(try SpriteStage(scene).fills.map(\.color) == colors.map(\.numbers))
    }
  }

  @Test("at one depth the tree's order counts, children after what they are in")
  func equalDepths() throws {
    let (first, inner, second) = (square(.red), square(.green), square(.blue))
    first.addChild(inner)
    let stage = try SpriteStage(scene(first, second))
    #expect(stage.fills.map(\.color) == [UIColor.red, .green, .blue].map(\.numbers))
    inner.zPosition = -1
    #expect(stage.fills.map(\.color) == [UIColor.green, .red, .blue].map(\.numbers))
  }

  @Test("opacities are multiplied all the way down, within none and all")
  func opacities() throws {
    let nodes = [0.5, 2, 0.5, 0.25].map { alpha in
      let node = square()
      node.alpha = CGFloat(alpha)
      return node
    }
    for (outer, inner) in zip(nodes, nodes.dropFirst()) { outer.addChild(inner) }
    let stage = try SpriteStage(scene(nodes[0]))
    #expect(stage.fills.map(\.color.opacity) == [0.5, 0.5, 0.25, 0.0625])
    nodes[1].alpha = -1
    #expect(stage.fills.map(\.color.opacity) == [0.5])
  }

  @Test("what is hidden draws nothing, nor does what is in it, and neither is found by place")
  func hidden() throws {
    let (outer, inner, other) = (square(.red), square(.green), square(.blue, x: 50, y: 50))
    outer.addChild(inner)
    let scene = scene(outer, other)
    let stage = try SpriteStage(scene)
    #expect(stage.fills.count == 3)
    outer.isHidden = true
    #expect(stage.fills.map(\.color) == [UIColor.blue.numbers])
    #expect(scene.nodes(at: .zero).isEmpty && scene.atPoint(.zero) === scene)
    scene.isHidden = true
    #expect(stage.fills.isEmpty)
  }

  @Test("what is paused stands still, with all in it, and goes on from there")
  func paused() throws {
    let (outer, inner, other) = (square(.red), square(.green), square(.blue))
    outer.addChild(inner)
    for node in [inner, other] { node.run(.moveBy(x: 60, y: 0, duration: 1)) }
    let stage = try SpriteStage(scene(outer, other))
    try stage.advance(to: 0.25)
    outer.isPaused = true
    try stage.advance(to: 0.5)
    #expect(isNear(inner.position.x, 15) && isNear(other.position.x, 30))
    outer.isPaused = false
    try stage.advance(to: 0.75)
    #expect(isNear(inner.position.x, 30) && isNear(other.position.x, 45))
  }

  @Test(
    "a sprite hangs at its anchor",
    arguments: [
      (0, 0, 50, 40), (1, 0, 40, 40), (0, 1, 50, 50), (0.5, 0.5, 45, 45), (2, -1, 30, 30),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func anchors(x: CGFloat, y: CGFloat, left: CGFloat, top: CGFloat) throws {
    let sprite = square(.red, x: 50, y: 50)
    sprite.anchorPoint = CGPoint(x: x, y: y)
    let frames = try SpriteStage(scene(sprite)).frames(.red)
    #expect(frames.count == 1)
    #expect(isNear(frames.first ?? .zero, CGRect(x: left, y: top, width: 10, height: 10)))
  }

  @Test("a sprite that is scaled to a size has it in the node around")
  func scaled() {
    let sprite = square()
    sprite.scale(to: CGSize(width: 25, height: 5))
    #expect(isNear(sprite.frame.width, 25) && isNear(sprite.frame.height, 5))
    #expect(sprite.size == CGSize(width: 10, height: 10))
  }

  @Test("a part of a part of a texture is a part of the whole")
  func textures() {
    let size = CGSize(width: 40, height: 20)
    let whole = SKTexture(
      image: UIGraphicsImageRenderer(size: size).image {
        $0.fill(CGRect(origin: .zero, size: size))
      })
    #expect(whole.size() == size)
    #expect(whole.textureRect() == CGRect(x: 0, y: 0, width: 1, height: 1))
    let half = SKTexture(rect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), in: whole)
    let part = SKTexture(rect: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.25), in: half)
    #expect(half.size() == CGSize(width: 20, height: 20))
    #expect(part.textureRect() == CGRect(x: 0.75, y: 0.5, width: 0.25, height: 0.25))
    #expect(part.size() == CGSize(width: 10, height: 5))
    #expect(SKSpriteNode(texture: part).size == part.size())
  }
}
