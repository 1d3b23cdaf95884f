import Motion
import SceneGraph

/// The evaluations that have read a value that moves, to be done again when it changes, and at each 120th of a second for as
/// long as it moves: a grid of its own, so that what follows from the value does not depend on the film's frames.
@MainActor package final class MovingReaders {
  private var readers = Readers()
  private var pendingTick: Timeline.EventID?
  private let isMoving: () -> Bool

  /// Creates a list of nobody.
  ///
  /// - Parameter isMoving: Whether the value is on its way.
  package init(_ isMoving: @escaping () -> Bool) { self.isMoving = isMoving }

  /// Whether nobody has read the value.
  package var isEmpty: Bool { readers.isEmpty }

  /// Notes that the running evaluation, if there is one, reads the value.
  package func note(in graph: ViewGraph) {
    readers.noteRead(in: graph)
    watch(in: graph)
  }

  /// Lets those who have read the value do so again: it is another, or begins to move.
  package func tell(in graph: ViewGraph) {
    guard !readers.isEmpty else { return }
    readers.invalidate()
    watch(in: graph)
  }

  private func watch(in graph: ViewGraph) {
    guard pendingTick == nil, !readers.isEmpty, isMoving() else { return }
    let tick = FrameReadings.instant(after: graph.timeline.now)
    pendingTick = graph.timeline.schedule(at: tick, .reading) { [weak self, weak graph] in
      guard let self else { return }
      pendingTick = nil
      graph?.enqueue { [weak self, weak graph] in
        if let self, let graph { tell(in: graph) }
      }
    }
  }

  /// Stops telling: the value is gone.
  package func stop(in graph: ViewGraph) {
    if let pendingTick { graph.timeline.cancel(pendingTick) }
    pendingTick = nil
  }
}
