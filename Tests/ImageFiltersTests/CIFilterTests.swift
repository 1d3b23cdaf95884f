import Foundation
import Geometry
import Testing
import UIKitViews
import ViewEngine

@testable import ImageFilters

@Suite("Filters by name and by key")
struct CIFilterTests {
  @Test("a name that nobody has gives none")
  func unknown() {
    #expect(CIFilter(name: "CISepia") == nil)
    #expect(CIFilter(name: "", parameters: [:]) == nil)
    #expect(CIFilter(name: "CINothing", withInputParameters: nil) == nil)
    #expect(Sample.image(2, 2).applyingFilter("CINothing").extent.isNull)
  }

  @Test("every filter that is done has a name, keys once each, and what it is at first")
  func kinds() throws {
    #expect(FilterKind.done.count > 60)
    for (name, kind) in FilterKind.done {
      let filter = try #require(CIFilter(name: name))
      #expect(filter.name == name && filter.inputKeys == kind.inputs.map(\.key))
      #expect(Set(filter.inputKeys).count == filter.inputKeys.count, "\(name)")
      #expect(filter.outputKeys == ["outputImage"])
      for input in kind.inputs {
        #expect((filter.value(forKey: input.key) == nil) == (input.start == nil), "\(name)")
      }
      #expect(!UndoneFilters.names.contains(Substring(name)), "\(name) is done")
    }
    #expect(CIFilter.filterNames(inCategory: nil) == FilterKind.done.keys.sorted())
    #expect(CIFilter.localizedName(forFilterName: "CIBloom") == "CIBloom")
    #expect(CIFilter.localizedName(forFilterName: "CIBlume") == nil)
  }

  @Test("every filter of one image does something with it by default, and nothing without")
  func images() throws {
    let image = Sample.image(20, 20)
    for (name, kind) in FilterKind.done where kind.inputs.first?.key == kCIInputImageKey {
      let filter = try #require(CIFilter(name: name))
      if kind.inputs.count < 2 || kind.inputs[1].key != kCIInputBackgroundImageKey {
        #expect(filter.outputImage == nil, "\(name)")
      }
      filter.setValue(image, forKey: kCIInputImageKey)
      let made = try #require(filter.outputImage, "\(name)")
      let box = PixelBox(left: 4, bottom: 4, right: 8, top: 8)
      #expect(made.pixels(box).count == 16, "\(name)")
      #expect(made.pixels(box).allSatisfy { $0.w.isFinite && $0.x.isFinite }, "\(name)")
    }
  }

  @Test("as apps ask a filter: by its keys, as numbers of whatever kind")
  func asked() throws {
    let image = Sample.image(5, 5)
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(image, forKey: kCIInputImageKey)
    #expect(filter.inputKeys.contains(kCIInputIntensityKey))
    #expect(!filter.inputKeys.contains(kCIInputRadiusKey))
    var made: [[Pixel]] = []
    for value in [0.5, Float(0.5), CGFloat(0.5), NSNumber(value: 0.5)] as [Any] {
      filter.setValue(value, forKey: kCIInputIntensityKey)
      made.append(filter.outputImage?.pixels() ?? [])
    }
    #expect(made.allSatisfy { $0 == made[0] } && made[0].count == 25)
    filter.setDefaults()
    #expect(filter.value(forKey: kCIInputIntensityKey) as? Double == 1)
    #expect(filter.value(forKey: kCIInputImageKey) as? CIImage === image)
    #expect(filter.value(forKey: kCIOutputImageKey) is CIImage)
    filter.setValue(nil, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
    filter.setValuesForKeys([kCIInputImageKey: image, kCIInputIntensityKey: 0])
    #expect(near(filter.outputImage?.pixels() ?? [], image.pixels()))
  }

  @Test("what is told of a filter has its name and its first values")
  func attributes() throws {
    let filter = try #require(CIFilter(name: "CIGaussianBlur"))
    #expect(filter.attributes[kCIAttributeFilterName] as? String == "CIGaussianBlur")
    let radius = filter.attributes[kCIInputRadiusKey] as? [String: Any]
    #expect(radius?[kCIAttributeDefault] as? Double == 10)
  }

  @Test("a filter that is not done gives the image as it is, and is told")
  func undone() throws {
    let image = Sample.image(3, 3)
    let filter = try #require(CIFilter(name: "CIComicEffect"))
    filter.setValue(image, forKey: kCIInputImageKey)
    #expect(filter.outputImage === image)
    #expect(
      IneffectiveSettings.shortcomings.contains("`CIComicEffect` has no effect here"))
  }

  @Test("a key that a filter does not take is kept, and told")
  func stray() throws {
    let filter = try #require(CIFilter(name: "CISepiaTone"))
    filter.setValue(3, forKey: "inputDepth")
    #expect(filter.value(forKey: "inputDepth") as? Int == 3)
    #expect(
      IneffectiveSettings.shortcomings.contains("`CISepiaTone.inputDepth` has no effect here"))
  }

  @Test("a class of code's own says what it gives")
  func own() {
    final class Half: CIFilter {
      var inputImage: CIImage?
      override var outputImage: CIImage? {
        inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
      }
    }
    let filter = Half()
    #expect(filter.outputImage == nil && filter.inputKeys.isEmpty && filter.name == "Half")
    filter.inputImage = Sample.plain(.white)
    #expect(near(filter.outputImage?.pixel(0, 0) ?? Pixel(), Pixel(0.5, 0.5, 0.5, 1)))
  }

  @Test("colours of all kinds are read")
  func colors() {
    let image = Sample.plain(.white)
    let colors: [Any] = [
      CIColor(red: 1, green: 0, blue: 0), UIColor(red: 1, green: 0, blue: 0, alpha: 1),
      CGColor(red: 1, green: 0, blue: 0, alpha: 1),
    ]
    for color in colors {
      let red = filtered(image, "CIWhitePointAdjust", [kCIInputColorKey: color])
      #expect(near(red.pixel(0, 0), Pixel(1, 0, 0, 1)))
    }
  }

  @Test("vectors are as many numbers as they were given, and 0 beyond")
  func vectors() {
    let pair = CIVector(x: 1, y: 2)
    #expect(pair.count == 2 && pair.x == 1 && pair.y == 2 && pair.z == 0 && pair.w == 0)
    #expect(
      pair == CIVector(cgPoint: CGPoint(x: 1, y: 2)) && pair.hash == CIVector(x: 1, y: 2).hash)
    #expect(pair != CIVector(x: 1) && pair.cgPointValue == CGPoint(x: 1, y: 2))
    let area = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: area).cgRectValue == area)
    #expect(CIVector(values: [5, 6, 7], count: 2) == CIVector(x: 5, y: 6))
    #expect(CIVector(x: 1, y: 2, z: 3).value(at: 2) == 3)
    #expect(CIVector(x: 1, y: 2, z: 3, w: 4).quadruple == Pixel(1, 2, 3, 4))
  }

  @Test("colours as words and back, by names and by other kinds of colours")
  func colorWords() {
    let color = CIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(CIColor(string: color.stringRepresentation) == color)
    #expect(CIColor(string: "1 0 0") == CIColor.red && CIColor(string: "") == CIColor.black)
    let core = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.numberOfComponents == 4 && color.hash == CIColor(cgColor: core).hash)
    #expect(UIColor(ciColor: color).ciColor == color)
    #expect(CIColor.clear.alpha == 0 && CIColor.magenta != CIColor.yellow)
    #expect(near(CIColor.gray.light, Pixel(0.214_041, 0.214_041, 0.214_041, 1)))
  }
}
