internal import Motion
internal import SceneDocuments
internal import SceneGraph

/// Finds out when what moved since a state began is at rest, for the events that wait for it.
///
/// A change counts its own movements, by its completion. Keyframes and phases are not a change's: as long as some
/// run that began with one, nothing is at rest. What goes on for ever is not waited for.
@MainActor final class SettlingWatch {
  /// An event that is due, and the state that is at rest.
  struct Settled {
    let event: SceneEvent
    /// The state; `nil` for the start.
    let name: String?
    /// How often the state had begun.
    let count: Int
  }

  private let events: [(event: SceneEvent, state: String?, after: Double)]
  /// Whether phases begin with changes: their steps are movements like any other.
  private let waitsForMovements: Bool
  private var timeline: Timeline?
  private var movement: @MainActor () -> Instant? = { nil }
  private var tell: @MainActor (Settled) -> Void = { _ in }
  /// Changes that have not ended.
  private var moving = 0
  /// What began since the last rest; `nil` for the start.
  private var begun: [String?] = [nil]
  private var counts: [String: Int] = [:]
  private var isLooking = false

  init(_ document: SceneDocument) {
    events = document.events.compactMap { event in
      guard case .settled(let state, let after) = event.trigger else { return nil }
      return (event, state, after)
    }
    waitsForMovements = document.allNodes.contains {
      $0.phases.map { $0.trigger != .always } ?? false
    }
  }

  /// Whether any event waits.
  var isNeeded: Bool { !events.isEmpty }

  /// Begins at the film's start.
  ///
  /// - Parameters:
  ///   - timeline: Where events stand.
  ///   - movement: When what moves ends next or is heard of.
  ///   - tell: Told of each event that is due.
  func start(
    in timeline: Timeline, movement: @escaping @MainActor () -> Instant?,
    tell: @escaping @MainActor (Settled) -> Void
  ) {
    guard isNeeded else { return }
    (self.timeline, self.movement, self.tell) = (timeline, movement, tell)
    look(at: timeline.now)
  }

  /// A state begins.
  func changed(to state: String) {
    moving += 1
    counts[state, default: 0] += 1
    begun.append(state)
  }

  /// All that a change moves is at rest.
  func changeEnded() {
    moving -= 1
    guard let timeline else { return }
    look(at: timeline.now)
  }

  /// Looks at an instant, after what happens there.
  private func look(at instant: Instant) {
    guard !isLooking else { return }
    isLooking = true
    timeline?.schedule(at: instant, .reading) { [weak self] in
      self?.isLooking = false
      self?.lookNow()
    }
  }

  private func lookNow() {
    guard let timeline, moving == 0, !begun.isEmpty else { return }
    let next = movement()
    if timeline.hasEvents(of: .phase) || (waitsForMovements && next != nil) {
      let times = [timeline.next, next].compactMap { $0 }
      guard let again = times.min() else { return }
      return look(at: again)
    }
    let settled = begun
    begun = []
    for (event, state, after) in events {
      guard let found = settled.last(where: { state == nil || $0 == state }) else { continue }
      let due = Settled(event: event, name: found, count: found.map { counts[$0] ?? 0 } ?? 0)
      timeline.schedule(at: timeline.now + Instant(seconds: after), .timer) { [tell] in tell(due) }
    }
  }
}
