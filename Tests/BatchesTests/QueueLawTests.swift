import Testing

@testable import Batches

/// Laws of the queue by memory, of lists of problems, and of hashes of places.
@Suite("Queue, problems and places") struct QueueLawTests {
  private func queue(_ bytes: [Int], memory: Int) -> RowQueue {
    RowQueue(bytes.enumerated().map { .init(row: $0, bytes: $1) }, memory: memory)
  }

  @Test("an empty queue gives nothing, and ends of rows that did not begin change nothing")
  func empty() {
    var queue = queue([], memory: 1)
    #expect(queue.next() == nil && queue.waitingCount == 0 && queue.runningCount == 0)
    queue.end(3, peak: 7)
    #expect(queue.process == RowQueue.usualProcess)
  }

  @Test("rows wait, run and end: the three always sum to all of them")
  func sums() {
    var queue = queue((0..<30).map { $0 * 10_000_000 % 70_000_000 }, memory: 400_000_000)
    var (ended, running): (Int, [Int]) = (0, [])
    while ended < 30 {
      if let row = queue.next() {
        running.append(row)
      } else {
        queue.end(running.removeFirst(), peak: nil)
        ended += 1
      }
      #expect(queue.waitingCount + queue.runningCount + ended == 30)
      #expect(queue.runningCount == running.count)
    }
    #expect(queue.next() == nil)
  }

  @Test("a row that is larger than all memory begins alone, and nothing beside it")
  func alone() {
    var queue = queue([1_000_000_000, 0], memory: 1)
    #expect(queue.next() == 0 && queue.next() == nil)
    queue.end(0, peak: nil)
    #expect(queue.next() == 1)
  }

  @Test("memory that fits exactly is enough, a byte less is not", arguments: [0, 1])
  func exact(missing: Int) {
    var queue = queue([70, 30], memory: 2 * RowQueue.usualProcess + 100 - missing)
    #expect(queue.next() == 0)
    #expect(queue.next() == (missing == 0 ? 1 : nil))
  }

  @Test("the first that tells replaces the guess, later ones only raise it")
  func learning() {
    var queue = queue([10, 20, 30, 40, 50], memory: .max / 2)
    let wanted = [(90, 80), (25, 80), (1030, 1000), (0, 1000), (70, 1000)]
    for (row, (peak, process)) in wanted.enumerated() {
      #expect(queue.next() == row)
      queue.end(row, peak: peak)
      #expect(queue.process == process)
    }
  }

  @Test("a peak below the frames' bytes means a process of nothing")
  func smallPeak() {
    var queue = queue([100, 1], memory: 2)
    #expect(queue.next() == 0)
    queue.end(0, peak: 60)
    #expect(queue.process == 0)
  }

  @Test("rows that are overtaken keep their order, and stand before all others")
  func overtaken() {
    let large = 3 * RowQueue.usualProcess
    var queue = queue([0, large, large, 0, large, 0], memory: 3 * RowQueue.usualProcess)
    #expect([queue.next(), queue.next(), queue.next(), queue.next()] == [0, 3, 5, nil])
    for row in [0, 3, 5] { queue.end(row, peak: nil) }
    for row in [1, 2, 4] {
      #expect(queue.next() == row && queue.next() == nil)
      queue.end(row, peak: nil)
    }
  }

  @Test("only so far is looked for a row that fits", arguments: [63, 64])
  func reach(large: Int) {
    let bytes = [0] + Array(repeating: RowQueue.usualProcess, count: large) + [0]
    var queue = queue(bytes, memory: 2 * RowQueue.usualProcess)
    #expect(queue.next() == 0)
    #expect(queue.next() == (large < 64 ? large + 1 : nil))
  }

  @Test("a closed queue begins nothing more, and what runs may end")
  func closing() {
    var queue = queue([0, 0, 0], memory: .max / 2)
    #expect(queue.next() == 0)
    queue.close()
    #expect(queue.waitingCount == 0 && queue.next() == nil && queue.runningCount == 1)
    queue.end(0, peak: nil)
    #expect(queue.runningCount == 0 && queue.next() == nil)
  }

  @Test("a problem is one line of what is known of its place")
  func descriptions() {
    #expect(
      BatchProblem("b.yaml", line: 7, path: "matrix.size[2]", "why").description
        == "b.yaml:7: matrix.size[2]: why")
    #expect(BatchProblem("b.yaml", "why").description == "b.yaml: why")
    #expect(BatchProblem("b.yaml", path: "p", "why").description == "b.yaml: p: why")
    #expect(BatchProblem("", path: "p", "why").description == "p: why")
    #expect(BatchProblem("a", "b") == BatchProblem("a", "b", unknown: ("x", ["y"])))
    #expect(BatchProblem("a", line: 1, "b") != BatchProblem("a", line: 2, "b"))
  }

  @Test("problems are all counted and the first twenty kept", arguments: [0, 1, 19, 20, 21, 500])
  func counting(count: Int) {
    var problems = BatchProblems()
    for number in 0..<count { problems.add(BatchProblem("f", line: number, "r")) }
    #expect(problems.count == count && problems.isEmpty == (count == 0))
    #expect(problems.first.map(\.line) == (0..<min(count, 20)).map { $0 })
  }

  @Test("a file in a folder of two spellings is one file, and each folder is asked for once")
  func spellings() {
    var folders = FolderHashes()
    let resolve = { (folder: String) in folder == "link" || folder == "./real" ? "real" : folder }
    func hash(_ path: String) -> UInt64 { folders.hash(of: Array(path.utf8), resolve) }
    #expect(hash("link/a.mp4") == hash("real/a.mp4") && hash("./real/a.mp4") == hash("real/a.mp4"))
    #expect(hash("a.mp4") == hash("./a.mp4") && hash("/a.mp4") != hash("a.mp4"))
    #expect(
      Set(["real/a.mp4", "real/b.mp4", "other/a.mp4", "/real/a.mp4", "a.mp4", "/a.mp4"].map(hash))
        .count == 6)
    // Asked again they are the same, in another order too.
    #expect(
      ["link/a.mp4", "a.mp4", "link/a.mp4"].map(hash)
        == ["real/a.mp4", "./a.mp4", "./real/a.mp4"].map(hash))
  }
}
