import DisplayList
import Foundation
import Geometry
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Images of the Mac")
struct NSImageTests {
  private let corner = CGRect(x: 0, y: 0, width: 10, height: 5)

  /// An image of 20×20 points with a red mark at its own corner.
  private func marked(flipped: Bool) -> NSImage {
    NSImage(size: CGSize(width: 20, height: 20), flipped: flipped) { rect in
      #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 20))
      NSColor.red.setFill()
      CGRect(x: 0, y: 0, width: 10, height: 5).fill()
      return true
    }
  }

  private func places(_ image: NSImage) throws -> [CGRect] {
    try Rehearsal(width: 20, height: 20) { Image(nsImage: image) }.frames
  }

  @Test("what is drawn counts from the lower left, or from the upper left if it says so")
  func handlers() throws {
    #expect(try places(marked(flipped: false)) == [CGRect(x: 0, y: 15, width: 10, height: 5)])
    #expect(try places(marked(flipped: true)) == [corner])
  }

  @Test("it is drawn when it is first shown, and once")
  func lazily() throws {
    var count = 0
    let image = NSImage(size: CGSize(width: 8, height: 8), flipped: true) { _ in
      count += 1
      return true
    }
    #expect(image.size == CGSize(width: 8, height: 8))
    #expect(count == 0)
    _ = try Rehearsal { Image(nsImage: image) }
    _ = try Rehearsal { Image(nsImage: image) }
    #expect(count == 1)
  }

  @Test("another size stretches it")
  func resized() throws {
    let image = marked(flipped: true)
    _ = image.base
    image.size = CGSize(width: 10, height: 40)
    let stage = try Rehearsal(width: 10, height: 40) { Image(nsImage: image) }
    #expect(stage.frames == [CGRect(x: 0, y: 0, width: 5, height: 10)])
    #expect(image.isValid)
    #expect(!NSImage(size: .zero).isValid)
  }

  @Test("focus draws into it on what is there")
  func focus() throws {
    let image = NSImage(size: CGSize(width: 20, height: 20))
    image.lockFocus()
    NSColor.blue.set()
    corner.fill()
    image.unlockFocus()
    image.lockFocusFlipped(true)
    #expect(NSGraphicsContext.current?.isFlipped == true)
    corner.fill()
    image.unlockFocus()
    #expect(NSGraphicsContext.current == nil)
    #expect(try places(image) == [CGRect(x: 0, y: 15, width: 10, height: 5), corner])
  }

  @Test("an image in an image stands upright", arguments: [true, false])
  func nested(flipped: Bool) throws {
    let (inner, size) = (marked(flipped: true), CGSize(width: 20, height: 20))
    let outer = NSImage(size: size, flipped: flipped) {
      inner.draw(in: $0)
      return true
    }
    #expect(try places(outer) == [corner])
    let part = NSImage(size: size, flipped: flipped) {
      // The upper left quarter, in coordinates that grow upwards.
      inner.draw(
        in: $0, from: CGRect(x: 0, y: 10, width: 10, height: 10), operation: .sourceOver,
        fraction: 0.5)
      return true
    }
    let stage = try Rehearsal(width: 20, height: 20) { Image(nsImage: part) }
    #expect(stage.frames == [CGRect(x: 0, y: 0, width: 20, height: 10)])
    #expect(stage.opacities == [0.5])
  }

  @Test("Core Graphics and letters agree about what is up")
  func upright() throws {
    let (inner, size) = (marked(flipped: true), CGSize(width: 20, height: 20))
    let outer = NSImage(size: size, flipped: false) { rect in
      if let picture = inner.cgImage(forProposedRect: nil, context: nil, hints: nil) {
        NSGraphicsContext.current?.cgContext.draw(picture, in: rect)
      }
      return true
    }
    #expect(try places(outer) == [corner])
  }

  @Test("a symbol is a template of the Mac's size, and takes another")
  func symbols() throws {
    let symbol = try #require(
      NSImage(systemSymbolName: "heart.fill", accessibilityDescription: "Heart"))
    #expect(symbol.isTemplate)
    #expect(symbol.accessibilityDescription == "Heart")
    let larger = symbol.withSymbolConfiguration(.init(pointSize: 26, weight: .regular))
    let height = try #require(larger?.size.height)
    #expect(abs(height - 2 * symbol.size.height) < 0.5)
    #expect(larger?.accessibilityDescription == "Heart")
  }

  @Test("modes of drawing are those of their names")
  func operations() {
    let context = UIGraphicsStack.drawing(CGSize(width: 20, height: 20), scale: 1) { _ in
      corner.fill(using: .sourceAtop)
      corner.frame(withWidth: 1, using: .multiply)
      NSRectFill(corner)
    }
    let modes = context.list.commands.compactMap {
      if case .beginLayer(let layer) = $0 { layer.blendMode } else { nil }
    }
    #expect(modes.filter { $0 != .normal } == [.sourceAtop, .multiply, .destinationOut])
  }
}
