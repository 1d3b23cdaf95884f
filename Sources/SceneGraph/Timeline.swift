// Events have exact times of their own; nothing is decided when a frame is taken. So a film of 30 frames a
// second is every second frame of one of 60, byte for byte.

public import Motion

/// The time line: the film's event queue of exact times.
///
/// Events at one instant run in the order of their ``Rank``, then in the order in which they were
/// scheduled; what an event adds at the same instant runs after those that were there.
@MainActor public final class Timeline {
  /// The rank of an event among those of one instant.
  public enum Rank: Int, Sendable {
    /// An animation ends or completes logically.
    case animation
    /// A phase or keyframe animator goes on.
    case phase
    /// Closures that wait for a change look at what is on its way.
    case reading
    /// The screen shows its next frame, which a scene may count.
    case frame
    /// A timer fires, a delayed closure or a sleeping task is due.
    case timer
    /// A finger moves, as the script says.
    case script
  }

  /// A scheduled event, for cancelling it.
  public struct EventID: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Event {
    let id: EventID
    let time: Instant
    let rank: Rank
    let work: @MainActor () -> Void
  }

  /// The instant that the scene is at.
  public private(set) var now = Instant.zero
  /// Pending events; the next one is last.
  private var events: [Event] = []
  private var lastNumber = 0

  /// Told of each instant that the clock is moved to, before anything happens there.
  public var didMove: (@MainActor (Instant) -> Void)?

  /// Told of each event's rank before it happens.
  public var willHappen: (@MainActor (Rank) -> Void)?

  /// Creates a time line at 0 without events.
  public init() {}

  /// Adds an event; one in the past happens now.
  ///
  /// - Parameters:
  ///   - time: When it happens.
  ///   - rank: Its place among events of the same instant.
  ///   - work: What happens.
  /// - Returns: A name for cancelling it.
  @discardableResult
  public func schedule(
    at time: Instant, _ rank: Rank, _ work: @escaping @MainActor () -> Void
  ) -> EventID {
    lastNumber += 1
    let event = Event(
      id: EventID(number: lastNumber), time: max(time, now), rank: rank, work: work)
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      let other = events[middle]
      if (other.time, other.rank.rawValue) > (event.time, event.rank.rawValue) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    events.insert(event, at: low)
    return event.id
  }

  /// Takes an event off the queue; one that happened already is no matter.
  public func cancel(_ id: EventID) { events.removeAll { $0.id == id } }

  /// The time of the next event; `nil` when nothing is pending.
  public var next: Instant? { events.last?.time }

  /// The time of the next event but for the screen's frames; `nil` when none is pending.
  public var nextHappening: Instant? { events.last { $0.rank != .frame }?.time }

  /// Whether events of `rank` are pending.
  public func hasEvents(of rank: Rank) -> Bool { events.contains { $0.rank == rank } }

  /// Moves the clock to `time`, which is not earlier than ``now``, and not later than ``next``.
  public func move(to time: Instant) {
    precondition(time >= now, "time goes forward only")
    now = time
    didMove?(time)
  }

  /// The events added so far: a bound for ``takeDueEvent(addedBefore:)``.
  public struct Mark: Sendable {
    fileprivate let number: Int
  }

  /// A mark between the events added so far and those to come.
  public var mark: Mark { Mark(number: lastNumber) }

  /// Takes the next event that is due at ``now`` and was added before `mark`; run it to make it
  /// happen.
  public func takeDueEvent(addedBefore mark: Mark) -> (@MainActor () -> Void)? {
    guard
      let index = events.lastIndex(where: { $0.id.number <= mark.number }),
      events[index].time <= now
    else { return nil }
    willHappen?(events[index].rank)
    return events.remove(at: index).work
  }
}
