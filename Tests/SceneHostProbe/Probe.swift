import CSceneHost
import Foundation

/// Runs one experiment on the main thread of a process of its own, as a scene has it.
///
/// `SceneHostProbe 'what holds'` prints what does not hold, and fails.
@main @MainActor struct Probe {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if let name = arguments.first, let part = Part(rawValue: name) {
      part.play(Array(arguments.dropFirst()))
      exit(0)
    }
    guard let experiment = Experiment.all.first(where: { $0.name == arguments.first }) else {
      print("no such experiment")
      exit(2)
    }
    let film = Film()
    experiment.body(film)
    for line in film.broken { print(line) }
    exit(film.broken.isEmpty ? 0 : 1)
  }
}

/// Something that holds in a process with the film's clock.
struct Experiment: Sendable {
  /// What holds, as a sentence.
  let name: String
  let body: @MainActor @Sendable (Film) -> Void

  init(_ name: String, _ body: @escaping @MainActor @Sendable (Film) -> Void) {
    self.name = name
    self.body = body
  }

  static let all =
    clock + sleeping + queues + later + sources + timers + tasks + random + processes + faults
    + objects + machine + starter + forks
}

/// What a process that an experiment starts does instead of an experiment.
enum Part: String {
  /// Dies of a signal, at one second.
  case die
  /// Ends with a status, at two seconds.
  case end
  /// Says what follows from its parent.
  case follow
  /// Becomes another program, on a kernel without Landlock.
  case bare
  /// Stands by, if its task is a way to be asked, and says what is usual in the process that comes of it.
  case stand
}

/// A film without a scene: its clock goes from one deadline to the next.
@MainActor final class Film {
  nonisolated static let second: Int64 = 705_600_000

  /// What did not hold.
  private(set) var broken: [String] = []
  /// The film's time in ticks.
  private(set) var now: Int64 = 0
  /// Deadlines that were set and not called off, by number.
  private(set) var deadlines: [Int64: Int64] = [:]

  init() { begin() }

  /// Starts anew, with another calendar or seed.
  func begin(calendar: Int64 = 1_000_000, seed: UInt64 = 0) {
    scene_host_begin(calendar, seed)
    now = 0
  }

  /// Puts the clock somewhere, whatever waits.
  func set(_ ticks: Int64) {
    now = ticks
    scene_host_set_now(ticks)
  }

  /// Runs what is ready, and returns how much there was.
  @discardableResult func settle() -> Int {
    var count = 0
    while true {
      let ran = scene_host_run_ready(1)
      take()
      if ran == 0 { return count }
      count += Int(ran)
    }
  }

  /// Goes from deadline to deadline up to `end`, and stays there.
  func run(until end: Int64) {
    settle()
    while let next = deadlines.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      next.value <= end
    {
      deadlines[next.key] = nil
      set(next.value)
      scene_host_fire(next.key)
      settle()
    }
    set(end)
  }

  private func take() {
    while true {
      let id = scene_host_take_cancelled()
      if id == 0 { break }
      deadlines[id] = nil
    }
    while true {
      let deadline = scene_host_take_deadline()
      if deadline.id == 0 { break }
      expect(deadline.ticks >= now, "deadlines lie ahead: \(deadline.ticks) at \(now)")
      deadlines[deadline.id] = deadline.ticks
    }
  }

  /// Notes what should be equal and is not.
  func expect<Value: Equatable>(
    _ found: Value, _ wanted: Value, _ what: String = "", line: Int = #line
  ) {
    if found != wanted { broken.append("line \(line): \(what) is \(found), not \(wanted)") }
  }

  /// Notes what should hold and does not.
  func expect(_ isTrue: Bool, _ what: String, line: Int = #line) {
    if !isTrue { broken.append("line \(line): not so: \(what)") }
  }
}

/// What happened, in order, from whatever closure.
final class Log: @unchecked Sendable {
  private let lock = NSLock()
  private var entries: [String] = []

  func add(_ entry: some CustomStringConvertible) {
    lock.withLock { entries.append(entry.description) }
  }
  var all: [String] { lock.withLock { entries } }
  /// All in one line.
  var text: String { all.joined(separator: " ") }
}

/// The nanoseconds that a clock shows.
func nanoseconds(_ clock: clockid_t = CLOCK_MONOTONIC) -> Int64 {
  var time = timespec()
  clock_gettime(clock, &time)
  return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
}

/// The film's time by its clock, in ticks rounded to the nearest.
func ticksByClock(since start: Int64) -> Int64 {
  let passed = nanoseconds() - start
  return (passed * 7056 + 5000) / 10_000
}

/// A function of the system that Swift's module for it leaves out; ours, where it stands before it.
func system<Function>(_ name: String) -> Function {
  guard let address = dlsym(nil, name) else { fatalError("no function \(name)") }
  return unsafeBitCast(address, to: Function.self)
}
