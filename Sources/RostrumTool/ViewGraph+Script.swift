import ViewEngine

extension ViewGraph {
  /// Words arrive where the caret is.
  func type(_ words: String) throws {
    guard typeLetters(of: words) else {
      throw RostrumTool.Failure(
        .usage, "nothing that was touched takes '\(words)'; words are typed into text fields")
    }
  }
}
