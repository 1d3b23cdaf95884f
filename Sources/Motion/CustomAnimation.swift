/// A custom animation: one of a scene's own.
public protocol CustomAnimation: Hashable, Sendable {
  /// The animated value at a time.
  ///
  /// - Parameters:
  ///   - value: The whole distance to cover, from zero.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation remembers, and the environment.
  /// - Returns: The part of the distance covered so far; `nil` ends the animation.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: Double, context: inout AnimationContext<V>
  ) -> V?

  /// The velocity of the value at a time, for an animation that takes over.
  ///
  /// - Parameters:
  ///   - value: The whole distance to cover, from zero.
  ///   - time: Seconds since the animation began.
  ///   - context: What the animation remembers, and the environment.
  /// - Returns: The velocity per second; `nil` if unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from `previous`; if not, the two are added up.
  ///
  /// - Parameters:
  ///   - previous: The animation under way.
  ///   - value: The whole distance that `previous` covers.
  ///   - time: Seconds since `previous` began.
  ///   - context: What `previous` remembers; changed for this animation where it takes over.
  /// - Returns: Whether it takes over.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: Double, context: AnimationContext<V>
  ) -> V? { nil }

  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// A value that an animation remembers from one moment to the next.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value before anything is remembered.
  static var defaultValue: Value { get }
}

/// The state of an animation of values of one type.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a state that remembers nothing.
  public init() {}

  /// The value that is remembered under a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

}

/// The context of an animation: what it is told, and what it tells beside the value.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state: what the animation remembers.
  public var state: AnimationState<Value>
  /// Whether the animation counts as complete, though it may still run.
  public var isLogicallyComplete = false
  /// The environment of the view that owns the value, as the view engine left it.
  public var _environment: Any?

  /// Creates a context.
  ///
  /// - Parameters:
  ///   - state: What the animation remembers.
  ///   - isLogicallyComplete: Whether it counts as complete already.
  ///   - _environment: The environment of the view that owns the value.
  public init(
    state: AnimationState<Value> = AnimationState(), isLogicallyComplete: Bool = false,
    _environment: Any? = nil
  ) {
    self.state = state
    self.isLogicallyComplete = isLogicallyComplete
    self._environment = _environment
  }

  /// The same context with another state.
  public func withState<T: VectorArithmetic>(
    _ state: AnimationState<T>
  ) -> AnimationContext<T> {
    AnimationContext<T>(
      state: state, isLogicallyComplete: isLogicallyComplete, _environment: _environment)
  }
}
