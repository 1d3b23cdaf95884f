import Codecs
import Foundation
import Pixels
import Testing

@testable import RostrumTool

/// Pictures that `inspect` makes of a scene's film.
@Suite(.serialized) final class PictureTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }
  deinit { tool.remove() }

  /// An even movement, a spring that is turned back on its way, and something that fades.
  private static let source = """
    import SwiftUI
    struct Scene: View {
      @State private var isRight = false
      @State private var isOpen = false
      var body: some View {
        VStack {
          Color.red.frame(width: 10, height: 10).offset(x: isRight ? 90 : -90)
            .onAppear { withAnimation(.linear(duration: 0.6)) { isRight = true } }
            .accessibilityIdentifier("even")
          Color.blue.frame(width: 10, height: 10).offset(x: isOpen ? 60 : 0)
            .opacity(isOpen ? 1 : 0.5).accessibilityIdentifier("sprung")
          Button("Go") { withAnimation(.spring(duration: 0.4, bounce: 0.4)) { isOpen.toggle() } }
        }
      }
    }
    #Preview(traits: .fixedLayout(width: 240, height: 120)) { Scene() }
    """
  private static let script = ["--tap", "Go@0.3", "--tap", "Go@0.55", "--duration", "1.6"]

  @discardableResult private func inspect(_ words: [String]) throws -> (
    status: Int32, error: String
  ) {
    let result = try tool.run(["inspect", "Scene.swift"] + Self.script + words)
    return (result.status, result.error)
  }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: tool.folder.appendingPathComponent(name))
  }

  private func curves(_ name: String) throws -> CurvesDocument {
    try JSONDecoder().decode(CurvesDocument.self, from: bytes(name))
  }

  @Test("all pictures come from one pass, and each alone is the same, byte for byte")
  func together() throws {
    let all = [
      ("--strip", "strip.png"), ("--onion", "onion.png"), ("--path", "path.png"),
      ("--curves", "curves.png"), ("--curves", "curves.svg"), ("--curves", "curves.json"),
      ("--fan", "fan.png"), ("--fan", "fan.svg"),
    ]
    let together = try inspect(all.flatMap { [$0.0, "all/\($0.1)"] })
    #expect(together.status == 0, "\(together.error)")
    for (option, name) in all {
      #expect(try inspect([option, "one/\(name)"]).status == 0)
      #expect(try bytes("one/\(name)") == bytes("all/\(name)"), "\(name)")
      guard name.hasSuffix(".png") else { continue }
      let picture = try PNGReader.read(tool.folder.appendingPathComponent("all/\(name)").path)
      #expect(picture.words.allSatisfy { $0 >> 24 == 255 })
      #expect(Set(picture.words).count > 8)
    }
    #expect(try inspect(["--curves", "dark.svg", "--color-scheme", "dark"]).status == 0)
    #expect(try bytes("dark.svg") != bytes("all/curves.svg"))
  }

  /// Whether a traced value is several numbers.
  private func isMoving(_ series: TraceDocument.Series) -> Bool {
    var numbers: Set<Double> = []
    for case .number(let number)? in series.value ?? [] { numbers.insert(number) }
    return numbers.count > 1
  }

  @Test("curves have what the trace has at every frame, and more between")
  func curvesAreTraces() throws {
    #expect(try inspect(["--curves", "c.json", "--trace", "t.json"]).status == 0)
    let trace = try JSONDecoder().decode(TraceDocument.self, from: bytes("t.json"))
    let document = try curves("c.json")
    var compared = 0
    for curve in document.curves {
      let series = try #require(
        trace.series.first { $0.view == curve.view && $0.property == curve.property })
      let points = curve.pieces.flatMap { zip($0.times, $0.values) }
      for (index, value) in (series.value ?? []).enumerated() {
        guard case .number(let shown)? = value else { continue }
        let time = trace.times[series.first + index]
        // Of what rests the ends are kept.
        let before = try #require(points.last { $0.0 <= time + 1e-9 })
        let after = points.first { $0.0 >= time - 1e-9 } ?? before
        let isThere = abs(before.0 - time) < 1e-9 || abs(after.0 - time) < 1e-9
        #expect(isThere || before.1 == after.1)
        let nearest = abs(before.0 - time) < 1e-9 ? before.1 : after.1
        #expect(abs(nearest - shown) < 1e-9, "\(curve.view) \(curve.property) at \(time)")
        compared += 1
      }
    }
    #expect(compared > 200)
    // What is in the trace and moves has a curve.
    let moving = trace.series.count(where: isMoving)
    #expect(document.curves.count == moving && moving >= 3)
  }

  @Test("an even movement has one velocity, and an interruption keeps the spring's")
  func velocities() throws {
    #expect(try inspect(["--curves", "c.json"]).status == 0)
    let document = try curves("c.json")
    let even = try #require(
      document.curves.first { $0.runs.first?.animation?.hasPrefix("linear") ?? false })
    let run = try #require(even.runs.first)
    #expect(abs(run.end - run.start - 0.6) < 1e-6 && abs(run.to - run.from - 180) < 1e-6)
    for piece in even.pieces {
      for (time, velocity) in zip(piece.times, piece.velocities) where time < 0.59 {
        #expect(abs(velocity - 300) < 1e-6)
      }
    }
    let sprung = try #require(
      document.curves.first { $0.view.hasSuffix("sprung") && $0.property == "offset.x" })
    // Taps last 0.1 s, and act when they end.
    #expect(sprung.runs.count == 2 && sprung.runs[0].interrupted && !sprung.runs[1].interrupted)
    #expect(abs(sprung.runs[1].start - 0.65) < 1e-6 && sprung.runs[1].target == 0)
    let joint = try #require(sprung.pieces.firstIndex { abs($0.times[0] - 0.65) < 1e-6 })
    let (before, after) = (sprung.pieces[joint - 1], sprung.pieces[joint])
    let fastest = sprung.pieces.flatMap(\.velocities).map(abs).max() ?? 0
    #expect(abs((before.velocities.last ?? 0) - after.velocities[0]) < fastest * 0.02)
    #expect(abs((before.values.last ?? 0) - after.values[0]) < 1e-6)
    #expect(sprung.runs.allSatisfy { ($0.overshoot ?? 0) >= 0 })
    #expect(document.events.map(\.label).filter { $0.hasPrefix("touch") }.count == 2)
  }

  @Test("looking between frames changes no frame")
  func sameFilm() throws {
    let words = ["recording", "Scene.swift", "--parts", "lists"] + Self.script
    let plain = try tool.run(words)
    let watched = try tool.run(words + ["--pictures", "curves.svg,path.png,onion.png"])
    #expect(plain.status == 0 && plain.output.split(separator: "\n").count == 96)
    #expect(watched.output == plain.output)
  }

  @Test("what cannot be drawn is said before anything is filmed, and nothing is left")
  func refusals() throws {
    let wrong: [([String], String)] = [
      (["--curves", "c.gif"], ".png, .svg or .json"), (["--onion", "o.svg"], "ending in .png"),
      (["--path", "a.png", "--onion", "./a.png"], "asked for twice"),
      (["--curves", "c.json", "--json", "c.json"], "asked for twice"),
      (["--fan", "/proc/fan.png"], "/proc/fan.png"),
    ]
    for (words, message) in wrong {
      let result = try inspect(words)
      #expect(result.status == 2 && result.error.contains(message), "\(words): \(result.error)")
    }
    try tool.write(
      "import SwiftUI\n#Preview(traits: .fixedLayout(width: 20, height: 20)) { Color.red }\n",
      to: "Still.swift")
    let still = try tool.run(["inspect", "Still.swift", "--curves", "s.svg", "--path", "s.png"])
    #expect(still.status == 0 && tool.has("s.svg") && tool.has("s.png"))
    let fan = try tool.run(["inspect", "Still.swift", "--fan", "f.png", "--curves", "f.svg"])
    #expect(fan.status == 2 && fan.error.contains("no animation moves a value"), "\(fan.error)")
    #expect(!tool.has("f.png") && !tool.has("f.svg"))
  }
}
