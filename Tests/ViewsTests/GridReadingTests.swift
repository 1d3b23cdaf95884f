import Motion
import Rostrum
import Testing

@testable import ViewEngine

/// Looks again and again, and remembers when.
@MainActor private final class Looker {
  let graph: ViewGraph
  let count: Int
  var reading: GridReading? = GridReading()
  var seen: [Instant] = []

  init(_ graph: ViewGraph, _ count: Int) { (self.graph, self.count) = (graph, count) }

  func look(inUpdate: Bool = false) {
    guard seen.count < count, let reading else { return }
    let work: @MainActor @Sendable () -> Void = { [weak self] in
      guard let self else { return }
      seen.append(graph.timeline.now)
      look(inUpdate: inUpdate)
    }
    if inUpdate {
      reading.lookInUpdate(of: graph, work)
    } else {
      reading.look(in: graph, work)
    }
  }
}

@MainActor @Suite("Readings on a grid")
struct GridReadingTests {
  private static let interval = Instant.ticksPerSecond / 120

  @Test(
    "come at each 120th of a second, in whatever steps time goes",
    arguments: [1.0 / 60, 1.0 / 24, 0.013, 0.2], [false, true])
  func grid(step: Double, inUpdate: Bool) throws {
    let stage = try Rehearsal { Tile(1) }
    let looker = Looker(stage.graph, 12)
    looker.look(inUpdate: inUpdate)
    for count in 1...Int((0.2 / step).rounded(.up)) { try stage.advance(to: Double(count) * step) }
    #expect(looker.seen.map { $0.ticks } == (1...12).map { $0 * Self.interval })
    #expect(looker.reading?.isPending == false)
  }

  @Test("begin at the next instant of the grid, wherever between two they are asked for")
  func between() throws {
    let stage = try Rehearsal { Tile(1) }
    try stage.advance(to: 0.01)
    let looker = Looker(stage.graph, 1)
    looker.look()
    try stage.advance(to: 0.1)
    #expect(looker.seen.map { $0.ticks } == [2 * Self.interval])
    // On the grid it is the next one.
    let other = Looker(stage.graph, 1)
    other.look()
    try stage.advance(to: 0.2)
    #expect(other.seen.map { $0.ticks } == [13 * Self.interval])
  }

  @Test("do not pass over an end", arguments: [0.004, 0.008, 0.5])
  func end(seconds: Double) throws {
    let stage = try Rehearsal { Tile(1) }
    let (reading, looker) = (GridReading(), Looker(stage.graph, 0))
    let end = Instant(seconds: seconds)
    reading.look(in: stage.graph, noLaterThan: end) { looker.seen.append(stage.graph.timeline.now) }
    #expect(reading.isPending)
    try stage.advance(to: 1)
    #expect(looker.seen.map { $0.ticks } == [min(end.ticks, Self.interval)])
  }

  @Test("one takes the place of another, and none comes once it is called off or its owner is gone")
  func replaced() throws {
    let stage = try Rehearsal { Tile(1) }
    let (reading, journal) = (GridReading(), Journal())
    reading.look(in: stage.graph) { journal.note("first") }
    reading.look(at: Instant(seconds: 0.05), in: stage.graph) { journal.note("second") }
    try stage.advance(to: 0.04)
    #expect(journal.lines.isEmpty && reading.isPending)
    try stage.advance(to: 0.06)
    #expect(journal.lines == ["second"] && !reading.isPending)
    reading.look(in: stage.graph) { journal.note("third") }
    reading.cancel()
    #expect(!reading.isPending)
    let looker = Looker(stage.graph, 3)
    looker.look()
    looker.reading = nil
    try stage.advance(to: 1)
    #expect(journal.lines == ["second"] && looker.seen.isEmpty)
  }
}
