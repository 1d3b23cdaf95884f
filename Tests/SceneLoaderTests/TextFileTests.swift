import Foundation
import Testing

@testable import SceneLoader

/// What is at a path that should be a text.
@Suite final class TextFileTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func refusal(_ path: String, patience: Double = 5) -> SceneError? {
    do throws(SceneError) {
      _ = try TextFile(path).read(patience: patience)
      return nil
    } catch {
      return error
    }
  }

  @Test("a text is read as it is", arguments: ["", "a", "Größe 日本\n", "\u{FEFF}import SwiftUI"])
  func reads(text: String) throws {
    try folder.write(text, to: "a.swift")
    let file = try TextFile(folder.path("a.swift"))
    #expect(!file.isStream)
    #expect(try file.read() == text)
  }

  @Test(
    "bytes that are no text are told by their line",
    arguments: [
      ([0x61, 0x0A, 0xFF], "line 2 is not text in UTF-8"),
      ([0xC3], "line 1 is not text in UTF-8"),
      ([0x0A, 0x0A, 0x61, 0x00], "line 3 is not text in UTF-8: it holds a null byte"),
      ([0xFF, 0xFE, 0x61, 0x00], "it is text in UTF-16; accepted is text in UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x61], "it is text in UTF-16; accepted is text in UTF-8"),
    ] as [([UInt8], String)])
  func bytes(bytes: [UInt8], reason: String) {
    #expect(throws: SceneError.unreadable(path: "a", reason: reason)) {
      try TextFile.text(bytes, "a")
    }
  }

  @Test("what is no file is told by what it is")
  func kinds() throws {
    let missing = folder.path("none/a.swift")
    #expect(refusal(missing) == .missing(path: missing))
    #expect(
      refusal(folder.url.path) == .unreadable(path: folder.url.path, reason: "it is a folder"))
    let link = folder.path("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
    #expect(
      refusal(link)
        == .unreadable(path: link, reason: "it is a link to gone, which is not there"))
    let circle = folder.path("circle")
    try FileManager.default.createSymbolicLink(atPath: circle, withDestinationPath: "circle")
    #expect(
      refusal(circle)
        == .unreadable(path: circle, reason: "too many levels of symbolic links"))
    #expect(
      refusal("/dev/zero") == .unreadable(path: "/dev/zero", reason: "it is longer than 16 MB"))
  }

  @Test("a pipe is read once, and one that nobody writes to is not waited for longer than asked")
  func pipes() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(
      refusal(path, patience: 0.05)
        == .unreadable(path: path, reason: "nothing was written to it for 0.05 s"))
    let pipe = Pipe()
    pipe.fileHandleForWriting.write(Data("words".utf8))
    pipe.fileHandleForWriting.closeFile()
    let file = try TextFile("/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    #expect(file.isStream)
    #expect(try file.read() == "words")
  }
}
