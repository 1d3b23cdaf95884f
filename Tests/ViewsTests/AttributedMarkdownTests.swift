import DisplayList
import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Attributed texts of Markdown")
struct AttributedMarkdownTests {
  private typealias Options = AttributedString.MarkdownParsingOptions

  /// The letters of a text's runs, each behind its marks and the kinds of the blocks that it stands in.
  private func runs(_ markdown: String, _ syntax: Options.InterpretedSyntax = .full) throws
    -> [String]
  {
    let text = try AttributedString(
      markdown: markdown, options: Options(interpretedSyntax: syntax))
    return text.runs.map { run in
      let blocks = run.presentationIntent?.components.map { kind($0.kind) }.joined() ?? ""
      let intent = run.inlinePresentationIntent ?? []
      let names: [(InlinePresentationIntent, String)] = [
        (.stronglyEmphasized, "s"), (.emphasized, "e"), (.code, "c"), (.strikethrough, "k"),
        (.softBreak, "w"), (.lineBreak, "n"),
      ]
      let marks = names.filter { intent.contains($0.0) }.map(\.1).joined()
      return "\(blocks)|\(marks)|\(String(text[run.range].characters))"
    }
  }

  private func kind(_ kind: PresentationIntent.Kind) -> String {
    switch kind {
    case .paragraph: "p"
    case .header(let level): "h\(level)"
    case .orderedList: "o"
    case .unorderedList: "u"
    case .listItem(let ordinal): "i\(ordinal)"
    case .codeBlock(let hint): "c\(hint ?? "")"
    case .blockQuote: "q"
    case .thematicBreak: "t"
    }
  }

  @Test("marks within a line are what its letters are")
  func inline() throws {
    #expect(try runs("a **b** *c*") == ["p||a ", "p|s|b", "p|| ", "p|e|c"])
    #expect(try runs("~~a~~`b`", .inlineOnly) == ["|k|a", "|c|b"])
  }

  @Test(
    "blocks are told by what letters stand in, the innermost first",
    arguments: [
      ("# a\n\nb", ["h1||a", "p||b"]), ("a\n===\nb\n---\nc", ["h1||a", "h2||b", "p||c"]),
      ("a\nb", ["p||a", "p|w| ", "p||b"]), ("a  \nb", ["p||a", "p|n|\n", "p||b"]),
      ("- a\n- b", ["pi1u||a", "pi2u||b"]), ("3. a\n4. b", ["pi3o||a", "pi4o||b"]),
      ("- a\n  - b\n- c", ["pi1u||a", "pi1ui1u||b", "pi2u||c"]),
      ("- a\n\n  b\n\nc", ["pi1u||a", "pi1u||b", "p||c"]),
      ("> a\n> > b", ["pq||a", "pqq||b"]), ("> - a", ["pi1uq||a"]),
      ("```swift\nlet *a*\n\nb\n```\nc", ["cswift||let *a*\n\nb\n", "p||c"]),
      ("a\n\n***\nb", ["p||a", "t||\u{2E3B}", "p||b"]), ("", []), ("\n\n", []),
      ("####### a", ["p||####### a"]), ("#a", ["p||#a"]), ("1a. b", ["p||1a. b"]),
    ] as [(String, [String])])
  func blocks(markdown: String, expected: [String]) throws {
    #expect(try runs(markdown) == expected)
  }

  @Test("blocks are no two the same, though their kinds are")
  func identities() throws {
    let text = try AttributedString(markdown: "- a\n- b\n\nc\n\nd")
    let innermost = text.runs.compactMap { $0.presentationIntent?.components.first?.identity }
    #expect(innermost.count == 4 && Set(innermost).count == 4)
    let lists = text.runs.prefix(2).compactMap { $0.presentationIntent?.components.last }
    #expect(lists.count == 2 && lists[0] == lists[1])
  }

  @Test("within lines alone, spaces are one or stay as they are")
  func spaces() throws {
    #expect(try runs("# a\n\n  b", .inlineOnly) == ["||# a b"])
    #expect(
      try runs("# a\n\n  b", .inlineOnlyPreservingWhitespace) == ["||# a\n\n  b"])
  }

  @Test("links have their addresses, and are drawn in the tint unless they have a colour")
  func links() throws {
    let base = URL(string: "https://a.b/")
    var text = try AttributedString(markdown: "[c](d) [e](https://f.g)", baseURL: base)
    #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://a.b/d", "https://f.g"])
    func drawn(_ text: AttributedString) throws -> DisplayList {
      try Rehearsal(.of(200, 100)) { Text(text) }.list
    }
    var plain = AttributedString("c e")
    #expect(try drawn(text) != drawn(plain))
    text.foregroundColor = .primary
    plain.foregroundColor = .primary
    #expect(try drawn(text) == drawn(plain))
  }

  @Test("bytes that are no text are an error")
  func bytes() throws {
    #expect(try String(AttributedString(markdown: Data("a".utf8)).characters) == "a")
    #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF, 0xFE, 0xFF])) }
  }

  @Test("a text of Markdown is set as the same marks in a string's are")
  func set() throws {
    let words = "a **b** *c* ~~d~~ `e`"
    let attributed = try AttributedString(markdown: words)
    let one = try Rehearsal(.of(200, 100)) { Text(attributed) }.list
    let other = try Rehearsal(.of(200, 100)) { Text(.init(words)) }.list
    #expect(one == other)
  }

  @Test("blocks know how far they are indented, and say what they are")
  func indentation() {
    let quote = PresentationIntent(.blockQuote, identity: 1)
    let list = PresentationIntent(.unorderedList, identity: 2, parent: quote)
    let item = PresentationIntent(.listItem(ordinal: 3), identity: 3, parent: list)
    let words = PresentationIntent(.paragraph, identity: 4, parent: item)
    #expect(quote.indentationLevel == 1)
    #expect(list.indentationLevel == 2)
    #expect(item.indentationLevel == 2)
    #expect(words.indentationLevel == 2)
    #expect(words.components.map(\.identity) == [4, 3, 2, 1])
    #expect(PresentationIntent(types: words.components) == words)
    #expect(PresentationIntent(.paragraph, identity: 5, parent: item) != words)
    #expect(quote.description == "[blockQuote (id 1)]")
    #expect(list.description == "[unorderedList (id 2)][blockQuote (id 1)]")
  }

  @Test("options are as they were made")
  func options() {
    let usual = Options()
    #expect(usual.interpretedSyntax == .full)
    #expect(usual.failurePolicy == .throwError)
    #expect(!usual.allowsExtendedAttributes)
    #expect(usual.languageCode == nil)
    let others = Options(
      allowsExtendedAttributes: true, interpretedSyntax: .inlineOnly,
      failurePolicy: .returnPartiallyParsedIfPossible, languageCode: "de")
    #expect(others.interpretedSyntax == .inlineOnly)
    #expect(others.failurePolicy == .returnPartiallyParsedIfPossible)
    #expect(others.allowsExtendedAttributes)
    #expect(others.languageCode == "de")
  }

  @Test(
    "colours of the system describe themselves by their names",
    arguments: [
      (Color.red, "red"),
      (.orange, "orange"),
      (.yellow, "yellow"),
      (.green, "green"),
      (.mint, "mint"),
      (.teal, "teal"),
      (.cyan, "cyan"),
      (.blue, "blue"),
      (.indigo, "indigo"),
      (.purple, "purple"),
      (.pink, "pink"),
      (.brown, "brown"),
      (.gray, "gray"),
      (.white, "white"),
      (.black, "black"),
      (.clear, "clear"),
      (.primary, "primary"),
      (.secondary, "secondary"),
      (.accentColor, "AccentColorProvider()"),
    ] as [(Color, String)])
  func names(color: Color, name: String) {
    #expect(color.description == name)
    #expect("\(color)" == name)
    #expect(color.opacity(0.25).description == "25% \(name)")
    #expect(String(describing: color.opacity(1)) == "100% \(name)")
  }

  @Test("a colour's bytes are those to which its components are nearest")
  func digits() {
    for byte in 0...255 {
      let number = Float(byte) / 255
      let text = Color.Resolved(red: number, green: 0, blue: 1, opacity: number).description
      let digits = String(byte, radix: 16, uppercase: true)
      let both = digits.count == 1 ? "0" + digits : digits
      #expect(text == "#\(both)00FF\(both)")
    }
  }
}
