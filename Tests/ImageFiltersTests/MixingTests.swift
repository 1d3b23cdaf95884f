import Foundation
import Testing

@testable import ImageFilters

@Suite("Filters of several images")
struct MixingTests {
  private let top = Sample.image(6, 5, seed: 11)
  private let bottom = Sample.image(6, 5, seed: 12)

  private func mixed(_ name: String, _ top: CIImage, _ bottom: CIImage) -> CIImage {
    filtered(top, name, [kCIInputBackgroundImageKey: bottom])
  }

  private static let names = [
    "CISourceOverCompositing", "CISourceAtopCompositing", "CISourceInCompositing",
    "CISourceOutCompositing", "CIAdditionCompositing", "CIMultiplyCompositing",
    "CIMaximumCompositing", "CIMinimumCompositing", "CIMultiplyBlendMode", "CIScreenBlendMode",
    "CIOverlayBlendMode", "CIHardLightBlendMode", "CIDarkenBlendMode", "CILightenBlendMode",
    "CIDifferenceBlendMode", "CIExclusionBlendMode", "CIColorDodgeBlendMode",
    "CIColorBurnBlendMode", "CISoftLightBlendMode",
  ]

  @Test(
    "without a background there is the image, without an image the background", arguments: names)
  func missing(name: String) {
    #expect(filtered(top, name).pixels() == top.pixels())
    let filter = CIFilter(name: name, parameters: [kCIInputBackgroundImageKey: bottom])
    #expect(filter?.outputImage?.pixels() == bottom.pixels())
  }

  @Test("opaque images give opaque ones, but where the rule is to cut out", arguments: names)
  func opaque(name: String) {
    let alpha: Float = name == "CISourceOutCompositing" ? 0 : 1
    #expect(mixed(name, top, bottom).pixels().allSatisfy { abs($0.w - alpha) < 1e-6 })
  }

  @Test(
    "exchanged images give the same",
    arguments: [
      "CIAdditionCompositing", "CIMultiplyCompositing", "CIMaximumCompositing",
      "CIMinimumCompositing", "CIMultiplyBlendMode", "CIScreenBlendMode", "CIDarkenBlendMode",
      "CILightenBlendMode", "CIDifferenceBlendMode", "CIExclusionBlendMode",
    ])
  func exchanged(name: String) {
    #expect(near(mixed(name, top, bottom).pixels(), mixed(name, bottom, top).pixels()))
  }

  @Test("what changes nothing: white for products, black for sums, itself for bounds")
  func neutral() {
    let (white, black) = (Sample.plain(.white, 6, 5), Sample.plain(.black, 6, 5))
    for (name, other) in [
      ("CIMultiplyBlendMode", white), ("CIScreenBlendMode", black), ("CIDarkenBlendMode", top),
      ("CILightenBlendMode", top), ("CIExclusionBlendMode", black), ("CIDarkenBlendMode", white),
      ("CIDifferenceBlendMode", black), ("CIMultiplyCompositing", white),
    ] {
      #expect(near(mixed(name, other, top).pixels(), top.pixels()), "\(name)")
    }
    let none = mixed("CIDifferenceBlendMode", top, top)
    #expect(near(none.pixels(), each(none) { _ in Pixel(0, 0, 0, 1) }))
  }

  @Test("hard light is overlay with the images exchanged; screen is a product of what is missing")
  func relatives() {
    #expect(
      near(
        mixed("CIHardLightBlendMode", top, bottom).pixels(),
        mixed("CIOverlayBlendMode", bottom, top).pixels()))
    let missing = mixed(
      "CIMultiplyBlendMode", filtered(top, "CIColorInvert"), filtered(bottom, "CIColorInvert"))
    #expect(
      near(
        filtered(missing, "CIColorInvert").pixels(),
        mixed("CIScreenBlendMode", top, bottom).pixels()))
  }

  @Test("in and out are two parts of the image")
  func parts() {
    let half = Sample.plain(CIColor(red: 0, green: 0, blue: 0, alpha: 0.25), 6, 5)
    let inside = mixed("CISourceInCompositing", top, half).pixels()
    let outside = mixed("CISourceOutCompositing", top, half).pixels()
    #expect(near(zip(inside, outside).map { $0 + $1 }, top.pixels()))
    #expect(near(inside, each(top) { $0 * Float(0.25) }))
  }

  @Test("a white mask shows the image, a black one the background, grey half of each")
  func masks() {
    func masked(_ mask: CIImage) -> [Pixel] {
      filtered(
        top, "CIBlendWithMask",
        [kCIInputBackgroundImageKey: bottom, kCIInputMaskImageKey: mask]
      ).pixels()
    }
    #expect(near(masked(Sample.plain(.white)), top.pixels()))
    #expect(near(masked(Sample.plain(.black)), bottom.pixels()))
    let gray = Sample.plain(.white).applyingFilter(
      "CIColorControls", parameters: [kCIInputContrastKey: 0])
    #expect(near(masked(gray), halves(top.pixels(), bottom.pixels())))
  }

  @Test("an opaque mask's opacity shows the image, a clear one nothing")
  func alphaMasks() {
    let shown = filtered(
      top, "CIBlendWithAlphaMask", [kCIInputMaskImageKey: Sample.plain(.black)])
    #expect(near(shown.pixels(), top.pixels()))
    let hidden = filtered(top, "CIBlendWithAlphaMask", [kCIInputMaskImageKey: CIImage.empty()])
    #expect(hidden.pixels().allSatisfy { $0 == Pixel() })
  }

  @Test("brightness becomes opacity, of white")
  func maskToAlpha() {
    let made = filtered(top, "CIMaskToAlpha").pixels()
    for (new, old) in zip(made, top.pixels()) {
      #expect(near(new, Pixel(repeating: luminance(old))))
    }
  }

  @Test("the mean of an area is one pixel at the origin")
  func average() throws {
    let area = CGRect(x: 1, y: 1, width: 3, height: 2)
    let mean = filtered(top, "CIAreaAverage", [kCIInputExtentKey: CIVector(cgRect: area)])
    #expect(mean.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
    let pixels = top.cropped(to: area).pixels()
    #expect(near(mean.pixel(0, 0), pixels.reduce(Pixel()) { $0 + $1 } / Float(6)))
    let beyond = CIVector(x: 50, y: 50, z: 2, w: 2)
    #expect(filtered(top, "CIAreaAverage", [kCIInputExtentKey: beyond]).extent.isNull)
  }
}
