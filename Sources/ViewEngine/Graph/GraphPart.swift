/// What a feature keeps once for a graph, such as the views from which pages can zoom.
@MainActor package protocol GraphPart: AnyObject {
  /// Creates the part of a graph that has none yet.
  init()
}
