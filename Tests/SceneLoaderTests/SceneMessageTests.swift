import Foundation
import Testing

@testable import SceneLoader

@Suite("SceneMessage")
struct SceneMessageTests {
  static let messages: [SceneMessage] = [
    .begins(frameCount: nil), .begins(frameCount: 0), .begins(frameCount: 36_000),
    .frame(number: 0, ticks: 0), .frame(number: 41, ticks: 493_920_000),
    .frame(number: .max, ticks: .max), .working, .note(""), .note("two\nlines, \"quoted\" \\ é 🙂"),
    .failed(status: 75, message: "disk full\n"), .finished(result: "{\n  \"a\" : 1\n}"),
    .finished(result: "frame 1 2"),
  ]

  @Test("comes back from the line that it is", arguments: messages)
  func roundTrip(message: SceneMessage) throws {
    let line = String(decoding: try message.line, as: UTF8.self)
    #expect(!line.contains("\n"))
    #expect(SceneMessage(line: line) == message)
  }

  @Test("a frame is said in three words")
  func frames() throws {
    #expect(
      try SceneMessage.frame(number: 7, ticks: 82_320_000).line == Data("frame 7 82320000".utf8))
  }

  @Test(
    "what a scene itself writes to the descriptor is no message",
    arguments: [
      "", " ", "frame", "frame 1", "frame x 2", "frame 1 x", "frame 1 2 3", "frame 1.5 2",
      "Frame 1 2",
      "{", "{}", "null", "[]", "{\"frame\":{\"number\":1}}", "{\"stop\":{}}", "fault 11 5 -",
      "exit 0 5",
      "frame 99999999999999999999 0",
    ])
  func noise(line: String) { #expect(SceneMessage(line: line) == nil) }

  @Test("the channel writes a line for each, in order")
  func channel() throws {
    let pipe = Pipe()
    let channel = SceneChannel(pipe.fileHandleForWriting)
    for message in Self.messages { channel.send(message) }
    pipe.fileHandleForWriting.closeFile()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let lines = said.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    #expect(lines.dropLast().map { SceneMessage(line: $0) } == Self.messages)
    #expect(lines.last == "")
  }

  @Test("work that takes long says at once that it goes on, says so again, and gives what it makes")
  func working() throws {
    let pipe = Pipe()
    let channel = SceneChannel(pipe.fileHandleForWriting)
    var said = ""
    let made = channel.working {
      while said.split(separator: "\n").count < 2 {
        said += String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      }
      return 7
    }
    #expect(made == 7)
    for line in said.split(separator: "\n") {
      #expect(SceneMessage(line: String(line)) == .working)
    }
    #expect(throws: SceneError.noCompiler) {
      try channel.working { throw SceneError.noCompiler }
    }
  }

  @Test("a tool that is gone is no matter")
  func gone() throws {
    let folder = try TestFolder()
    try folder.write("", to: "closed")
    // Not open for writing, so that every write is refused.
    let handle = try #require(FileHandle(forReadingAtPath: folder.path("closed")))
    SceneChannel(handle).send(.working)
    #expect(try folder.text("closed") == "")
  }
}
