import Batches
import Dispatch
import Foundation
import SceneLoader
import Synchronization

/// A crew that films rows side by side: a thread for each row under way, as many as places and memory allow.
///
/// A thread waits for its row's process and nothing else; what is kept, told and begun next is decided by the caller's.
struct BatchCrew {
  private final class Board: Sendable {
    let outcomes = Mutex<[RowOutcome]>([])
    let news = DispatchSemaphore(value: 0)

    func put(_ outcome: RowOutcome) {
      outcomes.withLock { $0.append(outcome) }
      news.signal()
    }

    func take() -> [RowOutcome] {
      outcomes.withLock { all in
        defer { all = [] }
        return all
      }
    }
  }

  /// A stack as large as the main thread's.
  private static let stackSize = 8 << 20
  /// The longest wait before the display is brought up to date, in seconds.
  private static let beat = 0.5

  private let board = Board()
  private let workers: Int
  private var queue: RowQueue
  private var stopped: ExitStatus?
  /// Rows whose scene failed a moment ago: a signal that ends the batch may have ended their processes, too.
  private var suspects: [(outcome: RowOutcome, end: Double)] = []
  /// How long it takes at most until a signal is known, in seconds.
  private static let grace = 0.1

  /// Puts a crew together.
  ///
  /// - Parameters:
  ///   - items: The rows, in the order in which they begin.
  ///   - workers: How many are under way at a time.
  ///   - memory: What all of them may need, in bytes.
  init(_ items: [RowQueue.Item], workers: Int, memory: Int) {
    self.workers = workers
    queue = RowQueue(items, memory: memory)
  }

  /// Films all rows.
  ///
  /// - Parameters:
  ///   - run: What films a row; it is asked when the row begins.
  ///   - begins: Told of each row that begins.
  ///   - ends: Told of each outcome; whether others may begin.
  ///   - beat: Called now and then; how long it may be until the next time, in seconds.
  /// - Returns: The status of a signal that ended it; `nil` if none did.
  /// - Throws: What the callbacks throw, when all that was under way has ended.
  mutating func perform(
    run: (Int) -> RowRun, begins: (BatchRow) -> Void, ends: (RowOutcome) throws -> Bool,
    beat: () throws -> Double?
  ) throws -> ExitStatus? {
    var broken: (any Error)?
    repeat {
      while queue.runningCount < workers, let number = queue.next() {
        let row = run(number)
        begins(row.row)
        begin(row)
      }
      if queue.runningCount == 0 { break }
      do {
        let longest = suspects.isEmpty ? Self.beat : Self.grace
        let pause = min(longest, try beat() ?? longest)
        _ = board.news.wait(timeout: .now() + max(0.001, pause))
        for outcome in settled(board.take()) {
          let goesOn = try ends(outcome)
          if !goesOn { queue.close() }
        }
      } catch {
        broken = broken ?? error
        queue.close()
      }
    } while queue.runningCount > 0 || queue.waitingCount > 0
    if let broken { throw broken }
    return stopped
  }

  /// The outcomes that are known for certain now.
  private mutating func settled(_ news: [RowOutcome]) -> [RowOutcome] {
    var settled: [RowOutcome] = []
    let now = RealClock.seconds
    for outcome in news {
      queue.end(outcome.result.row, peak: outcome.result.memory)
      if let status = outcome.failure?.status, status.endsRun { stop(status) }
      if outcome.failure?.status == .sceneFailed {
        suspects.append((outcome, now))
      } else {
        settled.append(outcome)
      }
    }
    if stopped != nil {
      suspects = []
    } else {
      let isOver = queue.runningCount == 0
      settled += suspects.filter { isOver || now - $0.end >= Self.grace }.map(\.outcome)
      suspects.removeAll { isOver || now - $0.end >= Self.grace }
    }
    return settled
  }

  private func begin(_ run: RowRun) {
    let board = board
    let thread = Thread { board.put(run.perform()) }
    thread.stackSize = Self.stackSize
    thread.start()
  }

  /// Ends what is under way: one thread has taken the signal, so that each of the others gets one of its own.
  private mutating func stop(_ status: ExitStatus) {
    stopped = stopped ?? status
    queue.close()
    if queue.runningCount > 0 {
      kill(getpid(), status == .interrupted ? SIGINT : SIGTERM)
    }
  }
}
