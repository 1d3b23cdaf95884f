import Foundation
import ViewEngine

extension ViewGraph {
  /// Words arrive where the caret is.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - fail: Told if the caret is gone before all are there.
  /// - Throws: ``Failure`` if nothing has the caret.
  func type(_ words: String, fail: @escaping @MainActor (any Error) -> Void) throws {
    let isTaken = typeLetters(of: words) { letter in
      fail(RostrumTool.Failure(.usage, Messages.lost(letter, of: words)))
    }
    guard isTaken else {
      throw RostrumTool.Failure(
        .usage,
        "nothing that was touched takes '\(Messages.shown(words))'; words are typed into text fields"
      )
    }
  }
}

extension Messages {
  /// Words as a script writes them.
  static func shown(_ words: String) -> String {
    words.replacingOccurrences(of: "\\", with: #"\\"#).replacingOccurrences(of: "\n", with: #"\n"#)
      .replacingOccurrences(of: "\u{8}", with: #"\b"#)
  }

  /// A letter that no field takes.
  static func lost(_ letter: Character, of words: String) -> String {
    "no field has the caret any more when '\(shown(String(letter)))' of '\(shown(words))' is typed"
  }
}
