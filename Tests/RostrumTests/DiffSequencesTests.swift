import ArgumentParser
import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import RostrumTool

/// How `rostrum diff` pairs pictures of folders and patterns, and what it says of sequences that are not whole.
@Suite struct DiffSequencesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes pictures as they come, without an index.
  private func write(_ names: String..., shade: UInt32 = 0) throws {
    var pixmap = Pixmap(width: 4, height: 4)
    for place in pixmap.words.indices { pixmap.words[place] = 0xff00_0000 | shade }
    for name in names {
      let path = folder.file(name)
      try FileManager.default.createDirectory(
        atPath: Place.folder(of: path), withIntermediateDirectories: true)
      try Data(PNGEncoder().encode(pixmap)).write(to: URL(fileURLWithPath: path))
    }
  }

  /// Films a sequence, with its index.
  private func film(_ text: String, _ numbers: [Int], shade: UInt32 = 0) throws {
    let writer = try PNGSequenceWriter(
      pattern: #require(SequencePattern(folder.file(text))), rate: FrameRate(60))
    for number in numbers {
      var pixmap = Pixmap(width: 4, height: 4)
      for place in pixmap.words.indices { pixmap.words[place] = 0xff00_0000 | shade }
      pixmap[number % 4, 0] = 0xffff_ffff
      try writer.write(pixmap, number: number)
    }
    _ = try writer.finish()
  }

  private func diff(
    _ a: String, _ b: String, _ options: [String] = []
  ) throws -> (failure: Failure?, document: DiffDocument?) {
    let json = folder.file("diff.json")
    try? FileManager.default.removeItem(atPath: json)
    let command = try Diff.parse([folder.file(a), folder.file(b), "--json", json] + options)
    var failure: Failure?
    do { try command.run() } catch { failure = Rostrum.failure(for: error) }
    let data = try? Data(contentsOf: URL(fileURLWithPath: json))
    return (failure, try data.map { try JSONDecoder().decode(DiffDocument.self, from: $0) })
  }

  // MARK: Pairs

  @Test(
    "frames are paired by their numbers, whatever they are called and however they are named",
    arguments: [
      ("a/", "b/", "a", "b"), ("a/", "b/", "a/", "b/"), ("a/", "o/%04d.png", "a", "o"),
      ("a/", "o/f%d.png", "a/", "o/f%d.png"), ("x/%02d.png", "y/f%05d.png", "x/%02d.png", "y"),
      ("x/f%d.png", "y/f%05d.png", "x/f%d.png", "y/f%05d.png"),
    ])
  func byNumber(one: String, other: String, a: String, b: String) throws {
    try film(one, [0, 1, 2, 11])
    try film(other, [0, 1, 2, 11])
    let (failure, document) = try diff(a, b)
    #expect(failure == nil)
    let pattern = try #require(SequencePattern(folder.file(one)))
    #expect(
      document?.pictures.map(\.name)
        == [0, 1, 2, 11].map { Place.name(of: pattern.path(of: $0)) })
    #expect(document?.pairedBy == "number")
    let partner = try #require(SequencePattern(folder.file(other)))
    #expect(
      document?.lines.first
        == "paired by number: 4 from \(pattern.path(of: 0)) with \(partner.path(of: 0)) "
        + "to \(pattern.path(of: 11)) with \(partner.path(of: 11))")
  }

  @Test("folders that never were ours pair by number, too, if their names differ in it alone")
  func foreign() throws {
    try write("a/shot-1.png", "a/shot-2.png", "a/shot-10.png", "b/0002.png", "b/0010.png")
    let (failure, document) = try diff("a", "b")
    #expect(document?.pictures.map(\.name) == ["shot-2.png", "shot-10.png"])
    #expect(document?.onlyInA == ["shot-1.png"] && document?.onlyInB == [])
    #expect(failure == Failure(.incomparable, "not comparable: 1 only in the first"))
  }

  @Test("folders of other names pair by name")
  func byName() throws {
    try write("a/1.png", "a/2.png", "a/cover.png", "b/1.png", "b/2.png", "b/cover.png")
    let (failure, document) = try diff("a", "b")
    #expect(failure == nil && document?.pairedBy == "name" && document?.pairing == nil)
    #expect(document?.pictures.map(\.name) == ["1.png", "2.png", "cover.png"])
    #expect(document?.lines == ["3 pictures, all the same"])
  }

  @Test("beside a film's frames, other pictures pair by name")
  func mixed() throws {
    try film("a/", [0, 1])
    try film("b/", [0, 1])
    try write("a/cover.png", "b/cover.png", "b/back.png")
    let (_, document) = try diff("a", "b")
    #expect(document?.pictures.map(\.name) == ["a-0000.png", "a-0001.png", "cover.png"])
    #expect(document?.onlyInB == ["back.png"])
  }

  @Test("gaps are told, and nothing in common is code 4")
  func gaps() throws {
    try film("a/", [0, 1, 2])
    try film("b/", [1, 3])
    try film("c/", [7])
    let (failure, document) = try diff("a", "b")
    #expect(document?.onlyInA == ["a-0000.png", "a-0002.png"])
    #expect(document?.onlyInB == ["b-0003.png"])
    #expect(failure?.status == .incomparable)
    let (nothing, _) = try diff("a", "c")
    #expect(nothing?.status == .nothingCompared)
    #expect(nothing?.message.hasSuffix("have no frame of the same number") == true)
  }

  @Test("two files of one number are told")
  func twice() throws {
    try write("a/f1.png", "a/f01.png", "a/f2.png", "b/g1.png", "b/g2.png")
    let (failure, _) = try diff("a", "b")
    #expect(failure?.status == .usage)
    let words = "has two frames of the number 1: f01.png and f1.png"
    #expect(failure?.message.hasSuffix(words) == true)
  }

  @Test("heat maps of frames bear the first one's names")
  func heat() throws {
    try film("a/", [0, 1])
    try film("b/", [0, 1], shade: 0x40)
    let (failure, _) = try diff("a", "b/b-%04d.png", ["-o", folder.file("heat")])
    #expect(failure?.status == .differs)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("heat")).sorted()
        == ["a-0000.png", "a-0001.png"])
  }

  // MARK: Indexes

  @Test("a sequence with frames missing or added is not compared")
  func notWhole() throws {
    try film("a/", [0, 1, 2])
    try film("b/", [0, 1, 2])
    try FileManager.default.removeItem(atPath: folder.file("b/b-0001.png"))
    let (missing, document) = try diff("a", "b")
    let line = "\(folder.file("b"))/b-%04d.png is not whole: of 3 frames 1 is missing (b-0001.png)"
    #expect(missing == Failure(.incomparable, line))
    #expect(document?.broken == [line] && document?.pictures == [])
    try write("b/b-0001.png", "b/b-0003.png")
    let (added, _) = try diff("a", "b/b-%04d.png")
    #expect(
      added?.message
        == "\(folder.file("b"))/b-%04d.png is not one film: its index does not know b-0003.png")
  }

  @Test("a sequence whose run was stopped while it took its place is not compared")
  func stopped() throws {
    try film("a/", [0])
    try film("b/", [0])
    let path = folder.file("b/b.frames.json")
    try Place.read(path).replacing("\"complete\" : true", with: "\"complete\" : false")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let (failure, _) = try diff("a", "b")
    #expect(failure?.status == .incomparable)
    #expect(failure?.message.contains("the run that was writing it was stopped") == true)
  }

  @Test("frames that changed since are compared as they are, and told")
  func changed() throws {
    try film("a/", [0, 1])
    try film("b/", [0, 1])
    try write("b/b-0001.png", shade: 0x80)
    let (failure, document) = try diff("a", "b")
    #expect(failure == Failure(.differs, "1 of 2 pictures differs"))
    #expect(document?.notes?.count == 1)
    #expect(document?.notes?[0].hasSuffix("b-0001.png changed since filmed") == true)
  }

  // MARK: What may be filmed over

  @Test("a film's frames may be filmed over; pictures that no index knows may not")
  func filmedOver() throws {
    try film("a/", [0, 1])
    try Place.check(folder.file("a/"))
    try write("a/a-0007.png")
    let failure = #expect(throws: Failure.self) { try Place.check(folder.file("a/")) }
    #expect(
      failure
        == Failure(
          .usage,
          "\(folder.file("a/")) would mix with a-0007.png, which no index calls frames of a film; "
            + "remove it or choose another place"))
    try FileManager.default.removeItem(atPath: folder.file("a/a.frames.json"))
    #expect(throws: Failure.self) { try Place.check(folder.file("a/")) }
    // What is no frame of the pattern is no matter.
    try Place.check(folder.file("a/%04d.png"))
  }

  @Test("a file that bears an index's name is not written over")
  func foreignIndex() throws {
    try write("a/other.png")
    try Data("{}".utf8).write(to: URL(fileURLWithPath: folder.file("a/frames.json")))
    let failure = #expect(throws: Failure.self) { try Place.check(folder.file("a/%d.png")) }
    #expect(failure?.message.hasPrefix("\(folder.file("a/frames.json")) is in the way") == true)
  }
}
