import ViewEngine

extension ViewGraph {
  /// Words arrive where the caret is.
  func type(_ words: String) throws {
    throw RostrumTool.Failure(.usage, "typing '\(words)' into a field is not in this version")
  }
}
