import Foundation
import Testing

@testable import Reports

/// Programs and style sheets of all pages: what can be said of them without a browser.
@Suite("Programs and style sheets") struct PageTextTests {
  private static let styles = [
    PageStyle.report, PageStyle.scene, PageStyle.films, PageStyle.live,
  ]
  private static let programs = [
    PageScript.report, PageScript.scene, PageScript.sheet, PageScript.common,
  ]
  private static let live = LivePage.files(LivePage.Lists(devices: ["a<b"], typeSizes: ["large"]))

  /// The colours of a scheme by their names: `--name: #rgb` or `#rrggbb`, from the sheet's own words on.
  private static func colors(after words: String) throws -> [String: [Double]] {
    let start = try #require(PageStyle.report.range(of: words)).upperBound
    let end = try #require(PageStyle.report[start...].firstIndex(of: "}"))
    let found = PageStyle.report[start..<end].matches(of: /--(\w+): #([0-9a-f]+);/)
    let pairs = found.map { match in
      let digits = match.2.count == 3 ? match.2.flatMap { [$0, $0] } : Array(match.2)
      return (
        String(match.1),
        (0..<3).map { Double(UInt8(String(digits[2 * $0...2 * $0 + 1]), radix: 16) ?? 0) / 255 }
      )
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// How bright a colour is, by WCAG 2.2.
  private static func luminance(_ color: [Double]) -> Double {
    let linear = color.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  @Test(
    "words stand out by 4.5 from every ground, and lines by 3, in the light and in the dark",
    arguments: ["color-scheme: light;", "[data-theme=dark] { color-scheme: dark;"])
  func contrast(scheme: String) throws {
    let colors = try Self.colors(after: scheme)
    func contrast(_ one: String, _ other: String) throws -> Double {
      let values = try [one, other].map { Self.luminance(try #require(colors[$0])) }.sorted()
      return (values[1] + 0.05) / (values[0] + 0.05)
    }
    for ground in ["ground", "card", "sunk"] {
      for word in [
        "ink", "soft", "failed", "differs", "incomparable", "missing", "recorded", "same",
      ] {
        #expect(try contrast(word, ground) >= 4.5, "\(word) on \(ground)")
      }
      for line in ["before", "after", "focus"] {
        #expect(try contrast(line, ground) >= 3, "\(line) on \(ground)")
      }
    }
  }

  @Test("whatever a style sheet asks for by name, it has", arguments: styles.indices)
  func names(index: Int) {
    let style = Self.styles[index]
    let known = Set(style.matches(of: /--([\w-]+)\s*:/).map { String($0.1) })
    let asked = Set(style.matches(of: /var\(--([\w-]+)/).map { String($0.1) })
    #expect(!asked.isEmpty && asked.subtracting(known) == [])
  }

  @Test("nothing is asked of a network, and no text is taken for a program or for markup")
  func alone() {
    let live = Self.live.filter { !$0.name.isEmpty }.map {
      String(decoding: $0.bytes, as: UTF8.self)
    }
    for text in Self.styles + Self.programs + live {
      #expect(!text.contains(/https?:|@import|\bimport\(|\beval\b|innerHTML/))
    }
  }

  @Test("the live page's modules take from one another what each gives")
  func modules() throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.live.map { ($0.name, String(decoding: $0.bytes, as: UTF8.self)) })
    var count = 0
    for (name, text) in files where name.hasSuffix(".js") {
      for match in text.matches(of: /import \{ ([^}]+) \} from "\.\/([\w.-]+)";/) {
        let other = try #require(files[String(match.2)], "\(name) asks for \(match.2)")
        for asked in match.1.split(separator: ", ") {
          count += 1
          let gives =
            other.contains("export class \(asked) ")
            || other.matches(of: /export \{ ([^}]+) \};/).contains {
              $0.1.split(separator: ", ").contains(asked)
            }
          #expect(gives, "\(match.2) gives no \(asked)")
        }
      }
    }
    #expect(count >= 10)
  }

  @Test("what a person may choose stands in the live page as it is called")
  func choices() throws {
    let page = try #require(Self.live.first { $0.name.isEmpty })
    let text = String(decoding: page.bytes, as: UTF8.self)
    #expect(text.contains("a&lt;b") && !text.contains("a<b"))
  }
}
