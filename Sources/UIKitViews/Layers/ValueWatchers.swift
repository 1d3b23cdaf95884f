import Networking

/// Who watches the values of an object by their key paths.
@MainActor package final class ValueWatchers {
  /// One that watches.
  private final class Look {
    /// Says whether it still does, and is told if its value is another one.
    let tell: () -> Bool
    /// Whether it watches no more.
    var isOver = false
    init(_ tell: @escaping () -> Bool) { self.tell = tell }
  }
  private var looks: [Look] = []

  /// Creates a list of nobody.
  package init() {}

  /// Watches a value.
  ///
  /// - Parameters:
  ///   - value: Reads it; `nil` if there is nothing to read.
  ///   - options: What is to be told.
  ///   - change: What is called.
  /// - Returns: What ends it.
  package func add<Value>(
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
  package func look() {
    // Who is told may watch something else, or set a value, which others are told before it is.
    for look in looks where !look.isOver { look.isOver = !look.tell() }
    looks.removeAll(where: \.isOver)
  }

  /// Whether two values are equal; those that cannot be compared never change by themselves.
  private static func areSame<Value>(_ value: Value, _ other: Value) -> Bool {
    (value as? AnyHashable) == (other as? AnyHashable)
  }
}
