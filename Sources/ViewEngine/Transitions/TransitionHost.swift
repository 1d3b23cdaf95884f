import Foundation
import SceneGraph

/// The node of a transition around one view of a container's list.
///
/// The transition's body stands around the view with everything that the list puts around it, so that
/// modifiers outside of a condition, a loop or an identity come and go with what is inside.
package final class TransitionHost: SingleChildNode, PlaceholderOwner, TransitionOwner {
  /// The view that comes and goes.
  let element: Box
  private(set) var phase: TransitionPhase
  private var transition: AnyTransition
  private var wrappers: [TransitionBox] = []
  private lazy var content = TransitionContentBox(around: element, self)
  /// Whose list the view is in.
  private weak var owner: (any TransitionOwner)?
  /// The child for whose coming or going the transition was made.
  private weak var keeper: DynamicNode.Child?
  /// The children that wait until the view is out.
  private(set) var leavers: [DynamicNode.Child] = []
  /// The update in which the view began to leave, and how often it has.
  private var departure = (update: -1, number: 0)
  /// The update in which the phase changed, and layout inside may move things.
  private(set) var phaseUpdate = -1
  /// Where the view was when it left.
  private var place: (frame: CGRect, proposal: ProposedViewSize)?
  package var placeholders: [PlaceholderNode] = []
  package var transitions: [ObjectIdentifier: TransitionHost] = [:]

  /// Creates a transition.
  ///
  /// - Parameters:
  ///   - transition: How the view comes and goes.
  ///   - element: The view.
  ///   - keeper: The child for whose coming or going it is made.
  ///   - owner: The container in whose list the view is.
  ///   - inputs: Its place in the graph.
  ///   - phase: The phase that is shown at first.
  init(
    _ transition: AnyTransition, _ element: Box, for keeper: DynamicNode.Child,
    in owner: any TransitionOwner, _ inputs: NodeInputs, phase: TransitionPhase
  ) {
    (self.transition, self.element, self.phase) = (transition, element, phase)
    (self.keeper, self.owner) = (keeper, owner)
    super.init(inputs)
    ownsContent = true
    child = transition.body(phase: phase).node(NodeInputs(childOf: self))
    // The boxes must be there before the next phase, as what moves is kept by them.
    _ = boxes
    owner.transitions[ObjectIdentifier(element)] = self
    keeper.hosts.append(self)
  }

  // MARK: Boxes

  package override var ownsBoxes: Bool { true }
  package override func boxesBelowChanged() { parent?.structureChanged() }
  package func adoptBoxes() { _ = boxes }

  package override func collect(into boxes: inout [Box]) {
    guard let child else { return }
    let old = wrappers
    wrappers = around(child.boxes).map { inner in
      old.first { $0.inner === inner } ?? TransitionBox(around: inner, self)
    }
    boxes += wrappers
  }

  package let placeholderKind: any View.Type = TransitionContent.self
  package var placeholderContent: PlaceholderContent { .box(content) }
  package var handsOutOuterTransaction: Bool { false }

  /// Lays the view out, which nobody else does any more, where it was when it left.
  func placeWhereItWas() {
    for box in boxes {
      if box.isPlaced {
        box.place(in: box.frame, proposal: box.proposal)
      } else if let place {
        box.place(in: place.frame, proposal: place.proposal)
      }
    }
  }

  // MARK: Phases

  /// Takes the transition that the view sets now.
  func adopt(_ new: AnyTransition) {
    let isOther = type(of: new.base) != type(of: transition.base)
    transition = new
    guard isOther else { return }
    child?.remove()
    child = transition.body(phase: .identity).node(NodeInputs(childOf: self))
  }

  /// Shows the transition's `phase` by the transaction that reaches this node.
  func show(_ phase: TransitionPhase) {
    self.phase = phase
    phaseUpdate = graph.updateNumber
    graph.scopedGeometryUpdate = graph.updateNumber
    child?.update(transition.body(phase: phase), environment: environment)
  }

  /// Shows the phase after leaving; `leaver` is told when everything that this starts has come to
  /// rest, which is at the end of the update if it starts nothing.
  func leave(for leaver: DynamicNode.Child) {
    leavers.append(leaver)
    guard phase != .didDisappear || leavers.count == 1 else { return }
    let spot = wrappers.first { $0.isPlaced } ?? element
    place = (spot.frame, spot.proposal)
    placeWhereItWas()
    departure = (graph.updateNumber, departure.number + 1)
    forgetTransaction()
    // The completion is there whether or not anything asks for the transaction.
    _ = transactionForChildren
    show(.didDisappear)
    graph.arrivals.note(leaving: self)
  }

  /// Comes back, unless another child still wants the view gone.
  func comeBack(for leaver: DynamicNode.Child) {
    leavers.removeAll { $0 === leaver }
    if leavers.isEmpty { show(.identity) }
  }

  package override var changesTransaction: Bool { true }

  package override func changed(_ transaction: Transaction) -> Transaction {
    guard departure.update == graph.updateNumber else { return transaction }
    let number = departure.number
    var transaction = transaction
    transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
      guard let self, departure.number == number, phase == .didDisappear else { return }
      release()
    }
    return transaction
  }

  /// The transaction by which layout moves the view inside: the one that reaches it through the
  /// transition's body; `nil` where the phase has not changed in this update.
  var contentTransaction: Transaction? {
    guard phaseUpdate == graph.updateNumber, let place = placeholders.first else { return nil }
    return (place.changedScope ?? place).transactionForChildren
  }

  /// Tells those who wait.
  private func release() {
    for child in leavers { graph.enqueue { child.finish() } }
    leavers = []
  }

  package override func wasRemoved() {
    owner?.transitions[ObjectIdentifier(element)] = nil
    keeper?.hosts.removeAll { $0 === self }
    release()
  }
}
