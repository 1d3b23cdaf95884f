@_spi(Engine) public import ViewEngine

/// A focus state: which field of a view takes what would be typed.
///
/// A tap on a field sets it, and so may code: the field has the caret, and on a device the keyboard rises.
@MainActor @preconcurrency @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding to a focus state.
  @MainActor @preconcurrency @propertyWrapper public struct Binding {
    private let binding: ViewEngine.Binding<Value>
    /// The value where no field has the focus.
    fileprivate let nobody: Value

    fileprivate init(_ binding: ViewEngine.Binding<Value>, nobody: Value) {
      (self.binding, self.nobody) = (binding, nobody)
    }

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  @State private var value: Value
  /// The value where no field has the focus.
  private let nobody: Value

  /// Creates the focus state of one field, which has no focus.
  public init() where Value == Bool { (_value, nobody) = (State(wrappedValue: false), false) }
  /// Creates the focus state of several fields, of which none has the focus.
  public init<T: Hashable>() where Value == T? {
    (_value, nobody) = (State(wrappedValue: nil), nil)
  }

  /// Which field has the focus.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }
  /// A binding to the focus state, for ``View/focused(_:)``.
  public var projectedValue: Binding { Binding($value, nobody: nobody) }
}

extension FocusState.Binding {
  /// The focus of the field for which a value stands.
  func focus(of value: Value) -> FieldFocus {
    FieldFocus(
      isTaken: wrappedValue == value, take: { wrappedValue = value },
      leave: { if wrappedValue == value { wrappedValue = nobody } })
  }
}

/// The focus of a field, as a state says that is bound to it.
struct FieldFocus {
  /// Whether the field has the focus.
  let isTaken: Bool
  /// Gives it to the field.
  let take: @MainActor () -> Void
  /// Gives it to nobody, if the field has it.
  let leave: @MainActor () -> Void
}

private enum FieldFocusKey: EnvironmentKey {
  static var defaultValue: FieldFocus? { nil }
}

extension EnvironmentValues {
  /// The focus of a field; `nil` where no focus state is bound.
  var fieldFocus: FieldFocus? {
    get { self[FieldFocusKey.self] }
    set { self[FieldFocusKey.self] = newValue }
  }
}

extension View {
  /// Binds the focus of this field to a state: a tap sets it.
  ///
  /// - Parameters:
  ///   - binding: Which field has the focus.
  ///   - value: The value that stands for this field.
  /// - Returns: This view; a caret shows the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    environment(\.fieldFocus, binding.focus(of: value))
  }
  /// Binds the focus of this field to a state: a tap sets it.
  ///
  /// - Parameter condition: Whether the field has the focus.
  /// - Returns: This view; a caret shows the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }
}

extension View {
  /// Gives a field the focus as this view appears.
  ///
  /// - Parameters:
  ///   - binding: Which field has the focus.
  ///   - value: The field that gets it.
  ///   - priority: Whether that stands above what else asks for the focus.
  /// - Returns: This view.
  /// - Note: Accepted; no effect. `priority`: nothing else asks.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View { onAppear { binding.wrappedValue = value } }
}

/// The priority of a default focus.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  private let isInitiative: Bool
  /// As views appear.
  public static let automatic = Self(isInitiative: false)
  /// Whenever the focus is looked for.
  public static let userInitiated = Self(isInitiative: true)
}
