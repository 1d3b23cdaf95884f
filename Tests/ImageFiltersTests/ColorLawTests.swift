import Foundation
import Geometry
import Testing

@testable import ImageFilters

@Suite("Laws of filters that change colours")
struct ColorLawTests {
  private let image = Sample.image(7, 6, seed: 21)
  private var faint: CIImage {
    CIImage(ImageRecipe.picture(Sample.picture(7, 6, seed: 22, isOpaque: false)))
  }

  private func controlled(_ image: CIImage, _ key: String, _ value: Double) -> CIImage {
    filtered(image, "CIColorControls", [key: value])
  }

  private func red(_ vector: CIVector) -> [Float] {
    filtered(image, "CIColorMatrix", ["inputRVector": vector]).pixels().map(\.x)
  }

  @Test("a sum of vectors gives the sum of what each gives")
  func matrixSums() {
    let one = red(CIVector(x: 0.5, y: 0.25, z: -0.5, w: 0))
    let other = red(CIVector(x: -0.25, y: 1, z: 0.75, w: 0.5))
    let both = red(CIVector(x: 0.25, y: 1.25, z: 0.25, w: 0.5))
    for index in both.indices {
      let sum = one[index] + other[index]
      #expect(abs(both[index] - sum) < 1e-5)
    }
  }

  @Test("a vector twice as long gives twice the light", arguments: [0, 1, 2, 3])
  func matrixScales(axis: Int) {
    var numbers: [CGFloat] = [0, 0, 0, 0]
    numbers[axis] = 0.75
    let once = red(CIVector(values: numbers, count: 4))
    numbers[axis] = 1.5
    let twice = red(CIVector(values: numbers, count: 4))
    for (one, two) in zip(once, twice) { #expect(abs(two - 2 * one) < 1e-5) }
  }

  @Test("a matrix without a bias and an exposure may change places")
  func matrixAndExposure() {
    let values: [String: Any] = [
      "inputRVector": CIVector(x: 0.2, y: 0.5, z: 0.1, w: 0),
      "inputBVector": CIVector(x: -0.3, y: 0, z: 0.9, w: 0),
    ]
    let first = filtered(
      filtered(image, "CIColorMatrix", values), "CIExposureAdjust", [kCIInputEVKey: 1.5])
    let second = filtered(
      filtered(image, "CIExposureAdjust", [kCIInputEVKey: 1.5]), "CIColorMatrix", values)
    #expect(near(first.pixels(), second.pixels()))
  }

  @Test("a bias of opacity goes no farther than opaque and clear")
  func matrixOpacity() {
    let more = filtered(
      image, "CIColorMatrix", ["inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 3)])
    #expect(near(more.pixels(), image.pixels()))
    let less = filtered(
      image, "CIColorMatrix", ["inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: -3)])
    #expect(less.pixels().allSatisfy { near($0, Pixel()) })
  }

  @Test("the narrower of two bounds is what remains")
  func nestedBounds() {
    func bounded(_ image: CIImage, _ least: CGFloat, _ most: CGFloat) -> CIImage {
      filtered(
        image, "CIColorClamp",
        [
          "inputMinComponents": CIVector(x: least, y: least, z: least, w: 0),
          "inputMaxComponents": CIVector(x: most, y: most, z: most, w: 1),
        ])
    }
    let narrow = bounded(image, 0.3, 0.5)
    #expect(near(bounded(bounded(image, 0.1, 0.7), 0.3, 0.5).pixels(), narrow.pixels()))
    #expect(near(bounded(narrow, 0.1, 0.7).pixels(), narrow.pixels()))
  }

  @Test("stops add up, in any order", arguments: [-2.5, -1, 0.5, 3])
  func stops(value: Double) {
    let first = filtered(image, "CIExposureAdjust", [kCIInputEVKey: value])
    let both = filtered(first, "CIExposureAdjust", [kCIInputEVKey: -0.75])
    let sum = filtered(image, "CIExposureAdjust", [kCIInputEVKey: value - 0.75])
    #expect(near(both.pixels(), sum.pixels(), within: 1e-3))
    let back = filtered(first, "CIExposureAdjust", [kCIInputEVKey: -value])
    #expect(near(back.pixels(), image.pixels()))
  }

  @Test("powers multiply", arguments: [0.5, 1.25, 2])
  func powers(value: Double) {
    let first = filtered(image, "CIGammaAdjust", ["inputPower": value])
    let both = filtered(first, "CIGammaAdjust", ["inputPower": 1.5])
    let product = filtered(image, "CIGammaAdjust", ["inputPower": value * 1.5])
    #expect(near(both.pixels(), product.pixels()))
    let back = filtered(first, "CIGammaAdjust", ["inputPower": 1 / value])
    #expect(near(back.pixels(), image.pixels()))
  }

  @Test("a hue turned there and back is where it was", arguments: [-2, 0.4, 1.3, 3])
  func hueBack(angle: Double) {
    let there = filtered(image, "CIHueAdjust", [kCIInputAngleKey: angle])
    let back = filtered(there, "CIHueAdjust", [kCIInputAngleKey: -angle])
    #expect(near(back.pixels(), image.pixels()))
  }

  @Test("a turn of hue keeps the sum and the length of a colour", arguments: [-1, 0.7, 2.2])
  func hueKeeps(angle: Double) {
    let turned = filtered(image, "CIHueAdjust", [kCIInputAngleKey: angle]).pixels()
    for (new, old) in zip(turned, image.pixels()) {
      let sums = (new.x + new.y + new.z, old.x + old.y + old.z)
      #expect(abs(sums.0 - sums.1) < 1e-4)
      let (newSquare, oldSquare) = (new * new, old * old)
      let newLength = newSquare.x + newSquare.y + newSquare.z
      let oldLength = oldSquare.x + oldSquare.y + oldSquare.z
      #expect(abs(newLength - oldLength) < 1e-4)
    }
  }

  @Test("saturations and contrasts multiply, brightnesses add up")
  func controls() {
    let pairs: [(key: String, first: Double, second: Double, both: Double)] = [
      (kCIInputSaturationKey, 0.5, 1.5, 0.75), (kCIInputContrastKey, 1.25, 0.5, 0.625),
      (kCIInputBrightnessKey, 0.25, -0.125, 0.125),
    ]
    for pair in pairs {
      let step = controlled(image, pair.key, pair.first)
      let both = controlled(step, pair.key, pair.second)
      let once = controlled(image, pair.key, pair.both)
      #expect(near(both.pixels(), once.pixels()), "\(pair.key)")
    }
  }

  @Test("the third power is the polynomial of it")
  func cube() {
    let cube = CIVector(x: 0, y: 0, z: 0, w: 1)
    let keys = ["inputRedCoefficients", "inputGreenCoefficients", "inputBlueCoefficients"]
    let values = Dictionary(uniqueKeysWithValues: keys.map { ($0, cube as Any) })
    let made = filtered(image, "CIColorPolynomial", values)
    let power = filtered(image, "CIGammaAdjust", ["inputPower": 3])
    #expect(near(made.pixels(), power.pixels()))
  }

  @Test("white points multiply, whichever is first")
  func whitePoints() {
    let warm = CIColor(red: 0.9, green: 0.7, blue: 0.4)
    let cold = CIColor(red: 0.3, green: 0.6, blue: 1)
    func tinted(_ image: CIImage, _ color: CIColor) -> CIImage {
      filtered(image, "CIWhitePointAdjust", [kCIInputColorKey: color])
    }
    let one = tinted(tinted(image, warm), cold).pixels()
    #expect(near(one, tinted(tinted(image, cold), warm).pixels()))
    let both = warm.light * cold.light
    #expect(near(one, each(image) { $0 * both }))
  }

  @Test("steps taken twice are as if taken once", arguments: [3, 5, 9])
  func posterized(levels: Int) {
    let once = filtered(image, "CIColorPosterize", ["inputLevels": levels])
    let twice = filtered(once, "CIColorPosterize", ["inputLevels": levels])
    #expect(near(once.pixels(), twice.pixels()))
    let step = 1 / Float(levels - 1)
    for (new, old) in zip(once.pixels(), image.pixels()) {
      #expect(abs(new.x - old.x) <= step / 2 + 1e-5)
    }
  }

  @Test("the inverse of the greatest component is the least of the inverse")
  func extremes() {
    let most = filtered(filtered(image, "CIMaximumComponent"), "CIColorInvert")
    let least = filtered(filtered(image, "CIColorInvert"), "CIMinimumComponent")
    #expect(near(most.pixels(), least.pixels()))
    let again = filtered(most, "CIMaximumComponent")
    #expect(near(again.pixels(), most.pixels()))
  }

  @Test("one colour for dark and bright leaves nothing else")
  func oneColor() {
    let color = CIColor(red: 0.2, green: 0.5, blue: 0.9)
    let made = filtered(
      image, "CIFalseColor", ["inputColor0": color, "inputColor1": color])
    #expect(made.pixels().allSatisfy { near($0, color.light) })
  }

  @Test("an inverse undoes itself, and opacities stay, on what is seen through")
  func translucent() {
    let once = filtered(faint, "CIColorInvert")
    #expect(same(once.pixels().map(\.w), faint.pixels().map(\.w)))
    #expect(near(filtered(once, "CIColorInvert").pixels(), faint.pixels()))
    let turned = filtered(faint, "CIHueAdjust", [kCIInputAngleKey: 1])
    let back = filtered(turned, "CIHueAdjust", [kCIInputAngleKey: -1])
    #expect(near(back.pixels(), faint.pixels()))
  }

  private func same(_ one: [Float], _ other: [Float]) -> Bool {
    one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }
  }
}
