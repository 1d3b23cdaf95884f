public import Networking
public import OpenCombine

/// Who watches the values of a player.
@MainActor final class PlayerObservers {
  /// One that watches.
  private final class Look {
    /// Says whether it still does, and is told if its value is another one.
    let tell: () -> Bool
    /// Whether it watches no more.
    var isOver = false
    init(_ tell: @escaping () -> Bool) { self.tell = tell }
  }
  private var looks: [Look] = []

  /// Watches a value.
  ///
  /// - Parameters:
  ///   - value: Reads it; `nil` if there is nothing to read.
  ///   - options: What is to be told.
  ///   - change: What is called.
  /// - Returns: What ends it.
  func add<Value>(
    _ value: @escaping () -> Value?, _ options: NSKeyValueObservingOptions,
    _ change: @escaping (NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    guard var last = value() else { return observation }
    if options.contains(.initial) {
      change(NSKeyValueObservedChange(to: last, from: nil, options))
    }
    let look = Look { [weak observation] in
      guard let observation, !observation.isOver, let now = value() else { return false }
      if !Self.areSame(now, last) {
        let old = last
        last = now
        change(NSKeyValueObservedChange(to: now, from: old, options))
      }
      return true
    }
    looks.append(look)
    return observation
  }

  /// Looks whether values are others than they were.
  func look() {
    // Who is told may watch something else, or set a value, which others are told before it is.
    for look in looks where !look.isOver { look.isOver = !look.tell() }
    looks.removeAll(where: \.isOver)
  }

  /// Whether two values are equal; those that cannot be compared never change by themselves.
  private static func areSame<Value>(_ value: Value, _ other: Value) -> Bool {
    (value as? AnyHashable) == (other as? AnyHashable)
  }
}

/// What has values that are watched by key path.
@MainActor @preconcurrency public protocol _PlayerValues: AnyObject {}

extension AVPlayer: _PlayerValues {}
extension AVPlayerItem: _PlayerValues {}

extension _PlayerValues where Self: AVPlayer {
  /// Watches a value: those that code sets, as nothing plays in a film.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: What is to be told.
  ///   - changeHandler: Called when it is another one.
  /// - Returns: What ends it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    observers.add({ [weak self] in self?[keyPath: keyPath] }, options) { [weak self] change in
      if let self { changeHandler(self, change) }
    }
  }

  /// The values that something has, the one of now among them: those that code sets, as nothing plays in a film.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: What publishes them.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    let values = CurrentValueSubject<Value, Never>(self[keyPath: keyPath])
    let observation = observers.add({ [weak self] in self?[keyPath: keyPath] }, .new) { change in
      if let value = change.newValue { values.send(value) }
    }
    return values.map { value in withExtendedLifetime(observation) { value } }.eraseToAnyPublisher()
  }
}

extension _PlayerValues where Self: AVPlayerItem {
  /// Watches a value, none of which changes, as nothing is opened.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - options: Whether the value of now is to be told.
  ///   - changeHandler: Called with that.
  /// - Returns: What ends it.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      changeHandler(self, NSKeyValueObservedChange(to: self[keyPath: keyPath], from: nil, options))
    }
    return NSKeyValueObservation()
  }

  /// The value of now; none changes, as nothing is opened.
  ///
  /// - Parameter keyPath: The value.
  /// - Returns: What publishes it.
  public func publisher<Value>(for keyPath: KeyPath<Self, Value>) -> AnyPublisher<Value, Never> {
    CurrentValueSubject<Value, Never>(self[keyPath: keyPath]).eraseToAnyPublisher()
  }
}
