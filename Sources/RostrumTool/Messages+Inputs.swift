import SceneDocuments
import SceneInputs

/// What is said about the inputs of scenes.
extension Messages {
  static let assetAddress =
    "accepted is URL=FILE or URL=FILE@T with T up to 3600 seconds, as in https://example.com/cat.jpg=cat.jpg@0.8"
  static let input = "accepted is NAME=VALUE, as in title=Hello"
  static let inputObject =
    "accepted is an object of texts, numbers, and true or false, as in {\"title\": \"Hello\", \"count\": 3}"

  /// The mistakes in what a scene is given: the last as the line, the others before it.
  ///
  /// - Parameters:
  ///   - mistakes: The mistakes; not empty.
  ///   - path: The scene.
  /// - Returns: The failure.
  static func describe(_ mistakes: [InputMistake], in path: String) -> Failure {
    let lines = mistakes.map { describe($0, in: path) }
    return Failure(
      .usage, lines.last ?? "", details: lines.dropLast().joined(separator: "\n"))
  }

  private static func describe(_ mistake: InputMistake, in path: String) -> String {
    switch mistake {
    case .unknown(let name, let known):
      let found = "\(path) has no input '\(printable(name))'"
      if known.isEmpty { return "\(found), nor any other" }
      let question = Likeness.question(name, among: known)
      return found + (question.isEmpty ? "; it has \(known.joined(separator: ", "))" : question)
    case .misfit(let misfit): return describe(misfit, in: path)
    }
  }

  /// A value of the wrong type.
  static func describe(_ misfit: InputMistake.Misfit, in path: String) -> String {
    "\(path):\(misfit.line): the input '\(misfit.name)' is \(misfit.type); "
      + "found '\(printable(misfit.text))', accepted are \(misfit.accepted)"
  }

  static func unread(_ input: String) -> String {
    "the input '\(input)' was given, and nothing in this film reads it"
  }
}
