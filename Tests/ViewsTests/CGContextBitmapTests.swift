import Foundation
import Geometry
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite struct CGContextBitmapTests {
  private func bitmap(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.noneSkipLast.rawValue)
  }

  @Test("its origin is at the bottom left")
  func origin() throws {
    let context = try #require(bitmap(100, 60))
    #expect(context.width == 100 && context.height == 60)
    context.fill(CGRect(x: 10, y: 0, width: 20, height: 5))
    #expect(context.list.fills == [CGRect(x: 10, y: 55, width: 20, height: 5)])
  }

  @Test("a picture that is drawn into it stays upright, in another size")
  func pictures() throws {
    let small = UIGraphicsStack.drawing(CGSize(width: 20, height: 10), scale: 1) {
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    }
    let image = try #require(small.makeImage())
    let context = try #require(bitmap(40, 20))
    context.interpolationQuality = .high
    context.draw(image, in: CGRect(x: 0, y: 0, width: 40, height: 20))
    let larger = try #require(context.makeImage())
    #expect(larger.width == 40 && larger.height == 20)
    #expect(larger.picture.list.fills == [CGRect(x: 0, y: 0, width: 8, height: 4)])
  }

  @Test("without pixels there is no context, and pictures tell what theirs are")
  func formats() throws {
    #expect(bitmap(0, 10) == nil && bitmap(10, -1) == nil)
    let image = try #require(bitmap(7, 3)?.makeImage())
    #expect(image.bytesPerRow == 28 && image.bitsPerPixel == 32 && image.bitsPerComponent == 8)
    #expect(image.colorSpace != nil && image.alphaInfo == .premultipliedLast)
    #expect(
      CGBitmapInfo(rawValue: image.bitmapInfo.rawValue).intersection(.alphaInfoMask)
        == image.bitmapInfo)
  }
}
