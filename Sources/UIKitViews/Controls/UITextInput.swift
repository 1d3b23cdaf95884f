public import Foundation
@_spi(Engine) import ViewEngine
import Views

/// What takes single letters from the keyboard.
@MainActor @preconcurrency public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Puts a text where the caret is, or in the place of what is chosen.
  func insertText(_ text: String)
  /// Takes away what is chosen, or the letter before the caret.
  func deleteBackward()
}

/// What has a text with places in it: text fields and text views.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {}

/// A place in a text, between two letters.
public final class UITextPosition: Equatable, Sendable {
  /// How many units of UTF-16 are before it.
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
  public static func == (left: UITextPosition, right: UITextPosition) -> Bool {
    left.offset == right.offset
  }
}

/// A part of a text, from one place to another.
public final class UITextRange: Equatable, Sendable {
  /// Where it begins.
  public let start: UITextPosition
  /// Where it ends.
  public let end: UITextPosition
  /// Whether there are no letters in it.
  public var isEmpty: Bool { start == end }

  init(_ start: UITextPosition, _ end: UITextPosition) { (self.start, self.end) = (start, end) }
  convenience init(_ range: NSRange) {
    self.init(
      UITextPosition(range.location), UITextPosition(range.location + range.length))
  }
  /// Its place, in units of UTF-16.
  var range: NSRange { NSRange(location: start.offset, length: end.offset - start.offset) }
  public static func == (left: UITextRange, right: UITextRange) -> Bool {
    left.start == right.start && left.end == right.end
  }
}

/// A view of UIKit's whose text has a caret that code moves.
@MainActor protocol TextRangesOwner: TypedIntoView, UITextInput {
  /// The letters.
  var document: String { get }
  /// What is chosen, in units of UTF-16; `nil` for the caret behind the last letter.
  var chosen: NSRange? { get set }
  /// What typing that is under way changes; `nil` outside of typing.
  var typing: NSRange? { get set }
  /// Replaces a part of the text, if the delegate lets it, and tells.
  ///
  /// - Parameters:
  ///   - range: The part, in units of UTF-16.
  ///   - letters: What takes its place.
  func change(_ range: NSRange, to letters: String)
  /// Tells that the caret is elsewhere.
  func caretMoved()
  /// The letters as they stand.
  var standingText: StandingText { get }
}

extension TextRangesOwner {
  private var length: Int { document.utf16.count }
  /// What is chosen, within the text: of no length where the caret is.
  var chosenRange: NSRange {
    get {
      guard let chosen else { return NSRange(location: length, length: 0) }
      let start = min(max(chosen.location, 0), length)
      return NSRange(location: start, length: min(max(chosen.length, 0), length - start))
    }
    set {
      let isAtEnd = newValue.length == 0 && newValue.location >= length
      chosen = isAtEnd ? nil : newValue
      hostedContentChanged()
    }
  }
  /// What is chosen, for SwiftUI's field, which types there; it follows what this view says.
  var shownSelection: Binding<TextSelection?> {
    Binding(
      get: { [weak self] in
        guard let self, chosen != nil, let range = Range(chosenRange, in: document) else {
          return nil
        }
        return TextSelection(range: range)
      }, set: { _ in })
  }

  /// Takes a text that was typed.
  func typed(_ new: String) {
    let change = TypedChange(from: document, to: new)
    typing = change.range
    if change.replacement.isEmpty { deleteBackward() } else { insertText(change.replacement) }
    typing = nil
  }
  /// Takes away what typing takes away, what is chosen, or the letter before the caret.
  func deleteLetters() {
    var range = typing ?? chosenRange
    if typing == nil, range.length == 0, let caret = Range(range, in: document)?.lowerBound,
      caret > document.startIndex
    {
      range = NSRange(document.index(before: caret)..<caret, in: document)
    }
    if range.length > 0 { change(range, to: "") }
  }
  /// The text with a part of it replaced; the caret is behind what takes its place.
  ///
  /// - Parameters:
  ///   - range: The part, in units of UTF-16.
  ///   - letters: What takes its place.
  /// - Returns: The text; as it is where the part is none of it.
  func replacing(_ range: NSRange, with letters: String) -> String {
    guard let place = Range(range, in: document) else { return document }
    return document.replacingCharacters(in: place, with: letters)
  }
}

extension UITextInput {
  private var owner: (any TextRangesOwner)? { self as? any TextRangesOwner }
  private var length: Int { owner?.document.utf16.count ?? 0 }

  /// What is chosen, or where the caret is.
  public var selectedTextRange: UITextRange? {
    get { owner.map { UITextRange($0.chosenRange) } }
    set {
      guard let owner, let newValue, newValue.range != owner.chosenRange else { return }
      owner.chosenRange = newValue.range
      owner.caretMoved()
    }
  }
  /// The place before the first letter.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the last letter.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The letters of a part; `nil` for a part of another text.
  public func text(in range: UITextRange) -> String? {
    guard let document = owner?.document, let place = Range(range.range, in: document) else {
      return nil
    }
    return String(document[place])
  }
  /// Replaces a part of the text.
  ///
  /// - Parameters:
  ///   - range: The part.
  ///   - text: What takes its place.
  public func replace(_ range: UITextRange, withText text: String) {
    owner?.change(range.range, to: text)
  }
  /// The part between two places.
  ///
  /// - Parameters:
  ///   - fromPosition: The one.
  ///   - toPosition: The other, which may be before it.
  /// - Returns: The part; `nil` where one of them is beyond the text.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    guard max(fromPosition.offset, toPosition.offset) <= length else { return nil }
    return fromPosition.offset <= toPosition.offset
      ? UITextRange(fromPosition, toPosition) : UITextRange(toPosition, fromPosition)
  }
  /// The place some letters on.
  ///
  /// - Parameters:
  ///   - position: Where is counted from.
  ///   - offset: How many units of UTF-16 on; below zero for back.
  /// - Returns: The place; `nil` beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }
  /// How many units of UTF-16 are between two places.
  ///
  /// - Parameters:
  ///   - from: Where is counted from.
  ///   - toPosition: Where is counted to.
  /// - Returns: The number; below zero where the second is before the first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// Which of two places is before the other.
  ///
  /// - Parameters:
  ///   - position: The one.
  ///   - other: The other.
  /// - Returns: Their order.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }
}

extension UIResponder {
  /// Chooses all of the text.
  ///
  /// - Parameter sender: Who asks for it.
  ///
  /// - Note: Accepted; no effect. `sender`: it is the same for all.
  public func selectAll(_ sender: Any?) {
    guard let owner = self as? any TextRangesOwner else { return }
    owner.chosenRange = NSRange(location: 0, length: owner.document.utf16.count)
    owner.caretMoved()
  }
}
