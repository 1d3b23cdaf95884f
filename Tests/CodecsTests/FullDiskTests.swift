import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// A disk that is full: by the limit that a process may set for itself, so that whoever runs the tests sees it, and by
/// the device that always is.
@Suite("Writers on a full disk")
struct FullDiskTests {
  /// Endings of files, and the encoder where it is not the usual one.
  static let kinds = [
    "png", "mp4", "mp4 mpeg4", "mov", "webm", "gif", "apng", "webp", "y4m", "rgba",
  ]

  private static func format(_ kind: String) throws -> (format: MediaFormat, ending: String) {
    let words = kind.split(separator: " ").map(String.init)
    let format = try #require(MediaFormat(fileExtension: words[0]))
    guard words.count > 1 else { return (format, words[0]) }
    return (try #require(format.granting(.encoder(words[1]))), words[0])
  }

  /// Films noise, of which no encoder makes little, and returns the file's size.
  @discardableResult
  static func film(_ kind: String, to path: String) throws -> Int {
    let format = try format(kind).format
    let writer = try format.makeWriter(
      to: .path(path), width: 64, height: 48, rate: FrameRate(25))
    for number in 0..<(format.isStill ? 1 : 5) {
      let frame = SyntheticFrames.noise(width: 64, height: 48, seed: UInt64(number))
      try writer.write(frame, number: number)
    }
    return try writer.finish().byteCount
  }

  @Test(
    "a file that does not fit is refused, whatever fits of it, and nothing is left; one that just fits is whole",
    arguments: kinds)
  func limit(kind: String) async {
    await #expect(processExitsWith: .success) { [kind] in
      let folder = try TemporaryFolder()
      let ending = try FullDiskTests.format(kind).ending
      let path = folder.file("a.\(ending)")
      let size = try FullDiskTests.film(kind, to: path)
      let whole = try folder.bytes("a.\(ending)")
      #expect(whole.count == size)
      for limit in [0, 1, 9, 100, size / 3, size / 2, size - 1] {
        Holdings.limitFiles(to: limit)
        let error = #expect(throws: CodecError.self, "\(limit) of \(size)") {
          try FullDiskTests.film(kind, to: path)
        }
        #expect(error?.remedy == .makeRoom, "\(limit) of \(size): \(String(describing: error))")
        #expect(error?.description.contains("File too large") == true)
        // The file that was there before is still there, and nothing else.
        #expect(folder.names == ["a.\(ending)"])
        #expect(Holdings.openFiles(in: folder.path).isEmpty)
      }
      #expect(try folder.bytes("a.\(ending)") == whole)
      Holdings.limitFiles(to: size)
      try FullDiskTests.film(kind, to: path)
      #expect(try folder.bytes("a.\(ending)") == whole)
    }
  }

  @Test("a device that is full is told from other failures", arguments: kinds)
  func device(kind: String) throws {
    let error = #expect(throws: CodecError.self) { try Self.film(kind, to: "/dev/full") }
    #expect(error == .system(path: "/dev/full", action: "writing", number: ENOSPC))
    #expect(error?.remedy == .makeRoom)
  }

  @Test("a sequence on a full disk leaves nothing, and the one before as it was")
  func sequence() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      func writer() throws -> any FrameWriter {
        let writer = try MediaFormat.pngSequence(PNGEncoder()).makeWriter(
          to: .path(folder.file("p/")), width: 64, height: 48, rate: FrameRate(25))
        // Pictures of one colour are small.
        try writer.write(Pixmap(width: 64, height: 48), number: 0)
        return writer
      }
      _ = try writer().finish()
      let before = try folder.bytes("p/p.frames.json")
      let writer = try writer()
      Holdings.limitFiles(to: 4096)
      let error = #expect(throws: CodecError.self) {
        let noise = SyntheticFrames.noise(width: 64, height: 48, seed: 1)
        try writer.write(noise, number: 1)
      }
      #expect(error?.remedy == .makeRoom)
      writer.abandon()
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: folder.file("p")).sorted()
          == ["p-0000.png", "p.frames.json"])
      #expect(try folder.bytes("p/p.frames.json") == before)
      #expect(try PNGReader.read(folder.file("p/p-0000.png")) == Pixmap(width: 64, height: 48))
    }
  }

  @Test("frames that are kept for a limit of bytes need room too, and leave nothing")
  func kept() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      let writer = try SizeLimitedWriter(
        path: folder.file("a.gif"), format: .gif(GIFSettings()), byteLimit: 10_000, width: 64,
        height: 48, rate: FrameRate(25))
      Holdings.limitFiles(to: 1000)
      let error = #expect(throws: CodecError.self) {
        try writer.write(SyntheticFrames.noise(width: 64, height: 48, seed: 1), number: 0)
      }
      #expect(error?.remedy == .makeRoom)
      writer.abandon()
      #expect(folder.names.isEmpty)
    }
  }

  @Test(
    "a folder that takes no files is told before the first frame; what stands there stays",
    arguments: kinds)
  func folder(kind: String) throws {
    let folder = try TemporaryFolder()
    // Whoever may write everywhere may not write here.
    for path in ["/proc/self/a", "/proc/a"] {
      let error = #expect(throws: CodecError.self) { try Self.film(kind, to: path) }
      #expect(error?.remedy == .chooseAnotherPlace)
    }
    // A folder bears the name that the file is to have.
    try FileManager.default.createDirectory(
      atPath: folder.file("a"), withIntermediateDirectories: false)
    let error = #expect(throws: CodecError.self) { try Self.film(kind, to: folder.file("a")) }
    #expect(error == .system(path: folder.file("a"), action: "renaming", number: EISDIR))
    #expect(folder.names == ["a"])
  }
}
