import Foundation
import MediaSupport
import Testing

@testable import Codecs

@Suite("MP4Index")
struct MP4IndexTests {
  /// A film whose pictures come in the order of decoding, as an index gets them.
  private struct Film {
    let rate: FrameRate
    var pictures: [(size: Int, number: Int, isKey: Bool)] = []

    var index: MP4Index {
      var index = MP4Index(
        width: 98, height: 66, rate: rate,
        colors: .init(primaries: 1, transfer: 13, matrix: 1, isFullRange: false), isHalved: true,
        parameterSets: (sequence: [0x67, 100, 0, 42, 7], picture: [0x68, 1]))
      for picture in pictures {
        index.add(size: picture.size, number: picture.number, isKey: picture.isKey)
      }
      return index
    }

    /// Groups as encoders form them: a picture, then those that are shown before it.
    static func random(_ seed: UInt64, rate: FrameRate, count: Int) -> Film {
      var random = SplitMix(seed: seed)
      var film = Film(rate: rate)
      while film.pictures.count < count {
        let shown = film.pictures.count
        let group = min(shown == 0 ? 1 : Int(random.next() % 4) + 1, count - shown)
        for place in [group - 1] + (0..<group - 1) {
          film.pictures.append(
            (
              size: Int(random.next() % 5000) + 1, number: shown + place,
              isKey: group == 1 && random.next() % 3 == 0 || shown == 0
            ))
        }
      }
      return film
    }
  }

  private static let mdia = "moov/trak/mdia"

  @Test(
    "tells where each picture is, when it is shown, and which can be decoded alone",
    arguments: [
      (FrameRate(60), 1), (FrameRate(60), 2), (FrameRate(60), 60), (FrameRate(60), 61),
      (FrameRate(30_000, per: 1001), 100), (FrameRate(1, per: 2), 7), (FrameRate(12_345), 50),
      (FrameRate(1, per: 1_000_000_000), 3),
    ])
  func tables(rate: FrameRate, count: Int) throws {
    for seed in 0..<20 {
      let film = Film.random(UInt64(seed), rate: rate, count: count)
      let head = film.index.bytes
      let boxes = MP4Boxes(head)

      // Places: chunks hold runs of pictures.
      let sizes = try boxes.table("stsz", columns: 1).map { $0[0] }
      #expect(sizes == film.pictures.map(\.size))
      let runs = try boxes.table("stsc", columns: 3)
      var places: [Int] = []
      for (chunk, start) in try boxes.table("stco", columns: 1).map({ $0[0] }).enumerated() {
        let run = try #require(runs.last { $0[0] <= chunk + 1 })
        var place = start
        for _ in 0..<run[1] {
          try #require(places.count < sizes.count)
          places.append(place)
          place += sizes[places.count - 1]
        }
      }
      #expect(places == sizes.indices.map { head.count + sizes[..<$0].reduce(0, +) })

      // Times: the edit begins where the first picture is shown.
      let long = try boxes.number("\(Self.mdia)/mdhd", at: 0, bytes: 1) == 1
      let timescale = try boxes.number("\(Self.mdia)/mdhd", at: long ? 20 : 12)
      let edit = try boxes.number("moov/trak/edts/elst", at: long ? 16 : 12, bytes: long ? 8 : 4)
      let durations = try boxes.table("stts", columns: 2).flatMap {
        [Int](repeating: $0[1], count: $0[0])
      }
      let delays =
        boxes.has("\(Self.mdia)/minf/stbl/ctts")
        ? try boxes.table("ctts", columns: 2).flatMap { [Int](repeating: $0[1], count: $0[0]) }
        : [Int](repeating: 0, count: count)
      #expect(durations.count == count && delays.count == count)
      var decoded = 0
      for (index, picture) in film.pictures.enumerated() {
        let shown = ExactTime(decoded + delays[index] - edit, over: timescale)
        #expect(shown == rate.start(of: picture.number))
        decoded += durations[index]
      }
      #expect(film.index.length == rate.start(of: count))
      let length = try boxes.number(
        "\(Self.mdia)/mdhd", at: long ? 24 : 16, bytes: long ? 8 : 4)
      #expect(ExactTime(length, over: timescale) == rate.start(of: count))

      let keys = film.pictures.indices.filter { film.pictures[$0].isKey }.map { $0 + 1 }
      if keys.count < count {
        #expect(try boxes.table("stss", columns: 1).map { $0[0] } == keys)
      } else {
        #expect(!boxes.has("\(Self.mdia)/minf/stbl/stss"))
      }
    }
  }

  @Test("places beyond four gigabytes take eight bytes")
  func large() throws {
    var film = Film(rate: FrameRate(1))
    for number in 0..<5 { film.pictures.append((1 << 30, number, number == 0)) }
    let head = film.index.bytes
    let boxes = MP4Boxes(head)
    #expect(!boxes.has("\(Self.mdia)/minf/stbl/stco"))
    let places = try boxes.table("co64", columns: 1, bytes: 8).map { $0[0] }
    #expect(places == (0..<5).map { head.count + $0 << 30 })
    // The box of the pictures: a size of 1, its letters, the real size.
    #expect(Array(head.suffix(16).prefix(8)) == [0, 0, 0, 1] + Array("mdat".utf8))
    #expect(MP4Boxes.number(head.suffix(8), at: 0, bytes: 8) == 5 << 30 + 16)
  }
}
