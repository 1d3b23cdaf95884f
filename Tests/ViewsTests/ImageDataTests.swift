import DisplayList
import Foundation
import Geometry
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Pictures whose bytes code has.
@MainActor @Suite struct ImageDataTests {
  /// A format of two bytes, the width and the height; what is written are sizes and the list.
  private var assets: Assets {
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { bytes in
        bytes.count == 2 ? Pixmap(width: Int(bytes[0]), height: Int(bytes[1])) : nil
      },
      contents: { try? [UInt8](Data(contentsOf: URL(fileURLWithPath: $0))) },
      encode: { list, width, height, scale in
        Array("\(width)×\(height) at \(scale)\n\(list)".utf8)
      })
    return assets
  }

  /// Runs on a stage with that format.
  private func staged<Value>(_ body: () throws -> Value) rethrows -> Value {
    assets.makeCurrent()
    defer { Assets().makeCurrent() }
    return try body()
  }

  @Test("a picture has its pixels to the point, one unless told", arguments: [1.0, 2, 3])
  func size(scale: CGFloat) {
    let image = staged { UIImage(data: Data([12, 6]), scale: scale) }
    #expect(image?.size == CGSize(width: 12 / scale, height: 6 / scale))
    #expect(image?.scale == scale)
    #expect(staged { UIImage(data: Data([12, 6])) }?.size == CGSize(width: 12, height: 6))
  }

  @Test("bytes that are no picture give none, and are told")
  func damaged() {
    #expect(staged { UIImage(data: Data([1])) } == nil)
    #expect(IneffectiveSettings.shortcomings.contains { $0.contains("UIImage(data:)") })
    #expect(staged { UIImage(data: Data()) } == nil)
    #expect(staged { UIImage(data: Data([1, 1]), scale: 0) } == nil)
    #expect(UIImage(data: Data([1, 1])) == nil, "nobody knows a format")
    #expect(staged { UIImage(contentsOfFile: "/nowhere/a.png") } == nil)
  }

  @Test("a file's name tells how many pixels make a point", arguments: [("a", 1.0), ("a@2x", 2)])
  func file(name: String, scale: CGFloat) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)-\(name).png")
    try Data([8, 4]).write(to: path)
    defer { try? FileManager.default.removeItem(at: path) }
    #expect(staged { UIImage(contentsOfFile: path.path) }?.size.width == 8 / scale)
  }

  @Test("it is drawn as a picture of the assets is")
  func drawn() throws {
    let image = try #require(staged { UIImage(data: Data([30, 20])) })
    let shown = try Rehearsal { Image(uiImage: image) }.frame
    var assets = Assets()
    assets.add(Pixmap(width: 30, height: 20), named: "data")
    let graph = ViewGraph(
      AnyView(Image("data")),
      stage: Stage(size: CGSize(width: 100, height: 100), scale: 1, assets: assets))
    try graph.start()
    #expect(shown == graph.displayList().description)
    #expect(shown.contains("data"))
  }

  @Test("what was drawn is written in the pixels that it has")
  func written() throws {
    var format: UIGraphicsImageRendererFormat { .init() }
    let two = format
    two.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: two).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let text = try #require(staged { image.pngData() }.map { String(decoding: $0, as: UTF8.self) })
    #expect(text.hasPrefix("40×20 at 2.0\n") && text.contains("fill"))
    #expect(staged { image.jpegData(compressionQuality: 0.1) } == staged { image.pngData() })
    #expect(staged { UIImage().pngData() } == nil)
    #expect(image.pngData() == nil, "nobody knows a format")
  }
}
