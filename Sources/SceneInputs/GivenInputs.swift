/// The inputs that a film is given: values by name, as texts.
///
/// What a text means is up to whoever declares the input.
package struct GivenInputs: Codable, Hashable, Sendable {
  /// An input with its value.
  package struct Value: Codable, Hashable, Sendable {
    /// The input's name.
    package let name: String
    /// Its value, as a user wrote it.
    package let text: String
  }

  /// By name, each name once.
  package let values: [Value]

  /// Nothing is given.
  package static let none = Self([])

  /// Collects values.
  ///
  /// - Parameter pairs: Names and texts; the last of a name counts.
  package init(_ pairs: [(name: String, text: String)]) {
    let last = Dictionary(pairs.map { ($0.name, $0.text) }) { $1 }
    values = last.sorted { $0.key < $1.key }.map { Value(name: $0.key, text: $0.value) }
  }

  /// Whether nothing is given.
  package var isEmpty: Bool { values.isEmpty }

  /// The texts by their names.
  package var byName: [String: String] {
    Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.text) })
  }

  /// The text of an input; `nil` if it is not given.
  package subscript(_ name: String) -> String? { values.first { $0.name == name }?.text }
}
