import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Areas, first values and places of filters")
struct FilterAreaTests {
  private let image = Sample.image(6, 5, seed: 51)
  private let area = CGRect(x: 0, y: 0, width: 6, height: 5)

  private func made(_ name: String) throws -> CIImage {
    let filter = try #require(CIFilter(name: name))
    return try #require(filter.outputImage)
  }

  @Test(
    "filters that look no farther than the edges keep the area",
    arguments: [
      "CIColorControls", "CIColorMatrix", "CISepiaTone", "CIColorInvert", "CIFalseColor",
      "CIVignette", "CIVignetteEffect", "CIMaskToAlpha", "CIEdges", "CIPixellate",
      "CICrystallize", "CIUnsharpMask", "CISharpenLuminance", "CIBloom", "CIColorPosterize",
    ])
  func kept(name: String) {
    #expect(filtered(image, name).extent == area)
    let away = image.transformed(by: CGAffineTransform(translationX: -9, y: 4))
    #expect(filtered(away, name).extent == CGRect(x: -9, y: 4, width: 6, height: 5))
  }

  @Test("a blur grows by three deviations, a box by half its side")
  func blurs() {
    func grown(_ name: String, _ radius: Double) -> CGRect {
      filtered(image, name, [kCIInputRadiusKey: radius]).extent
    }
    #expect(grown("CIGaussianBlur", 2) == CGRect(x: -6, y: -6, width: 18, height: 17))
    #expect(grown("CIGaussianBlur", 0.5) == CGRect(x: -2, y: -2, width: 10, height: 9))
    #expect(grown("CIGaussianBlur", 0) == area)
    #expect(grown("CIBoxBlur", 5) == CGRect(x: -2, y: -2, width: 10, height: 9))
    #expect(grown("CIBoxBlur", 1) == area)
  }

  @Test("crops go to the nearest pixels, and two of them to what they share")
  func crops() {
    func cropped(_ image: CIImage, _ rect: CGRect) -> CIImage {
      filtered(image, "CICrop", ["inputRectangle": CIVector(cgRect: rect)])
    }
    let part = CGRect(x: 1, y: 2, width: 3, height: 2)
    #expect(cropped(image, part).extent == part)
    #expect(near(cropped(image, part).pixel(2, 3), image.pixel(2, 3)))
    #expect(near(cropped(image, part).pixel(0, 0), Pixel()))
    let odd = CGRect(x: 0.6, y: 0.6, width: 1.8, height: 1.8)
    #expect(cropped(image, odd).extent == CGRect(x: 1, y: 1, width: 1, height: 1))
    let twice = cropped(cropped(image, part), CGRect(x: 2, y: 0, width: 9, height: 3))
    #expect(twice.extent == CGRect(x: 2, y: 2, width: 2, height: 1))
    #expect(cropped(image, CGRect(x: 50, y: 0, width: 2, height: 2)).extent.isNull)
    #expect(filtered(image, "CICrop").extent == area)
  }

  @Test("edges go on without end, and are what they were")
  func clamps() {
    for name in ["CIClamp", "CIAffineClamp"] {
      let endless = filtered(image, name)
      #expect(endless.extent == .infinite)
      #expect(near(endless.pixel(-40, -7), image.pixel(0, 0)))
      #expect(near(endless.pixel(2, 99), image.pixel(2, 4)))
      #expect(near(endless.pixel(600, 3), image.pixel(5, 3)))
      #expect(near(endless.cropped(to: area).pixels(), image.pixels()))
    }
  }

  @Test("two images have the area of both")
  func union() {
    let away = image.transformed(by: CGAffineTransform(translationX: 10, y: 3))
    for name in ["CISourceOverCompositing", "CIMultiplyBlendMode", "CIBlendWithMask"] {
      let made = filtered(
        image, name,
        [kCIInputBackgroundImageKey: away, kCIInputMaskImageKey: Sample.plain(.white)])
      #expect(made.extent == CGRect(x: 0, y: 0, width: 16, height: 8), "\(name)")
    }
  }

  @Test("a scale is upwards, and with its aspect across")
  func scaled() {
    let made = filtered(
      image, "CILanczosScaleTransform",
      [kCIInputScaleKey: 2, kCIInputAspectRatioKey: 0.5])
    #expect(made.extent == CGRect(x: 0, y: 0, width: 6, height: 10))
  }

  private static let movable: [(name: String, key: String, value: Double)] = [
    ("CIColorControls", "inputContrast", 1.5), ("CIExposureAdjust", "inputEV", -0.5),
    ("CIGammaAdjust", "inputPower", 1.7), ("CIHueAdjust", "inputAngle", 0.8),
    ("CIVibrance", "inputAmount", 0.6), ("CISepiaTone", "inputIntensity", 0.7),
    ("CIColorPosterize", "inputLevels", 4), ("CIColorMonochrome", "inputIntensity", 0.5),
    ("CIGaussianBlur", "inputRadius", 1.5), ("CIBoxBlur", "inputRadius", 3),
    ("CIEdges", "inputIntensity", 2), ("CIUnsharpMask", "inputRadius", 1),
    ("CIBloom", "inputRadius", 1),
  ]

  @Test("what is moved and filtered is what is filtered and moved", arguments: movable.indices)
  func moved(index: Int) {
    let (name, key, value) = Self.movable[index]
    let way = CGAffineTransform(translationX: 4, y: -3)
    let first = filtered(image.transformed(by: way), name, [key: value])
    let second = filtered(image, name, [key: value]).transformed(by: way)
    #expect(first.extent == second.extent, "\(name)")
    #expect(near(first.pixels(), second.pixels()), "\(name)")
  }

  private static let starts: [(name: String, key: String, start: Double)] = [
    ("CIColorControls", "inputSaturation", 1), ("CIColorControls", "inputBrightness", 0),
    ("CIColorControls", "inputContrast", 1), ("CIExposureAdjust", "inputEV", 0),
    ("CIGammaAdjust", "inputPower", 1), ("CIVibrance", "inputAmount", 0),
    ("CIHueAdjust", "inputAngle", 0), ("CISepiaTone", "inputIntensity", 1),
    ("CIColorPosterize", "inputLevels", 6), ("CIVignette", "inputRadius", 1),
    ("CIVignette", "inputIntensity", 0), ("CIVignetteEffect", "inputRadius", 150),
    ("CIVignetteEffect", "inputFalloff", 0.5), ("CIGaussianBlur", "inputRadius", 10),
    ("CIBoxBlur", "inputRadius", 10), ("CIUnsharpMask", "inputRadius", 2.5),
    ("CIUnsharpMask", "inputIntensity", 0.5), ("CISharpenLuminance", "inputSharpness", 0.4),
    ("CIBloom", "inputIntensity", 0.5), ("CIPixellate", "inputScale", 8),
    ("CICrystallize", "inputRadius", 20), ("CIEdges", "inputIntensity", 1),
    ("CICheckerboardGenerator", "inputWidth", 80), ("CIRadialGradient", "inputRadius0", 5),
    ("CIRadialGradient", "inputRadius1", 100), ("CICode128BarcodeGenerator", "inputQuietSpace", 7),
  ]

  @Test("numbers are at first what they are told to be, and so again", arguments: starts.indices)
  func numbers(index: Int) throws {
    let (name, key, start) = Self.starts[index]
    let filter = try #require(CIFilter(name: name))
    #expect(filter.inputKeys.contains(key), "\(name)")
    #expect(filter.value(forKey: key) as? Double == start, "\(name).\(key)")
    filter.setValue(start + 1, forKey: key)
    #expect(filter.value(forKey: key) as? Double == start + 1)
    filter.setDefaults()
    #expect(filter.value(forKey: key) as? Double == start)
  }

  @Test("keys stand in order")
  func keys() {
    func keys(_ name: String) -> [String] { CIFilter(name: name)?.inputKeys ?? [] }
    #expect(keys("CIColorInvert") == ["inputImage"])
    #expect(keys("CIScreenBlendMode") == ["inputImage", "inputBackgroundImage"])
    let masking = ["inputImage", "inputBackgroundImage", "inputMaskImage"]
    #expect(keys("CIBlendWithRedMask") == masking)
    #expect(keys("CIAffineTransform") == ["inputImage", "inputTransform"])
    let line = ["inputPoint0", "inputPoint1", "inputColor0", "inputColor1"]
    #expect(keys("CILinearGradient") == line && keys("CISmoothLinearGradient") == line)
    #expect(keys("CIQRCodeGenerator") == ["inputMessage", "inputCorrectionLevel"])
    #expect(keys("CICrop") == ["inputImage", "inputRectangle"])
  }

  @Test(
    "names that are nearly right are unknown",
    arguments: ["cisepiatone", "SepiaTone", "CISepiaTone ", "CISepiaTone2", "CI"])
  func unknown(name: String) {
    #expect(CIFilter(name: name) == nil)
    #expect(CIFilter(name: name, parameters: [kCIInputIntensityKey: 1]) == nil)
    #expect(image.applyingFilter(name).extent.isNull)
  }

  @Test("squares and stripes by default")
  func patterns() throws {
    let (white, black) = (Pixel(1, 1, 1, 1), Pixel(0, 0, 0, 1))
    let board = try made("CICheckerboardGenerator")
    #expect(board.extent == .infinite)
    #expect(near(board.pixel(150, 150), white) && near(board.pixel(149, 149), white))
    #expect(near(board.pixel(149, 150), black) && near(board.pixel(230, 150), black))
    #expect(near(board.pixel(229, 229), white) && near(board.pixel(230, 230), white))
    let stripes = try made("CIStripesGenerator")
    for y in [-90, 0, 155, 400] {
      #expect(near(stripes.pixel(150, y), white) && near(stripes.pixel(229, y), white))
      #expect(near(stripes.pixel(149, y), black) && near(stripes.pixel(230, y), black))
    }
    let constant = try made("CIConstantColorGenerator")
    #expect(near(constant.pixel(-5, 70), Pixel(1, 0, 0, 1)))
  }

  @Test("gradients by default, at places worked out by hand")
  func gradients() throws {
    func gray(_ value: Float) -> Pixel { Pixel(value, value, value, 1) }
    let line = try made("CILinearGradient")
    #expect(near(line.pixel(99, 100), gray(0.5)) && near(line.pixel(49, 50), gray(0.75)))
    #expect(near(line.pixel(-10, -10), gray(1)) && near(line.pixel(300, 300), gray(0)))
    let soft = try made("CISmoothLinearGradient")
    #expect(near(soft.pixel(99, 100), gray(0.5)) && near(soft.pixel(49, 50), gray(0.843_75)))
    for (x, y) in [(3, 8), (70, 20), (150, 160)] {
      let sum = line.pixel(x, y) + line.pixel(199 - x, 199 - y)
      #expect(near(sum, Pixel(1, 1, 1, 2)))
      let softSum = soft.pixel(x, y) + soft.pixel(199 - x, 199 - y)
      #expect(near(softSum, Pixel(1, 1, 1, 2)))
    }
    let circles = try made("CIRadialGradient")
    #expect(near(circles.pixel(150, 150), gray(1)) && near(circles.pixel(0, 0), gray(0)))
    #expect(near(circles.pixel(190, 150), circles.pixel(109, 149)))
    #expect(near(circles.pixel(190, 150), circles.pixel(150, 190)))
  }
}
