import Foundation
import Geometry
import Motion
import Testing
@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Work of the main queue that comes again because views were updated.
@MainActor @Suite struct WorkPaceTests {
  /// A main queue that a test fills.
  @MainActor private final class Jobs {
    var waiting: [() -> Void] = []
    var queue: MainQueue {
      MainQueue(
        runTurn: {
          let now = self.waiting
          self.waiting = []
          now.forEach { $0() }
          return !now.isEmpty
        }, hasWork: { !self.waiting.isEmpty })
    }
  }

  /// Counts up by a job that its body asks for, up to an end.
  private struct Counter: View {
    let jobs: Jobs
    let end: Int
    @State private var count = 0
    var body: some View {
      let _ = count < end ? jobs.waiting.append { count += 1 } : ()
      Tile.of(count, 10, 10)
    }
  }

  /// The number that is shown at the seconds.
  private func shown(_ end: Int, at seconds: [Double]) throws -> [Int?] {
    let jobs = Jobs()
    let rehearsal = try Rehearsal(queue: jobs.queue) { Counter(jobs: jobs, end: end) }
    return try seconds.map { time in
      try rehearsal.advance(to: time)
      return rehearsal.graph.displayList().tiles.first?.number
    }
  }

  private static let limit = WorkPace.turnLimit

  @Test("a chain that is short comes to its end at one instant")
  func short() throws {
    #expect(try shown(Self.limit, at: [0]) == [Self.limit])
  }

  @Test("a body that always asks for more is shown once a frame, and lets the clock go on")
  func endless() throws {
    let counts = try shown(.max, at: [0, 1.0 / 120, 1.0 / 60, 0.5]).compactMap { $0 }
    #expect(counts == [Self.limit, Self.limit, 2 * Self.limit, 31 * Self.limit])
  }

  @Test("jobs of one turn change views together")
  func together() throws {
    let jobs = Jobs()
    var evaluations = 0
    struct Reader: View {
      let jobs: Jobs
      let evaluated: () -> Void
      @State private var count = 0
      var body: some View {
        let _ = evaluated()
        let _ = count == 0 ? (0..<5).forEach { _ in jobs.waiting.append { count += 1 } } : ()
        Tile.of(count, 10, 10)
      }
    }
    let rehearsal = try Rehearsal(queue: jobs.queue) {
      Reader(jobs: jobs) { evaluations += 1 }
    }
    #expect(rehearsal.graph.displayList().tiles.first?.number == 5)
    #expect(evaluations == 2)
  }
}
