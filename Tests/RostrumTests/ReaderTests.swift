import Foundation
import Goldens
import Testing
import ViewEngine

@testable import RostrumTool

/// For whom a scene is shown: text size, locale, and where lines begin.
@Suite(.serialized) final class ReaderTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  /// A scene that shows all that follows the reader, and previews that say by hand who that is.
  private static let scene = """
    import SwiftUI
    struct Card: View {
      @ScaledMetric private var gap = 6.0
      @Environment(\\.locale) private var locale
      @Environment(\\.layoutDirection) private var direction
      @State private var isOn = false
      var body: some View {
        VStack(alignment: .leading, spacing: gap) {
          Text("Title").font(.headline)
          Text(1234567.5, format: .number)
          Text(Date(timeIntervalSince1970: 1_200_000_000), style: .date)
          Text("\\(locale.identifier) \\(direction == .rightToLeft ? "r" : "l") \\(12345)")
          HStack {
            Circle().frame(width: 12, height: 12).offset(x: isOn ? 20 : 0)
            Spacer()
            Image(systemName: "chevron.right")
          }
        }
        .frame(width: 220)
        .onAppear { withAnimation(.linear(duration: 0.1)) { isOn = true } }
      }
    }
    #Preview("plain", traits: .fixedLayout(width: 240, height: 260)) { Card() }
    #Preview("big", traits: .fixedLayout(width: 240, height: 260)) {
      Card().dynamicTypeSize(.accessibility2)
    }
    #Preview("german", traits: .fixedLayout(width: 240, height: 260)) {
      Card().environment(\\.locale, Locale(identifier: "de_DE"))
    }
    #Preview("arabic", traits: .fixedLayout(width: 240, height: 260)) {
      Card().environment(\\.locale, Locale(identifier: "ar_EG"))
        .environment(\\.layoutDirection, .rightToLeft)
    }
    #Preview("mirrored", traits: .fixedLayout(width: 240, height: 260)) {
      Card().environment(\\.layoutDirection, .rightToLeft)
    }
    """

  private func film(_ preview: String, _ words: [String]) throws -> Data {
    let name = "\(preview)\(words.joined()).rgba".replacing("/", with: "")
    let result = try tool.run(
      [
        "render", "Card.swift", "--preview", preview, "--duration", "0.15", "--scale", "1",
        "-o", name, "--isolation", "none", "--quiet",
      ] + words)
    #expect(result.status == 0, "\(result.error)")
    return try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  @Test("a variant is the scene with the environment set by hand, byte for byte")
  func byHand() throws {
    try tool.write(Self.scene, to: "Card.swift")
    let plain = try film("plain", [])
    for (words, preview) in [
      (["--type-size", "accessibility2"], "big"), (["--locale", "de-DE"], "german"),
      (["--locale", "ar_EG"], "arabic"), (["--layout-direction", "rtl"], "mirrored"),
    ] {
      let film = try film("plain", words)
      #expect(try film == self.film(preview, []), "\(words)")
      #expect(film != plain, "\(words)")
    }
    // What is named stands above what follows.
    let left = ["--locale", "ar_EG", "--layout-direction", "ltr"]
    #expect(try film("plain", left) != film("arabic", []))
    #expect(try film("plain", ["--type-size", "large", "--locale", "en_US"]) == plain)
  }

  @Test("formatters and calendars that nobody gave a locale have the reader's, none the machine's")
  func formatters() throws {
    try tool.write(
      """
      import SwiftUI
      private func words() -> String {
        let (number, date) = (NumberFormatter(), DateFormatter())
        number.numberStyle = .decimal
        (date.dateStyle, date.timeStyle) = (.long, .none)
        let day = Date(timeIntervalSince1970: 0)
        return [
          Locale.current.identifier, Locale.autoupdatingCurrent.identifier,
          Locale.preferredLanguages.joined(), number.string(from: 1234.5) ?? "",
          date.string(from: day), 1234.5.formatted(), Calendar.current.weekdaySymbols[0],
          "\\(Calendar.current.firstWeekday)", Calendar.current.timeZone.identifier,
        ].joined(separator: "|")
      }
      #Preview(traits: .fixedLayout(width: 8, height: 6)) { let _ = print(words()); Color.red }
      """, to: "Words.swift")
    for (locale, said) in [
      ([], "en_US|en_US|en-US|1,234.5|January 1, 1970|1,234.5|Sunday|1|GMT"),
      (["--locale", "de_DE"], "de_DE|de_DE|de-DE|1.234,5|1. Januar 1970|1.234,5|Sonntag|2|GMT"),
    ] {
      let result = try tool.run(
        ["inspect", "Words.swift", "--isolation", "none"] + locale,
        environment: ["LANG": "fr_FR.UTF-8", "LC_ALL": "fr_FR.UTF-8"])
      #expect(result.error.contains(said + "\n"), "\(result.error)")
    }
  }

  @Test("readers make goldens of their own, and documents tell of them")
  func goldens() throws {
    try tool.write(Self.scene, to: "Card.swift")
    try tool.write(
      "variants:\n  - {name: big, type-size: accessibility3}\n  - {name: arabic, locale: ar-eg}\n",
      to: "Card.check.yaml")
    let soon = ["--duration", "0.1", "--isolation", "none"]
    #expect(try tool.run(["record", "Card.swift"] + soon, environment: ["CI": ""]).status == 0)
    let big = try Golden(text: tool.text("Goldens/Card.big.golden"))
    let arabic = try Golden(text: tool.text("Goldens/Card.arabic.golden"))
    #expect(big.header.variant.contains("--type-size accessibility3"))
    #expect(arabic.header.variant.contains("--locale ar_EG"))
    #expect(big.frames != arabic.frames)
    #expect(try tool.run(["verify", "Card.swift"] + soon).status == 0)
    let inspected = try tool.run([
      "inspect", "Card.swift", "--locale", "ar_EG", "--type-size", "small",
    ])
    #expect(inspected.output.contains("locale ar_EG, right to left, type size small"))
    _ = try tool.run(["inspect", "Card.swift", "--locale", "ar_EG", "--json", "in.json"])
    let text = try tool.text("in.json")
    #expect(
      text.contains("\"layoutDirection\" : \"rtl\"") && text.contains("\"locale\" : \"ar_EG\""))
  }

  @Test("locales are known languages in their usual spelling")
  func locales() {
    for (text, identifier) in [
      ("ar_EG", "ar_EG"), ("ar-eg", "ar_EG"), ("DE", "de"), ("zh-hant-tw", "zh-Hant_TW"),
      ("es-419", "es_419"), ("th_TH@calendar=buddhist", "th_TH@calendar=buddhist"),
    ] { #expect(LocaleArgument(text)?.identifier == identifier) }
    for text in [
      "", "english", "qq", "de_", "de_ZZZ", "de_QX", "ar EG", "ar_EG.UTF-8", "C", "../x",
    ] {
      #expect(LocaleArgument(text) == nil, "\(text)")
    }
    #expect(LocaleArgument("he_IL")?.isRightToLeft == true)
    #expect(LocaleArgument("he_IL@numbers=latn")?.isRightToLeft == true)
    #expect(LocaleArgument("ja")?.isRightToLeft == false)
  }
}
