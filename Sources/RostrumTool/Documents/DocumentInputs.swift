import SceneDocuments
import SceneInputs
import SceneLoader

/// The inputs that a document declares, to check what films of it are given before any is taken.
///
/// A batch has many sets of inputs for one document: it is read once for all of them.
struct DocumentInputs: Sendable {
  /// The declarations, in order.
  let declared: [DocumentInput]
  private let byName: [String: DocumentInput]
  private let source: String

  /// Reads a document's declarations, and nothing else of it.
  ///
  /// - Parameters:
  ///   - source: The document.
  ///   - form: What the source holds.
  ///   - patience: How long a pipe may keep silent, in seconds.
  /// - Throws: ``Failure``, `SceneError`, `DocumentErrors`: all that is wrong with the declarations.
  init(_ source: SceneSource, _ form: DocumentFile.Form, patience: Double) throws {
    self.source = source.documentName
    switch form {
    case .tokens: declared = []
    case .yaml, .json:
      let text = try source.text(patience: patience)
      declared = try DocumentSource(
        bytes: Array(text.utf8), path: self.source, format: form == .json ? .json : .yaml
      ).declaredInputs()
    }
    byName = Dictionary(declared.map { ($0.name, $0) }) { $1 }
  }

  /// What is wrong with what a film is given.
  ///
  /// - Parameter given: What it is given.
  /// - Returns: A sentence for each mistake: names that there are not, values of another type, out of range or of no choice.
  func mistakes(in given: GivenInputs) -> [String] {
    given.values.compactMap { value in
      // A column of a batch's table, which a document uses without declaring it.
      if value.name.hasPrefix("row.") { return nil }
      guard let input = byName[value.name] else {
        return Messages.describe(
          [.unknown(name: value.name, known: declared.map(\.name))], in: source
        )
        .message
      }
      return input.refusal(of: value.text).map {
        "\(source):\(input.place.line): the input '\(input.name)': \($0)"
      }
    }
  }
}
