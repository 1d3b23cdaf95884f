/// The node of a view with a body: keeps its properties' storage and evaluates the body.
final class CompositeNode<V: View>: SingleChildNode {
  private var view: V
  private let comparison = Comparison<V>()
  private var properties = PropertyStorage()
  private var moving: MovingBody?

  init(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    moving = MovingBody.make(view)
    // A shape is moved where it is painted.
    if moving != nil, view is any Shape { moving = nil }
    evaluate()
  }

  override var movingBody: MovingBody? { moving }
  override var viewName: String? { SceneTypes.name(of: V.self) }
  override var bodyName: String {
    traceName(of: (V.self as? any BodyOfModifier.Type)?.modifierType ?? V.self)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: V.self)
    let isSame = !environmentChanged && comparison.isUnchanged(self.view, view)
    self.view = view
    moving?.accept(view, in: self)
    if !isSame { evaluate() }
  }

  override func reevaluate() { evaluate() }

  private func evaluate() {
    graph.evaluationCount += 1
    var current = moving?.presentation(of: view, in: self) ?? view
    properties.connect(&current, to: self)
    let body = evaluatingBlock { current.body }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = body.node(NodeInputs(childOf: self))
    }
  }

  override func wasRemoved() {
    properties.disconnect()
    moving?.remove(in: self)
  }
}
