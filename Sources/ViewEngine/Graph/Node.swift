import Motion
import Observation
import SceneGraph

/// The inputs of a node when it is made: its place in the graph and what flows down to it.
@_spi(Engine) public struct NodeInputs {
  package let graph: ViewGraph
  package let parent: Node?
  package var environment: EnvironmentValues

  /// The inputs of a child of `node`.
  @MainActor package init(childOf node: Node, environment: EnvironmentValues? = nil) {
    graph = node.graph
    parent = node
    self.environment = environment ?? node.environment
  }

  /// The inputs of a root.
  package init(graph: ViewGraph, environment: EnvironmentValues) {
    (self.graph, parent, self.environment) = (graph, nil, environment)
  }
}

/// A node: a view's place in the graph, whose identity stays while the view's value changes.
///
/// Nodes mirror the structure of the views. They hold state, evaluate bodies and pass the environment
/// and the transaction down; what is measured, placed and drawn are the ``Box``es they yield.
@_spi(Engine) @MainActor open class Node {
  @usableFromInline package final let graph: ViewGraph
  package final var parent: Node? { parentLink?.target }
  private final let parentLink: Backlink<Node>?
  /// What leads here from where this node is not kept.
  final let link = Backlink<Node>()
  /// The depth below the root, so that parents are evaluated before their children.
  final let depth: Int
  /// Order of creation: the tie-break wherever nodes are put in order.
  package final let serial: Int
  /// The environment of the last update.
  @usableFromInline package private(set) final var environment: EnvironmentValues
  /// Whether the node waits to be evaluated again.
  final var isDirty = false
  /// Whether the node was taken out of the graph.
  package private(set) final var isRemoved = false
  /// Counts evaluations of blocks, so that what was read in an earlier one does not wake this node.
  private var blockEvaluation = 0
  private var received: (update: Int, transaction: Transaction)?
  private var handedDown: (update: Int, transaction: Transaction)?

  public init(_ inputs: NodeInputs) {
    graph = inputs.graph
    parentLink = inputs.parent?.link
    environment = inputs.environment
    depth = (inputs.parent?.depth ?? -1) + 1
    serial = inputs.graph.takeSerial()
    link.lead(to: self)
  }

  deinit { link.cut() }

  /// Nodes directly below, first to last.
  open var children: [Node] { [] }

  /// The name of this node's view in the scene; `nil` for what has no name that a scene's author
  /// knows.
  open var viewName: String? { nil }
  /// The name that the scene itself gives to the view: its accessibility identifier.
  open var givenName: String? { nil }
  /// What a body that moves is called in a trace, where the view has no name.
  package var bodyName: String { traceName(of: type(of: self)) }
  /// The name of the element of a loop for which a child stands; `nil` for any other child.
  package func elementName(of child: Node) -> String? { nil }
  /// The box to which what is below belongs as an overlay or a background; `nil` for anything else.
  open var accompanied: Box? { nil }
  /// The animatable data by which the body of this node moves.
  package var movingBody: MovingBody? { nil }

  /// Appends the boxes that this node's view consists of, first to last.
  open func collect(into boxes: inout [Box]) {
    for child in children { child.collect(into: &boxes) }
  }

  /// The boxes that this node's view consists of.
  package final var boxes: [Box] {
    var boxes: [Box] = []
    collect(into: &boxes)
    return boxes
  }

  /// Updates the node with a new value of its view and a new environment.
  package final func update<V: View>(_ view: V, environment: EnvironmentValues) {
    unsafe withUnsafePointer(to: view) {
      update(unsafe LentView($0), environment: environment)
    }
  }

  /// Updates the node with a new value of its view that was lent to a node above.
  package final func update(_ view: LentView, environment: EnvironmentValues) {
    let environmentChanged = self.environment.serial != environment.serial
    let isTurned =
      environmentChanged && self.environment.layoutDirection != environment.layoutDirection
    if environmentChanged { self.environment = environment }
    accept(view, environmentChanged: environmentChanged)
    if isTurned { boxes.forEach { $0.invalidateLayout() } }
  }

  /// Accepts a new value of the node's view; kinds of nodes say what follows.
  open func accept(_ view: LentView, environmentChanged: Bool) {
    preconditionFailure("\(Self.self) takes no view")
  }

  /// Whether what moves was evaluated at this very instant already, so that a frame need not do it again.
  open var isCurrent: Bool { false }

  /// Evaluates again what depends on something that changed.
  open func reevaluate() {}

  /// Evaluates a block of a view that is not part of a body, such as a loop's: what it reads wakes this
  /// node.
  package final func evaluatingBlock<R>(_ block: () -> R) -> R {
    blockEvaluation += 1
    return graph.evaluating(StateReader(node: self, evaluation: blockEvaluation)) {
      withObservationTracking(block) { [link] in
        MainActor.assumeIsolated {
          if let node = link.target { node.graph.enqueueInvalidation(of: node) }
        }
      }
    }
  }

  /// Whether what was read in `evaluation` of this node still counts.
  package final func isCurrent(evaluation: Int) -> Bool { evaluation == blockEvaluation }

  /// Invalidates this node: it is evaluated again in the running or the next update.
  package final func invalidate() { graph.markDirty(self) }

  /// Invalidates the structure: the boxes of this node are others than before.
  package final func structureChanged() {
    graph.needsLayout = true
    var node: Node? = self
    while let current = node {
      if current.ownsBoxes { return current.boxesBelowChanged() }
      node = current.parent
    }
    graph.layout.rootBoxesChanged()
  }

  /// Whether boxes below this node are the children of a box of this node.
  open var ownsBoxes: Bool { false }

  /// Whether the boxes below this node are those of its view, with nothing around them that is seen or has a size.
  open var passesBoxes: Bool { false }

  /// The axis along which the boxes below are laid out and made as a scroll view shows them; `nil` for all at once.
  var lazilyFilledAxis: Axis? { nil }
  /// The axes along which a box of this node scrolls what is inside.
  open var scrolledAxes: Axis.Set { [] }

  /// Called on the nearest node that owns boxes when they are others than before.
  open func boxesBelowChanged() {}

  // MARK: Transactions

  /// The transaction of the running update, as it reaches this node.
  package final var transaction: Transaction {
    if let received, received.update == graph.updateNumber { return received.transaction }
    let transaction = parent?.transactionForChildren ?? graph.rootTransaction
    received = (graph.updateNumber, transaction)
    return transaction
  }

  /// The transaction of the running update, as this node hands it down.
  final var transactionForChildren: Transaction {
    guard changesTransaction else { return transaction }
    if let handedDown, handedDown.update == graph.updateNumber { return handedDown.transaction }
    let transaction = changed(transaction)
    handedDown = (graph.updateNumber, transaction)
    return transaction
  }

  /// Whether this node changes the transaction that reaches it.
  package var changesTransaction: Bool { false }

  /// The transaction as this node changes it; asked once an update, and only if it
  /// ``changesTransaction``.
  package func changed(_ transaction: Transaction) -> Transaction { transaction }

  /// Forgets the remembered transactions of this node and all below it.
  final func forgetTransaction() {
    (received, handedDown) = (nil, nil)
    for child in children { child.forgetTransaction() }
  }

  /// The transaction that moves geometry here: that of a scoped block if a modifier inside it has
  /// changed the layout in this update, that which comes through a transition's body if its phase has
  /// changed, else the one that reaches this node.
  package final var geometryTransaction: Transaction {
    guard graph.scopedGeometryUpdate == graph.updateNumber else { return transaction }
    if let scope = changedScope { return scope.transactionForChildren }
    guard let host = graph.layout.transition, let outer = host.contentTransaction,
      transaction.isSameChange(as: host.transaction)
    else { return transaction }
    return outer
  }

  /// The innermost scoped block of which this node is content, and a modifier of which has changed the
  /// layout in this update.
  final var changedScope: Node? {
    var node: Node? = self
    while let current = node {
      if let scope = (current as? PlaceholderNode)?.scope,
        scope.geometryUpdate == graph.updateNumber
      {
        return scope
      }
      node = current.parent
    }
    return nil
  }

  /// Notes that a modifier here changes the layout, if it stands in a scoped block of modifiers.
  final func noteGeometryChange() {
    var node: Node? = self
    while let current = node {
      if let scope = current.ownScope {
        scope.geometryUpdate = graph.updateNumber
        graph.scopedGeometryUpdate = graph.updateNumber
        return
      }
      // What is content of a body stands outside of it.
      if let owner = (current as? PlaceholderNode)?.owner {
        node = owner.parent
      } else {
        node = current.parent
      }
    }
  }

  // What a node is, told by itself: to find out what a type conforms to takes long the first time.

  /// Whether this node is a ``PlaceholderOwner``, whose body has a place for content.
  package final var ownsContent = false
  /// This node, if its block of modifiers has a transaction of its own.
  var ownScope: (any AnimationScope)? { nil }

  // MARK: Preferences

  /// Reduces the preference values of this node and all below it.
  open func reducePreference<Key: PreferenceKey>(_ key: Key.Type, into value: inout Key.Value?) {
    for child in children { child.reducePreference(key, into: &value) }
  }

  // MARK: Leaving

  /// Removes this node and all below it from the graph.
  package final func remove() {
    guard !isRemoved else { return }
    for child in children { child.remove() }
    isRemoved = true
    wasRemoved()
  }

  /// Called when the node has been taken out of the graph.
  open func wasRemoved() {}
}

/// A node whose block of modifiers has a transaction of its own.
@MainActor protocol AnimationScope: Node {
  /// The latest update in which a modifier of the block changed the layout.
  var geometryUpdate: Int { get set }
}
