import Codecs
import DisplayList
import Film
import Foundation
import MediaSupport
import Pixels
import Testing

@Suite("Film")
@MainActor
struct FilmTests {
  @Test(
    "gives the same bytes with one worker and with eight, and twice",
    arguments: ["a.mp4", "a.gif", "p/"])
  func workers(name: String) throws {
    var files: [[[UInt8]]] = []
    for workers in [1, 8, 8] {
      let folder = try TemporaryFolder()
      _ = try Film.synthetic([.file(folder.file(name))], workers: workers).makeSynthetic()
      let inner = name.hasSuffix("/") ? "p/" : ""
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.file(inner)).sorted()
      files.append(try names.map { try folder.bytes(inner + $0) })
    }
    #expect(files[0].count == (name == "p/" ? 60 + 1 : 1))
    #expect(files[0] == files[1])
    #expect(files[1] == files[2])
  }

  @Test(
    "gives the same film drawn in strips, for any outputs", arguments: [1, 3],
    [["a.mp4"], ["a.mp4", "b.mp4"], ["a.webm"], ["a.mp4", "a.gif"]])
  func strips(workers: Int, names: [String]) throws {
    var files: [[[UInt8]]] = []
    for inStrips in [false, true] {
      let folder = try TemporaryFolder()
      let film = try Film.synthetic(names.map { try .file(folder.file($0)) }, workers: workers)
      _ = try inStrips ? film.makeSyntheticInStrips() : film.makeSynthetic()
      files.append(try names.map { try folder.bytes($0) })
    }
    #expect(files[0] == files[1])
  }

  @Test("fills up a film of odd size that could be drawn in strips")
  func oddStrips() throws {
    let folder = try TemporaryFolder()
    let film = try Film.synthetic([.file(folder.file("a.mp4"))], width: 81, height: 41)
    #expect(try film.makeSyntheticInStrips().outputs[0].summary.width == 82)
  }

  @Test("draws equal lists once and asks the scene for each moment once, in order")
  func uniqueFrames() throws {
    let folder = try TemporaryFolder()
    let drawn = Tally<Int>()
    var asked: [FrameTime] = []
    let result = try Film.synthetic(
      [.file(folder.file("a.gif"))], rate: FrameRate(50), duration: ExactTime(2)
    )
    .make(
      rasterizer: {
        { list, pixmap, _ in
          drawn.add(1)
          SyntheticScene.draw(list, &pixmap, nil)
        }
      },
      scene: { time in
        asked.append(time)
        return SyntheticScene.list(at: time)
      })
    #expect(asked == (0..<100).map { FrameTime(exact: ExactTime($0, over: 50)) })
    #expect(result.frames == 100)
    // From 1 s to 1.5 s nothing moves: frames 50 to 75 are one.
    #expect(result.uniqueFrames == 75)
    #expect(drawn.count == 75)
  }

  @Test("makes several files of one pass, each at times of its own")
  func severalOutputs() throws {
    let folder = try TemporaryFolder()
    var moments = 0
    let names = ["a.mp4", "a.gif", "p/", "last.png"]
    let result = try Film.synthetic(names.map { try .file(folder.file($0)) }).make(
      rasterizer: { SyntheticScene.draw },
      scene: { time in
        moments += 1
        return SyntheticScene.list(at: time)
      })
    // 60 frames at 60 a second, 50 at 50 a second; every 1/10 s they meet.
    #expect(moments == 100)
    #expect(result.outputs.map(\.summary.frames) == [60, 50, 60, 1])
    let player = try GIFPlayer(try folder.bytes("a.gif"))
    #expect(player.shown.map(\.delay).reduce(0, +) == 100)
    #expect(result.outputs[1].summary.notes.count == 1)
    #expect(try folder.bytes("last.png") == folder.bytes("p/p-0059.png"))
    // The GIF's frame 25 and the sequence's frame 30 show the same moment, half a second.
    let still = try PNGReader.read(folder.file("p/p-0030.png"))
    var time = 0
    var shown = player.shown[0]
    for frame in player.shown where time <= 50 {
      shown = frame
      time += frame.delay
    }
    #expect(shown.pixels[15 * 80 + 25] == still[25, 15])
  }

  @Test("gives with --frames the very files of the whole film")
  func selection() throws {
    let (whole, part) = (try TemporaryFolder(), try TemporaryFolder())
    _ = try Film.synthetic([.file(whole.file("f-%04d.png"))]).makeSynthetic()
    _ = try Film.synthetic([.file(part.file("f-%04d.png"), .numbers([40...44, 50...50, 58...99]))])
      .makeSynthetic()
    #expect(
      part.names == [
        "f-0040.png", "f-0041.png", "f-0042.png", "f-0043.png", "f-0044.png", "f-0050.png",
        "f-0058.png", "f-0059.png", "f.frames.json",
      ])
    for name in part.names.dropLast() { #expect(try part.bytes(name) == whole.bytes(name)) }
  }

  @Test("takes stills at any moment")
  func stills() throws {
    let folder = try TemporaryFolder()
    let result = try Film.synthetic([
      .file(folder.file("a.png"), .times([ExactTime(1, over: 3)])),
      .file(folder.file("s%d.png"), .times([.zero, ExactTime(1, over: 3), ExactTime(5)])),
    ]).makeSynthetic()
    #expect(result.frames == 3)
    #expect(folder.names == ["a.png", "s.frames.json", "s0.png", "s1.png", "s2.png"])
    #expect(try folder.bytes("a.png") == folder.bytes("s1.png"))
  }

  @Test("takes for a GIF the moments within the frames that were chosen")
  func gifSelection() throws {
    let folder = try TemporaryFolder()
    _ = try Film.synthetic([.file(folder.file("a.gif"), .numbers([30...59]))]).makeSynthetic()
    #expect(try GIFPlayer(folder.bytes("a.gif")).shown.map(\.delay).reduce(0, +) == 50)
  }

  @Test("fills an added row and column where a format needs even sides")
  func oddSize() throws {
    let folder = try TemporaryFolder()
    let result = try Film.synthetic(
      [.file(folder.file("a.mp4")), .file(folder.file("a.png"))], width: 81, height: 41
    ).makeSynthetic()
    #expect(result.outputs[0].summary.width == 82)
    #expect(result.outputs[0].summary.height == 42)
    #expect(result.outputs[0].summary.notes.count == 1)
    #expect(result.outputs[1].summary.width == 81)
  }

  @Test(
    "keeps first, last and total frames exact",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      (1, FrameRate(60)), (2, FrameRate(60)), (31, FrameRate(30_000, per: 1001)),
      // Ten minutes.
      (600, FrameRate(1)),
    ])
  func counts(frames: Int, rate: FrameRate) throws {
    let folder = try TemporaryFolder()
    _ = try Film.synthetic(
      [.file(folder.file("a.mp4"))], rate: rate, duration: rate.start(of: frames)
    )
    .makeSynthetic()
    let shown = try ExternalTool.frames(folder.file("a.mp4"), size: 80 * 40 * 4)
    #expect(shown.count == frames)
    let clock = FrameClock(rate: rate, duration: rate.start(of: frames))
    for number in [0, frames - 1] {
      var pixmap = Pixmap(width: 80, height: 40)
      SyntheticScene.draw(SyntheticScene.list(at: clock.frame(number)), &pixmap, nil)
      let difference = zip(shown[number], pixmap.straightBytes).map { abs(Int($0) - Int($1)) }
      #expect(difference.reduce(0, +) / difference.count <= 3)
    }
  }

  @Test("has no more frames in memory than workers and two, however long the film")
  func bounded() throws {
    let folder = try TemporaryFolder()
    // Frames begun count up, frames done down, in the order in which it happened.
    let events = Tally<Int>()
    var film = try Film.synthetic(
      [.file(folder.file("a.gif"))], rate: FrameRate(50), duration: ExactTime(10), workers: 3,
      width: 8, height: 8)
    film.progress = { _ in events.add(-1) }
    var count = 0
    _ = try film.make(
      rasterizer: {
        { list, pixmap, _ in
          events.add(1)
          SyntheticScene.draw(list, &pixmap, nil)
        }
      },
      scene: { _ in
        count += 1
        return SyntheticScene.list(at: FrameTime(exact: ExactTime(count % 7, over: 50)))
      })
    var (present, most) = (0, 0)
    for event in events.all {
      present += event
      most = max(most, present)
    }
    #expect(most <= 5)
    #expect(events.count == 1000)
  }

  @Test("reports progress in order, to the end")
  func progress() throws {
    let folder = try TemporaryFolder()
    let seen = Tally<FilmProgress>()
    var film = try Film.synthetic([.file(folder.file("a.gif"))])
    film.progress = seen.add
    _ = try film.makeSynthetic()
    #expect(seen.all.map(\.done) == Array(1...50))
    #expect(seen.all.allSatisfy { $0.total == 50 })
  }

  @Test("measures stages by the clock it is given, and digests whole files")
  func stopwatch() throws {
    let folder = try TemporaryFolder()
    let ticks = Tally<Int>()
    var film = try Film.synthetic([.file(folder.file("a.gif"))])
    film.stopwatch = {
      ticks.add(1)
      let now = Double(ticks.count)
      return StageSeconds(wall: now, cpu: now)
    }
    film.digest = { summary in "\(summary.byteCount) bytes" }
    let result = try film.makeSynthetic()
    #expect(Set(result.seconds.keys) == Set(FilmStage.allCases))
    #expect(result.outputs[0].digest == "\(try folder.bytes("a.gif").count) bytes")
  }
}
