public import Motion

/// A value that goes with a change, by its type.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value of changes that say nothing else.
  static var defaultValue: Value { get }
}

/// A transaction: what goes with one change of state on its way through the views, above all its animation.
///
/// Most changes say nothing, and every node on the way asks: nothing is kept for what says nothing, and
/// copies share what they say.
public struct Transaction {
  private final class Contents {
    // What the engine itself asks for is kept beside the keys of others; `nil` where nothing is said.
    var animation: Animation??
    var disablesAnimations: Bool?
    var isContinuous: Bool?
    var tracksVelocity: Bool?
    var listeners: [AnimationListener]?
    var values: [ObjectIdentifier: Any] = [:]

    init() {}

    init(copying other: Contents) {
      (animation, disablesAnimations) = (other.animation, other.disablesAnimations)
      (isContinuous, tracksVelocity) = (other.isContinuous, other.tracksVelocity)
      (listeners, values) = (other.listeners, other.values)
    }
  }

  private var contents: Contents?

  /// Creates a transaction that says nothing.
  public init() {}

  /// Creates a transaction with an animation; `nil` says that there is none.
  public init(animation: Animation?) { self.animation = animation }

  /// What is said, to be changed.
  private mutating func own() -> Contents {
    if isKnownUniquelyReferenced(&contents), let contents { return contents }
    let copy = contents.map(Contents.init(copying:)) ?? Contents()
    contents = copy
    return copy
  }

  /// The value under a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { contents?.values[ObjectIdentifier(key)] as? K.Value ?? key.defaultValue }
    set { own().values[ObjectIdentifier(key)] = newValue }
  }

  /// Says everything that `other` says, in place of what was said before.
  public mutating func merge(_ other: Self) {
    guard let new = other.contents else { return }
    if contents == nil {
      contents = new
      return
    }
    let contents = own()
    contents.animation = new.animation ?? contents.animation
    contents.disablesAnimations = new.disablesAnimations ?? contents.disablesAnimations
    contents.isContinuous = new.isContinuous ?? contents.isContinuous
    contents.tracksVelocity = new.tracksVelocity ?? contents.tracksVelocity
    contents.listeners = new.listeners ?? contents.listeners
    contents.values.merge(new.values) { _, new in new }
  }

  /// Whether nothing is said.
  public var isEmpty: Bool { contents == nil }

  /// The animation of what changes; `nil` for at once.
  public var animation: Animation? {
    get { contents?.animation ?? nil }
    set { own().animation = .some(newValue) }
  }

  /// Whether views may not add animations of their own.
  public var disablesAnimations: Bool {
    get { contents?.disablesAnimations ?? false }
    set { own().disablesAnimations = newValue }
  }

  /// Whether the change is one of many, as of a finger that moves.
  public var isContinuous: Bool {
    get { contents?.isContinuous ?? false }
    set { own().isContinuous = newValue }
  }

  /// Whether the velocity of what changes is followed, for a spring that comes later.
  public var tracksVelocity: Bool {
    get { contents?.tracksVelocity ?? false }
    set { own().tracksVelocity = newValue }
  }

  /// The completions that wait for what this transaction animates.
  public private(set) var listeners: [AnimationListener] {
    get { contents?.listeners ?? [] }
    set { own().listeners = newValue }
  }

  /// Forgets the completions that were added after the first `count`: they are never called.
  ///
  /// - Parameter count: How many completions stay.
  public mutating func discardListeners(after count: Int) {
    let discarded = listeners.dropFirst(count)
    guard !discarded.isEmpty else { return }
    CurrentTransaction.here.open.removeAll { open in discarded.contains { $0 === open } }
    listeners = Array(listeners.prefix(count))
  }

  /// Adds completions that exist already.
  public mutating func join(_ listeners: [AnimationListener]) {
    if !listeners.isEmpty { self.listeners += listeners }
  }

  /// Adds a completion, called once: when all that this transaction animates is done, or at the end of
  /// the update if it animates nothing.
  ///
  /// - Parameters:
  ///   - criteria: Whether it waits for logical completion or for removal.
  ///   - completion: What is called, once.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    let listener = AnimationListener(criteria: criteria, completion: completion)
    listeners.append(listener)
    CurrentTransaction.here.open.append(listener)
  }
}
