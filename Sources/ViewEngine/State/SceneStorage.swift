/// A value that is kept under a name for the scene's window, in memory, until the film ends.
@propertyWrapper @MainActor @preconcurrency public struct SceneStorage<Value>: ConnectedProperty {
  private var stored: StoredValue<Value>

  private init(_ initial: Value, _ key: String, _ form: StorageForm<Value>) {
    stored = StoredValue(name: key, initial: initial, form: form)
  }

  /// The value; writing it evaluates again the views that read it.
  public var wrappedValue: Value {
    get { stored.value(.scene) }
    nonmutating set { stored.set(newValue, .scene) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    stored.location = node.graph.storedValues.location(stored.name, in: .scene)
  }
}

extension SceneStorage where Value: _StorableValue {
  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is kept.
  ///   - key: The name that it is kept under.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .plain())
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Keeps a value by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is kept, or what is kept is none of the type's.
  ///   - key: The name that it is kept under.
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key, .raw())
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be none, and is none while nothing is kept.
  ///
  /// - Parameter key: The name that it is kept under.
  public init<V: _StorableValue>(_ key: String) where Value == V? {
    self.init(nil, key, .optional())
  }

  /// Keeps a value that may be none by its raw value; it is none while nothing is kept.
  ///
  /// - Parameter key: The name that it is kept under.
  public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue: _StorableValue {
    self.init(nil, key, .optionalRaw())
  }
}
