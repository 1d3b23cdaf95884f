/// A box with those of its node's children inside.
@_spi(Engine) open class ContainerBox: Box {
  private var known: [Box]?
  /// The transitions around the boxes inside.
  fileprivate final var transitions: [ObjectIdentifier: TransitionHost] = [:]

  /// The boxes that the node's children consist of, first to last.
  package final var childBoxes: [Box] {
    if let known { return known }
    let boxes = transitions.around(node.children.flatMap(\.boxes))
    boxes.forEach(adopt)
    known = boxes
    return boxes
  }

  open override var contents: [Box] { childBoxes }

  /// Forgets the boxes inside, as they are others than before.
  open func contentsChanged() {
    known = nil
    invalidateLayout()
  }
}

/// The node of a view that is one box, with the boxes of its content inside.
@_spi(Engine) open class ContainerNode<OwnBox: ContainerBox>: SingleChildNode, TransitionOwner {
  package private(set) final lazy var box = makeBox()

  /// Creates the box, when it is first asked for.
  open func makeBox() -> OwnBox { preconditionFailure("\(Self.self) makes no box") }

  public final override var ownsBoxes: Bool { true }
  public final override var passesBoxes: Bool { false }
  public final override func boxesBelowChanged() { box.contentsChanged() }
  package final var transitions: [ObjectIdentifier: TransitionHost] {
    get { box.transitions }
    set { box.transitions = newValue }
  }
  package final func adoptBoxes() { _ = box.childBoxes }
  public final override func collect(into boxes: inout [Box]) { boxes.append(box) }
  open override func wasRemoved() { box.wasRemoved() }
}
