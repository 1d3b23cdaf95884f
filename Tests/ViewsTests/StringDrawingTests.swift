import Foundation
import Geometry
import Rostrum
import Testing

@testable import UIKitViews

/// Texts that code measures and draws by UIKit's names.
@MainActor @Suite struct StringDrawingTests {
  private func measured(_ measure: @escaping () -> CGSize) throws -> CGSize {
    var size = CGSize.zero
    _ = try Rehearsal { Color.clear.onAppear { size = measure() } }
    return size
  }
  private let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]

  @Test("a text has the size that a text view has in the same font")
  func size() throws {
    var shown = CGSize.zero
    _ = try Rehearsal {
      Text("Hello").font(.system(size: 20)).fixedSize()
        .onGeometryChange(for: CGSize.self) {
          $0.size
        } action: {
          shown = $0
        }
    }
    let font = font
    let measured = try measured { NSString(string: "Hello").size(withAttributes: font) }
    #expect(abs(measured.width - shown.width) < 0.51 && abs(measured.height - shown.height) < 0.51)
    #expect(try self.measured { "Hello".size(withAttributes: font) } == measured)
    let apart = font.merging([.kern: 4.0]) { $1 }
    #expect(try self.measured { "Hello".size(withAttributes: apart) }.width > measured.width + 15)
  }

  @Test("a text in a narrow room has lines, if it may")
  func lines() throws {
    let font = font
    let room = CGSize(width: 60, height: CGFloat.greatestFiniteMagnitude)
    func height(_ options: NSStringDrawingOptions) throws -> CGFloat {
      try measured {
        "Hello Ada and Ben".boundingRect(
          with: room, options: options, attributes: font, context: nil
        ).size
      }.height
    }
    #expect(try height(.usesLineFragmentOrigin) > 2 * height([]))
  }

  @Test("a text is drawn where it is put, in its colour")
  func drawn() throws {
    let font = font.merging([.foregroundColor: UIColor.red]) { $1 }
    let rehearsal = try Rehearsal {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
          "Hi".draw(at: CGPoint(x: 10, y: 5), withAttributes: font)
        })
    }
    #expect(rehearsal.frame.contains("glyphs"))
    let nothing = try Rehearsal {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { _ in
          "".draw(in: .zero, withAttributes: font)
        })
    }
    #expect(!nothing.frame.contains("glyphs"))
  }

  @Test("texts are measured before there is a view, on the screen that is to be")
  func early() throws {
    let font = font
    let measured = try measured { "Hello".size(withAttributes: font) }
    #expect("Hello".size(withAttributes: font) == measured)
    var scale: CGFloat?
    _ = try Rehearsal(scale: 3) {
      Image(
        uiImage: UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { context in
          scale = context.format.scale
        })
    }
    #expect(scale == 3)
  }

  @Test("a selector of a method at hand calls it, with the sender or without")
  func selectors() throws {
    @MainActor final class Counter {
      var count = 0
      func add(_ tap: UITapGestureRecognizer) { count += 1 }
      func reset() { count = 0 }
    }
    let counter = Counter()
    let tap = UITapGestureRecognizer()
    Selector("add(_:)", counter.add(_:)).perform(on: tap, from: tap)
    #expect(counter.count == 1)
    Selector("reset", counter.reset).perform(on: tap, from: tap)
    #expect(counter.count == 0)
  }
}
