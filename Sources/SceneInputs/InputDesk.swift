internal import Synchronization

/// The desk at which a scene's inputs are handed out: what this process's film was given, and who asked for it.
///
/// There is one for each process, and one film in each process of a scene: so nothing of a film reaches another.
package final class InputDesk: Sendable {
  /// What was asked for.
  package struct Request: Hashable, Sendable {
    package let name: String
    /// The type's name.
    package let type: String
    /// The text of the value where none is given; `nil` if the value has no text.
    package let standard: String?
    package let line: Int
  }

  private struct State {
    var given = GivenInputs.none
    var requests: [Request] = []
    var known: Set<String> = []
    var mistake: InputMistake.Misfit?
  }

  /// The desk of this process.
  package static let shared = InputDesk()

  private let state = Mutex(State())

  /// Creates a desk at which nothing is given.
  package init() {}

  /// Says what the film is given, before its scene begins.
  package func give(_ given: GivenInputs) { state.withLock { $0.given = given } }

  /// What has been asked for so far, each name once, in order.
  package var requests: [Request] { state.withLock { $0.requests } }

  /// The first value that was of another type than it was asked for.
  package var mistake: InputMistake.Misfit? { state.withLock { $0.mistake } }

  /// The names that were given and not asked for so far.
  package var unread: [String] {
    state.withLock { state in
      state.given.values.map(\.name).filter { !state.known.contains($0) }
    }
  }

  /// The value of an input.
  ///
  /// - Parameters:
  ///   - name: The input's name.
  ///   - standard: Its value where none is given, or where what is given is no value of the type.
  ///   - line: Where it is declared.
  ///   - accepted: What is read, in words.
  ///   - text: The text of a value.
  ///   - read: Reads a text.
  /// - Returns: The value.
  func value<Value>(
    of name: String, standard: Value, line: Int, accepted: @autoclosure () -> String,
    text: (Value) -> String?, read: (String) -> Value?
  ) -> Value {
    let given = state.withLock { state in
      if state.known.insert(name).inserted {
        state.requests.append(
          Request(name: name, type: "\(Value.self)", standard: text(standard), line: line))
      }
      return state.given[name]
    }
    guard let given else { return standard }
    if let value = read(given) { return value }
    let mistake = InputMistake.Misfit(
      name: name, text: given, type: "\(Value.self)", accepted: accepted(), line: line)
    state.withLock { $0.mistake = $0.mistake ?? mistake }
    return standard
  }
}
