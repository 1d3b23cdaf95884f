import Codecs
import Foundation
import Pixels
import Testing

/// Filmstrips beside goldens, and those that inspect draws.
@Suite(.serialized) final class StripTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private let soon = ["--duration", "0.5", "--isolation", "none"]

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  @Test("a strip is written beside a golden, the same twice, and goes with what is approved")
  func beside() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    let words = ["record", "Square.swift"] + soon
    #expect(try tool.run(words, environment: ["CI": ""]).status == 0)
    #expect(!tool.has("Goldens/Square.strip.png"))
    #expect(try tool.run(words + ["--strip"], environment: ["CI": ""]).status == 0)
    let strip = try bytes("Goldens/Square.strip.png")
    #expect(try tool.run(words, environment: ["CI": ""]).status == 0)
    #expect(try bytes("Goldens/Square.strip.png") == strip)
    try tool.write(GoldenScenes.square(".spring(duration: 0.4, bounce: 0.5)"), to: "Square.swift")
    #expect(try tool.run(["verify", "Square.swift"] + soon).status == 3)
    #expect(try bytes("Goldens/Square.strip.png") == strip)
    #expect(try tool.run(["approve"]).status == 0)
    let approved = try bytes("Goldens/Square.strip.png")
    #expect(approved != strip)
    #expect(try tool.run(words + ["--strip"], environment: ["CI": ""]).status == 0)
    #expect(try bytes("Goldens/Square.strip.png") == approved)
  }

  @Test("inspect draws the same strip, with a cell for each moment")
  func inspect() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    #expect(
      try tool.run(["record", "Square.swift", "--strip"] + soon, environment: ["CI": ""]).status
        == 0)
    let result = try tool.run(["inspect", "Square.swift", "--strip", "out/s.png"] + soon)
    #expect(result.status == 0, "\(result.error)")
    #expect(try bytes("out/s.png") == bytes("Goldens/Square.strip.png"))
    // 60×20 points are 120×40 pixels; a spring that bounces has ends, a turn and what is between.
    let picture = try PNGReader.read(tool.folder.appendingPathComponent("out/s.png").path)
    let red = picture.words.count { $0 == 0xff30_3bff }
    #expect(red >= 5 * 18 * 18, "\(red)")
    // Fewer moments are a smaller picture, more at even distances a larger one.
    func size(_ moments: String) throws -> Int {
      let words = ["inspect", "Square.swift", "--strip", "out/m.png", "--moments", moments]
      let result = try tool.run(words + soon)
      #expect(result.status == 0, "\(result.error)")
      let strip = try PNGReader.read(tool.folder.appendingPathComponent("out/m.png").path)
      return strip.width * strip.height
    }
    let sizes = try ["2", "even:5", "even:20"].map(size)
    #expect(sizes[0] < sizes[1] && sizes[1] < sizes[2], "\(sizes)")
    for wrong in [["--strip", "s.gif"], ["--strip", "s.png", "--from", "0.1"]] {
      #expect(try tool.run(["inspect", "Square.swift"] + wrong).status == 2)
    }
  }
}
