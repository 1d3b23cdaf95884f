import Foundation
import Goldens
import Testing

@testable import RostrumTool

/// What approve refuses to take, and what no call asks for.
@Suite(.serialized) final class ApproveTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private let soon = ["--duration", "0.1", "--isolation", "none"]

  private func record(_ words: [String]) throws -> BuiltTool.Result {
    try tool.run(["record"] + words + soon, environment: ["CI": ""])
  }
  private func verify(_ words: [String]) throws -> BuiltTool.Result {
    try tool.run(["verify"] + words + soon + ["--json", "check.json"])
  }

  private func path(_ name: String) -> String { tool.folder.appendingPathComponent(name).path }

  @Test("files that a scene read, there or not, are to be as they were")
  func readFiles() throws {
    try tool.write(
      """
      import SwiftUI
      private func words(_ name: String) -> String {
        (try? String(contentsOfFile: name, encoding: .utf8)) ?? "none"
      }
      #Preview(traits: .fixedLayout(width: 90, height: 40)) {
        VStack { Text(words("data/words.txt")); Text(words("more.txt")) }
      }
      """, to: "Reads.swift")
    try FileManager.default.createDirectory(
      atPath: path("data"), withIntermediateDirectories: true)
    try tool.write("one", to: "data/words.txt")
    #expect(try record(["Reads.swift"]).status == 0)
    try tool.write("two", to: "data/words.txt")
    #expect(try verify(["Reads.swift"]).status == 3)
    try tool.write("three", to: "data/words.txt")
    let changed = try tool.run(["approve"])
    #expect(changed.status == 2 && changed.error.contains("data/words.txt changed since"))
    try tool.write("two", to: "data/words.txt")
    try tool.write("more", to: "more.txt")
    let appeared = try tool.run(["approve"])
    #expect(appeared.status == 2 && appeared.error.contains("more.txt changed since"))
    try FileManager.default.removeItem(atPath: path("more.txt"))
    // What the scene has nothing to do with may change.
    try tool.write("x", to: "other.txt")
    #expect(try tool.run(["approve"]).status == 0)
    #expect(try verify(["Reads.swift"]).status == 0)
  }

  @Test("files that a scene asks for without reading them are to be there, or not, as they were")
  func askedFor() throws {
    try tool.write(
      """
      import SwiftUI
      private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: name) }
      #Preview(traits: .fixedLayout(width: 90, height: 40)) {
        Color(isThere("switch.txt") ? .red : isThere("folder") ? .green : .blue)
          .opacity(FileManager.default.isReadableFile(atPath: "lamp.txt") ? 1 : 0.5)
      }
      """, to: "Asks.swift")
    #expect(try record(["Asks.swift"]).status == 0)
    try FileManager.default.createDirectory(
      atPath: path("folder"), withIntermediateDirectories: true)
    #expect(try verify(["Asks.swift"]).status == 3)
    for name in ["switch.txt", "lamp.txt"] {
      try tool.write("on", to: name)
      let appeared = try tool.run(["approve"])
      #expect(appeared.status == 2 && appeared.error.contains("\(name) changed since"))
      try FileManager.default.removeItem(atPath: path(name))
    }
    // What is in a folder does not matter to who only asks for it; whether it is one does.
    try tool.write("x", to: "folder/other.txt")
    try FileManager.default.moveItem(atPath: path("folder"), toPath: path("moved"))
    let gone = try tool.run(["approve"])
    #expect(gone.status == 2 && gone.error.contains("folder changed since"))
    try FileManager.default.moveItem(atPath: path("moved"), toPath: path("folder"))
    #expect(try tool.run(["approve"]).status == 0)
    #expect(try verify(["Asks.swift"]).status == 0)
  }

  @Test("fonts of one's own are to be as they were, used or not")
  func fonts() throws {
    let fonts = "/usr/share/fonts/opentype/inter"
    try FileManager.default.createDirectory(
      atPath: path("fonts"), withIntermediateDirectories: true)
    func put(_ name: String) throws {
      let place = path("fonts/Own.otf")
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.copyItem(atPath: "\(fonts)/\(name)", toPath: place)
    }
    try put("InterDisplay-Thin.otf")
    let words = ["A.swift", "--font-dir", "fonts"]
    try tool.write(GoldenScenes.still("red"), to: "A.swift")
    #expect(try record(words).status == 0)
    try tool.write(GoldenScenes.still("blue"), to: "A.swift")
    #expect(try verify(words).status == 3)
    try put("InterDisplay-Black.otf")
    let changed = try tool.run(["approve"])
    #expect(
      changed.status == 2 && changed.error.contains("fonts/Own.otf changed"), "\(changed.error)")
    try put("InterDisplay-Thin.otf")
    try tool.write("", to: "fonts/notes.txt")
    #expect(try tool.run(["approve"]).status == 2)
    try FileManager.default.removeItem(atPath: path("fonts/notes.txt"))
    #expect(try tool.run(["approve"]).status == 0)
  }

  @Test("goldens that flags made are no orphans, as long as their scene is there")
  func byFlags() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    #expect(try record(["Square.swift"]).status == 0)
    #expect(try record(["Square.swift", "--variant", "big", "--scale", "3"]).status == 0)
    #expect(try record(["Square.swift", "--preview", "Framed"]).status == 0)
    let golden = try Golden(text: tool.text("Goldens/Square.big.golden"))
    #expect(golden.header.isByFlags)
    #expect(try !Golden(text: tool.text("Goldens/Square.golden")).header.isByFlags)
    let verified = try verify(["Square.swift"])
    #expect(verified.status == 0 && verified.error.contains("Square.Framed, Square.big"))
    #expect(try tool.checks().orphans == [])
    #expect(try tool.run(["prune"]).output.contains("no golden is without a scene"))
    // One that a check file asked for is one when it does no longer.
    try tool.write("variants: [{name: dark, color-scheme: dark}]", to: "Square.check.yaml")
    #expect(try record(["Square.swift"]).status == 0)
    try FileManager.default.removeItem(atPath: path("Square.check.yaml"))
    _ = try verify(["Square.swift"])
    #expect(try tool.checks().orphans == ["Goldens/Square.dark.golden"])
    #expect(try tool.run(["prune", "--by-flags"]).status == 0)
    let left = try FileManager.default.contentsOfDirectory(atPath: path("Goldens"))
    #expect(left == ["Square.golden"])
    // And all are when the scene is gone.
    #expect(try record(["Square.swift", "--variant", "big", "--scale", "3"]).status == 0)
    try FileManager.default.removeItem(atPath: path("Square.swift"))
    try tool.write(GoldenScenes.still("red"), to: "A.swift")
    _ = try verify(["A.swift"])
    #expect(try tool.checks().orphans == ["Goldens/Square.golden", "Goldens/Square.big.golden"])
  }
}
