import SceneDocuments

/// What is said about scene documents.
extension Messages {
  /// The mistakes in a document: one as the line, several before it.
  static func describe(_ errors: DocumentErrors) -> Failure {
    guard errors.count > 1, let file = errors.problems.first?.file else {
      return Failure(.usage, errors.lines.first ?? "")
    }
    return Failure(
      .usage, "\(file) has \(errors.count) mistakes, see above",
      details: errors.lines.joined(separator: "\n"))
  }

  static let noCurves =
    "it has no curves or springs; accepted are tokens of the types cubicBezier and transition, and springs under $extensions"

  static func sideFile(_ path: String, _ side: String) -> String {
    let what = side == "script" ? "a script" : "a check file"
    return "\(path) is \(what), which lies beside a scene; name the scene"
  }

  static func namesOfDocument(_ path: String) -> String {
    "\(path) is a document, which uses no names of SwiftUI's; --api is for .swift files"
  }

  static func stateOfSwift(_ change: String, _ path: String) -> String {
    "--set '\(change)': \(path) is no document; --set is for the states of scene documents"
  }
}
