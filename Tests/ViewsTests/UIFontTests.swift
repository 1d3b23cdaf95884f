import Foundation
import Rostrum
import Testing
import Views

@testable import UIKitViews
@testable import ViewEngine

@MainActor @Suite struct UIFontTests {
  @Test("a font by its name is SwiftUI's of that name, in a size that follows no setting")
  func names() throws {
    let font = try #require(UIFont(name: "Avenir Next", size: 20))
    #expect(font.font == .custom("Avenir Next", fixedSize: 20))
    #expect(font.fontName == "Avenir Next" && font.familyName == "Avenir Next")
    #expect(font.pointSize == 20 && font.withSize(12).pointSize == 12)
    #expect(font.withSize(12).fontName == "Avenir Next")
  }

  @Test(
    "the system's fonts tell their weight by name",
    arguments: [
      (.systemFont(ofSize: 9), ".SFUI-Regular"), (.boldSystemFont(ofSize: 9), ".SFUI-Bold"),
      (.systemFont(ofSize: 9, weight: .ultraLight), ".SFUI-Ultralight"),
      (.systemFont(ofSize: 9, weight: .black), ".SFUI-Black"),
      (.italicSystemFont(ofSize: 9), ".SFUI-RegularItalic"),
    ] as [(UIFont, String)])
  func systemNames(font: UIFont, name: String) {
    #expect(font.fontName == name && font.familyName == ".AppleSystemUIFont")
  }

  @Test("families and fonts that are there are named")
  func families() throws {
    let stage = try Rehearsal(.of(100, 100)) { Text("a") }
    #expect(!stage.list.words.isEmpty)
    let families = UIFont.familyNames
    #expect(families.contains("Inter") && families == families.sorted())
    #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Regular"))
    #expect(UIFont.fontNames(forFamilyName: "No such family").isEmpty)
  }

  @Test("another size keeps weight, slant and design; a style's own weight stays")
  func sizes() {
    let bold = UIFont.boldSystemFont(ofSize: 30)
    #expect(bold.withSize(11) == .boldSystemFont(ofSize: 11))
    let italic = UIFont.italicSystemFont(ofSize: 30)
    #expect(italic.withSize(11) == .italicSystemFont(ofSize: 11))
    let mono = UIFont.monospacedSystemFont(ofSize: 30, weight: .medium)
    #expect(mono.withSize(11) == .monospacedSystemFont(ofSize: 11, weight: .medium))
    let headline = UIFont.preferredFont(forTextStyle: .headline)
    #expect(headline.withSize(11) == .systemFont(ofSize: 11, weight: .semibold))
  }

  @Test("a line is 1.193 of the size high, above and below the baseline")
  func figures() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.lineHeight == font.ascender - font.descender)
    #expect(font.descender < 0 && font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(UIFont.systemFont(ofSize: 34).lineHeight == 2 * font.lineHeight)
  }

  @Test("a descriptor changes design and traits, and gives a font again")
  func descriptors() throws {
    let font = UIFont.systemFont(ofSize: 20, weight: .heavy)
    let rounded = try #require(font.fontDescriptor.withDesign(.rounded))
    #expect(
      UIFont(descriptor: rounded, size: 0).font
        == .system(
          size: 20, weight: .heavy, design: .rounded))
    #expect(UIFont(descriptor: rounded, size: 10).pointSize == 10)
    let plain = UIFont.systemFont(ofSize: 20).fontDescriptor
    #expect(plain.symbolicTraits.isEmpty)
    let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic] && both.pointSize == 20)
    #expect(try #require(both.withSymbolicTraits(.traitItalic)).symbolicTraits == .traitItalic)
    let neither = try #require(both.withSymbolicTraits([]))
    #expect(neither.symbolicTraits.isEmpty && neither.pointSize == 20)
    #expect(UIFontDescriptor(name: "Georgia", size: 9).withDesign(.serif) == nil)
    let style = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .title1)
    #expect(style.pointSize == 28 && style.withSize(30).pointSize == 30)
  }

  @Test("SwiftUI takes UIKit's fonts")
  func bridged() {
    #expect(Font(UIFont.boldSystemFont(ofSize: 12)) == .system(size: 12, weight: .bold))
  }

  @Test("metrics grow with the reader's setting, up to a size")
  func metrics() throws {
    struct Page: View {
      let read: @MainActor () -> Void
      var body: some View {
        read()
        return Color.red
      }
    }
    let font = UIFont.systemFont(ofSize: 17)
    var stage = Stage.of(100, 100)
    var sizes = [CGFloat]()
    for setting in [DynamicTypeSize.large, .accessibility3] {
      stage.dynamicTypeSize = setting
      _ = try Rehearsal(stage) {
        Page {
          let metrics = UIFontMetrics(forTextStyle: .body)
          sizes = [
            metrics.scaledFont(for: font).pointSize,
            metrics.scaledFont(for: font, maximumPointSize: 20).pointSize,
          ]
        }
      }
      if setting == .large { #expect(sizes == [17, 17]) }
    }
    #expect(sizes[0] > 30 && sizes[1] == 20)
  }
}
