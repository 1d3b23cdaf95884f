/// An input of a scene: a value that a film can be given from outside, by `--input NAME=VALUE`.
///
///     struct Card: View {
///       @SceneInput("title") var title = "Hello"
///       @SceneInput("tint") var tint = Color.orange
///       @SceneInput("style") var style = Style.plain
///
///       enum Style: String { case plain, fancy }
///     }
///
/// What is given stands above every other value, also above one that an initialiser is handed. A value of another type ends
/// the film with an error that names this line. SwiftUI has no such wrapper.
@propertyWrapper public struct SceneInput<Value> {
  /// The value: what was given, else the one that the declaration names.
  public let wrappedValue: Value

  private init(
    _ name: StaticString, _ standard: Value, _ line: Int, _ accepted: @autoclosure () -> String,
    text: (Value) -> String?, read: (String) -> Value?
  ) {
    wrappedValue = InputDesk.shared.value(
      of: "\(name)", standard: standard, line: line, accepted: accepted(), text: text, read: read)
  }
}

extension SceneInput: Sendable where Value: Sendable {}
extension SceneInput: Equatable where Value: Equatable {}

extension SceneInput where Value: SceneInputValue {
  /// Declares an input.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is given.
  ///   - name: The name under which it is given.
  ///   - line: The line of the file.
  public init(wrappedValue: Value, _ name: StaticString, line: Int = #line) {
    self.init(
      name, wrappedValue, line, Value.acceptedSceneInput, text: \.sceneInputText,
      read: { Value(sceneInput: $0) })
  }
}

extension SceneInput where Value: RawRepresentable, Value.RawValue: SceneInputValue {
  /// Declares an input that is one of several values, which are given by their raw values.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is given.
  ///   - name: The name under which it is given.
  ///   - line: The line of the file.
  public init(wrappedValue: Value, _ name: StaticString, line: Int = #line) {
    self.init(
      name, wrappedValue, line, "raw values of \(Value.self)", text: \.rawValue.sceneInputText,
      read: { Value.RawValue(sceneInput: $0).flatMap(Value.init) })
  }
}

extension SceneInput
where Value: RawRepresentable & CaseIterable, Value.RawValue: SceneInputValue {
  /// Declares an input that is one of a list of values, which are given by their raw values.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value where none is given.
  ///   - name: The name under which it is given.
  ///   - line: The line of the file.
  public init(wrappedValue: Value, _ name: StaticString, line: Int = #line) {
    let all = Value.allCases.compactMap(\.rawValue.sceneInputText).joined(separator: ", ")
    self.init(
      name, wrappedValue, line, all, text: \.rawValue.sceneInputText,
      read: { Value.RawValue(sceneInput: $0).flatMap(Value.init) })
  }
}
