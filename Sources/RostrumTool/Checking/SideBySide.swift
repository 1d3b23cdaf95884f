import Dispatch
import Foundation
import Synchronization

/// Work done side by side: a plain queue, whose results come in the order of its items.
enum SideBySide {
  /// What is known of the work so far.
  private struct State<Result> {
    var next = 0
    var results: [Result?]
    /// Finished, and not told yet.
    var news: [Int] = []
    var isStopped = false
  }

  private final class Board<Result: Sendable>: Sendable {
    let state: Mutex<State<Result>>
    let news = DispatchSemaphore(value: 0)

    init(count: Int) { state = Mutex(State(results: Array(repeating: nil, count: count))) }

    func take() -> Int? {
      state.withLock { state in
        guard !state.isStopped, state.next < state.results.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ result: Result, at place: Int, stops: Bool) {
      state.withLock { state in
        state.results[place] = result
        state.news.append(place)
        if stops { state.isStopped = true }
      }
      news.signal()
    }
  }

  /// A stack as large as the main thread's.
  private static let stackSize = 8 << 20

  /// Does something with every item.
  ///
  /// Items are begun in order, so that all before one that is done have been begun.
  ///
  /// - Parameters:
  ///   - items: What there is to do.
  ///   - workers: How many threads do it.
  ///   - ends: Whether nothing more is to be begun after a result.
  ///   - breaks: Whether a result is the end of everything: what is under way is not waited for.
  ///   - isDone: Told of each result on the calling thread, in the order of the items.
  ///   - body: Does it, on any of these threads.
  /// - Returns: The results; `nil` for what was not begun.
  static func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], workers: Int, ends: @escaping @Sendable (Result) -> Bool = { _ in false },
    breaks: (Result) -> Bool = { _ in false }, isDone: (Result) -> Void = { _ in },
    _ body: @escaping @Sendable (Item) -> Result
  ) -> [Result?] {
    let board = Board<Result>(count: items.count)
    let threads = max(1, min(workers, items.count))
    let ended = DispatchSemaphore(value: 0)
    for _ in 0..<threads {
      let thread = Thread {
        while let place = board.take() {
          let result = body(items[place])
          board.put(result, at: place, stops: ends(result))
        }
        // Who waits for results is told that there will be no more.
        ended.signal()
        board.news.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    return gather(board, threads, ended, breaks, isDone)
  }

  private static func gather<Result: Sendable>(
    _ board: Board<Result>, _ threads: Int, _ ended: DispatchSemaphore,
    _ breaks: (Result) -> Bool, _ isDone: (Result) -> Void
  ) -> [Result?] {
    var (endedCount, told) = (0, 0)
    while true {
      board.news.wait()
      while endedCount < threads, ended.wait(timeout: .now()) == .success { endedCount += 1 }
      let (results, news) = board.state.withLock { state in
        defer { state.news = [] }
        return (state.results, state.news)
      }
      if news.contains(where: { results[$0].map(breaks) ?? false }) { return results }
      while told < results.count, let result = results[told] {
        isDone(result)
        told += 1
      }
      if endedCount == threads { return results }
    }
  }
}
