import ArgumentParser
import Foundation
import ViewEngine

/// A locale as an argument: a language that is known, with a writing system, a region and keywords if wanted, `ar_EG`.
struct LocaleArgument: Hashable, Sendable {
  /// As Foundation writes it: `zh-Hant-tw` is `zh-Hant_TW`.
  let identifier: String

  /// The locale.
  var locale: Locale { Locale(identifier: identifier) }

  /// Whether its language is written from right to left.
  var isRightToLeft: Bool { locale.language.characterDirection == .rightToLeft }

  /// Reads a locale; `nil` for a language, a writing system or a region that there is not: of those, formats would be
  /// some other language's.
  init?(_ text: String) {
    let form =
      /([A-Za-z]{2,3})([-_][A-Za-z]{4})?([-_](?:[A-Za-z]{2}|[0-9]{3}))?(@[a-z]+=[A-Za-z0-9-]+(?:;[a-z]+=[A-Za-z0-9-]+)*)?/
    guard let parts = text.wholeMatch(of: form)?.output else { return nil }
    let language = parts.1.lowercased()
    let script = parts.2.map { $0.dropFirst().lowercased().capitalized }
    let region = parts.3.map { $0.dropFirst().uppercased() }
    guard Self.languages.contains(language) else { return nil }
    if let script, !Locale.Script(script).isISOScript { return nil }
    if let region, !Locale.Region(region).isISORegion { return nil }
    identifier =
      language + (script.map { "-\($0)" } ?? "") + (region.map { "_\($0)" } ?? "")
      + (parts.4 ?? "")
  }

  /// The languages whose formats are known.
  private static let languages = Set(
    Locale.availableIdentifiers.map { $0.prefix { $0 != "_" && $0 != "-" }.lowercased() })
}

/// A layout direction as an argument.
enum LayoutDirectionArgument: String, CaseIterable, ExpressibleByArgument, Sendable {
  /// From left to right.
  case ltr
  /// From right to left.
  case rtl
}

extension SceneOptions {
  /// Where lines begin: as asked, or as the locale's language is written.
  var direction: LayoutDirection {
    let isRightToLeft = layoutDirection.map { $0 == .rtl } ?? locale?.isRightToLeft ?? false
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// The locale's name: as asked, or American English.
  var localeIdentifier: String { locale?.identifier ?? EnvironmentValues().locale.identifier }

  /// Where lines begin, as a flag says it.
  var directionName: String { direction == .rightToLeft ? "rtl" : "ltr" }
}
