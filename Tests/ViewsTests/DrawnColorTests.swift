import DisplayList
import Foundation
import Geometry
import MediaSupport
import Pixels
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// Colours of Core Graphics, and pictures that code draws.
@MainActor @Suite("Colours and pictures by code")
struct DrawnColorTests {
  private func chance(_ dice: inout SplitMix) -> CGFloat { CGFloat(dice.roll(256)) / 255 }
  private func fills(_ image: UIImage) throws -> [CGRect] {
    let picture = try #require(image.cgImage).picture
    return picture.list.fills
  }
  /// Runs on a stage whose pictures are written as sizes and the list.
  private func staged<Value>(_ body: () throws -> Value) rethrows -> Value {
    var assets = Assets()
    assets.coding = PictureCoding(
      decode: { _ in nil }, contents: { _ in nil },
      encode: { list, width, height, scale in
        Array("\(width)×\(height) at \(scale)\n\(list)".utf8)
      })
    assets.makeCurrent()
    defer { Assets().makeCurrent() }
    return try body()
  }

  // MARK: Colours

  @Test("a colour of SwiftUI's is one of Core Graphics' where it is the same everywhere")
  func constants() {
    let color = Color(red: 0.25, green: 0.5, blue: 0.75)
    #expect(color.cgColor == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
    #expect(color.opacity(0.5).cgColor == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    #expect(color.mix(with: color, by: 0.5).cgColor != nil)
    for moody in [Color.red, .primary, .accentColor, .red.opacity(0.5), Color("Brand")] {
      #expect(moody.cgColor == nil && color.mix(with: moody, by: 0.5).cgColor == nil)
    }
  }

  @Test("a colour of Display P3 is SwiftUI's, wider than sRGB at its ends")
  func displayP3() throws {
    let color = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(color.color == Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5))
    let components = try #require(color.cgColor.components)
    #expect(components[0] > 1 && components[1] < 0 && components[3] == 0.5)
  }

  @Test("a colour has the components that it is made of", arguments: 0..<20)
  func components(seed: Int) {
    var dice = SplitMix(seed: UInt64(seed) + 51)
    let numbers = (0..<4).map { _ in chance(&dice) }
    let color = CGColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3])
    let components = color.components ?? []
    #expect(components.count == 4 && color.numberOfComponents == 4)
    // Colours are kept in single precision.
    for (kept, given) in zip(components, numbers) { #expect(abs(kept - given) < 1e-7) }
    #expect(color.alpha == components.last)
    #expect(
      color
        == CGColor(srgbRed: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers[3]))
  }

  @Test("grey is as much of each", arguments: [0, 0.25, 0.5, 1] as [CGFloat])
  func grey(level: CGFloat) {
    let grey = CGColor(gray: level, alpha: 0.5)
    #expect(grey == CGColor(red: level, green: level, blue: level, alpha: 0.5))
    #expect(grey.components == [level, level, level, 0.5])
  }

  @Test("a copy of another opacity has the same colour, and the colour itself stays")
  func copies() throws {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    for opacity in [0, 0.125, 0.5, 1] as [CGFloat] {
      let copy = try #require(color.copy(alpha: opacity))
      #expect(copy.alpha == opacity && copy.components?.prefix(3) == color.components?.prefix(3))
      #expect(copy.copy(alpha: 1) == color && (copy == color) == (opacity == 1))
    }
    #expect(color.alpha == 1)
  }

  @Test("colours that are the same are one in a set")
  func sets() {
    let grey = CGColor(gray: 0.5, alpha: 1)
    let same = CGColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    #expect(Set([grey, same, CGColor(gray: 0.5, alpha: 0.5)]).count == 2)
  }

  @Test("a colour of UIKit's is the same through Core Graphics")
  func there() {
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.cgColor.components == [0.25, 0.5, 0.75, 0.5])
    #expect(UIColor(cgColor: color.cgColor).cgColor == color.cgColor)
    #expect(color.withAlphaComponent(1).cgColor == color.cgColor.copy(alpha: 1))
  }

  // MARK: Pictures

  @Test("a picture is as large as is asked, in points and in pixels", arguments: [1, 2, 3])
  func sizes(scale: Int) throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = CGFloat(scale)
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 5), format: format)
    let image = renderer.image { context in
      #expect(context.format === format && UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil && renderer.format === format)
    let picture = try #require(image.cgImage)
    #expect(image.size == CGSize(width: 7, height: 5) && image.scale == CGFloat(scale))
    #expect(picture.width == 7 * scale && picture.height == 5 * scale)
  }

  @Test("what is drawn from a corner elsewhere is moved to the picture's", arguments: 0..<8)
  func bounds(seed: Int) throws {
    var dice = SplitMix(seed: UInt64(seed) + 52)
    let corner = CGPoint(x: CGFloat(dice.roll(90) - 45), y: CGFloat(dice.roll(90) - 45))
    let part = CGRect(x: corner.x + 2, y: corner.y + 3, width: 4, height: 5)
    let bounds = CGRect(x: corner.x, y: corner.y, width: 20, height: 20)
    let image = UIGraphicsImageRenderer(bounds: bounds).image { $0.fill(part) }
    #expect(try fills(image) == [CGRect(x: 2, y: 3, width: 4, height: 5)])
    #expect(image.size == bounds.size)
  }

  @Test("a picture may be drawn while another one is, and neither has what is in the other")
  func nested() throws {
    let rects = (0..<3).map { CGRect(x: CGFloat($0), y: 0, width: 1, height: 1) }
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    var inner: UIImage?
    let outer = renderer.image { context in
      context.fill(rects[0])
      inner = renderer.image { $0.fill(rects[1]) }
      context.fill(rects[2])
    }
    #expect(try fills(outer) == [rects[0], rects[2]])
    #expect(try fills(#require(inner)) == [rects[1]])
  }

  @Test("the picture so far has what was drawn so far")
  func current() throws {
    let rects = (0..<3).map { CGRect(x: CGFloat($0), y: 0, width: 1, height: 1) }
    var counts: [Int] = []
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      for rect in rects {
        context.fill(rect)
        if let count = try? fills(context.currentImage).count { counts.append(count) }
      }
    }
    #expect(counts == [1, 2, 3])
    #expect(try fills(image) == rects)
  }

  @Test(
    "bytes of a picture are those of the picture that is drawn the same way", arguments: [1, 2])
  func bytes(scale: CGFloat) {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 3), format: format)
    func draw(_ context: UIGraphicsImageRendererContext) {
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 1))
    }
    staged {
      let data = renderer.pngData(actions: draw)
      #expect(!data.isEmpty && data == renderer.image(actions: draw).pngData())
      #expect(data != renderer.pngData { _ in })
    }
  }
}
