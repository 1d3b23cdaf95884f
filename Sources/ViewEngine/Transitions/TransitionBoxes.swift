/// The box of a transition in its container's list.
final class TransitionBox: WrapperBox {
  private weak var host: TransitionHost?

  init(around inner: Box, _ host: TransitionHost) {
    self.host = host
    super.init(around: inner, inner.node)
  }

  override var isLeaving: Bool { host?.phase == .didDisappear || inner.isLeaving }
  /// The body may be a container, which knows nothing of them.
  override var traits: Traits { host?.element.traits ?? inner.traits }
}

/// The box inside a transition's body.
final class TransitionContentBox: WrapperBox {
  private(set) weak var host: TransitionHost?

  init(around inner: Box, _ host: TransitionHost) {
    self.host = host
    super.init(around: inner, inner.node)
  }

  /// In the body the view comes and goes as others do: its own transition is under way already.
  override var traits: Traits {
    var traits = inner.traits
    traits.transition = nil
    return traits
  }

  override func placed() { graph.layout.placing(inside: host) { super.placed() } }
}

extension Box {
  /// Whether a transition stands around this box, inside of another.
  package func hasTransition(inside outermost: Box) -> Bool {
    var box = container
    while let current = box, current !== outermost {
      if current is TransitionContentBox { return true }
      box = current.container
    }
    return false
  }

  /// The transition that stands nearest around this box, inside of another; `nil` for none.
  package func transition(inside outermost: Box) -> Box? {
    var box = container
    while let current = box, current !== outermost {
      if current is TransitionBox { return current }
      box = current.container
    }
    return nil
  }

  /// The view of its container's list that this box is part of, and the transition around it.
  var listed: (element: Box, host: TransitionHost?) {
    var box = self
    while let outer = box.container, outer is WrapperBox, !(outer is TransitionBox) {
      if let content = outer as? TransitionContentBox { return (box, content.host) }
      box = outer
    }
    return (box, nil)
  }
}
