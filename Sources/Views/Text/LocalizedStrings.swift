public import Foundation
@_spi(Engine) import ViewEngine

extension String {
  /// The localisation value of a string: a key with values interpolated.
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation {
    let key: LocalizedStringKey

    /// Creates a value of a key without interpolated values.
    public init(_ value: String) { key = LocalizedStringKey(value) }
    public init(stringLiteral value: String) { key = LocalizedStringKey(stringLiteral: value) }
    public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
      key = LocalizedStringKey(stringInterpolation: stringInterpolation)
    }
  }

  /// Creates the string that the project's tables have for a key; the key itself where they have none.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its values.
  ///   - table: The table in which it is looked up; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table.
  ///   - locale: Whose formats numbers have.
  ///   - comment: What translators read.
  /// - Note: Accepted; no effect. `bundle`, `comment`: the tables are those of the whole project.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = keyAndValue.key.string(table: table, locale: locale)
  }

  /// Creates the string that the project's tables have for a key, or another where they have none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where there is none, with its values.
  ///   - table: The table in which it is looked up; `nil` for `Localizable`.
  ///   - bundle: The bundle of the table.
  ///   - locale: Whose formats numbers have.
  ///   - comment: What translators read.
  /// - Note: Accepted; no effect. `bundle`, `comment`: the tables are those of the whole project.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = defaultValue.key.named(key.description).string(table: table, locale: locale)
  }

  /// Creates the string of a localised string resource.
  public init(localized resource: LocalizedStringResource) {
    self = resource.key.string(table: resource.table, locale: resource.locale)
  }
}

/// A localised string resource: a key, and where its text is found.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey
  /// The table in which it is looked up; `nil` for `Localizable`.
  public let table: String?
  /// Whose formats numbers have.
  public var locale: Locale

  /// Creates a resource.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with its values.
  ///   - table: The table in which it is looked up; `nil` for `Localizable`.
  ///   - locale: Whose formats numbers have.
  ///   - comment: What translators read.
  /// - Note: Accepted; no effect. `comment`: nobody translates here.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    (key, self.table, self.locale) = (keyAndValue.key, table, locale)
  }

  /// Creates a resource with what is shown where there is no text.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: What is shown where there is no text, with its values.
  ///   - table: The table in which it is looked up; `nil` for `Localizable`.
  ///   - locale: Whose formats numbers have.
  ///   - comment: What translators read.
  /// - Note: Accepted; no effect. `comment`: nobody translates here.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.key = defaultValue.key.named(key.description)
    (self.table, self.locale) = (table, locale)
  }

  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text of the resource.
  var text: Text { Text(.key(key, table: table)) }
}

extension LocalizedStringKey {
  /// The string for code without an environment, by the tables of the stage that was set up last.
  ///
  /// - Parameters:
  ///   - table: The table; `nil` for the usual one.
  ///   - locale: Whose formats numbers have.
  /// - Returns: The string, in which Markdown does not count.
  fileprivate func string(table: String?, locale: Locale) -> String {
    let (tables, reader) = StringTables.current
    let shown = tables.flatMap { pieces(from: $0, for: reader, table: table) } ?? pieces
    var environment = EnvironmentValues()
    environment.locale = locale
    return shown.map { piece in
      switch piece {
      case .literal(let text), .plain(let text): text
      case .number(let number): number.text(in: locale)
      case .formatted(let value):
        String(value.text(in: environment, at: Stage.usualCalendarStart).characters)
      case .attributed(let text): String(text.characters)
      case .text(let text): "\(text)"
      }
    }.joined()
  }
}

/// Foundation's `NSLocalizedString`: the text that the project's tables have for a key.
///
/// Foundation would look for it in the tool's own folder; the loader finds this function first.
///
/// - Parameters:
///   - key: The key.
///   - tableName: The table; `nil` for `Localizable`.
///   - bundle: The bundle of the table.
///   - value: What is shown where there is no text; the key if it is empty.
///   - comment: What translators read.
/// - Returns: The text.
/// - Note: Accepted; no effect. `bundle`, `comment`: the tables are those of the whole project.
@_silgen_name(
  "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF")
public func _stageLocalizedString(
  _ key: String, _ tableName: String?, _ bundle: Bundle, _ value: String, _ comment: String
) -> String {
  StringTables.currentText(key, in: tableName) ?? (value.isEmpty ? key : value)
}
