import Foundation
import Goldens
import Testing

@testable import RostrumTool

/// Nothing passes silently: each sabotage has a code and a sentence of its own.
@Suite(.serialized) final class SabotageTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(GoldenScenes.still("red"), to: "Card.swift")
    let result = try tool.run(["record", "Card.swift"], environment: ["CI": ""])
    try #require(result.status == 0, "\(result.error)")
  }

  deinit { tool.remove() }

  private let golden = "Goldens/Card.golden"

  /// Verifies, and holds the code and the last line against what they should be.
  private func expect(
    _ status: Int32, _ words: [String], _ arguments: [String] = ["verify", "Card.swift"],
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let result = try tool.run(arguments)
    #expect(result.status == status, "\(result.error)", sourceLocation: location)
    let last = result.error.split(separator: "\n").last.map(String.init) ?? ""
    #expect(last.hasPrefix("Error: "), "\(result.error)", sourceLocation: location)
    for word in words {
      #expect(last.contains(word), "\(result.error)", sourceLocation: location)
    }
  }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent(name))
  }

  private func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent(name), to: tool.folder.appendingPathComponent(other))
  }

  /// Writes the golden anew, with something changed and all else as the tool writes it.
  private func change(_ change: (inout Golden) -> Void) throws {
    var changed = try Golden(text: try tool.text(golden))
    change(&changed)
    try tool.write(changed.text, to: golden)
  }

  @Test("no golden")
  func missing() throws {
    try remove("Goldens")
    try expect(4, ["Goldens/Card.golden: there is none", "rostrum record Card.swift"])
    #expect(!tool.has("Goldens"))
  }

  @Test("zero frames")
  func empty() throws {
    try change { golden in
      golden.frames = []
      golden.header.frameCount = 0
      golden.motion = MotionRecord(framesPerSecond: 60, frameCount: 0, tracks: [], events: [])
    }
    let result = try tool.run(["verify", "Card.swift"])
    #expect(result.status != 0)
    #expect(result.error.contains("Error: ") && !result.error.contains("bug"), "\(result.error)")
  }

  @Test("a last run that is stale: the scene, its script, the golden, the check file changed since")
  func stale() throws {
    try tool.write(GoldenScenes.still("blue"), to: "Card.swift")
    let seen = { try self.tool.run(["verify", "Card.swift"]) }
    #expect(try seen().status == 3)
    try tool.write(GoldenScenes.still("green"), to: "Card.swift")
    try expect(2, ["Card.swift changed since the last verify"], ["approve"])
    #expect(try seen().status == 3)
    try tool.write("- tap: 1,1@0.1", to: "Card.script.yaml")
    try expect(2, ["an input of Card.swift changed since the last verify"], ["approve"])
    try remove("Card.script.yaml")
    try tool.write("level: delta:1", to: "Card.check.yaml")
    try expect(2, ["Card.check.yaml changed since the last verify"], ["approve"])
    try remove("Card.check.yaml")
    try change { $0.header.sceneDigest = String($0.header.sceneDigest.reversed()) }
    try expect(2, ["Goldens/Card.golden changed since the last verify"], ["approve"])
    #expect(try seen().status == 3)
    #expect(try tool.run(["approve"]).status == 0)
    // Nothing was seen in another folder.
    let other = try BuiltTool()
    defer { other.remove() }
    let nothing = try other.run(["approve"])
    #expect(nothing.status == 2 && nothing.error.contains("there is no verify to approve"))
  }

  @Test("a renamed scene")
  func renamed() throws {
    try move("Card.swift", to: "Ticket.swift")
    try expect(
      4, ["Goldens/Ticket.golden", "Goldens/Card.golden", "the scene was renamed"],
      ["verify", "Ticket.swift"])
    #expect(try tool.run(["approve"]).status == 0)
    #expect(try tool.run(["prune"]).output == "Goldens/Card.golden: removed\n")
    #expect(try tool.run(["verify", "Ticket.swift"]).status == 0)
  }

  @Test("a scene that does not compile")
  func broken() throws {
    try tool.write("import SwiftUI\nlet x: Int = \"\"\n#Preview { Color.red }\n", to: "Card.swift")
    try expect(2, ["Card.swift does not compile"])
    #expect(try tool.run(["approve"]).output == "the last verify left nothing to approve\n")
  }

  @Test("a scene that traps")
  func trap() throws {
    try tool.write(
      "import SwiftUI\n#Preview { Color.red.onAppear { print([Int]()[1]) } }\n", to: "Card.swift")
    try expect(7, ["Card.swift", "stopped by a trap"])
  }

  @Test("a scene's process that stops outside of the scene's functions tells in which libraries")
  func trapElsewhere() throws {
    try tool.write(
      """
      import SwiftUI
      typealias Start = @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
      func stopElsewhere() {
        guard let abort = dlsym(nil, "abort") else { return }
        var thread = pthread_t()
        pthread_create(&thread, nil, unsafeBitCast(abort, to: Start.self), nil)
        pthread_join(thread, nil)
      }
      #Preview { Color.red.onAppear { stopElsewhere() } }

      """, to: "Card.swift")
    try expect(
      7, ["Card.swift stopped by abort", "no function of the scene was being called, but libc"])
  }

  @Test("a golden that was cut off, wherever, or changed by hand")
  func truncated() throws {
    let text = try tool.text(golden)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for count in [0, 1, 3, lines.count - 3] {
      try tool.write(lines.prefix(count).joined(separator: "\n"), to: golden)
      try expect(2, ["Goldens/Card.golden: line ", "accepted is"])
    }
    try tool.write(text.replacing("rate 60", with: "rate 30"), to: golden)
    try expect(2, ["Goldens/Card.golden: line "])
    try tool.write(text, to: golden)
    #expect(try tool.run(["verify", "Card.swift"]).status == 0)
  }

  @Test("a golden of another version of the format")
  func version() throws {
    let text = try tool.text(golden)
    let first = try #require(text.split(separator: "\n").first)
    let digits = try #require(first.firstRange(of: /[0-9]+/))
    try tool.write(
      text.replacing(first, with: first.replacingCharacters(in: digits, with: "99")), to: golden)
    try expect(5, ["Goldens/Card.golden: line 1: ", "99"])
  }

  @Test("another rate")
  func rate() throws {
    try expect(
      5, ["the golden has 60 frames a second, the film 30"],
      ["verify", "Card.swift", "--fps", "30"])
  }

  @Test("another size, another scale")
  func size() throws {
    try expect(
      5, ["the golden is 8x6 points at scale 2, the film 9x6 points at scale 2"],
      ["verify", "Card.swift", "--size", "9x6"])
    try expect(5, ["at scale 3"], ["verify", "Card.swift", "--scale", "3"])
  }

  @Test("another number of frames")
  func length() throws {
    try expect(5, ["frames instead of"], ["verify", "Card.swift", "--duration", "2"])
  }

  @Test("another font file")
  func font() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<2 { root.deleteLastPathComponent() }
    let fonts = tool.folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let file = fonts.appendingPathComponent("A.ttf")
    var bytes = try Data(
      contentsOf: root.appendingPathComponent("Fixtures/Fonts/RostrumTest-Regular.ttf"))
    try bytes.write(to: file)
    try tool.write(
      """
      import SwiftUI
      #Preview(traits: .fixedLayout(width: 40, height: 20)) {
        Text("AB").font(.custom("Rostrum Test", size: 12))
      }
      """, to: "Words.swift")
    let words = ["Words.swift", "--font-dir", "fonts"]
    let recorded = try tool.run(["record"] + words, environment: ["CI": ""])
    #expect(recorded.status == 0, "\(recorded.error)")
    #expect(try tool.run(["verify"] + words).status == 0)
    bytes.append(contentsOf: [0, 0, 0, 0])
    try bytes.write(to: file)
    try expect(5, ["texts are set in other fonts", "is another one"], ["verify"] + words)
  }

  @Test("a folder that cannot be read")
  func folder() throws {
    try remove("Goldens")
    try tool.write("", to: "Goldens")
    try expect(2, ["Goldens cannot be read: it is no folder"])
    try expect(2, ["Goldens"], ["record", "Card.swift", "--mode", "all"])
    try remove("Goldens")
    try expect(2, ["Goldens", "no folder of goldens"], ["prune"])
  }

  @Test("an expectation that is not met fails, though the golden is as it was")
  func unmet() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    try tool.write(
      "expect:\n  - {node: nobody, property: offset.x, settles: ≤ 10 ms}", to: "Square.check.yaml")
    let result = try tool.run(["record", "Square.swift"], environment: ["CI": ""])
    #expect(result.status == 3, "\(result.error)")
    try expect(3, ["nobody"], ["verify", "Square.swift"])
    try tool.write("expect:\n  - {node: nobody, settle: 1}", to: "Square.check.yaml")
    try expect(2, ["Square.check.yaml:2: "], ["verify", "Square.swift"])
  }
}
