import Foundation
import Testing

@testable import SceneLoader

/// Names in code for texts and assets, against tables that were made by hand.
@Suite("SymbolTables") final class SymbolTablesTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func catalog(
    _ strings: [(key: String, text: String)], in file: String = "Localizable",
    language: String = "en"
  ) throws -> String {
    let entries = strings.map { key, text in
      #""\#(key)": {"extractionState": "manual", "localizations": {"en": {"stringUnit": "#
        + #"{"state": "translated", "value": "\#(text)"}}}}"#
    }
    try folder.write(
      #"{"sourceLanguage": "\#(language)", "strings": {\#(entries.joined(separator: ","))}}"#,
      to: "\(file).xcstrings")
    return folder.path("\(file).xcstrings")
  }

  @Test(
    "a key is a word in code without the values that are put into it",
    arguments: [
      ("", ""), ("%", ""), ("%%", ""), ("%@ %@", ""), ("a", "a"), ("A", "a"), ("ABC", "abc"),
      ("save_all", "saveAll"), ("save-all", "saveAll"), ("save.all", "saveAll"),
      ("Save All!", "saveAll"), ("saveAll", "saveAll"), ("%lld items", "items"),
      ("%1$@ and %2$@", "and"), ("%.2f km", "km"), ("%5d days", "days"), ("100%% sure", "_100Sure"),
      ("half%%", "half"), ("%#@count@", "count"), ("HTMLText", "htmlText"), ("3 days", "_3Days"),
      ("%(name)@ came", "came"), ("Größe", "größe"), ("a%lldb", "aB"), ("class", "class"),
    ])
  func words(key: String, word: String) { #expect(StringSymbols.word(for: key) == word) }

  @Test(
    "values of a text are arguments by their types, in their order",
    arguments: [
      ("", "", []), ("a", "a", []), ("%@", "\\(arg1)", ["String"]), ("%lld", "\\(arg1)", ["Int"]),
      ("%d%u%x", "\\(arg1)\\(arg2)\\(arg3)", ["Int", "Int", "Int"]),
      (
        "%f %.2lf %g %5.1Lf", "\\(arg1) \\(arg2) \\(arg3) \\(arg4)",
        ["Float", "Double", "Float", "Double"]
      ),
      ("%2$@ %1$lld", "\\(arg2) \\(arg1)", ["Int", "String"]),
      ("%2$@", "\\(arg2)", ["String", "String"]), ("%1$@ %1$@", "\\(arg1) \\(arg1)", ["String"]),
      ("%%", "%", []), ("%%@", "%@", []), ("50%", "50%", []), ("%w", "%w", []),
      ("\"%@\"", "\\\"\\(arg1)\\\"", ["String"]), ("\\(a)", "\\\\(a)", []),
      ("a\nb\rc", "a\\nb\\rc", []),
      ("%hhd%s%c", "\\(arg1)\\(arg2)\\(arg3)", ["Int", "String", "String"]),
    ] as [(String, String, [String])])
  func parts(text: String, value: String, types: [String]) {
    let parts = StringSymbols.parts(of: text)
    #expect(parts.value == value)
    #expect(parts.arguments.map(\.type) == types && parts.arguments.allSatisfy { $0.label == nil })
  }

  @Test("named values have labels, wherever they stand")
  func labels() {
    let parts = StringSymbols.parts(of: "%2$(name)@ is %1$(age)lld, %3$.1f")
    #expect(parts.value == "\\(name) is \\(age), \\(arg3)")
    #expect(
      parts.arguments == [
        .init(label: "age", type: "Int"), .init(label: "name", type: "String"),
        .init(label: nil, type: "Float"),
      ])
  }

  @Test("the nearest of two texts of a name counts, and other values are another text")
  func nearest() throws {
    let near = try catalog([("Save", "near"), ("%@ left", "%@ left")])
    try FileManager.default.createDirectory(
      atPath: folder.path("far"), withIntermediateDirectories: true)
    let far = try catalog([("Save", "far"), ("%lld left", "%lld left")], in: "far/Localizable")
    for (files, text) in [([near, far], "near"), ([far, near], "far")] {
      let symbols = StringSymbols(files)
      let save = symbols.text(of: ["save"])
      #expect(save.contains("defaultValue: \"\(text)\""))
      #expect(save.components(separatedBy: "static var save").count == 2)
      #expect(symbols.text(of: ["left"]).components(separatedBy: "static func left").count == 3)
      #expect(symbols.known(among: ["left", "save", "near"]) == ["left", "save"])
    }
  }

  @Test("a text without a translation in the project's language is its key")
  func untranslated() throws {
    let symbols = StringSymbols([try catalog([("Go on", "Weiter")], language: "de")])
    #expect(symbols.text(of: ["goOn"]).contains("(\"Go on\", defaultValue: \"Go on\")"))
  }

  @Test("words of the language stand in quotes of their own")
  func keywords() throws {
    let symbols = StringSymbols([
      try catalog([("default", "a"), ("Class", "b"), ("in %@", "in %@")])
    ])
    let text = symbols.text(of: ["default", "class", "in"])
    for part in ["var `default`: ", "var `class`: ", "func `in`(_ arg1: String)"] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test("texts by device are those of a phone, and other files are no catalogues")
  func devices() throws {
    try folder.write(
      #"{"sourceLanguage": "en", "strings": {"Tap": {"extractionState": "manual", "localizations": "#
        + #"{"en": {"variations": {"device": {"iphone": {"stringUnit": {"value": "Tap it"}}, "#
        + #""other": {"stringUnit": {"value": "Click"}}}}}}}, "None": {"extractionState": "manual"}}}"#,
      to: "Device.xcstrings")
    try folder.write("\"Save\" = \"Save\";", to: "Old.strings")
    let symbols = StringSymbols(["Device.xcstrings", "Old.strings"].map(folder.path))
    let text = symbols.text(of: ["Device"])
    #expect(text.contains("defaultValue: \"Tap it\", table: \"Device\""))
    #expect(text.contains("defaultValue: \"None\", table: \"Device\""))
    #expect(symbols.known(among: ["save", "tap", "Device"]) == ["Device", "tap"])
  }

  @Test("symbols of a project are those of assets and of texts, each as they are asked for")
  func together() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path("A.xcassets/Brand.colorset"), withIntermediateDirectories: true)
    var resources = ProjectResources()
    resources.catalogs = [AssetCatalog(folder.path("A.xcassets"))]
    resources.tables = [try catalog([("Brand", "Brand"), ("Save", "Save")])]
    let symbols = ProjectSymbols(of: resources)
    #expect(symbols.known(among: ["brand", "save", "none"]) == ["brand", "save"])
    // Behind dots a text is looked for in any case, an asset only where nothing else explains it.
    #expect(symbols.known(among: [], used: ["brand", "save"]) == ["brand", "save"])
    #expect(symbols.known(among: [], used: ["none"]) == [])
    let text = symbols.text(of: ["brand"], besides: [])
    #expect(text.contains("static var brand: ColorResource"))
    #expect(text.contains("static var brand: SwiftUI.LocalizedStringResource"))
    #expect(!text.contains("save") && symbols.text(of: [], besides: []).isEmpty)
  }
}
