import Foundation
import Synchronization

/// A count under a mutex, which a thread says that it has taken.
final class Held: Sendable {
  let count = Mutex(0)
  let isTaken = Atomic(false)
  private let isLater = Atomic(false)

  /// Takes a mutex, has another thread wait for it, and gives it back to the kernel, which looks at whose it is.
  ///
  /// - Returns: How often it was taken, which is twice; a thread that is not the owner for the kernel traps.
  static func giveBack() -> Int {
    let held = Held()
    let waiting = Thread {
      held.count.withLock { $0 += 1 }
      held.isTaken.store(true, ordering: .sequentiallyConsistent)
    }
    // A thread that waits spins before it asks the kernel; and this one may have the film's clock, which stands.
    let clock = Thread {
      usleep(50_000)
      held.isLater.store(true, ordering: .sequentiallyConsistent)
    }
    held.count.withLock {
      waiting.start()
      clock.start()
      while !held.isLater.load(ordering: .sequentiallyConsistent) {}
      $0 += 1
    }
    while !held.isTaken.load(ordering: .sequentiallyConsistent) {}
    return held.count.withLock { $0 }
  }

  /// Takes a mutex that nobody else wants, after which the thread's number is known to those who take one.
  static func take() { Held().count.withLock { $0 += 1 } }
}
