import Foundation
import Geometry
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite struct CGImageSourceTests {
  /// A format of bytes that are widths of pictures of ten pixels' height, each shown as many hundredths.
  private func staged<Value>(_ body: () throws -> Value) rethrows -> Value {
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { bytes in bytes.first.map { Pixmap(width: Int($0), height: 10) } },
      contents: { $0 == "/a.gif" ? [20] : nil },
      encode: { _, _, _, _ in nil },
      frames: { bytes in
        bytes.contains(0)
          ? nil
          : bytes.map {
            PictureCoding.Frame(Pixmap(width: Int($0), height: 10), seconds: Double($0) / 100)
          }
      })
    assets.makeCurrent()
    defer { Assets().makeCurrent() }
    return try body()
  }

  private func opened(_ bytes: [UInt8]) -> CGImageSource? {
    staged { CGImageSourceCreateWithData(Data(bytes) as CFData, nil) }
  }

  @Test("a file's pictures are there by their numbers, and no others")
  func pictures() throws {
    let source = try #require(opened([30, 40, 50]))
    #expect(CGImageSourceGetCount(source) == 3)
    #expect(
      (0...3).map { CGImageSourceCreateImageAtIndex(source, $0, nil)?.width } == [30, 40, 50, nil])
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
    #expect(CGImageSourceGetType(source) == "public.png")
  }

  @Test("bytes that are no picture, and files that nobody can read, give none")
  func none() {
    #expect(opened([]) == nil && opened([0]) == nil)
    #expect(
      staged { CGImageSourceCreateWithURL(URL(fileURLWithPath: "/b.gif") as CFURL, nil) } == nil)
    let file = staged { CGImageSourceCreateWithURL(URL(fileURLWithPath: "/a.gif") as CFURL, nil) }
    #expect(file.map { CGImageSourceGetCount($0) } == 1)
    let other = staged { CGImageSourceCreateWithURL(NSURL(fileURLWithPath: "/a.gif"), nil) }
    #expect(other.map { CGImageSourceGetCount($0) } == 1)
    let data = staged { CGImageSourceCreateWithData(NSData(data: Data([7, 8])), nil) }
    #expect(data.map { CGImageSourceGetCount($0) } == 2)
    #expect(CGImageSourceCreateWithData(Data([1]), nil) == nil, "nobody knows a format")
  }

  @Test("what is said of a picture: its size, and its time, a tenth where that is too short")
  func properties() throws {
    let source = try #require(opened(Array("GIF8".utf8) + [1]))
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    func times(_ index: Int) throws -> [Double?] {
      let all = try #require(CGImageSourceCopyPropertiesAtIndex(source, index, nil))
      let gif = try #require(all[kCGImagePropertyGIFDictionary as String] as? [String: Any])
      return [
        gif[kCGImagePropertyGIFDelayTime as String] as? Double,
        gif[kCGImagePropertyGIFUnclampedDelayTime as String] as? Double,
      ]
    }
    #expect(try times(0) == [0.71, 0.71])
    #expect(try times(4) == [0.1, 0.01])
    let first = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(first[kCGImagePropertyPixelWidth] as? Int == 71)
    #expect(first[kCGImagePropertyPixelHeight] as? Int == 10)
    #expect(CGImageSourceCopyPropertiesAtIndex(source, 5, nil) == nil)
  }

  @Test("a small picture is no larger than asked, and never larger than the whole one")
  func thumbnails() throws {
    let source = try #require(opened([100]))
    func size(_ greatest: Any) -> [Int?] {
      let options: [String: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: greatest,
      ]
      let image = CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
      return [image?.width, image?.height]
    }
    #expect(size(50) == [50, 5] && size(CGFloat(20)) == [20, 2] && size(25.0) == [25, 3])
    #expect(size(500) == [100, 10])
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil)?.width == 100)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, nil) == nil)
  }
}
