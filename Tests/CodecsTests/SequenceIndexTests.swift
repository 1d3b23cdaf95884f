import Digest
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("SequenceIndex")
struct SequenceIndexTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A writer of small pictures that has taken those of some numbers.
  private func writer(
    _ text: String, _ numbers: [Int], shade: UInt32 = 0
  ) throws -> PNGSequenceWriter {
    let writer = try PNGSequenceWriter(
      pattern: pattern(text), rate: FrameRate(30_000, per: 1001))
    for number in numbers {
      var pixmap = Pixmap(width: 8, height: 4)
      for place in pixmap.words.indices { pixmap.words[place] = 0xff00_0000 | shade }
      pixmap[number % 8, 0] = 0xffff_ffff
      try writer.write(pixmap, number: number)
    }
    return writer
  }

  private func pattern(_ text: String) throws -> SequencePattern {
    try #require(SequencePattern(folder.file(text)))
  }

  private func index(_ text: String) throws -> SequenceIndex? {
    try SequenceIndex.of(pattern(text))
  }

  private func names(_ inner: String = "st") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.file(inner)).sorted()
  }

  // MARK: Whole or not there

  @Test("nothing bears a final name until all frames are whole")
  func hidden() throws {
    let writer = try writer("st/", [0, 1, 2])
    #expect(try names().allSatisfy { $0.hasPrefix(".st-000") && $0.contains(".png.tmp-") })
    let summary = try writer.finish()
    #expect(try names() == ["st-0000.png", "st-0001.png", "st-0002.png", "st.frames.json"])
    #expect(summary.frames == 3 && summary.storedFrames == 3)
    #expect(try summary.digest == index("st/")?.digest)
    #expect(try index("st/")?.faults(pattern("st/"), readsBytes: true) == [])
  }

  @Test("a film that is given up leaves the one before, and nothing of its own")
  func abandoned() throws {
    _ = try writer("st/", [0, 1]).finish()
    let before = try names().map { try folder.bytes("st/\($0)") }
    try writer("st/", [0, 1, 2, 3], shade: 9).abandon()
    _ = try writer("st/", [0, 7], shade: 9)
    #expect(try names() == ["st-0000.png", "st-0001.png", "st.frames.json"])
    #expect(try names().map { try folder.bytes("st/\($0)") } == before)
  }

  @Test(
    "frames of the film before go when the new one is whole, and nothing else does",
    arguments: [("st/", "st/"), ("st/f%d.png", "st/f%04d.png"), ("st/%02d.png", "st/%d.png")])
  func replaced(old: String, new: String) throws {
    _ = try writer(old, Array(0..<12)).finish()
    for other in ["st-9.png.txt", "other-0001.png", "notes.txt"] {
      try Data().write(to: URL(filePath: folder.file("st/\(other)")))
    }
    _ = try writer(new, [3, 4], shade: 9).finish()
    let pattern = try pattern(new)
    #expect(pattern.files().map(\.number) == [3, 4])
    #expect(pattern.files().map(\.path) == [3, 4].map { pattern.path(of: $0) })
    #expect(try names().count == 2 + 1 + 3)
    #expect(try index(new)?.faults(pattern, readsBytes: true) == [])
  }

  @Test("who is killed between two names leaves an index that says so, and the next film mends it")
  func killed() throws {
    _ = try writer("st/", [0, 1, 2]).finish()
    let old = try #require(try index("st/"))
    // A folder in a frame's place stops the renaming where a kill might.
    try FileManager.default.removeItem(atPath: folder.file("st/st-0001.png"))
    try FileManager.default.createDirectory(
      atPath: folder.file("st/st-0001.png/x"), withIntermediateDirectories: true)
    #expect(throws: CodecError.self) { try writer("st/", [0, 1, 5], shade: 9).finish() }
    let torn = try #require(try index("st/"))
    #expect(!torn.isComplete && torn.digest == nil)
    #expect(torn.frames.map(\.number) == [0, 1, 2, 5])
    #expect(try torn.faults(pattern("st/")) == [.unfinished])
    #expect(try names() == ["st-0000.png", "st-0001.png", "st-0002.png", "st.frames.json"])

    try FileManager.default.removeItem(atPath: folder.file("st/st-0001.png"))
    _ = try writer("st/", [0, 1]).finish()
    #expect(try names() == ["st-0000.png", "st-0001.png", "st.frames.json"])
    let mended = try #require(try index("st/"))
    #expect(mended.isComplete && mended.frames == Array(old.frames.prefix(2)))
  }

  @Test("a sequence without frames changes nothing")
  func empty() throws {
    _ = try writer("st/", [0]).finish()
    let writer = try writer("st/", [])
    #expect(throws: CodecError.noFrames(path: folder.file("st/"))) { try writer.finish() }
    #expect(try names() == ["st-0000.png", "st.frames.json"])
  }

  // MARK: What it says

  @Test("an index tells each frame's file, bytes and digest, and one digest for all")
  func contents() throws {
    _ = try writer("st/%03d.png", [40, 41, 41 + 8]).finish()
    let index = try #require(try index("st/%03d.png"))
    #expect(index.isComplete && index.pattern == "%03d.png" && index.fps == "30000/1001")
    #expect(index.width == 8 && index.height == 4)
    #expect(index.frames.map(\.file) == ["040.png", "041.png", "049.png"])
    for frame in index.frames {
      let bytes = try folder.bytes("st/\(frame.file)")
      #expect(frame.bytes == bytes.count && frame.digest == SHA256.hexadecimal(of: bytes))
    }
    // Equal pictures have equal digests, and the order counts.
    #expect(index.frames[1].digest == index.frames[2].digest)
    let lines = index.frames.map { "\($0.number) \($0.digest ?? "")\n" }.joined()
    #expect(index.digest == SHA256.hexadecimal(of: Array(lines.utf8)))
  }

  @Test("the same film has the same index, whatever stood there before")
  func reproducible() throws {
    _ = try writer("a/st/", [0, 1, 2]).finish()
    _ = try writer("b/st/", Array(0..<30), shade: 5).finish()
    _ = try writer("b/st/", [0, 1, 2]).finish()
    #expect(try folder.bytes("a/st/st.frames.json") == folder.bytes("b/st/st.frames.json"))
  }

  @Test("what does not fit is told: missing, added, changed")
  func faults() throws {
    _ = try writer("st/", [0, 1, 2, 3]).finish()
    let (index, pattern) = (try #require(try index("st/")), try pattern("st/"))
    var bytes = try folder.bytes("st/st-0003.png")
    bytes[bytes.count - 1] ^= 1
    try Data(bytes).write(to: URL(filePath: folder.file("st/st-0003.png")))
    #expect(index.faults(pattern) == [])
    #expect(index.faults(pattern, readsBytes: true) == [.changed(["st-0003.png"])])
    try Data(bytes + [0]).write(to: URL(filePath: folder.file("st/st-0003.png")))
    try Data(bytes).write(to: URL(filePath: folder.file("st/st-7.png")))
    try FileManager.default.removeItem(atPath: folder.file("st/st-0001.png"))
    #expect(
      index.faults(pattern) == [
        .missing(["st-0001.png"]), .added(["st-7.png"]), .changed(["st-0003.png"]),
      ])
  }

  @Test("what is no index of these frames is none, and one of a later version is told")
  func others() throws {
    _ = try writer("st/f%d.png", [0]).finish()
    #expect(try index("st/f-%d.png") == nil)
    #expect(try index("st/f%08d.png") != nil)
    for text in ["", "{}", "[1", #"{"frames":{}}"#, #"{"schema":"other/1"}"#] {
      try Data(text.utf8).write(to: URL(filePath: folder.file("st/f.frames.json")))
      #expect(try index("st/f%d.png") == nil)
      #expect(try SequenceIndex.all(in: folder.file("st/")).isEmpty)
    }
    try Data(#"{"schema":"rostrum.frames/2"}"#.utf8)
      .write(to: URL(filePath: folder.file("st/f.frames.json")))
    let error = #expect(throws: CodecError.self) { try index("st/f%d.png") }
    #expect(error?.description.contains("rostrum.frames/2") == true)
  }

  @Test("an index that names files elsewhere harms none of them")
  func hostile() throws {
    _ = try writer("st/", [0]).finish()
    try Data([1]).write(to: URL(filePath: folder.file("st-0009.png")))
    try Data([1]).write(to: URL(filePath: folder.file("st/keep.txt")))
    let path = folder.file("st/st.frames.json")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    for name in ["../st-0009.png", "keep.txt", ""] {
      try text.replacing("st-0000.png", with: name)
        .write(toFile: path, atomically: true, encoding: .utf8)
      _ = try writer("st/", [1]).finish()
      #expect(folder.names == ["st", "st-0009.png"])
      #expect(try names().contains("keep.txt"))
    }
  }

  @Test("all indexes of a folder are found, with the patterns of their frames")
  func all() throws {
    for text in ["st/", "st/100%%-%d.png", "st/%04d.png"] { _ = try writer(text, [3]).finish() }
    let found = try SequenceIndex.all(in: folder.file("st/"))
    #expect(found.map(\.pattern.name) == ["100%%-%d.png", "%04d.png", "st-%04d.png"])
    for (pattern, index) in found { #expect(index.faults(pattern, readsBytes: true) == []) }
  }
}
