internal import Synchronization

/// A wish to stop a film, made from any thread.
public final class FilmCancellation: Sendable {
  private let isWished = Atomic(false)

  /// Creates a wish that nobody has yet.
  public init() {}

  /// Stops the film at its next frame; it then throws `CancellationError`.
  public func cancel() { isWished.store(true, ordering: .relaxed) }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { isWished.load(ordering: .relaxed) }
}
