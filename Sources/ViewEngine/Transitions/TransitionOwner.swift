/// A node that has a list of views, of which each may have a transition around it.
@MainActor package protocol TransitionOwner: Node {
  /// The transitions, by the boxes that they are around.
  var transitions: [ObjectIdentifier: TransitionHost] { get set }
  /// Makes the boxes of the list, with the modifiers around them, if they are not there.
  func adoptBoxes()
}

extension TransitionOwner {
  /// The boxes of the list with their transitions around them.
  package func around(_ boxes: [Box]) -> [Box] { transitions.around(boxes) }
}

extension [ObjectIdentifier: TransitionHost] {
  /// The boxes of a list with their transitions around them.
  @MainActor func around(_ boxes: [Box]) -> [Box] {
    isEmpty ? boxes : boxes.flatMap { self[ObjectIdentifier($0)]?.boxes ?? [$0] }
  }
}

extension Node {
  /// The node in whose list the views of this one are; `nil` where there are no transitions.
  var listOwner: (any TransitionOwner)? {
    var node: Node? = self
    while let current = node {
      if current.ownsBoxes { return current as? any TransitionOwner }
      node = current.parent
    }
    return nil
  }
}
