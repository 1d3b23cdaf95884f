import Foundation
import SceneDocuments

/// A change of a document's state at a time, `--set 'card=open@1 with bouncy'`.
struct StateChange: Hashable, Sendable {
  /// The group of states.
  let group: String
  /// The state that begins.
  let state: String
  let time: ExactSeconds
  /// How it moves; `nil` for what the document says.
  let animation: AnimationChoice?
  /// As it was written.
  let text: String

  private static let accepted =
    "NAME=STATE@T or NAME=STATE@T with ANIMATION, as in 'card=open@1 with bouncy'"

  /// Reads `card=open@1` or `card=open@1 with bouncy`.
  init(_ text: String) throws(ScriptError) {
    let malformed = ScriptError.malformed(step: text, accepted: Self.accepted)
    guard let at = text.lastIndex(of: "@"), let equals = text[..<at].firstIndex(of: "=") else {
      throw malformed
    }
    func trimmed(_ part: Substring) -> String { part.trimmingCharacters(in: .whitespaces) }
    var when = trimmed(text[text.index(after: at)...])
    var animation: AnimationChoice?
    if let with = when.range(of: " with ") {
      let words = trimmed(when[with.upperBound...])
      guard let read = AnimationChoice(text: words) else {
        throw .malformed(
          step: text,
          accepted: "after 'with' an animation, as in 'bouncy', 'easeOut 0.3s' or 'none'")
      }
      animation = read
      when = trimmed(when[..<with.lowerBound])
    }
    guard let time = ExactSeconds(when) else { throw malformed }
    group = trimmed(text[..<equals])
    state = trimmed(text[text.index(after: equals)..<at])
    if group.isEmpty || state.isEmpty { throw malformed }
    (self.time, self.animation, self.text) = (time, animation, text)
  }

  /// The event of a document that says the same.
  ///
  /// - Parameter document: The document.
  /// - Returns: The event.
  /// - Throws: ``ScriptError/malformed(step:accepted:)`` for a group or a state that it does not have.
  func event(in document: SceneDocument) throws(ScriptError) -> SceneEvent {
    let groups = document.states.map(\.name)
    guard let known = document.states.first(where: { $0.name == group }) else {
      let names =
        groups.isEmpty ? "nothing: the document has no states" : groups.joined(separator: ", ")
      throw .malformed(
        step: text, accepted: "before '=' \(names)\(Likeness.question(group, among: groups))")
    }
    guard known.states.contains(state) else {
      throw .malformed(
        step: text,
        accepted: "for \(group) \(known.states.joined(separator: ", "))"
          + Likeness.question(state, among: known.states))
    }
    return SceneEvent(.at(time.documentTime), states: [state], animation: animation)
  }
}
