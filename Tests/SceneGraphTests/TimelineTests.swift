import Motion
import Testing

@testable import SceneGraph

/// The film's queue of exact times.
@MainActor @Suite struct TimelineTests {
  private nonisolated static let ranks: [Timeline.Rank] = [
    .animation, .phase, .reading, .frame, .timer, .script,
  ]

  /// Runs everything that is due, what an event adds at its own instant after those before.
  private func runDue(_ timeline: Timeline) {
    while timeline.next.map({ $0 <= timeline.now }) == true {
      let mark = timeline.mark
      while let work = timeline.takeDueEvent(addedBefore: mark) { work() }
    }
  }

  @Test(arguments: 0..<20) func eventsComeByTimeThenRankThenAsTheyWereAdded(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &+ 1)
    let timeline = Timeline()
    var wanted: [(ticks: Int64, rank: Int, number: Int)] = []
    var happened: [Int] = []
    for number in 0..<60 {
      let (ticks, rank) = (Int64(numbers.next() % 6), Self.ranks[Int(numbers.next() % 6)])
      wanted.append((ticks, rank.rawValue, number))
      timeline.schedule(at: Instant(ticks: ticks), rank) { happened.append(number) }
    }
    while let next = timeline.next {
      timeline.move(to: next)
      runDue(timeline)
    }
    wanted.sort { ($0.ticks, $0.rank, $0.number) < ($1.ticks, $1.rank, $1.number) }
    #expect(happened == wanted.map(\.number))
  }

  @Test(arguments: 0..<20) func thatAFrameIsShownIsNothingThatHappens(_ seed: Int) {
    var numbers = Numbers(state: UInt64(seed) &+ 1)
    let timeline = Timeline()
    #expect(timeline.nextHappening == nil)
    var (all, happenings): ([Int64], [Int64]) = ([], [])
    for _ in 0..<30 {
      let (ticks, rank) = (Int64(numbers.next() % 50), Self.ranks[Int(numbers.next() % 6)])
      timeline.schedule(at: Instant(ticks: ticks), rank) {}
      all.append(ticks)
      if rank != .frame { happenings.append(ticks) }
      #expect(timeline.next?.ticks == all.min())
      #expect(timeline.nextHappening?.ticks == happenings.min())
    }
  }

  @Test func framesAloneAreNothingThatHappens() {
    let timeline = Timeline()
    timeline.schedule(at: Instant(ticks: 1), .frame) {}
    let timer = timeline.schedule(at: Instant(ticks: 2), .timer) {}
    #expect(timeline.next?.ticks == 1 && timeline.nextHappening?.ticks == 2)
    timeline.cancel(timer)
    #expect(timeline.next?.ticks == 1 && timeline.nextHappening == nil)
  }

  @Test func whatAnEventAddsNowRunsAfterThoseThatWereThere() {
    let timeline = Timeline()
    var happened: [String] = []
    timeline.schedule(at: .zero, .timer) {
      happened.append("first")
      timeline.schedule(at: .zero, .animation) { happened.append("added") }
    }
    timeline.schedule(at: .zero, .script) { happened.append("second") }
    runDue(timeline)
    #expect(happened == ["first", "second", "added"])
  }

  @Test func anEventOfThePastHappensNow() {
    let timeline = Timeline()
    timeline.move(to: Instant(seconds: 2))
    timeline.schedule(at: Instant(seconds: 1), .timer) {}
    #expect(timeline.next == Instant(seconds: 2))
  }

  @Test func aCancelledEventDoesNotHappen() {
    let timeline = Timeline()
    var happened: [Int] = []
    let ids = (0..<5).map { number in
      timeline.schedule(at: Instant(seconds: 1), .timer) { happened.append(number) }
    }
    timeline.cancel(ids[1])
    timeline.cancel(ids[3])
    timeline.move(to: Instant(seconds: 1))
    runDue(timeline)
    timeline.cancel(ids[0])
    #expect(happened == [0, 2, 4] && timeline.next == nil)
  }

  @Test func ranksArePendingUntilTheyHappen() {
    let timeline = Timeline()
    #expect(Self.ranks.allSatisfy { !timeline.hasEvents(of: $0) })
    let id = timeline.schedule(at: Instant(seconds: 1), .phase) {}
    #expect(timeline.hasEvents(of: .phase) && !timeline.hasEvents(of: .timer))
    timeline.cancel(id)
    #expect(!timeline.hasEvents(of: .phase))
  }

  @Test func listenersAreToldOfMovesAndRanks() {
    let timeline = Timeline()
    var (moves, ranks): ([Double], [Timeline.Rank]) = ([], [])
    timeline.didMove = { moves.append($0.seconds) }
    timeline.willHappen = { ranks.append($0) }
    timeline.schedule(at: Instant(seconds: 1), .script) {}
    timeline.schedule(at: Instant(seconds: 1), .phase) {}
    timeline.move(to: Instant(seconds: 0.5))
    runDue(timeline)
    #expect(moves == [0.5] && ranks.isEmpty)
    timeline.move(to: Instant(seconds: 1))
    runDue(timeline)
    #expect(moves == [0.5, 1] && ranks == [.phase, .script])
  }

  @Test func nothingIsTakenBeforeItsTime() {
    let timeline = Timeline()
    timeline.schedule(at: Instant(ticks: 10), .timer) {}
    timeline.move(to: Instant(ticks: 9))
    #expect(timeline.takeDueEvent(addedBefore: timeline.mark) == nil)
    timeline.move(to: Instant(ticks: 10))
    #expect(timeline.takeDueEvent(addedBefore: timeline.mark) != nil)
    #expect(timeline.takeDueEvent(addedBefore: timeline.mark) == nil)
  }
}
