import Foundation
import ViewEngine

/// A reader of `.stringsdict` files: property lists of texts with plurals.
enum StringsDictionary {
  /// The keys of a text, and of one of its variables.
  private static let (format, type, rule) = (
    "NSStringLocalizedFormatKey", "NSStringFormatSpecTypeKey", "NSStringPluralRuleType"
  )

  /// Reads a file.
  ///
  /// - Parameter data: The file.
  /// - Returns: The texts by their keys; rules of another kind than plurals are left out.
  /// - Throws: What is wrong with the property list.
  static func read(_ data: Data) throws -> [String: LocalizedFormat] {
    let list = try unsafe PropertyListSerialization.propertyList(from: data, format: nil)
    var texts: [String: LocalizedFormat] = [:]
    for (key, value) in list as? [String: Any] ?? [:] {
      guard let parts = value as? [String: Any], let text = parts[format] as? String
      else { continue }
      var variables: [String: LocalizedFormat.Variable] = [:]
      for (name, part) in parts {
        guard let part = part as? [String: String], part[type] == rule else { continue }
        var cases: [PluralCategory: String] = [:]
        for category in PluralCategory.allCases { cases[category] = part[category.rawValue] }
        variables[name] = LocalizedFormat.Variable(cases: cases)
      }
      texts[key] = .composed(text, variables: variables)
    }
    return texts
  }
}
