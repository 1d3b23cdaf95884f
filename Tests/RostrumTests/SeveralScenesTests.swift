import Foundation
import MediaSupport
import Testing

@testable import RostrumTool

/// Several scenes in one call: each has its place and its entry, and the worst code is the call's.
@Suite(.serialized) final class SeveralScenesTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    let stage = "traits: .fixedLayout(width: 40, height: 20)"
    for name in ["Good", "Other"] {
      try tool.write(
        """
        import SwiftUI
        #Preview("red / 1", \(stage)) { Color.red }
        #Preview(\(stage)) { Color.blue }
        """, to: "\(name).swift")
    }
    try tool.write(
      "import SwiftUI\nlet x: Int = \"\"\n#Preview(\(stage)) { Color.red }\n", to: "Bad.swift")
    try tool.write(
      "import SwiftUI\n#Preview(\(stage)) { Color.red.onAppear { print([Int]()[1]) } }\n",
      to: "Trap.swift")
  }

  deinit { tool.remove() }

  private struct Entry: Decodable {
    struct Reason: Decodable { let code: Int32, message: String, details: String? }
    struct Output: Decodable { let path: String }
    let schema: String
    let version: String
    let scene: String
    let sceneDigest: String?
    let outputs: [Output]?
    let error: Reason?
  }

  private func entries(_ name: String = "doc.json") throws -> [Entry] {
    let data = try Data(contentsOf: tool.folder.appending(path: name))
    return try JSONDecoder().decode([Entry].self, from: data)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: tool.folder.appending(path: name).path)
  }

  private let film = ["render", "--duration", "2f", "--json", "doc.json"]

  @Test("one that fails does not stop the others; each has an entry; the worst code is the run's")
  func failures() throws {
    let result = try tool.run(
      film + ["Bad.swift", "Trap.swift", "Good.swift", "None.swift", "-o", "out/{name}.{ext}"])
    #expect(result.status == 7)
    #expect(result.error.contains("Error: Bad.swift does not compile\n"))
    #expect(result.error.hasSuffix("Error: 3 of 4 scenes failed\n"))
    #expect(exists("out/Good.mp4") && !exists("out/Trap.mp4"))
    let entries = try entries()
    #expect(entries.map(\.scene) == ["Bad.swift", "Trap.swift", "Good.swift", "None.swift"])
    #expect(entries.map(\.error?.code) == [2, 7, nil, 2])
    #expect(entries[0].error?.details?.contains("Bad.swift:2") == true)
    #expect(entries[2].outputs?.map(\.path) == ["out/Good.mp4"])
    #expect(entries.allSatisfy { $0.schema == "rostrum.film/1" && $0.version == Rostrum.version })
  }

  @Test("--fail-fast ends with the first that fails, and says which were not filmed")
  func failFast() throws {
    let result = try tool.run(
      film + ["Good.swift", "Bad.swift", "Trap.swift", "-o", "{name}.gif", "--fail-fast"])
    #expect(result.status == 2)
    #expect(exists("Good.gif") && !exists("Trap.gif"))
    let entries = try entries()
    #expect(entries.map(\.error?.code) == [nil, 2, 2])
    #expect(entries[2].error?.message == Messages.notFilmed)
  }

  @Test("previews' names stand in paths; two films of one path are refused before any is made")
  func previews() throws {
    let named = try tool.run(
      film + ["Good.swift", "Other.swift", "-o", "out/{name}.{preview}.{ext}", "--format", "gif"])
    #expect(named.status == 0, "\(named.error)")
    #expect(exists("out/Good.red - 1.gif") && exists("out/Other.red - 1.gif"))
    let numbered = try tool.run(
      film + ["Good.swift", "--preview", "2", "-o", "out/{preview}.png"])
    #expect(numbered.status == 0, "\(numbered.error)")
    #expect(exists("out/2.png"))
    let clash = try tool.run(film + ["Good.swift", "Other.swift", "-o", "new/{preview}.gif"])
    #expect(clash.status == 2)
    #expect(clash.error.contains("Error: two outputs would be new/red - 1.gif\n"))
    #expect(!exists("new"))
    #expect(try entries().map(\.error?.code) == [2, 2])
  }

  @Test("a place that cannot be written to is told before anything is compiled")
  func places() throws {
    try tool.write("", to: "file")
    let result = try tool.run(film + ["Bad.swift", "Good.swift", "-o", "file/{name}.gif"])
    #expect(result.status == 2 && !result.error.contains("does not compile"))
    #expect(result.error.contains("Error: file/Bad.gif cannot be written: file is no folder\n"))
  }

  @Test("of one scene the document is one object, failed or not, and nothing else changes")
  func one() throws {
    struct One: Decodable { let error: Entry.Reason? }
    let bad = try tool.run(film + ["Bad.swift", "-o", "a.gif"])
    #expect(bad.status == 2 && bad.error.hasSuffix("Error: Bad.swift does not compile\n"))
    let data = try Data(contentsOf: tool.folder.appending(path: "doc.json"))
    #expect(try JSONDecoder().decode(One.self, from: data).error?.code == 2)
    let good = try tool.run(
      ["render", "Good.swift", "--duration", "2f", "--format", "gif", "--seed", "7", "--json", "-"])
    #expect(good.status == 0 && exists("Output/Good.gif") && !exists("Output/Good.mp4"))
    let entry = try JSONDecoder().decode(Entry.self, from: Data(good.output.utf8))
    #expect(entry.sceneDigest?.count == 64)
  }

  @Test("events tell each frame's own time, the files, and failures; every line is one")
  func events() throws {
    let result = try tool.run([
      "render", "Good.swift", "Bad.swift", "--fps", "10", "--duration", "0.5", "--frames", "2-4",
      "-o", "{name}.gif", "-o", "{name}/", "--progress", "ndjson",
    ])
    #expect(result.status == 2)
    let events = try result.error.split(separator: "\n").map {
      try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any], "\($0)")
    }
    let frames = events.filter { $0["event"] as? String == "frame" }
    #expect(frames.map { $0["frame"] as? Int } == [2, 3, 4])
    #expect(frames.map { $0["seconds"] as? Double } == [0.2, 0.3, 0.4])
    let files = events.filter { $0["event"] as? String == "file" }
    #expect(files.map { $0["path"] as? String } == ["Good.gif", "Good/"])
    #expect(files.allSatisfy { ($0["digest"] as? String)?.count == 64 })
    let errors = events.filter { $0["event"] as? String == "error" }
    #expect(errors.map { $0["code"] as? Int } == [2])
    #expect(errors.first?["details"] != nil)
  }

  @Test("an interrupt ends the run, and the document says how far it came")
  func interrupted() throws {
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 40, height: 20)) {
        Color.red.onAppear { print("stuck"); while true {} }
      }
      """, to: "Stuck.swift")
    _ = try tool.run([
      "render", "Stuck.swift", "Good.swift", "--at", "0", "-o", "{name}.png", "--timeout", "1",
    ])
    let result = try tool.run(
      film + ["Stuck.swift", "Good.swift", "-o", "x/{name}.gif"], signal: SIGINT)
    #expect(result.status == 130)
    #expect(try entries().map(\.error?.code) == [130, 130])
    #expect(!exists("x/Good.gif"))
  }
}
