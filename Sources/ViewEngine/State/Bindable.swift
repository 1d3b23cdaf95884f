public import Observation

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup @MainActor @preconcurrency
public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value
  /// The wrapper itself, which hands out bindings.
  public var projectedValue: Bindable<Value> { self }

  // In the type itself, so that a view with such a property is made of the object.
  /// Creates bindings to an object's properties.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates bindings to what another wrapper wraps.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject & Observable {
  /// Creates bindings to an object's properties.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// A binding to one property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}
