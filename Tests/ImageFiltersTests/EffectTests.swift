import Foundation
import Testing

@testable import ImageFilters

@Suite("Filters that give colours a look")
struct EffectTests {
  private let image = Sample.image(9, 7, seed: 5)

  @Test("inverted twice is as before, once what is missing to white")
  func invert() {
    let once = filtered(image, "CIColorInvert")
    #expect(near(once.pixels(), each(image) { (Pixel(repeating: 1) - $0).opacity(1) }))
    #expect(near(filtered(once, "CIColorInvert").pixels(), image.pixels()))
    #expect(filtered(once, "CIColorInvert").picture == image.picture)
  }

  @Test("what is not there stays so, and opacities stay")
  func opacity() {
    let half = Sample.plain(CIColor(red: 0.5, green: 0.2, blue: 0.9, alpha: 0.5))
    for name in ["CIColorInvert", "CISepiaTone", "CIColorMonochrome", "CIColorPosterize"] {
      #expect(abs(filtered(half, name).pixel(0, 0).w - 0.5) < 1e-6, "\(name)")
      #expect(filtered(half, name).pixel(100, 100) == Pixel(), "\(name)")
    }
  }

  @Test("at no intensity nothing changes", arguments: ["CISepiaTone", "CIColorMonochrome"])
  func none(name: String) {
    let same = filtered(image, name, [kCIInputIntensityKey: 0])
    #expect(near(same.pixels(), image.pixels()))
  }

  @Test("the intensity goes evenly from none to all")
  func half() {
    for name in ["CISepiaTone", "CIColorMonochrome"] {
      let all = filtered(image, name).pixels()
      let half = filtered(image, name, [kCIInputIntensityKey: 0.5]).pixels()
      let between = halves(image.pixels(), all)
      #expect(near(half, between), "\(name)")
    }
  }

  @Test("sepia is brown: red before green before blue, black stays black")
  func sepia() {
    for pixel in filtered(image, "CISepiaTone").pixels() {
      #expect(pixel.x >= pixel.y && pixel.y >= pixel.z)
    }
    #expect(near(filtered(Sample.plain(.black), "CISepiaTone").pixel(0, 0), Pixel(0, 0, 0, 1)))
  }

  @Test("one colour's shades are its multiples")
  func monochrome() {
    let shade = CIColor(red: 0.9, green: 0.5, blue: 0.1)
    let changed = filtered(image, "CIColorMonochrome", [kCIInputColorKey: shade])
    for (new, old) in zip(changed.pixels(), image.pixels()) {
      #expect(near(new, (shade.light * luminance(old)).opacity(1)))
    }
  }

  @Test("posterized twice is as once, and has that many steps", arguments: [2, 3, 6])
  func posterize(levels: Int) {
    let once = filtered(image, "CIColorPosterize", ["inputLevels": levels])
    let twice = filtered(once, "CIColorPosterize", ["inputLevels": levels])
    #expect(near(once.pixels(), twice.pixels()))
    let steps = Set(once.pixels().map { Int(($0.x * Float(levels - 1)).rounded()) })
    #expect(steps.count <= levels)
  }

  @Test("dark and light become the two colours")
  func falseColor() {
    let values = ["inputColor0": CIColor.blue, "inputColor1": CIColor.yellow]
    let dark = filtered(Sample.plain(.black), "CIFalseColor", values)
    let light = filtered(Sample.plain(.white), "CIFalseColor", values)
    #expect(near(dark.pixel(0, 0), Pixel(0, 0, 1, 1)))
    #expect(near(light.pixel(0, 0), Pixel(1, 1, 0, 1)))
  }

  @Test("greatest and least components as grey")
  func components() {
    let most = filtered(image, "CIMaximumComponent").pixels()
    let least = filtered(image, "CIMinimumComponent").pixels()
    for (index, old) in image.pixels().enumerated() {
      let (high, low) = (max(old.x, old.y, old.z), min(old.x, old.y, old.z))
      #expect(near(most[index], Pixel(high, high, high, 1)))
      #expect(near(least[index], Pixel(low, low, low, 1)))
    }
  }

  @Test("a vignette leaves the middle, darkens corners alike, and more with more of it")
  func vignette() {
    let white = Sample.plain(.white, 21, 21)
    func corner(_ intensity: Double) -> Float {
      let dark = filtered(
        white, "CIVignette", [kCIInputIntensityKey: intensity, kCIInputRadiusKey: 1])
      #expect(near(dark.pixel(10, 10), Pixel(1, 1, 1, 1)))
      for place in [(0, 20), (20, 0), (20, 20)] {
        #expect(near(dark.pixel(place.0, place.1), dark.pixel(0, 0)))
      }
      return dark.pixel(0, 0).x
    }
    #expect(corner(0.2) > corner(0.5) && corner(0.5) > corner(0.9))
    let endless = filtered(CIImage(color: .white), "CIVignette", [kCIInputIntensityKey: 1])
    #expect(near(endless.pixel(5, 5), Pixel(1, 1, 1, 1)))
  }

  @Test("a circle's vignette is dark only beyond the circle")
  func vignetteEffect() {
    let white = Sample.plain(.white, 40, 40)
    let dark = filtered(
      white, "CIVignetteEffect",
      [
        kCIInputCenterKey: CIVector(x: 20, y: 20), kCIInputRadiusKey: 10,
        kCIInputIntensityKey: 1, "inputFalloff": 0.2,
      ])
    #expect(near(dark.pixel(20, 25), Pixel(1, 1, 1, 1)))
    #expect(near(dark.pixel(0, 0), Pixel(0, 0, 0, 1)))
  }
}
