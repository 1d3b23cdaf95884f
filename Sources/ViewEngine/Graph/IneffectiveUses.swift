import Synchronization

/// What views asked for that would be seen, if a film could show it.
final class IneffectiveUses: GraphPart {
  /// The serials of the nodes that asked, so that each is counted once.
  private var askers: [String: Set<Int>] = [:]

  init() {}

  /// Notes that the node with `serial` asked for what is called `name`.
  func note(_ name: String, by serial: Int) { askers[name, default: []].insert(serial) }

  /// Each name once, with the number of views.
  var shortcomings: [String] {
    askers.map { name, nodes in
      "`\(name)` has no effect here (used \(nodes.count) \(nodes.count == 1 ? "time" : "times"))"
    }
  }
}

/// What code asked of the whole app that a film cannot show, as `UINavigationBar.appearance()` does: it belongs to no graph.
public enum IneffectiveSettings {
  // Code asks from wherever it runs.
  private static let names = Mutex<Set<String>>([])

  /// Notes that what is called `name` has no effect.
  package static func note(_ name: String) { names.withLock { _ = $0.insert(name) } }

  /// A line for people each, sorted.
  public static var shortcomings: [String] {
    names.withLock { $0.sorted() }.map { "`\($0)` has no effect here" }
  }
}

extension Node {
  /// Notes that this node's view asked for something that has no effect in a film.
  package final func noteIneffective(_ name: String) {
    graph.part(IneffectiveUses.self).note(name, by: serial)
  }
}

/// Notes that something has no effect, and leaves the view as it is.
struct IneffectiveModifier: PrimitiveModifier {
  typealias Body = Never
  /// What it is called; `nil` where it would not be seen anyway.
  let name: String?
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    IneffectiveNode(content, self, inputs)
  }
}

/// The node of a view that asked for something without effect.
final class IneffectiveNode<Content: View>: SingleChildNode {
  init(_ content: Content, _ modifier: IneffectiveModifier, _ inputs: NodeInputs) {
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    note(modifier)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, IneffectiveModifier>.self)
    note(view.modifier)
    child?.update(view.content, environment: environment)
  }

  private func note(_ modifier: IneffectiveModifier) {
    if let name = modifier.name { noteIneffective(name) }
  }
}

extension View {
  /// Notes that what is called `name` has no effect on this view.
  ///
  /// - Parameters:
  ///   - name: What the scene wrote, by SwiftUI's name.
  ///   - isWanted: Whether an app would look otherwise for it; if not, nothing is noted.
  /// - Returns: The view as it is.
  package func ineffective(_ name: String, if isWanted: Bool) -> some View {
    modifier(IneffectiveModifier(name: isWanted ? name : nil))
  }
}
