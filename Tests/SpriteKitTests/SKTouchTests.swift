import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

/// A node that notes touches by its name.
private final class TouchedNode: SKSpriteNode {
  var places: [CGPoint] = []
  var phases: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("began")
    for touch in touches { places.append(touch.location(in: self)) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    phases.append("ended")
  }
}

/// A scene that notes what reaches it.
private final class TouchedScene: SKScene {
  var places: [CGPoint] = []
  var names: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      places.append(touch.location(in: self))
      names.append(atPoint(touch.location(in: self)).name ?? "none")
    }
  }
}

@MainActor @Suite("Touches of scenes")
struct SKTouchTests {
  private func shown(_ isInteractive: Bool) throws -> (SpriteStage, TouchedScene, TouchedNode) {
    let scene = TouchedScene(size: CGSize(width: 100, height: 100))
    let node = TouchedNode(color: .red, size: CGSize(width: 20, height: 20))
    node.position = CGPoint(x: 30, y: 40)
    node.setScale(0.5)
    node.name = "ship"
    node.isUserInteractionEnabled = isInteractive
    scene.addChild(node)
    return (try SpriteStage(scene), scene, node)
  }

  @Test("a touch reaches the scene, which knows where it is and which node is there")
  func scene() throws {
    let (stage, scene, node) = try shown(false)
    try stage.finger(.began, 30, 60)
    try stage.finger(.ended, 30, 60)
    try stage.finger(.began, 90, 10)
    #expect(scene.places.count == 2 && scene.names == ["ship", "none"])
    #expect(isNear(scene.places[0], CGPoint(x: 30, y: 40)))
    #expect(isNear(scene.places[1], CGPoint(x: 90, y: 90)))
    #expect(node.phases.isEmpty)
  }

  @Test("a node that takes touches has them to their end, in its own coordinates")
  func node() throws {
    let (stage, scene, node) = try shown(true)
    try stage.finger(.began, 32, 60)
    try stage.finger(.moved, 80, 10)
    try stage.finger(.ended, 80, 10)
    #expect(node.phases == ["began", "moved", "ended"] && scene.places.isEmpty)
    #expect(node.places.count == 1 && isNear(node.places[0], CGPoint(x: 4, y: 0)))
  }

  @Test("what nobody takes is handed to what is around, and no further than the scene")
  func around() throws {
    let (stage, scene, node) = try shown(false)
    let box = SKSpriteNode(color: .blue, size: CGSize(width: 4, height: 4))
    box.isUserInteractionEnabled = true
    node.isUserInteractionEnabled = true
    node.addChild(box)
    try stage.finger(.began, 30, 60)
    #expect(node.phases == ["began"] && scene.places.isEmpty)
  }
}
