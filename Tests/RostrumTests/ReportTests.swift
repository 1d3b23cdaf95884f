import Codecs
import Foundation
import Goldens
import Pixels
import Reports
import Testing

@testable import RostrumTool

/// The archive that a check leaves, and `rostrum report`, which makes the page of it again.
@Suite struct ReportTests {
  private static func picture(_ shade: UInt32) -> Pixmap {
    var pixmap = Pixmap(width: 7, height: 5)
    for y in 0..<5 { for x in 0..<7 { pixmap[x, y] = 0xff00_0000 | shade &+ UInt32(x * y) } }
    return pixmap
  }

  private static func document(_ name: String) -> CheckDocument {
    var document = CheckDocument(version: "1", renderer: 1)
    var entry = CheckDocument.Entry(
      name: name, golden: "Goldens/Card.golden", scene: "Card.swift", preview: "1",
      verdict: .differs,
      code: 3, sentence: "Card · scale: settles 83 ms later")
    entry.findings = [
      Finding(
        .curve, view: "card", properties: ["scale"], frames: 1...2, sentence: entry.sentence)
    ]
    (entry.differingFrames, entry.framesPerSecond, entry.frameCount) = ([1...2], 60, 3)
    document.entries = [entry]
    return document
  }

  private static func take(_ keys: [String], _ values: [Double]) -> ReportTake {
    let track = MotionTrack(
      view: "card", property: "scale", first: 0, values: values.map { .number($0) },
      targets: values.map { .number($0) }, runs: [])
    return ReportTake(
      motion: MotionRecord(framesPerSecond: 60, frameCount: 3, tracks: [track], events: []),
      frames: keys, origin: "a film")
  }

  /// Writes the archive of a check with one film.
  @discardableResult
  private static func archive(
    _ folder: String, name: String = "Card.Dark mode/1"
  ) throws -> ReportPage.Result {
    let archive = CheckArchive(folder: folder)
    try archive.begin()
    let keys = try [0, 40, 90].map { try archive.store(picture($0)) }
    #expect(Set(keys).count == 3)
    #expect(try archive.store(picture(40)) == keys[1])
    try archive.add(
      ReportClip(
        name: name, before: take([keys[0], keys[1], keys[1]], [1, 2, 2]),
        after: take([keys[0], keys[2], keys[1]], [1, 1.5, 2])))
    return try archive.finish(document(name), limit: ReportPage.usualLimit)
  }

  @Test("the page that is made again is the one that was made, wherever it goes")
  func again() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let folder = tool.folder.appendingPathComponent("report").path
    let made = try Self.archive(folder)
    #expect(made.frameCount == 3 && made.leftOut == 0)
    let again = try tool.run(["report", "report/check.json", "-o", "other/place"])
    #expect(again.status == 0)
    #expect(again.error.hasPrefix("other/place/index.html: "))
    #expect(try page(tool, "other/place/index.html") == made.html)
    // A folder stands for the result in it; without -o the page goes there.
    try FileManager.default.removeItem(atPath: "\(folder)/index.html")
    #expect(try tool.run(["report", "report"]).status == 0)
    #expect(try page(tool, "report/index.html") == made.html)
  }

  @Test("a result document alone gives a page of words")
  func words() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write(try jsonText(Self.document("Card")), to: "result.json")
    let run = try tool.run([
      "report", "result.json", "-o", "page", "--junit", "junit.xml", "--annotations", "github",
    ])
    #expect(run.status == 0)
    #expect(
      run.output
        == "::error file=Card.swift,title=Card::Card · scale: settles 83 ms later\n")
    let html = try page(tool, "page/index.html")
    #expect(html.contains("Card · scale: settles 83 ms later"))
    #expect(!html.contains("<canvas role"))
    #expect(try page(tool, "junit.xml").contains(#"<testcase classname="Card.swift" name="Card""#))
  }

  @Test("what is left out to stay within a limit is told")
  func limit() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try Self.archive(tool.folder.appendingPathComponent("report").path)
    let run = try tool.run(["report", "report", "--limit", "20k"])
    #expect(run.status == 0)
    #expect(run.error.hasSuffix("3 of 3 frames left out to stay within the limit\n"))
  }

  @Test("what is no result of a check is refused in one line, and no page is made")
  func refused() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    try tool.write("{}", to: "other.json")
    var document = Self.document("Card")
    document.schema = "rostrum.check/9"
    try tool.write(try jsonText(document), to: "newer.json")
    let archive = tool.folder.appendingPathComponent("lost").path
    try Self.archive(archive)
    try FileManager.default.removeItem(atPath: "\(archive)/pictures")
    try Self.archive(tool.folder.appendingPathComponent("bent").path, name: "Card")
    try tool.write("[]", to: "bent/clips/Card.json")
    let wrong: [([String], String)] = [
      (["nowhere/nothing.json"], "Error: nowhere/nothing.json: there is no such file"),
      (
        ["other.json"],
        "Error: other.json is no result of a check; accepted is what 'verify --json' or 'verify --report' wrote"
      ),
      (
        ["newer.json"],
        "Error: newer.json has the schema 'rostrum.check/9'; accepted is 'rostrum.check/1'"
      ),
      (
        ["other.json", "--annotations", "gitlab"],
        "Error: The value 'gitlab' is invalid for '--annotations <github|none>': accepted are github, none"
      ),
      (
        ["bent", "-o", "page"],
        "Error: bent/clips/Card.json is no clip of a check; make the report again by 'verify --report'"
      ),
    ]
    for (arguments, line) in wrong {
      let run = try tool.run(["report"] + arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.error.split(separator: "\n").first.map(String.init) == line)
    }
    let lost = try tool.run(["report", "lost", "-o", "page"])
    #expect(lost.status == 2)
    #expect(lost.error.contains(".png is missing; make the report again by 'verify --report'"))
    #expect(!FileManager.default.fileExists(atPath: "\(tool.folder.path)/page/index.html"))
  }

  @Test("frames of an animated PNG come as often as they were filmed")
  func film() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-report-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let archive = CheckArchive(folder: folder)
    try archive.begin()
    let path = "\(folder)/film.apng"
    let writer = try #require(MediaFormat(path: path)).makeWriter(
      to: .path(path), width: 7, height: 5, rate: FrameRate(60))
    let shades: [UInt32] = [0, 0, 0, 40, 40, 90, 0]
    for (number, shade) in shades.enumerated() {
      try writer.write(try writer.preparation(Self.picture(shade)), number: number)
    }
    _ = try writer.finish()
    let keys = try archive.storeFilm(path, framesPerSecond: 60)
    #expect(try keys == shades.map { try archive.store(Self.picture($0)) })
  }

  private func page(_ tool: BuiltTool, _ name: String) throws -> String {
    try String(contentsOf: tool.folder.appendingPathComponent(name), encoding: .utf8)
  }
}
