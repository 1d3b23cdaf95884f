import SceneDocuments

/// The script of a document: its acts are steps as flags say them.
extension Script {
  /// Reads what a person does in a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - path: Its name in messages.
  /// - Throws: ``ScriptError``, with the line.
  init(_ document: SceneDocument, path: String) throws(ScriptError) {
    for act in document.script {
      let text = act.flag.value
      do {
        switch act.verb {
        case .tap: steps.append(try Step(tap: text))
        case .longPress: steps.append(try Step(longPress: text))
        case .drag: steps.append(try Step(drag: text))
        case .type: steps.append(try Step(type: text))
        }
      } catch .malformed(let step, let accepted) {
        throw .badFile(
          path: path, line: act.place.line, reason: "found '\(step)'; accepted is \(accepted)")
      } catch {
        throw error
      }
    }
  }
}
