import Foundation
import SwiftParser

/// One file of several that are compiled as one module.
public struct ModulePart: Decodable {
  /// The file.
  let path: String
  /// What the compiler calls it in what it says.
  let name: String
  /// Where its text goes.
  let output: String
  /// Whether its previews are shown; otherwise they become spaces, so that what only they need is not looked for.
  let keepsPreviews: Bool
  /// Modules of the project, or such as are not there: all files are one module, so imports of them become spaces.
  let modules: Set<String>
  /// What does not compile in it and is left out, in the order in which it was found.
  var mistakes: [PartMistake]? = nil
}

/// The files of a module as they compile.
public enum ModuleParts {
  /// Writes the parts that a request names.
  ///
  /// Each begins with a line that says what the compiler calls it.
  ///
  /// - Parameter request: The request's file: a list of parts in JSON.
  /// - Returns: The outlines of the parts that keep their previews, in JSON.
  /// - Throws: What Foundation says about a file.
  public static func write(request: String) throws -> String {
    let data = try Data(contentsOf: URL(fileURLWithPath: request))
    let parts = try JSONDecoder().decode([ModulePart].self, from: data)
    var outlines: [SceneOutline] = []
    let texts = try parts.map { try String(contentsOfFile: $0.path, encoding: .utf8) }
    let files = texts.map { Parser.parse(source: $0) }
    // The scene's own files say for what all are.
    let platform = ScenePlatform(
      of: zip(parts, files).filter(\.0.keepsPreviews).map(\.1))
    let requirements = OptionalRequirements(of: files)
    for (part, text) in zip(parts, texts) {
      let quoted = part.name.replacingOccurrences(of: "\\", with: "\\\\")
        .replacingOccurrences(of: "\"", with: "\\\"")
      let rewritten = SceneRewriting.rewritten(
        text, as: part, for: platform, optional: requirements)
      let left = LeavingOut.text(without: part.mistakes ?? [], of: rewritten, named: part.name)
      try "#sourceLocation(file: \"\(quoted)\", line: 1)\n\(left)\n".write(
        toFile: part.output, atomically: false, encoding: .utf8)
      if part.keepsPreviews { outlines.append(SceneOutline(source: text, for: platform)) }
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return String(decoding: try encoder.encode(outlines), as: UTF8.self)
  }
}
