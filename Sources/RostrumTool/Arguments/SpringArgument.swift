import Foundation
import Motion
import SceneDocuments
import ViewEngine

/// An override of a spring as a user writes it: `Card.response=0.4`, or `bounce=0.2` for all springs of the scene.
struct SpringArgument: Hashable, Sendable {
  /// What of a spring can be said.
  enum Parameter: String, CaseIterable {
    case response, damping, bounce, duration

    /// What is accepted, in words.
    var accepted: String {
      switch self {
      case .response, .duration: "accepted are seconds above 0 up to 60"
      case .damping: "accepted are numbers from 0 (none) over 1 (critical) up to 10"
      case .bounce: "accepted are numbers above -1 up to 1"
      }
    }

    /// What of a spring is another for a value; `nil` for a value that is out of range.
    fileprivate func change(_ value: Double) -> SpringChange? {
      switch self {
      case .response, .duration:
        value > 0 && value <= 60 ? SpringChange(response: value) : nil
      case .damping: value >= 0 && value <= 10 ? SpringChange(dampingRatio: value) : nil
      case .bounce:
        value > -1 && value <= 1
          ? SpringChange(dampingRatio: value < 0 ? 1 / (1 + value) : 1 - value) : nil
      }
    }
  }

  /// The spring that is meant, and what of it is another.
  let override: SpringOverride
  /// As it was written.
  let text: String

  /// A parameter by its name: `response`, `Card.response`.
  ///
  /// - Parameter name: The name.
  /// - Returns: The view, if one is named, and what of its springs; `nil` for the name of anything else.
  static func parameter(_ name: String) -> (view: String?, parameter: Parameter)? {
    if let parameter = Parameter(rawValue: name) { return (nil, parameter) }
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex,
      let parameter = Parameter(rawValue: String(name[name.index(after: dot)...]))
    else { return nil }
    return (String(name[..<dot]), parameter)
  }

  /// Reads `VIEW.NAME=VALUE`.
  ///
  /// - Parameter text: The override; a view's name may hold signs of its own.
  /// - Throws: `Parse.Refusal` that says what is accepted.
  init(_ text: String) throws {
    guard let equals = text.lastIndex(of: "=") else {
      throw Parse.Refusal(description: Messages.spring)
    }
    let name = text[..<equals].trimmingCharacters(in: .whitespaces)
    guard let (view, parameter) = Self.parameter(name) else {
      let known = Parameter.allCases.map(\.rawValue)
      let word = name.split(separator: ".").last.map(String.init) ?? name
      throw Parse.Refusal(description: Messages.spring + Likeness.question(word, among: known))
    }
    let value = text[text.index(after: equals)...].trimmingCharacters(in: .whitespaces)
    guard let number = Double(value), let change = parameter.change(number) else {
      throw Parse.Refusal(
        description: Messages.springValue(name, value, parameter.accepted))
    }
    (self.text, override) = (text, SpringOverride(of: view, change))
  }
}

extension Parse {
  static func spring(_ text: String) throws -> SpringArgument { try SpringArgument(text) }
}
