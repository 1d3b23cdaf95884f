import Batches
import Foundation
import Testing

@testable import RostrumTool

/// `rostrum batch` of scene documents.
@Suite("Batches of documents", .serialized) struct BatchDocumentsTests {
  /// A document of a picture, a token, an input with a range, a colour and two states.
  private static let card = """
    rostrum: 1
    stage: {size: [60, 40], scale: 1, fps: 30, duration: 0.2s}
    tokens: brand.tokens.json
    inputs:
      side: {type: number, default: 20, range: [1, 50]}
      tint: {type: color, default: "#ff0000"}
      words: {default: Hi}
    states: {card: [closed, open]}
    scene:
      - {image: star.png, y: -14}
      - {text: "${words}", font: body}
      - rectangle: ["${side}", 10]
        fill: "${tint}"
        states: {open: {x: 12, animation: "{motion.go}"}}
    """
  private static let tokens = """
    {"motion": {"go": {"$type": "transition", "$value": {"duration": {"value": 100, "unit": "ms"},
      "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}}}}
    """

  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.card, to: "Card.yaml")
    try tool.write(Self.tokens, to: "brand.tokens.json")
    try picture("#00ff00")
  }

  /// Makes the picture that the document shows.
  private func picture(_ color: String) throws {
    try tool.write(
      "rostrum: 1\nstage: {size: [8, 8], scale: 1}\nscene:\n  - {rectangle: [8, 8], fill: \"\(color)\"}\n",
      to: "Star.yaml")
    let made = try tool.run(["render", "Star.yaml", "-o", "star.png", "--quiet"])
    try #require(made.status == 0, "\(made.error)")
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  @Test("rows are filmed again when a picture or a token of their document has changed")
  func dependencies() throws {
    defer { tool.remove() }
    try tool.write(
      "scene: Card.yaml\noutput: out/{name}.png\nmatrix: {inputs: {side: [10, 30]}}\n", to: "b.yaml"
    )
    let made = try tool.run(["batch", "b.yaml"])
    #expect(made.status == 0, "\(made.error)")
    func due() throws -> String {
      String(
        try tool.run(["batch", "b.yaml", "--dry-run"]).output.split(separator: ":").last ?? "")
    }
    #expect(try due() == " 2 current, 0 to film\n")
    let before = try bytes("out/Card-10.png")
    try picture("#0000ff")
    #expect(try due() == " 0 current, 2 to film\n")
    #expect(try tool.run(["batch", "b.yaml"]).status == 0)
    #expect(try bytes("out/Card-10.png") != before)
    #expect(try due() == " 2 current, 0 to film\n")
    try tool.write(Self.tokens.replacing("100", with: "50"), to: "brand.tokens.json")
    #expect(try due() == " 0 current, 2 to film\n")
  }

  @Test("nothing but the tool is needed: no toolchain, no modules, nothing on PATH")
  func alone() throws {
    defer { tool.remove() }
    try tool.write("scene: Card.yaml\noutput: out/{name}.png\n", to: "b.yaml")
    let made = try tool.shell(
      #"mkdir alone; cp "$0" alone/rostrum; PATH= alone/rostrum batch b.yaml"#, [])
    #expect(made.status == 0 && made.output == "1 row: 1 done\n", "\(made.error)")
    #expect(tool.has("out/Card.png"))
    // What needs them says so.
    try tool.write("import SwiftUI\n#Preview { Color.red }\n", to: "Red.swift")
    try tool.write("scenes: [Card.yaml, Red.swift]\noutput: both/{name}.png\n", to: "both.yaml")
    let both = try tool.shell("alone/rostrum batch both.yaml", [])
    #expect(both.status == 2 && both.error.contains("modules for scenes"), "\(both.error)")
  }

  @Test("type size, locale, direction and states are keys, of options and of a matrix")
  func reader() throws {
    defer { tool.remove() }
    try tool.write(
      """
      scene: Card.yaml
      output: out/{name}.png
      name: '{row}-{type-size}-{locale}-{set}'
      options: {at: 0.15s}
      matrix:
        type-size: [large, accessibility3]
        locale: [en_US, ar_EG]
        set: ['card=open@0', [card=open@0, card=closed@0.1 with none]]
      exclude: [{type-size: accessibility3, locale: ar_EG}]
      overrides: [{when: {locale: ar_EG}, set: {layout-direction: rtl, background: blue}}]
      """, to: "b.yaml")
    let made = try tool.run(["batch", "b.yaml", "--json", "all.json"])
    #expect(made.status == 0 && made.output == "6 rows: 6 done\n", "\(made.error)")
    let rows = try #require(BatchResults(try bytes("all.json"))).rows
    var pictures: Set<Data> = []
    let wishes: [[String]] = [
      [], ["--set", "card=closed@0.1 with none"],
      ["--locale", "ar_EG", "--layout-direction", "rtl", "--background", "blue"],
      [
        "--locale", "ar_EG", "--layout-direction", "rtl", "--background", "blue", "--set",
        "card=closed@0.1 with none",
      ],
      ["--type-size", "accessibility3"],
      ["--type-size", "accessibility3", "--set", "card=closed@0.1 with none"],
    ]
    for (row, words) in zip(rows, wishes) {
      let path = try #require(row.outputs?.first?.path)
      let alone = try tool.run(
        ["render", "Card.yaml", "-o", "alone.png", "--at", "0.15", "--set", "card=open@0"] + words)
      #expect(alone.status == 0, "\(alone.error)")
      #expect(try bytes(path) == bytes("alone.png"), "\(row.name)")
      pictures.insert(try bytes(path))
    }
    #expect(pictures.count == 6)
  }

  @Test("what a document would not take is told before the first film, with the row's line")
  func mistakes() throws {
    defer { tool.remove() }
    try tool.write(
      """
      name,input.side,input.tint,set
      a,20,#00ff00,card=open@0
      b,51,red,card=opened@0
      c,,bleu,
      d,wide,,crad=open@0
      """, to: "rows.csv")
    try tool.write("scene: Card.yaml\noutput: out/{name}.png\nrows: rows.csv\n", to: "b.yaml")
    let told = try tool.run(["batch", "b.yaml"])
    #expect(told.status == 2 && !tool.has("out"))
    for words in [
      "rows.csv:3: inputs: Card.yaml", "51", "rows.csv:4: inputs: ", "bleu",
      "rows.csv:5: inputs: ", "wide", "rows.csv:3: set: ", "opened", "rows.csv:5: set: ", "crad",
      "5 errors in the batch; nothing was filmed",
    ] {
      #expect(told.error.contains(words), "\(words): \(told.error)")
    }
    #expect(!told.error.contains("rows.csv:2"))
    // Of the rows that are asked for alone.
    #expect(try tool.run(["batch", "b.yaml", "--only", "a"]).status == 0)
    let swift =
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 8, height: 8)) { Color.red }\n"
    try tool.write(swift, to: "Red.swift")
    try tool.write(
      "scene: Red.swift\noutput: red/{name}.png\noptions: {set: card=open@0}\n", to: "red.yaml")
    let red = try tool.run(["batch", "red.yaml"])
    #expect(red.status == 2 && red.error.contains("is no document"), "\(red.error)")
  }

  @Test("a document that is wrong by itself fails with its rows, and no other")
  func wrong() throws {
    defer { tool.remove() }
    try tool.write("rostrum: 1\nscene:\n  - {circel: 8}\n", to: "Wrong.yaml")
    try tool.write(
      "scenes: [Wrong.yaml, Star.yaml]\noutput: out/{name}.png\nmatrix: {scale: [1, 2]}\n",
      to: "b.yaml")
    let made = try tool.run(["batch", "b.yaml"])
    #expect(made.status == 2 && made.error.contains("circel"), "\(made.error)")
    #expect(made.error.hasSuffix("Error: 4 rows: 2 done, 2 failed\n"), "\(made.error)")
  }
}
