import ArgumentParser
import Synchronization

/// The first refusal of a command's values, kept until its options are known to be right.
final class WaitingRefusal: Sendable {
  @TaskLocal static var current: WaitingRefusal?
  private let first = Mutex<ValidationError?>(nil)

  /// Whether something was refused.
  var isThere: Bool { first.withLock { $0 != nil } }

  /// Keeps a refusal.
  func note(_ error: ValidationError) { first.withLock { $0 = error } }

  /// Throws what was kept.
  func tell() throws {
    if let error = first.withLock(\.self) { throw error }
  }
}

/// Lets failures reach the argument parser in its own words.
///
/// Inside ``Rostrum/command(_:)`` they wait until the parser has found nothing itself: a wrong option's value would be told
/// as one scene too many.
func asUsage(_ body: () throws -> Void) throws {
  let waiting = WaitingRefusal.current
  // The first is told; what is asked after it may rely on its not being there.
  if waiting?.isThere == true { return }
  do {
    try body()
  } catch let failure as Failure {
    let error = ValidationError(failure.message)
    guard let waiting else { throw error }
    waiting.note(error)
  }
}
