import Foundation

/// The plural rules of languages for cardinal numbers, as in Unicode's Common Locale Data Repository.
public enum PluralRules {
  /// What languages have in common.
  private enum Family {
    case none, one, zeroOrOne, romanian, latvian, lithuanian, eastSlavic, southSlavic, polish, czech
    case slovene, hebrew, arabic, irish, welsh, maltese
  }

  private static let families: [(Family, languages: String)] = [
    (.none, "ja ko zh yue vi th id ms my lo km bo dz jv su to yo"),
    (.zeroOrOne, "fr pt hi bn gu kn fa am zu hy as pa"), (.romanian, "ro mo"),
    (.latvian, "lv"), (.lithuanian, "lt"), (.eastSlavic, "ru uk be"),
    (.southSlavic, "sr hr bs sh"), (.polish, "pl"), (.czech, "cs sk"), (.slovene, "sl"),
    (.hebrew, "he iw"), (.arabic, "ar"), (.irish, "ga"), (.welsh, "cy"), (.maltese, "mt"),
  ]

  /// The category of a number in a language.
  ///
  /// - Parameters:
  ///   - number: The number; its sign does not count.
  ///   - language: The language, as in `pt-PT`; one that is not listed tells one from other numbers, as English does.
  /// - Returns: The category.
  public static func category(of number: Double, in language: String) -> PluralCategory {
    let size = abs(number)
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    let code = parts.first.map(String.init) ?? "en"
    guard size.isFinite else { return .other }
    let whole = size == size.rounded() && size < 1e15 ? Int(size) : nil
    var family = Family.one
    for (candidate, languages) in families
    where languages.split(separator: " ").contains(Substring(code)) {
      family = candidate
    }
    // Portugal's Portuguese counts as English does.
    if code == "pt", parts.dropFirst().contains("pt") { family = .one }
    return category(size, whole, family)
  }

  private static func category(_ size: Double, _ whole: Int?, _ family: Family) -> PluralCategory {
    switch family {
    case .none: return .other
    case .one: return whole == 1 ? .one : .other
    case .zeroOrOne: return size < 2 ? .one : .other
    default: break
    }
    guard let n = whole else {
      return switch family {
      case .romanian: .few
      case .lithuanian, .czech: .many
      default: .other
      }
    }
    let (tens, ones) = (n % 100, n % 10)
    switch family {
    case .romanian: return n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
    case .latvian:
      if ones == 0 || (11...19).contains(tens) { return .zero }
      return ones == 1 ? .one : .other
    case .lithuanian:
      if ones == 1, tens != 11 { return .one }
      return (2...9).contains(ones) && !(11...19).contains(tens) ? .few : .other
    case .eastSlavic, .southSlavic:
      if ones == 1, tens != 11 { return .one }
      if (2...4).contains(ones), !(12...14).contains(tens) { return .few }
      return family == .eastSlavic ? .many : .other
    case .polish:
      if n == 1 { return .one }
      return (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
    case .czech: return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case .slovene:
      return tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
    case .hebrew: return n == 1 ? .one : n == 2 ? .two : .other
    case .irish:
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    default: return large(n, tens, family)
    }
  }

  /// The categories of the languages that have nearly all.
  private static func large(_ n: Int, _ tens: Int, _ family: Family) -> PluralCategory {
    switch (family, n) {
    case (.arabic, 0), (.welsh, 0): .zero
    case (_, 1): .one
    case (_, 2): .two
    case (.welsh, 3): .few
    case (.welsh, 6): .many
    case (.welsh, _): .other
    case (.maltese, 0): .few
    case (.arabic, _) where (3...10).contains(tens): .few
    case (.arabic, _) where tens >= 11: .many
    case (.maltese, _) where (3...10).contains(tens): .few
    case (.maltese, _) where (11...19).contains(tens): .many
    default: .other
    }
  }
}
