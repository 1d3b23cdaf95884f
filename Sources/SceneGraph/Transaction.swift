public import Motion

/// A value that goes with a change, by its type.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of changes that say nothing else.
  static var defaultValue: Value { get }
}

/// What goes with one change of state on its way through the views: above all its animation.
public struct Transaction {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation; `nil` says that there is none.
  public init(animation: Animation?) { self.animation = animation }

  /// The value under a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Says everything that `other` says, in place of what was said before.
  public mutating func merge(_ other: Self) {
    values.merge(other.values) { _, new in new }
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { values.isEmpty }
}

private enum AnimationKey: TransactionKey { static var defaultValue: Animation? { nil } }
private enum DisablesAnimationsKey: TransactionKey { static var defaultValue: Bool { false } }
private enum IsContinuousKey: TransactionKey { static var defaultValue: Bool { false } }
private enum TracksVelocityKey: TransactionKey { static var defaultValue: Bool { false } }
private enum ListenersKey: TransactionKey {
  static var defaultValue: [AnimationListener] { [] }
}

extension Transaction {
  /// How what changes moves; `nil` if at once.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views may not add animations of their own.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether the change is one of many, as of a finger that moves.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of what changes is followed, for a spring that comes later.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// The completions that wait for what this transaction animates.
  public var listeners: [AnimationListener] { self[ListenersKey.self] }

  /// Forgets the completions that were added after the first `count`: they are never called.
  ///
  /// - Parameter count: How many completions stay.
  public mutating func discardListeners(after count: Int) {
    let discarded = listeners.dropFirst(count)
    guard !discarded.isEmpty else { return }
    CurrentTransaction.here.open.removeAll { open in discarded.contains { $0 === open } }
    self[ListenersKey.self] = Array(listeners.prefix(count))
  }

  /// Adds completions that exist already.
  public mutating func join(_ listeners: [AnimationListener]) {
    if !listeners.isEmpty { self[ListenersKey.self] += listeners }
  }

  /// Adds a completion, called once: when all that this transaction animates is done, or at the end of
  /// the update if it animates nothing.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let listener = AnimationListener(criteria: criteria, completion: completion)
    self[ListenersKey.self].append(listener)
    CurrentTransaction.here.open.append(listener)
  }
}
