import Foundation

/// A script of a live scene: the file beside it, if it is used, and what was recorded since.
struct LiveScript: Hashable, Sendable {
  /// What was recorded, in order.
  var steps: [LiveStep] = []
  /// Whether the script beside the scene is followed, too.
  var usesFile = true

  /// The script as flags.
  ///
  /// - Parameter base: The script that the command names.
  /// - Returns: It, if it is followed, and what was recorded.
  func words(over base: [String]) -> [String] {
    (usesFile ? base : ["--no-script"]) + steps.flatMap(\.words)
  }

  /// Refuses steps that are none.
  ///
  /// - Throws: ``ScriptError``.
  func check() throws(ScriptError) {
    for step in steps { _ = try step.step() }
  }

  /// The path of the script file beside a scene, whether it is there or not.
  static func path(for scene: String) -> String {
    "\(Place.folder(of: scene))/\(Place.stem(of: scene)).script.yaml"
  }

  /// Writes the script beside a scene: what was recorded behind what the file has, if that is followed.
  ///
  /// - Parameter scene: The scene's file.
  /// - Returns: The script file.
  /// - Throws: ``Failure``, `CodecError` where the file cannot be written.
  func save(beside scene: String) throws -> String {
    let path = Self.path(for: scene)
    var lines = steps.map(\.line)
    if usesFile, Script.path(beside: scene) != nil {
      let before = try Place.read(path)
      if !before.allSatisfy(\.isWhitespace) {
        lines.insert(before.trimmingCharacters(in: .newlines), at: 0)
      }
    }
    let text = lines.isEmpty ? "[]" : lines.joined(separator: "\n")
    // What would not be read again is not written.
    _ = try Script(yaml: text, path: path)
    try Place.check(path)
    try Place.put(text, into: path)
    return path
  }
}
