import Foundation
import Testing

@testable import RostrumTool

/// Inputs of Swift scenes, from flags and files to pictures, goldens and documents.
@Suite("Inputs", .serialized)
struct InputsTests {
  private static let scene = """
    import SwiftUI
    struct Card: View {
      @SceneInput("title") var title = "Hello"
      @SceneInput("side") var side = 20.0
      @SceneInput("tint") var tint = Color.orange
      @SceneInput("count") private var count = 2
      @SceneInput("style") var style = Style.plain
      @SceneInput("isRound") var isRound = false
      enum Style: String { case plain, fancy }
      @State private var isOpen = false
      var body: some View {
        HStack {
          ForEach(0..<count, id: \\.self) { _ in
            RoundedRectangle(cornerRadius: isRound ? 8 : 0).fill(tint).frame(width: side, height: side)
          }
          Text(title).opacity(style == .fancy ? 0.5 : 1)
          if isOpen { Late() }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(100))
          isOpen = true
        }
      }
    }
    struct Late: View {
      @SceneInput("late") var late: Level = .init(rawValue: 1)!
      var body: some View { Text("\\(late.rawValue)") }
    }
    struct Level: RawRepresentable, Equatable {
      var rawValue: Int
      init?(rawValue: Int) { if rawValue < 1 { return nil }; self.rawValue = rawValue }
    }
    #Preview(traits: .fixedLayout(width: 160, height: 60)) { Card() }
    """

  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.scene, to: "Card.swift")
  }

  /// The result document and the picture's bytes of a still with these flags.
  private func still(_ flags: [String]) throws -> (document: [String: Any], bytes: Data) {
    let made = try tool.run(
      ["render", "Card.swift", "--scale", "1", "-o", "a.png", "--json", "-", "--quiet"] + flags)
    try #require(made.status == 0, "\(made.error)")
    let document = try JSONSerialization.jsonObject(with: Data(made.output.utf8))
    return (
      try #require(document as? [String: Any]),
      try Data(contentsOf: tool.folder.appendingPathComponent("a.png"))
    )
  }

  @Test("every kind of input changes the picture, and the result document says what was given")
  func pictures() throws {
    defer { tool.remove() }
    let usual = try still([])
    #expect(usual.document["inputs"] == nil)
    var seen = [usual.bytes]
    for input in ["title=Bye", "side=10", "tint=#00f", "count=3", "style=fancy", "isRound=true"] {
      let made = try still(["--input", input])
      #expect(!seen.contains(made.bytes), "\(input)")
      seen.append(made.bytes)
    }
    let same = try still(["--input", "title=Hello", "--input", "count=9", "--input", "count=2"])
    #expect(same.bytes == usual.bytes)
    #expect(same.document["inputs"] as? [String: String] == ["title": "Hello", "count": "2"])
  }

  @Test("a file's inputs are those of flags, which stand above it")
  func files() throws {
    defer { tool.remove() }
    try tool.write(
      #"{"title": "B\ud83d\ude00 = \"c\"", "count": 3, "side": 7.5, "isRound": true}"#,
      to: "in.json")
    let file = try still(["--inputs", "in.json", "--input", "title=Top"])
    let flags = try still([
      "--input", "title=Top", "--input", "count=3", "--input", "side=7.5", "--input",
      "isRound=true",
    ])
    #expect(file.bytes == flags.bytes)
    let alone = try still(["--inputs", "in.json"])
    #expect((alone.document["inputs"] as? [String: String])?["title"] == "B😀 = \"c\"")
  }

  @Test("mistakes are told all at once, with the line of the declaration")
  func mistakes() throws {
    defer { tool.remove() }
    let made = try tool.run([
      "render", "Card.swift", "--input", "titel=x", "--input", "side=wide", "--input", "style=loud",
    ])
    #expect(made.status == 2)
    #expect(
      made.error == """
        Card.swift:4: the input 'side' is Double; found 'wide', accepted are numbers, as in 0.5
        Card.swift:7: the input 'style' is Style; found 'loud', accepted are plain, fancy
        Error: Card.swift has no input 'titel'; did you mean 'title'?

        """)
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("Output").path))
  }

  @Test("a value that only a later view can judge ends the film, and no file is left")
  func lateMistake() throws {
    defer { tool.remove() }
    let made = try tool.run(["render", "Card.swift", "-o", "a.gif", "--input", "late=0"])
    #expect(made.status == 2)
    #expect(made.error.contains("Error: Card.swift:26: the input 'late' is Level; found '0'"))
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("a.gif").path))
  }

  @Test("inspect lists them with type, default and line")
  func inspection() throws {
    defer { tool.remove() }
    let told = try tool.run(["inspect", "Card.swift"])
    #expect(
      told.output.contains(
        """
        can be given by --input:
          title: String = Hello (line 3)
          side: Double = 20 (line 4)
          tint: Color = orange (line 5)
          count: Int = 2 (line 6)
          style: plain | fancy = plain (line 7)
          isRound: Bool = false (line 8)
          late: Level = 1 (line 26)
        """), "\(told.output)\(told.error)")
    let document = try JSONDecoder().decode(
      Inspection.self,
      from: Data(try tool.run(["inspect", "Card.swift", "--json", "-"]).output.utf8))
    #expect(document.inputs.map(\.name).count == 7)
    #expect(document.inputs[4].values == ["plain", "fancy"])
  }

  @Test("a golden keeps what was given, and a check file has variants by inputs")
  func goldens() throws {
    defer { tool.remove() }
    try tool.write(
      "variants:\n  - {name: bye, inputs: {title: 'Bye', count: 3}}\n", to: "Card.check.yaml")
    let recorded = try tool.run(["record", "Card.swift", "--mode", "all", "--quiet"])
    #expect(recorded.status == 0, "\(recorded.error)")
    let golden = try String(
      contentsOf: tool.folder.appendingPathComponent("Goldens/Card.bye.golden"), encoding: .utf8)
    #expect(golden.contains("--input count=3") && golden.contains("--input title=Bye"))
    #expect(try tool.run(["verify", "Card.swift", "--quiet"]).status == 0)
    let changed = try tool.run(["verify", "Card.swift", "--quiet", "--input", "title=No"])
    #expect(changed.status == 3, "\(changed.error)")
    try tool.write("variants:\n  - {name: bye, inputs: {titel: 'Bye'}}\n", to: "Card.check.yaml")
    #expect(try tool.run(["verify", "Card.swift", "--quiet"]).status == 2)
  }
}
