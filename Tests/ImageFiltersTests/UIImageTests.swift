import Foundation
import Pixels
import Testing
import UIKitViews
import ViewEngine

@testable import ImageFilters

@MainActor @Suite("UIKit's images and Core Image's")
struct UIImageTests {
  @Test("an image of pixels goes to Core Image and back")
  func back() throws {
    let picture = Sample.picture(7, 4)
    let image = UIImage(cgImage: CGImage(picture, named: "sample"))
    let core = try #require(CIImage(image: image))
    #expect(core.extent == CGRect(x: 0, y: 0, width: 7, height: 4))
    #expect(core.picture == picture)
    let shown = UIImage(ciImage: core)
    #expect(shown.size == CGSize(width: 7, height: 4) && shown.cgImage?.pixels == picture)
    #expect(shown.ciImage === core && image.ciImage == nil)
    #expect(CIImage(image: shown, options: nil)?.pixels() == core.pixels())
    #expect(core.cgImage?.pixels == picture)
  }

  @Test("so many pixels make a point")
  func scale() {
    let shown = UIImage(ciImage: Sample.image(8, 4), scale: 2, orientation: .up)
    #expect(shown.size == CGSize(width: 4, height: 2))
    #expect(UIImage(ciImage: Sample.image(8, 4), scale: 1, orientation: .left).size.width == 4)
  }

  @Test("what has no end or no pixels has no size")
  func none() {
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
    #expect(UIImage(ciImage: .empty()).size == .zero)
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test("bytes are read by who films, and by nobody else")
  func data() throws {
    #expect(CIImage(data: Data([1, 2, 3])) == nil && CIImage(data: Data()) == nil)
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { bytes in
        bytes.count == 2 ? Pixmap(width: Int(bytes[0]), height: Int(bytes[1])) : nil
      }, contents: { _ in nil }, encode: { _, _, _, _ in nil })
    assets.makeCurrent()
    defer { Assets().makeCurrent() }
    #expect(CIImage(data: Data([6, 5]))?.extent == CGRect(x: 0, y: 0, width: 6, height: 5))
    #expect(CIImage(data: Data([6])) == nil)
  }

  @Test("pictures of different pixels have different names in lists")
  func names() throws {
    let context = CIContext()
    let area = CGRect(x: 0, y: 0, width: 4, height: 4)
    func words(_ image: CIImage) throws -> CGImage {
      try #require(context.createCGImage(image, from: area))
    }
    let (one, other) = try (words(Sample.image(4, 4)), words(Sample.image(4, 4, seed: 2)))
    #expect(one.pixels != other.pixels && one != other)
    #expect(try words(Sample.image(4, 4)).pixels == one.pixels)
  }
}
