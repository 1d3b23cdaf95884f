import FilmPictures
import Testing

@Suite("Moments of a film")
struct FilmMomentsTests {
  private func frames(_ moments: FilmMoments) -> [Int] { moments.moments.map(\.frame) }

  @Test("a film without frames has none, one of a frame has one, a still film its ends")
  func small() {
    #expect(FilmMoments(frameCount: 0, events: [], tracks: []).moments.isEmpty)
    #expect(frames(FilmMoments(frameCount: 1, events: [0], tracks: [])) == [0])
    #expect(frames(FilmMoments(frameCount: 90, events: [], tracks: [])) == [0, 89])
  }

  @Test(
    "they are frames of the film, in order, none twice, no more than asked for", arguments: 2..<20)
  func law(limit: Int) {
    let waves = (0..<3).map { wave in
      FilmMoments.Track(
        first: wave * 7, values: (0..<80).map { Double(($0 * (wave + 3)) % (11 + wave)) })
    }
    let moments = FilmMoments(
      frameCount: 70, events: [-3, 5, 5, 69, 70, 200], tracks: waves, limit: limit)
    let found = frames(moments)
    #expect(found.count == limit)
    #expect(zip(found, found.dropFirst()).allSatisfy(<))
    #expect(found.first == 0 && found.last == 69)
  }

  @Test("events, the farthest turn and the rest are among them")
  func happenings() {
    // To 10, over it, and back; then nothing.
    let values: [Double] = [0, 0, 0, 3, 6, 9, 11, 12, 11, 10] + Array(repeating: 10, count: 30)
    let track = FilmMoments.Track(first: 0, values: values)
    let moments = FilmMoments(frameCount: 40, events: [2], tracks: [track]).moments
    #expect(moments.first { $0.kind == .event }?.frame == 2)
    #expect(moments.first { $0.kind == .turn }?.frame == 7)
    #expect(moments.first { $0.kind == .rest }?.frame == 10)
    #expect(moments.contains { $0.kind == .between && (3...9).contains($0.frame) })
    #expect(!moments.contains { $0.kind == .between && $0.frame > 10 })
  }

  @Test("numbers that are none, and values that come and go, are no turns")
  func gaps() {
    let track = FilmMoments.Track(first: 3, values: [nil, 1, 2, nil, 1, 2, .nan, 1, 3, nil])
    let moments = FilmMoments(frameCount: 30, events: [], tracks: [track]).moments
    #expect(!moments.contains { $0.kind == .turn })
  }
}
