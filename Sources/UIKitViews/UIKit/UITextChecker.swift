public import Foundation
import ViewEngine

/// A checker of spelling, which has no dictionary here: it finds all words right, and the film's result tells so.
@MainActor @preconcurrency open class UITextChecker {
  /// Creates a checker.
  public init() {}

  /// The languages that it knows.
  public static var availableLanguages: [String] { ["en_US"] }

  /// The first word that is not spelled as it should be: none.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of it that is checked.
  ///   - startingOffset: Where the checking begins.
  ///   - wrapFlag: Whether it goes on from the start of the part.
  ///   - language: The language.
  /// - Returns: No range: its location is `NSNotFound`.
  /// - Note: Accepted; no effect. `in`, `range`, `startingAt`, `wrap`, `language`: there is no dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    IneffectiveSettings.note("UITextChecker, which finds all words right,")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// Words that could have been meant: none.
  ///
  /// - Parameters:
  ///   - range: Where the word is.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: `nil`.
  /// - Note: Accepted; no effect. `forWordRange`, `in`, `language`: there is no dictionary.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    IneffectiveSettings.note("UITextChecker, which finds all words right,")
    return nil
  }

  /// Words that begin as a part of a text does: none.
  ///
  /// - Parameters:
  ///   - range: Where the part is.
  ///   - string: The text.
  ///   - language: The language.
  /// - Returns: `nil`.
  /// - Note: Accepted; no effect. `forPartialWordRange`, `in`, `language`: there is no dictionary.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? {
    IneffectiveSettings.note("UITextChecker, which finds all words right,")
    return nil
  }
}
