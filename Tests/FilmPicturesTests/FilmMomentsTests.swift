import FilmPictures
import Testing

@Suite("Moments of a film")
struct FilmMomentsTests {
  private typealias Track = FilmMoments.Track

  private func frames(_ moments: FilmMoments) -> [Int] { moments.moments.map(\.frame) }

  /// A value that goes evenly from one frame to another, and stands still before and after.
  private func way(_ first: Int, _ last: Int, of count: Int, to end: Double = 1) -> [Double?] {
    (0..<count).map { Double(min(max($0 - first, 0), last - first)) / Double(last - first) * end }
  }

  @Test("a film without frames has none, one of a frame has one, a still film its ends")
  func small() {
    #expect(FilmMoments(frameCount: 0, events: [], tracks: []).moments.isEmpty)
    #expect(frames(FilmMoments(frameCount: 1, events: [.init(0)], tracks: [])) == [0])
    #expect(frames(FilmMoments(frameCount: 2, events: [.init(1)], tracks: [])) == [0, 1])
    #expect(frames(FilmMoments(frameCount: 90, events: [], tracks: [])) == [0, 89])
  }

  @Test("events, the farthest turn and the rest are among them")
  func happenings() {
    // To 10, over it, and back; then nothing.
    let values: [Double] = [0, 0, 0, 3, 6, 9, 11, 12, 11, 10] + Array(repeating: 10, count: 30)
    let track = Track(first: 0, values: values)
    let moments = FilmMoments(
      frameCount: 40, events: [.init(2)], tracks: [track], least: 1
    ).moments
    #expect(moments.first { $0.kind == .event }?.frame == 2)
    #expect(moments.first { $0.kind == .turn }?.frame == 7)
    #expect(moments.first { $0.kind == .rest }?.frame == 9)
    #expect(moments.contains { $0.kind == .between && (3...9).contains($0.frame) })
    #expect(!moments.contains { $0.kind == .between && $0.frame > 9 })
  }

  @Test("numbers that are none, and values that come and go, are no turns")
  func gaps() {
    let track = Track(first: 3, values: [nil, 1, 2, nil, 1, 2, .nan, 1, 3, nil])
    let moments = FilmMoments(frameCount: 30, events: [], tracks: [track]).moments
    #expect(!moments.contains { $0.kind == .turn })
  }

  @Test("ends that follow one another count once, and the ways before them are seen")
  func bunches() {
    // Two ways, each of ten values that end a frame after one another: as things do that move by unlike springs.
    let tracks = (0..<10).flatMap { index in
      [
        Track(first: 0, values: way(24, 90 + index, of: 264)),
        Track(first: 0, values: way(144, 210 + index, of: 264, to: 3)),
      ]
    }
    let moments = FilmMoments(
      frameCount: 264, events: [.init(24), .init(144)], tracks: tracks, least: 3
    ).moments
    #expect(moments.contains(.init(frame: 24, kind: .event)))
    #expect(moments.contains(.init(frame: 144, kind: .event)))
    #expect(moments.count { (26..<88).contains($0.frame) } >= 3)
    #expect(moments.count { (146..<208).contains($0.frame) } >= 3)
    #expect(moments.count { (90...99).contains($0.frame) } <= 1)
    #expect(moments.count { (210...219).contains($0.frame) } <= 1)
  }

  @Test("what happens all the time hides no movement")
  func drag() {
    // A finger on its way at every frame, and what it lets go of.
    let events = (20..<60).map { FilmMoments.Event($0) }
    let moments = FilmMoments(
      frameCount: 160, events: events,
      tracks: [
        Track(first: 0, values: way(20, 60, of: 160)),
        Track(first: 0, values: way(60, 140, of: 160)),
      ],
      least: 3
    ).moments
    #expect(moments.count { (62..<140).contains($0.frame) } >= 3)
    #expect(moments.count == 12)
  }

  @Test("letting go of what has not moved is no event, of what has it is")
  func minor() {
    func kinds(_ values: [Double?]) -> [FilmMoments.Kind] {
      FilmMoments(
        frameCount: 60, events: [.init(10), .init(20, isMinor: true)],
        tracks: [Track(first: 0, values: values)], least: 1
      ).moments.filter { $0.frame == 20 }.map(\.kind)
    }
    #expect(kinds(way(30, 40, of: 60)).isEmpty)
    #expect(kinds(way(10, 20, of: 60)).first == .event)
  }

  @Test("what only pictures show is seen as well")
  func pictures() {
    let seen = (0..<101).map { (30..<50).contains($0) ? 5.0 : 0 }
    let moments = FilmMoments(frameCount: 101, events: [], tracks: [], seen: seen, limit: 6).moments
    #expect(moments.map(\.frame).filter { (29...50).contains($0) }.count == 4)
    let more = FilmMoments(frameCount: 101, events: [], tracks: [], seen: seen, limit: 8).moments
    #expect(more.first { $0.kind == .rest }?.frame == 49)
    // What is beyond measure is left out, and the values still count.
    let track = Track(first: 0, values: (0..<101).map { Double($0) })
    for wrong in [[0, Double.infinity], [-1, -2, -3], []] {
      #expect(
        frames(FilmMoments(frameCount: 101, events: [], tracks: [track], seen: wrong, limit: 5))
          == [0, 25, 50, 75, 100])
    }
  }

  @Test("a long film's moments are chosen among fewer frames, by the same rules")
  func long() {
    let count = 40_000
    let track = Track(first: 0, values: way(10_000, 30_000, of: count))
    let moments = FilmMoments(
      frameCount: count, events: [.init(777)], tracks: [track], limit: 12, least: 3
    ).moments
    #expect(moments.contains(.init(frame: 777, kind: .event)))
    #expect(moments.contains { $0.kind == .rest && $0.frame == 30_000 })
    let inside = moments.map(\.frame).filter { (10_000...30_000).contains($0) }
    #expect(inside.count >= 8)
    for (one, next) in zip(inside, inside.dropFirst()) { #expect(next - one < 4000) }
  }

  @Test("even moments are even, whatever they show", arguments: 2..<20)
  func even(count: Int) {
    for frameCount in 1..<70 {
      let moments = FilmMoments(frameCount: frameCount, even: count).moments
      #expect(moments.count == min(count, frameCount))
      #expect(moments.first == .init(frame: 0, kind: .start))
      #expect(moments.last?.frame == frameCount - 1)
      let gaps = Set(zip(moments, moments.dropFirst()).map { $1.frame - $0.frame })
      #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) <= 1)
    }
    #expect(FilmMoments(frameCount: 0, even: count).moments.isEmpty)
  }
}
