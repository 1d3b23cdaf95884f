internal import CSceneHost
import Motion
public import SceneGraph

/// The virtual clock for everything that a scene does by itself: closures, timers and tasks become events
/// of a time line, and what asks for the time learns the time line's.
///
/// There is one for each process, on the main thread, which is the scene's thread.
@MainActor public final class SceneClock {
  /// Seconds from 1970 to 2007-01-09 09:41 UTC, where a scene's calendar starts unless told otherwise.
  nonisolated public static let usualStart: Int64 = 1_168_335_660

  /// The greatest number of closures and jobs at one instant.
  public static let limit = 10_000

  /// Whether the scene never came to an end of what it does at one instant.
  public private(set) var isEndless = false

  /// Whether a closure, job or main-queue block is ready.
  public var hasWork: Bool { scene_host_ready_count() > 0 }

  private let timeline: Timeline
  private var events: [Int64: Timeline.EventID] = [:]
  private var instant = Instant.zero
  private var countAtInstant = 0

  /// Puts the calling thread under the film's clock.
  ///
  /// - Parameters:
  ///   - timeline: Where events go, and what the time is.
  ///   - calendarStart: What the scene's calendar shows at the film's start, in seconds since 1970.
  ///   - seed: What random numbers follow from.
  public init(timeline: Timeline, calendarStart: Int64 = usualStart, seed: UInt64 = 0) {
    self.timeline = timeline
    scene_host_begin(calendarStart, seed)
    scene_host_set_now(timeline.now.ticks)
    timeline.didMove = { scene_host_set_now($0.ticks) }
  }

  /// Runs the closures, jobs and main-queue blocks that are ready, not what they add.
  ///
  /// - Returns: Whether there was one.
  public func runTurn() -> Bool {
    var isAny = false
    for _ in 0..<max(scene_host_ready_count(), 1) {
      guard runNext() else { break }
      isAny = true
    }
    return isAny
  }

  /// Runs the next closure, job or main-queue block that is ready.
  ///
  /// - Returns: Whether there was one.
  public func runNext() -> Bool {
    let count = Int(scene_host_run_ready(1))
    takeDeadlines()
    if instant != timeline.now { (instant, countAtInstant) = (timeline.now, 0) }
    countAtInstant += count
    if countAtInstant > Self.limit { isEndless = true }
    return count > 0 && !isEndless
  }

  /// Runs `body` by the real clock: threads that it starts and the time that it takes are no part of the scene.
  public func outsideFilm<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = scene_host_use_film_clock(false)
    defer { _ = scene_host_use_film_clock(before) }
    return try body()
  }

  /// Runs `body` by the film's clock, inside what runs by the real one.
  public func insideFilm<Result>(_ body: () throws -> Result) rethrows -> Result {
    let before = scene_host_use_film_clock(true)
    defer { _ = scene_host_use_film_clock(before) }
    return try body()
  }

  private func takeDeadlines() {
    while true {
      let id = scene_host_take_cancelled()
      guard id > 0 else { break }
      if let event = events.removeValue(forKey: id) { timeline.cancel(event) }
    }
    while true {
      let deadline = scene_host_take_deadline()
      guard deadline.id > 0 else { break }
      let time = Instant(ticks: deadline.ticks)
      guard time < .distantFuture else { continue }
      events[deadline.id] = timeline.schedule(at: time, .timer) { [weak self] in
        self?.fire(deadline.id)
      }
    }
  }

  private func fire(_ id: Int64) {
    events[id] = nil
    scene_host_fire(id)
    takeDeadlines()
  }
}

/// The wall clock, for measuring; a film's pictures never depend on it.
public enum RealClock {
  /// Seconds from some moment in the past.
  public static var seconds: Double { scene_host_real_seconds() }
  /// Seconds of processor time that this process has used, all threads together.
  public static var processorSeconds: Double { scene_host_processor_seconds() }
  /// Seconds of processor time that the calling thread has used.
  public static var threadSeconds: Double { scene_host_thread_seconds() }
}
