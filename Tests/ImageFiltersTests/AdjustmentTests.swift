import Foundation
import Testing

@testable import ImageFilters

@Suite("Filters that change colours")
struct AdjustmentTests {
  private let image = Sample.image(9, 7)

  @Test(
    "a filter that is asked for nothing changes nothing",
    arguments: [
      "CIColorControls", "CIExposureAdjust", "CIGammaAdjust", "CIVibrance", "CIHueAdjust",
      "CIColorMatrix", "CIColorPolynomial", "CIColorClamp", "CIWhitePointAdjust", "CIVignette",
    ])
  func neutral(name: String) {
    let same = filtered(image, name)
    #expect(same.extent == image.extent)
    #expect(near(same.pixels(), image.pixels()), "\(name)")
  }

  @Test("no saturation leaves three equal components, of the same brightness")
  func gray() {
    let gray = filtered(image, "CIColorControls", [kCIInputSaturationKey: 0])
    for (new, old) in zip(gray.pixels(), image.pixels()) {
      #expect(abs(new.x - new.y) < 1e-5 && abs(new.y - new.z) < 1e-5)
      #expect(abs(luminance(new) - luminance(old)) < 1e-5)
    }
  }

  @Test("saturation keeps brightness, whatever it is", arguments: [0.3, 1.7, 3] as [Float])
  func saturation(value: Float) {
    let changed = filtered(image, "CIColorControls", [kCIInputSaturationKey: value])
    for (new, old) in zip(changed.pixels(), image.pixels()) {
      #expect(abs(luminance(new) - luminance(old)) < 1e-5)
    }
  }

  @Test("brightness is added, contrast is the distance from the middle")
  func controls() {
    let lighter = filtered(image, "CIColorControls", [kCIInputBrightnessKey: 0.25])
    let harder = filtered(image, "CIColorControls", [kCIInputContrastKey: 2])
    for (index, old) in image.pixels().enumerated() {
      #expect(abs(lighter.pixels()[index].x - old.x - 0.25) < 1e-5)
      #expect(abs(harder.pixels()[index].y - 0.5 - 2 * (old.y - 0.5)) < 1e-5)
    }
    let middle = filtered(image, "CIColorControls", [kCIInputContrastKey: 0])
    #expect(near(middle.pixels(), each(middle) { _ in Pixel(0.5, 0.5, 0.5, 1) }))
  }

  @Test("exposures add up, and one stop is twice the light")
  func exposure() {
    let one = filtered(image, "CIExposureAdjust", [kCIInputEVKey: 1])
    let doubled = each(image) { ($0 * 2).opacity(1) }
    #expect(near(one.pixels(), doubled))
    let back = filtered(one, "CIExposureAdjust", [kCIInputEVKey: -1])
    #expect(near(back.pixels(), image.pixels()))
    let twice = filtered(
      filtered(image, "CIExposureAdjust", [kCIInputEVKey: 0.4]),
      "CIExposureAdjust", [kCIInputEVKey: 0.6])
    #expect(near(twice.pixels(), one.pixels()))
  }

  @Test("a power and its inverse undo each other")
  func gamma() {
    let bent = filtered(image, "CIGammaAdjust", ["inputPower": 2])
    #expect(near(bent.pixels(), each(image) { ($0 * $0).opacity(1) }))
    #expect(near(filtered(bent, "CIGammaAdjust", ["inputPower": 0.5]).pixels(), image.pixels()))
    let dark = Sample.plain(.black)
    #expect(near(filtered(dark, "CIGammaAdjust", ["inputPower": 0.5]).pixels(), dark.pixels()))
  }

  @Test("a whole turn of hue is none, turns add up, and greys stay")
  func hue() {
    let whole = filtered(image, "CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi])
    #expect(near(whole.pixels(), image.pixels()))
    let thirds = (0..<3).reduce(image) { image, _ in
      filtered(image, "CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3])
    }
    #expect(near(thirds.pixels(), image.pixels()))
    let gray = Sample.plain(.gray)
    #expect(near(filtered(gray, "CIHueAdjust", [kCIInputAngleKey: 1]).pixels(), gray.pixels()))
    let green = filtered(
      Sample.plain(.red), "CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3])
    #expect(near(green.pixel(0, 0), Pixel(0, 1, 0, 1)))
  }

  @Test("vibrance changes pale colours more than pure ones, and greys not at all")
  func vibrance() {
    let pale = Sample.plain(CIColor(red: 0.6, green: 0.5, blue: 0.5))
    let values = [kCIInputAmountKey: 1.0]
    func spread(_ image: CIImage) -> Float { image.pixel(0, 0).x - image.pixel(0, 0).y }
    #expect(spread(filtered(pale, "CIVibrance", values)) > 1.5 * spread(pale))
    let red = Sample.plain(.red)
    #expect(near(filtered(red, "CIVibrance", values).pixels(), red.pixels()))
    let gray = Sample.plain(.gray)
    #expect(near(filtered(gray, "CIVibrance", values).pixels(), gray.pixels()))
  }

  @Test("a matrix exchanges components, and adds")
  func matrix() {
    let changed = filtered(
      image, "CIColorMatrix",
      [
        "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
        "inputGVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        "inputBiasVector": CIVector(x: 0, y: 0, z: 0.5, w: 0),
      ])
    let expected = each(image) { Pixel($0.y, $0.x, $0.z + 0.5, 1) }
    #expect(near(changed.pixels(), expected))
    let faint = filtered(
      image, "CIColorMatrix", ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
    #expect(near(faint.pixels(), each(image) { $0 * Float(0.5) }))
  }

  @Test("a polynomial of the first degree scales, components are kept between bounds")
  func bounds() {
    let scaled = filtered(
      image, "CIColorPolynomial", ["inputRedCoefficients": CIVector(x: 0.1, y: 0.5, z: 0, w: 0)])
    #expect(near(scaled.pixels(), each(image) { Pixel(0.1 + $0.x / 2, $0.y, $0.z, 1) }))
    let cut = filtered(
      image, "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0.2, y: 0.2, z: 0.2, w: 0),
        "inputMaxComponents": CIVector(x: 0.6, y: 0.6, z: 0.6, w: 1),
      ])
    for pixel in cut.pixels() {
      for index in 0..<3 { #expect(pixel[index] > 0.1999 && pixel[index] < 0.6001) }
    }
    let again = filtered(
      cut, "CIColorClamp",
      [
        "inputMinComponents": CIVector(x: 0.2, y: 0.2, z: 0.2, w: 0),
        "inputMaxComponents": CIVector(x: 0.6, y: 0.6, z: 0.6, w: 1),
      ])
    #expect(near(again.pixels(), cut.pixels()))
  }

  @Test("white becomes the white point's colour")
  func whitePoint() {
    let color = CIColor(red: 0.8, green: 0.4, blue: 0.2)
    let changed = filtered(Sample.plain(.white), "CIWhitePointAdjust", [kCIInputColorKey: color])
    #expect(near(changed.pixel(0, 0), color.light))
  }

  @Test("the curves of sRGB undo each other")
  func curves() {
    let there = filtered(image, "CILinearToSRGBToneCurve")
    #expect(near(filtered(there, "CISRGBToneCurveToLinear").pixels(), image.pixels()))
    #expect(near(there.pixel(2, 2), TransferCurve.code(image.pixel(2, 2))))
  }
}
