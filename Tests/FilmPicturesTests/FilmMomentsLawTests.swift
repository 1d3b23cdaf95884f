import Testing

@testable import FilmPictures

/// Laws of the moments that are chosen of a film.
@Suite("Moments of a film: laws") struct FilmMomentsLawTests {
  private typealias Track = FilmMoments.Track

  /// Linear congruences: the same films everywhere.
  private struct Dice {
    var state: UInt64
    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
  }

  private func film(_ seed: UInt64) -> (count: Int, events: [Int], tracks: [Track]) {
    var dice = Dice(state: seed)
    let count = 2 + dice.roll(120)
    let tracks = (0..<dice.roll(4)).map { _ in
      var value = 0.0
      return Track(
        first: dice.roll(count),
        values: (0..<dice.roll(count + 10)).map { _ in
          value += Double(dice.roll(7) - 3)
          return dice.roll(12) == 0 ? nil : value
        })
    }
    return (count, (0..<dice.roll(5)).map { _ in dice.roll(count) }, tracks)
  }

  private func moments(_ film: (count: Int, events: [Int], tracks: [Track]), limit: Int = 12)
    -> [FilmMoments.Moment]
  {
    FilmMoments(frameCount: film.count, events: film.events, tracks: film.tracks, limit: limit)
      .moments
  }

  @Test(
    "first and last frame are there, in order, none twice, no more than the limit",
    arguments: 0..<40)
  func shape(seed: UInt64) {
    for limit in [2, 3, 5, 12, 500] {
      let film = film(seed)
      let found = moments(film, limit: limit)
      #expect(found.first == .init(frame: 0, kind: .start))
      #expect(found.last == .init(frame: film.count - 1, kind: .end))
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.frame < $1.frame })
      #expect(found.count <= max(limit, 2))
    }
  }

  @Test("a limit below two is two", arguments: [-5, 0, 1, 2])
  func leastLimit(limit: Int) {
    #expect(
      moments((50, [7, 9], [Track(first: 0, values: [0, 1, 2])]), limit: limit).map(\.frame) == [
        0, 49,
      ])
  }

  @Test("what is shown with fewer moments is shown with more", arguments: 0..<40)
  func growing(seed: UInt64) {
    let film = film(seed)
    var before: Set<FilmMoments.Moment> = []
    for limit in 2...20 {
      let now = Set(moments(film, limit: limit))
      #expect(before.isSubset(of: now))
      before = now
    }
  }

  @Test(
    "the order and the repetition of events mean nothing, nor the order of tracks' copies",
    arguments: 0..<40)
  func invariance(seed: UInt64) {
    let film = film(seed)
    let found = moments(film)
    #expect(found == moments((film.count, film.events.reversed() + film.events, film.tracks)))
    let others = [-1, film.count, film.count + 9, -100]
    #expect(found == moments((film.count, film.events + others, film.tracks)))
    // A value that stands still moves nothing.
    let still = Track(first: 0, values: Array(repeating: 4, count: film.count))
    #expect(
      found
        == moments((film.count, film.events, film.tracks + [still, Track(first: 3, values: [])])))
  }

  @Test("it is all one how large a value is and where its nought lies", arguments: 0..<40)
  func scale(seed: UInt64) {
    let film = film(seed)
    for (factor, shift) in [(1.0, 64.0), (4, 0), (-2, 0), (0.5, -8), (-1, 16)] {
      // Powers of two and small whole numbers: nothing is rounded.
      let others = film.tracks.map { track in
        Track(first: track.first, values: track.values.map { $0.map { $0 * factor + shift } })
      }
      #expect(moments(film) == moments((film.count, film.events, others)))
    }
  }

  @Test("with room for all, each event of the film is a moment")
  func events() {
    let found = moments((60, [5, 0, 59, 33, 5], []), limit: 12)
    #expect(
      found == [
        .init(frame: 0, kind: .start), .init(frame: 5, kind: .event),
        .init(frame: 33, kind: .event),
        .init(frame: 59, kind: .end),
      ])
    // Of more than there is room for the earlier ones.
    #expect(moments((60, [50, 40, 30, 20, 10], []), limit: 4).map(\.frame) == [0, 10, 20, 59])
  }

  @Test("an even movement is divided at its middle, then in quarters")
  func halves() {
    let line = Track(first: 0, values: (0...64).map { Double($0) })
    #expect(moments((65, [], [line]), limit: 3).map(\.frame) == [0, 32, 64])
    #expect(moments((65, [], [line]), limit: 5).map(\.frame) == [0, 16, 32, 48, 64])
    #expect(
      moments((65, [], [line]), limit: 5).map(\.kind) == [
        .start, .between, .between, .between, .end,
      ])
  }

  @Test("a value that stops is at rest in the first frame without movement, if that lasts")
  func rest() {
    let values: [Double?] = [0, 1, 2, 3, 3, 3, 3, 3]
    #expect(
      moments((8, [], [Track(first: 0, values: values)])).filter { $0.kind == .rest }.map(\.frame)
        == [4])
    // One frame without movement is none.
    let short: [Double?] = [0, 1, 2, 2, 3, 4, 5, 6]
    #expect(!moments((8, [], [Track(first: 0, values: short)])).contains { $0.kind == .rest })
    // While another value moves nothing rests.
    let other = Track(first: 0, values: (0..<8).map { Double($0) })
    #expect(
      !moments((8, [], [Track(first: 0, values: values), other])).contains { $0.kind == .rest })
  }

  @Test("a value turns where it is farthest; the farther turn goes first where room is scarce")
  func turns() {
    let values: [Double?] = [0, 5, 10, 8, 9, 5, 0, 0, 0]
    let track = Track(first: 2, values: values)
    #expect(
      moments((40, [], [track]), limit: 40).filter { $0.kind == .turn }.map(\.frame) == [4, 5, 6])
    // The turn at 9 is by four tenths of the range, all others by less.
    let ends = [Track(first: 2, values: [0, 5, 10, 8, 9, 5, 0, 1, 0, 1])]
    #expect(moments((12, [], ends), limit: 3).filter { $0.kind == .turn }.map(\.frame) == [6])
  }

  @Test("a turn by less than a fiftieth of the range is not seen")
  func smallTurns() {
    func turns(_ back: Double) -> Int {
      let track = Track(first: 0, values: [0, 50, 60, 60 - back, 80, 100])
      return moments((6, [], [track]), limit: 12).count { $0.kind == .turn }
    }
    #expect(turns(1) == 0 && turns(4) == 2)
  }
}
