public import Motion
public import SceneGraph

/// A binding: reads and writes a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  /// The transaction that writes through this binding carry.
  public var transaction = Transaction()
  private var hasTransaction = false

  init(location: Location<Value>) { self.location = location }

  /// Creates a binding from two closures.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes the value.
  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) {
    location = ClosureLocation(get: get) { value, _ in set(value) }
  }

  /// Creates a binding from two closures, of which one takes the transaction too.
  ///
  /// - Parameters:
  ///   - get: Reads the value.
  ///   - set: Writes the value, given the transaction of the write.
  public init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// Creates a binding to an optional, or `nil` while it is.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }

  /// Creates a binding that reads an unwrapped value as an optional.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      get: { base.wrappedValue },
      set: { value in
        if let value { base.wrappedValue = value }
      })
  }

  /// Creates a binding to the value of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set {
      if hasTransaction {
        withTransaction(transaction) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 })
  }

  /// A binding whose writes are animated; `nil` stops animations.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  /// A binding whose writes carry `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var result = self
    (result.transaction, result.hasTransaction) = (transaction, true)
    return result
  }
}

extension Binding: @preconcurrency Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

/// The value behind a binding of two closures.
@MainActor private final class ClosureLocation<Value>: Location<Value> {
  private let read: @MainActor () -> Value
  private let write: @MainActor (Value, Transaction) -> Void

  init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value, Transaction) -> Void
  ) {
    (read, write) = (get, set)
  }

  override var value: Value { read() }
  override func set(_ value: Value) { write(value, Transaction.current) }
}
