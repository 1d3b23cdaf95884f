import Foundation
import SceneInputs
import Testing

@testable import RostrumTool

/// Who says what of a document's stage, and what it is given.
@Suite("A document's stage and inputs", .serialized)
struct DocumentStageTests {
  private let tool: BuiltTool

  init() throws { tool = try BuiltTool() }

  /// The pictures of a document with some words about its stage, as flags would have it.
  private func film(_ stage: String, _ flags: [String]) throws -> Data {
    let document = """
      rostrum: 1
      stage: {\(stage)}
      states: [small, large]
      scene:
        - hstack:
            - {rectangle: [30, 20], fill: {light: red, dark: yellow}}
            - {text: "Wide", fill: {light: black, dark: white}}
          states: {large: {scale: 1.5}}
      events: [{at: 0.1s, state: large, animation: linear 0.2s}]
      """
    try tool.write(document, to: "Stage.yaml")
    let made = try tool.run(
      ["render", "Stage.yaml", "-o", "film.apng", "--quiet", "--to", "0.3"] + flags)
    try #require(made.status == 0, "\(stage) \(flags): \(made.error)")
    return try Data(contentsOf: tool.folder.appendingPathComponent("film.apng"))
  }

  @Test(
    "a flag is what the document would say in its place, be it the default's words or not",
    arguments: [
      ("size: [120, 90], scale: 1", "scale: 2, size: [120, 90]", ["--scale", "2"]),
      ("size: [120, 90], fps: 20", "size: [120, 90], fps: 60", ["--fps", "60"]),
      (
        "size: [120, 90], background: blue", "size: [80, 60], background: blue",
        ["--size", "80x60"]
      ),
      ("size: [120, 90], background: blue", "size: fit, background: blue", ["--size", "fit"]),
      ("size: fit, background: blue", "size: [120, 90], background: blue", ["--size", "120x90"]),
      ("device: none, scale: 1", "device: iphone-14, scale: 1", ["--device", "iphone-14"]),
      ("device: iphone-14, scale: 1", "device: none, scale: 1", ["--device", "none"]),
      (
        "size: [120, 90], colorScheme: dark", "size: [120, 90], colorScheme: light",
        ["--color-scheme", "light"]
      ),
      (
        "size: [120, 90], layoutDirection: rightToLeft",
        "size: [120, 90], layoutDirection: leftToRight", ["--layout-direction", "ltr"]
      ),
      (
        "size: [120, 90], layoutDirection: leftToRight",
        "size: [120, 90], layoutDirection: rightToLeft", ["--layout-direction", "rtl"]
      ),
      (
        "size: [120, 90], background: blue, system: 26", "size: [120, 90], background: blue",
        ["--system", "18"]
      ),
      (
        "size: [120, 90], typeSize: xxxLarge", "size: [120, 90], typeSize: large",
        ["--type-size", "large"]
      ),
      ("size: [120, 90], locale: ar_EG", "size: [120, 90], locale: en_US", ["--locale", "en_US"]),
      (
        "size: [120, 90], duration: 0.2s", "size: [120, 90], duration: 0.3s", ["--duration", "0.3"]
      ),
    ] as [(String, String, [String])])
  func flags(said: String, meant: String, flags: [String]) throws {
    defer { tool.remove() }
    let (shown, expected) = (try film(said, flags), try film(meant, []))
    #expect(shown == expected)
    // That there is a difference to be seen.
    #expect(try film(said, []) != expected)
  }

  @Test("what a document is given is told before anything is filmed, once it has been read")
  func inputs() throws {
    defer { tool.remove() }
    let document = """
      rostrum: 1
      inputs:
        title: Hello
        side: {type: number, default: 40, range: [0, 100]}
        tint: "#ff0000"
        mood: {choices: [calm, loud], default: calm}
      scene: {text: "${title} ${row.name}", opacity: "${side}%"}
      """
    try tool.write(document, to: "Inputs.yaml")
    let path = tool.folder.appendingPathComponent("Inputs.yaml").path
    let inputs = try DocumentInputs(
      SceneSource(path: path, format: nil), .yaml, patience: 10)
    #expect(inputs.declared.count == 4)
    func mistakes(_ pairs: (name: String, text: String)...) -> [String] {
      inputs.mistakes(in: GivenInputs(pairs)).map { $0.replacing(path, with: "F") }
    }
    #expect(mistakes() == [])
    #expect(
      mistakes(
        ("title", "Bye"), ("side", "100"), ("tint", "blue"), ("mood", "loud"), ("row.name", "x"))
        == [])
    #expect(
      mistakes(("side", "101"), ("tint", "#12"), ("mood", "lout"), ("titel", "x")) == [
        "F:6: the input 'mood': found 'lout'; accepted is calm or loud; did you mean 'loud'?",
        "F:4: the input 'side': found '101'; accepted is a number from 0 to 100",
        "F:5: the input 'tint': found '#12'; accepted is a colour as blue, '#0A84FF' or '#0A84FF80'",
        "F has no input 'titel'; did you mean 'title'?",
      ])
  }
}
