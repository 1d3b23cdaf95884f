/// `action`, to run on the loop, queue or thread that whoever gave it has chosen for it.
func elsewhere<each Value>(
  _ action: @escaping (repeat each Value) -> Void
) -> @Sendable (repeat each Value) -> Void {
  nonisolated(unsafe) let action = action
  return { (value: repeat each Value) in unsafe action(repeat each value) }
}
