import Foundation
import Testing

@testable import CoreData

/// Predicates against tables that were evaluated by hand.
@Suite struct PredicateTableTests {
  private static func holds(_ format: String, _ object: Any? = nil, _ values: Any?...) throws
    -> Bool
  {
    try PredicateFormat.tree(format, values).holds(for: object)
  }

  @Test(
    "numbers are reckoned with as in school",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("10 - 4 - 3", 3), ("12 / 3 / 2", 2), ("-2 * 3", -6),
      ("2 - -3", 5), ("2 * (3 + 4) - 1", 13), ("7 / 2", 3.5), ("1.5 + 1.5", 3), ("2e3 / 4", 500),
      ("--3", 3), ("3 - (2 - 1)", 2), ("((4))", 4), ("0 * 9 + 1", 1), ("8 / (4 / 2)", 4),
    ] as [(String, Double)])
  func sums(sum: String, value: Double) throws {
    #expect(try Self.holds("\(sum) == \(value)"))
    #expect(try Self.holds("%@ == \(sum)", nil, value))
    #expect(try !Self.holds("\(sum) > \(value)") && Self.holds("\(sum) <= \(value)"))
    #expect(try !Self.holds("\(sum) == %@", nil, value + 1))
  }

  @Test(
    "letters and accents count unless one says otherwise",
    arguments: [
      ("Été", "Été", ["", "[n]", "[c]", "[d]", "[cd]"]), ("Été", "été", ["[c]", "[cd]"]),
      ("Été", "Ete", ["[d]", "[cd]"]), ("Été", "ete", ["[cd]"]), ("a", "b", []),
      ("", "", ["", "[n]", "[c]", "[d]", "[cd]"]), ("ÄÖ", "äö", ["[c]", "[cd]"]),
      ("naïve", "NAIVE", ["[cd]"]), ("naïve", "naive", ["[d]", "[cd]"]),
    ] as [(String, String, [String])])
  func options(left: String, right: String, holding: [String]) throws {
    for options in ["", "[n]", "[c]", "[d]", "[cd]"] {
      let isSo = holding.contains(options)
      #expect(try Self.holds("%@ ==\(options) %@", nil, left, right) == isSo, "\(options)")
      #expect(try Self.holds("%@ !=\(options) %@", nil, left, right) == !isSo, "\(options)")
      #expect(try Self.holds("%@ IN\(options) {'x', %@}", nil, left, right) == isSo, "\(options)")
      #expect(try Self.holds("%@ LIKE\(options) %@", nil, left, right) == isSo, "\(options)")
    }
    #expect(try Self.holds("%@ ==[C] %@", nil, left, right) == holding.contains("[c]"))
    #expect(try Self.holds("%@ ==[dC] %@", nil, left, right) == holding.contains("[cd]"))
  }

  @Test(
    "a text matches as a whole or not at all",
    arguments: [
      ("abc", "abc", true), ("abc", "ab", false), ("abc", "bc", false), ("abc", "a.c", true),
      ("abc", ".*", true), ("", ".*", true), ("", ".+", false), ("a1", "[a-z]\\d", true),
      ("a\nb", ".*", false), ("ab", "a|ab", false), ("ab", "(a|ab)$", true), ("AB", "(?i)ab", true),
      ("555-1234", "[0-9]{3}-[0-9]{4}", true), ("555-123", "[0-9]{3}-[0-9]{4}", false),
      ("😀", ".", true), ("é", "\\w", true),
    ])
  func matches(text: String, expression: String, isSo: Bool) throws {
    #expect(try Self.holds("SELF MATCHES %@", text, expression) == isSo)
  }

  @Test(
    "texts stand in either quotes, and signs behind a backslash",
    arguments: [
      ("'a'", "a"), ("\"a\"", "a"), ("'a\"b'", "a\"b"), ("\"a'b\"", "a'b"), ("'a\\'b'", "a'b"),
      ("\"a\\\"b\"", "a\"b"), ("'a\\\\b'", "a\\b"), ("'a\\nb'", "a\nb"), ("'a\\tb'", "a\tb"),
      ("''", ""), ("' a '", " a "), ("'AND OR %@'", "AND OR %@"), ("'{1, 2}'", "{1, 2}"),
    ])
  func texts(quoted: String, text: String) throws {
    #expect(try Self.holds("SELF == \(quoted)", text))
    #expect(try Self.holds("\(quoted) == %@", nil, text))
    #expect(try !Self.holds("SELF == \(quoted)", text + "x"))
  }

  @Test(
    "words may be written in any letters, and stand on several lines",
    arguments: [
      "a == 1 and b == 2", "a == 1 And b == 2", "a == 1 && b == 2", "a==1&&b==2",
      "not a == 2 and Not b == 1", "a between {0, 2}", "a Between{0,2}", "b In {2}", "any l == 1",
      "All l > 0", "none l > 9", "some l == 3", "s contains 'x'", "s Beginswith 'tex'",
      "s endsWith 'xt'", "s like 't*t'", "s Matches 't..t'", "s ==[C] 'TEXT'", "t == true",
      "t == Yes", "t == TRUE", "f == no", "f == False", "n == Nil", "n == null", "truepredicate",
      "not FalsePredicate", "self.a == 1", "SELF.l.@count == 3", "a == 1\n  AND b\t== 2",
      " ( a == 1 ) ", "((a == 1))", "(a) == (1)", "(a + b) == 3", "(a == 1) || (zz == 2)",
    ])
  func words(format: String) throws {
    let object: [String: Any] = [
      "a": 1, "b": 2, "l": [1, 2, 3], "s": "text", "t": true, "f": false,
    ]
    #expect(try Self.holds(format, object))
    #expect(try !Self.holds("NOT (\(format))", object))
  }

  @Test(
    "each sign for an argument takes one, whatever C would make of it",
    arguments: [
      "@", "d", "i", "D", "u", "U", "x", "X", "o", "O", "hi", "hu", "ld", "lu", "li", "lld", "llu",
      "lli", "zd", "zu", "f", "F", "e", "g", "a", "lf", "Lf",
    ])
  func signs(sign: String) throws {
    #expect(try Self.holds("SELF == %\(sign)", 4, 4))
    #expect(try Self.holds("%\(sign) == 4 AND SELF == %\(sign)", 5, 4, 5))
    #expect(throws: PredicateMistake.self) { try Self.holds("SELF == %\(sign)", 4) }
  }

  @Test("a path of keys is named by an argument, and nothing else may be")
  func keyArguments() throws {
    let object: [String: Any] = ["name": "a", "size": ["width": 3], "order by": 5]
    #expect(try Self.holds("%K == 'a'", object, "name"))
    #expect(try Self.holds("%K == 3 AND %K > 2", object, "size.width", "SELF.size.width"))
    #expect(try Self.holds("%K == %d", object, "order by", 5))
    #expect(try Self.holds("ANY %K == 3", object, "size.width"))
    for value in [nil, 3, ["name"]] as [Any?] {
      #expect(throws: PredicateMistake.self) { try Self.holds("%K == 1", object, value) }
    }
  }

  @Test("arguments that are tried within parentheses are taken once")
  func triedArguments() throws {
    #expect(try Self.holds("(%d + %d) * %d == %d", nil, 1, 2, 3, 9))
    #expect(try Self.holds("((%d) == %d) AND (%d) > %d", nil, 1, 1, 3, 2))
    #expect(try Self.holds("(%K) == %@", ["a": "x"], "a", "x"))
  }

  @Test(
    "values of many kinds are the same as themselves and no others",
    arguments: 0..<7)
  func kinds(number: Int) throws {
    let id = UUID()
    let values: [Any] = [
      "a", 3, Date(timeIntervalSince1970: 3), id, URL(fileURLWithPath: "/a"), Data([3]), [1, 2],
    ]
    for (place, other) in values.enumerated() {
      let isSame = try Self.holds("%@ == %@", nil, values[number], other)
      #expect(isSame == (place == number), "\(values[number]) == \(other)")
    }
    #expect(try Self.holds("%@ == %@", nil, id, UUID(uuidString: id.uuidString)))
  }

  @Test("dates, addresses and texts have an order, and what is of two kinds has none")
  func orders() throws {
    let (early, late) = (Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    #expect(try Self.holds("%@ < %@ AND %@ > %@", nil, early, late, late, early))
    #expect(try Self.holds("%@ BETWEEN {%@, %@}", nil, late, early, late))
    #expect(try Self.holds("'a' < 'b' AND 'B' < 'a' AND NOT 'B' <[c] 'a'"))
    #expect(try !Self.holds("'a' < 1") && !Self.holds("'a' >= 1") && Self.holds("'1' != 1"))
    #expect(try !Self.holds("%@ < 3", nil, early) && !Self.holds("%@ > 3", nil, early))
  }

  @Test("what cannot be reckoned with is nothing")
  func noNumbers() throws {
    let object: [String: Any] = ["text": "a", "number": 2]
    #expect(try Self.holds("text + 1 == nil AND missing * 2 == nil", object))
    #expect(try !Self.holds("text + 1 > 0", object) && Self.holds("number + 1 == 3", object))
  }

  @Test(
    "a mistake says what was expected and what is there",
    arguments: [
      ("", "expected a key or a value, not the end, at character 1"),
      ("a", "expected ==, <, CONTAINS or another comparison, not the end, at character 2"),
      ("a ==", "expected a key or a value, not the end, at character 5"),
      ("a == 1 b", "expected AND, OR or the end, not 'b', at character 8"),
      ("a == 1)", "expected AND, OR or the end, not ')', at character 7"),
      ("(a == 1", "expected ')', not the end, at character 8"),
      ("a == 'x' 'y'", "expected AND, OR or the end, not the text 'y', at character 10"),
      ("a ==[c 'x'", "expected ']', not the text 'x', at character 8"),
      ("a ==[q] 'x'", "expected c or d, not 'q', at character 6"),
      ("a == %@", "expected an argument, of which there are too few, not '%@', at character 6"),
      ("a == %w", "expected %@, %K or %d, not '%w', at character 6"),
      ("a IN {1, 2", "expected '}', not the end, at character 11"),
      ("a == f(1)", "expected a key, as functions are not there, not 'f', at character 6"),
      ("a ~ 1", "'~' means nothing here, at character 3"),
      ("a == \"x", "the text here has no end, at character 6"),
      ("a == 1.2.3", "expected a number, not '1.2.3', at character 6"),
      ("a AND b == 1", "expected ==, <, CONTAINS or another comparison, not 'AND', at character 3"),
      ("NOT", "expected a key or a value, not the end, at character 4"),
    ])
  func mistakes(format: String, reason: String) throws {
    let mistake = try #require(throws: PredicateMistake.self) {
      _ = try PredicateFormat.tree(format, [])
    }
    #expect("\(mistake)" == "NSPredicate(format: \"\(format)\"): \(reason)")
  }

  @Test("a sequence is chosen from by a predicate, and without one stays as it is")
  func filtered() {
    let list = [3, 1, 4, 1, 5]
    #expect(list.filtered(by: NSPredicate(format: "SELF > 2")) == [3, 4, 5])
    #expect(list.filtered(by: nil) == list)
    #expect(list.filtered(by: NSPredicate(format: "FALSEPREDICATE")) == [])
    #expect(list.filtered(by: NSPredicate(value: true)) == list)
    #expect(list.filtered(by: NSPredicate { one, _ in one as? Int == 1 }) == [1, 1])
  }
}
