import Foundation
import SceneGraph

/// A node whose children come and go: conditions, optionals, loops, changed identities.
///
/// A child that goes under an animated transaction stays, drawn where it was, until all that its
/// transition moves is at rest; one that comes back meanwhile is the same child, and turns round.
@_spi(Engine) open class DynamicNode: Node {
  /// A child that is there or leaving.
  package final class Child {
    package let id: AnyHashable
    package let node: Node
    package var isLeaving = false
    /// The transitions of the child's boxes, made when one is needed.
    var hosts: [ObjectIdentifier: TransitionHost] = [:]
    var hostOrder: [TransitionHost] = []

    init(id: AnyHashable, node: Node) { (self.id, self.node) = (id, node) }
  }

  /// The children in order, those that are leaving where they were.
  package private(set) final var items: [Child] = []
  /// The children that are leaving, in the order in which they went.
  private var leaving: [Child] = []
  /// Whether the node's first children are there: those appear without a transition.
  private var isBuilt = false

  open override var children: [Node] { items.flatMap { [$0.node] + $0.hostOrder } }

  open override func collect(into boxes: inout [Box]) {
    for item in leaving { collect(item, into: &boxes) }
    for item in items where !item.isLeaving { collect(item, into: &boxes) }
  }

  private func collect(_ item: Child, into boxes: inout [Box]) {
    for box in item.node.boxes {
      if let host = item.hosts[ObjectIdentifier(box)] {
        host.collect(into: &boxes)
      } else {
        boxes.append(box)
      }
    }
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
          id: id, node: view.node(NodeInputs(childOf: self, environment: environment)))
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
    if isBuilt, !isQuiet { inserted.forEach(enter) }
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

  /// The environment of the children.
  open var childEnvironment: EnvironmentValues { environment }

  // MARK: Transitions

  private func enter(_ child: Child) {
    for box in child.node.boxes {
      let transition = (box.traits.transition ?? .opacity).calmed(in: environment)
      guard transition.isAnimated(by: transaction) else { continue }
      let host = TransitionHost(transition, box, NodeInputs(childOf: self), phase: .willAppear)
      add(host, for: box, to: child)
      host.show(.identity)
    }
  }

  private func leave(_ child: Child, isQuiet: Bool) {
    child.isLeaving = true
    leaving.append(child)
    if isQuiet { return }
    for box in child.node.boxes {
      let transition = (box.traits.transition ?? .opacity).calmed(in: environment)
      let known = child.hosts[ObjectIdentifier(box)]
      guard transition.isAnimated(by: transaction) else { continue }
      let host =
        known ?? TransitionHost(transition, box, NodeInputs(childOf: self), phase: .identity)
      known?.adopt(transition)
      if known == nil {
        add(host, for: box, to: child)
        // Nobody lays out what leaves: it goes from where it was.
        if box.isPlaced { host.place(in: box.frame, proposal: box.proposal) }
      }
      host.leave { [weak self, weak child] in
        guard let self, let child else { return }
        if child.isLeaving { graph.enqueue { self.finish(child) } }
      }
    }
  }

  private func comeBack(_ child: Child) {
    child.isLeaving = false
    leaving.removeAll { $0 === child }
    for host in child.hostOrder { host.show(.identity) }
  }

  private func add(_ host: TransitionHost, for box: Box, to child: Child) {
    child.hosts[ObjectIdentifier(box)] = host
    child.hostOrder.append(host)
  }

  /// Removes a child when the last of its transitions is over.
  private func finish(_ child: Child) {
    guard child.isLeaving, child.hostOrder.allSatisfy({ !$0.isLeaving }) else { return }
    dropGone()
    structureChanged()
  }

  /// Removes every leaving child that nothing keeps.
  private func dropGone() {
    let gone = leaving.filter { $0.hostOrder.allSatisfy { !$0.isLeaving } }
    guard !gone.isEmpty else { return }
    for child in gone {
      child.hostOrder.forEach { $0.remove() }
      child.node.remove()
    }
    leaving.removeAll { child in gone.contains { $0 === child } }
    items.removeAll { child in gone.contains { $0 === child } }
  }
}

/// The node of a transition around one box.
final class TransitionHost: SingleChildNode, PlaceholderOwner {
  private let box: LeavingBox
  private var transition: AnyTransition
  var placeholders: [PlaceholderNode] = []
  /// The update in which the view began to leave, and whom to tell when it is out.
  private var departure: (update: Int, done: () -> Void)?
  /// Whether the transition out is under way.
  private(set) var isLeaving = false
  private var departures = 0

  init(_ transition: AnyTransition, _ inner: Box, _ inputs: NodeInputs, phase: TransitionPhase) {
    self.transition = transition
    box = LeavingBox(around: inner, inner.node)
    super.init(inputs)
    child = AnyView(transition.body(phase: phase)).node(NodeInputs(childOf: self))
    // The boxes must be there before the next phase, as what moves is kept by them.
    _ = boxes
  }

  /// Takes the transition that the view sets now.
  func adopt(_ transition: AnyTransition) { self.transition = transition }

  /// Places the boxes of the transition where the view is.
  func place(in frame: CGRect, proposal: ProposedViewSize) {
    for box in boxes { box.place(in: frame, proposal: proposal) }
  }

  /// Shows the transition's `phase` by the transaction that reaches this node.
  func show(_ phase: TransitionPhase) {
    isLeaving = false
    box.leaves = false
    child?.update(AnyView(transition.body(phase: phase)), environment: environment)
  }

  /// Shows the phase after leaving; `done` is called when everything that this starts has come to
  /// rest.
  func leave(_ done: @escaping () -> Void) {
    departures += 1
    let number = departures
    isLeaving = true
    box.leaves = true
    departure = (
      graph.updateNumber,
      { [weak self] in
        guard let self, departures == number, isLeaving else { return }
        isLeaving = false
        done()
      }
    )
    forgetTransaction()
    child?.update(
      AnyView(transition.body(phase: .didDisappear)), environment: environment)
  }

  override var changesTransaction: Bool { true }

  override func changed(_ transaction: Transaction) -> Transaction {
    guard let departure, departure.update == graph.updateNumber else { return transaction }
    var transaction = transaction
    transaction.addAnimationCompletion(criteria: .removed, departure.done)
    return transaction
  }

  let placeholderKind: any View.Type = TransitionContent.self
  var placeholderContent: PlaceholderContent { .box(box) }
  var handsOutOuterTransaction: Bool { false }
}

/// The box inside a transition: it knows whether it is leaving.
final class LeavingBox: WrapperBox {
  var leaves = false

  override var isLeaving: Bool { leaves || inner.isLeaving }
}
