import ArgumentParser
import Synchronization

/// Whether a command's values were refused while its options are not known to be right.
final class WaitingRefusal: Sendable {
  @TaskLocal static var current: WaitingRefusal?
  private let wasNoted = Atomic(false)

  /// Whether something was refused.
  var isThere: Bool { wasNoted.load(ordering: .relaxed) }

  /// Notes a refusal.
  func note() { wasNoted.store(true, ordering: .relaxed) }
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
    guard let waiting else { throw ValidationError(failure.message) }
    waiting.note()
  }
}
