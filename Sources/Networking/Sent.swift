/// A value that goes to another thread.
///
/// What goes so is changed by nobody, or by the main actor alone, of which the compiler knows nothing.
struct Sent<Value>: Sendable {
  private let giving: @Sendable () -> Value

  /// Creates it around a value.
  init(_ value: Value) {
    let giving: () -> Value = { value }
    // The two kinds of closures differ in what the compiler checks, not in what they are.
    self.giving = unsafe unsafeBitCast(giving, to: (@Sendable () -> Value).self)
  }

  /// The value.
  func take() -> sending Value { giving() }
}
