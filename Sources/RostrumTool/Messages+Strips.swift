import SceneDocuments

// The words about curves below films.
extension Messages {
  static let stripOfNothing =
    "--curve-strip is empty; accepted is a value's name, as in Card.opacity"
  static let stripOfParts =
    "--curve-strip is for whole films; leave --shard out"
  static let stripOfInput =
    "--curve-strip runs the scene once before it is filmed, and standard input can be read once only; accepted is a file"

  /// How many names a message lists.
  private static let listedNames = 12

  /// A name that nothing that moves has.
  ///
  /// - Parameters:
  ///   - wish: The name.
  ///   - scene: The scene.
  ///   - names: What moves.
  /// - Returns: One line.
  static func stripUnknown(_ wish: String, in scene: String, _ names: [String]) -> String {
    let found = "\(scene): '\(printable(wish))' is nothing that moves"
    guard !names.isEmpty else { return "\(found), nor is anything else" }
    return found + Likeness.question(wish, among: names) + "; what moves is \(list(names))"
  }

  /// A name that several things have.
  ///
  /// - Parameters:
  ///   - wish: The name.
  ///   - scene: The scene.
  ///   - names: What has it.
  /// - Returns: One line.
  static func stripUnclear(_ wish: String, in scene: String, _ names: [String]) -> String {
    "\(scene): '\(printable(wish))' may be \(list(names)), which do not move alike; name one of them"
  }

  private static func list(_ names: [String]) -> String {
    let rest = names.count - listedNames
    return names.prefix(listedNames).map { "'\($0)'" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
