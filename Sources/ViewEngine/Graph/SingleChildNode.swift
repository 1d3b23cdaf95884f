/// A node with one other directly below it.
@_spi(Engine) open class SingleChildNode: Node {
  /// The node below; a kind makes it at the end of its initialiser, or when it knows what to show.
  package final var child: Node?

  open override var passesBoxes: Bool { true }

  public final override var children: [Node] { child.map { [$0] } ?? [] }
}
