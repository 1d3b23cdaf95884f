import ArgumentParser
import Motion
import Testing

@testable import RostrumTool

/// Every option that takes a value: what it accepts, and the one line for what it does not.
@Suite struct OptionsTests {
  /// An option of `render`, with values that it takes and values that it does not.
  struct Option: CustomTestStringConvertible, Sendable {
    let name: String
    /// As help and errors show it.
    let value: String
    let accepted: [String]
    let refused: [String]
    let says: String
    var testDescription: String { name }
  }

  static let options = [
    Option(
      name: "--size", value: "wxh|fit",
      accepted: ["390x844", "1x1", "1.5x1.5", "8192x8192", "10×20", "fit"],
      refused: ["", "x", "10", "axb", "1x2x3", "Fit"], says: Messages.extent),
    Option(
      name: "--scale", value: "scale", accepted: ["1", "0.5", "3", "16"],
      refused: ["0", "-1", "16.1", "nan", "inf", "two", ""], says: Messages.scale),
    Option(
      name: "--fps", value: "n|n/d", accepted: ["1", "60", "30000/1001", "1000"],
      refused: ["0", "-5", "59.94", "1001", "1/2", ""], says: Messages.rate),
    Option(
      name: "--duration", value: "t|settled", accepted: ["settled", "2.5", "500ms", "90f", "1/3"],
      refused: ["0", "-1", "forever", "", "86401"], says: Messages.length),
    Option(
      name: "--from", value: "t", accepted: ["0", "1/60", "30f"], refused: ["-1", "soon", "1e3"],
      says: Messages.time),
    Option(name: "--to", value: "t", accepted: ["1"], refused: ["-1", "x"], says: Messages.time),
    Option(
      name: "--at", value: "t,…", accepted: ["0", "0,0.5,30f"], refused: ["", "1,", ",1", "1,x"],
      says: Messages.time),
    Option(
      name: "--frames", value: "a-b,c", accepted: ["0", "0-60,75"],
      refused: ["", "5-", "6-5", "a", "1.5"], says: Messages.frames),
    Option(
      name: "--background", value: "color|clear",
      accepted: ["clear", "White", "#369", "#3698", "#336699", "#336699cc"],
      refused: ["", "#12", "pinkish", "336699"], says: Messages.background),
    Option(
      name: "--speed", value: "x", accepted: ["0.01", "1/3", "2", "100"],
      refused: ["0", "0.009", "101", "-1", "2x", "1s", "fast", ""], says: Messages.speed),
    Option(
      name: "--jobs", value: "n", accepted: ["1", "256"],
      refused: ["0", "257", "-1", "two", "1.5"],
      says: Messages.jobs),
    Option(
      name: "--date", value: "date",
      accepted: ["2007-01-09", "2007-01-09T09:41:00Z", "0001-01-01", "9999-12-31"],
      refused: ["", "today", "2007-1-9", "2007-02-30", "2007-01-09T09:41:00+01:00"],
      says: Messages.date),
    Option(
      name: "--timeout", value: "s", accepted: ["1", "30", "86400", "1.5"],
      refused: ["0", "0.9", "86401", "nan", "soon"], says: Messages.timeout),
    Option(
      name: "--quality", value: "n", accepted: ["0", "100"], refused: ["-1", "101", "best", "1.5"],
      says: Messages.quality),
    Option(
      name: "--loop", value: "n", accepted: ["0", "65535"], refused: ["-1", "65536", "ever"],
      says: Messages.loop),
    Option(
      name: "--max-bytes", value: "n", accepted: ["1", "500k", "500K", "2M"],
      refused: ["0", "-1", "2G", "1.5M", "k", ""], says: Messages.bytes),
  ]

  private func arguments(_ option: Option, _ value: String) -> [String] {
    // A format that every option is for.
    ["render", "a.swift", "-o", "a.gif", option.name, value]
  }

  @Test("an option takes what it says it takes", arguments: options)
  func accepted(option: Option) {
    for value in option.accepted {
      #expect(refusal(arguments(option, value)) == nil, "\(option.name) \(value)")
    }
  }

  @Test(
    "anything else is one line with the value, the option and what is accepted, and code 2",
    arguments: options)
  func refused(option: Option) {
    for value in option.refused {
      let line =
        "The value '\(value)' is invalid for '\(option.name) <\(option.value)>': \(option.says)"
      #expect(refusal(arguments(option, value)) == Failure(.usage, line))
    }
  }

  @Test(
    "options of one of a few words say which",
    arguments: [
      ("--isolation", "strict", "some"), ("--color-scheme", "light", "blue"),
      ("--system", "26", "17"),
      ("--progress", "ndjson", "loud"),
      ("--chroma", "420", "422"), ("--transfer", "bt709", "gamma"),
      ("--png-backend", "small", "zip"), ("--input-format", "swift", "xml"),
      ("--format", "gif", "bmp"), ("--device", "none", "iphone"),
      ("--seed", "18446744073709551615", "-1"),
    ])
  func words(name: String, accepted: String, refused: String) throws {
    let output = ["--png-backend": "a.png", "--chroma": "a.mp4", "--transfer": "a.mp4"][name]
    let arguments = ["render", "a.swift", "-o", output ?? "a.gif", name]
    #expect(refusal(arguments + [accepted]) == nil)
    let failure = try #require(refusal(arguments + [refused]))
    #expect(failure.status == .usage && !failure.message.contains("\n"))
    #expect(failure.message.contains("'\(refused)'") && failure.message.contains(name))
  }

  @Test(
    "what does not go together is told",
    arguments: [
      (["--at", "1", "--frames", "2"], Messages.timesConflict),
      (["--from", "2", "--to", "1"], Messages.fromAfterTo),
      (["--from", "1", "--to", "1"], Messages.fromAfterTo),
      (["--from", "60f", "--to", "1"], Messages.fromAfterTo),
      (
        ["--size", "9000x10"],
        "a stage of 9000x10 points is 18000x20 pixels at scale 2; accepted are sides of at least 1 point and at most 16384 pixels"
      ),
      (
        ["--size", "0.5x10", "--scale", "4"],
        "a stage of 0.5x10 points is 2x40 pixels at scale 4; accepted are sides of at least 1 point and at most 16384 pixels"
      ),
      (["-o", "-", "--format", "gif", "--json", "-"], Messages.jsonAndPipe),
      (["-o", "-", "-o", "-", "--format", "gif"], Messages.pipeTwice),
      (["-o", "b.mp4", "-o", "b.mp4"], "two outputs would be b.mp4"),
      (["-o", "b.mp4", "-o", "./b.mp4"], "two outputs would be ./b.mp4"),
      (["-o", "b/c.gif", "-o", "b/../b/c.gif"], "two outputs would be b/../b/c.gif"),
      (["x/a.swift"], "two outputs would be Output/a.mp4"),
      (["-o", "b/", "-o", "b/b-0003.png"], "two outputs would be b/b-0003.png"),
      (["-o", "b/b-7.png", "-o", "b/"], "two outputs would be b/"),
      (["-o", "b/", "-o", "b/b-%d.png"], "two outputs would be b/b-%d.png"),
      (["-o", "b/f%d.png", "-o", "b/f-%d.png"], "two outputs would be b/f-%d.png"),
      (["-o", "b/", "--json", "./b/b.frames.json"], "two outputs would be ./b/b.frames.json"),
      (["-o", "b.mp4", "--json", "b.mp4"], "two outputs would be b.mp4"),
      (
        ["-o", "./a.swift", "--format", "mp4"],
        "./a.swift is a scene; its film would be written over it"
      ),
      (["x/a.swift", "-o", "{name}.mp4"], "two outputs would be a.mp4"),
      (["b.swift", "-o", "out.mp4"], Messages.outputsForSeveralScenes(2)),
      (["b.swift", "-o", "{name}.mp4", "-o", "a.gif"], Messages.outputsForSeveralScenes(2)),
      (["-", "-o", "{name}-{preview}.mp4"], Messages.previewOfInput),
      (
        ["-o", "{nme}.mp4"],
        "{nme}.mp4: accepted in braces are {name}, {preview}, {ext}; {{ and }} stand for braces themselves"
      ),
      (["-o", "b.mp4", "--lossless", "--quality", "5"], Messages.losslessAlone),
      (["-o", "b.mp4", "--lossless", "--chroma", "444"], Messages.losslessAlone),
    ])
  func conflicts(options: [String], line: String) {
    #expect(refusal(["render", "a.swift"] + options) == Failure(.usage, line))
  }

  @Test("what every scene command takes means the same to each", arguments: ["render", "inspect"])
  func shared(command: String) throws {
    let parsed = try Rostrum.command([
      command, "a.swift", "--preview", "B", "--speed", "1/3", "-D", "X", "--define", "Y",
    ])
    let options = try #require((parsed as? Render)?.scene ?? (parsed as? Inspect)?.scene)
    #expect(options.preview == "B" && options.define == ["X", "Y"])
    #expect(options.speed.numerator == 1 && options.speed.denominator == 3)
    #expect(options.date == 1_168_335_660 && options.seed == 0 && options.timeout == 30)
    #expect(options.lastsUntilSettled)
  }

  @Test("a film is as long as asked for, else to --to, else until the scene has settled")
  func lengths() throws {
    let settled = Instant(ticks: 3 * Instant.ticksPerSecond)
    func seconds(_ arguments: String...) throws -> Double {
      try SceneOptions.parse(arguments).length(settled: settled).seconds
    }
    #expect(try seconds() == 3)
    #expect(try seconds("--duration", "settled") == 3)
    #expect(try seconds("--to", "2") == 2)
    #expect(try seconds("--duration", "5", "--to", "2") == 5)
    #expect(try seconds("--duration", "90f", "--fps", "30") == 3)
    #expect(try !SceneOptions.parse(["--to", "2"]).lastsUntilSettled)
    #expect(try !SceneOptions.parse(["--duration", "2"]).lastsUntilSettled)
  }

  @Test(
    "a trace is for a file of its own kind",
    arguments: [("a.csv", true), ("b/c.JSON", true), ("a.txt", false), ("csv", false), ("", false)])
  func traces(path: String, isTaken: Bool) {
    #expect((TraceArgument(argument: path) != nil) == isTaken)
    #expect((refusal(["inspect", "a.swift", "--trace", path]) == nil) == isTaken)
  }

  @Test("a speed is kept as it is written, never as a binary fraction")
  func speeds() throws {
    let tenth = try #require(SpeedArgument("0.1"))
    #expect(tenth.numerator * 10 == tenth.denominator)
    let third = try #require(SpeedArgument("1/3"))
    #expect(third.numerator * 3 == third.denominator)
    #expect(SpeedArgument("1") == SpeedArgument.usual)
  }
}
