internal import Foundation

/// A predicate as it was read from a format.
indirect enum PredicateTree {
  /// `TRUEPREDICATE`, `FALSEPREDICATE`.
  case constant(Bool)
  case not(PredicateTree)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case comparison(Comparison)

  /// What is said of two values.
  struct Comparison {
    let quantifier: Quantifier?
    let (left, right): (PredicateValue, PredicateValue)
    let relation: Relation
    let options: String.CompareOptions
  }

  /// Of how many values on the left it is said; without one the left is a value.
  enum Quantifier: String, CaseIterable {
    case any = "ANY"
    case some = "SOME"
    case all = "ALL"
    case none = "NONE"
  }

  /// How two values stand to one another.
  enum Relation {
    case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
    case between, isIn, contains, begins, ends, like, matches
  }

  /// Whether it holds of an object.
  func holds(for object: Any?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let tree): !tree.holds(for: object)
    case .and(let first, let second): first.holds(for: object) && second.holds(for: object)
    case .or(let first, let second): first.holds(for: object) || second.holds(for: object)
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

extension PredicateTree.Comparison {
  fileprivate func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(for: object), right.value(for: object))
    guard let quantifier else { return holds(left, right) }
    // One value counts as the only one of several.
    let several = KeyedValues.elements(left) ?? [left].compactMap { $0 }
    switch quantifier {
    case .any, .some: return several.contains { holds($0, right) }
    case .all: return several.allSatisfy { holds($0, right) }
    case .none: return !several.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch relation {
    case .equal: return isSame(left, right)
    case .unequal: return !isSame(left, right)
    case .less: return order(left, right) == .orderedAscending
    case .greater: return order(left, right) == .orderedDescending
    case .lessOrEqual: return [.orderedAscending, .orderedSame].contains(order(left, right))
    case .greaterOrEqual: return [.orderedDescending, .orderedSame].contains(order(left, right))
    case .between:
      guard let ends = KeyedValues.elements(right), ends.count == 2 else { return false }
      return [.orderedDescending, .orderedSame].contains(order(left, ends[0]))
        && [.orderedAscending, .orderedSame].contains(order(left, ends[1]))
    case .isIn:
      if let list = KeyedValues.elements(right) { return list.contains { isSame(left, $0) } }
      return text(right, left) { $0.contains($1) }
    case .contains:
      if let list = KeyedValues.elements(left) { return list.contains { isSame($0, right) } }
      return text(left, right) { $0.contains($1) }
    case .begins: return text(left, right) { $0.hasPrefix($1) }
    case .ends: return text(left, right) { $0.hasSuffix($1) }
    case .like: return text(left, right) { PredicateTree.isLike(Array($0), Array($1)[...]) }
    case .matches: return text(left, right) { PredicateTree.matches($0, $1) }
    }
  }

  private func isSame(_ left: Any?, _ right: Any?) -> Bool {
    if let first = left as? String, let second = right as? String {
      return folded(first) == folded(second)
    }
    return KeyedValues.isSame(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let first = left as? String, let second = right as? String {
      return KeyedValues.order(folded(first), folded(second))
    }
    return KeyedValues.order(left, right)
  }

  /// Asks about two texts; what is none has no part in the other.
  private func text(
    _ left: Any?, _ right: Any?, _ isTrue: (String, String) -> Bool
  ) -> Bool {
    guard let whole = left as? String, let part = right as? String else { return false }
    if relation == .matches { return isTrue(whole, part) }
    return isTrue(folded(whole), folded(part))
  }

  private func folded(_ text: String) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

extension PredicateTree {
  /// Whether a text is like a pattern, in which `?` is a character and `*` any number of them.
  fileprivate static func isLike(_ text: [Character], _ pattern: ArraySlice<Character>) -> Bool {
    var (place, mark) = (0, pattern.startIndex)
    // Where the last `*` stands, and up to which character it reaches.
    var star: (mark: Int, place: Int)?
    while place < text.count {
      if mark < pattern.endIndex, pattern[mark] == "*" {
        star = (mark, place)
        mark += 1
      } else if mark < pattern.endIndex, pattern[mark] == "?" || pattern[mark] == text[place] {
        (place, mark) = (place + 1, mark + 1)
      } else if let last = star {
        star = (last.mark, last.place + 1)
        (place, mark) = (last.place + 1, last.mark + 1)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }

  /// Whether a whole text matches a regular expression, ICU's as on a device.
  fileprivate static func matches(_ text: String, _ expression: String) -> Bool {
    guard let regex = try? NSRegularExpression(pattern: expression) else {
      fatalError("NSPredicate: '\(expression)' is no regular expression")
    }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return regex.matches(in: text, range: whole).contains { $0.range == whole }
  }
}

/// A value of a predicate.
indirect enum PredicateValue {
  case constant(Any?)
  /// What is found at a path of keys; of the object itself with none.
  case path([String])
  case list([PredicateValue])
  case sum(PredicateValue, Character, PredicateValue)

  /// The value for an object.
  func value(for object: Any?) -> Any? {
    switch self {
    case .constant(let value): KeyedValues.unwrapped(value)
    case .path(let keys): KeyedValues.value(of: object, at: keys[...])
    case .list(let values): values.map { $0.value(for: object) as Any }
    case .sum(let first, let sign, let second):
      Self.reckon(first.value(for: object), sign, second.value(for: object))
    }
  }

  private static func reckon(_ first: Any?, _ sign: Character, _ second: Any?) -> Any? {
    guard let first = KeyedValues.number(first), let second = KeyedValues.number(second) else {
      return nil
    }
    switch sign {
    case "+": return first + second
    case "-": return first - second
    case "*": return first * second
    default: return first / second
    }
  }
}
