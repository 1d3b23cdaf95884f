/// A part of the graph that a feature keeps once, such as the sources of zoom transitions.
@MainActor package protocol GraphPart: AnyObject {
  /// Creates the part of a graph that has none yet.
  init()
  /// What the film lacks for this feature's sake: a line for people each.
  var shortcomings: [String] { get }
}

extension GraphPart {
  package var shortcomings: [String] { [] }
}
