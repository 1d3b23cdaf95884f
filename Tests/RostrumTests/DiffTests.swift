import ArgumentParser
import Codecs
import Foundation
import Goldens
import MediaSupport
import Pixels
import Testing

@testable import RostrumTool

/// The numbers of `rostrum diff`, and what they come to.
@Suite struct DiffTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Writes a grey picture whose pixels are changed as told.
  private func write(
    _ name: String, width: Int = 8, height: Int = 6, _ pixels: [(x: Int, y: Int, word: UInt32)] = []
  ) throws {
    var pixmap = Pixmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixmap[x, y] = 0xff80_8080 } }
    for (x, y, word) in pixels { pixmap[x, y] = word }
    let path = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: Place.folder(of: path), withIntermediateDirectories: true)
    try Data(PNGEncoder().encode(pixmap)).write(to: URL(fileURLWithPath: path))
  }

  /// What the command says and writes.
  private func diff(
    _ a: String, _ b: String, _ options: [String] = []
  ) throws -> (failure: Failure?, document: DiffDocument) {
    let json = folder.file("diff.json")
    let command = try Diff.parse([folder.file(a), folder.file(b), "--json", json] + options)
    var failure: Failure?
    do { try command.run() } catch { failure = Rostrum.failure(for: error) }
    let data = try Data(contentsOf: URL(fileURLWithPath: json))
    return (failure, try JSONDecoder().decode(DiffDocument.self, from: data))
  }

  @Test("a picture is the same as itself, whatever is tolerated", arguments: [0, 1, 255])
  func same(tolerance: Int) throws {
    try write("a.png", [(1, 2, 0xff00_00ff)])
    let (failure, document) = try diff("a.png", "a.png", ["--tolerance", "\(tolerance)"])
    #expect(failure == nil)
    #expect(document.tolerance == tolerance)
    #expect(
      document.pictures == [
        .init(
          name: "a.png", pixels: 48, differing: 0, greatest: 0, mean: 0,
          closeness: tolerance > 0 ? 0 : nil)
      ])
  }

  @Test("differing pixels are counted, their greatest difference told, and what holds them")
  func numbers() throws {
    try write("a.png")
    try write("b.png", [(2, 1, 0xff80_8081), (5, 4, 0xff80_8090)])
    let (failure, document) = try diff("a.png", "b.png")
    #expect(failure == Failure(.differs, "the pictures differ"))
    let picture = try #require(document.pictures.first)
    #expect(picture.pixels == 48 && picture.differing == 2 && picture.greatest == 16)
    #expect(picture.box == .init(x: 2, y: 1, width: 4, height: 4))
    #expect(abs((picture.mean ?? 0) * 48 * 4 - 17) < 1e-9)
  }

  @Test("the numbers do not depend on which picture comes first")
  func symmetry() throws {
    try write("a.png", [(0, 0, 0xff00_0000)])
    try write("b.png", [(7, 5, 0xffff_ffff)])
    let (one, other) = (try diff("a.png", "b.png").document, try diff("b.png", "a.png").document)
    for (first, second) in zip(one.pictures, other.pictures) {
      #expect(first.differing == second.differing && first.greatest == second.greatest)
      #expect(first.mean == second.mean && first.box == second.box)
    }
  }

  @Test(
    "what is tolerated does not count", arguments: [(0, 2), (1, 1), (15, 1), (16, 0), (255, 0)])
  func tolerance(tolerance: Int, differing: Int) throws {
    try write("a.png")
    try write("b.png", [(2, 1, 0xff80_8081), (5, 4, 0xff80_8090)])
    let (failure, document) = try diff("a.png", "b.png", ["--tolerance", "\(tolerance)"])
    #expect(document.pictures.first?.differing == differing)
    #expect((failure == nil) == (differing == 0))
  }

  @Test("pictures of other sizes cannot be compared, and say both")
  func sizes() throws {
    try write("a.png")
    try write("b.png", width: 9)
    let (failure, document) = try diff("a.png", "b.png", ["--tolerance", "255"])
    #expect(failure == Failure(.incomparable, "not comparable: 1 of other size"))
    #expect(document.pictures == [.init(name: "a.png", sizes: ["8x6", "9x6"])])
  }

  @Test("folders are compared by names, and what only one has is told")
  func folders() throws {
    for name in ["a/1.png", "a/2.png", "a/only.png", "b/1.png", "b/other.png"] { try write(name) }
    try write("b/2.png", [(0, 0, 0xff00_0000)])
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.file("a/text.txt")))
    let (failure, document) = try diff("a", "b")
    #expect(document.pictures.map(\.name) == ["1.png", "2.png"])
    #expect(document.onlyInA == ["only.png"] && document.onlyInB == ["other.png"])
    #expect(
      failure
        == Failure(.incomparable, "not comparable: 1 only in the first, 1 only in the second"))
  }

  @Test("a heat map is written where pictures differ, and only there")
  func heatMaps() throws {
    for name in ["a/1.png", "a/2.png", "b/1.png"] { try write(name) }
    try write("b/2.png", [(3, 3, 0xff00_0000)])
    _ = try diff("a", "b", ["-o", folder.file("heat")])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.file("heat")) == ["2.png"])
    let map = try PNGReader.read(folder.file("heat/2.png"))
    #expect(map.width == 8 && map.height == 6)
  }

  @Test(
    "what cannot be compared at all is one line",
    arguments: [
      ("a", "a/1.png", ExitCodeLine(2, Messages.folderAgainstFile)),
      ("a", "empty", ExitCodeLine(4, Messages.nothingToCompare)),
      ("a", "a/%d.jpg", ExitCodeLine(2, "there is no frame ")),
    ])
  func misuse(a: String, b: String, end: ExitCodeLine) throws {
    try write("a/1.png")
    try write("empty/x/1.png")
    let command = try Diff.parse([folder.file(a), folder.file(b)])
    let failure = #expect(throws: Failure.self) { try command.run() }
    #expect(failure?.status.rawValue == end.code && failure?.message.hasPrefix(end.line) == true)
  }

  @Test("a file that is not there, or is no picture, is named")
  func unreadable() throws {
    try write("a.png")
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: folder.file("b.png")))
    for name in ["b.png", "none.png"] {
      let command = try Diff.parse([folder.file("a.png"), folder.file(name)])
      let error = #expect(throws: (any Error).self) { try command.run() }
      let failure = Rostrum.failure(for: try #require(error))
      #expect(failure.status == .usage && failure.message.hasPrefix(folder.file(name)))
    }
  }

  // MARK: What it comes to

  @Test("the worst stands for all: sizes and files before pixels")
  func verdicts() {
    var document = DiffDocument(a: "x", b: "y")
    #expect(document.verdict == (.done, ""))
    document.pictures = [
      .init(name: "1", pixels: 4, differing: 0), .init(name: "2", pixels: 4, differing: 1),
    ]
    #expect(document.verdict == (.differs, "1 of 2 pictures differs"))
    document.onlyInB = ["3"]
    #expect(document.verdict == (.incomparable, "not comparable: 1 only in the second"))
    document.pictures.append(.init(name: "4", sizes: ["1x1", "2x2"]))
    #expect(document.verdict.0 == .incomparable)
    #expect(document.verdict.1 == "not comparable: 1 of other size, 1 only in the second")
  }

  @Test("people get a line for each picture that differs, and one for all that do not")
  func lines() {
    var document = DiffDocument(a: "x", b: "y")
    document.pictures = [.init(name: "1", pixels: 4, differing: 0)]
    #expect(document.lines == ["the same"])
    document.pictures.append(.init(name: "2", pixels: 4, differing: 0))
    #expect(document.lines == ["2 pictures, all the same"])
    document.pictures.append(
      .init(
        name: "3", pixels: 4, differing: 2, greatest: 7, mean: 0.25,
        box: .init(x: 1, y: 2, width: 3, height: 4)))
    document.pictures.append(.init(name: "4", sizes: ["1x1", "2x2"]))
    document.onlyInA = ["5"]
    document.onlyInB = ["6"]
    #expect(
      document.lines == [
        "3: 2 of 4 pixels differ, at most by 7, mean 0.2500, within 3x4 at 1,2",
        "4: sizes differ, 1x1 and 2x2", "5: only in x", "6: only in y",
      ])
  }

  @Test("the document's keys are stable")
  func json() throws {
    var document = DiffDocument(a: "x", b: "y", level: .delta(3))
    document.pictures = [
      .init(
        name: "1", pixels: 4, differing: 2, greatest: 7, mean: 0.25,
        box: .init(x: 1, y: 2, width: 3, height: 4)), .init(name: "2", sizes: ["1x1", "2x2"]),
    ]
    #expect(
      try jsonText(document).filter { !$0.isWhitespace } == """
        {"a":"x","b":"y","level":"delta:3","onlyInA":[],"onlyInB":[],"pictures":[{"box":{"height":4,"width":3,"x":1,"y":2},\
        "differing":2,"greatest":7,"mean":0.25,"name":"1","pixels":4},{"name":"2","sizes":["1x1","2x2"]}],\
        "tolerance":3}
        """)
  }
}

/// How a command ends.
struct ExitCodeLine: Sendable {
  let code: Int32
  let line: String
  init(_ code: Int32, _ line: String) { (self.code, self.line) = (code, line) }
}
