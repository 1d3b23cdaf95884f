import Foundation
import Testing

@testable import ViewEngine
@testable import Views

/// What changes of a selection do to an attributed text, for every place and every range in it.
@Suite("Laws of selections in attributed texts")
struct AttributedSelectionLawTests {
  /// A letter with the attributes that are looked at.
  private struct Letter: Equatable {
    var character: Character
    var color: Color?
    var kern: CGFloat?
  }

  /// Letters of one, two and more scalars, the third and the fourth in red.
  private static let text: AttributedString = {
    var red = AttributedString("e\u{301}🇩🇪")
    red.foregroundColor = .red
    return AttributedString("a👩‍👧") + red + AttributedString("bc")
  }()
  private static let count = 6
  private static let ranges = (0...count).flatMap { start in
    (start...count).map { start..<$0 }
  }

  private func letters(_ text: AttributedString) -> [Letter] {
    text.runs.flatMap { run in
      text[run.range].characters.map {
        Letter(character: $0, color: run.foregroundColor, kern: run.kern)
      }
    }
  }
  private func index(_ offset: Int, _ text: AttributedString) -> AttributedString.Index {
    text.characters.index(text.startIndex, offsetBy: offset)
  }
  private func range(_ range: Range<Int>, _ text: AttributedString) -> Range<AttributedString.Index>
  { index(range.lowerBound, text)..<index(range.upperBound, text) }

  /// The letters of the text with others in place of some.
  private func spliced(_ range: Range<Int>, _ new: [Letter]) -> [Letter] {
    var all = letters(Self.text)
    all.replaceSubrange(range, with: new)
    return all
  }

  /// Where the caret is, counted in letters; `nil` while letters are chosen.
  private func caret(_ selection: AttributedTextSelection, _ text: AttributedString) -> Int? {
    guard case .insertionPoint(let index) = selection.indices(in: text) else { return nil }
    return text.characters.distance(from: text.startIndex, to: index)
  }
  private func chosen(_ selection: AttributedTextSelection, _ text: AttributedString) -> String {
    String(AttributedString(text[selection]).characters)
  }

  @Test("a selection of a range has its letters; of none, a caret in its place", arguments: ranges)
  func selected(range: Range<Int>) {
    let text = Self.text
    let selection = AttributedTextSelection(range: self.range(range, text))
    #expect(chosen(selection, text) == String(letters(text)[range].map(\.character)))
    #expect(caret(selection, text) == (range.isEmpty ? range.lowerBound : nil))
    let runs = Array(selection.attributes(in: text))
    let colors = letters(text)[range].map(\.color)
    #expect(runs.contains { $0.foregroundColor == .red } == colors.contains(.red) || range.isEmpty)
    #expect(runs.count == (range.isEmpty ? 1 : Self.changes(colors) + 1))
  }
  /// How often neighbours are not the same.
  private static func changes(_ colors: [Color?]) -> Int {
    zip(colors, colors.dropFirst()).filter { $0 != $1 }.count
  }

  @Test("attributes change for what is chosen alone, which stays chosen", arguments: ranges)
  func transformed(range: Range<Int>) {
    var text = Self.text
    var selection = AttributedTextSelection(range: self.range(range, text))
    let words = chosen(selection, text)
    var calls = 0
    text.transformAttributes(in: &selection) {
      $0.kern = 3
      calls += 1
    }
    var expected = letters(Self.text)
    for place in range { expected[place].kern = 3 }
    #expect(letters(text) == expected)
    #expect(chosen(selection, text) == words)
    let colors = letters(Self.text)[range].map(\.color)
    #expect(calls == Self.changes(colors) + 1)
    // A second change finds what the first one did.
    text.transformAttributes(in: &selection) {
      #expect($0.kern == 3)
      $0.kern = nil
    }
    #expect(letters(text) == letters(Self.text))
  }

  @Test(
    "what replaces letters stands in their place as it is, between the others", arguments: ranges)
  func replaced(range: Range<Int>) {
    for words in ["", "x", "🇫🇷y"] {
      var new = AttributedString(words)
      new.foregroundColor = .green
      var text = Self.text
      var selection = AttributedTextSelection(range: self.range(range, text))
      text.replaceSelection(&selection, with: new)
      #expect(letters(text) == spliced(range, letters(new)))
      #expect(caret(selection, text) == range.lowerBound + words.count)
    }
  }

  @Test(
    "letters that are typed have the attributes that were told, and the next ones have them too",
    arguments: ranges)
  func typed(range: Range<Int>) {
    var text = Self.text
    var selection = AttributedTextSelection(range: self.range(range, text))
    let told = selection.typingAttributes(in: text)
    let before = letters(Self.text)
    // Those of the first letter that goes, else those of the letter before.
    if !range.isEmpty {
      #expect(told.foregroundColor == before[range.lowerBound].color)
    } else if range.lowerBound > 0 {
      #expect(told.foregroundColor == before[range.lowerBound - 1].color)
    }
    for _ in 0..<2 { text.replaceSelection(&selection, withCharacters: "x") }
    let new = Letter(character: "x", color: told.foregroundColor, kern: told.kern)
    #expect(letters(text) == spliced(range, [new, new]))
    #expect(caret(selection, text) == range.lowerBound + 2)
  }

  @Test("at a caret a change is of the next letters alone", arguments: 0...count)
  func caretAttributes(place: Int) {
    var text = Self.text
    var selection = AttributedTextSelection(insertionPoint: index(place, text))
    let color = selection.typingAttributes(in: text).foregroundColor
    text.transformAttributes(in: &selection) { $0.kern = 3 }
    #expect(letters(text) == letters(Self.text))
    #expect(caret(selection, text) == place)
    #expect(selection.attributes(in: text)[\.kern] == [3])
    #expect(selection.typingAttributes(in: text).foregroundColor == color)
    text.replaceSelection(&selection, withCharacters: "xy")
    let new = "xy".map { Letter(character: $0, color: color, kern: 3) }
    #expect(letters(text) == spliced(place..<place, new))
  }

  @Test("of two ranges both go, and what replaces them stands where the first one was")
  func two() {
    let before = letters(Self.text)
    for first in Self.ranges where !first.isEmpty {
      for second in Self.ranges where !second.isEmpty && second.lowerBound > first.upperBound {
        var text = Self.text
        let both = [first, second].map { self.range($0, text) }
        var selection = AttributedTextSelection(ranges: RangeSet(both))
        #expect(chosen(selection, text).count == first.count + second.count)
        let color = selection.typingAttributes(in: text).foregroundColor
        text.replaceSelection(&selection, withCharacters: "x")
        let middle = before[first.upperBound..<second.lowerBound]
        #expect(
          letters(text)
            == spliced(
              first.lowerBound..<second.upperBound,
              [Letter(character: "x", color: color)] + middle))
        #expect(color == before[first.lowerBound].color)
        #expect(caret(selection, text) == first.lowerBound + 1)
      }
    }
  }

  private struct Refusal: Error {}

  @Test("who refuses a change of attributes keeps those of that run and of the next ones")
  func refused() {
    var text = Self.text
    var selection = AttributedTextSelection(range: range(0..<Self.count, text))
    #expect(throws: Refusal.self) {
      try text.transformAttributes(in: &selection) { attributes throws(Refusal) in
        if attributes.foregroundColor == .red { throw Refusal() }
        attributes.kern = 3
      }
    }
    var expected = letters(Self.text)
    for place in 0..<2 { expected[place].kern = 3 }
    #expect(letters(text) == expected)
  }

  @Test("a new selection is a caret behind the last letter, as is one of no ranges")
  func new() {
    for text in [Self.text, AttributedString()] {
      let end = letters(text).count
      #expect(caret(AttributedTextSelection(), text) == end)
      #expect(caret(AttributedTextSelection(ranges: RangeSet()), text) == end)
      #expect(chosen(AttributedTextSelection(), text).isEmpty)
    }
    var (text, selection) = (AttributedString(), AttributedTextSelection())
    for letter in "one" { text.replaceSelection(&selection, withCharacters: [letter]) }
    #expect(String(text.characters) == "one" && caret(selection, text) == 3)
  }
}
