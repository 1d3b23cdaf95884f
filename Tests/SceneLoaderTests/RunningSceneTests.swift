import Foundation
import Motion
import Testing

@testable import SceneLoader

/// How a scene's process is watched, with lines of the shell in the scene's place.
@Suite("RunningScene")
struct RunningSceneTests {
  /// Runs lines of the shell as a scene's process to their end.
  private func run(
    _ lines: String, _ arguments: [String] = [], timeout: Double = 60, library: String? = nil,
    processorSeconds: UInt64 = 0
  ) throws -> (outcome: SceneProcess.Outcome, messages: [SceneMessage]) {
    let scene = try start(
      lines, arguments, timeout: timeout, library: library, processorSeconds: processorSeconds)
    var messages: [SceneMessage] = []
    let outcome = scene.watch { messages.append($0) }
    return (outcome, messages)
  }

  private func start(
    _ lines: String, _ arguments: [String] = [], timeout: Double = 60, library: String? = nil,
    output: FileHandle = .nullDevice, expectsWords: Bool = false, processorSeconds: UInt64 = 0
  ) throws -> RunningScene {
    var process = SceneProcess(
      installation: .shell, arguments: ["-c", "ulimit -c 0\n\(lines)", "sh"] + arguments,
      library: library, timeout: timeout, libraryPath: nil)
    process.output = output
    process.processorSeconds = processorSeconds
    // Signals that ask to stop are kept back on this thread only while the process starts.
    defer { keepSignals(SIG_UNBLOCK) }
    return try process.start(expectsWords: expectsWords)
  }

  private func keepSignals(_ how: Int32) {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&set, signal) }
    pthread_sigmask(how, &set, nil)
  }

  /// A message as the shell says it.
  private func say(_ message: SceneMessage) throws -> String {
    "printf '%s\\n' '\(String(decoding: try message.line, as: UTF8.self))' >&3"
  }

  @Test("gives the result, and tells everything before it in order")
  func finished() throws {
    let messages: [SceneMessage] = [
      .begins(frameCount: 2), .frame(number: 0, ticks: 0), .working, .note("a b"),
      .frame(number: 1, ticks: 11_760_000),
    ]
    let lines = try (messages + [.finished(result: "{}")]).map(say).joined(separator: "\n")
    let (outcome, told) = try run(lines)
    #expect(outcome == .finished(result: "{}"))
    #expect(told == messages)
  }

  @Test("a failure has the status and the line of the scene's process, whatever it exits with")
  func failed() throws {
    let lines = try say(.failed(status: 75, message: "no room")) + "\nexit 3"
    #expect(try run(lines).outcome == .failed(status: 75, message: "no room"))
  }

  @Test("lines may come in any pieces")
  func pieces() throws {
    let (outcome, told) = try run(
      "for part in fra 'me 1 1' '17\nframe' ' 2 5\n{\"fini' 'shed\":{\"result\":\"x\"}}\n'; do "
        + "printf '%s' \"$part\" >&3; done")
    #expect(outcome == .finished(result: "x"))
    #expect(told == [.frame(number: 1, ticks: 117), .frame(number: 2, ticks: 5)])
  }

  @Test("what a scene writes there itself is passed over")
  func noise() throws {
    let (outcome, told) = try run(
      "printf 'hello\\n\\nframe one 2\\n\\377\\376\\n' >&3\n"
        + (try say(.finished(result: "r"))) + "\nprintf 'a line without its end' >&3")
    #expect(outcome == .finished(result: "r"))
    #expect(told.isEmpty)
  }

  @Test("a scene that leaves without a result has exited, at its own word or at its last frame")
  func exited() throws {
    #expect(try run("exit 0").outcome == .exited(status: 0, at: .zero))
    #expect(
      try run("echo frame 3 900 >&3; exit 4").outcome
        == .exited(status: 4, at: Instant(ticks: 900)))
    #expect(
      try run("echo frame 3 900 >&3; echo exit 4 1234 >&3; exit 4").outcome
        == .exited(status: 4, at: Instant(ticks: 1234)))
  }

  @Test(
    "a scene that dies has trapped, by the signal that it told of or the one that it died of",
    arguments: [SIGILL, SIGABRT, SIGFPE, SIGKILL, SIGSEGV, SIGBUS])
  func trapped(signal: Int32) throws {
    #expect(
      try run("echo frame 3 900 >&3; kill -\(signal) $$").outcome
        == .trapped(signal: signal, at: Instant(ticks: 900), function: nil))
    // Only the first word counts: a handler that traps itself says more.
    #expect(
      try run(
        "echo fault 4 77 - >&3; echo fault 11 99 - >&3; kill -\(signal) $$"
      ).outcome == .trapped(signal: 4, at: Instant(ticks: 77), function: nil))
  }

  @Test("a scene that had no memory is told from one that trapped")
  func outOfMemory() throws {
    #expect(
      try run("echo memory 6 77 - >&3; kill -ABRT $$").outcome
        == .outOfMemory(at: Instant(ticks: 77), function: nil))
  }

  @Test("a scene that used its processor time is told from one that was killed")
  func outOfTime() throws {
    let spin = "echo frame 3 900 >&3; ulimit -t 2; while :; do :; done"
    let used = SceneProcess.Outcome.outOfTime(seconds: 1, at: Instant(ticks: 900), function: nil)
    #expect(try run(spin, processorSeconds: 1).outcome == used)
    // The shell sets both limits, so that it is killed as one that ignores the first signal; here it is not.
    #expect(
      try run("ulimit -St 1; while :; do :; done", processorSeconds: 1).outcome
        == .outOfTime(seconds: 1, at: .zero, function: nil))
    #expect(
      try run("kill -KILL $$", processorSeconds: 1).outcome
        == .trapped(signal: SIGKILL, at: .zero, function: nil))
  }

  @Test("a process that a scene leaves behind is not waited for")
  func leftBehind() throws {
    // It ends when its input does: with this test.
    let lines = try "exec 5<&0; sh -c 'read x <&5' &\n" + say(.finished(result: "r"))
    let scene = try start(lines, timeout: 60, expectsWords: true)
    let began = Date()
    #expect(scene.watch { _ in } == .finished(result: "r"))
    #expect(Date().timeIntervalSince(began) < 30)
    scene.tell(Data())
  }

  @Test("what the runtime said of a fault is told with it; silence is not")
  func lastWords() throws {
    func words(_ said: String) throws -> String? {
      let outcome = try run("\(said) echo fault 4 77 - >&3; kill -ILL $$").outcome
      guard case .trapped(_, _, _, _, let words) = outcome else { return "\(outcome)" }
      return words
    }
    #expect(
      try words("echo 'words A/b.swift:3: Fatal error: no' >&3;") == "A/b.swift:3: Fatal error: no")
    #expect(try words("echo 'words ' >&3;") == nil)
    #expect(try words("") == nil)
  }

  @Test("a result is no result if the process dies behind it")
  func diesAfterwards() throws {
    let outcome = try run(try say(.finished(result: "r")) + "\nkill -SEGV $$").outcome
    #expect(outcome == .trapped(signal: SIGSEGV, at: .zero, function: nil))
  }

  @Test("a fault is told in the function of the scene's library that it happened in")
  func function() throws {
    let file = "/proc/self/exe"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
    let entry = (0..<8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[0x18 + $1]) }
    func outcome(_ place: String, _ library: String?) throws -> SceneProcess.Outcome {
      try run("echo fault 11 5 \(place) >&3; kill -SEGV $$", library: library).outcome
    }
    func trapped(_ function: String?) -> SceneProcess.Outcome {
      .trapped(signal: SIGSEGV, at: Instant(ticks: 5), function: function)
    }
    let place = String(entry + 1, radix: 16)
    #expect(try outcome(place, file) == trapped("_start"))
    #expect(try outcome("1", file) == trapped(nil))
    #expect(try outcome("-", file) == trapped(nil))
    #expect(try outcome(place, "/nowhere.so") == trapped(nil))
    #expect(try outcome(place, nil) == trapped(nil))
  }

  @Test("a scene that is silent for too long is asked where it is, then killed")
  func timedOut() throws {
    // One that answers, as the handler of a scene does.
    let answers = "trap 'echo fault 6 42 - >&3; exit 1' ABRT; while :; do :; done"
    #expect(
      try run(answers, timeout: 0.1).outcome
        == .timedOut(seconds: 0.1, at: Instant(ticks: 42), function: nil))
    // One that does not even die of it.
    let stubborn = "trap '' ABRT; echo frame 1 8 >&3; while :; do :; done"
    #expect(
      try run(stubborn, timeout: 0.1).outcome
        == .timedOut(seconds: 0.1, at: Instant(ticks: 8), function: nil))
  }

  @Test("noise is not taken for frames: whoever makes it is silent")
  func noisy() throws {
    let noisy = "trap 'exit 1' ABRT; while :; do echo noise >&3; sleep 0.05; done"
    #expect(
      try run(noisy, timeout: 0.4).outcome
        == .timedOut(seconds: 0.4, at: .zero, function: nil))
  }

  @Test(
    "a signal to the tool ends the scene, and the outcome names it",
    arguments: [SIGINT, SIGTERM, SIGHUP])
  func stopped(signal: Int32) throws {
    let scene = try start("while :; do :; done")
    keepSignals(SIG_BLOCK)
    defer { keepSignals(SIG_UNBLOCK) }
    // To this thread alone, which keeps it until it is asked for.
    pthread_kill(pthread_self(), signal)
    #expect(scene.watch { _ in } == .stopped(signal: signal))
    #expect(kill(scene.id, 0) == -1, "the scene is gone")
  }

  @Test("a scene that stands still is woken up to be ended")
  func stoppedScene() throws {
    let scene = try start("kill -STOP $$")
    keepSignals(SIG_BLOCK)
    defer { keepSignals(SIG_UNBLOCK) }
    pthread_kill(pthread_self(), SIGTERM)
    #expect(scene.watch { _ in } == .stopped(signal: SIGTERM))
  }

  @Test("can be stopped unwatched")
  func stop() throws {
    let scene = try start("while :; do :; done")
    scene.stop()
    #expect(kill(scene.id, 0) == -1)
  }

  @Test("is told its words once, and then that there are no more")
  func words() throws {
    let words = String(repeating: "w", count: 4096)
    let scene = try start(
      "words=$(cat); printf '{\"finished\":{\"result\":\"%s\"}}\\n' \"$words\" >&3",
      expectsWords: true)
    scene.tell(Data(words.utf8))
    #expect(scene.watch { _ in } == .finished(result: words))
  }

  @Test("words for a process that is gone are no matter")
  func lateWords() throws {
    let scene = try start("exit 5", expectsWords: true)
    #expect(scene.watch { _ in } == .exited(status: 5, at: .zero))
    scene.tell(Data("late".utf8))
  }

  @Test("has the same environment, whoever starts it")
  func environment() throws {
    let folder = try TestFolder()
    try folder.write("", to: "said")
    let output = try #require(FileHandle(forWritingAtPath: folder.path("said")))
    let scene = try start("exec /usr/bin/env", output: output)
    _ = scene.watch { _ in }
    let names = try folder.text("said").split(separator: "\n").map { $0.prefix { $0 != "=" } }
    #expect(
      Set(names).subtracting(["PWD", "OLDPWD", "SHLVL", "_"]) == [
        "SWIFT_DETERMINISTIC_HASHING", "SWIFT_BACKTRACE", "TZ", "SVT_LOG", "LC_ALL", "LANG", "HOME",
        "PATH", "XDG_CONFIG_HOME",
      ])
    #expect(try folder.text("said").contains("TZ=UTC\n"))
  }

  @Test("a tool that is not there cannot be started")
  func notStarted() throws {
    var process = SceneProcess(
      installation: .nowhere, arguments: [], library: nil, timeout: 1, libraryPath: nil)
    process.output = .nullDevice
    defer { keepSignals(SIG_UNBLOCK) }
    #expect(throws: SceneError.cannotStart(path: "/nowhere/rostrum", errno: ENOENT)) {
      try process.start()
    }
  }
}

@Suite("Patience")
struct PatienceTests {
  @Test("lasts from what was said last", arguments: [1.0, 30, 86_400])
  func renewal(timeout: Double) {
    var patience = Patience(timeout: timeout, now: 5)
    #expect(patience.milliseconds(5) == Int32(timeout * 1000) + 1)
    #expect(patience.milliseconds(5 + timeout / 2) == Int32(timeout * 500) + 1)
    #expect(patience.milliseconds(5 + 2 * timeout) == 1)
    patience.renew(now: 5 + timeout / 2)
    #expect(patience.milliseconds(5 + timeout / 2) == Int32(timeout * 1000) + 1)
    #expect(!patience.isOverdue)
  }

  @Test("once over, asks, waits a second whatever comes, and kills")
  func overdue() {
    var patience = Patience(timeout: 2, now: 0)
    #expect(patience.runOut(now: 2) == SIGABRT)
    #expect(patience.isOverdue)
    patience.renew(now: 2.5)
    #expect(patience.milliseconds(2.5) == 501)
    #expect(patience.runOut(now: 3) == SIGKILL)
    #expect(patience.runOut(now: 4) == SIGKILL)
  }

  @Test("never waits longer than the system can")
  func longest() {
    #expect(Patience(timeout: .infinity, now: 0).milliseconds(0) == 1_000_000_000)
  }
}

extension Installation {
  /// One whose tool is the shell.
  fileprivate static let shell = installation(tool: "/bin/sh")
  /// One without a tool.
  fileprivate static let nowhere = installation(tool: "/nowhere/rostrum")

  private static func installation(tool: String) -> Installation {
    let nowhere = URL(fileURLWithPath: "/nowhere")
    return Installation(
      tool: URL(fileURLWithPath: tool), modules: nowhere, plugin: nowhere, headers: nowhere)
  }
}
