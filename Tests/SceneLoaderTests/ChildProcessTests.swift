import Foundation
import Synchronization
import Testing

@testable import SceneLoader

@Suite("ChildProcess")
struct ChildProcessTests {
  private func shell(
    _ line: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) throws -> (end: ChildProcess.End, output: String) {
    try ChildProcess.run("/bin/sh", ["-c", line, "sh"] + arguments, environment: environment)
  }

  @Test(
    "tells the status that a child exits with", arguments: [0, 1, 2, 7, 75, 127, 255] as [Int32])
  func statuses(status: Int32) throws {
    #expect(try shell("exit \(status)").end == .exited(status))
  }

  @Test(
    "tells the signal that a child dies of",
    arguments: [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGABRT, SIGFPE, SIGKILL, SIGSEGV, SIGPIPE, SIGTERM,
    ])
  func signals(signal: Int32) throws {
    #expect(try shell("ulimit -c 0; kill -\(signal) $$").end == .signalled(signal))
  }

  @Test("collects standard output and error in the order in which they are said")
  func output() throws {
    #expect(try shell("echo a; echo b >&2; echo c").output == "a\nb\nc\n")
  }

  @Test("takes everything that a child says, however long, before it looks how the child ended")
  func longOutput() throws {
    let (end, output) = try shell("head -c 1000000 /dev/zero | tr '\\0' x; exit 3")
    #expect(end == .exited(3))
    #expect(output.utf8.count == 1_000_000)
  }

  @Test(
    "hands arguments on as they are",
    arguments: [[], [""], ["a b", "", "'\"$HOME\\"], ["é🙂", "-o", "--", "*", "a\nb"]])
  func arguments(list: [String]) throws {
    let (_, output) = try shell("printf '%s|' $# \"$@\"", list)
    #expect(output == ([String(list.count)] + list).map { "\($0)|" }.joined() || list.isEmpty)
  }

  @Test("gives the child the environment that it is told, and nothing of its own")
  func environment() throws {
    let (_, output) = try ChildProcess.run(
      "/usr/bin/env", [], environment: ["B": "two = 2", "A": "", "ROSTRUM": "é"])
    #expect(output == "A=\nB=two = 2\nROSTRUM=é\n")
  }

  @Test("seeks a mere name on the environment's PATH, first come first served, and not on its own")
  func path() throws {
    let folder = try TestFolder()
    try folder.writeProgram("echo mine", to: "rostrum-test-program")
    try FileManager.default.createDirectory(
      atPath: folder.path("env"), withIntermediateDirectories: true)
    func run(_ name: String, _ path: String?) throws -> String {
      try ChildProcess.run(name, [], environment: path.map { ["PATH": $0] } ?? [:]).output
    }
    let mine = folder.url.path
    #expect(try run("rostrum-test-program", "/nowhere:\(mine):/usr/bin") == "mine\n")
    // A folder of the name is no program.
    #expect(try run("env", "\(mine):/usr/bin") == "PATH=\(mine):/usr/bin\n")
    #expect(try run("env", nil) == "")
    #expect(throws: SceneError.cannotStart(path: "rostrum-test-program", errno: ENOENT)) {
      try run("rostrum-test-program", "/usr/bin:/nowhere")
    }
    #expect(throws: SceneError.cannotStart(path: "sh", errno: ENOENT)) { try run("sh", "") }
  }

  @Test("tells the system's reason where a program cannot be started")
  func refusals() throws {
    let folder = try TestFolder()
    try folder.write("no program", to: "text")
    for (path, reason) in [
      ("/nowhere/at/all", ENOENT), (folder.path("text"), EACCES), (folder.url.path, EACCES),
      (folder.path("text/below"), ENOTDIR),
    ] {
      #expect(throws: SceneError.cannotStart(path: path, errno: reason)) {
        try ChildProcess.run(path, [], environment: [:])
      }
    }
  }

  @Test("starts a child with an empty input, and with what its other descriptors should be")
  func descriptors() throws {
    #expect(try shell("cat; readlink /proc/self/fd/0").output == "/dev/null\n")
    let output = try Pipe.uninherited()
    let results = try Pipe.uninherited()
    let data = try Pipe.uninherited()
    let child = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "echo 1; echo 2 >&2; echo 3 >&3; echo 4 >&4"],
      environment: [:], output: output.fileHandleForWriting, results: results.fileHandleForWriting,
      data: data.fileHandleForWriting)
    for pipe in [output, results, data] { pipe.fileHandleForWriting.closeFile() }
    #expect(read(output) == "1\n2\n")
    #expect(read(results) == "3\n")
    #expect(read(data) == "4\n")
    #expect(child.wait() == .exited(0))
  }

  @Test("says what a child is told through its input")
  func input() throws {
    let (input, output) = (try Pipe.uninherited(), try Pipe.uninherited())
    let child = try ChildProcess(
      path: "/bin/cat", arguments: [], environment: [:], input: input.fileHandleForReading,
      output: output.fileHandleForWriting)
    output.fileHandleForWriting.closeFile()
    input.fileHandleForReading.closeFile()
    input.fileHandleForWriting.write(Data("words".utf8))
    input.fileHandleForWriting.closeFile()
    #expect(read(output) == "words")
    #expect(child.wait() == .exited(0))
  }

  @Test("sends a child signals")
  func sends() throws {
    let (input, output) = (try Pipe.uninherited(), try Pipe.uninherited())
    let child = try ChildProcess(
      path: "/bin/sh",
      arguments: ["-c", "trap 'exit 9' TERM; echo here; while :; do read x; done"],
      environment: [:], input: input.fileHandleForReading, output: output.fileHandleForWriting)
    #expect(output.fileHandleForReading.availableData == Data("here\n".utf8))
    child.send(SIGTERM)
    #expect(child.wait() == .exited(9))
    input.fileHandleForWriting.closeFile()
  }

  @Test("waits for something to read, for the end of it, or for the time")
  func awaits() {
    let pipe = Pipe()
    #expect(ChildProcess.await(pipe.fileHandleForReading, milliseconds: 0) == .timeout)
    #expect(ChildProcess.await(pipe.fileHandleForReading, milliseconds: 1) == .timeout)
    pipe.fileHandleForWriting.write(Data([1]))
    #expect(ChildProcess.await(pipe.fileHandleForReading, milliseconds: -1) == .readable)
    _ = pipe.fileHandleForReading.availableData
    #expect(ChildProcess.await(pipe.fileHandleForReading, milliseconds: 0) == .timeout)
    pipe.fileHandleForWriting.closeFile()
    #expect(ChildProcess.await(pipe.fileHandleForReading, milliseconds: -1) == .readable)
    #expect(pipe.fileHandleForReading.availableData.isEmpty)
  }

  @Test("a child's end is the end of what it says, whoever else holds the other end")
  func background() throws {
    // The one in the background holds the pipe until it reads the end of its own input.
    let (input, output) = (try Pipe.uninherited(), try Pipe.uninherited())
    let child = try ChildProcess(
      path: "/bin/sh", arguments: ["-c", "exec 5<&0; sh -c 'read x <&5' & echo said; exit 3"],
      environment: [:], input: input.fileHandleForReading, output: output.fileHandleForWriting)
    output.fileHandleForWriting.closeFile()
    var (said, news) = (Data(), [ChildProcess.News]())
    while news.last != .ended {
      news.append(child.await(output.fileHandleForReading, milliseconds: 20_000))
      if news.last == .timeout { break }
      if news.last == .readable { said.append(output.fileHandleForReading.availableData) }
    }
    #expect(news.last == .ended)
    #expect(said == Data("said\n".utf8))
    #expect(child.wait() == .exited(3))
    input.fileHandleForWriting.closeFile()
  }

  @Test("many children that are confined at a time do not disturb one another")
  func confinedTogether() {
    let confinement = Confinement(
      readable: Confinement.system + ["/bin", "/usr"], writable: ["/dev/null"])
    let failed = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 200) { number in
      do {
        let (end, output) = try ChildProcess.run(
          "/bin/echo", ["\(number)"], environment: [:], confinement: confinement)
        if end != .exited(0) || output != "\(number)\n" {
          failed.withLock { $0.append("\(end): \(output)") }
        }
      } catch {
        failed.withLock { $0.append("\(error)") }
      }
    }
    #expect(failed.withLock { $0 } == [])
  }

  @Test("a child that is run for what it says has no descriptors but the standard ones")
  func noOthers() throws {
    let file = open("/dev/null", O_RDONLY)
    defer { close(file) }
    #expect(try shell("ls /proc/self/fd | wc -l").output == "4\n", "ls holds the folder")
  }

  private func read(_ pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
