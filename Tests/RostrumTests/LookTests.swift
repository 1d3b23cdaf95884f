import Codecs
import Foundation
import Pixels
import Testing

@testable import RostrumTool

/// One small picture of what moves, and the numbers beside it.
@Suite(.serialized) final class LookTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  private static let source = """
    import SwiftUI
    struct Scene: View {
      @State private var isOpen = false
      var body: some View {
        VStack {
          Circle().fill(.blue).frame(width: 20, height: 20).offset(x: isOpen ? 60 : -60)
            .accessibilityIdentifier("ball")
          Button("Go") { withAnimation(.spring(duration: 0.4, bounce: 0.4)) { isOpen.toggle() } }
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 240, height: 120)) { Scene() }
    """
  private static let words = ["--tap", "Go@0.2"]

  private func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: tool.folder.appendingPathComponent(name)))
  }

  private func document(_ name: String) throws -> LookDocument {
    try JSONDecoder().decode(LookDocument.self, from: Data(bytes(name)))
  }

  @Test("the document has the runs that curves have, and the picture is small")
  func numbers() throws {
    let result = try tool.run(["look", "Scene.swift"] + Self.words)
    #expect(result.status == 0, "\(result.error)")
    let look = try document("Output/Scene.look.json")
    let curves = try tool.run(["inspect", "Scene.swift", "--curves", "c.json"] + Self.words)
    #expect(curves.status == 0, "\(curves.error)")
    let drawn = try JSONDecoder().decode(CurvesDocument.self, from: Data(bytes("c.json")))
    #expect(look.events == drawn.events)
    let ball = try #require(look.moves.first { $0.view.hasSuffix("ball") })
    let curve = try #require(
      drawn.curves.first { $0.view == ball.view && $0.property == ball.property })
    #expect(ball.runs == curve.runs && ball.property == "offset.x")
    let way = try #require(look.ways.first)
    #expect(way.view.hasSuffix("ball") && abs(way.to[0] - way.from[0] - 120) < 0.1)
    #expect(way.length > 120)
    let file = try bytes("Output/Scene.look.png")
    #expect(file.count <= LookPicture.mostBytes && file.count == look.pictureBytes)
    #expect(look.picture == "Output/Scene.look.png" && look.warnings.isEmpty)
    let picture = try PNGReader.decode(file, path: "look")
    #expect(picture.words.allSatisfy { $0 >> 24 == 255 || $0 == 0 })
    // No terminal, no picture in place; but what moves, and where the files are.
    #expect(!result.output.contains("\u{1b}"))
    #expect(result.output.contains("ball offset.x") && result.output.contains("overshoots"))
    #expect(result.output.contains("Output/Scene.look.png"))
  }

  @Test("the same scene gives the same bytes; places are chosen by flags")
  func places() throws {
    let first = try tool.run(["look", "Scene.swift", "-o", "a/a.png"] + Self.words)
    let second = try tool.run(["look", "Scene.swift", "-o", "b.png", "--json", "-"] + Self.words)
    #expect(first.status == 0 && second.status == 0, "\(first.error)\(second.error)")
    #expect(try bytes("a/a.png") == bytes("b.png"))
    let told = try JSONDecoder().decode(LookDocument.self, from: Data(second.output.utf8))
    #expect(try told.moves == document("a/a.json").moves)
    #expect(!FileManager.default.fileExists(atPath: tool.folder.path + "/b.json"))
  }

  @Test("a picture that is hard to compress is made smaller until it fits")
  func small() throws {
    try tool.write(
      """
      import SwiftUI
      struct Noise: View {
        @State private var isOn = false
        var body: some View {
          Canvas { context, size in
            for index in 0..<6000 {
              let (x, y) = (Double(index * 7919 % 400), Double(index * 104_729 % 300))
              context.fill(
                Path(CGRect(x: x, y: y, width: 9, height: 7)),
                with: .color(red: x / 400, green: y / 300, blue: Double(index % 97) / 97))
            }
          }
          .offset(x: isOn ? 30 : 0)
          .onAppear { withAnimation(.linear(duration: 0.4)) { isOn = true } }
        }
      }
      #Preview(traits: .fixedLayout(width: 400, height: 300)) { Noise() }
      """, to: "Noise.swift")
    let result = try tool.run(["look", "Noise.swift", "-o", "n.png"])
    #expect(result.status == 0, "\(result.error)")
    let file = try bytes("n.png")
    #expect(file.count <= LookPicture.mostBytes)
    #expect(try document("n.json").warnings.isEmpty)
    #expect(try PNGReader.decode(file, path: "n").width > 900)
  }

  @Test("a scene in which nothing moves is said so")
  func still() throws {
    try tool.write(
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 20, height: 20)) { Color.red }",
      to: "Still.swift")
    let result = try tool.run(["look", "Still.swift", "-o", "s.png"])
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("nothing moves"))
    #expect(try document("s.json").moves.isEmpty)
  }

  @Test(
    "a terminal is sent what it says it knows",
    arguments: [
      (["TERM": "xterm-kitty"], .kitty),
      (["TERM": "xterm-256color", "KITTY_WINDOW_ID": "1"], .kitty),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "iTerm.app"], .iterm),
      (["TERM": "xterm-256color", "TERM_PROGRAM": "WezTerm"], .iterm),
      (["TERM": "foot"], .sixel), (["TERM": "xterm-sixel"], .sixel),
      (["TERM": "xterm-256color"], nil),
      (["TERM": "dumb", "KITTY_WINDOW_ID": "1"], nil), ([:], nil),
      (["TERM": "screen-256color", "TERM_PROGRAM": "iTerm.app"], nil),
      (["TERM": "xterm-kitty", "TMUX": "/tmp/tmux"], nil),
    ] as [([String: String], TerminalPicture.Form?)])
  func known(environment: [String: String], form: TerminalPicture.Form?) {
    #expect(TerminalPicture(.auto, isTerminal: true, environment: environment).form == form)
    for wish in TerminalPicture.Wish.allCases {
      #expect(TerminalPicture(wish, isTerminal: false, environment: environment).form == nil)
    }
    #expect(TerminalPicture(.never, isTerminal: true, environment: environment).form == nil)
    #expect(TerminalPicture(.sixel, isTerminal: true, environment: environment).form == .sixel)
  }

  @Test("the parts of Kitty's picture are the file, in order", arguments: [0, 1, 3072, 3073, 9999])
  func kitty(count: Int) throws {
    let file = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let text = try TerminalPicture.text(file, as: .kitty)
    let parts = text.components(separatedBy: "\u{1b}_G").dropFirst()
    let words = parts.map { $0.dropLast(2).split(separator: ";", maxSplits: 1).last ?? "" }
    #expect(Data(base64Encoded: words.joined()) == Data(file) || count == 0)
    #expect(words.allSatisfy { $0.utf8.count <= 4096 })
    let more = parts.map { $0.contains("m=1;") }
    #expect(more == more.indices.map { $0 < more.count - 1 })
  }
}
