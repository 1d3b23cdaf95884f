public import SceneGraph

/// A gesture's state: a value that the gesture sets while it goes on, and that is reset when it is
/// over.
@propertyWrapper @MainActor @preconcurrency public struct GestureState<Value>: ConnectedProperty {
  fileprivate let initial: Value
  fileprivate let reset: (Value, inout Transaction) -> Void
  fileprivate var location: StateLocation<Value>?

  /// Creates a gesture state with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }
  /// Creates a gesture state with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Creates a gesture state that is reset under `resetTransaction`.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while there is no gesture.
  ///   - resetTransaction: The transaction of the reset, such as one with a spring.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { $1 = resetTransaction }
  }
  /// Creates a gesture state that is reset under `resetTransaction`.
  ///
  /// - Parameters:
  ///   - initialValue: The value while there is no gesture.
  ///   - resetTransaction: The transaction of the reset, such as one with a spring.
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// Creates a gesture state that is reset under the transaction that `reset` makes of its last
  /// value.
  ///
  /// - Parameters:
  ///   - wrappedValue: The value while there is no gesture.
  ///   - reset: Changes the transaction of the reset; given the last value.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    (initial, self.reset) = (wrappedValue, reset)
  }
  /// Creates a gesture state that is reset under the transaction that `reset` makes of its last
  /// value.
  ///
  /// - Parameters:
  ///   - initialValue: The value while there is no gesture.
  ///   - reset: Changes the transaction of the reset; given the last value.
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The value.
  public var wrappedValue: Value { location?.value ?? initial }
  /// The state itself, for `updating(_:body:)`.
  public var projectedValue: GestureState<Value> { self }

  mutating func connect(to slot: inout AnyObject?, node: Node) {
    if let known = slot as? StateLocation<Value> {
      location = known
    } else {
      let new = StateLocation(initial, node.graph.link)
      (location, slot) = (new, new)
    }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates a gesture state that is `nil` while there is no gesture.
  public init() { self.init(wrappedValue: nil) }
  /// Creates a gesture state that is `nil` while there is no gesture and is reset under
  /// `resetTransaction`.
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

/// A gesture that sets a state while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value
  /// The gesture.
  public var base: Base
  /// The state that it sets.
  public var state: GestureState<State>
  /// Sets the state from the gesture's value.
  let update: (Base.Value, inout State, inout Transaction) -> Void

  package var kinds: [String] { base.touchKinds }
  package func makeRecognizer(_ seat: GestureSeat) -> Recognizer<Base.Value> {
    StateRecognizer(self, base.recognizer(seat))
  }
}

/// The recogniser of a gesture that sets a state while it goes on.
final class StateRecognizer<Base: Gesture, State>: PassingRecognizer<Base.Value> {
  private var gesture: GestureStateGesture<Base, State>
  private var told = -1
  private var isSet = false

  init(_ gesture: GestureStateGesture<Base, State>, _ inner: Recognizer<Base.Value>) {
    self.gesture = gesture
    super.init(inner)
  }

  override func deliver() {
    inner.deliver()
    guard revision != told, let location = gesture.state.location else { return }
    told = revision
    switch phase {
    case .possible(nil): break
    case .possible(let value?), .active(let value):
      isSet = true
      var transaction = Transaction.continuous
      var state = location.value
      gesture.update(value, &state, &transaction)
      withTransaction(transaction) { location.set(state) }
    case .ended, .failed:
      guard isSet else { return }
      isSet = false
      var transaction = Transaction.current
      gesture.state.reset(location.value, &transaction)
      withTransaction(transaction) { location.set(gesture.state.initial) }
    }
  }

  override func accept(_ gesture: Any) {
    guard let gesture = gesture as? GestureStateGesture<Base, State> else { return }
    self.gesture = gesture
    inner.accept(gesture.base)
  }
}

extension Gesture {
  /// Sets `state` while the gesture goes on; afterwards it is reset.
  ///
  /// - Parameters:
  ///   - state: The state, as `$name` of a `@GestureState`.
  ///   - body: Called with the gesture's value, the state to set, and the transaction of that
  ///     change.
  /// - Returns: The gesture that sets the state.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}
