import Foundation
import Testing
import ViewEngine

@testable import RostrumTool

/// Files of localised texts, and scenes that show what they say.
@Suite(.serialized) final class ProjectStringsTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private func read(_ text: String) throws -> [String: String] {
    try StringsFile.read(text).mapValues(\.plain)
  }

  @Test("pairs are read with their comments, escapes and words without quotation marks")
  func pairs() throws {
    let text = #"""
      /* A comment; "a" = "b"; */
      "key" = "va\"l\nue"; // and another
      word.key = "\U00e9\u00fc \Ud83d\Ude00";
      "alone";
      """#
    #expect(
      try read(text) == ["key": "va\"l\nue", "word.key": "éü 😀", "alone": "alone"])
    #expect(try read("").isEmpty && read("// none").isEmpty)
  }

  @Test(
    "what is wrong is told with its line",
    arguments: [
      ("\"a\" = \"b\"", "line 1: no ';' after \"a\""),
      ("\n\"a\" = \"b", "line 2: a text without an end"),
      ("/* a", "line 1: a comment without an end"),
      ("\"a\" = ;", "line 1: neither a text in quotation marks nor a word"),
    ])
  func faults(text: String, told: String) {
    #expect { try read(text) } throws: { "\($0)" == told }
  }

  @Test("all of its encodings are read")
  func encodings() {
    for encoding in [String.Encoding.utf8, .utf16] {
      let data = "\"ä\" = \"ö\";".data(using: encoding) ?? Data()
      #expect(StringsFile.text(of: data) == "\"ä\" = \"ö\";")
    }
    #expect(StringsFile.text(of: Data([0xef, 0xbb, 0xbf, 0x61])) == "a")
    #expect(StringsFile.text(of: Data([0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf, 0x61])) == "a")
    let small = [0xff, 0xfe, 0xff, 0xfe, 0x22, 0x00, 0x61, 0x00, 0x22, 0x00, 0x3b, 0x00] as [UInt8]
    let big = [0xfe, 0xff, 0xfe, 0xff, 0x00, 0x22, 0x00, 0x61, 0x00, 0x22, 0x00, 0x3b] as [UInt8]
    for bytes in [small, big] { #expect(StringsFile.text(of: Data(bytes)) == "\"a\";") }
    #expect(StringsFile.text(of: Data([0x61, 0xff])) == nil)
  }

  @Test(
    "a catalogue has texts, plurals, devices and substitutions; what a language lacks is the source's"
  )
  func catalogue() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {"en": {"stringUnit": {"value": "A"}}, "de": {"stringUnit": {"value": "Ä"}}}},
        "b": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "n"}}}}}}},
        "c": {"localizations": {"en": {"variations": {"device": {
          "mac": {"stringUnit": {"value": "M"}}, "iphone": {"stringUnit": {"value": "P"}}}}}}},
        "d": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {
          "argNum": 2, "formatSpecifier": "d", "variations": {"plural": {
            "other": {"stringUnit": {"value": "%arg x"}}}}}}}}},
        "e": {}}}
      """
    let catalog = try JSONDecoder().decode(StringCatalog.self, from: Data(text.utf8))
    let texts = catalog.texts()
    #expect(texts["de"]?["a"] == .text("Ä") && texts["en"]?["a"] == .text("A"))
    #expect(texts["de"]?["b"] == .plural([.one: "1", .other: "n"]))
    #expect(texts["en"]?["c"] == .text("P") && texts["en"]?["e"] == nil)
    #expect(
      texts["en"]?["d"]
        == .composed(
          "%#@n@", variables: ["n": LocalizedFormat.Variable(argument: 2, cases: [.other: "%d x"])])
    )
  }

  @Test("plurals of a property list are read")
  func dictionary() throws {
    let list = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%d files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>One</string><key>other</key><string>%d</string></dict></dict></dict></plist>
      """
    #expect(
      try StringsDictionary.read(Data(list.utf8)) == [
        "%d files": .composed(
          "%#@n@", variables: ["n": LocalizedFormat.Variable(cases: [.one: "One", .other: "%d"])])
      ])
    #expect(throws: (any Error).self) { try StringsDictionary.read(Data("{".utf8)) }
  }

  @Test("a scene's main bundle says of itself what the project says")
  func bundle() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    let scene = """
      import Foundation
      import SwiftUI
      let name = Bundle.main.bundleIdentifier!
      let version = Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
      let build = Bundle.main.object(forInfoDictionaryKey: "CFBundleVersion") as? String
      #Preview { Text(verbatim: "\\(name) \\(version ?? "-") \\(build ?? "-")") }
      """
    try tool.write(scene, to: "Card.swift")
    func text() throws -> String {
      let result = try tool.run(["inspect", "Card.swift", "--trace", "a.json"])
      try #require(result.status == 0, "\(result.error)")
      return try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
    }
    #expect(try text().contains("scene.Card 1.0 1"))
    let settings = "buildSettings = {\n PRODUCT_BUNDLE_IDENTIFIER = org.example.app;\n"
    try tool.write(
      settings + " MARKETING_VERSION = 2.5;\n};\n", to: "App.xcodeproj/project.pbxproj")
    #expect(try text().contains("org.example.app 2.5 1"))
  }

  @Test("a scene shows its project's texts in the reader's language, and finds its project's files")
  func scene() throws {
    let files = FileManager.default
    for folder in ["App/de.lproj", "App/en.lproj", "Data"] {
      try files.createDirectory(
        at: tool.folder.appending(path: folder), withIntermediateDirectories: true)
    }
    try tool.write("// swift-tools-version: 6.0\n", to: "Package.swift")
    try tool.write("\"title\" = \"Trip\";", to: "App/en.lproj/Localizable.strings")
    try tool.write("\"title\" = \"Reise\";", to: "App/de.lproj/Localizable.strings")
    try tool.write("[5, 7]", to: "Data/numbers.json")
    try tool.write(
      """
      import SwiftUI
      import Foundation
      let numbers: [Int] = {
        let url = Bundle.main.url(forResource: "numbers", withExtension: "json")!
        return try! JSONDecoder().decode([Int].self, from: Data(contentsOf: url))
      }()
      let other = Bundle.main.path(forResource: "lost", ofType: "txt")
      #Preview {
        Text("title").accessibilityIdentifier("a")
        Text(verbatim: NSLocalizedString("title", comment: "") + " \\(numbers) \\(other ?? "-")")
      }
      """, to: "App/Card.swift")
    func words(_ locale: [String]) throws -> (text: String, error: String) {
      let result = try tool.run(
        ["inspect", "App/Card.swift", "--trace", "a.json"] + locale)
      try #require(result.status == 0, "\(result.error)")
      let trace = try String(contentsOf: tool.folder.appending(path: "a.json"), encoding: .utf8)
      // What a film lacks is told when it is drawn.
      let film = try tool.run(["render", "App/Card.swift", "--at", "0", "-o", "a.png"] + locale)
      return (trace, film.error)
    }
    let plain = try words([])
    #expect(plain.text.contains("Trip [5, 7] -"), "\(plain.error)")
    #expect(plain.error.contains("the project has no file called 'lost.txt'"))
    let german = try words(["--locale", "de_AT"])
    #expect(german.text.contains("Reise [5, 7] -") && !german.text.contains("Trip"))
    let french = try words(["--locale", "fr"])
    #expect(french.text.contains("Trip [5, 7] -"))
    #expect(french.error.contains("the project has no texts for fr: those of its own language, en"))
  }
}
