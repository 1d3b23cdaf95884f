/// What is said about scenes that are made of several files.
extension Messages {
  static let noProjectAndProject = "--no-project and --project are opposites; leave one out"

  /// A scene of which nothing is left.
  ///
  /// - Parameters:
  ///   - scene: Its file.
  ///   - parts: What is left out, a line each.
  /// - Returns: One line.
  static func nothingLeft(of scene: String, _ parts: [String]) -> String {
    let others = parts.count == 1 ? "" : ", and \(parts.count - 1) more"
    return "\(printable(scene)) shows nothing but what does not compile here: "
      + "\(printable(parts[0]))\(others)"
  }
}
