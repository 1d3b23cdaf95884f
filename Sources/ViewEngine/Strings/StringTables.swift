public import Foundation
import Synchronization

/// The localised texts of a scene's project: tables of keys, in several languages.
///
/// The tool makes it of files; the graph reads none.
public final class StringTables: Sendable {
  /// Texts of one table in one language.
  public struct Part: Sendable {
    /// The language, as folders are called: `de`, `pt-BR`, `Base`.
    public let language: String
    /// The table: `Localizable` where nothing else is said.
    public let table: String
    /// The texts by their keys.
    public let texts: [String: LocalizedFormat]

    /// Creates a part.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - table: The table.
    ///   - texts: The texts by their keys.
    public init(language: String, table: String, texts: [String: LocalizedFormat]) {
      (self.language, self.table, self.texts) = (language, table, texts)
    }
  }

  /// The table in which a key is looked up that names none.
  public static let usual = "Localizable"
  /// The folder of the texts in which the project was written.
  private static let base = "Base"

  private let texts: [String: [String: [String: LocalizedFormat]]]
  /// The language in which the project was written; `nil` for tables of nothing.
  public let development: String?

  /// Creates tables.
  ///
  /// - Parameters:
  ///   - parts: What is in them; of several texts for one key the first counts.
  ///   - development: The language in which the project was written; `nil` for that of its base, else English.
  public init(_ parts: [Part], development: String? = nil) {
    var texts: [String: [String: [String: LocalizedFormat]]] = [:]
    for part in parts {
      texts[Self.normal(part.language), default: [:]][part.table, default: [:]]
        .merge(part.texts) { first, _ in first }
    }
    self.texts = texts
    let wanted = [development.map(Self.normal), Self.base, "en"].compactMap { $0 }
    self.development = wanted.first { texts[$0] != nil } ?? texts.keys.min()
  }

  /// A language's name with hyphens.
  private static func normal(_ language: String) -> String {
    language == "English" ? "en" : language.replacing("_", with: "-")
  }

  /// Whether there is no text.
  public var isEmpty: Bool { texts.isEmpty }

  /// The language in which a reader reads: the one of the locale, with or without its region; `nil` where there is none.
  public func language(for locale: Locale) -> String? {
    let parts = locale.language
    guard let code = parts.languageCode?.identifier else { return nil }
    let script = parts.script?.identifier
    let region = locale.region?.identifier
    var names = [script, nil].flatMap { script in
      [region, nil].map { [code, script, $0].compactMap { $0 }.joined(separator: "-") }
    }
    if code == "he" { names.append("iw") }
    if code == "nb" { names.append("no") }
    if let found = names.first(where: { texts[$0] != nil }) { return found }
    // Another region's texts are better than another language's, but for another script.
    return texts.keys.filter { $0.hasPrefix("\(code)-") && Self.script(of: $0) == script }.min()
  }

  private static func script(of language: String) -> String? {
    Locale(identifier: language).language.script?.identifier
  }

  /// Whether a reader is shown another language than their own.
  public func lacks(_ locale: Locale) -> Bool {
    guard !isEmpty, language(for: locale) == nil else { return false }
    return development != Self.base || locale.language.languageCode?.identifier != "en"
  }

  /// The text of a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` for the usual one.
  ///   - locale: The reader's locale; `nil` for the language in which the project was written.
  /// - Returns: The text and its language; `nil` if the table has no such key there.
  package func format(
    _ key: String, in table: String?, for locale: Locale?
  ) -> (format: LocalizedFormat, language: String)? {
    guard let language = locale.flatMap(language(for:)) ?? development,
      let found = texts[language]?[table ?? Self.usual]
    else { return nil }
    if let format = found[key] { return (format, language) }
    // Whole numbers are written in several ways.
    guard key.contains("%") else { return nil }
    for size in ["d", "ld", "i", "li"] {
      let other = key.replacing("lld", with: size)
      if let format = found[other] { return (format, language) }
    }
    return nil
  }

  // MARK: Code without an environment

  private static let shared = Mutex<(tables: StringTables?, locale: Locale?)>((nil, nil))

  /// Makes these the tables that code finds that has no environment at hand.
  ///
  /// - Parameter locale: The reader's locale; `nil` for the language in which the project was written.
  public func makeCurrent(for locale: Locale?) { Self.shared.withLock { $0 = (self, locale) } }

  /// The tables of the stage that was set up last, and its reader's locale.
  package static var current: (tables: StringTables?, locale: Locale?) { shared.withLock(\.self) }

  /// The text of a key for code that has no environment at hand, with nothing set into it; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` for the usual one.
  /// - Returns: The text.
  public static func currentText(_ key: String, in table: String?) -> String? {
    let (tables, locale) = current
    return tables?.format(key, in: table, for: locale)?.format.plain
  }
}
