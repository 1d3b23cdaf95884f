import Foundation
@_spi(Engine) import ViewEngine

/// What a field or an editor edits: a text, and where in it letters are typed.
@MainActor enum EditedText {
  /// A text without attributes; `nil` in place of a selection for the place behind the last letter.
  case plain(Binding<String>, selection: Binding<TextSelection?>?)
  /// A text with attributes.
  case rich(Binding<AttributedString>, selection: Binding<AttributedTextSelection>?)

  /// The letters.
  var letters: Binding<String> {
    switch self {
    case .plain(let text, _): text
    case .rich(let text, _):
      Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue = AttributedString($0) })
    }
  }

  /// The text as it is shown.
  ///
  /// - Parameters:
  ///   - formatting: What attributes may be.
  ///   - placeholder: What is shown in place of no letters.
  /// - Returns: The text.
  func shown(_ formatting: TextFormatting, placeholder: String) -> Text {
    if letters.wrappedValue.isEmpty { return Text(verbatim: placeholder) }
    switch self {
    case .plain(let text, _): return Text(verbatim: text.wrappedValue)
    case .rich(let text, _): return Text(formatting.applied(to: text.wrappedValue))
    }
  }

  /// Where the caret is, or which letters are chosen.
  var caret: Caret {
    switch self {
    case .plain(let text, let selection):
      let letters = text.wrappedValue
      let ranges = Self.ranges(of: selection?.wrappedValue, in: letters).map { range in
        letters.distance(
          from: letters.startIndex, to: range.lowerBound)..<letters.distance(
            from: letters.startIndex, to: range.upperBound)
      }
      return Self.caret(ranges, of: letters.count)
    case .rich(let text, let selection):
      let text = text.wrappedValue
      let letters = text.characters
      func offset(_ index: AttributedString.Index) -> Int {
        letters.distance(from: letters.startIndex, to: index)
      }
      let ranges: [Range<Int>]
      switch (selection?.wrappedValue ?? AttributedTextSelection()).indices(in: text) {
      case .insertionPoint(let index): ranges = [offset(index)..<offset(index)]
      case .ranges(let set):
        ranges = set.ranges.map { offset($0.lowerBound)..<offset($0.upperBound) }
      }
      return Self.caret(ranges, of: letters.count)
    }
  }

  private static func caret(_ ranges: [Range<Int>], of count: Int) -> Caret {
    let chosen = ranges.filter { !$0.isEmpty }
    if !chosen.isEmpty { return .chosen(chosen) }
    return .at(ranges.first?.lowerBound ?? count, of: count)
  }

  /// The ranges of a selection, inside the letters; the place behind the last letter for none.
  private static func ranges(
    of selection: TextSelection?, in letters: String
  ) -> [Range<String.Index>] {
    let given: [Range<String.Index>]
    switch selection?.indices {
    case .selection(let range): given = [range]
    case .multiSelection(let set): given = Array(set.ranges)
    case nil: given = []
    }
    let whole = letters.startIndex..<letters.endIndex
    return given.isEmpty
      ? [letters.endIndex..<letters.endIndex] : given.map { $0.clamped(to: whole) }
  }

  /// Tells the scene where the caret is, when it comes: behind the last letter, unless the scene has said.
  func begin() {
    if case .plain(let text, let selection?) = self, selection.wrappedValue == nil {
      selection.wrappedValue = TextSelection(insertionPoint: text.wrappedValue.endIndex)
    }
  }

  /// Types a letter: it takes the place of what is chosen, or stands before the caret.
  ///
  /// - Parameter letter: The letter; backspace takes away what is chosen, or the letter before the caret.
  func insert(_ letter: Character) {
    let isDeleting = letter == Typing.backspace
    switch self {
    case .plain(let text, let selection):
      var letters = text.wrappedValue
      var ranges = Self.ranges(of: selection?.wrappedValue, in: letters)
      if isDeleting, ranges.count == 1, ranges[0].isEmpty, ranges[0].lowerBound > letters.startIndex
      {
        ranges = [letters.index(before: ranges[0].lowerBound)..<ranges[0].lowerBound]
      }
      let start = letters.distance(from: letters.startIndex, to: ranges[0].lowerBound)
      for (number, range) in ranges.enumerated().reversed() {
        let new = number == 0 && !isDeleting ? String(letter) : ""
        letters.replaceSubrange(range, with: new)
      }
      text.wrappedValue = letters
      let place = letters.index(
        letters.startIndex, offsetBy: start + (isDeleting ? 0 : 1), limitedBy: letters.endIndex)
      selection?.wrappedValue = TextSelection(insertionPoint: place ?? letters.endIndex)
    case .rich(let text, let selection):
      var letters = text.wrappedValue
      var place = selection?.wrappedValue ?? AttributedTextSelection()
      if isDeleting {
        if case .insertionPoint(let index) = place.indices(in: letters),
          index > letters.startIndex
        {
          let before = letters.characters.index(before: index)
          place = AttributedTextSelection(range: before..<index)
        }
        letters.replaceSelection(&place, with: AttributedString())
      } else {
        letters.replaceSelection(&place, withCharacters: [letter])
      }
      text.wrappedValue = letters
      selection?.wrappedValue = place
    }
  }
}
