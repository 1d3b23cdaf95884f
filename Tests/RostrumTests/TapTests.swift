import Foundation
import Testing

@testable import RostrumTool

/// Taps, presses and drags of the built tool, right and wrong.
@Suite(.serialized) final class TapTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func inspect(_ arguments: String...) throws -> BuiltTool.Result {
    try tool.run(["inspect", "Scene.swift"] + arguments)
  }

  /// The words in the order in which the scene printed them.
  private func printed(_ arguments: String...) throws -> [String] {
    let result = try tool.run(["inspect", "Scene.swift", "--json", "result.json"] + arguments)
    #expect(result.status == 0, "\(result.error)")
    return result.error.split(separator: "\n").map(String.init)
  }

  @Test(
    "a step that reaches nothing is one line that says why and what is there",
    arguments: [
      (["--tap", "Nope@0.5"], "nothing called 'Nope' can be touched at 0.500 s; there is #1 "),
      (["--tap", "#99@0.5"], "nothing called #99 can be touched at 0.500 s; there is #1 "),
      (["--tap", "5,5@0.5"], "nothing takes a touch at 5,5 at 0.500 s; there is #1 "),
      (["--tap", "500,5@0.5"], "500,5 is off the stage of 300x400 points; there is #1 "),
      (["--tap", "Off@0.5"], "'Off' is disabled at 0.500 s; there is #1 "),
      (["--long-press", "Off@30f"], "'Off' is disabled at 0.500 s; there is #1 "),
      (["--tap", "Under@0"], "'Under' is covered by 'Sheet' at 0.000 s; there is #1 "),
      (["--drag", "Under@0 by 1,1 in 1"], "'Under' is covered by 'Sheet' at 0.000 s; there is "),
      (
        ["--tap", "Row 50@0"], "'Row 50' is scrolled or clipped out of sight at 0.000 s; there is "
      ),
      (["--tap", "Away@0"], "'Away' is off the stage at 0.000 s; there is #1 "),
      (["--tap", "Title@1"], "'Title' takes no touches at 1.000 s; there is #1 "),
      (["--tap", "Twin@1"], "several things are called 'Twin' at 1.000 s; pick one: #"),
      (
        ["--tap", "Go@2", "--duration", "2"],
        "the tap on 'Go' at 2.000 s is not before the film's end at 2.000 s; "
      ),
    ])
  func refusals(arguments: [String], line: String) throws {
    let result = try tool.run(["inspect", "Scene.swift"] + arguments)
    #expect(result.status == 2)
    #expect(result.error.hasPrefix("Error: \(line)"), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1, "\(result.error)")
  }

  @Test("a tap after the end stops a film before a file is written, however long it would last")
  func afterEnd() throws {
    let film = try tool.run([
      "render", "Scene.swift", "-o", "a.png", "--tap", "Go@12", "--duration", "1",
    ])
    #expect(
      film.status == 2 && film.error.contains("'Go' at 12.000 s is not before the film's end"))
    #expect(
      !FileManager.default.fileExists(atPath: tool.folder.appendingPathComponent("a.png").path))
    // What is left out on purpose is no mistake.
    #expect(try inspect("--tap", "Go@2", "--to", "1").status == 0)
    // Ten seconds is the longest film that is not asked for.
    let late = try inspect("--tap", "Go@12")
    #expect(late.status == 2 && late.error.contains("end at 10.000 s"), "\(late.error)")
  }

  @Test("inspect says of each view why touching it does nothing")
  func obstacles() throws {
    let text = try inspect().output
    for line in [
      "'Off' button at", ": is disabled", ": is covered by 'Sheet'", ": is off the stage",
      ": is scrolled or clipped out of sight",
    ] { #expect(text.contains(line), "\(line)") }
    let result = try inspect("--json", "-")
    let document = try JSONDecoder().decode(Inspection.self, from: Data(result.output.utf8))
    let go = try #require(document.tappable.first { $0.label == "Go" })
    #expect(go.obstacle == nil)
    #expect(document.tappable.first { $0.label == "Off" }?.obstacle == "is disabled")
  }

  @Test("a press is seen for a tenth of a second, and acts when the finger goes up")
  func pressed() throws {
    #expect(try printed("--tap", "Go@0.5") == ["down 0.5", "go 0.6", "up 0.6"])
    #expect(try printed("--tap", "Go@0.5 for 0.05") == ["down 0.5", "go 0.55", "up 0.55"])
  }

  @Test("taps faster than that are as many, and two make a double tap", arguments: [0, 50, 100])
  func fast(pause: Int) throws {
    let second = "\(500 + pause)ms"
    let words = try printed("--tap", "Go@500ms", "--tap", "Go@\(second)")
    #expect(words.count { $0.hasPrefix("go") } == 2, "\(words)")
    let twice = try printed("--tap", "Twice@500ms", "--tap", "Twice@\(second)")
    #expect(twice.map { $0.split(separator: " ").first } == ["double"], "\(twice)")
  }

  @Test("the script beside the scene is left out by --no-script")
  func noScript() throws {
    try tool.write("- {tap: Go, at: 0.5, for: 0.2}\n", to: "Scene.script.yaml")
    defer {
      try? FileManager.default.removeItem(
        at: tool.folder.appendingPathComponent("Scene.script.yaml"))
    }
    #expect(try printed() == ["down 0.5", "go 0.7", "up 0.7"])
    #expect(try printed("--no-script") == [])
    #expect(try printed("--no-script", "--tap", "Go@1").count == 3)
  }

  private static let source = """
    import SwiftUI

    @MainActor var start = Date.distantPast
    @MainActor func say(_ word: String) {
      print(word, (Date().timeIntervalSince(start) * 100).rounded() / 100)
    }

    struct Telling: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(4).background(configuration.isPressed ? .red : .blue)
          .onChange(of: configuration.isPressed) { _, isPressed in say(isPressed ? "down" : "up") }
      }
    }

    struct Page: View {
      init() { start = Date() }
      var body: some View {
        VStack(spacing: 8) {
          Text("Title")
          Button("Go") { say("go") }.buttonStyle(Telling())
          Button("Off") {}.disabled(true)
          HStack { Button("Twin") {}; Button("Twin") {} }
          Button("Under") {}.overlay { Color.red.overlay { Text("Sheet") } }
          Button("Away") {}.offset(x: 500)
          Text("Twice").padding().contentShape(Rectangle())
            .onTapGesture(count: 2) { say("double") }
          ScrollView {
            VStack { ForEach(0..<60) { row in Button("Row \\(row)") {} } }
          }
          .frame(height: 80)
        }
      }
    }

    #Preview(traits: .fixedLayout(width: 300, height: 400)) { Page() }
    """
}
