import Foundation
import Geometry
import Pixels
import Testing
import UIKitViews
import ViewEngine

@testable import ImageFilters

@Suite("Images as recipes")
struct CIImageTests {
  @Test("a picture through an image and a context is the same picture", arguments: [true, false])
  func throughAll(isOpaque: Bool) throws {
    let picture = Sample.picture(13, 7, seed: 3)
    let image = CIImage(cgImage: CGImage(picture, named: "sample"))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 13, height: 7))
    let context = isOpaque ? CIContext() : CIContext(options: [.useSoftwareRenderer: false])
    let made = try #require(context.createCGImage(image, from: image.extent))
    #expect(made.pixels == picture)
    let again = context.createCGImage(
      image, from: image.extent, format: .RGBA8, colorSpace: CGColorSpaceCreateDeviceRGB())
    #expect(again?.pixels == picture)
  }

  @Test("y points up: row 0 is the picture's last")
  func upwards() {
    var picture = Pixmap(width: 2, height: 3)
    picture[0, 2] = 0xffff_ffff
    let image = CIImage(ImageRecipe.picture(picture))
    #expect(image.pixel(0, 0) == Pixel(1, 1, 1, 1) && image.pixel(0, 2) == Pixel())
  }

  @Test("colours have no end, and no picture of all of them")
  func endless() {
    let image = CIImage(color: CIColor(red: 1, green: 0, blue: 0))
    #expect(image.extent.isInfinite)
    #expect(image.pixel(-1000, 5000) == Pixel(1, 0, 0, 1))
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    #expect(CIContext().createCGImage(image, from: .null) == nil)
    #expect(CIContext().createCGImage(image, from: .zero) == nil)
    let far = CGRect(x: 0, y: 0, width: 100_000, height: 100_000)
    #expect(CIContext().createCGImage(image, from: far) == nil, "far too many pixels")
    #expect(CIImage.empty().extent.isNull && CIImage().extent.isNull)
  }

  @Test("a part of a picture reaches beyond it, where nothing is")
  func beyond() throws {
    let image = Sample.plain(.white, 2, 2)
    let part = CGRect(x: -1, y: -1, width: 4, height: 4)
    let made = try #require(CIContext().createCGImage(image, from: part)?.pixels)
    #expect(made.width == 4 && made[0, 0] == 0 && made[1, 1] == .max && made[3, 3] == 0)
  }

  @Test("cropped twice is cropped once to what both have, in any order")
  func crops() {
    let image = Sample.image(10, 10)
    let one = CGRect(x: 1, y: 2, width: 6, height: 6)
    let other = CGRect(x: 4, y: 0, width: 6, height: 5)
    let both = one.intersection(other)
    let first = image.cropped(to: one).cropped(to: other)
    let second = image.cropped(to: other).cropped(to: one)
    #expect(first.extent == both && second.extent == both)
    #expect(first.pixels() == second.pixels())
    #expect(first.pixels() == image.cropped(to: both).pixels())
    #expect(image.cropped(to: .infinite).extent == image.extent)
  }

  @Test("moved there and back is not moved; whole pixels are not mixed")
  func moves() {
    let image = Sample.image(6, 5)
    let there = CGAffineTransform(translationX: 7, y: -3)
    let moved = image.transformed(by: there)
    #expect(moved.extent == CGRect(x: 7, y: -3, width: 6, height: 5))
    #expect(moved.pixels() == image.pixels())
    #expect(moved.transformed(by: there.inverted()).extent == image.extent)
    #expect(image.transformed(by: .identity).pixels() == image.pixels())
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent == image.extent)
  }

  @Test("half a pixel mixes neighbours evenly")
  func halves() {
    let image = Sample.image(4, 1)
    let moved = image.transformed(by: CGAffineTransform(translationX: 0.5, y: 0))
    let mean = (image.pixel(0, 0) + image.pixel(1, 0)) * Float(0.5)
    #expect(near(moved.pixel(1, 0), mean))
  }

  @Test("one colour stays itself, however it is turned or scaled, up to its edges")
  func constant() {
    let image = Sample.plain(CIColor(red: 0.3, green: 0.6, blue: 0.9), 8, 6)
    for scale in [0.25, 0.5, 2, 3.5] as [CGFloat] {
      let scaled = image.transformed(by: CGAffineTransform(scaleX: scale, y: scale))
      let middle = scaled.pixel(Int(scaled.extent.midX), Int(scaled.extent.midY))
      #expect(near(middle, image.pixel(0, 0)), "\(scale)")
      #expect(near(scaled.pixel(0, 0), image.pixel(0, 0)), "\(scale)")
    }
  }

  @Test("codes are enlarged sharply, and so is what is told to be")
  func sharp() {
    let rows = [[true, false], [false, true]]
    let code = CIImage(ImageRecipe.modules(rows))
      .transformed(by: CGAffineTransform(scaleX: 5, y: 5))
    for y in 0..<10 {
      for x in 0..<10 {
        let light: Float = rows[1 - y / 5][x / 5] ? 0 : 1
        #expect(code.pixel(x, y) == Pixel(light, light, light, 1))
      }
    }
    let smooth = CIImage(ImageRecipe.modules(rows)).samplingLinear()
      .transformed(by: CGAffineTransform(scaleX: 5, y: 5))
    #expect(smooth.pixels() != code.pixels())
    #expect(
      CIImage(ImageRecipe.modules(rows)).samplingLinear().samplingNearest()
        .transformed(by: CGAffineTransform(scaleX: 5, y: 5)).pixels() == code.pixels())
  }

  @Test("edges go on without end")
  func clamped() {
    let image = Sample.image(3, 3)
    let clamped = image.clampedToExtent()
    #expect(clamped.extent.isInfinite)
    #expect(clamped.pixel(-50, 1) == image.pixel(0, 1))
    #expect(clamped.pixel(50, 50) == image.pixel(2, 2))
    #expect(clamped.cropped(to: image.extent).pixels() == image.pixels())
    let part = image.clamped(to: CGRect(x: 1, y: 1, width: 1, height: 1))
    #expect(part.pixel(0, 0) == image.pixel(1, 1))
  }

  @Test("over: what is opaque hides, what is not there shows what is beneath")
  func over() {
    let top = Sample.plain(.white, 2, 2)
    let bottom = Sample.image(4, 4)
    let both = top.composited(over: bottom)
    #expect(both.extent == bottom.extent)
    #expect(both.pixel(0, 0) == Pixel(1, 1, 1, 1) && both.pixel(3, 3) == bottom.pixel(3, 3))
    #expect(CIImage.empty().composited(over: bottom).pixels() == bottom.pixels())
    #expect(bottom.composited(over: .empty()).pixels() == bottom.pixels())
    let half = Sample.plain(CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    let gray = half.composited(over: Sample.plain(.black)).pixel(1, 1)
    #expect(near(gray, Pixel(0.5, 0.5, 0.5, 1)))
  }

  @Test("each orientation keeps all pixels, and its opposite undoes it")
  func orientations() {
    let image = Sample.image(5, 3)
    let opposites: [CGImagePropertyOrientation: CGImagePropertyOrientation] = [
      .up: .up, .upMirrored: .upMirrored, .down: .down, .downMirrored: .downMirrored,
      .leftMirrored: .leftMirrored, .right: .left, .rightMirrored: .rightMirrored, .left: .right,
    ]
    #expect(opposites.count == 8)
    for number in 1...8 as ClosedRange<Int32> {
      guard let orientation = CGImagePropertyOrientation(rawValue: UInt32(number)),
        let opposite = opposites[orientation]
      else { continue }
      let turned = image.oriented(forExifOrientation: number)
      let size = number > 4 ? CGSize(width: 3, height: 5) : CGSize(width: 5, height: 3)
      #expect(turned.extent == CGRect(origin: .zero, size: size), "\(number)")
      #expect(near(turned.oriented(opposite).pixels(), image.pixels()), "\(number)")
    }
    #expect(image.oriented(forExifOrientation: 9).extent == image.extent)
  }

  @Test("a quarter clockwise brings the lower left corner to the upper left")
  func quarter() {
    let image = Sample.image(5, 3)
    let turned = image.oriented(.right)
    #expect(near(turned.pixel(0, 4), image.pixel(0, 0)))
    #expect(near(turned.pixel(2, 4), image.pixel(0, 2)))
  }

  @Test("opacities are multiplied in, taken out, and set to one")
  func opacities() {
    let image = Sample.plain(CIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    #expect(near(image.premultiplyingAlpha().pixel(0, 0), Pixel(0.25, 0.25, 0.25, 0.5)))
    #expect(
      near(image.premultiplyingAlpha().unpremultiplyingAlpha().pixel(0, 0), image.pixel(0, 0)))
    #expect(near(image.settingAlphaOne(in: image.extent).pixel(0, 0), Pixel(1, 1, 1, 1)))
  }
}
