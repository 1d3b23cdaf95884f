import ArgumentParser
import Codecs
import Motion
import Testing

@testable import RostrumTool

@Suite struct RateArgumentTests {
  @Test(
    "a film of D seconds has the frames whose times are before D",
    arguments: ExactSecondsTests.rates)
  func frameCount(rate: RateArgument) {
    for ticks in [1, 705_600, 70_560_000, 705_600_000, 712_656_000, 2_116_800_000, 7_056_000_001] {
      let count = rate.frameCount(before: Instant(ticks: Int64(ticks)))
      // Frame k is at k · seconds / frames: the last one before the end, and the first that is not.
      #expect((count - 1) * rate.seconds * 705_600_000 < ticks * rate.frames)
      #expect(count * rate.seconds * 705_600_000 >= ticks * rate.frames)
    }
  }

  @Test("half the rate has every second frame, for every length")
  func halves() throws {
    let (thirty, sixty) = (try #require(RateArgument(30)), try #require(RateArgument(60)))
    for ticks in stride(from: 1, to: 3_000_000_000, by: 70_559_999) {
      let end = Instant(ticks: Int64(ticks))
      #expect(thirty.frameCount(before: end) == (sixty.frameCount(before: end) + 1) / 2)
    }
  }

  @Test("a rate is kept in lowest terms")
  func lowestTerms() {
    #expect(RateArgument(argument: "120/2") == RateArgument(60))
    #expect(RateArgument(argument: "30000/1001")?.description == "30000/1001")
  }

  @Test(
    "what is no rate is refused",
    arguments: ["0", "-5", "1001", "1/2", "60/0", "59.94", "", "60/", "1/2/3", "99999999999"])
  func refusals(text: String) { #expect(RateArgument(argument: text) == nil) }
}

@Suite struct SizeArgumentTests {
  @Test("numbers for people have as many digits as are asked for, and no needless ones")
  func digits() {
    let numbers = [312.846_626_130_681_8, 596.333_333_333_333_3, 32, 0.004, -0.126]
    #expect(
      numbers.map { SizeArgument.short($0, digits: 2) } == ["312.85", "596.33", "32", "0", "-0.13"])
    #expect(numbers.map { SizeArgument.short($0, digits: 0) } == ["313", "596", "32", "0", "0"])
  }

  @Test("sides are points, and their pixels have a limit")
  func limits() throws {
    let size = try #require(SizeArgument(argument: "390x844"))
    #expect(size == SizeArgument(width: 390, height: 844))
    #expect(size.isAccepted(scale: 3))
    #expect(try !#require(SizeArgument(argument: "0x10")).isAccepted(scale: 2))
    #expect(try !#require(SizeArgument(argument: "-5x10")).isAccepted(scale: 2))
    #expect(try !#require(SizeArgument(argument: "100000x10")).isAccepted(scale: 1))
    #expect(try #require(SizeArgument(argument: "8192x10")).isAccepted(scale: 2))
    #expect(try !#require(SizeArgument(argument: "8193x10")).isAccepted(scale: 2))
  }

  @Test(
    "what is no size is refused",
    arguments: ["", "x", "10", "10x", "10x10x10", "axb", "infx1", "nanx1"])
  func refusals(text: String) { #expect(SizeArgument(argument: text) == nil) }

  @Test("places are told to a hundredth of a point, and nothing is less than 0 by a hair")
  func rough() {
    for (number, text) in [
      (128.66666666666669, "128.67"), (-2.842170943040401e-14, "0"), (369.9999999999998, "370"),
      (20.5, "20.5"), (-283.3333333333337, "-283.33"), (0, "0"),
    ] { #expect(SizeArgument.short(number, digits: 2) == text) }
  }

  @Test("a size is written as it is read")
  func roundTrip() {
    for text in ["390x844", "12.5x3", "1x16384"] {
      #expect(SizeArgument(argument: text)?.description == text)
    }
  }
}

@Suite struct FrameSelectionTests {
  @Test("both ends of a range belong to it; order and overlap do not matter")
  func ranges() throws {
    let selection = try #require(FrameSelection(argument: "70,40-60,55-62,63,5"))
    #expect(selection.ranges == [5...5, 40...63, 70...70])
    #expect([5, 40, 63, 70].allSatisfy(selection.contains))
    #expect(![4, 6, 39, 64, 71].contains(where: selection.contains))
  }

  @Test(
    "what selects nothing is refused",
    arguments: ["", "a", "5-", "-5", "6-5", "1,,2", "1-2-3", "1.5"])
  func refusals(text: String) { #expect(FrameSelection(argument: text) == nil) }
}

@Suite struct BackgroundArgumentTests {
  @Test("short and long forms are one colour")
  func forms() throws {
    let long = try #require(BackgroundArgument(argument: "#336699"))
    #expect(BackgroundArgument(argument: "#369") == long)
    #expect(BackgroundArgument(argument: "#336699FF") == long)
    #expect([long.red, long.green, long.blue, long.alpha] == [0x33, 0x66, 0x99, 0xFF])
    #expect(try #require(BackgroundArgument(argument: "clear")).alpha == 0)
    #expect(BackgroundArgument(argument: "White") == BackgroundArgument(argument: "#fff"))
  }

  @Test(
    "what is no colour is refused",
    arguments: ["", "#", "#12", "#12345", "#gggggg", "pinkish", "336699"])
  func refusals(text: String) { #expect(BackgroundArgument(argument: text) == nil) }
}

@Suite struct LengthArgumentTests {
  @Test("rest begins at the next whole tenth and lasts half a second")
  func settled() {
    let tenth = Instant.ticksPerSecond / 10
    for (ticks, tenths) in [
      (0 as Int64, 5 as Int64), (1, 6), (tenth, 6), (tenth + 1, 7), (23 * tenth, 28),
    ] {
      #expect(LengthArgument.settled(at: Instant(ticks: ticks)).ticks == tenths * tenth)
    }
  }

  @Test("a film has some length")
  func refusals() {
    #expect(LengthArgument(argument: "0") == nil)
    #expect(LengthArgument(argument: "0f") == nil)
    #expect(LengthArgument(argument: "forever") == nil)
    #expect(LengthArgument(argument: "settled") == .settled)
  }
}

@Suite struct DateTests {
  @Test(
    "dates are seconds since 1970",
    arguments: [
      ("1970-01-01", 0), ("2007-01-09T09:41:00Z", 1_168_335_660),
      ("2007-01-09T09:41Z", 1_168_335_660),
      ("2000-02-29", 951_782_400), ("1969-12-31", -86_400), ("2100-03-01", 4_107_542_400),
    ] as [(String, Int64)])
  func dates(text: String, seconds: Int64) throws { #expect(try Parse.date(text) == seconds) }

  @Test(
    "what is no date is refused",
    arguments: [
      "", "2007", "2007-13-01", "2007-02-29", "2007-01-09T24:00:00Z", "2007-01-09 09:41", "today",
    ])
  func refusals(text: String) { #expect(throws: Parse.Refusal.self) { try Parse.date(text) } }
}

@Suite struct OutputArgumentTests {
  @Test(
    "the extension tells the format, and PNG is a still but in a folder or a pattern",
    arguments: [
      ("a.mp4", .video(VideoSettings())), ("b/c.GIF", .gif(GIFSettings())),
      ("a.png", .png(PNGEncoder())), ("out/", .pngSequence(PNGEncoder())),
      ("o/%04d.png", .pngSequence(PNGEncoder())), ("100%%.png", .png(PNGEncoder())),
      ("a.apng", .apng(APNGSettings())), ("a.webp", .webp(WebPSettings())),
      ("a.mov", .video(VideoSettings(container: .mov))),
      ("a.webm", .video(VideoSettings(container: .webm))), ("a.y4m", .raw(.y4m(.half))),
      ("a.rgba", .raw(.rgba)),
    ] as [(String, MediaFormat)])
  func kinds(path: String, format: MediaFormat) throws {
    #expect(try OutputArgument(path, format: nil).format == format)
  }

  @Test("--format stands above the extension and is needed for a pipe")
  func pipes() throws {
    let (mp4, gif) = (FormatName(argument: "mp4"), FormatName(argument: "gif"))
    #expect(try OutputArgument("-", format: mp4).format == .video(VideoSettings()))
    #expect(try OutputArgument("film.bin", format: gif).format == .gif(GIFSettings()))
    #expect(throws: Failure(.usage, Messages.formatForPipe)) {
      try OutputArgument("-", format: nil)
    }
  }

  @Test(
    "what cannot be written is refused in one line",
    arguments: ["a.bmp", "a", "", "dir.d/file", "o%04d.mp4", "o%3d.png", "o%d-%d.png"])
  func refusals(path: String) {
    #expect { try OutputArgument(path, format: nil) } throws: { error in
      (error as? Failure)?.status == .usage && !"\(error)".contains("\n")
    }
  }
}

@Suite struct EncodingOptionsTests {
  private func formats(_ options: [String], _ paths: [String]) throws -> [MediaFormat] {
    try EncodingOptions.parse(options).formats(
      of: paths.map { try OutputArgument($0, format: nil) })
  }

  @Test("a wish is for the outputs that know it, and leaves the others alone")
  func granted() throws {
    let all = ["a.mp4", "b.gif", "c.png", "d.webp", "e/", "f.apng", "g.y4m"]
    #expect(
      try formats(
        ["--quality", "70", "--loop", "2", "--png-backend", "small", "--chroma", "444"], all)
        == [
          .video(VideoSettings(chroma: .full, quality: 70)),
          .gif(GIFSettings(playCount: 2, quality: 70)), .png(PNGEncoder(mode: .small)),
          .webp(WebPSettings(playCount: 2, quality: 70)), .pngSequence(PNGEncoder(mode: .small)),
          .apng(APNGSettings(playCount: 2, mode: .small)), .raw(.y4m(.full)),
        ])
    #expect(
      try formats(["--lossless", "--transfer", "bt709"], ["a.mp4", "b.webp"]) == [
        .video(VideoSettings(isLossless: true, transfer: .bt709)), .webp(WebPSettings()),
      ])
    #expect(
      try formats(["--encoder", "mpeg4"], ["a.mp4"]) == [.video(VideoSettings(encoder: "mpeg4"))])
  }

  @Test(
    "a wish that no output knows is refused, and says whom it is for",
    arguments: [
      (
        ["--quality", "5"], "a.png",
        "--quality is not for a.png; it is for .mp4, .gif, .webp, .mov, .webm"
      ),
      (["--chroma", "444"], "a.gif", "--chroma is not for a.gif; it is for .mp4, .y4m"),
      (
        ["--lossless"], "a.gif",
        "--lossless is not for a.gif; it is for .mp4, .png, .apng, .webp, .rgba"
      ),
      (
        ["--png-backend", "libpng"], "a.apng",
        "--png-backend libpng is not for a.apng; it is for .png"
      ),
      (["--loop", "1"], "a.mp4", "--loop is not for a.mp4; it is for .gif, .apng, .webp"),
      (
        ["--encoder", "x"], "a.mp4",
        "--encoder x is no encoder of a.mp4; accepted are libx264, libsvtav1, mpeg4 for .mp4; prores_ks, prores_aw for .mov; libvpx-vp9 for .webm"
      ),
      (["--max-bytes", "1M"], "a/", "--max-bytes is for files; a/ is many"),
    ])
  func refused(options: [String], path: String, line: String) {
    #expect(throws: Failure(.usage, line)) { try formats(options, [path]) }
  }

  @Test("bytes are counted in thousands and millions")
  func bytes() throws {
    #expect(try ["7", "500k", "2M"].map(Parse.bytes) == [7, 500_000, 2_000_000])
    for text in ["", "0", "-1", "k", "1G", "1.5M", "9999999999999"] {
      #expect(throws: Parse.Refusal.self) { try Parse.bytes(text) }
    }
  }
}

@Suite struct PlaceTests {
  @Test(
    "a path has a folder, a name, a stem and an ending",
    arguments: [
      ("-", ".", "-", "-", ""), ("a", ".", "a", "a", ""), ("a.mp4", ".", "a.mp4", "a", "mp4"),
      ("x/y/a.b.GIF", "x/y", "a.b.GIF", "a.b", "gif"), ("/a.png", "/", "a.png", "a", "png"),
      ("out/", "out", "", "", ""), (".hidden", ".", ".hidden", ".hidden", ""),
    ])
  func parts(path: String, folder: String, name: String, stem: String, ending: String) {
    #expect(Place.folder(of: path) == folder)
    #expect(Place.name(of: path) == name)
    #expect(Place.stem(of: path) == stem)
    #expect(Place.ending(of: path) == ending)
  }
}

@Suite struct CommandTests {
  /// What arguments ask for: a command, or what is told instead of it.
  private func answer(_ command: () throws -> any ParsableCommand) -> String {
    do {
      return String(reflecting: try command())
    } catch {
      return "\(Rostrum.exitCode(for: error)) \(Rostrum.fullMessage(for: error))"
    }
  }

  @Test(
    "a command that is asked alone understands what it would from the root",
    arguments: [
      "", "--help", "--version", "nope", "--nope", "help render", "render", "render --help",
      "render --version", "render --nope a.swift", "render a.swift", "render --fps 0 a.swift",
      "render --fps 60 -o a.mp4 --json - a.swift", "render a.swift b.swift -o - --format y4m",
      "inspect a.swift --trace springs", "inspect", "diff a.png b.png", "diff a.png", "doctor",
      "doctor now", "bench", "bench raster --list a --json -", "bench help", "scene task",
      "scene task render a.swift --fps 30", "scene", "render --fps 60 -- --help",
    ])
  func alone(line: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    #expect(
      answer { try Rostrum.command(arguments) } == answer { try Rostrum.parseAsRoot(arguments) })
  }
}
