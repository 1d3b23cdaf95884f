/// `action`, to run on the loop, queue or thread that whoever gave it has chosen for it.
func elsewhere(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  // The two kinds of closures differ in what the compiler checks, not in what they are.
  unsafe unsafeBitCast(action, to: (@Sendable () -> Void).self)
}

/// The same for an action that takes a value.
func elsewhere<Value>(_ action: @escaping (Value) -> Void) -> @Sendable (Value) -> Void {
  unsafe unsafeBitCast(action, to: (@Sendable (Value) -> Void).self)
}
