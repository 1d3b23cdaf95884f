/// A focused value key: the name of a value that the view with the focus publishes.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values that the view with the focus, or the scene, publishes.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  package init() {}

  /// The value under a key; `nil` where no view publishes one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Takes over what others publish, in place of the same.
  mutating func merge(_ other: FocusedValues) {
    values.merge(other.values) { _, new in new }
  }
}

/// What views publish while they have the focus, or as long as they are there.
final class PublishedValues: GraphPart {
  /// By the serial of the node that publishes it, so that a view inside goes before one around.
  private var published: [Int: FocusedValues] = [:]
  private var readers = Readers()

  init() {}

  /// What is published now.
  func read(in graph: ViewGraph) -> FocusedValues {
    readers.noteRead(in: graph)
    return published.sorted { $0.key < $1.key }.reduce(into: FocusedValues()) {
      $0.merge($1.value)
    }
  }

  /// Publishes values of a node, or none any more.
  ///
  /// - Parameters:
  ///   - values: The values; `nil` for none.
  ///   - serial: The node's serial.
  func publish(_ values: FocusedValues?, by serial: Int) {
    if values == nil, published[serial] == nil { return }
    published[serial] = values
    readers.invalidate()
  }
}

/// Publishes a value.
struct FocusedValueModifier<Value>: PrimitiveModifier {
  typealias Body = Never
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  /// The value; `nil` for none.
  let value: Value?

  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    FocusedValueNode(content, self, inputs)
  }
}

/// The node of a view that publishes a value.
final class FocusedValueNode<Content: View, Value>: SingleChildNode {
  private var modifier: FocusedValueModifier<Value>

  init(_ content: Content, _ modifier: FocusedValueModifier<Value>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    publish()
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, FocusedValueModifier<Value>>.self)
    let isSame =
      modifier.keyPath == view.modifier.keyPath && isUnchanged(modifier.value, view.modifier.value)
    modifier = view.modifier
    if !isSame { publish() }
    child?.update(view.content, environment: environment)
  }

  override func wasRemoved() {
    let (graph, serial) = (graph, serial)
    graph.enqueue { graph.part(PublishedValues.self).publish(nil, by: serial) }
  }

  /// Publishes the value when the update is over: whoever reads it may have been evaluated already.
  private func publish() {
    var values: FocusedValues?
    if let value = modifier.value {
      var own = FocusedValues()
      own[keyPath: modifier.keyPath] = value
      values = own
    }
    let (graph, serial) = (graph, serial)
    graph.afterUpdate { [weak self] in
      if self?.isRemoved == false {
        graph.enqueue { graph.part(PublishedValues.self).publish(values, by: serial) }
      }
    }
  }
}

extension DrawingEnvironment {
  /// What the view with the focus, or the scene, publishes.
  @MainActor package var focusedValues: FocusedValues {
    guard let graph else { return FocusedValues() }
    return graph.part(PublishedValues.self).read(in: graph)
  }
}

extension View {
  /// Publishes a value for the whole scene, as long as this view is there.
  ///
  /// - Parameters:
  ///   - keyPath: Where it is published.
  ///   - value: The value.
  /// - Returns: This view.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value)) }
  /// Publishes a value for the whole scene, as long as this view is there.
  ///
  /// - Parameters:
  ///   - keyPath: Where it is published.
  ///   - value: The value; `nil` for none.
  /// - Returns: This view.
  public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View { modifier(FocusedValueModifier(keyPath: keyPath, value: value)) }
}
