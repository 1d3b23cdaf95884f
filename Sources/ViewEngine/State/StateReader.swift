/// The evaluation of a body that is going on: who reads what.
package struct StateReader {
  /// The node whose body is evaluated.
  package let node: Node
  /// Which of its evaluations this is.
  package let evaluation: Int

  package init(node: Node, evaluation: Int) { (self.node, self.evaluation) = (node, evaluation) }
}

/// The evaluations that have read a value, to be invalidated when it changes.
@MainActor package struct Readers {
  private struct Entry {
    let link: Backlink<Node>
    var evaluation: Int
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// Who was noted last, by the node's serial: a loop reads a value once for each of its views.
  private var latest: (serial: Int, evaluation: Int)?

  package init() {}

  /// Whether nobody has.
  package var isEmpty: Bool { entries.isEmpty }

  /// Notes that the running evaluation, if there is one, reads the value.
  package mutating func noteRead(in graph: ViewGraph?) {
    guard let reader = graph?.reader else { return }
    if let latest, latest == (reader.node.serial, reader.evaluation) { return }
    latest = (reader.node.serial, reader.evaluation)
    entries[ObjectIdentifier(reader.node)] = Entry(
      link: reader.node.link, evaluation: reader.evaluation)
  }

  /// Marks every node that still depends on the value.
  package mutating func invalidate() {
    latest = nil
    for (key, entry) in entries {
      guard let node = entry.link.target, !node.isRemoved,
        node.isCurrent(evaluation: entry.evaluation)
      else {
        entries[key] = nil
        continue
      }
      node.invalidate()
    }
  }
}
