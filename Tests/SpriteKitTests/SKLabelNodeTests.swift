import DisplayList
import Foundation
import Geometry
import Testing
import UIKitViews
@_spi(Engine) import ViewEngine

@testable import SpriteKit

@MainActor @Suite("Labels")
struct SKLabelNodeTests {
  @Test("the alignments put sides and heights of one box at the position")
  func alignments() {
    let label = SKLabelNode(text: "Harbour")
    let size = label.frame.size
    #expect(size.width > 50 && size.height > 20)
    #expect(isNear(label.frame.midX, 0) && label.frame.minY < 0 && label.frame.maxY > 0)
    label.horizontalAlignmentMode = .left
    #expect(isNear(label.frame.minX, 0))
    label.horizontalAlignmentMode = .right
    #expect(isNear(label.frame.maxX, 0))
    label.verticalAlignmentMode = .top
    #expect(isNear(label.frame.maxY, 0))
    label.verticalAlignmentMode = .bottom
    #expect(isNear(label.frame.minY, 0))
    label.verticalAlignmentMode = .center
    #expect(isNear(label.frame.midY, 0))
    #expect(label.frame.size == size)
  }

  @Test("twice the size is twice as wide, and lines are broken at a width")
  func sizes() {
    let label = SKLabelNode(text: "a boat and another boat")
    let width = label.frame.width
    label.fontSize = 64
    // Both are whole points, and the larger letters are, the closer they stand.
    #expect(label.frame.width <= 2 * width + 2 && label.frame.width > 1.96 * width)
    let height = label.frame.height
    (label.numberOfLines, label.preferredMaxLayoutWidth) = (0, width)
    #expect(label.frame.width <= width + 1 && label.frame.height > 1.5 * height)
    #expect(SKLabelNode(text: "").calculateAccumulatedFrame() == .zero)
  }

  @Test("letters have their colour, under the tint, and stand upright")
  func colors() throws {
    let label = SKLabelNode(text: "I")
    label.fontColor = .red
    label.position = CGPoint(x: 50, y: 50)
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.addChild(label)
    let stage = try SpriteStage(scene)
    func glyphs() -> [(UIColor, CGAffineTransform)] {
      stage.graph.displayList().commands.compactMap { command in
        guard case .glyphs(_, .solid(let color), let transform) = command else { return nil }
        return (UIColor(color), transform)
      }
    }
    let letters = glyphs()
    #expect(letters.count == 1 && letters[0].0.numbers == UIColor.red.numbers)
    // Texts are set with y downwards, as lists have it.
    #expect(letters[0].1.a > 0 && letters[0].1.d > 0)
    (label.color, label.colorBlendFactor) = (.black, 0.5)
    #expect(glyphs()[0].0.numbers.red == 0.5)
  }
}
