import Foundation

/// A key of a container value.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that has none.
  static var defaultValue: Value { get }
}

/// A key of a view trait, the container values' former form.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value
  /// The value of a subview that has none.
  static var defaultValue: Value { get }
}

/// The container values: what a view tells the container that asks for its subviews.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// The value under a key; the key's default where the subview has none.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The tag of a selection, if it is of this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    // No tag would be a value of a type that may be none.
    guard let tag else { return nil }
    return tag.base as? V
  }

  /// Whether the tag of a selection is this one.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag == AnyHashable(choice: tag) }

  /// Takes the values of a modifier around the view: the nearest to the container counts.
  mutating func take(_ traits: Traits) {
    if let tag = traits.tag { self.tag = tag }
    values.merge(traits.containerValues.values) { $1 }
  }
}

extension View {
  /// Sets a container value of this view.
  ///
  /// - Parameters:
  ///   - keyPath: The value, as `@Entry` in an extension of ``ContainerValues`` writes it.
  ///   - value: The value.
  /// - Returns: This view with the value.
  public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(TraitModifier { $0.containerValues[keyPath: keyPath] = value })
  }

  /// Sets a view trait of this view.
  ///
  /// - Parameters:
  ///   - key: The value's key.
  ///   - value: The value.
  /// - Returns: This view with the value.
  public func _trait<Key: _ViewTraitKey>(_ key: Key.Type, _ value: Key.Value) -> some View {
    modifier(TraitModifier { $0.containerValues[trait: key] = value })
  }
}
