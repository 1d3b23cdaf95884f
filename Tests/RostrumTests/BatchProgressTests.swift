import Batches
import Synchronization
import Testing

@testable import RostrumTool

@Suite("Progress of a batch")
struct BatchProgressTests {
  private final class Screen: Sendable {
    private let state = Mutex("")
    var text: String { state.withLock { $0 } }
    func write(_ part: String) { state.withLock { $0 += part } }
  }

  private func outcome(_ row: Int, notes: [String]) -> RowOutcome {
    var result = BatchResult(row: row, name: "r\(row)", scene: "a.swift")
    result.status = .done
    return RowOutcome(result: result, origin: "rows.csv:\(row + 2)", notes: notes)
  }

  private func shown(_ mode: ProgressMode, isQuiet: Bool = false) -> String {
    let screen = Screen()
    var totals = BatchTotals()
    totals.rows = 3
    var progress = BatchProgress(
      mode, totals: totals, work: 3, isTerminal: false, isQuiet: isQuiet, now: { 0 },
      columns: { 80 }, write: screen.write)
    progress.note(outcome(0, notes: ["slower", "larger"]), work: 1)
    progress.note(outcome(1, notes: ["slower"]), work: 1)
    progress.note(outcome(2, notes: ["slower"]), work: 1)
    progress.end()
    return screen.text
  }

  @Test("what holds of many rows is said of the first, and counted at the end")
  func remarksAreCounted() {
    #expect(
      shown(.none) == """
        Note: r0: slower
        Note: r0: larger
        Note: 2 more rows: slower

        """)
    #expect(shown(.none, isQuiet: true).isEmpty)
  }

  @Test("programs are told of each row")
  func remarksAreEvents() {
    let notes = shown(.ndjson).split(separator: "\n").filter { $0.contains(#""event":"note""#) }
    #expect(notes.count == 4)
  }
}
