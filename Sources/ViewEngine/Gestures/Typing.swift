import Motion
import SceneGraph

/// What may have the caret, and take what is typed.
@MainActor package protocol TypingClient: AnyObject {
  /// Takes a letter; a new line is the return key, and backspace the one that deletes.
  func insert(_ letter: Character)
  /// Called when it has lost the caret, to another or to nobody.
  func resigned()
}

/// The place of the caret: which field takes what is typed.
@MainActor package final class Typing: GraphPart {
  /// The letter that deletes the one before the caret.
  package nonisolated static let backspace: Character = "\u{8}"

  /// The field that has the caret.
  package private(set) var client: (any TypingClient)?
  /// Called when the caret has gone to another field, or nowhere.
  package var clientChanged: (@MainActor () -> Void)?
  /// Called with each letter, before the field takes it.
  package var willType: (@MainActor (Character) -> Void)?

  package init() {}

  /// Whether a field has the caret.
  var isTaken: Bool { client != nil }

  /// Gives the caret to a field.
  package func take(_ new: any TypingClient) {
    guard client !== new else { return }
    let old = client
    client = new
    old?.resigned()
    clientChanged?()
  }

  /// Takes the caret from a field, if that has it.
  package func release(_ old: any TypingClient) {
    if client === old { dismiss() }
  }

  /// Takes the caret from whichever field has it.
  package func dismiss() {
    guard let old = client else { return }
    client = nil
    old.resigned()
    clientChanged?()
  }

  /// Types a letter where the caret is.
  ///
  /// - Parameter letter: The letter.
  /// - Returns: Whether a field has taken it.
  @discardableResult package func type(_ letter: Character) -> Bool {
    guard let client else { return false }
    willType?(letter)
    client.insert(letter)
    return true
  }
}

extension ViewGraph {
  /// The seconds from letter to letter.
  private static let letterPeriod = 0.1

  /// Types words where the caret is, letter by letter from now on; a new line is the return key.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - lost: Called with the first letter that no field takes, as the caret has gone.
  /// - Returns: Whether a field takes them.
  public func typeLetters(
    of words: String, lost: @escaping @MainActor (Character) -> Void = { _ in }
  ) -> Bool {
    let typing = part(Typing.self)
    guard typing.isTaken else { return false }
    var hasLost = false
    for (number, letter) in words.enumerated() {
      let time = timeline.now + Instant(seconds: Double(number) * Self.letterPeriod)
      timeline.schedule(at: time, .script) { [weak self] in
        self?.enqueue {
          guard !typing.type(letter), !hasLost else { return }
          hasLost = true
          lost(letter)
        }
      }
    }
    return true
  }
}
