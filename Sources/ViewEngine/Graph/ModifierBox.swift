import Foundation

/// A modifier that puts a box around each box of its content.
@MainActor @preconcurrency package protocol BoxModifier: PrimitiveModifier {
  /// Creates the box around `inner`.
  func makeBox(around inner: Box, _ node: Node) -> ModifierBox<Self>
}

extension BoxModifier {
  package func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    BoxModifierNode(content, self, inputs)
  }
}

/// A modifier by which a scene names a view.
@MainActor package protocol NamingModifier: BoxModifier {
  /// The name; `nil` if this one gives none.
  var givenName: String? { get }
}

/// The box of a modifier: lays out and draws as its inner box does, but for what a kind changes.
@_spi(Engine) open class ModifierBox<Modifier>: WrapperBox {
  package private(set) final var modifier: Modifier

  public init(_ modifier: Modifier, around inner: Box, _ node: Node) {
    self.modifier = modifier
    super.init(around: inner, node)
  }

  /// Takes a new value of the modifier.
  final func accept(_ modifier: Modifier) {
    let old = self.modifier
    self.modifier = modifier
    changed(from: old)
  }

  /// Called when the modifier has a new value.
  open func changed(from old: Modifier) {}
  /// Called when something that the modifier's own closures read has changed.
  open func reevaluate() {}

  /// Invalidates the layout, as the modifier measures or places its content otherwise than before.
  package final func layoutChanged() {
    node.noteGeometryChange()
    invalidateLayout()
  }
}

/// The node of a modifier that puts a box around each box of its content.
final class BoxModifierNode<Content: View, Modifier: BoxModifier>: SingleChildNode {
  private var modifier: Modifier
  private let comparison = Comparison<Modifier>()
  /// The boxes around those of the content, in their order.
  private var wrappers: [ModifierBox<Modifier>] = [] {
    didSet { only = wrappers.count == 1 ? wrappers[0] : nil }
  }
  /// The only one of them, if there is but one: to go through an array of a generic type, the type is looked
  /// up at run time.
  private var only: ModifierBox<Modifier>?

  init(_ content: Content, _ modifier: Modifier, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  override var passesBoxes: Bool { Modifier.self == TraitModifier.self }

  override func collect(into boxes: inout [Box]) {
    guard let child else { return }
    var known = Dictionary(
      wrappers.map { (ObjectIdentifier($0.inner), $0) }, uniquingKeysWith: { first, _ in first })
    let old = wrappers
    wrappers = child.boxes.map { inner in
      known.removeValue(forKey: ObjectIdentifier(inner)) ?? modifier.makeBox(around: inner, self)
    }
    for wrapper in old where known[ObjectIdentifier(wrapper.inner)] != nil { wrapper.wasRemoved() }
    boxes += wrappers
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let type = ModifiedContent<Content, Modifier>.self
    let isSame = comparison.isUnchanged(modifier, view[type].modifier)
    modifier = view[type].modifier
    if !isSame || environmentChanged {
      if let only { only.accept(modifier) } else { wrappers.forEach { $0.accept(modifier) } }
    }
    child?.update(view[type].content, environment: environment)
  }

  override var givenName: String? { (modifier as? any NamingModifier)?.givenName }

  override func reevaluate() { wrappers.forEach { $0.reevaluate() } }

  override func wasRemoved() {
    wrappers.forEach { $0.wasRemoved() }
  }
}
