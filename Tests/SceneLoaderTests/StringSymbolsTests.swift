import Foundation
import Testing

@testable import SceneLoader

/// What texts of string catalogues are called in code.
@Suite("StringSymbols") final class StringSymbolsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func symbols(_ strings: String, in table: String = "Localizable") throws -> StringSymbols
  {
    try folder.write(
      #"{"sourceLanguage": "en", "version": "1.0", "strings": {\#(strings)}}"#,
      to: "\(table).xcstrings")
    return StringSymbols([folder.path("\(table).xcstrings")])
  }

  private func entry(_ key: String, _ text: String, _ state: String = "manual") -> String {
    #""\#(key)": {"extractionState": "\#(state)", "#
      + #""localizations": {"en": {"stringUnit": {"state": "translated", "value": "\#(text)"}}}}"#
  }

  @Test(
    "a key's words are joined, without the values that are put into it",
    arguments: [
      ("Save all", "saveAll"), ("Journal.DeleteEntry", "journalDeleteEntry"), ("Day %lld", "day"),
      ("Title%lld/%2$@", "title"), ("ageInYears", "ageInYears"), ("%@", ""), ("100%", "_100"),
    ])
  func words(key: String, word: String) { #expect(StringSymbols.word(for: key) == word) }

  @Test("only keys that somebody wrote have names")
  func manual() throws {
    let symbols = try symbols(
      entry("Save", "Save") + "," + entry("Open", "Open", "extracted_with_value"))
    #expect(symbols.known(among: ["save", "open", "close"]) == ["save"])
    let text = symbols.text(of: ["save", "open"])
    #expect(text.contains(#"static var save: SwiftUI.LocalizedStringResource"#))
    #expect(text.contains(#"("Save", defaultValue: "Save")"#) && !text.contains("open"))
    #expect(symbols.text(of: ["open"]).isEmpty)
  }

  @Test("values are parameters, by their types and their names")
  func values() throws {
    let symbols = try symbols(
      entry("Day %lld", "Day %1$(number)lld") + ","
        + entry("Sent", "%2$@ got %1$.1lf %%"))
    let both = try self.symbols(entry("%lld sec", "%lld sec") + "," + entry("%.1f sec", "%.1f s"))
    let seconds = both.text(of: ["sec"])
    #expect(seconds.contains("sec(_ arg1: Int)") && seconds.contains("sec(_ arg1: Float)"))
    let text = symbols.text(of: ["day", "sent"])
    #expect(text.contains(#"static func day(number: Int)"#))
    #expect(text.contains(#"defaultValue: "Day \(number)""#))
    #expect(text.contains("static func sent(_ arg1: Double, _ arg2: String)"))
    #expect(text.contains(#"defaultValue: "\(arg2) got \(arg1) %""#))
  }

  @Test("a text by plural has the values of that for many things")
  func plural() throws {
    let symbols = try symbols(
      #""Cards": {"extractionState": "manual", "localizations": {"en": {"variations": {"plural": {"#
        + #""one": {"stringUnit": {"state": "translated", "value": "a card"}}, "#
        + #""other": {"stringUnit": {"state": "translated", "value": "%lld cards"}}}}}}}"#)
    #expect(symbols.text(of: ["cards"]).contains("static func cards(_ arg1: Int)"))
  }

  @Test("texts of another table stand in a type of its name")
  func table() throws {
    let symbols = try symbols(entry("Save", "Save"), in: "Shop")
    #expect(symbols.known(among: ["Shop"]) == ["Shop"])
    let text = symbols.text(of: ["save"])
    #expect(text.contains("extension SwiftUI.LocalizedStringResource { enum Shop {} }"))
    #expect(text.contains(#"table: "Shop""#))
  }

  @Test("what a text has of quotes and line ends stands in quotes of code")
  func quotes() {
    let (value, arguments) = StringSymbols.parts(of: "say \"%@\"\nor \\not")
    #expect(value == #"say \"\(arg1)\"\nor \\not"#)
    #expect(arguments == [StringSymbols.Argument(label: nil, type: "String")])
  }

  @Test("what is no catalogue has no names")
  func damaged() throws {
    try folder.write("{", to: "A.xcstrings")
    let symbols = StringSymbols([folder.path("A.xcstrings"), folder.path("None.xcstrings")])
    #expect(symbols.known(among: ["a"]).isEmpty)
  }
}
