import Foundation
import Testing

@testable import CoreData

/// Numbers that look like chance and are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  /// The next number of the generator that is called SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
  mutating func below(_ end: Int) -> Int { Int(next() >> 33) % end }
  mutating func flip() -> Bool { below(2) == 0 }
}

/// What holds of predicates whatever they say.
@Suite struct PredicateLawTests {
  private static func holds(_ format: String, _ object: Any?, _ values: Any?...) throws -> Bool {
    try PredicateFormat.tree(format, values).holds(for: object)
  }

  /// A sentence of `a`, `b` and `c`, and what it is worth.
  private indirect enum Sentence {
    case letter(Int)
    case not(Sentence)
    case and(Sentence, Sentence)
    case or(Sentence, Sentence)

    static func random(_ depth: Int, _ dice: inout Dice) -> Sentence {
      if depth == 0 { return .letter(dice.below(3)) }
      switch dice.below(4) {
      case 0: return .letter(dice.below(3))
      case 1: return .not(random(depth - 1, &dice))
      case 2: return .and(random(depth - 1, &dice), random(depth - 1, &dice))
      default: return .or(random(depth - 1, &dice), random(depth - 1, &dice))
      }
    }

    func worth(_ letters: [Bool]) -> Bool {
      switch self {
      case .letter(let number): letters[number]
      case .not(let one): !one.worth(letters)
      case .and(let first, let second): first.worth(letters) && second.worth(letters)
      case .or(let first, let second): first.worth(letters) || second.worth(letters)
      }
    }

    /// How strongly its parts hold together.
    private var strength: Int {
      switch self {
      case .or: 0
      case .and: 1
      case .not: 2
      case .letter: 3
      }
    }

    /// The sentence as a format, with no more parentheses than it needs, or with all.
    func format(_ isFull: Bool, signs: Bool) -> String {
      func part(_ other: Sentence, _ least: Int) -> String {
        let text = other.format(isFull, signs: signs)
        return isFull || other.strength < least ? "(\(text))" : text
      }
      switch self {
      case .letter(let number): return "\(["a", "b", "c"][number]) == YES"
      case .not(let one): return (signs ? "!" : "NOT ") + part(one, 2)
      case .and(let first, let second):
        return "\(part(first, 1)) \(signs ? "&&" : "AND") \(part(second, 2))"
      case .or(let first, let second):
        return "\(part(first, 0)) \(signs ? "||" : "OR") \(part(second, 1))"
      }
    }

    /// The sentence as predicates within predicates.
    var compound: NSPredicate {
      switch self {
      case .letter: NSPredicate(format: format(false, signs: false))
      case .not(let one): NSCompoundPredicate(notPredicateWithSubpredicate: one.compound)
      case .and(let first, let second):
        NSCompoundPredicate(andPredicateWithSubpredicates: [first.compound, second.compound])
      case .or(let first, let second):
        NSCompoundPredicate(orPredicateWithSubpredicates: [first.compound, second.compound])
      }
    }
  }

  private static let letters = (0..<8).map { bits in (0..<3).map { bits >> $0 & 1 == 1 } }
  private static func object(_ letters: [Bool]) -> [String: Any] {
    ["a": letters[0], "b": letters[1], "c": letters[2]]
  }

  @Test("AND holds together more than OR, and NOT more than both", arguments: 0..<60)
  func precedence(seed: Int) throws {
    var dice = Dice(seed)
    let sentence = Sentence.random(4, &dice)
    for (isFull, signs) in [(false, false), (false, true), (true, false), (true, true)] {
      let format = sentence.format(isFull, signs: signs)
      let tree = try PredicateFormat.tree(format, [])
      for letters in Self.letters {
        let isTrue = tree.holds(for: Self.object(letters))
        #expect(isTrue == sentence.worth(letters), "\(format), \(letters)")
      }
    }
  }

  @Test("a format says what predicates within predicates say", arguments: 0..<20)
  func compounds(seed: Int) {
    var dice = Dice(seed + 1000)
    let sentence = Sentence.random(3, &dice)
    let predicate = sentence.compound
    for letters in Self.letters {
      #expect(predicate.evaluate(with: Self.object(letters)) == sentence.worth(letters))
    }
  }

  @Test("twice not is so, and not both is one not", arguments: 0..<20)
  func dualities(seed: Int) {
    var dice = Dice(seed + 2000)
    let (first, second) = (Sentence.random(2, &dice), Sentence.random(2, &dice))
    let (p, q) = (first.compound, second.compound)
    func not(_ one: NSPredicate) -> NSPredicate {
      NSCompoundPredicate(notPredicateWithSubpredicate: one)
    }
    func and(_ all: NSPredicate...) -> NSPredicate {
      NSCompoundPredicate(andPredicateWithSubpredicates: all)
    }
    func or(_ all: NSPredicate...) -> NSPredicate {
      NSCompoundPredicate(orPredicateWithSubpredicates: all)
    }
    let same: [(NSPredicate, NSPredicate)] = [
      (not(not(p)), p), (not(and(p, q)), or(not(p), not(q))), (not(or(p, q)), and(not(p), not(q))),
      (and(p, q), and(q, p)), (or(p, q), or(q, p)), (and(p, or(p, q)), p), (or(p, and(p, q)), p),
      (and(p, p), p), (or(p, p), p), (and(p, q, p), and(p, q)), (or(p, q, p), or(p, q)),
    ]
    for letters in Self.letters {
      let object = Self.object(letters)
      for (number, (one, other)) in same.enumerated() {
        #expect(one.evaluate(with: object) == other.evaluate(with: object), "\(number)")
      }
      #expect(!and(p, not(p)).evaluate(with: object) && or(p, not(p)).evaluate(with: object))
    }
  }

  @Test("of none all hold, and none of none does")
  func empty() {
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).evaluate(with: 1))
    #expect(!NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: 1))
  }

  @Test("of two values one is less, the same or greater, and the other signs follow")
  func trichotomy() throws {
    let values: [Any] = [-3, 0, 1, 2.5, 7, Int16(7), Float(2.5), UInt8(1), NSNumber(value: 7)]
    let numbers = [-3, 0, 1, 2.5, 7, 7, 2.5, 1, 7.0]
    for (left, first) in zip(values, numbers) {
      for (right, second) in zip(values, numbers) {
        func says(_ sign: String) throws -> Bool {
          try Self.holds("%@ \(sign) %@", nil, left, right)
        }
        #expect(try says("<") == (first < second), "\(left) < \(right)")
        #expect(try says("==") == (first == second), "\(left) == \(right)")
        #expect(try says(">") == (first > second), "\(left) > \(right)")
        for (sign, isSo) in [
          ("<=", first <= second), ("=<", first <= second), (">=", first >= second),
          ("=>", first >= second), ("!=", first != second), ("<>", first != second),
          ("=", first == second),
        ] { #expect(try says(sign) == isSo, "\(left) \(sign) \(right)") }
      }
    }
  }

  @Test("what is nothing is nothing, and neither less nor more than anything")
  func nothing() throws {
    for value in [1, "a", 2.5, true, Date.distantPast] as [Any] {
      for sign in ["<", ">", "<=", ">=", "==", "CONTAINS", "BEGINSWITH", "LIKE"] {
        #expect(try !Self.holds("missing \(sign) %@", [String: Any](), value), "\(sign)")
        #expect(try !Self.holds("%@ \(sign) nil", [String: Any](), value), "\(sign)")
      }
      #expect(try Self.holds("missing != %@", [String: Any](), value))
    }
    #expect(try Self.holds("missing == nil AND missing == %@", [String: Any](), nil))
    #expect(try !Self.holds("missing != nil", [String: Any]()))
    #expect(try Self.holds("SELF == nil", nil))
  }

  @Test("BETWEEN is both not less and not more, IN is one of the same", arguments: 0..<40)
  func lists(seed: Int) throws {
    var dice = Dice(seed + 3000)
    let (value, low, high) = (dice.below(9), dice.below(9), dice.below(9))
    let object = ["value": value]
    let isBetween = low <= value && value <= high
    #expect(try Self.holds("value BETWEEN {%d, %d}", object, low, high) == isBetween)
    #expect(try Self.holds("value BETWEEN %@", object, [low, high]) == isBetween)
    #expect(try Self.holds("value BETWEEN {\(low), \(high)}", object) == isBetween)
    let list = (0..<dice.below(5)).map { _ in dice.below(9) }
    let text = list.map(String.init).joined(separator: ", ")
    #expect(try Self.holds("value IN {\(text)}", object) == list.contains(value))
    #expect(try Self.holds("value IN %@", object, list) == list.contains(value))
    #expect(try Self.holds("value IN %@", object, Set(list)) == list.contains(value))
    #expect(try Self.holds("NOT value IN %@", object, list) != list.contains(value))
    #expect(try Self.holds("value NOT IN %@", object, list) != list.contains(value))
    #expect(try Self.holds("%@ CONTAINS value", object, list) == list.contains(value))
  }

  @Test("ANY, ALL and NONE are said of lists as Swift says them", arguments: 0..<40)
  func quantifiers(seed: Int) throws {
    var dice = Dice(seed + 4000)
    let list = (0..<dice.below(5)).map { _ in dice.below(6) }
    let least = dice.below(6)
    let object: [String: Any] = ["list": list, "rows": list.map { ["value": $0] }]
    let isAny = list.contains { $0 > least }
    for path in ["list", "rows.value"] {
      #expect(try Self.holds("ANY \(path) > %d", object, least) == isAny)
      #expect(try Self.holds("SOME \(path) > %d", object, least) == isAny)
      #expect(try Self.holds("NONE \(path) > %d", object, least) == !isAny)
      let isAll = list.allSatisfy { $0 > least }
      #expect(try Self.holds("ALL \(path) > %d", object, least) == isAll)
      #expect(try Self.holds("NOT ANY \(path) > %d", object, least) == !isAny)
    }
  }

  @Test("sums, means and ends of lists are those of their numbers", arguments: 0..<30)
  func summaries(seed: Int) throws {
    var dice = Dice(seed + 5000)
    let list = (0..<1 + dice.below(5)).map { _ in dice.below(20) - 10 }
    let object: [String: Any] = ["list": list, "rows": list.map { ["value": $0] }]
    let sum = list.reduce(0, +)
    for (word, value) in [
      ("@sum", Double(sum)), ("@avg", Double(sum) / Double(list.count)),
      ("@min", Double(list.min() ?? 0)), ("@max", Double(list.max() ?? 0)),
    ] {
      #expect(try Self.holds("list.\(word) == %@", object, value), "\(word) of \(list)")
      #expect(try Self.holds("rows.\(word).value == %@", object, value), "\(word) of \(list)")
    }
    #expect(try Self.holds("list.@count == \(list.count)", object))
    #expect(
      try Self.holds(
        "rows.@count == %d AND rows.value.@count == %d", object, list.count, list.count))
  }

  @Test("of an empty list the sum is 0, and there is no mean and no end")
  func emptySummaries() throws {
    let object: [String: Any] = ["list": [Int]()]
    #expect(try Self.holds("list.@sum == 0 AND list.@count == 0", object))
    for word in ["@avg", "@min", "@max"] {
      #expect(try Self.holds("list.\(word) == nil", object), "\(word)")
    }
  }

  /// Whether a text is like a pattern, by trying everything.
  private static func isLike(_ text: Substring, _ pattern: Substring) -> Bool {
    guard let sign = pattern.first else { return text.isEmpty }
    let rest = pattern.dropFirst()
    if sign == "*" {
      return (0...text.count).contains { isLike(text.dropFirst($0), rest) }
    }
    guard let letter = text.first, sign == "?" || sign == letter else { return false }
    return isLike(text.dropFirst(), rest)
  }

  @Test("LIKE takes a text whole, by whatever its stars take", arguments: 0..<30)
  func like(seed: Int) throws {
    var dice = Dice(seed + 6000)
    for _ in 0..<40 {
      let text = String((0..<dice.below(7)).map { _ in dice.flip() ? "a" : "b" })
      let pattern = String((0..<dice.below(6)).map { _ in ["a", "b", "?", "*"][dice.below(4)] })
      let isSo = Self.isLike(text[...], pattern[...])
      #expect(try Self.holds("%@ LIKE %@", nil, text, pattern) == isSo, "\(text) LIKE \(pattern)")
      #expect(try Self.holds("SELF LIKE '\(pattern)'", text) == isSo, "\(text) LIKE \(pattern)")
    }
  }

  @Test("begins, ends and contains are those of Swift, whatever the letters", arguments: 0..<20)
  func parts(seed: Int) throws {
    var dice = Dice(seed + 7000)
    for _ in 0..<20 {
      let text = String((0..<dice.below(6)).map { _ in ["a", "B", "b"][dice.below(3)] })
      let part = String((0..<1 + dice.below(2)).map { _ in ["a", "A", "b"][dice.below(3)] })
      let (small, smallPart) = (text.lowercased(), part.lowercased())
      for (word, isSo, isSoFolded) in [
        ("BEGINSWITH", text.hasPrefix(part), small.hasPrefix(smallPart)),
        ("ENDSWITH", text.hasSuffix(part), small.hasSuffix(smallPart)),
        ("CONTAINS", text.contains(part), small.contains(smallPart)),
        ("==", text == part, small == smallPart),
      ] {
        #expect(try Self.holds("%@ \(word) %@", nil, text, part) == isSo, "\(text) \(word) \(part)")
        #expect(try Self.holds("%@ \(word)[c] %@", nil, text, part) == isSoFolded)
      }
      #expect(try Self.holds("%@ IN %@", nil, part, text) == text.contains(part))
    }
  }
}
