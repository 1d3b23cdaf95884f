import Motion
import SceneGraph

/// The place of the caret: which field takes what is typed.
@MainActor package final class Typing: GraphPart {
  private var insert: (@MainActor (String) -> Void)?
  private var resign: (@MainActor () -> Void)?

  package init() {}

  /// Whether a field has the caret.
  var isTaken: Bool { insert != nil }

  /// Gives the caret to a field.
  ///
  /// - Parameters:
  ///   - insert: Takes letters that are typed.
  ///   - resign: Called when another field takes the caret.
  package func take(
    insert: @escaping @MainActor (String) -> Void, resign: @escaping @MainActor () -> Void
  ) {
    self.resign?()
    (self.insert, self.resign) = (insert, resign)
  }

  /// Takes the caret from the field that has it.
  package func release() { (insert, resign) = (nil, nil) }

  func type(_ letters: String) { insert?(letters) }
}

extension ViewGraph {
  /// The seconds from letter to letter.
  private static let letterPeriod = 0.1

  /// Types words where the caret is, letter by letter from now on.
  ///
  /// - Parameter words: The words.
  /// - Returns: Whether a field takes them.
  public func typeLetters(of words: String) -> Bool {
    let typing = part(Typing.self)
    guard typing.isTaken else { return false }
    for (number, letter) in words.enumerated() {
      let time = timeline.now + Instant(seconds: Double(number) * Self.letterPeriod)
      timeline.schedule(at: time, .script) { [weak self] in
        self?.enqueue { typing.type(String(letter)) }
      }
    }
    return true
  }
}
