import Foundation
import SceneGraph

/// A node whose children come and go: conditions, optionals, loops, changed identities.
///
/// A child that goes under an animated transaction stays, drawn where it was, until all that its
/// transition moves is at rest; one that comes back meanwhile is the same child, and turns round.
@_spi(Engine) open class DynamicNode: Node {
  /// A child that is there or leaving.
  @MainActor package final class Child {
    package let id: AnyHashable
    package let node: Node
    package var isLeaving = false
    /// The node whose child it is.
    weak var parent: DynamicNode?
    /// The transitions that were made for its coming and going.
    var hosts: [TransitionHost] = []
    /// The transitions of all its views, as it began to leave.
    var departing: [TransitionHost] = []

    init(id: AnyHashable, node: Node, of parent: DynamicNode) {
      (self.id, self.node, self.parent) = (id, node, parent)
    }

    /// Whether a transition of one of its views is under way for it to leave.
    var isHeld: Bool { departing.contains { $0.leavers.contains { $0 === self } } }

    /// Goes, if nothing keeps it any more.
    func finish() { parent?.finish(self) }
  }

  /// The children in order, those that are leaving where they were.
  package private(set) final var items: [Child] = []
  /// The children that are leaving, in the order in which they went.
  private var leaving: [Child] = []
  /// Whether the node's first children are there: those appear without a transition.
  private var isBuilt = false

  open override var children: [Node] { items.flatMap { [$0.node] + $0.hosts } }
  open override var passesBoxes: Bool { true }

  open override func collect(into boxes: inout [Box]) {
    for item in leaving { item.node.collect(into: &boxes) }
    for item in items where !item.isLeaving { item.node.collect(into: &boxes) }
  }

  /// Makes the children those of `wanted`, in that order.
  ///
  /// - Parameters:
  ///   - wanted: Each child's identity and view.
  ///   - isQuiet: Whether children come and go without transitions.
  package final func setChildren(
    _ wanted: [(id: AnyHashable, view: any View)], isQuiet: Bool = false
  ) {
    let environment = childEnvironment
    if hasChildren(wanted) {
      for (child, new) in zip(items, wanted) {
        child.node.update(new.view, environment: environment)
      }
      return
    }
    let known = Dictionary(items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<AnyHashable> = []
    var next: [Child] = []
    var inserted: [Child] = []
    var changed = false
    for (id, view) in wanted where seen.insert(id).inserted {
      if let child = known[id] {
        child.node.update(view, environment: environment)
        if child.isLeaving {
          comeBack(child)
          changed = true
        }
        next.append(child)
      } else {
        let child = Child(
          id: id, node: view.node(NodeInputs(childOf: self, environment: environment)), of: self)
        next.append(child)
        inserted.append(child)
        changed = true
      }
    }
    let order = items.filter { !$0.isLeaving && seen.contains($0.id) }.map(\.id)
    if order != next.filter({ known[$0.id] != nil }).map(\.id) { changed = true }
    // Those that go keep their place after the child that they followed.
    var result = next
    for (index, item) in items.enumerated() where !seen.contains(item.id) {
      let before = items[..<index].last { seen.contains($0.id) }
      let place = before.flatMap { other in result.firstIndex { $0 === other } }.map { $0 + 1 } ?? 0
      result.insert(item, at: place)
      if !item.isLeaving {
        leave(item, isQuiet: isQuiet)
        changed = true
      }
    }
    items = result
    for child in inserted { graph.arrivals.note(child, appears: isBuilt && !isQuiet) }
    isBuilt = true
    dropGone()
    if changed { structureChanged() }
  }

  /// Whether the children are those wanted already, in that order, and none is leaving.
  private func hasChildren(_ wanted: [(id: AnyHashable, view: any View)]) -> Bool {
    guard isBuilt, leaving.isEmpty, items.count == wanted.count else { return false }
    return zip(items, wanted).allSatisfy { $0.id == $1.id }
  }

  /// Whether the children's identities are their tags where they have none.
  open var identitiesAreTags: Bool { false }

  /// The place of a child among those that are not leaving.
  package func elementIndex(of child: Node) -> Int? {
    items.lazy.filter { !$0.isLeaving }.enumerated().first { $0.element.node === child }?.offset
  }

  /// The environment of the children.
  open var childEnvironment: EnvironmentValues { environment }

  // MARK: Transitions

  private func leave(_ child: Child, isQuiet: Bool) {
    child.isLeaving = true
    leaving.append(child)
    let owner = listOwner
    for box in child.node.boxes {
      let (element, known) = box.listed
      if let known { child.departing.append(known) }
      guard !isQuiet, let owner, element.isPlaced,
        case let transition = element.transition(in: environment),
        transition.isAnimated(by: transaction)
      else { continue }
      if let known {
        if known.phase != .didDisappear { known.adopt(transition) }
        known.leave(for: child)
      } else {
        let host = TransitionHost(
          transition, element, for: child, in: owner, NodeInputs(childOf: self), phase: .identity)
        child.departing.append(host)
        host.leave(for: child)
      }
    }
  }

  private func comeBack(_ child: Child) {
    child.isLeaving = false
    leaving.removeAll { $0 === child }
    for host in child.departing { host.comeBack(for: child) }
    child.departing = []
  }

  /// Removes a child when the last of its transitions is over.
  private func finish(_ child: Child) {
    guard leaving.contains(where: { $0 === child }), !child.isHeld else { return }
    dropGone()
    structureChanged()
  }

  /// Removes every leaving child that nothing keeps.
  private func dropGone() {
    let gone = leaving.filter { !$0.isHeld }
    guard !gone.isEmpty else { return }
    for child in gone {
      for host in child.departing + child.hosts { host.remove() }
      child.node.remove()
    }
    leaving.removeAll { child in gone.contains { $0 === child } }
    items.removeAll { child in gone.contains { $0 === child } }
  }
}

extension DynamicNode.Child {
  /// Puts transitions around the views that have come with this child.
  ///
  /// - Parameters:
  ///   - appears: Whether they come by their transitions.
  ///   - made: Told of each transition that is to be shown.
  /// - Returns: Whose list has changed; `nil` if none has.
  func arrive(appears: Bool, _ made: (TransitionHost) -> Void) -> (any TransitionOwner)? {
    guard let parent, !parent.isRemoved, !isLeaving, let owner = parent.listOwner else {
      return nil
    }
    owner.adoptBoxes()
    var hasChanged = false
    for box in node.boxes {
      let (element, known) = box.listed
      guard known == nil else { continue }
      let transition = element.transition(in: parent.environment)
      let isShown = appears && transition.isAnimated(by: parent.transaction)
      // One of the scene's own may change a view that is there.
      guard isShown || !transition.isPlain else { continue }
      let host = TransitionHost(
        transition, element, for: self, in: owner, NodeInputs(childOf: parent),
        phase: isShown ? .willAppear : .identity)
      if isShown { made(host) }
      hasChanged = true
    }
    return hasChanged ? owner : nil
  }
}

extension Box {
  /// The transition that the view sets, or a fade.
  fileprivate func transition(in environment: EnvironmentValues) -> AnyTransition {
    (traits.transition ?? .opacity).calmed(in: environment)
  }
}
