import Foundation
import Testing

@testable import Reports

/// Texts as they stand in pages, scripts and shells: what reads them gives them back.
@Suite("Markup") struct MarkupTests {
  private static let texts = [
    "", "plain", "a<b>c", "&amp;", "\"q\" 'q'", "]]>", "<!-- -->", "</script>",
    "tab\tfeed\nreturn\r",
    "back\\slash\\n", "日本 é 👩‍👩‍👧", "\u{2028}\u{2029}", "$(rm -rf) `x` ; | & * ? ~ !", "'", "''a''",
    "-x",
    "a b", "%20", "\u{7f}",
  ]

  /// Reads the five names and decimal numbers of characters.
  private static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    while let start = rest.firstIndex(of: "&"), let end = rest[start...].firstIndex(of: ";") {
      result += rest[..<start]
      let name = rest[rest.index(after: start)..<end]
      if let known = names[String(name)] {
        result += known
      } else if let scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  @Test("an escaped text is read as it was, and ends no attribute and no element", arguments: texts)
  func escaped(text: String) {
    let escaped = Markup.escaped(text)
    #expect(Self.unescaped(escaped).unicodeScalars.elementsEqual(text.unicodeScalars))
    for byte in "<>\"'\n\r\t".utf8 { #expect(!escaped.utf8.contains(byte)) }
  }

  @Test("an escaped text is that of its parts")
  func parts() {
    for one in Self.texts {
      for other in Self.texts {
        #expect(
          Markup.escaped(one + other).unicodeScalars.elementsEqual(
            (Markup.escaped(one) + Markup.escaped(other)).unicodeScalars))
      }
    }
  }

  @Test("each character by hand")
  func characters() {
    #expect(Markup.escaped("&<>\"'") == "&amp;&lt;&gt;&quot;&#39;")
    #expect(Markup.escaped("\t\n\r") == "&#9;&#10;&#13;")
    #expect(Markup.escaped("\u{0}\u{1f}\u{fffe}\u{ffff}") == "\u{fffd}\u{fffd}\u{fffd}\u{fffd}")
    #expect(Markup.escaped("\u{fffd}\u{20}") == "\u{fffd} ")
  }

  @Test("a literal is JSON, and ends no script", arguments: texts + ["\u{0}\u{1}\u{1f}"])
  func quoted(text: String) throws {
    let literal = Markup.quoted(text)
    let read = try JSONDecoder().decode([String].self, from: Data("[\(literal)]".utf8))
    #expect(read.count == 1 && read[0].unicodeScalars.elementsEqual(text.unicodeScalars))
    for byte in "<>&".utf8 { #expect(!literal.utf8.contains(byte)) }
    #expect(
      !literal.unicodeScalars.contains { $0.value < 32 || $0 == "\u{2028}" || $0 == "\u{2029}" })
  }

  @Test("a literal's escapes by hand")
  func literals() {
    #expect(Markup.quoted("a\"b\\c") == "\"a\\\"b\\\\c\"")
    #expect(Markup.quoted("</") == "\"\\u003c/\"")
    #expect(Markup.quoted("\n\u{2028}") == "\"\\u000a\\u2028\"")
  }

  /// A word as POSIX 2.2 reads it: single quotes hold all but themselves, a backslash holds the next.
  private static func shellRead(_ word: String) -> String? {
    var (result, isQuoted, isEscape) = ("", false, false)
    for scalar in word.unicodeScalars {
      if isEscape {
        result.unicodeScalars.append(scalar)
        isEscape = false
      } else if scalar == "'" {
        isQuoted.toggle()
      } else if scalar == "\\", !isQuoted {
        isEscape = true
      } else if !isQuoted, " \t\n\"$`;|&*?~!<>()#[]{}".unicodeScalars.contains(scalar) {
        return nil
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return isQuoted || isEscape ? nil : result
  }

  @Test("a shell reads the word that was meant", arguments: texts)
  func shell(text: String) {
    #expect(Self.shellRead(Markup.shellWord(text)) == text)
  }

  @Test("a plain word has no quotes, another has")
  func shellWords() {
    #expect(Markup.shellWord("Scenes/Card-1_a.swift") == "Scenes/Card-1_a.swift")
    #expect(Markup.shellWord("a:b,c@d%e+f") == "a:b,c@d%e+f")
    #expect(Markup.shellWord("") == "''")
    #expect(Markup.shellWord("a b") == "'a b'")
    #expect(Markup.shellWord("it's") == "'it'\\''s'")
    #expect(Markup.shellWord("é") == "'é'")
  }

  @Test(
    "numbers by hand",
    arguments: [
      (0.25, 2, "0.25"), (0.255, 1, "0.3"), (-3, 2, "-3"), (-0.04, 1, "0"), (1e9, 5, "1000000000"),
      (0.00001, 5, "0.00001"), (0.05, 5, "0.05"), (99.999, 2, "100"), (-1.5, 0, "-2"),
      (2.50, 3, "2.5"),
    ] as [(Double, Int, String)])
  func decimals(value: Double, places: Int, text: String) {
    #expect(Decimal.text(value, places: places) == text)
  }

  @Test("a number's text is near it, and no text ends in a zero behind the point", arguments: 0...5)
  func near(places: Int) {
    let step = [1, 0.1, 0.01, 0.001, 1e-4, 1e-5][places]
    for number in -700...700 {
      let value = Double(number) * 0.137_931
      let text = Decimal.text(value, places: places)
      #expect(abs((Double(text) ?? .nan) - value) <= step / 2 + 1e-12)
      #expect(!text.contains(".") || !text.hasSuffix("0"))
      #expect(text == "0" || Decimal.text(-value, places: places) == negated(text))
    }
  }

  private func negated(_ text: String) -> String {
    text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
  }

  @Test("what is no number has a sign of its own")
  func infinite() {
    #expect(Decimal.text(.infinity, places: 2) == "∞")
    #expect(Decimal.text(-.infinity, places: 2) == "−∞")
    #expect(Decimal.text(.nan, places: 2) == "?")
  }
}
