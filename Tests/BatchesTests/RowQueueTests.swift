import Testing

@testable import Batches

/// Rows that begin as far as memory allows.
@Suite("Row queue") struct RowQueueTests {
  /// Runs a queue to its end; what was under way with each row that began.
  private func run(_ bytes: [Int], memory: Int, workers: Int, peak: Int? = nil) -> [(
    row: Int, used: Int
  )] {
    var queue = RowQueue(bytes.enumerated().map { .init(row: $0, bytes: $1) }, memory: memory)
    var (running, begun): ([Int], [(Int, Int)]) = ([], [])
    while queue.waitingCount > 0 || !running.isEmpty {
      while running.count < workers, let row = queue.next() {
        running.append(row)
        begun.append((row, running.reduce(0) { $0 + bytes[$1] + queue.process }))
      }
      let ended = running.removeFirst()
      queue.end(ended, peak: peak.map { bytes[ended] + $0 })
    }
    return begun
  }

  @Test("every row begins once, and those that run together fit, or one runs alone")
  func fits() {
    for memory in [1, 200_000_000, 500_000_000, 1_000_000_000] {
      let bytes = (0..<40).map { ($0 * 7919 % 13) * 40_000_000 }
      let begun = run(bytes, memory: memory, workers: 5)
      #expect(begun.map(\.row).sorted() == Array(0..<40))
      for (row, used) in begun {
        #expect(used <= memory || used == bytes[row] + RowQueue.usualProcess)
      }
    }
  }

  @Test("with room for all, rows begin in their order")
  func order() {
    #expect(run([3, 1, 2, 5], memory: .max / 2, workers: 2).map(\.row) == [0, 1, 2, 3])
  }

  @Test("a row that does not fit lets others go first")
  func overtaking() {
    let room = RowQueue.usualProcess * 2 + 1000
    #expect(run([500, 900, 400], memory: room, workers: 2).map(\.row) == [0, 2, 1])
  }

  @Test("what a process needs is learnt")
  func learning() {
    let rows = run([0, 0, 0, 0], memory: 100, workers: 4, peak: 20)
    // The first alone, as nothing is known; then all that fit.
    #expect(rows.map(\.used).last.map { $0 <= 100 } == true)
  }
}
