internal import Foundation

/// The declaration of an input in a scene's source, as far as the source alone tells.
package struct SceneInputDeclaration: Codable, Hashable, Sendable {
  /// The input's name.
  package let name: String
  /// Its type's name, where one is written or a literal shows it.
  package let type: String?
  /// Its value where none is given: a literal's text, else the expression as it is written.
  package let standard: String?
  /// The raw values, where the type is an enumeration of the file's.
  package let values: [String]?
  /// The line of the file, from 1.
  package let line: Int

  private enum CodingKeys: String, CodingKey {
    case name, type, values, line
    case standard = "default"
  }

  /// Describes a declaration.
  ///
  /// - Parameters:
  ///   - name: The input's name.
  ///   - type: Its type's name, where it is known.
  ///   - standard: Its value where none is given, where it is known.
  ///   - values: The raw values, where the type is an enumeration of the file's.
  ///   - line: The line of the file, from 1.
  package init(
    name: String, type: String?, standard: String?, values: [String]? = nil, line: Int
  ) {
    (self.name, self.type, self.standard) = (name, type, standard)
    (self.values, self.line) = (values, line)
  }

  /// The mistakes in what is given, as far as declarations show them: names that nobody declares, and texts that are not of
  /// the type where that is one of those that every scene knows.
  ///
  /// - Parameters:
  ///   - given: What a user gave.
  ///   - declared: All declarations of the scene.
  /// - Returns: In the order of the names.
  package static func mistakes(in given: GivenInputs, declared: [Self]) -> [InputMistake] {
    given.values.compactMap { value in
      let meant = declared.filter { $0.name == value.name }
      if meant.isEmpty {
        var names: [String] = []
        for other in declared where !names.contains(other.name) { names.append(other.name) }
        return .unknown(name: value.name, known: names)
      }
      for declaration in meant {
        if let misfit = declaration.misfit(value.text) { return .misfit(misfit) }
      }
      return nil
    }
  }

  /// Why a text is no value of the input; `nil` if it is one, or if the source alone does not tell.
  private func misfit(_ text: String) -> InputMistake.Misfit? {
    guard let type else { return nil }
    func misfit(_ accepted: String) -> InputMistake.Misfit {
      InputMistake.Misfit(name: name, text: text, type: type, accepted: accepted, line: line)
    }
    if let values {
      return values.contains(text) ? nil : misfit(values.joined(separator: ", "))
    }
    guard let kind = Self.kinds.first(where: { $0.name == type }), !kind.accepts(text) else {
      return nil
    }
    return misfit(kind.accepted)
  }

  /// A type that can be told by its name.
  private struct Kind {
    let name: String
    let accepted: String
    let accepts: @Sendable (String) -> Bool

    init<Value: SceneInputValue & SendableMetatype>(_ type: Value.Type) {
      (name, accepted) = ("\(type)", type.acceptedSceneInput)
      accepts = { Value(sceneInput: $0) != nil }
    }

    init(color name: String) {
      (self.name, accepted) = (name, InputColor.accepted)
      accepts = { InputColor($0) != nil }
    }
  }

  private static let kinds = [
    Kind(String.self), Kind(Bool.self), Kind(Int.self), Kind(Double.self), Kind(CGFloat.self),
    Kind(color: "Color"),
  ]
}

/// A mistake in the inputs that a film is given.
package enum InputMistake: Error, Hashable, Sendable {
  /// A text that is no value of the input's type.
  package struct Misfit: Hashable, Sendable {
    package let name: String
    package let text: String
    package let type: String
    /// What is accepted, in words.
    package let accepted: String
    /// Where the input is declared, from 1.
    package let line: Int
  }

  /// Nothing of that name is declared.
  case unknown(name: String, known: [String])
  /// The value is of another type.
  case misfit(Misfit)
}
