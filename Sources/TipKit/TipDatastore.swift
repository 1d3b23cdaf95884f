import Foundation
import Observation
import Synchronization

/// The datastore of tips: in memory, and empty when the film begins.
final class TipDatastore: Observable, Sendable {
  static let shared = TipDatastore()

  /// What tests of an app want of tips.
  enum Wish: Sendable {
    case allShown, allHidden
    case shown([ObjectIdentifier])
    case hidden([ObjectIdentifier])
  }

  /// What is known of a tip.
  struct Record: Sendable {
    var invalidation: Tips.InvalidationReason?
    /// How often it was shown, and for how many seconds in all.
    var (count, seconds) = (0, 0.0)
    /// In how many places it is shown now, and since when.
    var (places, since) = (0, Date.distantPast)
    /// Whether its turn has come, by the display frequency.
    var isDue = false
  }

  /// Who is told of a tip's status.
  private struct Listener: Sendable {
    let number: Int
    let tip: any Tip
    var last: Tips.Status
    let continuation: AsyncStream<Tips.Status>.Continuation
  }

  private struct Contents: Sendable {
    var isConfigured = false
    var interval: TimeInterval = 0
    var wishes: [Wish] = []
    var tips: [String: Record] = [:]
    var donations: [String: [any Sendable]] = [:]
    var parameters: [String: any Sendable] = [:]
    /// When a tip was shown that nobody had seen.
    var lastDue: Date?
    var listeners: [Listener] = []
    var listenerCount = 0
  }

  private let contents = Mutex(Contents())
  private let registrar = ObservationRegistrar()
  /// What stands for all of it, so that views follow.
  private var version: Int { 0 }

  init() {}

  private func read<R: Sendable>(_ look: (Contents) -> R) -> R {
    registrar.access(self, keyPath: \.version)
    return contents.withLock { look($0) }
  }

  private func write(_ change: (inout Contents) -> Void) {
    registrar.withMutation(of: self, keyPath: \.version) { contents.withLock { change(&$0) } }
    tellListeners()
    // A film has one thread.
    MainActor.assumeIsolated { TipPresence.refreshAll() }
  }

  // MARK: What the app says

  var isConfigured: Bool { read(\.isConfigured) }

  func configure(interval: TimeInterval) {
    write { ($0.isConfigured, $0.interval) = (true, interval) }
  }

  /// Forgets all but who listens.
  func empty() {
    write {
      var new = Contents()
      (new.listeners, new.listenerCount) = ($0.listeners, $0.listenerCount)
      $0 = new
    }
  }

  func test(_ wish: Wish) { write { $0.wishes.append(wish) } }

  func donations(of event: String) -> [any Sendable] { read { $0.donations[event] ?? [] } }

  func donate(_ donation: some Sendable, to event: String) {
    write { $0.donations[event, default: []].append(donation) }
  }

  func parameter(_ key: String) -> (any Sendable)? { read { $0.parameters[key] } }

  /// Sets a parameter; before the datastore is configured that has no effect.
  func setParameter(_ key: String, to value: some Sendable) {
    guard isConfigured else { return }
    write { $0.parameters[key] = value }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    guard read({ $0.tips[id]?.invalidation }) == nil else { return }
    write { $0.tips[id, default: Record()].invalidation = reason }
  }

  func forget(_ id: String) {
    write {
      var record = Record()
      (record.places, record.since) = ($0.tips[id]?.places ?? 0, Date())
      $0.tips[id] = record
    }
  }

  // MARK: What is shown

  /// Whether a tip can be shown.
  ///
  /// - Parameters:
  ///   - tip: The tip.
  ///   - now: The time.
  /// - Returns: The status.
  func status(of tip: some Tip, at now: Date = Date()) -> Tips.Status {
    let id = tip.id
    let (record, isConfigured, interval, lastDue, wishes) = read {
      ($0.tips[id] ?? Record(), $0.isConfigured, $0.interval, $0.lastDue, $0.wishes)
    }
    if let reason = record.invalidation { return .invalidated(reason) }
    guard isConfigured else { return .pending }
    let kind = ObjectIdentifier(type(of: tip))
    for wish in wishes.reversed() {
      switch wish {
      case .allShown: return .available
      case .allHidden: return .pending
      case .shown(let kinds): if kinds.contains(kind) { return .available }
      case .hidden(let kinds): if kinds.contains(kind) { return .pending }
      }
    }
    guard tip.rules.allSatisfy(\.holds) else { return .pending }
    if let lastDue, interval > 0, !record.isDue, !TipWishes(tip).ignoresFrequency,
      now.timeIntervalSince(lastDue) < interval
    {
      return .pending
    }
    return .available
  }

  /// Notes that a tip's turn has come, which lets others wait as long as the display frequency says.
  func claim(_ tip: some Tip, at now: Date = Date()) {
    let id = tip.id
    contents.withLock {
      guard $0.tips[id]?.isDue != true else { return }
      $0.tips[id, default: Record()].isDue = true
      $0.lastDue = now
    }
  }

  /// Notes that a tip is seen in a place.
  func begin(_ tip: some Tip, at now: Date = Date()) {
    claim(tip, at: now)
    let id = tip.id
    write {
      var record = $0.tips[id] ?? Record()
      if record.places == 0 { (record.count, record.since) = (record.count + 1, now) }
      record.places += 1
      $0.tips[id] = record
    }
  }

  /// Notes that a tip is seen there no more.
  func end(_ tip: some Tip, at now: Date = Date()) {
    let (id, wishes) = (tip.id, TipWishes(tip))
    write {
      guard var record = $0.tips[id], record.places > 0 else { return }
      record.places -= 1
      if record.places == 0 {
        record.seconds += now.timeIntervalSince(record.since)
        if record.invalidation == nil, let most = wishes.most, record.count >= most {
          record.invalidation = .displayCountExceeded
        }
      }
      $0.tips[id] = record
    }
  }

  /// Waits until a tip was shown as long as it may be.
  @MainActor func expire(_ tip: some Tip) async {
    guard let longest = TipWishes(tip).longest else { return }
    let id = tip.id
    let left = longest - read { $0.tips[id]?.seconds ?? 0 }
    try? await Task.sleep(for: .seconds(max(left, 0)))
    if !Task.isCancelled { invalidate(id, .displayDurationExceeded) }
  }

  // MARK: Who listens

  /// The status of a tip now, and whenever it is another.
  func updates(of tip: some Tip) -> AsyncStream<Tips.Status> {
    let first = status(of: tip)
    return AsyncStream { continuation in
      let number = contents.withLock {
        $0.listenerCount += 1
        $0.listeners.append(
          Listener(number: $0.listenerCount, tip: tip, last: first, continuation: continuation))
        return $0.listenerCount
      }
      continuation.onTermination = { [self] _ in
        contents.withLock { $0.listeners.removeAll { $0.number == number } }
      }
      continuation.yield(first)
    }
  }

  private func tellListeners() {
    for listener in contents.withLock({ $0.listeners }) {
      let status = status(of: listener.tip)
      guard status != listener.last else { continue }
      contents.withLock {
        if let place = $0.listeners.firstIndex(where: { $0.number == listener.number }) {
          $0.listeners[place].last = status
        }
      }
      listener.continuation.yield(status)
    }
  }
}
