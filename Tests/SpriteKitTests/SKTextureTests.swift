import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

@MainActor @Suite("Textures")
struct SKTextureTests {
  /// A picture whose upper half is red, and whose lower half is blue.
  private func flag() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 10, width: 40, height: 10))
    }
  }
  private func stage(_ nodes: SKNode...) throws -> SpriteStage {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .clear
    for node in nodes { scene.addChild(node) }
    return try SpriteStage(scene)
  }

  @Test("a sprite is as large as its texture, which stands upright")
  func upright() throws {
    let sprite = SKSpriteNode(texture: SKTexture(image: flag()))
    sprite.position = CGPoint(x: 50, y: 50)
    #expect(sprite.size == CGSize(width: 40, height: 20))
    let stage = try stage(sprite)
    #expect(isNear(stage.frames(.red)[0], CGRect(x: 30, y: 40, width: 40, height: 10)))
    #expect(isNear(stage.frames(.blue)[0], CGRect(x: 30, y: 50, width: 40, height: 10)))
  }

  @Test("a part of a texture counts from its lower left, and a part of that from there")
  func parts() {
    let whole = SKTexture(image: flag())
    let lower = SKTexture(rect: CGRect(x: 0, y: 0, width: 1, height: 0.5), in: whole)
    #expect(lower.size() == CGSize(width: 40, height: 10))
    let right = SKTexture(rect: CGRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5), in: lower)
    #expect(right.size() == CGSize(width: 20, height: 5))
    #expect(right.textureRect() == CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.25))
  }

  @Test("an atlas has its textures by name, sorted")
  func atlas() {
    let atlas = SKTextureAtlas(dictionary: ["b": flag(), "a": flag()])
    #expect(atlas.textureNames == ["a", "b"])
    #expect(atlas.textureNamed("b").size() == CGSize(width: 40, height: 20))
  }

  @Test("a node's picture is a texture of its size, the right way up")
  func pictures() throws {
    let outer = SKNode()
    outer.position = CGPoint(x: 70, y: 20)
    let (low, high) = (
      SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10)),
      SKSpriteNode(color: .blue, size: CGSize(width: 10, height: 10))
    )
    high.position = CGPoint(x: 0, y: 30)
    for sprite in [low, high] { outer.addChild(sprite) }
    let texture = try #require(SKView(frame: .zero).texture(from: outer))
    #expect(texture.size() == CGSize(width: 10, height: 40))
    let sprite = SKSpriteNode(texture: texture)
    sprite.position = CGPoint(x: 50, y: 50)
    let stage = try stage(sprite)
    #expect(isNear(stage.frames(.red)[0].midY, 65) && isNear(stage.frames(.blue)[0].midY, 35))
    #expect(SKView(frame: .zero).texture(from: SKNode()) == nil)
  }
}
