import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

/// A scene that notes what it is told.
private final class NotedScene: SKScene {
  var notes: [String] = []
  var times: [TimeInterval] = []
  override func sceneDidLoad() { notes.append("loaded") }
  override func didMove(to view: SKView) { notes.append("shown") }
  override func willMove(from view: SKView) { notes.append("gone") }
  override func didChangeSize(_ oldSize: CGSize) { notes.append("sized") }
  override func update(_ currentTime: TimeInterval) { times.append(currentTime) }
}

@MainActor @Suite("Scenes")
struct SKSceneTests {
  private func scene(_ nodes: SKNode...) -> SKScene {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .clear
    for node in nodes { scene.addChild(node) }
    return scene
  }
  private func square(_ color: UIColor = .red, x: CGFloat = 0, y: CGFloat = 0) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: 10, height: 10))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }

  @Test("y grows upwards from the lower left, and a scene is stretched over its view")
  func places() throws {
    let stage = try SpriteStage(scene(square(x: 20, y: 30)), width: 200, height: 100)
    let frames = stage.frames(.red)
    #expect(frames.count == 1 && isNear(frames[0], CGRect(x: 30, y: 65, width: 20, height: 10)))
  }

  @Test(
    "scale modes: the middle of the scene is that of the view",
    arguments: [
      (SKSceneScaleMode.fill, 2.0, 1.0), (.aspectFill, 2, 2), (.aspectFit, 1, 1),
    ] as [(SKSceneScaleMode, CGFloat, CGFloat)])
  func scaleModes(mode: SKSceneScaleMode, x: CGFloat, y: CGFloat) {
    for anchor in [CGPoint.zero, CGPoint(x: 0.5, y: 1)] {
      let scene = scene()
      (scene.scaleMode, scene.anchorPoint) = (mode, anchor)
      let transform = scene.toView(CGSize(width: 200, height: 100))
      let middle = CGPoint(x: (0.5 - anchor.x) * 100, y: (0.5 - anchor.y) * 100)
      #expect(isNear(middle.applying(transform), CGPoint(x: 100, y: 50)))
      #expect(isNear(transform.a, x) && isNear(transform.d, -y))
    }
  }

  @Test("a scene that is resized has its view's size before it is shown")
  func resized() throws {
    let scene = NotedScene(size: CGSize(width: 10, height: 10))
    scene.scaleMode = .resizeFill
    _ = try SpriteStage(scene, width: 80, height: 60)
    #expect(scene.size == CGSize(width: 80, height: 60))
    #expect(scene.notes == ["loaded", "sized", "shown"])
  }

  @Test("updates come 60 times a second from the first frame on, whichever frames are taken")
  func updates() throws {
    for rate in [24.0, 60, 100] {
      let scene = NotedScene(size: CGSize(width: 10, height: 10))
      let stage = try SpriteStage(scene)
      for frame in 1...Int(rate / 2) {
        try stage.advance(to: Double(frame) / rate)
        _ = stage.fills
      }
      #expect(scene.times.count == 31)
      for (index, time) in scene.times.enumerated() {
        #expect(abs(time - scene.times[0] - Double(index) / 60) < 1e-9)
      }
    }
  }

  @Test("an action of a second is over after a second, and the film can end")
  func rest() throws {
    let sprite = square()
    sprite.run(.moveBy(x: 60, y: 0, duration: 1))
    let stage = try SpriteStage(scene(sprite))
    try stage.advance(to: 0.5)
    #expect(isNear(sprite.position.x, 30) && stage.graph.restless == "SKScene")
    try stage.advance(to: 1)
    #expect(isNear(sprite.position.x, 60))
    try stage.advance(to: 1.1)
    #expect(stage.graph.restless == nil && stage.graph.nextEvent == nil)
    sprite.run(.moveBy(x: -60, y: 0, duration: 0.5))
    #expect(stage.graph.restless == "SKScene")
    try stage.advance(to: 2)
    #expect(isNear(sprite.position.x, 0) && stage.graph.nextEvent == nil)
  }

  @Test("an update that code has written is called for ever")
  func restless() throws {
    let scene = NotedScene(size: CGSize(width: 10, height: 10))
    let stage = try SpriteStage(scene)
    try stage.advance(to: 3)
    #expect(scene.times.count == 181 && stage.graph.nextEvent != nil)
    scene.view?.isPaused = true
    try stage.advance(to: 4)
    #expect(scene.times.count == 181 && stage.graph.nextEvent == nil)
  }

  @Test("what is farther in front is drawn later, by all depths around added up")
  func depths() throws {
    let (first, second, third) = (square(.red), square(.green), square(.blue))
    first.zPosition = 1
    second.zPosition = 3
    third.zPosition = -1
    let inner = square(.white)
    inner.zPosition = 5
    third.addChild(inner)
    let stage = try SpriteStage(scene(first, second, third))
    #expect(
      stage.fills.map(\.color)
        == [UIColor.blue, .red, .green, .white].map(\.numbers))
  }

  @Test("what nobody sees is left out, and what a blur may bring in is not")
  func sight() throws {
    let (seen, unseen) = (square(.red, x: 98), square(.red, x: 300))
    let stage = try SpriteStage(scene(seen, unseen))
    #expect(stage.frames(.red).count == 1)
    unseen.removeFromParent()
    let effect = SKEffectNode()
    effect.addChild(unseen)
    seen.scene?.addChild(effect)
    #expect(stage.frames(.red).count == 2)
  }

  @Test("opacities are multiplied node by node; what is hidden is not drawn")
  func opacities() throws {
    let (outer, inner, hidden) = (square(.red), square(.green), square(.blue))
    (outer.alpha, inner.alpha, hidden.isHidden) = (0.5, 0.5, true)
    outer.addChild(inner)
    outer.addChild(hidden)
    let stage = try SpriteStage(scene(outer))
    #expect(stage.fills.map(\.color.opacity) == [0.5, 0.25])
  }

  @Test("the ground is SpriteKit's dark grey, and black where nothing shows through")
  func grounds() throws {
    let plain = SKScene(size: CGSize(width: 50, height: 100))
    plain.scaleMode = .aspectFit
    let grounds = try SpriteStage(plain, options: []).fills
    #expect(grounds.map(\.color.red) == [0, 0.15])
    #expect(isNear(grounds[1].frame, CGRect(x: 25, y: 0, width: 50, height: 100)))
    #expect(try SpriteStage(scene(), options: []).fills.map(\.color) == [.black])
    #expect(try SpriteStage(scene()).fills.isEmpty)
  }

  @Test("a camera is in the middle of the view, and its scale makes things smaller")
  func camera() throws {
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 20, y: 20)
    camera.setScale(2)
    let sprite = square(x: 20, y: 40)
    let scene = scene(camera, sprite)
    scene.camera = camera
    let stage = try SpriteStage(scene)
    #expect(isNear(stage.frames(.red)[0], CGRect(x: 47.5, y: 37.5, width: 5, height: 5)))
    #expect(camera.contains(sprite))
    sprite.position.x = 500
    #expect(!camera.contains(sprite))
    #expect(isNear(scene.convertPoint(fromView: CGPoint(x: 50, y: 50)), camera.position))
    let place = CGPoint(x: 3, y: 4)
    #expect(isNear(scene.convertPoint(toView: scene.convertPoint(fromView: place)), place))
  }

  @Test("a transition pushes one scene out by the other, which begins when it is over")
  func transition() throws {
    let before = scene(square(.red, x: 50, y: 50))
    let runner = square(.green, x: 50, y: 50)
    runner.run(.moveBy(x: 0, y: 10, duration: 1))
    let after = scene(runner)
    let stage = try SpriteStage(before)
    before.view?.presentScene(after, transition: .push(with: .left, duration: 1))
    try stage.advance(to: 0.25)
    #expect(isNear(stage.frames(.red)[0].midX, 25) && isNear(stage.frames(.green)[0].midX, 125))
    #expect(runner.position.y == 50)
    try stage.advance(to: 2.5)
    #expect(stage.frames(.red).isEmpty && isNear(runner.position.y, 60))
    #expect(before.view == nil)
  }

  @Test("a node keeps to its constraints after its actions")
  func constraints() throws {
    let (first, second) = (square(.red, x: 10), square(.green, x: 90, y: 90))
    first.run(.moveBy(x: 60, y: 60, duration: 1))
    first.constraints = [
      .positionX(SKRange(upperLimit: 40)), .orient(to: second, offset: SKRange(constantValue: 0)),
    ]
    second.constraints = [.distance(SKRange(lowerLimit: 0, upperLimit: 50), to: first)]
    let stage = try SpriteStage(scene(first, second))
    try stage.advance(to: 1)
    #expect(isNear(first.position, CGPoint(x: 40, y: 60)))
    let way = CGVector(dx: second.position.x - 40, dy: second.position.y - 60)
    #expect(way.dx * way.dx + way.dy * way.dy < 2500.001)
    #expect(isNear(SKRange.withNoLimits().nearest(to: 7), 7))
  }

  @Test("a crop node has a mask, an effect node is one picture")
  func groups() throws {
    let crop = SKCropNode()
    crop.addChild(square(.red))
    crop.maskNode = square(.white)
    let effect = SKEffectNode()
    effect.alpha = 0.5
    effect.addChild(square(.green))
    let stage = try SpriteStage(scene(crop, effect))
    let layers = stage.graph.displayList().commands.compactMap { command -> Layer? in
      guard case .beginLayer(let layer) = command else { return nil }
      return layer
    }
    #expect(layers.contains { $0.mask != nil })
    #expect(layers.contains { $0.opacity == 0.5 && $0.isIsolated })
    #expect(stage.frames(.green).count == 1)
  }
}
