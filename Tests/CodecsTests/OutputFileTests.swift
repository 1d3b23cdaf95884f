import Foundation
import MediaSupport
import Testing

@testable import Codecs

@Suite("OutputFile")
struct OutputFileTests {
  @Test("shows nothing under the final name until it is finished, and nothing else afterwards")
  func atomic() throws {
    let folder = try TemporaryFolder()
    let file = try OutputFile(path: folder.file("a.bin"))
    try file.write([1, 2, 3])
    #expect(folder.names == [".a.bin.tmp-\(getpid())"])
    #expect(
      folder.file(".a.bin.tmp-\(getpid())") == OutputFile.temporaryPath(for: folder.file("a.bin")))
    try file.write([UInt8](repeating: 9, count: 1 << 20))
    try file.finish()
    #expect(folder.names == ["a.bin"])
    #expect(try folder.bytes("a.bin") == [1, 2, 3] + [UInt8](repeating: 9, count: 1 << 20))
    #expect(file.byteCount == 3 + 1 << 20)
  }

  @Test("files of a batch get their names together, and are read under another until then")
  func batch() throws {
    let folder = try TemporaryFolder()
    let batch = OutputBatch()
    for name in ["a", "b"] {
      let file = try OutputFile(path: folder.file(name), batch: batch)
      try file.write(Array(name.utf8))
      try file.finish()
    }
    #expect(folder.names == [".a.tmp-\(getpid())", ".b.tmp-\(getpid())"])
    #expect(batch.place(of: folder.file("a")) == folder.file(".a.tmp-\(getpid())"))
    #expect(batch.place(of: "/other") == "/other")
    try batch.publish()
    #expect(folder.names == ["a", "b"])
    #expect(try folder.bytes("b") == Array("b".utf8))
    batch.abandon()
    #expect(folder.names == ["a", "b"])
  }

  @Test("a batch that is given up, or goes out of use, leaves nothing; neither does one that fails")
  func abandonedBatch() throws {
    let folder = try TemporaryFolder()
    for isLeft in [true, false] {
      let batch = OutputBatch()
      try OutputFile(path: folder.file("a"), batch: batch).finish()
      if !isLeft { batch.abandon() }
    }
    #expect(folder.names.isEmpty)
    try FileManager.default.createDirectory(
      atPath: folder.file("b"), withIntermediateDirectories: false)
    let batch = OutputBatch()
    for name in ["b", "c"] { try OutputFile(path: folder.file(name), batch: batch).finish() }
    let error = #expect(throws: CodecError.self) { try batch.publish() }
    #expect(error == .system(path: folder.file("b"), action: "renaming", number: EISDIR))
    #expect(folder.names == ["b"])
  }

  @Test("puts bytes before all others", arguments: [0, 1, 1000, 1 << 18, 1 << 18 + 1, 3 << 18 + 7])
  func insertion(count: Int) throws {
    let folder = try TemporaryFolder()
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 >> 9) }
    for start in [[], [1, 2, 3], [UInt8](repeating: 5, count: 1 << 18 + 9)] {
      let file = try OutputFile(path: folder.file("a"))
      try file.write(bytes)
      try file.insertStart(start)
      try file.write([9, 9])
      #expect(file.byteCount == start.count + count + 2)
      try file.finish()
      #expect(try folder.bytes("a") == start + bytes + [9, 9])
    }
  }

  @Test("leaves the old file alone when it is abandoned, or forgotten")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    try Data([7]).write(to: URL(filePath: folder.file("a")))
    do {
      let file = try OutputFile(path: folder.file("a"))
      try file.write([1])
      file.abandon()
      _ = try OutputFile(path: folder.file("a"))
    }
    #expect(folder.names == ["a"])
    #expect(try folder.bytes("a") == [7])
  }

  @Test("says what the system said about a folder that is missing or no folder")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("none/a")
    let error = #expect(throws: CodecError.self) { _ = try OutputFile(path: path) }
    #expect(error == .system(path: path, action: "creating the file", number: ENOENT))
    #expect(error?.remedy == .chooseAnotherPlace)
    #expect(error?.description.contains("No such file or directory (2)") == true)
  }

  @Test("tells a full disk from other failures, and removes what it began")
  func full() throws {
    let descriptor = open("/dev/full", O_WRONLY)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let stream = OutputFile(descriptor: descriptor, name: "standard output")
    let error = #expect(throws: CodecError.self) {
      try stream.write([UInt8](repeating: 0, count: 1 << 20))
    }
    #expect(error?.remedy == .makeRoom)
  }

  @Test("tells a closed pipe")
  func closedPipe() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let stream = OutputFile(descriptor: ends[1], name: "standard output")
    let error = #expect(throws: CodecError.self) {
      try stream.write([1])
      try stream.finish()
    }
    #expect(error?.remedy == .stopSilently)
  }

  @Test("writes into a pipe that bears the name, and leaves it there")
  func namedPipe() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(OutputFile.isStream(path) && !OutputFile.isStream(folder.file("none")))
    // Open at both ends, so that nobody waits.
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let file = try OutputFile(path: path)
    #expect(file.temporaryPath == nil)
    try file.write([1, 2, 3])
    try file.finish()
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(read(reader, &bytes, 8) == 3)
    #expect(OutputFile.isStream(path))
    #expect(folder.names == ["pipe"])
  }

  @Test(
    "each step that finds no room says so and leaves nothing",
    arguments: ["write", "rewriteStart", "insertStart", "finish"])
  func noRoom(step: String) async {
    await #expect(processExitsWith: .success) { [step] in
      let folder = try TemporaryFolder()
      let file = try OutputFile(path: folder.file("a"))
      let room = 1 << 18
      try file.write([UInt8](repeating: 1, count: 1000))
      Holdings.limitFiles(to: step == "insertStart" ? 1100 : 500)
      let error = #expect(throws: CodecError.self) {
        switch step {
        case "write": try file.write([UInt8](repeating: 2, count: room + 1))
        case "rewriteStart": try file.rewriteStart([1, 2, 3])
        case "insertStart": try file.insertStart([UInt8](repeating: 3, count: 200))
        default: try file.finish()
        }
      }
      #expect(error?.remedy == .makeRoom)
      #expect(folder.names.isEmpty)
      #expect(Holdings.openFiles(in: folder.path).isEmpty)
      // There is nothing left to give up.
      file.abandon()
    }
  }

  @Test("nothing is done with a file that is finished, or given up")
  func afterTheEnd() async {
    await #expect(processExitsWith: .failure) {
      let file = try OutputFile(path: TemporaryFolder().file("a"))
      file.abandon()
      try file.write([1])
    }
    await #expect(processExitsWith: .failure) {
      let folder = try TemporaryFolder()
      let file = try OutputFile(path: folder.file("a"))
      try file.finish()
      try file.finish()
    }
    await #expect(processExitsWith: .failure) {
      // A stream that is not gathered has gone.
      try OutputFile(descriptor: 1, name: "standard output").rewriteStart([1])
    }
  }

  @Test("closes what it opened, once, and never what it was given", arguments: [false, true])
  func descriptors(isGathered: Bool) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    let others = Holdings.openFiles(in: folder.path)
    #expect(others == [path])
    for end in ["finish", "abandon", "neither"] {
      do {
        let file = try OutputFile(path: path)
        if isGathered { try file.makeRewritable() }
        try file.write([1, 2, 3])
        if end == "finish" { try file.finish() }
        if end == "abandon" {
          file.abandon()
          // The next file may have the number that was given back, and must keep it.
          let other = try OutputFile(path: folder.file("other"))
          file.abandon()
          try other.write([7])
          try other.finish()
        }
      }
      #expect(Holdings.openFiles(in: folder.path) == others, "\(end)")
      let given = OutputFile(descriptor: reader, name: "pipe")
      if isGathered { try given.makeRewritable() }
      given.abandon()
      #expect(fcntl(reader, F_GETFD) >= 0)
    }
    #expect(try folder.bytes("other") == [7])
  }

  @Test("a file that goes on after it was abandoned by its last user keeps its number to itself")
  func numberReused() throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.file("pipe"), 0o600) == 0)
    let reader = open(folder.file("pipe"), O_RDWR | O_NONBLOCK)
    defer { close(reader) }
    var gathered: OutputFile? = try OutputFile(path: folder.file("pipe"))
    try gathered?.makeRewritable()
    gathered?.abandon()
    // This takes the number of the nameless file.
    let next = try OutputFile(path: folder.file("a"))
    gathered = nil
    try next.write([UInt8](repeating: 5, count: 1 << 19))
    try next.finish()
    #expect(try folder.bytes("a").count == 1 << 19)
  }
}
