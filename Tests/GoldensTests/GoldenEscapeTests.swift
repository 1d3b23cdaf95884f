import Testing

@testable import Goldens

/// How names and values stand in a golden's lines.
@Suite("Words in a golden") struct GoldenEscapeTests {
  private static let names = [
    "", "Card", "a b", "a,b", "back\\slash", "\\", "\\\\", "line\nfeed", "carriage\rreturn", "\r\n",
    "tab\there", "quote\"d", "\\n", "\\s", "ends with \\", "日本語", "é\u{301}", "👩‍👩‍👧",
    "a\\\nb, c\t\"d\"",
  ]

  @Test("an escaped name is read again, and stays in its line", arguments: names)
  func name(name: String) {
    let text = GoldenText.escaped(name)
    #expect(
      GoldenText.unescaped(text[...])?.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
    #expect(!text.utf8.contains { $0 == 10 || $0 == 13 || $0 == 9 })
  }

  @Test("an escaped word has no blank and no comma", arguments: names)
  func word(name: String) {
    let text = GoldenText.escapedWord(name)
    #expect(GoldenText.unescaped(text[...]) == name)
    #expect(!text.utf8.contains { $0 == 32 || $0 == 44 })
  }

  @Test("quoted words are one word, with two quotes", arguments: names)
  func quoted(name: String) {
    let text = GoldenText.quoted(name)
    #expect(text.utf8.count { $0 == 34 } == 2 && text.hasPrefix("\"") && text.hasSuffix("\""))
    #expect(!text.utf8.contains(32))
    #expect(GoldenText.unescaped(text.dropFirst().dropLast()) == name)
  }

  @Test("different names have different texts")
  func injective() {
    #expect(Set(Self.names.map(GoldenText.escaped)).count == Self.names.count)
    #expect(Set(Self.names.map(GoldenText.escapedWord)).count == Self.names.count)
    #expect(Set(Self.names.map(GoldenText.quoted)).count == Self.names.count)
  }

  @Test(
    "a backslash stands before its letters only",
    arguments: ["\\", "\\x", "a\\", "\\N", "\\ ", "\\\\\\"])
  func noName(text: String) { #expect(GoldenText.unescaped(text[...]) == nil) }

  @Test("every escape by hand")
  func escapes() {
    #expect(GoldenText.unescaped("\\\\\\n\\r\\t\\s\\c\\q") == "\\\n\r\t ,\"")
    #expect(GoldenText.escaped("a\\b\nc") == "a\\\\b\\nc")
    #expect(GoldenText.escapedWord("a b,c") == "a\\sb\\cc")
    #expect(GoldenText.quoted("say \"hi\"") == "\"say\\s\\qhi\\q\"")
  }

  @Test("a digest is so many small hexadecimal digits")
  func digests() {
    #expect(GoldenText.isDigest("0123456789abcdef"))
    #expect(GoldenText.isDigest("", 0))
    for word in [
      "", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF", "0123456789abcdeg",
    ] {
      #expect(!GoldenText.isDigest(word[...]), "\(word)")
    }
    #expect(GoldenText.isDigest(String(repeating: "f", count: 64)[...], 64))
  }

  @Test("properties with one prefix are named by their last parts")
  func properties() {
    #expect(GoldenText.properties(["frame.x"]) == "frame.x")
    #expect(GoldenText.properties(["frame.x", "frame.y", "frame.width"]) == "frame.x,y,width")
    #expect(
      GoldenText.properties(["shadow.color.red", "shadow.color.blue"]) == "shadow.color.red,blue")
    #expect(GoldenText.properties(["opacity", "blur"]) == "opacity,blur")
    #expect(GoldenText.prefix(of: "a.b.c") == "a.b.")
    #expect(GoldenText.prefix(of: "opacity") == "")
  }

  @Test("runs of one value are folded, and say as many values as there are")
  func folding() {
    let values: [MotionTrack.Value?] = [
      .number(1), .number(1), .number(1), nil, nil, .number(0.5), .words("a b"), .words("a b"),
      .number(1),
    ]
    let words = GoldenText.words(values, decimals: 3)
    #expect(words == ["1*3", "-*2", "0.5", "\"a\\sb\"*2", "1"])
    #expect(GoldenText.words([], decimals: 3).isEmpty)
    for length in 1...values.count {
      let counts = GoldenText.words(Array(values.prefix(length)), decimals: 3).map { word in
        word.lastIndex(of: "*").flatMap { Int(word[word.index(after: $0)...]) } ?? 1
      }
      #expect(counts.reduce(0, +) == length)
    }
  }

  @Test(
    "lists break into lines that are not too long, and lose no word",
    arguments: [1, 4, 30, 109, 200])
  func wrapping(size: Int) {
    let words = (0..<40).map { "\($0 % 10)" + String(repeating: "x", count: size - 1) }
    var lines: [String] = []
    GoldenText.wrap("  head", words, to: &lines)
    #expect(lines[0].hasPrefix("  head"))
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("      ") && !$0.hasPrefix("       ") })
    let read = lines.flatMap { $0.split(separator: " ").map(String.init) }
    #expect(read == ["head"] + words)
    for line in lines where line.split(separator: " ").count > 2 {
      #expect(line.utf8.count <= GoldenText.lineLength)
    }
    // No line could have taken the next one's first word.
    for (line, next) in zip(lines.dropFirst(), lines.dropFirst(2)) {
      let word = next.split(separator: " ")[0]
      #expect(line.utf8.count + 1 + word.utf8.count > GoldenText.lineLength)
    }
  }
}
