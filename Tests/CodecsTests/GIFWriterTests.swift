import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("GIFWriter")
struct GIFWriterTests {
  static func film(
    _ frames: [Pixmap], rate: FrameRate, settings: GIFSettings = .init()
  ) throws -> (player: GIFPlayer, summary: FileSummary, bytes: [UInt8]) {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder.file("a.gif"))
    let writer = try GIFWriter(
      file, width: frames[0].width, height: frames[0].height, rate: rate, settings: settings)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    let summary = try writer.finish()
    let bytes = try folder.bytes("a.gif")
    return (try GIFPlayer(bytes), summary, bytes)
  }

  @Test("shows frames of few colours exactly as they were")
  func exact() throws {
    let frames = (0..<6).map { step in
      var frame = Pixmap(width: 37, height: 21)
      for y in 0..<21 {
        for x in 0..<37 {
          frame[x, y] = (x / 4 + y / 4 + step) % 3 == 0 ? 0xff12_3456 : 0xffff_eedd
        }
      }
      return frame
    }
    let film = try Self.film(frames, rate: FrameRate(25))
    #expect(film.player.shown.count == 6)
    for (shown, frame) in zip(film.player.shown, frames) {
      for y in 0..<21 { for x in 0..<37 { #expect(shown.pixels[y * 37 + x] == frame[x, y]) } }
    }
    #expect(film.player.shown.allSatisfy { $0.delay == 4 })
    #expect(film.player.repeats == 0)
  }

  @Test("stays near frames of many colours")
  func near() throws {
    let frames = (0..<4).map { SyntheticFrames.interface(width: 300, height: 200, step: $0) }
    let film = try Self.film(frames, rate: FrameRate(50))
    for (shown, frame) in zip(film.player.shown, frames) {
      for y in 0..<200 {
        for x in 0..<300 {
          let (a, b) = (shown.pixels[y * 300 + x], frame[x, y])
          for shift: UInt32 in [0, 8, 16] {
            #expect(abs(Int(a >> shift & 255) - Int(b >> shift & 255)) <= 6)
          }
        }
      }
    }
  }

  @Test("copes with more colours than its census counts, and with images beyond one code table")
  func noise() throws {
    let frames = (0..<2).map {
      SyntheticFrames.noise(width: 320, height: 240, seed: UInt64($0 + 1))
    }
    let film = try Self.film(frames, rate: FrameRate(10))
    #expect(film.player.shown.count == 2)
  }

  @Test("merges frames that change nothing")
  func merging() throws {
    let (a, b) = (
      SyntheticFrames.interface(width: 40, height: 30, step: 0),
      SyntheticFrames.interface(width: 40, height: 30, step: 1)
    )
    let film = try Self.film([a, a, a, b, b, a], rate: FrameRate(50))
    #expect(film.player.shown.map(\.delay) == [6, 4, 2])
    #expect(film.summary.storedFrames == 3)
    #expect(film.summary.frames == 6)
    #expect(film.summary.duration == ExactTime(12, over: 100))
  }

  @Test(
    "carries the rounding of delays, so that the whole is exact",
    arguments: [(30, 1), (24, 1), (30_000, 1001), (48, 1), (7, 1)])
  func delays(frames: Int, seconds: Int) throws {
    let rate = FrameRate(frames, per: seconds)
    let film = try Self.film(
      (0..<61).map { SyntheticFrames.interface(width: 40, height: 12, step: $0 % 7) }, rate: rate)
    var time = 0
    for (number, shown) in film.player.shown.enumerated() {
      #expect(abs(Double(time) - rate.start(of: number).seconds * 100) <= 0.5)
      #expect(shown.delay >= 2)
      time += shown.delay
    }
    #expect(ExactTime(time, over: 100) == film.summary.duration)
    #expect(film.summary.roundingDrift.seconds <= 0.005)
    #expect((film.summary.roundingDrift == .zero) == (100 * seconds % frames == 0))
  }

  @Test("lengthens a delay beyond what two bytes hold")
  func longDelay() throws {
    let frame = SyntheticFrames.interface(width: 8, height: 8, step: 0)
    let film = try Self.film([frame], rate: FrameRate(1, per: 1500))
    #expect(film.player.shown.map(\.delay).reduce(0, +) == 150_000)
    #expect(film.player.shown.allSatisfy { $0.pixels == film.player.shown[0].pixels })
  }

  @Test("clears what becomes transparent")
  func transparency() throws {
    let frames = (0..<5).map {
      SyntheticFrames.interface(width: 60, height: 40, step: $0 * 3, isOpaque: false)
    }
    try expectVisible(frames)
    // Opaque at first, transparent later, and nothing at all at the end.
    let opaque = (0..<3).map { SyntheticFrames.interface(width: 60, height: 40, step: $0) }
    try expectVisible(opaque + frames + [Pixmap(width: 60, height: 40)])
    try expectVisible([opaque[0], frames[0]])
  }

  @Test("a clear film paints again only what it must, and shows every frame exactly")
  func clearPatches() throws {
    // A panel of many runs that stays, a square that moves beside it and over it, one that blinks.
    let frames = (0..<24).map { step in
      var frame = Pixmap(width: 91, height: 60)
      for y in 5..<45 {
        for x in 4..<60 {
          frame[x, y] = (x &* 7 ^ y &* 13) & 4 == 0 ? 0xff20_3040 : 0xff90_a0b0
        }
      }
      for y in 20..<28 { for x in 80 - step * 2..<88 - step * 2 { frame[x, y] = 0xff34_c759 } }
      if step % 8 < 3 { for y in 50..<58 { for x in 2..<12 { frame[x, y] = 0xffff_3b30 } } }
      return frame
    }
    func expectExact(_ frames: [Pixmap], rate: FrameRate = FrameRate(25)) throws -> Int {
      let film = try Self.film(frames, rate: rate)
      let shown = film.player.shown.map(\.pixels)
      #expect(shown.count == frames.count)
      for (shown, frame) in zip(shown, frames) {
        let expected = (0..<60).flatMap { y in (0..<91).map { frame[$0, y] } }
        #expect(shown == expected)
      }
      return film.bytes.count
    }
    let all = try expectExact(frames)
    let one = try expectExact([frames[0]])
    #expect(all < 15 * one, "\(all) bytes, one frame \(one)")
    _ = try expectExact([frames[0], Pixmap(width: 91, height: 60), frames[3], frames[9]])
    _ = try expectExact(
      [SyntheticFrames.interface(width: 91, height: 60, step: 0)].map { frame in
        var flat = frame
        for y in 0..<60 { for x in 0..<91 { flat[x, y] = frame[x, y] | 0xfff0_f0f0 } }
        return flat
      } + frames)
    // Longer than two bytes hold, and then something vanishes.
    let film = try Self.film([frames[0], frames[4]], rate: FrameRate(1, per: 1500))
    #expect(film.player.shown.map(\.delay).reduce(0, +) == 300_000)
    let (first, last) = (film.player.shown[0], film.player.shown[film.player.shown.count - 1])
    #expect(first.pixels == (0..<60).flatMap { y in (0..<91).map { frames[0][$0, y] } })
    #expect(last.pixels == (0..<60).flatMap { y in (0..<91).map { frames[4][$0, y] } })
  }

  private func expectVisible(_ frames: [Pixmap]) throws {
    let film = try Self.film(frames, rate: FrameRate(10))
    #expect(film.player.shown.count == frames.count)
    for (shown, frame) in zip(film.player.shown, frames) {
      for y in 0..<frame.height {
        for x in 0..<frame.width {
          #expect((shown.pixels[y * frame.width + x] >> 24 == 255) == (frame[x, y] >> 31 == 1))
        }
      }
    }
  }

  @Test("stores how often it plays", arguments: [(0, 0), (1, nil), (3, 2)] as [(Int, Int?)])
  func plays(count: Int, repeats: Int?) throws {
    let film = try Self.film(
      [SyntheticFrames.interface(width: 8, height: 8, step: 0)], rate: FrameRate(10),
      settings: GIFSettings(playCount: count))
    #expect(film.player.repeats == repeats)
  }

  @Test("gets smaller with its quality, and stays near the frames all the same")
  func quality() throws {
    let frames = (0..<8).map { step in
      var frame = SyntheticFrames.photograph(width: 160, height: 100)
      for y in 20..<60 { for x in step * 6..<step * 6 + 40 { frame[x, y] = 0xff34_c759 } }
      return frame
    }
    var lastCount = Int.max
    for (quality, bound) in [(100, 16), (90, 22), (70, 42), (40, 72)] {
      let film = try Self.film(
        frames, rate: FrameRate(25), settings: GIFSettings(quality: quality))
      #expect(film.bytes.count < lastCount || quality == 40)
      #expect(film.bytes.count <= lastCount)
      lastCount = film.bytes.count
      for (shown, frame) in zip(film.player.shown, frames) {
        var greatest = 0
        for y in 0..<100 {
          for x in 0..<160 {
            for shift: UInt32 in [0, 8, 16] {
              let (a, b) = (shown.pixels[y * 160 + x], frame[x, y])
              greatest = max(greatest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
            }
          }
        }
        #expect(greatest <= bound)
      }
    }
  }

  @Test("a clear film gets smaller with its quality, and what is visible stays so")
  func clearQuality() throws {
    let frames = (0..<4).map { step in
      var frame = Pixmap(width: 120, height: 80)
      let picture = SyntheticFrames.photograph(width: 120, height: 80)
      for y in 10..<70 { for x in 10 + step * 8..<80 + step * 8 { frame[x, y] = picture[x, y] } }
      return frame
    }
    let sizes = try [100, 80, 50].map { quality in
      let film = try Self.film(
        frames, rate: FrameRate(10), settings: GIFSettings(quality: quality))
      for (shown, frame) in zip(film.player.shown, frames) {
        for y in 0..<80 {
          for x in 0..<120 { #expect(shown.pixels[y * 120 + x] >> 24 == frame[x, y] >> 24) }
        }
      }
      return film.bytes.count
    }
    #expect(sizes[0] > sizes[1] && sizes[1] > sizes[2], "\(sizes)")
  }

  @Test("gives the same bytes twice in one process")
  func sameBytes() throws {
    let frames = (0..<4).map { SyntheticFrames.interface(width: 200, height: 100, step: $0) }
    let first = try Self.film(frames, rate: FrameRate(50)).bytes
    _ = try Self.film([SyntheticFrames.noise(width: 50, height: 50, seed: 1)], rate: FrameRate(50))
    #expect(try Self.film(frames, rate: FrameRate(50)).bytes == first)
  }

  @Test("refuses rates that players do not honour, empty films and frames of another size")
  func misuse() throws {
    let folder = try TemporaryFolder()
    func file() throws -> OutputFile { try OutputFile(path: folder.file("a.gif")) }
    #expect(throws: CodecError.self) {
      _ = try GIFWriter(try file(), width: 8, height: 8, rate: FrameRate(60))
    }
    #expect(throws: CodecError.self) {
      _ = try GIFWriter(
        try file(), width: 8, height: 8, rate: FrameRate(50), settings: GIFSettings(quality: 101))
    }
    #expect(throws: CodecError.self) {
      _ = try GIFWriter(try file(), width: 70_000, height: 8, rate: FrameRate(50))
    }
    let path = folder.file("a.gif")
    #expect(throws: CodecError.noFrames(path: path)) {
      _ = try GIFWriter(try file(), width: 8, height: 8, rate: FrameRate(50)).finish()
    }
    let writer = try GIFWriter(try file(), width: 8, height: 8, rate: FrameRate(50))
    #expect(throws: CodecError.self) { try writer.write(Pixmap(width: 9, height: 8), number: 0) }
    #expect(folder.names.isEmpty)
  }
}
