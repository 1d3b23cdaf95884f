import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// Films in parts, made by processes of their own and joined.
@Suite(.serialized) final class MergeTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(GoldenScenes.square(".spring(duration: 1, bounce: 0.4)"), to: "Square.swift")
    try tool.write("import SwiftUI\n#Preview { Nothing() }\n", to: "Wrong.swift")
  }

  deinit { tool.remove() }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  private func names(_ folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: tool.folder.appendingPathComponent(folder).path
    ).sorted()
  }

  /// Films two seconds; video is cut into half seconds.
  @discardableResult private func film(
    _ arguments: [String], _ environment: [String: String] = [:], signal: Int32? = nil
  ) throws -> BuiltTool.Result {
    // Only video has segments.
    let segment = arguments.contains { $0.hasSuffix(".mp4") } ? ["--segment", "0.5"] : []
    return try tool.run(
      ["render", "Square.swift", "--duration", "2"] + segment + arguments,
      environment: environment, signal: signal)
  }

  private static func outputs(_ folder: String) -> [String] {
    ["a.mp4", "a.gif", "a.apng", "frames/"].flatMap { ["-o", "\(folder)/\($0)"] }
  }

  @Test(
    "any number of parts gives the bytes of one run",
    arguments: [
      ["1/1"], ["1/2", "2/2"], (1...7).map { "\($0)/7" }, ["1-20/60", "21-40/60", "41-60/60"],
    ])
  func laws(shards: [String]) throws {
    #expect(try film(Self.outputs("one")).status == 0)
    for shard in shards.reversed() {
      let result = try film(Self.outputs("out") + ["--shard", shard])
      #expect(result.status == 0, "\(result.error)")
    }
    let result = try tool.run(["merge", "out", "--json", "merge.json"])
    #expect(result.status == 0, "\(result.error)")
    for name in ["a.mp4", "a.gif", "a.apng"] {
      #expect(try bytes("out/\(name)") == bytes("one/\(name)"), "\(name)")
    }
    #expect(try names("out/frames") == names("one/frames"))
    for name in try names("one/frames") {
      #expect(try bytes("out/frames/\(name)") == bytes("one/frames/\(name)"))
    }
    struct Document: Decodable {
      struct Output: Decodable {
        let path: String
        let frames: Int
      }
      let outputs: [Output]
    }
    let document = try JSONDecoder().decode(Document.self, from: bytes("merge.json"))
    #expect(
      document.outputs.map(\.path) == ["out/a.apng", "out/a.gif", "out/a.mp4", "out/frames/"])
    #expect(document.outputs.map(\.frames) == [120, 100, 120, 120])
    #expect(result.output.split(separator: "\n").count == 4)
  }

  @Test("a part that is killed leaves nothing under its name, and only it is made again")
  func killed() throws {
    #expect(try film(["-o", "one.mp4"]).status == 0)
    #expect(try film(["-o", "a.mp4", "--shard", "1/2"]).status == 0)
    let stamp = try bytes("a.mp4.parts/1-of-2.part")
    let killed = try film(
      ["-o", "a.mp4", "--shard", "2/2", "--progress", "ndjson"], signal: SIGKILL)
    #expect(killed.status == SIGKILL)
    #expect(try names("a.mp4.parts").filter { !$0.hasPrefix(".") } == ["1-of-2.part"])
    let early = try tool.run(["merge", "a.mp4.parts"])
    #expect(early.status == 4)
    #expect(
      early.error
        == "Error: a.mp4: part 2 of 2 is missing; make it with --shard 2/2\n")
    #expect(!tool.has("a.mp4"))
    #expect(try film(["-o", "a.mp4", "--shard", "2/2"]).status == 0)
    #expect(try names("a.mp4.parts") == ["1-of-2.part", "2-of-2.part"])
    #expect(try bytes("a.mp4.parts/1-of-2.part") == stamp)
    #expect(try tool.run(["merge", "a.mp4.parts"]).status == 0)
    #expect(try bytes("a.mp4") == bytes("one.mp4"))
  }

  @Test("parts from several machines are joined where one says")
  func machines() throws {
    #expect(try film(["-o", "m1/a.gif", "--shard", "auto"], Self.gitlab(1)).status == 0)
    #expect(try film(["-o", "m2/a.gif", "--shard", "auto"], Self.gitlab(2)).status == 0)
    let unclear = try tool.run(["merge", "m1", "m2"])
    #expect(unclear.status == 2)
    #expect(unclear.error.contains("m1/a.gif, m2/a.gif"))
    #expect(try tool.run(["merge", "m1", "m2/a.gif.parts/", "-o", "b.gif"]).status == 0)
    #expect(try film(["-o", "one.gif", "-o", "one.mp4"]).status == 0)
    #expect(try bytes("b.gif") == bytes("one.gif"))
    let other = try tool.run(["merge", "m1", "m2", "-o", "b.png"])
    #expect(other.status == 2)
    #expect(other.error.contains("a name of the same kind"))
  }

  private static func gitlab(_ index: Int) -> [String: String] {
    ["CI_NODE_INDEX": "\(index)", "CI_NODE_TOTAL": "2"]
  }

  @Test("parts of two films, and parts that were changed, are refused and leave nothing")
  func wrong() throws {
    #expect(try film(["-o", "a.gif", "--shard", "1/2"]).status == 0)
    #expect(try film(["-o", "a.gif", "--shard", "2/2", "--color-scheme", "dark"]).status == 0)
    let mixed = try tool.run(["merge", "a.gif.parts"])
    #expect(mixed.status == 2)
    #expect(mixed.error.contains("are not of one film"))
    #expect(try film(["-o", "a.gif", "--shard", "2/2"]).status == 0)
    let place = tool.folder.appendingPathComponent("a.gif.parts/2-of-2.part")
    var data = try Data(contentsOf: place)
    data[data.count / 2] ^= 1
    try data.write(to: place)
    let damaged = try tool.run(["merge", "a.gif.parts"])
    #expect(damaged.status == 2)
    #expect(damaged.error.contains("2-of-2.part: the part is damaged; make it again"))
    #expect(!tool.has("a.gif"))
  }

  @Test("a part keeps how it is to be encoded: quality, plays, format")
  func encoding() throws {
    let words = ["--quality", "40", "--loop", "3", "--chroma", "444"]
    #expect(try film(["-o", "one.gif", "-o", "one.mp4"] + words).status == 0)
    for number in 1...3 {
      let shard = ["--shard", "\(number)/3", "-o", "a.gif", "-o", "a.mp4"]
      #expect(try film(shard + words).status == 0)
    }
    #expect(try tool.run(["merge", "."]).status == 0)
    #expect(try bytes("a.gif") == bytes("one.gif"))
    #expect(try bytes("a.mp4") == bytes("one.mp4"))
  }

  @Test("a scene that does not compile ends every part with 2, which no engine tries again")
  func compile() throws {
    let result = try tool.run(["render", "Wrong.swift", "-o", "a.mp4", "--shard", "2/7"])
    #expect(result.status == 2)
    #expect(!tool.has("a.mp4.parts"))
  }
}
