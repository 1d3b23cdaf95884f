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

  private func moments(
    _ film: (count: Int, events: [Int], tracks: [Track]), limit: Int = 12, least: Int = 2
  ) -> [FilmMoments.Moment] {
    FilmMoments(
      frameCount: film.count, events: film.events.map { FilmMoments.Event($0) },
      tracks: film.tracks,
      limit: limit, least: least
    ).moments
  }

  @Test(
    "first and last frame are there, in order, none nearer than is useful, no more than the limit",
    arguments: 0..<40)
  func shape(seed: UInt64) {
    let film = film(seed)
    for limit in [2, 3, 5, 12, 500] {
      for least in [1, 2, 3, 10] {
        let found = moments(film, limit: limit, least: least)
        #expect(found.first == .init(frame: 0, kind: .start))
        #expect(found.last == .init(frame: film.count - 1, kind: .end))
        for (one, next) in zip(found, found.dropFirst()) {
          #expect(next.frame - one.frame >= min(least, film.count - 1))
        }
        #expect(found.count <= max(limit, 2))
      }
    }
  }

  @Test("a limit below two is two, a distance below one is one", arguments: [-5, 0, 1])
  func leastLimit(number: Int) {
    let film = (50, [7, 9], [Track(first: 0, values: [0, 1, 2])])
    #expect(moments(film, limit: number).map(\.frame) == [0, 49])
    #expect(moments(film, least: number) == moments(film, least: 1))
  }

  @Test(
    "the order and the repetition of events mean nothing, nor what stands still",
    arguments: 0..<40)
  func invariance(seed: UInt64) {
    let film = film(seed)
    let found = moments(film)
    #expect(found == moments((film.count, film.events.reversed() + film.events, film.tracks)))
    let others = [-1, film.count, film.count + 9, -100]
    #expect(found == moments((film.count, film.events + others, film.tracks)))
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
        .init(frame: 33, kind: .event), .init(frame: 59, kind: .end),
      ])
    // Of more than there is room for those that are far apart.
    #expect(moments((61, [10, 12, 14, 20, 40, 41], []), limit: 4).map(\.frame) == [0, 20, 40, 60])
  }

  @Test("an even movement has even moments, as many as there is room for", arguments: 2...16)
  func even(limit: Int) {
    let steps = limit - 1
    let last = 12 * steps
    let line = Track(first: 0, values: (0...last).map { Double($0) })
    let found = moments((last + 1, [], [line]), limit: limit)
    #expect(found.map(\.frame) == (0...steps).map { $0 * last / steps })
    #expect(found.dropFirst().dropLast().allSatisfy { $0.kind == .between })
  }

  @Test("no choice of as many moments leaves less unseen", arguments: 0..<30)
  func best(seed: UInt64) {
    // A way of some unevenness, and all ways to choose one and two moments of it.
    var dice = Dice(state: seed &+ 99)
    let steps = (0..<24).map { _ in Double(dice.roll(9)) }
    var way = [0.0]
    for step in steps { way.append((way.last ?? 0) + step) }
    guard let total = way.last, total > 0 else { return }
    let track = Track(first: 0, values: way.map { $0 })
    func unseen(_ frames: [Int]) -> Double {
      zip(frames, frames.dropFirst()).reduce(0) { sum, pair in
        let gap = (way[pair.1] - way[pair.0]) / total
        return sum + gap * gap
      }
    }
    let found = moments((25, [], [track]), limit: 4, least: 1)
    guard found.count == 4, found.allSatisfy({ [.between, .start, .end].contains($0.kind) }) else {
      return
    }
    var least = Double.infinity
    for one in 1..<24 {
      for other in one + 1..<24 { least = min(least, unseen([0, one, other, 24])) }
    }
    // Time counts next to nothing beside change.
    #expect(unseen(found.map(\.frame)) <= least + 0.01)
  }

  @Test("a value that stops is at rest in the first frame of its end, if that lasts")
  func rest() {
    let values: [Double?] = [0, 1, 2, 3, 3, 3, 3, 3]
    func rests(_ values: [Double?], _ others: [Track] = []) -> [Int] {
      moments((8, [], [Track(first: 0, values: values)] + others), least: 1)
        .filter { $0.kind == .rest }.map(\.frame)
    }
    #expect(rests(values) == [3])
    // One frame without movement is none.
    #expect(rests([0, 1, 2, 2, 3, 4, 5, 6]).isEmpty)
    // While another value moves nothing rests.
    #expect(rests(values, [Track(first: 0, values: (0..<8).map { Double($0) })]).isEmpty)
  }

  @Test("a value turns where it is farthest")
  func turns() {
    let values: [Double?] = [0, 5, 10, 8, 9, 5, 0, 0, 0]
    let track = Track(first: 2, values: values)
    #expect(
      moments((40, [], [track]), limit: 40, least: 1).filter { $0.kind == .turn }.map(\.frame)
        == [4, 5, 6])
  }

  @Test("a turn by less than a fiftieth of the range is not seen")
  func smallTurns() {
    func turns(_ back: Double) -> Int {
      let track = Track(first: 0, values: [0, 50, 60, 60 - back, 80, 100])
      return moments((6, [], [track]), limit: 12, least: 1).count { $0.kind == .turn }
    }
    #expect(turns(1) == 0 && turns(12) == 2)
  }
}
