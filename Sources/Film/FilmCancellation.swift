internal import Synchronization

/// A cancellation of a film, asked for from any thread.
public final class FilmCancellation: Sendable {
  private let isWished = Atomic(false)

  /// Creates a cancellation that nobody has asked for yet.
  public init() {}

  /// Stops the film at its next frame; it then throws `CancellationError`.
  public func cancel() { isWished.store(true, ordering: .relaxed) }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { isWished.load(ordering: .relaxed) }
}
