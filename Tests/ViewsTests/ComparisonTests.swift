import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Which bodies are evaluated again when the view above says itself anew.
@MainActor @Suite("Comparison of views")
struct ComparisonTests {
  /// What was asked and evaluated.
  private final class Log {
    var comparisons = 0
    var bodies = 0
    var redo: Binding<Int>?
  }

  /// Views that are equal if their values are alike but for the sign.
  private struct Unsigned: View, @MainActor Equatable {
    let value: Int
    let log: Log
    static func == (one: Unsigned, other: Unsigned) -> Bool {
      one.log.comparisons += 1
      return abs(one.value) == abs(other.value)
    }
    var body: some View {
      log.bodies += 1
      return Text("\(value)")
    }
  }

  /// The same, but without an equality of its own.
  private struct Plain: View {
    let value: Int
    let words: [String]
    let log: Log
    var body: some View {
      log.bodies += 1
      return Text("\(value)")
    }
  }

  private struct Above<Content: View>: View {
    @State var step = 0
    let log: Log
    let content: (Int) -> Content
    var body: some View {
      log.redo = $step
      return content(step)
    }
  }

  /// How often something was compared and evaluated in one step after another.
  private func counts(
    _ log: Log, _ content: @escaping (Int) -> some View
  ) throws -> [[Int]] {
    let rehearsal = try Rehearsal(width: 100, height: 100) { Above(log: log, content: content) }
    var counts: [[Int]] = []
    for step in 1...3 {
      let before = (log.comparisons, log.bodies)
      try rehearsal.now { log.redo?.wrappedValue = step }
      counts.append([log.comparisons - before.0, log.bodies - before.1])
    }
    return counts
  }

  @Test("a view whose bits are the same is neither asked nor evaluated")
  func same() throws {
    let log = Log()
    #expect(try counts(log) { _ in Unsigned(value: 7, log: log) } == [[0, 0], [0, 0], [0, 0]])
  }

  @Test("where bits differ the view's own equality decides")
  func own() throws {
    let log = Log()
    let values = [1, -1, 2, -2]
    let counts = try counts(log) { Unsigned(value: values[$0], log: log) }
    #expect(counts.map { $0[1] } == [0, 1, 0])
    #expect(counts.allSatisfy { $0[0] >= 1 })
  }

  @Test("arrays that are equal, and not one, keep a body from being evaluated")
  func fields() throws {
    let log = Log()
    let counts = try counts(log) { step in
      Plain(value: 1, words: (0..<3).map { "a word too long to lie in the array \($0)" }, log: log)
    }
    #expect(counts == [[0, 0], [0, 0], [0, 0]])
    let others = Log()
    let changing = try self.counts(others) { step in
      Plain(value: 1, words: ["\(step)"], log: others)
    }
    #expect(changing == [[0, 1], [0, 1], [0, 1]])
  }
}
