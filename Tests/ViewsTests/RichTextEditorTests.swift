import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Editors of attributed texts")
struct RichTextEditorTests {
  private static let stage = Stage.of(200, 120)

  private struct Scene: View {
    let hook: Hook<AttributedString>
    let place: Hook<AttributedTextSelection>
    @State var text: AttributedString
    @State private var selection = AttributedTextSelection()
    var body: some View {
      hook.binding = $text
      place.binding = $selection
      return TextEditor(text: $text, selection: $selection)
    }
  }

  private let hook = Hook<AttributedString>()
  private let place = Hook<AttributedTextSelection>()

  /// An editor that has the caret.
  private func editor(_ text: AttributedString) throws -> Rehearsal {
    let stage = try Rehearsal(Self.stage) { Scene(hook: hook, place: place, text: text) }
    try stage.tap(100, 60, at: 0)
    return stage
  }

  private func words(_ text: AttributedString, _ color: Color) -> [String] {
    text.runs.filter { $0.foregroundColor == color }.map { String(text[$0.range].characters) }
  }

  /// "plain red", the second word in red.
  private var twoWords: AttributedString {
    var red = AttributedString("red")
    red.foregroundColor = .red
    return AttributedString("plain ") + red
  }

  private func range(_ offsets: Range<Int>, of text: AttributedString) -> AttributedTextSelection {
    AttributedTextSelection(
      range: text.index(at: offsets.lowerBound)..<text.index(at: offsets.upperBound))
  }

  @Test("letters that are typed have the attributes of the letter before the caret")
  func typing() throws {
    let stage = try editor(twoWords)
    #expect(stage.graph.typeLetters(of: "der"))
    try stage.advance(to: 1)
    let text = try #require(hook.value)
    #expect(words(text, .red) == ["redder"])
    try stage.now { place.value = AttributedTextSelection(insertionPoint: text.index(at: 3)) }
    #expect(stage.graph.typeLetters(of: "!"))
    try stage.advance(to: 2)
    let new = try #require(hook.value)
    #expect(String(new.characters) == "pla!in redder")
    #expect(words(new, .red) == ["redder"])
  }

  @Test("attributes that are set at the caret are those of the next letters")
  func typingAttributes() throws {
    let stage = try editor(AttributedString("a"))
    var text = try #require(hook.value)
    var selection = try #require(place.value)
    try stage.now {
      text.transformAttributes(in: &selection) { $0.foregroundColor = .green }
      #expect(selection.typingAttributes(in: text).foregroundColor == .green)
      (hook.value, place.value) = (text, selection)
    }
    #expect(stage.graph.typeLetters(of: "bc"))
    try stage.advance(to: 1)
    #expect(words(try #require(hook.value), .green) == ["bc"])
  }

  @Test("what is chosen stands before a fifth of the tint, and a letter takes its place")
  func chosen() throws {
    let stage = try editor(twoWords)
    #expect(stage.list.fills.contains { abs($0.width - 2) < 1e-9 })
    let text = try #require(hook.value)
    try stage.now { place.value = range(0..<5, of: text) }
    #expect(!stage.list.fills.contains { abs($0.width - 2) < 1e-9 })
    #expect(stage.layers.contains { $0.opacity == 0.2 })
    #expect(stage.graph.typeLetters(of: "x"))
    try stage.advance(to: 1)
    let new = try #require(hook.value)
    #expect(String(new.characters) == "x red")
    #expect(!stage.layers.contains { $0.opacity == 0.2 })
    #expect(place.value?.indices(in: new) == .insertionPoint(new.index(at: 1)))
  }

  @Test("changes of attributes keep what is chosen; other changes put the caret at the end")
  func kept() {
    var text = twoWords
    var selection = range(2..<8, of: text)
    text.transformAttributes(in: &selection) { $0.kern = 3 }
    #expect(String(AttributedString(text[selection]).characters) == "ain re")
    #expect(selection.attributes(in: text)[\.foregroundColor] == [nil, .red])
    #expect(selection.attributes(in: text)[\.kern] == [3, 3])
    text += AttributedString("!")
    #expect(selection.indices(in: text) == .insertionPoint(text.endIndex))
    #expect(String(AttributedString(text[selection]).characters).isEmpty)
  }

  @Test("what replaces a selection stands where that began, and the caret behind it")
  func replaced() {
    var text = AttributedString("one two three")
    let ends = [0..<3, 8..<13].map { text.index(at: $0.lowerBound)..<text.index(at: $0.upperBound) }
    var selection = AttributedTextSelection(ranges: RangeSet(ends))
    text.replaceSelection(&selection, withCharacters: "1")
    #expect(String(text.characters) == "1 two ")
    text.replaceSelection(&selection, withCharacters: "2")
    #expect(String(text.characters) == "12 two ")
  }

  private struct Marks: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    var body: some AttributedTextFormattingDefinition<Scope> { NoRed() }
  }
  private struct NoRed: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .red { container.foregroundColor = .blue }
    }
  }

  @Test("a formatting definition says what is shown")
  func formatting() throws {
    func lines(_ text: AttributedString, _ isConstrained: Bool) throws -> [String] {
      try Rehearsal(Self.stage) {
        if isConstrained {
          TextEditor(text: .constant(text)).attributedTextFormattingDefinition(Marks())
        } else {
          TextEditor(text: .constant(text))
        }
      }.list.lines
    }
    var blue = twoWords
    blue[blue.index(at: 6)..<blue.endIndex].foregroundColor = .blue
    #expect(try lines(twoWords, true) == lines(blue, false))
    #expect(try lines(twoWords, false) != lines(blue, false))
  }

  @Test("fonts are resolved with their sizes and traits, and lose what they are told to lose")
  func fonts() {
    let context = EnvironmentValues().fontResolutionContext
    let bold = Font.system(size: 20).bold(true).italic(true).resolve(in: context)
    #expect(bold.isBold && bold.isItalic && bold.pointSize == 20)
    let plain = Font.system(size: 20, weight: .bold).bold(false).italic(false).resolve(in: context)
    #expect(!plain.isBold && !plain.isItalic && plain.weight == .regular)
    #expect(Font.default.resolve(in: context).pointSize == 17)
  }
}

@MainActor @Suite("Selections in texts")
struct TextSelectionTests {
  private struct Scene: View {
    let hook: Hook<String>
    let place: Hook<TextSelection?>
    @State var text: String
    @State private var selection: TextSelection?
    var body: some View {
      hook.binding = $text
      place.binding = $selection
      return TextField("Name", text: $text, selection: $selection)
    }
  }
  private let hook = Hook<String>()
  private let place = Hook<TextSelection?>()

  private func caret(_ stage: Rehearsal) -> CGRect? {
    stage.list.fills.first { abs($0.width - 2) < 1e-9 }
  }

  @Test("letters are typed where the caret is, and backspace takes away what is chosen")
  func typing() throws {
    let stage = try Rehearsal(.of(200, 40)) { Scene(hook: hook, place: place, text: "abcd") }
    #expect(place.value == .some(nil))
    try stage.tap(100, 20, at: 0)
    let end = try #require(caret(stage))
    let text = try #require(hook.value)
    #expect(place.value == TextSelection(insertionPoint: text.endIndex))
    let second = text.index(after: text.startIndex)
    try stage.now { place.value = TextSelection(insertionPoint: second) }
    let before = try #require(caret(stage))
    #expect(before.minX > 4 && before.maxX < end.minX)
    #expect(stage.graph.typeLetters(of: "xy"))
    try stage.advance(to: 1)
    let longer = try #require(hook.value)
    #expect(longer == "axybcd")
    let all = longer.startIndex..<longer.index(longer.startIndex, offsetBy: 4)
    try stage.now { place.value = TextSelection(range: all) }
    #expect(caret(stage) == nil)
    #expect(stage.graph.typeLetters(of: "\u{8}"))
    try stage.advance(to: 2)
    #expect(hook.value == "cd")
    #expect(place.value == TextSelection(insertionPoint: "cd".startIndex))
  }
}
