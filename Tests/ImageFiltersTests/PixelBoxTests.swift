import Foundation
import Testing

@testable import ImageFilters

@Suite("Boxes of pixels")
struct PixelBoxTests {
  @Test("a box has the pixels that a rectangle touches, but for rounding errors")
  func covering() {
    let box = PixelBox(covering: CGRect(x: 0.5, y: -1.2, width: 2, height: 1))
    #expect(box == PixelBox(left: 0, bottom: -2, right: 3, top: 0))
    let almost = CGRect(x: 1e-9, y: -1e-9, width: 4, height: 3 + 1e-9)
    #expect(PixelBox(covering: almost) == PixelBox(left: 0, bottom: 0, right: 4, top: 3))
    #expect(PixelBox(covering: .null).isEmpty)
    #expect(PixelBox(covering: .zero).isEmpty)
  }

  @Test("an endless rectangle's box is finite and very large")
  func endless() {
    let box = PixelBox(covering: .infinite)
    #expect(box.left == -PixelBox.farthest && box.top == PixelBox.farthest)
    #expect(CGRect.infinite.isEndless && !CGRect(x: 0, y: 0, width: 9, height: 9).isEndless)
  }

  @Test("a box that ends before it starts is empty, and so is what far boxes have in common")
  func empty() {
    #expect(PixelBox(left: 3, bottom: 0, right: 1, top: 5).isEmpty)
    let one = PixelBox(left: 0, bottom: 0, right: 2, top: 2)
    #expect(one.intersection(one.moved(by: 5, 0)).isEmpty)
    #expect(one.intersection(one.grown(by: 1, 2)) == one)
    #expect(one.grown(by: 1, 2) == PixelBox(left: -1, bottom: -2, right: 3, top: 4))
  }

  @Test("what rectangles have in common, and what is around them, endless ones among them")
  func rectangles() {
    let one = CGRect(x: 0, y: 0, width: 4, height: 4)
    let other = CGRect(x: 2, y: -1, width: 4, height: 4)
    #expect(one.common(with: other) == CGRect(x: 2, y: 0, width: 2, height: 3))
    #expect(one.around(other) == CGRect(x: 0, y: -1, width: 6, height: 5))
    #expect(one.common(with: .infinite) == one && CGRect.infinite.common(with: one) == one)
    #expect(one.around(.infinite).isEndless)
    #expect(one.common(with: .null).isNull && one.around(.null) == one)
    #expect(CGRect.null.around(one) == one)
    #expect(one.common(with: one.offsetBy(dx: 4, dy: 0)).isNull)
    #expect(one.grown(by: 2) == CGRect(x: -2, y: -2, width: 8, height: 8))
    #expect(CGRect.infinite.grown(by: 2).isEndless && CGRect.null.grown(by: 2).isNull)
  }

  @Test("beyond a block nothing is there; the nearest pixel always is")
  func blocks() {
    let box = PixelBox(left: 2, bottom: 3, right: 4, top: 5)
    var block = PixelBlock(box)
    block.repaint { x, y, _ in Pixel(Float(x), Float(y), 0, 1) }
    #expect(block[2, 3] == Pixel(2, 3, 0, 1) && block[3, 4] == Pixel(3, 4, 0, 1))
    #expect(block[1, 3] == Pixel() && block[4, 3] == Pixel() && block[2, 5] == Pixel())
    #expect(block.nearest(-9, 9) == Pixel(2, 4, 0, 1))
    #expect(block.mixed(2.5, 3.5) == Pixel(2, 3, 0, 1))
    #expect(block.mixed(3, 4) == Pixel(2.5, 3.5, 0, 1))
  }

  @Test("straight pixels are multiplied again")
  func straight() {
    let pixel = Pixel(0.2, 0.1, 0.4, 0.5)
    #expect(pixel.straight == Pixel(0.4, 0.2, 0.8, 0.5))
    #expect(pixel.straight.multiplied == pixel)
    #expect(Pixel().straight == Pixel() && Pixel(1, 2, 3, 1).straight == Pixel(1, 2, 3, 1))
    #expect(dot(Pixel(1, 2, 3, 4), Pixel(1, 1, 1, 1)) == 10)
    #expect(abs(luminance(Pixel(1, 1, 1, 1)) - 1) < 1e-6)
  }
}
