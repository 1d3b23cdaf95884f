public import OpenCombine
@_spi(Engine) public import ViewEngine

/// A focused value: what the view with the focus, or the scene, publishes.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Value?>
  @Environment(\.drawing) private var drawing

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

  /// The value; `nil` where no view publishes one.
  public var wrappedValue: Value? { drawing.focusedValues[keyPath: keyPath] }
}

/// A focused binding: the value of a binding that the view with the focus, or the scene, publishes.
@MainActor @preconcurrency @propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  private let keyPath: KeyPath<FocusedValues, Binding<Value>?>
  @Environment(\.drawing) private var drawing

  /// Reads the binding at a key path.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { self.keyPath = keyPath }

  private var binding: Binding<Value>? { drawing.focusedValues[keyPath: keyPath] }

  /// The binding's value; `nil` where no view publishes one, which then takes none.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value?> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

/// Whether a field in a view has the focus.
enum HoldsFocusKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// Publishes a value while a field in the view has the focus.
private struct FocusedPublisher<Value>: ViewModifier {
  let keyPath: WritableKeyPath<FocusedValues, Value?>
  let value: Value?
  @State private var isFocused = false

  func body(content: Content) -> some View {
    content.onPreferenceChange(HoldsFocusKey.self) { isFocused = $0 }
      .focusedSceneValue(keyPath, isFocused ? value : nil)
  }
}

extension View {
  /// Publishes a value while a field in this view has the focus.
  ///
  /// - Parameters:
  ///   - keyPath: Where it is published.
  ///   - value: The value.
  /// - Returns: This view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View { modifier(FocusedPublisher(keyPath: keyPath, value: value)) }
  /// Publishes a value while a field in this view has the focus.
  ///
  /// - Parameters:
  ///   - keyPath: Where it is published.
  ///   - value: The value; `nil` for none.
  /// - Returns: This view.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { modifier(FocusedPublisher(keyPath: keyPath, value: value)) }
  /// Publishes an object while a field in this view has the focus.
  ///
  /// - Parameter object: The object, of whose type there is one.
  /// - Returns: This view.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    focusedValue(\.[object: FocusedObjectName<T>()], object)
  }
  /// Publishes an object while a field in this view has the focus.
  ///
  /// - Parameter object: The object; `nil` for none.
  /// - Returns: This view.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    focusedValue(\.[object: FocusedObjectName<T>()], object)
  }
}
