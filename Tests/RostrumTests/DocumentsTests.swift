import Foundation
import Testing

@testable import RostrumTool

/// Scene documents as scenes: whatever takes a scene takes them.
@Suite("Documents", .serialized)
struct DocumentsTests {
  private static let card = """
    rostrum: 1
    stage: {size: [160, 120], scale: 1, fps: 30}
    inputs:
      title: Hello
      side: {type: number, default: 40, range: [0, 100]}
    states: {card: [closed, open]}
    scene:
      - rectangle: [60, 40]
        id: card
        fill: orange
        states:
          open: {scale: 1.4, rotation: 8deg}
      - text: "${title}"
        y: 45
    events:
      - {tap: card, state: [open, closed], animation: bouncy}
    script:
      - {tap: card, at: 0.2s}
    """

  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.card, to: "Card.yaml")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  /// Renders, and gives the result document.
  private func render(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> [String: Any] {
    let made = try tool.run(
      ["render"] + arguments + ["--json", "-", "--quiet"], environment: environment)
    try #require(made.status == 0, "\(made.error)")
    let document = try JSONSerialization.jsonObject(with: Data(made.output.utf8))
    return try #require(document as? [String: Any])
  }

  @Test("a document needs no toolchain, and its stage is the film's unless a flag says otherwise")
  func withoutToolchain() throws {
    defer { tool.remove() }
    let made = try render(["Card.yaml", "-o", "a.apng"], environment: ["PATH": ""])
    let stage = try #require(made["stage"] as? [String: Any])
    #expect(stage["width"] as? Double == 160 && stage["height"] as? Double == 120)
    #expect(stage["fps"] as? String == "30" && stage["scale"] as? Double == 1)
    #expect((made["isolation"] as? [String: Any])?["level"] as? String == "auto")
    let other = try render(["Card.yaml", "-o", "b.png", "--size", "50x60", "--scale", "2"])
    let flags = try #require(other["stage"] as? [String: Any])
    #expect(flags["width"] as? Double == 50 && flags["scale"] as? Double == 2)
  }

  @Test("the same document by a pipe, as JSON and on standard input gives the same bytes")
  func sources() throws {
    defer { tool.remove() }
    _ = try render(["Card.yaml", "-o", "a.gif"])
    let piped = try tool.shell(
      #"cat Card.yaml | "$0" render - --input-format yaml -o b.gif --quiet"#, [])
    #expect(piped.status == 0, "\(piped.error)")
    let stream = try tool.shell(
      #""$0" render <(cat Card.yaml) --input-format yaml -o c.gif --quiet"#, [])
    #expect(stream.status == 0, "\(stream.error)")
    #expect(try bytes("a.gif") == bytes("b.gif") && bytes("a.gif") == bytes("c.gif"))
  }

  @Test("the script of a document comes before the flags', and --no-script leaves it out")
  func scripts() throws {
    defer { tool.remove() }
    _ = try render(["Card.yaml", "-o", "own.gif", "--duration", "1"])
    _ = try render(["Card.yaml", "-o", "none.gif", "--duration", "1", "--no-script"])
    _ = try render([
      "Card.yaml", "-o", "flag.gif", "--duration", "1", "--no-script", "--tap", "card@0.2",
    ])
    #expect(try bytes("own.gif") != bytes("none.gif"))
    #expect(try bytes("own.gif") == bytes("flag.gif"))
  }

  @Test("--set begins a state at its time, as an event of the document would")
  func changes() throws {
    defer { tool.remove() }
    let event = "  - {at: 0.5s, state: open, animation: snappy}"
    try tool.write(
      Self.card.replacing("events:\n", with: "events:\n\(event)\n"), to: "Event.yaml")
    let common = ["--no-script", "--duration", "1.5"]
    _ = try render(["Event.yaml", "-o", "event.gif"] + common)
    let set = try render(
      ["Card.yaml", "-o", "set.gif", "--set", "card=open@0.5 with snappy"] + common)
    _ = try render(["Card.yaml", "-o", "still.gif"] + common)
    #expect(try bytes("event.gif") == bytes("set.gif"))
    #expect(try bytes("event.gif") != bytes("still.gif"))
    let script = try #require(set["script"] as? [String: Any])
    #expect(script["flags"] as? [String] == ["--set card=open@0.5 with snappy"])
  }

  @Test("all mistakes are told at once, in 100 ms, and nothing is written")
  func mistakes() throws {
    defer { tool.remove() }
    try tool.write(
      Self.card.replacing("orange", with: "ornage").replacing("rotation", with: "rotatoin"),
      to: "Bad.yaml")
    let start = ContinuousClock.now
    let made = try tool.run(["render", "Bad.yaml"])
    let taken = ContinuousClock.now - start
    #expect(made.status == 2)
    #expect(made.error.contains("Bad.yaml:10:") && made.error.contains("Bad.yaml:12:"))
    #expect(made.error.hasSuffix("Error: Bad.yaml has 2 mistakes, see above\n"))
    // The debug build on a machine with other work; the release build takes a tenth.
    #expect(taken < .seconds(2), "\(taken)")
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("Output").path))
  }

  @Test("inputs are the document's, and inspect lists them")
  func inputs() throws {
    defer { tool.remove() }
    _ = try render(["Card.yaml", "-o", "a.png"])
    let made = try render(["Card.yaml", "-o", "b.png", "--input", "title=Bye"])
    #expect(try bytes("a.png") != bytes("b.png"))
    #expect(made["inputs"] as? [String: String] == ["title": "Bye"])
    let told = try tool.run(["inspect", "Card.yaml"])
    #expect(told.output.contains("  title: text = Hello (line 4)"), "\(told.output)\(told.error)")
    #expect(told.output.contains("  side: number = 40 (line 5)"))
    #expect(told.output.contains("(card)"))
  }

  @Test("goldens are recorded and compared as of any scene, and prove finds one film")
  func goldens() throws {
    defer { tool.remove() }
    let recorded = try tool.run(["record", "Card.yaml", "--mode", "all", "--quiet"])
    #expect(recorded.status == 0, "\(recorded.error)")
    #expect(try tool.run(["verify", "Card.yaml", "--quiet"]).status == 0)
    try tool.write(Self.card.replacing("1.4", with: "1.5"), to: "Card.yaml")
    #expect(try tool.run(["verify", "Card.yaml", "--quiet"]).status == 3)
    let proved = try tool.run(["prove", "Card.yaml", "--duration", "0.4", "--quiet"])
    #expect(proved.status == 0, "\(proved.error)")
  }

  @Test("a picture beside the document, or anywhere else, is shown by an isolated process")
  func pictures() throws {
    defer { tool.remove() }
    let document = "rostrum: 1\nstage: {size: [20, 20], scale: 1}\nscene:\n  - image: logo.png\n"
    try tool.write(document, to: "Logo.yaml")
    _ = try render(["Card.yaml", "-o", "logo.png", "--size", "20x20"])
    let beside = try render(["Logo.yaml", "-o", "a.png"])
    #expect((beside["warnings"] as? [String])?.contains { $0.contains("logo") } == false)
    let other = try BuiltTool()
    defer { other.remove() }
    let path = other.folder.appendingPathComponent("logo.png").path
    try FileManager.default.moveItem(
      at: tool.folder.appendingPathComponent("logo.png"), to: URL(fileURLWithPath: path))
    try tool.write(document.replacing("logo.png", with: path), to: "Logo.yaml")
    _ = try render(["Logo.yaml", "-o", "b.png"])
    #expect(try bytes("a.png") == bytes("b.png"))
  }

  @Test("the schema is JSON, the same each time")
  func schema() throws {
    defer { tool.remove() }
    let printed = try tool.run(["schema"])
    let schema = try JSONSerialization.jsonObject(with: Data(printed.output.utf8))
    let keys = try #require(schema as? [String: Any])
    #expect((keys["$schema"] as? String)?.contains("2020-12") == true)
    #expect(try tool.run(["schema", "-o", "s.json"]).status == 0)
    #expect(try String(decoding: bytes("s.json"), as: UTF8.self) == printed.output)
  }

  @Test("tokens play side by side: the film has as many frames as its slowest curve needs")
  func tokens() throws {
    defer { tool.remove() }
    try tool.write(
      """
      {"motion": {
        "enter": {"$type": "cubicBezier", "$value": [0.2, 0, 0, 1]},
        "bounce": {"$type": "transition",
          "$value": {"duration": {"value": 400, "unit": "ms"}, "delay": {"value": 0, "unit": "ms"},
            "timingFunction": [0.3, 0, 0.2, 1]}}}}
      """, to: "brand.tokens.json")
    let made = try tool.run([
      "tokens", "brand.tokens.json", "-o", "sheet.gif", "-o", "sheet.png", "--json", "-", "--quiet",
    ])
    #expect(made.status == 0, "\(made.error)")
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(made.output.utf8)) as? [String: Any])
    // 0.4 s until all begin, 0.4 s of the longer of the two, 0.8 s of rest.
    #expect((document["stage"] as? [String: Any])?["duration"] as? Double == 1.6)
  }
}
