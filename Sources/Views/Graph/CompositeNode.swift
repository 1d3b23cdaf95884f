/// The node of a view with a body: keeps its properties' storage and evaluates the body.
final class CompositeNode<V: View>: Node {
  private var view: V
  private let comparison = Comparison<V>()
  private var properties = PropertyStorage()
  private var child: Node?
  private var moving: MovingBody?

  init(_ view: V, _ inputs: NodeInputs) {
    self.view = view
    super.init(inputs)
    // A shape is moved where it is painted.
    moving = view is any Shape ? nil : MovingBody.make(view)
    evaluate()
  }

  override var children: [Node] { child.map { [$0] } ?? [] }
  override var movingBody: MovingBody? { moving }
  override var viewName: String? { SceneTypes.name(of: V.self) }

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

/// The types that a scene writes itself, as against those of this module.
@MainActor private enum SceneTypes {
  private static var known: [ObjectIdentifier: String?] = [:]
  /// Views of this module that have a body of their own and that a scene knows by name.
  private static let controls: Set<String> = [
    "Button", "Toggle", "List", "ProgressView", "Label", "Slider", "Stepper", "Picker",
  ]

  /// The name of a view's type if it tells a person where something is.
  static func name<V: View>(of type: V.Type) -> String? {
    if let name = known[ObjectIdentifier(type)] { return name }
    let full = String(reflecting: type)
    let short = traceName(of: type)
    let isOurs = full.hasPrefix("Views.")
    // Not the parts of a control, such as its configuration's `Label`.
    let isControl = controls.contains(short) && full.hasPrefix("Views.\(short)")
    let name = isOurs && !isControl ? nil : short
    known[ObjectIdentifier(type)] = name
    return name
  }
}
