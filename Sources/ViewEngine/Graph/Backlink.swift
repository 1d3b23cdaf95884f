import Synchronization

/// A reference to an object that does not keep it: `nil` once the object is gone.
///
/// It does what `weak` does, for objects that are retained thousands of times a frame: from its first weak
/// reference on, the runtime counts an object's references in a table beside it, for good and at several times the
/// cost. Here the object itself says when it goes: it hands out one link to all who ask, and cuts it in its `deinit`.
package final class Backlink<Target: AnyObject>: Sendable {
  /// Where the object is; 0 for nowhere.
  ///
  /// It is read on the main actor; an object may end on any thread.
  private let address: Atomic<UInt>

  /// Creates a link that leads nowhere yet.
  package init() { address = Atomic(0) }

  /// The object, while it is there.
  @MainActor package var target: Target? {
    guard let place = unsafe UnsafeRawPointer(bitPattern: address.load(ordering: .relaxed)) else {
      return nil
    }
    return unsafe Unmanaged<Target>.fromOpaque(place).takeUnretainedValue()
  }

  /// Lets the link lead to an object that will cut it.
  @MainActor package func lead(to object: Target) {
    let place = unsafe Unmanaged.passUnretained(object).toOpaque()
    address.store(UInt(bitPattern: place), ordering: .relaxed)
  }

  /// Ends the link: its object goes.
  package func cut() { address.store(0, ordering: .relaxed) }
}
