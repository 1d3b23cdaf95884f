@_spi(Engine) public import ViewEngine

/// An accessibility focus state: which view is being read; code may set it, nobody else does in a film.
@MainActor @preconcurrency @propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to an accessibility focus state.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    private let binding: ViewEngine.Binding<Value>

    init(_ binding: ViewEngine.Binding<Value>) { self.binding = binding }

    /// The view that is being read.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value

  /// Creates the state of one view, which is not being read.
  public init() where Value == Bool { _value = State(wrappedValue: false) }
  /// Creates the state of several views, of which none is being read.
  public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

  /// Which view is being read.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the state, for ``View/accessibilityFocused(_:)``.
  public var projectedValue: Binding { Binding($value) }
}

extension View {
  /// Binds whether this view is being read to a state.
  ///
  /// - Parameter condition: Whether it is.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `condition`: a film is not read aloud.
  public func accessibilityFocused(
    _ condition: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }

  /// Binds whether this view is being read to a state.
  ///
  /// - Parameters:
  ///   - binding: Which view is.
  ///   - value: The value that stands for this view.
  /// - Returns: This view as it is.
  /// - Note: Accepted; no effect. `binding`, `equals`: a film is not read aloud.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
