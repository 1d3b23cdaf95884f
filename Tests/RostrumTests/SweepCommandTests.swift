import Foundation
import Goldens
import Testing

@testable import RostrumTool

/// `verify --sweep`, with the tool as it was built.
@Suite(.serialized) final class SweepCommandTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  /// A bar that grows by itself, and a button that sends it back: smoothly, or at once.
  private func scene(_ back: String) -> String {
    """
    import SwiftUI

    struct Bar: View {
      @State private var isLong = false
      var body: some View {
        VStack {
          Rectangle().fill(.blue).frame(width: isLong ? 160 : 40, height: 20)
          Button("Back") { \(back) }
        }
        .onAppear { withAnimation(.spring(duration: 0.6, bounce: 0.2)) { isLong = true } }
      }
    }

    #Preview(traits: .fixedLayout(width: 200, height: 120)) { Bar() }
    """
  }

  private func sweep(_ back: String, _ words: [String] = []) throws -> BuiltTool.Result {
    try tool.write(scene(back), to: "Bar.swift")
    return try tool.run(
      ["verify", "Bar.swift", "--sweep", "Back@0.1..0.15", "--isolation", "none"] + words)
  }

  @Test("a spring that takes over the velocity is smooth: one row")
  func smooth() throws {
    let result = try sweep("withAnimation(.spring(duration: 0.4)) { isLong = false }")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.hasPrefix("Bar: same: 4 of 4 interruptions are smooth"))
    #expect(result.output.split(separator: "\n").count == 1)
  }

  @Test("a value that jumps is found; the worst case is a step of a script that shows it")
  func jump() throws {
    let result = try sweep(
      "var at = Transaction(); at.disablesAnimations = true; withTransaction(at) { isLong = false }",
      ["--json", "check.json"])
    #expect(result.status == 3)
    #expect(result.error.contains("0 of 4 interruptions are smooth; the worst is at 0.1"))
    let document = try JSONDecoder().decode(
      CheckDocument.self,
      from: Data(contentsOf: tool.folder.appendingPathComponent("check.json")))
    let entry = try #require(document.entries.first)
    #expect(document.entries.count == 1 && entry.verdict == .differs && entry.code == 3)
    #expect(entry.sentence.contains("Bar/VStack/Rectangle · frame."))
    // The step is one that a script takes.
    let step = try #require(entry.unmet.first?.split(separator: ": - ").last)
    try tool.write("- \(step)\n", to: "worst.yaml")
    let shown = try tool.run([
      "inspect", "Bar.swift", "--script", "worst.yaml", "--isolation", "none",
    ])
    #expect(shown.status == 0, "\(shown.error)")
  }

  @Test("what cannot be tapped, and taps that interrupt nothing, do not pass")
  func nothing() throws {
    try tool.write(scene("isLong = false"), to: "Bar.swift")
    let words = ["verify", "Bar.swift", "--isolation", "none", "--sweep"]
    let late = try tool.run(words + ["Back@3..3.05", "--duration", "4"])
    #expect(late.status == 4 && late.error.contains("interrupted nothing"), "\(late.error)")
    let unknown = try tool.run(words + ["Forth@0.1..0.2"])
    #expect(unknown.status == 2 && unknown.error.contains("Forth"), "\(unknown.error)")
  }

  @Test(
    "a sweep is what is tapped and when",
    arguments: [
      ("Toggle@0.1..0.6", 6...36), ("#2@0..0", 0...0), ("120,40@3f..5f", 3...5),
      ("Go@100ms..0.2s", 6...12), ("a@b@0.5..0.5", 30...30),
    ])
  func reading(text: String, frames: ClosedRange<Int>) throws {
    let sweep = try #require(SweepArgument(text))
    #expect(sweep.frames(at: .usual) == frames.lowerBound..<frames.upperBound + 1)
    #expect(throws: Never.self) { try Script.Step(tap: sweep.tap(at: frames.lowerBound)) }
  }

  @Test(
    "anything else is refused", arguments: ["Toggle", "Toggle@1", "Toggle@1..", "@1..2", "T@1..x"])
  func refused(text: String) { #expect(SweepArgument(text) == nil) }

  @Test("an interval that ends before it begins has no frames")
  func empty() throws {
    #expect(try #require(SweepArgument("Go@1..0.5")).frames(at: .usual).isEmpty)
  }
}
