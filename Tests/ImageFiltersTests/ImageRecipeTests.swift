import Foundation
import Geometry
import Synchronization
import Testing

@testable import ImageFilters

@Suite("Recipes for pixels")
struct ImageRecipeTests {
  /// What a recipe was asked for.
  private final class Record: Sendable {
    private let kept = Mutex<[PixelBox]>([])
    func add(_ box: PixelBox) { kept.withLock { $0.append(box) } }
    var boxes: [PixelBox] { kept.withLock { $0 } }
  }

  /// A recipe of a rectangle, each pixel having its place as its colour, and what it was asked for.
  private func recorded(_ extent: CGRect) -> (recipe: ImageRecipe, record: Record) {
    let record = Record()
    let recipe = ImageRecipe(extent: extent) { box in
      record.add(box)
      var block = PixelBlock(box)
      block.repaint { x, y, _ in Pixel(Float(x), Float(y), 0, 1) }
      return block
    }
    return (recipe, record)
  }

  private let area = CGRect(x: 2, y: 3, width: 6, height: 5)

  @Test("nothing is computed before it is asked for, and then only what is within")
  func lazy() {
    let (recipe, record) = recorded(area)
    let later = recipe.cropped(to: CGRect(x: 0, y: 0, width: 5, height: 20))
      .recolored { $0 * Float(2) }
      .over(.color(Pixel(0, 0, 0, 1)))
    #expect(record.boxes.isEmpty)
    _ = later.block(PixelBox(left: -100, bottom: -100, right: 100, top: 100))
    #expect(record.boxes == [PixelBox(left: 2, bottom: 3, right: 5, top: 8)])
    _ = later.block(PixelBox(left: 50, bottom: 50, right: 60, top: 60))
    #expect(record.boxes.count == 1, "there is nothing to ask for")
  }

  @Test("beyond the extent nothing is, whatever box is asked for")
  func beyond() {
    let (recipe, _) = recorded(area)
    let block = recipe.block(PixelBox(left: 0, bottom: 0, right: 10, top: 10))
    for y in 0..<10 {
      for x in 0..<10 {
        let isInside = (2..<8).contains(x) && (3..<8).contains(y)
        #expect(block[x, y] == (isInside ? Pixel(Float(x), Float(y), 0, 1) : Pixel()))
      }
    }
    #expect(recipe.block(PixelBox(left: 4, bottom: 4, right: 4, top: 9)).pixels.isEmpty)
  }

  @Test("clamped blocks have the nearest pixel, however far away they are")
  func clamped() {
    let (recipe, record) = recorded(area)
    let boxes = [
      PixelBox(left: 0, bottom: 0, right: 12, top: 12),
      PixelBox(left: 90, bottom: 4, right: 93, top: 6),
      PixelBox(left: -9, bottom: -9, right: -7, top: -7),
    ]
    for box in boxes {
      let block = recipe.clampedBlock(box)
      #expect(block.box == box)
      for y in box.bottom..<box.top {
        for x in box.left..<box.right {
          let (column, row) = (min(max(x, 2), 7), min(max(y, 3), 7))
          #expect(block[x, y] == Pixel(Float(column), Float(row), 0, 1))
        }
      }
    }
    let whole = PixelBox(covering: area)
    #expect(record.boxes.allSatisfy { $0.intersection(whole) == $0 })
  }

  @Test("what is sharp stays sharp through crops, colours and moves, not through mixing")
  func sharpness() {
    let sharp = ImageRecipe.modules([[true, false]])
    let move = CGAffineTransform(translationX: 3, y: 0)
    #expect(sharp.isSharp && sharp.cropped(to: sharp.extent).isSharp && sharp.clamped.isSharp)
    #expect(sharp.recolored { $0 }.isSharp && sharp.transformed(by: move).isSharp)
    #expect(!sharp.over(.empty).isSharp && !sharp.blurred(deviation: 2).isSharp)
    #expect(recorded(area).recipe.sharp.isSharp && !recorded(area).recipe.isSharp)
  }

  @Test("colours by their places are told the middles of pixels")
  func places() {
    let flat = ImageRecipe.color(Pixel(1, 1, 1, 1)).recolored { x, y, _ in Pixel(x, y, 0, 1) }
    let block = flat.block(PixelBox(left: -2, bottom: 4, right: 0, top: 5))
    #expect(block.pixels == [Pixel(-1.5, 4.5, 0, 1), Pixel(-0.5, 4.5, 0, 1)])
    let painted = ImageRecipe.painted { x, y in Pixel(x, y, 0, 1) }
    #expect(painted.block(block.box).pixels == block.pixels)
  }

  @Test("colours are changed straight, and multiplied again")
  func straight() {
    let half = ImageRecipe.color(Pixel(0.25, 0.125, 0.5, 0.5))
    let seen = half.recolored { color in
      color == Pixel(0.5, 0.25, 1, 0.5) ? Pixel(1, 0, 0, 0.5) : Pixel()
    }
    #expect(
      seen.block(PixelBox(left: 0, bottom: 0, right: 1, top: 1))[0, 0] == Pixel(0.5, 0, 0, 0.5))
  }

  @Test("together, both images are there where either is, if the area is told so")
  func combined() {
    let (one, _) = recorded(CGRect(x: 0, y: 0, width: 2, height: 1))
    let (other, _) = recorded(CGRect(x: 1, y: 0, width: 2, height: 1))
    let sum = one.combined(with: other, extent: one.extent.around(other.extent)) { $0 + $1 }
    #expect(sum.extent == CGRect(x: 0, y: 0, width: 3, height: 1))
    let block = sum.block(PixelBox(covering: sum.extent))
    #expect(block.pixels.map(\.w) == [1, 2, 1])
    let common = one.combined(with: other, extent: one.extent.common(with: other.extent)) {
      $0 + $1
    }
    #expect(common.extent.width == 1)
  }

  @Test("turned by a whole turn in quarters an image is as before, pixel by pixel")
  func quarters() {
    let (recipe, _) = recorded(area)
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let turned = (0..<4).reduce(recipe) { recipe, _ in recipe.transformed(by: quarter) }
    #expect(turned.extent == area)
    let box = PixelBox(covering: area)
    #expect(near(turned.block(box).pixels, recipe.block(box).pixels))
  }

  @Test("larger by a whole factor without mixing, each pixel is a square", arguments: [2, 3, 5])
  func enlarged(factor: Int) {
    let (recipe, _) = recorded(CGRect(x: 0, y: 0, width: 4, height: 3))
    let scale = CGAffineTransform(scaleX: CGFloat(factor), y: CGFloat(factor))
    let large = recipe.sharp.transformed(by: scale)
    let block = large.block(PixelBox(covering: large.extent))
    #expect(block.box.width == 4 * factor && block.box.height == 3 * factor)
    for y in 0..<3 * factor {
      for x in 0..<4 * factor {
        #expect(block[x, y] == Pixel(Float(x / factor), Float(y / factor), 0, 1))
      }
    }
  }

  @Test("a part of a transform's pixels is the same as of the whole")
  func parts() {
    let image = Sample.image(20, 20, seed: 21)
    let turn = CGAffineTransform(rotationAngle: 0.4).scaledBy(x: 1.7, y: 0.8)
    let turned = image.recipe.transformed(by: turn)
    let whole = turned.block(PixelBox(covering: turned.extent))
    let middle = PixelBox(covering: turned.extent).grown(by: -5, -5)
    let part = turned.block(middle)
    for y in middle.bottom..<middle.top {
      for x in middle.left..<middle.right { #expect(near(part[x, y], whole[x, y])) }
    }
  }
}
