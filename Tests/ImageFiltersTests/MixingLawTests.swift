import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Laws of filters that put images together")
struct MixingLawTests {
  private let top = Sample.image(6, 5, seed: 31)
  private let bottom = Sample.image(6, 5, seed: 32)
  private let clear = Sample.plain(.clear, 6, 5)

  private func faint(_ seed: UInt64) -> CIImage {
    CIImage(ImageRecipe.picture(Sample.picture(6, 5, seed: seed, isOpaque: false)))
  }
  private func light(_ value: Float) -> CIImage {
    CIImage(ImageRecipe.color(Pixel(value, value, value, 1)))
      .cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
  }
  private func mixed(_ name: String, _ top: CIImage, _ bottom: CIImage) -> [Pixel] {
    filtered(top, name, [kCIInputBackgroundImageKey: bottom]).pixels()
  }
  private func masked(_ name: String, _ mask: CIImage) -> [Pixel] {
    filtered(
      top, name, [kCIInputBackgroundImageKey: bottom, kCIInputMaskImageKey: mask]
    ).pixels()
  }

  @Test(
    "on nothing, an image stays, and so does one under nothing",
    arguments: [
      "CISourceOverCompositing", "CIAdditionCompositing", "CIMaximumCompositing",
      "CIMultiplyBlendMode", "CIScreenBlendMode", "CIOverlayBlendMode", "CIHardLightBlendMode",
      "CIDarkenBlendMode", "CILightenBlendMode", "CIDifferenceBlendMode",
      "CIExclusionBlendMode", "CIColorDodgeBlendMode", "CIColorBurnBlendMode",
      "CISoftLightBlendMode",
    ])
  func identity(name: String) {
    #expect(near(mixed(name, top, clear), top.pixels()))
    #expect(near(mixed(name, clear, bottom), bottom.pixels()))
  }

  @Test("what cuts by opacity leaves nothing of, or on, nothing")
  func cut() {
    let none = clear.pixels()
    #expect(near(mixed("CISourceInCompositing", top, clear), none))
    #expect(near(mixed("CISourceOutCompositing", top, clear), top.pixels()))
    #expect(near(mixed("CISourceAtopCompositing", top, clear), none))
    #expect(near(mixed("CISourceAtopCompositing", clear, bottom), bottom.pixels()))
    #expect(near(mixed("CIMinimumCompositing", top, clear), none))
    #expect(near(mixed("CIMultiplyCompositing", clear, bottom), none))
  }

  @Test("three images over each other may be joined from above or below")
  func associative() {
    let (one, two, three) = (faint(41), faint(42), faint(43))
    let above = one.composited(over: two).composited(over: three)
    let below = one.composited(over: two.composited(over: three))
    #expect(near(above.pixels(), below.pixels()))
    #expect(near(mixed("CISourceOverCompositing", one, two), one.composited(over: two).pixels()))
  }

  @Test("atop is in, and what is left of the background")
  func atop() {
    let (one, two) = (faint(44), faint(45))
    let inside = mixed("CISourceInCompositing", one, two)
    let outside = mixed("CISourceOutCompositing", two, one)
    let sum = zip(inside, outside).map { $0 + $1 }
    #expect(near(mixed("CISourceAtopCompositing", one, two), sum))
  }

  @Test("the greater and the lesser are together the sum")
  func bounds() {
    let (one, two) = (faint(46), faint(47))
    let most = mixed("CIMaximumCompositing", one, two)
    let least = mixed("CIMinimumCompositing", one, two)
    for (index, pair) in zip(one.pixels(), two.pixels()).enumerated() {
      #expect(near(most[index] + least[index], pair.0 + pair.1))
    }
  }

  /// What a quarter of the light below and a half above give, and a half below and three quarters.
  private static let formulas: [(name: String, dark: Float, bright: Float)] = [
    ("CIMultiplyBlendMode", 0.125, 0.375), ("CIScreenBlendMode", 0.625, 0.875),
    ("CIOverlayBlendMode", 0.25, 0.75), ("CIHardLightBlendMode", 0.25, 0.75),
    ("CIDarkenBlendMode", 0.25, 0.5), ("CILightenBlendMode", 0.5, 0.75),
    ("CIDifferenceBlendMode", 0.25, 0.25), ("CIExclusionBlendMode", 0.5, 0.5),
    ("CIColorDodgeBlendMode", 0.5, 1), ("CIColorBurnBlendMode", 0, 0.333_333),
    ("CISoftLightBlendMode", 0.25, 0.603_553), ("CIMultiplyCompositing", 0.125, 0.375),
    ("CIAdditionCompositing", 0.75, 1.25),
  ]

  @Test("formulas worked out by hand", arguments: formulas.indices)
  func byHand(index: Int) {
    let formula = Self.formulas[index]
    let dark = mixed(formula.name, light(0.5), light(0.25))
    #expect(abs(dark[0].x - formula.dark) < 1e-5, "\(formula.name)")
    let bright = mixed(formula.name, light(0.75), light(0.5))
    #expect(abs(bright[3].z - formula.bright) < 1e-5, "\(formula.name)")
    #expect(abs(bright[0].w - 1) < 1e-6)
  }

  @Test("masks at nothing and at all give the background and the image")
  func masks() {
    let cases: [(name: String, all: CIColor, none: CIColor)] = [
      ("CIBlendWithMask", .white, .black), ("CIBlendWithAlphaMask", .white, .clear),
      ("CIBlendWithRedMask", .red, .cyan), ("CIBlendWithBlueMask", .blue, .yellow),
    ]
    for item in cases {
      #expect(near(masked(item.name, Sample.plain(item.all)), top.pixels()), "\(item.name)")
      #expect(near(masked(item.name, Sample.plain(item.none)), bottom.pixels()), "\(item.name)")
    }
  }

  @Test("images exchanged under the inverse of a mask give the same")
  func inverse() {
    let mask = Sample.image(6, 5, seed: 33)
    let exchanged = filtered(
      bottom, "CIBlendWithMask",
      [kCIInputBackgroundImageKey: top, kCIInputMaskImageKey: filtered(mask, "CIColorInvert")])
    #expect(near(masked("CIBlendWithMask", mask), exchanged.pixels()))
  }

  @Test("an image masked with itself for a background stays, whatever the mask")
  func same() {
    let mask = Sample.image(6, 5, seed: 34)
    for name in ["CIBlendWithMask", "CIBlendWithRedMask", "CIBlendWithBlueMask"] {
      let made = filtered(
        top, name, [kCIInputBackgroundImageKey: top, kCIInputMaskImageKey: mask])
      #expect(near(made.pixels(), top.pixels()), "\(name)")
    }
  }
}
