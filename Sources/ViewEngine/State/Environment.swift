public import Observation

/// An environment key: the name and default of a value that flows down the graph.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// The environment: values that flow down the graph, set by a parent for all below.
public struct EnvironmentValues {
  /// What is in it: every node has an environment, and nearly all have the same.
  private final class Contents {
    var values: [ObjectIdentifier: Any] = [:]
    var drawing = DrawingEnvironment()

    init() {}
    init(copying other: Contents) { (values, drawing) = (other.values, other.drawing) }
  }

  private var contents = Contents()
  /// Which writing this is; two environments of one serial are the same.
  package private(set) var serial = 0
  /// The values that the engine itself hands down.
  ///
  /// Lent, not copied: a copy retains each of them.
  package var drawing: DrawingEnvironment {
    _read { yield contents.drawing }
    _modify {
      makeOwn()
      yield &contents.drawing
    }
  }

  private mutating func makeOwn() {
    if !isKnownUniquelyReferenced(&contents) { contents = Contents(copying: contents) }
  }

  /// Creates an environment of defaults.
  public init() {}

  /// The value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { contents.values[ObjectIdentifier(key)].flatMap { $0 as? K.Value } ?? K.defaultValue }
    set {
      makeOwn()
      contents.values[ObjectIdentifier(key)] = newValue
    }
  }

  /// The observable object of a type, if one was set.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { contents.values[ObjectIdentifier(type)] as? T }
    set {
      makeOwn()
      contents.values[ObjectIdentifier(type)] = newValue
    }
  }

  /// Marks this environment as different from all others.
  package mutating func renew(_ graph: Int) { serial = graph }
}

/// A property that reads a value of the environment.
@propertyWrapper @MainActor @preconcurrency public struct Environment<Value>: ConnectedProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(@MainActor (Node) -> Value?)
  }
  private let source: Source
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  /// Reads the observable object of a type.
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object {
      $0.environment[object: type] ?? $0.graph.part(MadeUpObjects.self).object(type)
    }
  }

  /// Reads the observable object of a type, if there is one.
  public init<T>(_ type: T.Type) where Value == T?, T: AnyObject, T: Observable {
    source = .object { .some($0.environment[object: type]) }
  }

  /// The value.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object:
      fatalError(
        "no object of type \(Value.self) in the environment: a view above needs .environment(_:)")
    }
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    switch source {
    case .keyPath(let keyPath): value = node.environment[keyPath: keyPath]
    case .object(let read): value = read(node)
    }
  }
}
