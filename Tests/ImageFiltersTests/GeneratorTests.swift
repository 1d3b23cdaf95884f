import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Filters that make images, move and cut them")
struct GeneratorTests {
  private func made(_ name: String, _ values: [String: Any] = [:]) throws -> CIImage {
    try #require(CIFilter(name: name, parameters: values)?.outputImage)
  }

  @Test("a colour is everywhere")
  func constant() throws {
    let image = try made("CIConstantColorGenerator", [kCIInputColorKey: CIColor.cyan])
    #expect(image.extent.isInfinite && image.pixel(-7, 9) == Pixel(0, 1, 1, 1))
  }

  @Test("squares repeat after two of them, and neighbours are of the other colour")
  func checkerboard() throws {
    let image = try made(
      "CICheckerboardGenerator", [kCIInputWidthKey: 4, kCIInputCenterKey: CIVector(x: 0, y: 0)])
    for (x, y) in [(0, 0), (3, 2), (-5, 7), (11, -9)] {
      #expect(image.pixel(x, y) == image.pixel(x + 8, y))
      #expect(image.pixel(x, y) == image.pixel(x + 4, y + 4))
      #expect(image.pixel(x, y) != image.pixel(x + 4, y))
      #expect(image.pixel(x, y) != image.pixel(x, y - 4))
    }
    #expect(image.pixel(0, 0) == Pixel(1, 1, 1, 1))
  }

  @Test("stripes go upwards without end")
  func stripes() throws {
    let image = try made(
      "CIStripesGenerator", [kCIInputWidthKey: 3, kCIInputCenterKey: CIVector(x: 1, y: 0)])
    for x in -6..<6 { #expect(image.pixel(x, 0) == image.pixel(x, 1000)) }
    #expect(image.pixel(1, 0) == Pixel(1, 1, 1, 1) && image.pixel(4, 0) == Pixel(0, 0, 0, 1))
  }

  @Test("a gradient goes from one colour to the other, even for light, and on beyond")
  func linear() throws {
    let values: [String: Any] = [
      "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 100, y: 0),
      "inputColor0": CIColor.black, "inputColor1": CIColor.white,
    ]
    for name in ["CILinearGradient", "CISmoothLinearGradient"] {
      let image = try made(name, values)
      #expect(image.pixel(-5, 3) == Pixel(0, 0, 0, 1) && image.pixel(105, 9) == Pixel(1, 1, 1, 1))
      #expect(abs((image.pixel(49, 0).x + image.pixel(50, 0).x) / 2 - 0.5) < 1e-5)
      var last: Float = -1
      for x in 0..<100 {
        #expect(image.pixel(x, 0).x >= last && image.pixel(x, 0) == image.pixel(x, 77))
        last = image.pixel(x, 0).x
      }
    }
    let even = try made("CILinearGradient", values)
    #expect(abs(even.pixel(25, 0).x - 0.255) < 1e-5)
    let smooth = try made("CISmoothLinearGradient", values)
    #expect(smooth.pixel(10, 0).x < even.pixel(10, 0).x)
  }

  @Test("a gradient without a length has one colour")
  func point() throws {
    let image = try made("CILinearGradient", ["inputPoint1": CIVector(x: 0, y: 0)])
    #expect(image.pixel(9, 9) == Pixel(1, 1, 1, 1))
  }

  @Test("circles about the middle have one colour each")
  func radial() throws {
    let image = try made(
      "CIRadialGradient",
      [
        kCIInputCenterKey: CIVector(x: 0, y: 0), "inputRadius0": 10, "inputRadius1": 20,
        "inputColor0": CIColor.white, "inputColor1": CIColor.black,
      ])
    #expect(image.pixel(3, 4) == Pixel(1, 1, 1, 1) && image.pixel(20, 20) == Pixel(0, 0, 0, 1))
    #expect(near(image.pixel(14, 0), image.pixel(0, 14)))
    #expect(near(image.pixel(14, 0), image.pixel(-15, -1)))
  }

  @Test("a transform, a crop and a clamp are those of images")
  func places() {
    let image = Sample.image(8, 6)
    let turn = CGAffineTransform(scaleX: 2, y: 0.5).rotated(by: 0.3)
    let turned = filtered(image, "CIAffineTransform", [kCIInputTransformKey: turn])
    #expect(turned.extent == image.transformed(by: turn).extent)
    #expect(turned.pixels() == image.transformed(by: turn).pixels())
    let part = CGRect(x: 1, y: 2, width: 3, height: 3)
    let cut = filtered(image, "CICrop", ["inputRectangle": CIVector(cgRect: part)])
    #expect(cut.extent == part && cut.pixels() == image.cropped(to: part).pixels())
    #expect(filtered(image, "CICrop").extent == image.extent)
    let endless = filtered(image, "CIAffineClamp", [kCIInputTransformKey: turn])
    #expect(endless.extent.isInfinite)
    let clamped = filtered(image, "CIClamp", [kCIInputExtentKey: CIVector(cgRect: part)])
    #expect(clamped.pixel(0, 0) == image.pixel(1, 2))
  }

  @Test("scaled: the height by the factor, the width by the aspect too")
  func scaled() {
    let image = Sample.image(8, 6)
    let larger = filtered(
      image, "CILanczosScaleTransform", [kCIInputScaleKey: 2, kCIInputAspectRatioKey: 0.5])
    #expect(larger.extent == CGRect(x: 0, y: 0, width: 8, height: 12))
  }

  @Test("codes are black on white, with a module around, and of nothing there is a code too")
  func codes() throws {
    let code = try made(
      "CIQRCodeGenerator", ["inputMessage": Data("Hello".utf8), "inputCorrectionLevel": "L"])
    #expect(code.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    #expect(Set(code.pixels()) == [Pixel(0, 0, 0, 1), Pixel(1, 1, 1, 1)])
    for index in 0..<23 {
      #expect(code.pixel(index, 0).x == 1 && code.pixel(0, index).x == 1)
      #expect(code.pixel(index, 22).x == 1 && code.pixel(22, index).x == 1)
    }
    // Finders are in three corners, y upwards: not in the lower right one.
    #expect(code.pixel(1, 1).x == 0 && code.pixel(1, 21).x == 0 && code.pixel(21, 21).x == 0)
    #expect(try made("CIQRCodeGenerator").extent.width == 23)
    let long = Data(repeating: 65, count: 3000)
    let filter = CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": long])
    #expect(filter?.outputImage == nil, "more than the largest code holds")
  }

  @Test("bars are as high as they are told, between what is left free")
  func bars() throws {
    let code = try made(
      "CICode128BarcodeGenerator",
      [
        "inputMessage": Data("ABC".utf8), "inputQuietSpace": 5.0, "inputBarcodeHeight": 10.0,
      ])
    #expect(code.extent.height == 10 && code.extent.width == CGFloat(11 * 5 + 13 + 10))
    for x in 0..<Int(code.extent.width) { #expect(code.pixel(x, 0) == code.pixel(x, 9)) }
    #expect(code.pixel(4, 0).x == 1 && code.pixel(5, 0).x == 0)
    let wrong = CIFilter(
      name: "CICode128BarcodeGenerator", parameters: ["inputMessage": Data([200])])
    #expect(wrong?.outputImage == nil)
  }
}
