import Motion

/// An override of springs from outside: of a view and all that is in it, or of the whole scene.
package struct SpringOverride: Hashable, Sendable {
  /// The view, by its name in traces or by the end of it; `nil` for all springs of the scene.
  package let view: String?
  /// What is another.
  package let change: SpringChange

  /// Creates an override.
  ///
  /// - Parameters:
  ///   - view: The view's name in traces, or the end of it; `nil` for all springs of the scene.
  ///   - change: What is another.
  package init(of view: String?, _ change: SpringChange) {
    (self.view, self.change) = (view, change)
  }

  /// Whether a view is meant: it has the name, or is inside what has it.
  ///
  /// Without identities, all elements of a loop are meant.
  fileprivate func means(_ name: String) -> Bool {
    guard let view else { return true }
    let plain = name.replacing(/\[[^\]]*\]/, with: "")
    return [name, plain].contains { "/\($0)/".contains("/\(view)/") }
  }
}

/// A director of springs: begins them as it was told from outside, not as the scene says.
@MainActor package final class SpringDirector {
  /// A spring that the scene began.
  package struct Spring: Hashable {
    /// The name of the view that it moved.
    package let view: String
    /// The spring as the scene has it, in words.
    package let animation: String
  }

  /// What is said of a view stands above what is said of all.
  private let overrides: [SpringOverride]
  private var used: Set<SpringOverride> = []
  private var known: Set<Spring> = []
  /// The names of the views that a node's boxes are around, by the node's serial.
  private var elements: [Int: [String]] = [:]
  /// The springs that the scene began so far, each view's once, in order.
  package private(set) var springs: [Spring] = []

  /// Creates a director.
  ///
  /// - Parameter overrides: What is another; of two that say something of one spring the later counts, and what names a view
  ///   before what names none.
  package init(_ overrides: [SpringOverride]) {
    self.overrides = overrides.filter { $0.view == nil } + overrides.filter { $0.view != nil }
  }

  /// The views that were named and of which no spring was begun so far; `nil` stands for the whole scene.
  package var unused: [String?] {
    overrides.filter { !used.contains($0) }.map(\.view)
  }

  // MARK: Beginning springs

  /// The animation that a node's value moves by.
  func directed(_ animation: Animation, moving node: Node) -> Animation {
    // What is no spring is nobody's business here.
    guard animation.changed(by: SpringChange()) != nil else { return animation }
    let names = names(of: node)
    for name in names {
      let spring = Spring(view: name, animation: animation.description)
      if known.insert(spring).inserted { springs.append(spring) }
    }
    var changed = animation
    for override in overrides where names.contains(where: override.means) {
      used.insert(override)
      changed = changed.changed(by: override.change) ?? changed
    }
    return changed
  }

  // MARK: Names

  /// Learns what views are called and what moves them, when an update is over.
  func learn(_ graph: ViewGraph) {
    graph.names.update()
    survey(graph)
  }

  /// The names under which traces have what a node moves; its kind, where nothing of it is on the stage.
  private func names(of node: Node) -> [String] {
    var names = found(node)
    if names.isEmpty {
      // It has come in this very update.
      node.graph.names.nameAll()
      survey(node.graph)
      names = found(node)
    }
    return names.isEmpty ? [node.viewName ?? node.bodyName] : names
  }

  private func found(_ node: Node) -> [String] {
    if node.movingBody != nil, node.graph.names.isKnown(node) {
      return [node.graph.names.name(of: node)]
    }
    // What has no box, as a style that is handed down, moves the views below.
    return elements[node.serial] ?? node.children.flatMap(found)
  }

  private func survey(_ graph: ViewGraph) {
    elements = [:]
    for box in graph.layout.boxes { survey(box) }
  }

  private func survey(_ box: Box) {
    let name = box.graph.names.name(of: box.tracedElement.node)
    elements[box.node.serial, default: []].append(name)
    for inner in box.tracedContents { survey(inner) }
  }
}
