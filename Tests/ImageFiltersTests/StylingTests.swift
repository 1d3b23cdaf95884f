import Foundation
import Testing

@testable import ImageFilters

@Suite("Filters that make something else of an image")
struct StylingTests {
  private let image = Sample.image(24, 16, seed: 9)

  @Test("squares have one colour, the mean of their pixels")
  func pixellate() {
    let squares = filtered(
      image, "CIPixellate", [kCIInputScaleKey: 8, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    #expect(squares.extent == image.extent)
    for row in 0..<2 {
      for column in 0..<3 {
        let cell = PixelBox(
          left: column * 8, bottom: row * 8, right: column * 8 + 8, top: row * 8 + 8)
        let pixels = image.pixels(cell)
        let mean = pixels.reduce(Pixel()) { $0 + $1 } / Float(pixels.count)
        #expect(near(squares.pixels(cell), pixels.map { _ in mean }))
      }
    }
  }

  @Test("squares within squares change nothing; of one pixel neither")
  func again() {
    let values: [String: Any] = [
      kCIInputScaleKey: 4, kCIInputCenterKey: CIVector(x: 2, y: 3),
    ]
    let once = filtered(image, "CIPixellate", values)
    #expect(near(filtered(once, "CIPixellate", values).pixels(), once.pixels()))
    #expect(filtered(image, "CIPixellate", [kCIInputScaleKey: 1]).pixels() == image.pixels())
  }

  @Test("a part of the squares is the same as of the whole, fractions of pixels too")
  func parts() {
    for (name, size) in [("CIPixellate", kCIInputScaleKey), ("CICrystallize", kCIInputRadiusKey)] {
      let squares = filtered(image, name, [size: 5.3])
      let whole = squares.recipe.block(PixelBox(covering: squares.extent))
      let part = PixelBox(left: 5, bottom: 3, right: 17, top: 12)
      let alone = squares.recipe.block(part)
      for y in part.bottom..<part.top {
        for x in part.left..<part.right { #expect(near(alone[x, y], whole[x, y])) }
      }
    }
  }

  @Test("crystals have colours of the image only, and far fewer")
  func crystallize() {
    let cells = filtered(image, "CICrystallize", [kCIInputRadiusKey: 4])
    let colors = Set(image.pixels())
    let left = Set(cells.pixels())
    #expect(left.isSubset(of: colors) && left.count * 4 < colors.count && left.count > 1)
    let none = filtered(image, "CICrystallize", [kCIInputRadiusKey: 0])
    #expect(none.pixels() == image.pixels())
  }

  @Test("one colour stays itself", arguments: ["CIPixellate", "CICrystallize"])
  func constant(name: String) {
    let plain = Sample.plain(CIColor(red: 0.1, green: 0.5, blue: 0.8), 20, 20)
    #expect(near(filtered(plain, name).pixels(), plain.pixels()))
  }

  @Test("one colour has no edges; a border has one, and more with more of it")
  func edges() {
    let plain = Sample.plain(.white, 10, 10)
    #expect(
      near(filtered(plain, "CIEdges").pixels(), each(plain) { _ in Pixel(0, 0, 0, 1) }))
    let half = CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 5, height: 10))
    let border = half.composited(over: plain)
    let one = filtered(border, "CIEdges", [kCIInputIntensityKey: 1])
    let two = filtered(border, "CIEdges", [kCIInputIntensityKey: 2])
    #expect(near(one.pixel(1, 5), Pixel(0, 0, 0, 1)) && one.pixel(4, 5).x > 1)
    #expect(near(two.pixel(4, 5), (one.pixel(4, 5) * 2).opacity(1)))
  }
}
