import Foundation
import ViewEngine

/// A string catalogue, `.xcstrings`: the texts of a table in all languages.
struct StringCatalog: Decodable {
  /// A text, or several by plural or device.
  fileprivate struct Localization: Decodable {
    struct Unit: Decodable { let value: String }
    struct Variations: Decodable {
      let plural: [String: Localization]?
      let device: [String: Localization]?
    }
    struct Substitution: Decodable {
      let argNum: Int?
      let formatSpecifier: String?
      let variations: Variations?
    }
    let stringUnit: Unit?
    let variations: Variations?
    let substitutions: [String: Substitution]?
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  /// The language in which the project was written.
  let sourceLanguage: String
  private let strings: [String: Entry]

  /// The texts of each language.
  ///
  /// Where one lacks a text that the source language has, it has that.
  func texts() -> [String: [String: LocalizedFormat]] {
    let languages = Set(strings.values.flatMap { ($0.localizations ?? [:]).keys })
      .union([sourceLanguage])
    var texts: [String: [String: LocalizedFormat]] = [:]
    for language in languages {
      texts[language] = strings.compactMapValues {
        let all = $0.localizations ?? [:]
        return all[language]?.format ?? all[sourceLanguage]?.format
      }
    }
    return texts
  }
}

extension StringCatalog.Localization {
  /// The text as it is shown on a phone.
  var format: LocalizedFormat? {
    if let devices = variations?.device {
      return (devices["iphone"] ?? devices["other"] ?? devices.min { $0.key < $1.key }?.value)?
        .format
    }
    if let cases = variations?.cases { return .plural(cases) }
    guard let text = stringUnit?.value else { return nil }
    guard let substitutions, !substitutions.isEmpty else { return .text(text) }
    let variables = substitutions.compactMapValues { substitution in
      substitution.variations?.cases.map { cases in
        LocalizedFormat.Variable(
          argument: substitution.argNum,
          cases: cases.mapValues {
            $0.replacing("%arg", with: "%\(substitution.formatSpecifier ?? "lld")")
          })
      }
    }
    return .composed(text, variables: variables)
  }
}

extension StringCatalog.Localization.Variations {
  /// The texts by plural.
  fileprivate var cases: [PluralCategory: String]? {
    guard let plural else { return nil }
    var cases: [PluralCategory: String] = [:]
    for (name, text) in plural {
      if let category = PluralCategory(rawValue: name) { cases[category] = text.stringUnit?.value }
    }
    return cases
  }
}
