public import Foundation

/// A value that is kept under a name, in memory: everything that names it sees it, until the film ends.
///
/// It begins with nothing kept, whatever the machine's own defaults hold, and what code writes to `UserDefaults` itself is not
/// seen. Defaults other than the standard ones share one room.
@propertyWrapper @MainActor @preconcurrency public struct AppStorage<Value>: ConnectedProperty {
  private var stored: StoredValue<Value>
  private let store: UserDefaults?

  private init(
    _ initial: Value, _ key: String, _ store: UserDefaults?, _ form: StorageForm<Value>
  ) {
    stored = StoredValue(name: key, initial: initial, form: form)
    self.store = store
  }

  private var domain: StoredValues.Domain { StoredValues.Domain(store) }

  /// The value; writing it evaluates again the views that read it.
  public var wrappedValue: Value {
    get { stored.value(domain) }
    nonmutating set { stored.set(newValue, domain) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { self.wrappedValue }, set: { self.wrappedValue = $0 })
  }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    let domain = StoredValues.Domain(store ?? node.environment.defaultAppStorage)
    stored.location = node.graph.storedValues.location(stored.name, in: domain)
  }
}

extension AppStorage where Value: _StorableValue {
  /// Keeps a value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is kept.
  ///   - key: The name that it is kept under.
  ///   - store: The defaults that it stands in; `nil` for those of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .plain())
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _StorableValue {
  /// Keeps a value by its raw value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while nothing is kept, or what is kept is none of the type's.
  ///   - key: The name that it is kept under.
  ///   - store: The defaults that it stands in; `nil` for those of the environment.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store, .raw())
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a value that may be none, and is none while nothing is kept.
  ///
  /// - Parameters:
  ///   - key: The name that it is kept under.
  ///   - store: The defaults that it stands in; `nil` for those of the environment.
  public init<V: _StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
    self.init(nil, key, store, .optional())
  }

  /// Keeps a value that may be none by its raw value; it is none while nothing is kept.
  ///
  /// - Parameters:
  ///   - key: The name that it is kept under.
  ///   - store: The defaults that it stands in; `nil` for those of the environment.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue: _StorableValue {
    self.init(nil, key, store, .optionalRaw())
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }
  /// The defaults that ``AppStorage`` means where it names none.
  fileprivate var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Sets the defaults in which this view keeps its ``AppStorage``.
  ///
  /// - Parameter store: The defaults.
  /// - Returns: This view, keeping its values there.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    environment(\.defaultAppStorage, store)
  }
}
