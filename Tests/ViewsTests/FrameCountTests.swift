import Foundation
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import ViewEngine
@testable import Views

/// What a closure counts from one frame to the next must not hang on which frames are looked at.
@MainActor @Suite("Closures that count frames")
struct FrameCountTests {
  /// What the closures of a scene count.
  @MainActor private final class Counts {
    /// The moments for which a timeline's closure was evaluated.
    var moments: [Date] = []
    /// How often a canvas's closure ran.
    var drawings = 0
  }

  /// A canvas in a timeline, which draws as wide as it has counted.
  private func counting(_ counts: Counts) throws -> Rehearsal {
    try Rehearsal(.small) {
      TimelineView(.animation) { context in
        let date = context.date
        let _ = counts.moments.append(date)
        Canvas { graphics, _ in
          counts.drawings += 1
          let way = date.timeIntervalSince(Stage.usualCalendarStart)
          graphics.fill(
            Path(CGRect(x: way * 10, y: 0, width: Double(counts.drawings), height: 10)),
            with: .color(.red))
        }
      }
    }
  }

  @Test(
    "what closures count does not hang on which of the screen's frames are looked at",
    arguments: [60, 30, 20, 12, 10, 4, 2] as [Int64])
  func counts(rate: Int64) throws {
    let (straight, along) = (Counts(), Counts())
    let still = try counting(straight)
    try still.advance(to: 0.5)
    let picture = still.list
    // The first frame and thirty of 1/60 s.
    #expect(straight.moments.count == 31 && straight.drawings == 31)
    let film = try counting(along)
    var last = film.list
    for frame in 1...(rate / 2) {
      try film.graph.advance(to: Instant(ticks: frame * Instant.ticksPerSecond / rate))
      last = film.list
    }
    #expect(along.moments == straight.moments && along.drawings == straight.drawings)
    #expect(last == picture)
  }

  @Test("a timeline's closure is evaluated once an instant, whoever else looks at what it shows")
  func once() throws {
    let counts = Counts()
    let film = try Rehearsal(.small) {
      TimelineView(.animation) { context in
        let seconds = context.date.timeIntervalSince(Stage.usualCalendarStart)
        let _ = counts.moments.append(context.date)
        Color.red.frame(width: 1 + seconds, height: 10)
          .onChange(of: Int(seconds / 0.07)) { _, _ in }
      }
    }
    for time in [0, 0.1, 0.1, 0.25, 0.25] {
      try film.advance(to: time)
      _ = film.list
    }
    #expect(counts.moments.count > 1 && counts.moments == Set(counts.moments).sorted())
  }

  @Test("that the screen shows its next frame is nothing that happens")
  func nothingHappens() throws {
    let film = try counting(Counts())
    var causes: [ViewGraph.Cause] = []
    film.graph.didHappen = { causes.append($0) }
    for time in [0, 0.1, 0.5] {
      try film.advance(to: time)
      #expect(film.graph.nextEvent == nil && film.graph.timeline.next != nil)
    }
    #expect(causes.isEmpty && film.graph.restless == "TimelineView")
    let timed = try Rehearsal(.small) {
      VStack {
        TimelineView(.animation) { _ in Tile(1) }
        TimelineView(.periodic(from: Stage.usualCalendarStart, by: 0.25)) { _ in Tile(2) }
      }
    }
    #expect(timed.graph.nextEvent?.seconds == 0.25)
  }

  @Test("a paused timeline takes no steps, and one that is let go on takes one a frame")
  func paused() throws {
    let counts = Counts()
    let scene = try Stagehand(true) { isPaused in
      TimelineView(.animation(minimumInterval: nil, paused: isPaused)) { context in
        let _ = counts.moments.append(context.date)
        Tile.of(1, 10, 10)
      }
    }
    let timeline = scene.stage.graph.timeline
    try scene.stage.advance(to: 0.5)
    #expect(counts.moments.count == 1 && timeline.next == nil)
    try scene.change(to: false)
    let start = counts.moments.count
    try scene.stage.advance(to: 1)
    #expect(counts.moments.count == start + 30)
    try scene.change(to: true)
    let end = counts.moments.count
    try scene.stage.advance(to: 2)
    #expect(counts.moments.count == end && timeline.next == nil)
  }

  @Test("a timeline that is gone waits for no frame")
  func gone() throws {
    let scene = try Stagehand(true) { isThere in
      ZStack { if isThere { TimelineView(.animation) { _ in Tile(1) } } }
    }
    try scene.stage.advance(to: 0.1)
    #expect(scene.stage.graph.timeline.next != nil)
    try scene.change(to: false)
    try scene.stage.advance(to: 0.2)
    #expect(scene.stage.graph.timeline.next == nil)
  }

  /// The numbers of closures that ran.
  @MainActor private final class Runs { var numbers: [Int] = [] }

  @Test("a canvas's closure runs before another takes its place, once, looked at or not")
  func replaced() throws {
    let runs = Runs()
    let scene = try Stagehand(0) { number in
      Canvas { _, _ in runs.numbers.append(number) }
    }
    #expect(runs.numbers.isEmpty)
    try scene.stage.advance(to: 0.1)
    try scene.change(to: 1)
    #expect(runs.numbers == [0])
    // One that is replaced at its own instant is never seen.
    try scene.change(to: 2)
    _ = scene.stage.list
    #expect(runs.numbers == [0, 2])
    try scene.stage.advance(to: 0.2)
    try scene.change(to: 3)
    #expect(runs.numbers == [0, 2])
    _ = scene.stage.list
    #expect(runs.numbers == [0, 2, 3])
  }
}
