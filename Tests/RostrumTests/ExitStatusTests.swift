import ArgumentParser
import Codecs
import Motion
import SceneLoader
import Testing
import Typography

@testable import RostrumTool

/// Codes are a contract: scripts read them.
@Suite struct ExitStatusTests {
  @Test(
    "a status has the code that scripts know",
    arguments: [
      (.done, 0), (.internalError, 1), (.usage, 2), (.differs, 3), (.nothingCompared, 4),
      (.incomparable, 5), (.nondeterministic, 6), (.sceneFailed, 7), (.temporary, 75),
      (.interrupted, 130), (.closedPipe, 141), (.terminated, 143),
    ] as [(RostrumTool.ExitStatus, Int32)])
  func codes(status: RostrumTool.ExitStatus, code: Int32) { #expect(status.rawValue == code) }

  private struct Unknown: Error {}

  static let errors: [(any Error, RostrumTool.ExitStatus)] = [
    (Failure(.differs, "x"), .differs), (SceneError.noCompiler, .usage),
    (SceneError.cannotStart(path: "x", errno: 11), .temporary),
    (ScriptError.malformed(step: "x", accepted: "y"), .usage),
    (CodecError.system(path: "x", action: "writing", number: 28), .temporary),
    (CodecError.system(path: "x", action: "writing", number: 32), .closedPipe),
    (CodecError.system(path: "x", action: "opening", number: 13), .usage),
    (CodecError.noFrames(path: "x"), .usage),
    (CodecError.missingLibrary(file: "x", package: "y", reason: "z"), .usage),
    (CodecError.refused(path: "x", encoder: "y", text: "z"), .usage),
    (FontError.missing(file: "x", package: "y", searched: ["z"]), .usage),
    (ValidationError("x"), .usage),
  ]

  @Test("what goes wrong has one line and the code of its kind", arguments: errors.indices)
  func failures(index: Int) {
    let (error, status) = Self.errors[index]
    let failure = Rostrum.failure(for: error)
    #expect(failure.status == status)
    #expect(!failure.message.contains("\n"))
    #expect(failure.message.isEmpty == (status == .closedPipe))
  }

  @Test("what nobody thought of is a bug that says so")
  func unknown() {
    let failure = Rostrum.failure(for: Unknown())
    #expect(failure.status == .internalError)
    #expect(failure.message.hasSuffix("this is a bug in rostrum, please report it"))
  }

  @Test(
    "questions are answered with 0", arguments: [["--help"], ["--version"], ["render", "--help"]])
  func answers(arguments: [String]) throws {
    let error = #expect(throws: (any Error).self) {
      var command = try Rostrum.command(arguments)
      try command.run()
    }
    let answer = Rostrum.failure(for: try #require(error))
    #expect(answer.status == .done && !answer.message.isEmpty)
  }

  @Test("the end of a scene is told with its time, place and cause")
  func ends() {
    let instant = Instant(ticks: Instant.ticksPerSecond / 2)
    let ends = [
      (
        Messages.trapped("a.swift", signal: 4, at: instant, function: "f(_:)"),
        "a.swift stopped by a trap (signal 4) at 0.500 s in f(_:)"
      ),
      (
        Messages.trapped(
          "a.swift", signal: 4, at: .zero, function: "f()", line: 7,
          words: "Swift/Array.swift:92: Fatal error: Index out of range"),
        "a.swift:7 stopped by a trap (signal 4) at 0.000 s in f(): Fatal error: Index out of range"
      ),
      (
        Messages.trapped(
          "a.swift", signal: 4, at: .zero, function: nil,
          words: "SceneFile/a.swift:9: Fatal error: no card: 3 "),
        "a.swift:9 stopped by a trap (signal 4) at 0.000 s: Fatal error: no card: 3"
      ),
      (
        Messages.trapped(
          "a.swift", signal: 6, at: .zero, function: nil,
          words: "Could not cast value of type 'A' to 'B'."),
        "a.swift stopped by abort (signal 6) at 0.000 s: Could not cast value of type 'A' to 'B'."
      ),
      (
        Messages.trapped("a.swift", signal: 11, at: .zero, function: nil),
        "a.swift stopped by a bad memory access or a stack overflow (signal 11) at 0.000 s"
      ),
      (
        Messages.trapped("a.swift", signal: 8, at: .zero, function: nil),
        "a.swift stopped by an arithmetic error (signal 8) at 0.000 s"
      ),
      (
        Messages.trapped("a.swift", signal: 6, at: .zero, function: nil),
        "a.swift stopped by abort (signal 6) at 0.000 s"
      ),
      (
        Messages.trapped("a.swift", signal: 31, at: .zero, function: nil),
        "a.swift stopped by signal 31 at 0.000 s"
      ),
      (
        Messages.exited("a.swift", status: 3, at: instant), "a.swift called exit(3) at 0.500 s"
      ),
      (
        Messages.timedOut("a.swift", seconds: 30, at: instant, function: "spin()"),
        "a.swift gave no frame for 30 s at 0.500 s in spin(); --timeout allows more"
      ),
      (
        Messages.endless("a.swift", at: instant, what: "w"),
        "a.swift never came to an end at 0.500 s: w"
      ),
    ]
    for (failure, line) in ends { #expect(failure == Failure(.sceneFailed, line)) }
    #expect(
      Messages.trapped("a.swift", signal: 9, at: .zero, function: nil)
        == Failure(
          .temporary,
          "a.swift stopped by SIGKILL, perhaps for want of memory (signal 9) at 0.000 s"))
  }

  @Test("a signal ends the tool with its own code and without a word")
  func signals() {
    #expect(Messages.stopped(signal: 2) == Failure(.interrupted, ""))
    #expect(Messages.stopped(signal: 15) == Failure(.terminated, ""))
    #expect(Messages.stopped(signal: 1) == Failure(.terminated, ""))
  }
}

/// What the tool would say to arguments that it does not accept; `nil` if it does.
func refusal(_ arguments: [String]) -> Failure? {
  do {
    _ = try Rostrum.command(arguments)
    return nil
  } catch {
    return Rostrum.failure(for: error)
  }
}
