import Motion
import SceneGraph

/// What looks at values that move: nodes whose bodies are evaluated at every instant, and closures of the
/// scene that wait for something to change.
@MainActor struct FrameReadings {
  /// The grid on which closures see what moves: a 120th of a second, whatever the frame rate, so that what
  /// they do is the same in every film.
  static let interval = Instant.ticksPerSecond / 120

  private var followed: [ObjectIdentifier: Node] = [:]
  private var watcherCount = 0
  private var unread: [(serial: Int, read: () -> Void)] = []
  /// The event at which closures look next.
  var next: Timeline.EventID?

  /// Whether the body of some node is evaluated at every instant.
  var isFollowing: Bool { !followed.isEmpty }

  /// Whether a closure waits while something moves.
  var isWatching: Bool { watcherCount > 0 && isFollowing }

  /// Whether closures have something to look at on the grid.
  var isNeeded: Bool { watcherCount > 0 && !isIdle }

  /// Whether nothing moves and nothing that changed is still to be read.
  var isIdle: Bool { followed.isEmpty && unread.isEmpty }

  /// The nodes that are followed, in the order in which they were made.
  var nodes: [Node] { followed.values.sorted { $0.serial < $1.serial } }

  mutating func follow(_ node: Node) { followed[ObjectIdentifier(node)] = node }
  mutating func unfollow(_ node: Node) { followed[ObjectIdentifier(node)] = nil }
  mutating func addWatcher() { watcherCount += 1 }
  mutating func removeWatcher() { watcherCount -= 1 }

  /// Keeps `read` for the next look; `serial` is that of the node that reads.
  mutating func add(serial: Int, _ read: @escaping () -> Void) { unread.append((serial, read)) }

  /// Takes out what was kept, in the order in which the nodes were made.
  mutating func takeUnread() -> [() -> Void] {
    defer { unread = [] }
    return unread.sorted { $0.serial < $1.serial }.map(\.read)
  }

  /// The first instant of the grid after `instant`.
  static func instant(after instant: Instant) -> Instant {
    Instant(ticks: (instant.ticks / interval + 1) * interval)
  }
}
