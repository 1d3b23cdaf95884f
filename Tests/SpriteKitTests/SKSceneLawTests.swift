import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews

@testable import SpriteKit

@MainActor @Suite("Laws of scenes")
struct SKSceneLawTests {
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

  @Test(
    "scale modes take a scene's corners to the view's, beyond them, or within",
    arguments: [
      (SKSceneScaleMode.fill, CGRect(x: 0, y: 0, width: 200, height: 100)),
      (.aspectFill, CGRect(x: 0, y: -150, width: 200, height: 400)),
      (.aspectFit, CGRect(x: 75, y: 0, width: 50, height: 100)),
    ] as [(SKSceneScaleMode, CGRect)])
  func corners(mode: SKSceneScaleMode, box: CGRect) {
    let scene = SKScene(size: CGSize(width: 60, height: 120))
    scene.scaleMode = mode
    for anchor in [CGPoint.zero, CGPoint(x: 1, y: 0.25)] {
      scene.anchorPoint = anchor
      let transform = scene.toView(CGSize(width: 200, height: 100))
      let (low, high) = (
        CGPoint(x: scene.frame.minX, y: scene.frame.minY),
        CGPoint(x: scene.frame.maxX, y: scene.frame.maxY)
      )
      #expect(isNear(low.applying(transform), CGPoint(x: box.minX, y: box.maxY)))
      #expect(isNear(high.applying(transform), CGPoint(x: box.maxX, y: box.minY)))
    }
  }

  @Test("where the view has the scene's proportions, all modes are one")
  func proportions() {
    let scene = scene()
    let transforms = [SKSceneScaleMode.fill, .aspectFill, .aspectFit, .resizeFill].map { mode in
      scene.scaleMode = mode
      return scene.toView(CGSize(width: 250, height: 250))
    }
    #expect(transforms.allSatisfy { $0 == transforms[0] })
    #expect(isNear(CGPoint(x: 100, y: 100).applying(transforms[0]), CGPoint(x: 250, y: 0)))
  }

  @Test("a camera that goes one way has the picture go the other way, as far")
  func moved() throws {
    let camera = SKCameraNode()
    camera.position = CGPoint(x: 50, y: 50)
    let scene = scene(camera, square(.red, x: 40, y: 60))
    let without = try SpriteStage(scene).frames(.red).first ?? .zero
    scene.camera = camera
    let transform = scene.toView(CGSize(width: 100, height: 100))
    let place = CGPoint(x: 40, y: 60)
    #expect(isNear(place.applying(transform), CGPoint(x: without.midX, y: without.midY)))
    camera.position = CGPoint(x: 57, y: 44)
    let after = place.applying(scene.toView(CGSize(width: 100, height: 100)))
    // To the right moves it to the left; down, where y grows upwards, moves it up.
    #expect(isNear(after, CGPoint(x: without.midX - 7, y: without.midY - 6)))
  }

  @Test("a camera that is turned turns the picture back; it counts where it is in the tree")
  func turned() {
    let (outer, camera) = (SKNode(), SKCameraNode())
    outer.position = CGPoint(x: 20, y: 30)
    outer.addChild(camera)
    let scene = scene(outer)
    scene.camera = camera
    let view = CGSize(width: 100, height: 100)
    camera.zRotation = .pi / 2
    #expect(isNear(CGPoint(x: 20, y: 30).applying(scene.toView(view)), CGPoint(x: 50, y: 50)))
    // What is above the camera, which looks with its right side up, is on its right.
    #expect(isNear(CGPoint(x: 20, y: 40).applying(scene.toView(view)), CGPoint(x: 60, y: 50)))
    outer.zRotation = -.pi / 2
    #expect(isNear(CGPoint(x: 20, y: 40).applying(scene.toView(view)), CGPoint(x: 50, y: 40)))
    camera.setScale(0.5)
    #expect(isNear(CGPoint(x: 20, y: 40).applying(scene.toView(view)), CGPoint(x: 50, y: 30)))
  }

  @Test("what is in a camera stands still in the view, wherever the camera goes")
  func held() throws {
    let camera = SKCameraNode()
    camera.addChild(square(.green, x: 20, y: -30))
    let scene = scene(camera)
    scene.camera = camera
    let stage = try SpriteStage(scene)
    let before = stage.frames(.green)
    #expect(before.count == 1 && isNear(before.first?.midX ?? 0, 70))
    camera.position = CGPoint(x: 300, y: -20)
    let after = stage.frames(.green)
    #expect(after.count == 1 && isNear(after.first ?? .zero, before.first ?? .null))
  }

  private func layers(_ stage: SpriteStage) -> [Layer] {
    stage.graph.displayList().commands.compactMap { command in
      guard case .beginLayer(let layer) = command else { return nil }
      return layer
    }
  }
  private func boxes(_ list: DisplayList) -> [CGRect] {
    list.commands.compactMap { command in
      guard case .fill(let path, _, _, let transform) = command else { return nil }
      return path.applying(transform).boundingRect
    }
  }

  @Test("a crop node's mask goes with it, and without one all is drawn")
  func crops() throws {
    let crop = SKCropNode()
    crop.position = CGPoint(x: 30, y: 40)
    crop.addChild(square(.red))
    let stage = try SpriteStage(scene(crop))
    #expect(layers(stage).allSatisfy { $0.mask == nil } && stage.frames(.red).count == 1)
    crop.maskNode = square(.white, x: 5)
    let mask = try #require(layers(stage).compactMap(\.mask).first)
    #expect(boxes(mask).count == 1 && stage.frames(.red).count == 1)
    #expect(isNear(boxes(mask).first ?? .zero, CGRect(x: 30, y: 55, width: 10, height: 10)))
    crop.maskNode?.isHidden = true
    #expect(layers(stage).compactMap(\.mask).allSatisfy { boxes($0).isEmpty })
  }

  @Test("shapes of centred sizes have their middle at the node, others where they are said")
  func shapes() throws {
    let size = CGSize(width: 20, height: 10)
    let centered = CGRect(x: -10, y: -5, width: 20, height: 10)
    let rect = CGRect(x: 3, y: 4, width: 20, height: 10)
    for (shape, box) in [
      (SKShapeNode(rectOf: size), centered), (SKShapeNode(ellipseOf: size), centered),
      (SKShapeNode(rectOf: size, cornerRadius: 3), centered),
      (SKShapeNode(rectOf: size, cornerRadius: 99), centered), (SKShapeNode(rect: rect), rect),
      (SKShapeNode(ellipseIn: rect), rect),
      (SKShapeNode(path: CGPath(rect: rect, transform: nil)), rect),
    ] {
      (shape.lineWidth, shape.fillColor) = (0, .red)
      #expect(isNear(shape.frame, box))
      shape.position = CGPoint(x: 50, y: 50)
      let fills = try SpriteStage(scene(shape)).frames(.red)
      let shown = CGRect(x: 50 + box.minX, y: 50 - box.maxY, width: 20, height: 10)
      #expect(fills.count == 1 && isNear(fills.first ?? .zero, shown))
    }
  }

  @Test("a line is as long as its points are apart; a smooth one goes through them")
  func lines() {
    var points = [CGPoint.zero, CGPoint(x: 30, y: 40), CGPoint(x: 30, y: 100)]
    #expect(isNear(SKShapeNode(points: &points, count: 3).lineLength, 110))
    let smooth = SKShapeNode(splinePoints: &points, count: 3)
    smooth.lineWidth = 0
    #expect(smooth.lineLength > 110)
    #expect(points.allSatisfy { smooth.frame.insetBy(dx: -1e-6, dy: -1e-6).contains($0) })
  }
}

@MainActor @Suite("Laws of transitions")
struct SKTransitionLawTests {
  private static var all: [SKTransition] {
    let directions: [SKTransitionDirection] = [.up, .down, .left, .right]
    return directions.flatMap { direction -> [SKTransition] in
      [
        .push(with: direction, duration: 1), .moveIn(with: direction, duration: 1),
        .reveal(with: direction, duration: 1),
      ]
    } + [
      .doorsOpenHorizontal(withDuration: 1), .doorsOpenVertical(withDuration: 1),
      .doorsCloseHorizontal(withDuration: 1), .doorsCloseVertical(withDuration: 1),
    ]
  }
  private static let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)

  /// A ground of a colour.
  private func ground(_ color: ResolvedColor) -> DisplayList {
    var list = DisplayList()
    list.fill(Path(Self.bounds), with: .solid(color), transform: .identity)
    return list
  }
  private struct Piece {
    let color: ResolvedColor
    let box: CGRect
  }
  /// The grounds of two scenes during a transition, in the order in which they are drawn.
  private func pieces(_ transition: SKTransition, _ progress: Double) -> [Piece] {
    let stage = SKTransition.Stage(
      before: ground(UIColor.red.numbers), after: ground(UIColor.green.numbers),
      bounds: Self.bounds, transform: .identity)
    var list = DisplayList()
    transition.paint(stage, at: progress, into: &list)
    return list.commands.compactMap { command in
      guard case .fill(let path, _, .solid(let color), let transform) = command else { return nil }
      return Piece(color: color, box: path.applying(transform).boundingRect)
    }
  }

  @Test("where scenes are moved, at rest one of them lies over all of the view")
  func ends() {
    for transition in Self.all {
      for (progress, color) in [
        (0, UIColor.red.numbers), (1, UIColor.green.numbers),
      ] as [(Double, ResolvedColor)] {
        let whole = pieces(transition, progress).filter { isNear($0.box, Self.bounds) }
        #expect(whole.contains { $0.color == color })
      }
    }
  }

  @Test("fades go by way of their colour, and show one scene at either end")
  func fades() {
    let fade = SKTransition.fade(with: .blue, duration: 1)
    for (progress, scene, opacity) in [
      (0, UIColor.red, 0), (0.25, .red, 0.5), (0.5, .green, 1), (0.75, .green, 0.5), (1, .green, 0),
    ] as [(Double, UIColor, Float)] {
      let drawn = pieces(fade, progress)
      #expect(drawn.first?.color == scene.numbers)
      let cover = drawn.dropFirst().first?.color.opacity ?? 0
      #expect(abs(cover - opacity) < 1e-6)
    }
  }

  @Test("pushed, both scenes move by as much, edge to edge")
  func pushes() throws {
    for part in [0.0, 0.25, 0.5, 1] {
      let drawn = pieces(.push(with: .left, duration: 1), part)
      let red = try #require(drawn.first { $0.color == UIColor.red.numbers })
      let green = try #require(drawn.first { $0.color == UIColor.green.numbers })
      #expect(isNear(red.box.minX, -80 * CGFloat(part)) && isNear(green.box.minX, red.box.maxX))
      let up = pieces(.push(with: .up, duration: 1), part)
      #expect(isNear(up.first?.box.minY ?? 9, -60 * CGFloat(part)))
    }
  }

  @Test("a transition has its seconds, and none that are below 0")
  func durations() {
    #expect(SKTransition.crossFade(withDuration: 2).duration == 2)
    #expect(SKTransition.flipVertical(withDuration: -2).duration == 0)
  }
}
