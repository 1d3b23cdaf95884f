internal import Motion
internal import SceneDocuments
internal import ViewEngine

/// What reaches a node from around it while its view is made.
@MainActor struct NodeSurroundings {
  let moment: DocumentMoment
  let conductor: DocumentConductor
  /// How nodes inside move, where something around them says so.
  var animation: AnimationChoice?
  /// Seconds by which the motion of nodes inside begins later.
  var delay = 0.0

  /// The surroundings of what is inside of a node.
  func inside(_ node: SceneNode) -> NodeSurroundings {
    var inner = self
    inner.animation = node.animation ?? animation
    inner.delay += node.delay
    return inner
  }

  /// How a node moves with the latest change.
  func motion(of node: SceneNode) -> Animation? {
    let inner = inside(node)
    let own = node.states.first { $0.state == moment.begun }?.animation
    let animation = (own ?? inner.animation ?? moment.animation).animation
    return inner.delay > 0 ? animation?.delay(inner.delay) : animation
  }
}

extension [NodePlan] {
  /// The views of the nodes, in order.
  @MainActor func lowered(_ surroundings: NodeSurroundings) -> [any View] {
    map { NodeLowering($0, surroundings).view }
  }
}
