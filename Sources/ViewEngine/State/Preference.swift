/// A preference key: the name of a value that flows up the graph, and how several become one.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view below sets one.
  static var defaultValue: Value { get }
  /// Reduces two values to one.
  ///
  /// - Parameters:
  ///   - value: The value of the views before; receives the result.
  ///   - nextValue: The value of the next view, computed when it is asked for.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// Sets a preference for the views above.
struct PreferenceWriter<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  var value: Key.Value
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PreferenceNode<Content, Key>(content, inputs) { [value] _ in value }
  }
}

/// Transforms a preference on its way to the views above.
struct PreferenceTransform<Key: PreferenceKey>: PrimitiveModifier {
  typealias Body = Never
  var transform: (inout Key.Value) -> Void
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PreferenceNode<Content, Key>(content, inputs) { [transform] below in
      var value = below ?? Key.defaultValue
      transform(&value)
      return value
    }
  }
}

/// The node of a view that sets or transforms a preference.
final class PreferenceNode<Content: View, Key: PreferenceKey>: SingleChildNode {
  private var value: (Key.Value?) -> Key.Value

  init(_ content: Content, _ inputs: NodeInputs, value: @escaping (Key.Value?) -> Key.Value) {
    self.value = value
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    if let view = view.value(ifOf: ModifiedContent<Content, PreferenceWriter<Key>>.self) {
      value = { _ in view.modifier.value }
      child?.update(view.content, environment: environment)
    } else if let view = view.value(ifOf: ModifiedContent<Content, PreferenceTransform<Key>>.self) {
      value = { below in
        var value = below ?? Key.defaultValue
        view.modifier.transform(&value)
        return value
      }
      child?.update(view.content, environment: environment)
    }
  }

  override func reducePreference<K: PreferenceKey>(_ key: K.Type, into value: inout K.Value?) {
    guard key == Key.self else { return super.reducePreference(key, into: &value) }
    var below: Key.Value?
    child?.reducePreference(Key.self, into: &below)
    guard let own = self.value(below) as? K.Value else { return }
    if var current = value {
      K.reduce(value: &current) { own }
      value = current
    } else {
      value = own
    }
  }
}

/// Calls a closure when a preference of the views below has changed.
struct PreferenceReader<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  typealias Body = Never
  var action: (Key.Value) -> Void
  func makeNode<Content: View>(around content: Content, _ inputs: NodeInputs) -> Node {
    PreferenceReaderNode(content, self, inputs)
  }
}

/// The node of a view that reads a preference.
final class PreferenceReaderNode<Content: View, Key: PreferenceKey>: SingleChildNode,
  PreferenceObserver
where Key.Value: Equatable {
  private var modifier: PreferenceReader<Key>
  private var last: Key.Value?

  init(_ content: Content, _ modifier: PreferenceReader<Key>, _ inputs: NodeInputs) {
    self.modifier = modifier
    super.init(inputs)
    child = content.node(NodeInputs(childOf: self))
    graph.observe(self)
  }

  override func accept(_ view: LentView, environmentChanged: Bool) {
    let view = view.value(as: ModifiedContent<Content, PreferenceReader<Key>>.self)
    modifier = view.modifier
    child?.update(view.content, environment: environment)
  }

  func observePreference() {
    var value: Key.Value?
    child?.reducePreference(Key.self, into: &value)
    let current = value ?? Key.defaultValue
    guard current != last else { return }
    last = current
    graph.afterUpdate { [modifier] in modifier.action(current) }
  }
}

extension View {
  /// Sets a preference, which the views above can read.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - value: The value, in place of what the views inside set.
  /// - Returns: This view with the preference.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter<K>(value: value))
  }
  /// Transforms a preference that this view and those in it set.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - callback: Changes the value on its way up.
  /// - Returns: This view with the preference.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
  /// Calls `action` when a preference of this view and those in it has changed.
  ///
  /// - Parameters:
  ///   - key: The preference's key.
  ///   - action: Called after the update, with the reduced value.
  /// - Returns: This view, watching the preference.
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceReader<K>(action: action))
  }
}

/// A node that watches a preference of those below.
@MainActor protocol PreferenceObserver: Node {
  func observePreference()
}
