import Foundation
import Testing

@testable import AppKitViews
@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("Fonts of the Mac")
struct NSFontTests {
  @Test("sizes are those of the Mac, 0 for the usual one")
  func sizes() {
    #expect(NSFont.systemFont(ofSize: 0).pointSize == 13)
    #expect(NSFont.systemFontSize == 13)
    #expect(NSFont.smallSystemFontSize == 11)
    let styles: [NSFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
    ]
    #expect(
      styles.map { NSFont.preferredFont(forTextStyle: $0).pointSize }
        == [26, 22, 17, 15, 13, 13, 12, 11, 10])
    #expect(
      NSFont.preferredFont(forTextStyle: .headline) == NSFont.systemFont(ofSize: 13, weight: .bold))
  }

  @Test("SwiftUI draws texts in it")
  func swiftUI() throws {
    let found = Font(NSFont.systemFont(ofSize: 20, weight: .semibold))
    #expect(found == .system(size: 20, weight: .semibold))
    #expect(Font(NSFont.monospacedSystemFont(ofSize: 9, weight: .regular)) != .system(size: 9))
    #expect(Font(NSFont.boldSystemFont(ofSize: 9)) == .system(size: 9, weight: .bold))
    let named = try #require(NSFont(name: "Nobody", size: 11))
    #expect(named.fontName == "Nobody")
    #expect(Font(named) == .custom("Nobody", fixedSize: 11))
  }

  @Test("another size keeps the rest")
  func resized() throws {
    let font = NSFont.monospacedDigitSystemFont(ofSize: 10, weight: .bold)
    #expect(font.withSize(10) == font)
    #expect(font.withSize(30) == NSFont.monospacedDigitSystemFont(ofSize: 30, weight: .bold))
    #expect(try #require(NSFont(name: "A", size: 4)).withSize(5) == NSFont(name: "A", size: 5))
  }

  @Test("texts with attributes take it, and colours of the Mac")
  func attributes() throws {
    let large = NSAttributedString(
      string: "A", attributes: [.font: NSFont.systemFont(ofSize: 40)])
    let same = NSAttributedString(
      string: "A", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    let label = UILabel()
    label.attributedText = large
    let stage = try Rehearsal { Hosted(view: label) }
    #expect(large.size() == same.size())
    #expect(large.size().height > NSAttributedString(string: "A").size().height)
    #expect(stage.words == "A")
    #expect(UIFont.attribute(3) == nil)
    #expect(UIColor.attribute(NSColor.red) == UIColor(NSColor.red.color))
  }
}
