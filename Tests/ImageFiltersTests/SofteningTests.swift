import Foundation
import Testing

@testable import ImageFilters

@Suite("Filters that blur and sharpen")
struct SofteningTests {
  private let image = Sample.image(12, 10, seed: 7)

  /// The sum of all pixels.
  private func sum(_ image: CIImage) -> Pixel {
    image.pixels().reduce(Pixel()) { $0 + $1 }
  }

  @Test("weights are even to both sides and add up to 1", arguments: [0.3, 1, 2.5, 10, 40])
  func weights(size: Double) {
    for weights in [ImageRecipe.gaussian(size), ImageRecipe.box(size)] {
      #expect(abs(weights.reduce(0, +) - 1) < 1e-5)
      #expect(weights == weights.reversed() && weights.count % 2 == 1)
      #expect(weights.allSatisfy { $0 > 0 })
    }
  }

  @Test("a box of a whole odd side has even weights; a small one is one pixel")
  func boxes() {
    #expect(ImageRecipe.box(3).allSatisfy { abs($0 - 1.0 / 3) < 1e-6 })
    #expect(ImageRecipe.box(3).count == 3 && ImageRecipe.box(1) == [1])
    #expect(ImageRecipe.box(2) == [0.25, 0.5, 0.25])
    #expect(ImageRecipe.gaussian(0) == [1])
  }

  @Test("light is neither made nor lost", arguments: ["CIGaussianBlur", "CIBoxBlur"])
  func kept(name: String) {
    for radius in [0.5, 2, 4] {
      let soft = filtered(image, name, [kCIInputRadiusKey: radius])
      #expect(near(sum(soft), sum(image), within: 1e-2), "\(radius)")
    }
  }

  @Test("one colour is itself away from edges, everywhere if edges go on")
  func constant() {
    let plain = Sample.plain(CIColor(red: 0.2, green: 0.7, blue: 0.4), 30, 30)
    let soft = plain.applyingGaussianBlur(sigma: 3)
    #expect(near(soft.pixel(15, 15), plain.pixel(15, 15)))
    let clamped = plain.clampedToExtent().applyingGaussianBlur(sigma: 3)
      .cropped(to: plain.extent)
    #expect(near(clamped.pixels(), plain.pixels()))
  }

  @Test("the area grows by three deviations, and none for no blur")
  func area() {
    #expect(image.applyingGaussianBlur(sigma: 10).extent == image.extent.insetBy(dx: -30, dy: -30))
    #expect(image.applyingGaussianBlur(sigma: 0).pixels() == image.pixels())
    #expect(CIImage(color: .red).applyingGaussianBlur(sigma: 5).extent.isInfinite)
  }

  @Test("blurred twice is blurred once by the root of the squares' sum")
  func twice() {
    let once = image.applyingGaussianBlur(sigma: 5)
    let twice = image.applyingGaussianBlur(sigma: 3).applyingGaussianBlur(sigma: 4)
    let box = PixelBox(covering: image.extent)
    #expect(near(once.pixels(box), twice.pixels(box), within: 0.01))
  }

  @Test("a picture turned upside down is blurred as it would be otherwise")
  func mirrored() {
    let turned = image.oriented(.down).applyingGaussianBlur(sigma: 2)
    let other = image.applyingGaussianBlur(sigma: 2).oriented(.down)
    #expect(near(turned.pixels(), other.pixels()))
  }

  @Test("parts are the same as of the whole")
  func parts() {
    let soft = image.applyingGaussianBlur(sigma: 1.5)
    let whole = soft.recipe.block(PixelBox(covering: soft.extent))
    let part = PixelBox(left: 3, bottom: 2, right: 7, top: 8)
    let alone = soft.recipe.block(part)
    for y in part.bottom..<part.top {
      for x in part.left..<part.right { #expect(alone[x, y] == whole[x, y]) }
    }
  }

  @Test(
    "what sharpens leaves one colour, the area and opacities",
    arguments: ["CIUnsharpMask", "CISharpenLuminance"])
  func sharpened(name: String) {
    let plain = Sample.plain(CIColor(red: 0.2, green: 0.7, blue: 0.4))
    #expect(near(filtered(plain, name).pixels(), plain.pixels()))
    let sharp = filtered(image, name)
    #expect(sharp.extent == image.extent && sharp.pixels().allSatisfy { $0.w == 1 })
    #expect(!near(sharp.pixels(), image.pixels(), within: 0.01))
    #expect(sharp.pixels().allSatisfy { $0.x >= 0 && $0.y >= 0 && $0.z >= 0 })
  }

  @Test("an edge's sides go apart when it is sharpened")
  func edge() {
    let dark = Sample.plain(CIColor(red: 0.4, green: 0.4, blue: 0.4), 10, 4)
    let light = CIImage(color: CIColor(red: 0.7, green: 0.7, blue: 0.7))
      .cropped(to: CGRect(x: 5, y: 0, width: 5, height: 4))
    let image = light.composited(over: dark)
    let sharp = filtered(image, "CIUnsharpMask", [kCIInputRadiusKey: 1, kCIInputIntensityKey: 1])
    #expect(sharp.pixel(4, 2).x < image.pixel(4, 2).x)
    #expect(sharp.pixel(5, 2).x > image.pixel(5, 2).x)
  }

  @Test("bloom only adds light, and not beyond white")
  func bloom() {
    let shining = filtered(image, "CIBloom", [kCIInputRadiusKey: 2, kCIInputIntensityKey: 1])
    for (new, old) in zip(shining.pixels(), image.pixels()) {
      for index in 0..<3 { #expect(new[index] >= old[index] - 1e-6 && new[index] < 1.0001) }
    }
    let none = filtered(image, "CIBloom", [kCIInputIntensityKey: 0])
    #expect(near(none.pixels(), image.pixels()))
  }
}
