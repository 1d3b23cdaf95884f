/// The evaluations that have read a value that moves, to be done again when it changes, and on the grid of readings for as
/// long as it moves.
@MainActor package final class MovingReaders {
  private var readers = Readers()
  private let reading = GridReading()
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
    guard !reading.isPending, !readers.isEmpty, isMoving() else { return }
    reading.lookInUpdate(of: graph) { [weak self, weak graph] in
      if let self, let graph { tell(in: graph) }
    }
  }

  /// Stops telling: the value is gone.
  package func stop() { reading.cancel() }
}
