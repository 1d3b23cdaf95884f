import ViewEngine

/// The words about whom a scene is shown to.
extension Messages {
  static let typeSize =
    "accepted are xSmall, small, medium, large, xLarge, xxLarge, xxxLarge and accessibility1 to accessibility5"
  static let locale =
    "accepted is a language that is known, with a region if wanted, as in ar_EG, de or zh-Hant_TW"

  /// A line where the reader is shown texts of another language than their own.
  ///
  /// - Parameters:
  ///   - tables: The project's texts.
  ///   - locale: The reader's locale; `nil` where nobody said.
  /// - Returns: The line, or none.
  static func lacking(_ tables: StringTables?, for locale: LocaleArgument?) -> [String] {
    guard let tables, let locale, tables.lacks(locale.locale) else { return [] }
    let shown = tables.development ?? "none"
    return [
      "the project has no texts for \(locale.identifier): those of its own language, \(shown), are shown"
    ]
  }
}
