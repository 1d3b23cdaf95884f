internal import Foundation

/// A reader of predicates' formats, by the grammar that Apple publishes for them.
struct PredicateFormat {
  private let format: String
  private let words: [(word: PredicateWord, place: Int)]
  private var next = 0
  private var arguments: ArraySlice<Any?>

  /// The predicate that a format says.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - arguments: What takes the places of `%@` and its kin.
  /// - Returns: The predicate.
  /// - Throws: ``PredicateMistake`` for what cannot be read.
  static func tree(
    _ format: String, _ arguments: [Any?]
  ) throws(PredicateMistake) -> PredicateTree {
    var reader = try PredicateFormat(format, arguments)
    let tree = try reader.either()
    guard reader.word == .end else { throw reader.mistake("expected AND, OR or the end") }
    return tree
  }

  private init(_ format: String, _ arguments: [Any?]) throws(PredicateMistake) {
    self.format = format
    self.arguments = arguments[...]
    words = try PredicateWords(format).words
  }

  private var word: PredicateWord { words[next].word }

  private func mistake(_ expected: String) -> PredicateMistake {
    PredicateMistake(
      format: format, place: words[next].place, reason: "\(expected), not \(word.shown)")
  }

  /// Takes the next word if it is one of some, in whatever letters.
  private mutating func take(_ known: String...) -> Bool {
    guard known.contains(word.capitals) else { return false }
    next += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(PredicateMistake) {
    guard take(sign) else { throw mistake("expected '\(sign)'") }
  }

  // MARK: Predicates

  private mutating func either() throws(PredicateMistake) -> PredicateTree {
    var tree = try both()
    while take("OR", "||") { tree = .or(tree, try both()) }
    return tree
  }

  private mutating func both() throws(PredicateMistake) -> PredicateTree {
    var tree = try one()
    while take("AND", "&&") { tree = .and(tree, try one()) }
    return tree
  }

  private mutating func one() throws(PredicateMistake) -> PredicateTree {
    if take("NOT", "!") { return .not(try one()) }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    return word == .sign("(") ? try inParentheses() : try comparison()
  }

  /// What stands between parentheses: a predicate, or a value of a comparison.
  ///
  /// Of two mistakes that is told up to which more could be read.
  private mutating func inParentheses() throws(PredicateMistake) -> PredicateTree {
    let start = (next, arguments)
    let first: PredicateMistake
    do {
      next += 1
      let tree = try either()
      try expect(")")
      if !isRelation { return tree }
      first = mistake("expected AND, OR or the end")
    } catch {
      first = error
    }
    (next, arguments) = start
    do {
      return try comparison()
    } catch {
      throw error.place > first.place ? error : first
    }
  }

  /// Whether the next word says how values stand to one another, or reckons with them.
  private var isRelation: Bool {
    Self.relations[word.capitals] != nil || ["+", "-", "*", "/"].contains(word.capitals)
  }

  private static let relations: [String: PredicateTree.Relation] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual,
    "=<": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual,
    "BETWEEN": .between, "IN": .isIn, "CONTAINS": .contains, "BEGINSWITH": .begins,
    "ENDSWITH": .ends, "LIKE": .like, "MATCHES": .matches,
  ]

  private mutating func comparison() throws(PredicateMistake) -> PredicateTree {
    let quantifier = PredicateTree.Quantifier(rawValue: word.capitals)
    if quantifier != nil { next += 1 }
    let left = try sum()
    // `NOT IN` is not in Apple's grammar, but is read as what it says.
    let isNegated = word.capitals == "NOT"
    if isNegated { next += 1 }
    guard let relation = Self.relations[word.capitals] else {
      throw mistake("expected ==, <, CONTAINS or another comparison")
    }
    next += 1
    let options = try options()
    let tree = PredicateTree.comparison(
      .init(
        quantifier: quantifier, left: left, right: try sum(), relation: relation,
        options: options))
    return isNegated ? .not(tree) : tree
  }

  /// `[c]`, `[cd]`.
  private mutating func options() throws(PredicateMistake) -> String.CompareOptions {
    guard take("[") else { return [] }
    var options: String.CompareOptions = []
    guard case .name(let letters) = word else { throw mistake("expected c or d") }
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.caseInsensitive)
      case "d": options.insert(.diacriticInsensitive)
      // Of texts as they are, and by letters' order: as without it.
      case "n", "l": break
      default: throw mistake("expected c or d")
      }
    }
    next += 1
    try expect("]")
    return options
  }

  // MARK: Values

  private mutating func sum() throws(PredicateMistake) -> PredicateValue {
    var value = try product()
    while case .sign(let sign) = word, sign == "+" || sign == "-" {
      next += 1
      value = .sum(value, Character(sign), try product())
    }
    return value
  }

  private mutating func product() throws(PredicateMistake) -> PredicateValue {
    var value = try single()
    while case .sign(let sign) = word, sign == "*" || sign == "/" {
      next += 1
      value = .sum(value, Character(sign), try single())
    }
    return value
  }

  private mutating func single() throws(PredicateMistake) -> PredicateValue {
    let word = word
    if take("(") {
      let value = try sum()
      try expect(")")
      return value
    }
    if take("{") { return .list(try list()) }
    if take("-") { return .sum(.constant(0), "-", try single()) }
    switch word {
    case .text(let text):
      next += 1
      return .constant(text)
    case .number(let text):
      if let number = Int64(text) {
        next += 1
        return .constant(number)
      }
      guard let number = Double(text) else { throw mistake("expected a number") }
      next += 1
      return .constant(number)
    case .argument(let letters): return try argument(letters)
    case .name(let name): return try named(name)
    case .sign, .end: throw mistake("expected a key or a value")
    }
  }

  private mutating func list() throws(PredicateMistake) -> [PredicateValue] {
    var values: [PredicateValue] = []
    if take("}") { return values }
    repeat { values.append(try sum()) } while take(",")
    try expect("}")
    return values
  }

  private mutating func argument(
    _ letters: String
  ) throws(PredicateMistake) -> PredicateValue {
    guard Self.arguments.contains(letters) else { throw mistake("expected %@, %K or %d") }
    guard let value = arguments.first else {
      throw mistake("expected an argument, of which there are too few")
    }
    arguments.removeFirst()
    guard letters == "K" else {
      next += 1
      return .constant(value)
    }
    guard let path = KeyedValues.unwrapped(value) as? String else {
      throw mistake("expected a path of keys as a String for")
    }
    next += 1
    return .path(Self.keys(path))
  }

  private static let arguments: Set<String> = [
    "@", "K", "d", "i", "D", "u", "U", "x", "X", "o", "O", "hi", "hu", "ld", "lu", "li", "lld",
    "llu", "lli", "zd", "zu", "f", "F", "e", "g", "a", "lf", "Lf", "s", "c",
  ]

  private mutating func named(_ name: String) throws(PredicateMistake) -> PredicateValue {
    switch name.uppercased() {
    case "TRUE", "YES":
      next += 1
      return .constant(true)
    case "FALSE", "NO":
      next += 1
      return .constant(false)
    case "NIL", "NULL":
      next += 1
      return .constant(nil)
    case "SUBQUERY", "FUNCTION", "CAST", "TERNARY":
      throw mistake("expected a key or a value")
    default: break
    }
    next += 1
    if word == .sign("(") {
      next -= 1
      throw mistake("expected a key, as functions are not there")
    }
    return .path(Self.keys(name))
  }

  private static func keys(_ path: String) -> [String] {
    path.split(separator: ".").map(String.init).filter { $0.uppercased() != "SELF" }
  }
}
