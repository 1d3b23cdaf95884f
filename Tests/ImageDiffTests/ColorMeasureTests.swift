import Foundation
import Pixels
import Testing

@testable import ImageDiff

/// The measures of single colours against published values and formulas.
@Suite("Colours' measures") struct ColorMeasureTests {
  private func word(_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> UInt32 {
    0xff00_0000 | blue << 16 | green << 8 | red
  }

  // MARK: Light

  @Test("bytes become light by sRGB's curve", arguments: 0...255)
  func curve(level: Int) {
    let encoded = Double(level) / 255
    let linear = encoded <= 0.04045 ? encoded / 12.92 : pow((encoded + 0.055) / 1.055, 2.4)
    #expect(abs(Light.table[level] - linear) < 1e-12)
    let light = Light(UInt32(level) * 0x0001_0101)
    #expect(light.red == light.green && light.green == light.blue)
    #expect(abs(light.luminance - linear) < 1e-12)
  }

  @Test("light grows with each byte")
  func growth() {
    #expect(zip(Light.table, Light.table.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Light.table[0] == 0 && abs(Light.table[255] - 1) < 1e-12)
  }

  @Test(
    "greys have the place of white in the diagram", arguments: [0, 1, 60, 128, 255] as [UInt32])
  func white(level: UInt32) {
    // D65 in CIE 1976: u′ = 0.1978, v′ = 0.4683.
    let place = Light(word(level, level, level)).chromaticity
    #expect(abs(place.u - 0.1978) < 2e-4 && abs(place.v - 0.4683) < 2e-4)
  }

  /// The primaries of BT.709 in CIE 1931: 4x / (3 − 2x + 12y) and 9y / (3 − 2x + 12y) of each.
  @Test(
    "primaries have their places",
    arguments: [
      (0xff00_00ff as UInt32, 0.64, 0.33), (0xff00_ff00, 0.30, 0.60), (0xffff_0000, 0.15, 0.06),
    ])
  func primaries(color: UInt32, x: Double, y: Double) {
    let place = Light(color).chromaticity
    let sum = -2 * x + 12 * y + 3
    #expect(abs(place.u - 4 * x / sum) < 1e-3 && abs(place.v - 9 * y / sum) < 1e-3)
    #expect(Light(color).isSaturatedRed == (color == 0xff00_00ff))
  }

  @Test("the place of a colour does not depend on how bright it is")
  func brightness() {
    let whole = Light(word(200, 90, 30))
    for count in [2.0, 7, 1000] {
      #expect(whole.distance(to: whole.divided(by: count)) < 1e-12)
      #expect(abs(whole.divided(by: count).luminance * count - whole.luminance) < 1e-12)
    }
    #expect(!Light().isSaturatedRed && Light().luminance == 0)
  }

  @Test("contrast is 21 from black to white, 1 from a colour to itself, and the same both ways")
  func contrast() {
    #expect(abs(ContrastMeter.ratio(.max, 0xff00_0000) - 21) < 1e-9)
    let colors = [word(0, 0, 0), word(255, 0, 0), word(9, 99, 199), word(119, 119, 119), .max]
    for a in colors {
      #expect(ContrastMeter.ratio(a, a) == 1)
      for b in colors {
        #expect(ContrastMeter.ratio(a, b) == ContrastMeter.ratio(b, a))
        #expect((1...21.0001).contains(ContrastMeter.ratio(a, b)))
      }
    }
    // The well-known greys: #767676 is the palest that white text may have, 4.54.
    #expect(abs(ContrastMeter.ratio(word(0x76, 0x76, 0x76), .max) - 4.54) < 0.005)
  }

  // MARK: Oklab

  /// Coordinates of sRGB's primaries as they are published with the colour space.
  @Test(
    "primaries have their published coordinates",
    arguments: [
      (0xffff_ffff as UInt32, SIMD3(1.0, 0, 0)), (0xff00_0000, SIMD3(0, 0, 0)),
      (0xff00_00ff, SIMD3(0.628, 0.2249, 0.1258)), (0xff00_ff00, SIMD3(0.8664, -0.2339, 0.1795)),
      (0xffff_0000, SIMD3(0.452, -0.0325, -0.3115)),
    ])
  func primaries(color: UInt32, coordinates: SIMD3<Double>) {
    let found = Oklab(color).coordinates
    #expect((0..<3).allSatisfy { abs(found[$0] - coordinates[$0]) < 5e-4 })
  }

  @Test("greys have lightness only, which grows with the byte")
  func greys() {
    var last = -1.0
    for level in UInt32(0)...255 {
      let place = Oklab(word(level, level, level)).coordinates
      #expect(abs(place.y) < 1e-6 && abs(place.z) < 1e-6 && place.x > last)
      // The cube root of light, by the definition.
      #expect(abs(place.x - cbrt(Light.table[Int(level)])) < 1e-6)
      last = place.x
    }
  }

  @Test("distances are those of a space: none to itself, the same both ways, no detour shorter")
  func distances() {
    let colors = [word(0, 0, 0), word(255, 128, 0), word(3, 200, 77), word(90, 90, 250), .max]
      .map { Oklab($0) }
    for a in colors {
      #expect(a.distance(to: a) == 0)
      for b in colors {
        #expect(a.distance(to: b) == b.distance(to: a))
        for c in colors {
          #expect(a.distance(to: b) <= a.distance(to: c) + c.distance(to: b) + 1e-12)
        }
      }
    }
  }

  // MARK: YIQ

  @Test("no two colours are farther apart in YIQ than its greatest distance")
  func extremes() {
    let levels: [UInt32] = [0, 128, 255]
    let colors = levels.flatMap { r in levels.flatMap { g in levels.map { b in word(r, g, b) } } }
    for a in colors {
      for b in colors {
        let squared = YIQDistance.squared(a, b, at: 0)
        #expect(squared >= 0 && squared <= YIQDistance.greatest)
        #expect(squared == YIQDistance.squared(b, a, at: 0))
        #expect((squared == 0) == (a == b))
      }
    }
  }

  @Test("no step of one in components is farther than the limit says")
  func steps() {
    for base in [word(9, 9, 9), word(250, 3, 128)] {
      for number in 0..<27 {
        let steps = [number % 3, number / 3 % 3, number / 9].map { Int($0) - 1 }
        let other = (0..<3).reduce(UInt32(0xff00_0000)) { sum, channel in
          let level = Int(base >> UInt32(8 * channel) & 255) + steps[channel]
          return sum | UInt32(level) << UInt32(8 * channel)
        }
        #expect(YIQDistance.squared(base, other, at: 5) < YIQDistance.greatestOfUnit)
      }
    }
  }

  @Test("opaque pixels do not see what is behind them, others do")
  func background() {
    let (a, b) = (word(10, 200, 30), word(90, 20, 200))
    let places = 0..<40
    #expect(Set(places.map { YIQDistance.squared(a, b, at: $0) }).count == 1)
    let clear: UInt32 = 0
    #expect(Set(places.map { YIQDistance.squared(a, clear, at: $0) }).count > 1)
    // Clear and clear are the same, wherever they are.
    #expect(places.allSatisfy { YIQDistance.squared(clear, clear, at: $0) == 0 })
  }

  // MARK: Straight colours

  @Test(
    "every premultiplied pixel comes back from its straight colour",
    arguments: [
      1, 2, 3, 50, 127, 128, 200, 254, 255,
    ] as [UInt32])
  func straight(alpha: UInt32) {
    for level in 0...alpha {
      let straight = StraightColor.word(alpha << 24 | level << 16 | level)
      #expect(straight >> 24 == alpha && straight & 255 == straight >> 16 & 255)
      let back = ((straight & 255) * alpha * 2 + 255) / 510
      #expect(back == level && straight & 255 <= 255)
    }
    #expect(StraightColor.word(alpha << 24 | alpha) == alpha << 24 | 255)
    #expect(StraightColor.word(alpha) == 0)
  }

  @Test(
    "on white a pixel is its colour and what it leaves of white",
    arguments: [
      0, 1, 100, 128, 255,
    ] as [UInt32])
  func onWhite(alpha: UInt32) {
    for level in stride(from: 0, through: alpha, by: 5) {
      let shown = (alpha << 24 | level).onWhite
      #expect(shown >> 24 == 255 && shown & 255 == level + 255 - alpha)
      #expect(shown >> 8 & 255 == 255 - alpha)
    }
  }
}
