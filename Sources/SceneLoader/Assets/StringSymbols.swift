internal import Foundation

/// Names for the texts of a project's string catalogues, as Xcode 26 writes them: `.saveAll` for the key "Save all".
///
/// Only keys that somebody wrote by hand have one; those that Xcode finds in code are asked for by what they say.
struct StringSymbols {
  /// A value that is put into a text.
  struct Argument: Hashable {
    /// Its label in code; `nil` for none.
    var label: String?
    var type: String
  }

  /// A text and its name in code.
  private struct Symbol: Hashable {
    /// The table; `nil` for the usual one.
    var table: String?
    var word: String
    var key: String
    /// The text in the project's own language, with its values: what stands in quotes in code.
    var value: String
    var arguments: [Argument]
  }

  private var symbols: [Symbol] = []

  /// Reads the catalogues among some tables.
  ///
  /// - Parameter tables: Their files, the nearest to the scene first: of two texts of a name the first counts.
  init(_ tables: [String]) {
    var seen: Set<String> = []
    for path in tables where path.hasSuffix(".xcstrings") {
      let file = URL(fileURLWithPath: path)
      guard let data = try? Data(contentsOf: file),
        let catalog = try? JSONDecoder().decode(Catalog.self, from: data)
      else { continue }
      let name = file.deletingPathExtension().lastPathComponent
      let table = name == "Localizable" ? nil : name
      for (key, entry) in catalog.strings.sorted(by: { $0.key < $1.key })
      where entry.extractionState == "manual" {
        let text = entry.localizations?[catalog.sourceLanguage]?.text ?? key
        let (value, arguments) = Self.parts(of: text)
        let word = Self.word(for: key)
        // Two of a name are told apart by what is put into them.
        let name = "\(table ?? "") \(word) \(arguments.map { "\($0.label ?? "_"):\($0.type)" })"
        guard !word.isEmpty, seen.insert(name).inserted else { continue }
        symbols.append(
          Symbol(table: table, word: word, key: key, value: value, arguments: arguments))
      }
    }
  }

  /// Which of some words stand for texts, sorted.
  func known(among words: Set<String>) -> [String] {
    Set(symbols.flatMap { [$0.word] + Self.list($0.table) }).intersection(words).sorted()
  }

  /// Swift that declares the symbols of some words; empty if they are none.
  func text(of words: [String]) -> String {
    let words = Set(words)
    var tables: Set<String> = []
    var lines: [String] = []
    for symbol in symbols
    where words.contains(symbol.word) || symbol.table.map(words.contains) == true {
      var place = "SwiftUI.LocalizedStringResource"
      if let table = symbol.table {
        if tables.insert(table).inserted { lines.append("extension \(place) { enum \(table) {} }") }
        place += ".\(table)"
      }
      lines.append("extension \(place) { \(Self.declaration(of: symbol)) }")
    }
    return lines.isEmpty ? "" : (["import SwiftUI"] + lines).joined(separator: "\n") + "\n"
  }

  private static func list(_ table: String?) -> [String] { table.map { [$0] } ?? [] }

  private static func declaration(of symbol: Symbol) -> String {
    let parameters = symbol.arguments.enumerated().map { number, argument in
      "\(argument.label ?? "_ arg\(number + 1)"): \(argument.type)"
    }
    let table = symbol.table.map { ", table: \"\($0)\"" } ?? ""
    let key = quoted(symbol.key)
    let type = "SwiftUI.LocalizedStringResource"
    let made = "\(type)(\"\(key)\", defaultValue: \"\(symbol.value)\"\(table))"
    let word = AssetSymbols.quoted(symbol.word)
    return symbol.arguments.isEmpty
      ? "static var \(word): \(type) { \(made) }"
      : "static func \(word)(\(parameters.joined(separator: ", "))) -> \(type) { \(made) }"
  }

  /// The name in code of a key: its words without the values that are put into it.
  static func word(for key: String) -> String {
    var plain = ""
    var rest = Substring(key)
    while let sign = rest.firstIndex(of: "%") {
      plain += rest[..<sign] + " "
      rest = rest[sign...]
      // A sign that stands for itself is twice.
      if rest.hasPrefix("%%") {
        rest = rest.dropFirst(2)
        continue
      }
      let specifier = rest.prefixMatch(of: Self.specifier())
      rest = rest[(specifier?.range.upperBound ?? rest.index(after: sign))...]
    }
    return AssetSymbols.word(for: plain + rest, dropping: "")
  }

  /// A text's place for a value: its number, its name and its type.
  private static func specifier() -> Regex<
    (Substring, Substring?, Substring?, Substring?, Substring)
  > {
    /%(?:(\d+)\$)?(?:\((\w+)\))?[-+ 0#']*[0-9]*(?:\.[0-9]+)?(hh|h|ll|l|q|L|j|z|t)?([@dDiuUxXoOfFeEgGcsaA])/
  }

  /// A text as it stands in quotes in code, and the values that are put into it.
  static func parts(of text: String) -> (value: String, arguments: [Argument]) {
    var (value, arguments): (String, [Int: Argument]) = ("", [:])
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "%") {
      value += quoted(String(rest[..<sign]))
      rest = rest[sign...]
      if rest.hasPrefix("%%") {
        value += "%"
        rest = rest.dropFirst(2)
      } else if let match = rest.prefixMatch(of: Self.specifier()) {
        let place = match.output.1.flatMap { Int($0) } ?? arguments.count + 1
        let label = match.output.2.map(String.init)
        arguments[place] = Argument(label: label, type: type(of: match.output.4, match.output.3))
        value += "\\(\(label ?? "arg\(place)"))"
        rest = rest[match.range.upperBound...]
      } else {
        value += "%"
        rest = rest.dropFirst()
      }
    }
    let count = arguments.keys.max() ?? 0
    // A place that the text leaves out takes a value all the same.
    let all = (1...max(1, count)).prefix(count).map {
      arguments[$0] ?? Argument(label: nil, type: "String")
    }
    return (value + quoted(String(rest)), all)
  }

  /// The type of a value; a `Double` is told from a `Float` by its length, as where texts are formatted.
  private static func type(of conversion: Substring, _ length: Substring?) -> String {
    switch conversion {
    case "@", "s", "c": "String"
    case "f", "F", "e", "E", "g", "G", "a", "A": length == nil ? "Float" : "Double"
    default: "Int"
    }
  }

  /// A text within quotes of code.
  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\n", with: "\\n").replacingOccurrences(of: "\r", with: "\\r")
  }
}

/// What a string catalogue says, as far as it tells names in code.
private struct Catalog: Decodable {
  struct Unit: Decodable { let value: String }
  struct Variations: Decodable {
    let plural: [String: Localization]?
    let device: [String: Localization]?
  }
  /// A text, or several by plural or device.
  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?

    /// The text for many things, on a phone.
    var text: String? {
      if let unit = stringUnit { return unit.value }
      if let devices = variations?.device { return (devices["iphone"] ?? devices["other"])?.text }
      return variations?.plural?["other"]?.text
    }
  }
  struct Entry: Decodable {
    let extractionState: String?
    let localizations: [String: Localization]?
  }

  let sourceLanguage: String
  let strings: [String: Entry]
}
