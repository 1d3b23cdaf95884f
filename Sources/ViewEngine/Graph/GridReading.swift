import Motion
import SceneGraph

/// The next look at something that moves, on a grid of a 120th of a second: a grid of its own, so that what follows from
/// what is seen does not depend on the film's frames.
///
/// Each look asks for the next one, if there is to be any.
@MainActor package final class GridReading {
  private var pending: (id: Timeline.EventID, graph: Backlink<ViewGraph>)?

  /// Creates what looks at nothing yet.
  package init() {}

  /// Whether a look is to come.
  package var isPending: Bool { pending != nil }

  /// Looks at an instant, in place of any other look that is to come.
  ///
  /// - Parameters:
  ///   - instant: When.
  ///   - graph: On whose time line.
  ///   - look: What is done then.
  package func look(
    at instant: Instant, in graph: ViewGraph, _ look: @escaping @MainActor () -> Void
  ) {
    cancel()
    let id = graph.timeline.schedule(at: instant, .reading) { [weak self] in
      guard let self else { return }
      pending = nil
      look()
    }
    pending = (id, graph.link)
  }

  /// Looks at the next instant of the grid, in place of any other look that is to come.
  ///
  /// - Parameters:
  ///   - graph: On whose time line.
  ///   - end: An instant that is not passed over, between two of the grid; `nil` for none.
  ///   - look: What is done then.
  package func look(
    in graph: ViewGraph, noLaterThan end: Instant? = nil, _ look: @escaping @MainActor () -> Void
  ) {
    let next = FrameReadings.instant(after: graph.timeline.now)
    self.look(at: end.map { min($0, next) } ?? next, in: graph, look)
  }

  /// Looks at the next instant of the grid, in an update, in place of any other look that is to come.
  ///
  /// - Parameters:
  ///   - graph: The graph that is updated.
  ///   - look: What is done in the update.
  package func lookInUpdate(of graph: ViewGraph, _ look: @escaping @MainActor () -> Void) {
    self.look(in: graph) { [link = graph.link] in link.target?.enqueue { look() } }
  }

  /// Looks no more.
  package func cancel() {
    if let pending { pending.graph.target?.timeline.cancel(pending.id) }
    pending = nil
  }
}
