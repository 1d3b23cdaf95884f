import Foundation
import Goldens
import Testing

@testable import RostrumTool

/// Recording, verifying and approving, with the tool as it was built.
@Suite(.serialized) final class VerifyTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private let soon = ["--duration", "0.4", "--isolation", "none"]

  private func record(_ words: [String], _ environment: [String: String] = ["CI": ""]) throws
    -> BuiltTool.Result
  { try tool.run(["record"] + words + soon, environment: environment) }

  private func verify(_ words: [String]) throws -> BuiltTool.Result {
    try tool.run(["verify"] + words + soon + ["--json", "check.json"])
  }

  private func modified(_ name: String) throws -> Date? {
    let path = tool.folder.appendingPathComponent(name).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test("what is recorded is verified; recording twice writes the same bytes, and writes them once")
  func same() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    let first = try record(["Square.swift"])
    #expect(first.status == 0 && first.output == "Square: recorded: 24 frames\n", "\(first.error)")
    let golden = "Goldens/Square.golden"
    let (text, date) = (try tool.text(golden), try modified(golden))
    let again = try record(["Square.swift", "--jobs", "1"])
    #expect(again.status == 0 && again.output == "Square: recorded: as it was, 24 frames\n")
    #expect(try tool.text(golden) == text && modified(golden) == date)
    let verified = try verify(["Square.swift"])
    #expect(verified.status == 0, "\(verified.error)")
    #expect(verified.output == "Square: same: exact, 24 frames\n")
    let document = try tool.checks()
    #expect(document.totals.compared == 1 && document.totals.same == 1)
    #expect(document.entries.map(\.verdict) == [.same] && document.orphans == [])
    #expect(try Golden(text: text).frames.count == 24)
  }

  @Test("a change is named; approve takes what was seen without the scene, and only once")
  func approve() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    _ = try record(["Square.swift"])
    let old = try tool.text("Goldens/Square.golden")
    try tool.write(GoldenScenes.square(".spring(duration: 0.26, bounce: 0.4)"), to: "Square.swift")
    let changed = try verify(["Square.swift"])
    #expect(changed.status == 3, "\(changed.error)")
    #expect(
      changed.error.hasPrefix("Error: Square: ") || changed.error.contains("\nError: Square: "))
    #expect(try tool.text("Goldens/Square.golden") == old)
    let entry = try #require(try tool.checks().entries.first)
    #expect(entry.verdict == .differs && entry.code == 3 && entry.level == "exact")
    #expect(entry.differingFrames.first.map { $0.lowerBound < 5 } == true)
    #expect(entry.findings.first.map { entry.sentence.hasPrefix($0.sentence) } == true)
    // No compiler and no scene: the way to them is closed.
    let none = try tool.run(["approve", "--only", "Other*"])
    #expect(none.status == 2 && none.error.contains("means none"))
    let approved = try tool.run(["approve"], environment: ["PATH": "/nowhere"])
    #expect(approved.status == 0 && approved.output == "Goldens/Square.golden: approved\n")
    #expect(try tool.text("Goldens/Square.golden") != old)
    let twice = try tool.run(["approve"])
    #expect(twice.status == 0 && twice.output == "Goldens/Square.golden: as approved already\n")
    #expect(try verify(["Square.swift"]).status == 0)
    #expect(try tool.run(["approve"]).output == "the last verify left nothing to approve\n")
  }

  @Test(
    "a film until rest that lasts longer differs; its cause comes first, and a level of motion allows it"
  )
  func untilRest() throws {
    for level in ["exact", "motion:dt=600,dx=8"] {
      try tool.write("level: \(level)\n", to: "Square.check.yaml")
      try tool.write(GoldenScenes.square(), to: "Square.swift")
      let words = ["Square.swift", "--isolation", "none"]
      #expect(try tool.run(["record"] + words, environment: ["CI": ""]).status == 0)
      try tool.write(GoldenScenes.square(".spring(duration: 0.4, bounce: 0.2)"), to: "Square.swift")
      let result = try tool.run(["verify"] + words + ["--json", "check.json"])
      let entry = try #require(try tool.checks().entries.first)
      #expect(result.status == (level == "exact" ? 3 : 0), "\(result.error)")
      #expect(entry.verdict == (level == "exact" ? .differs : .same))
      if level == "exact" {
        let cause = try #require(entry.findings.first?.sentence)
        #expect(entry.sentence.hasPrefix(cause) && entry.sentence.contains("frames instead of"))
      } else {
        #expect(entry.closeness.map { 0.1 < $0 && $0 <= 1 } == true)
        #expect(result.error.contains("frames instead of"))
      }
    }
  }

  @Test("modes: never writes nothing, missing what is not there, failed what differs, CI nothing")
  func modes() throws {
    try tool.write(GoldenScenes.still("red"), to: "A.swift")
    try tool.write(GoldenScenes.still("blue"), to: "B.swift")
    #expect(try record(["A.swift"], ["CI": "1"]).status == 4)
    #expect(!tool.has("Goldens"))
    #expect(try record(["A.swift"], ["CI": "1"]).error.contains("Note: CI is set"))
    #expect(try record(["A.swift", "--mode", "all"], ["CI": "1"]).status == 0)
    try tool.write(GoldenScenes.still("green"), to: "A.swift")
    let missing = try verify(["A.swift", "B.swift", "--mode", "missing"])
    #expect(missing.status == 3 && tool.has("Goldens/B.golden"))
    #expect(try tool.checks().entries.map(\.verdict) == [.differs, .recorded])
    let failed = try verify(["A.swift", "B.swift", "--mode", "failed"])
    #expect(failed.status == 0, "\(failed.error)")
    #expect(try tool.checks().entries.map(\.verdict) == [.recorded, .same])
    #expect(try verify(["A.swift", "B.swift"]).status == 0)
  }

  @Test("a check file's goldens are made, verified in any number side by side, and shared out")
  func checkFile() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    try tool.write(GoldenScenes.still("red"), to: "Still.swift")
    try tool.write(
      """
      previews: [Light, Framed]
      variants: [{name: dark, color-scheme: dark}, {name: big, scale: 3}]
      """, to: "Square.check.yaml")
    let made = try record(["Square.swift", "Still.swift"])
    #expect(made.status == 0, "\(made.error)")
    let names = [
      "Square.Framed", "Square.Framed.big", "Square.Framed.dark", "Square.Light",
      "Square.Light.big", "Square.Light.dark", "Still",
    ]
    for name in names { #expect(tool.has("Goldens/\(name).golden"), "\(name)") }
    let dark = try Golden(text: try tool.text("Goldens/Square.Light.dark.golden"))
    #expect(dark.header.variant.contains("--color-scheme dark"))
    var documents: [String] = []
    for jobs in ["1", "3"] {
      let result = try verify(["Square.swift", "Still.swift", "--jobs", jobs])
      #expect(result.status == 0, "\(result.error)")
      #expect(result.output.hasSuffix("7 the same\n"))
      documents.append(result.output + (try tool.text("check.json")))
    }
    #expect(documents[0] == documents[1])
    var shared: [String] = []
    for part in 1...2 {
      _ = try verify(["Square.swift", "Still.swift", "--shard", "\(part)/2"])
      shared += try tool.checks().entries.map(\.name)
    }
    #expect(shared.sorted() == names)
    #expect(try verify(["Square.swift", "--only", "*.dark"]).status == 0)
    #expect(try tool.checks().entries.count == 2)
    #expect(try verify(["Square.swift", "--only", "None"]).status == 4)
  }

  @Test("levels come from the golden: pixels that are near enough are the same, others not")
  func levels() throws {
    let color = { (red: Double) in "init(red: \(red), green: 0, blue: 0)" }
    try tool.write(GoldenScenes.still(color(0.5)), to: "Still.swift")
    try tool.write("level: delta:20", to: "Still.check.yaml")
    #expect(try record(["Still.swift", "--keep-pixels"]).status == 0)
    #expect(tool.has("Goldens/Still.apng"))
    try tool.write(GoldenScenes.still(color(0.55)), to: "Still.swift")
    let near = try verify(["Still.swift"])
    #expect(near.status == 0 && near.output.contains("same: delta:20, "), "\(near.error)")
    let closeness = try #require(try tool.checks().entries.first?.closeness)
    #expect(abs(closeness - 13.0 / 20) < 0.06)
    try tool.write(GoldenScenes.still(color(0.7)), to: "Still.swift")
    let far = try verify(["Still.swift"])
    #expect(far.status == 3)
    #expect(try tool.checks().entries.first?.worst?.pixels == 16 * 12)
    // What is approved has its pixels beside it.
    #expect(try tool.run(["approve"]).status == 0)
    #expect(try verify(["Still.swift"]).status == 0)
    try FileManager.default.removeItem(at: tool.folder.appendingPathComponent("Goldens/Still.apng"))
    try tool.write(GoldenScenes.still(color(0.72)), to: "Still.swift")
    let gone = try verify(["Still.swift"])
    #expect(gone.status == 4 && gone.error.contains("record it with --keep-pixels"))
  }

  @Test("events tell each golden, and what no scene asks for")
  func events() throws {
    try tool.write(GoldenScenes.still("red"), to: "A.swift")
    _ = try record(["A.swift"])
    try FileManager.default.copyItem(
      at: tool.folder.appendingPathComponent("Goldens/A.golden"),
      to: tool.folder.appendingPathComponent("Goldens/Gone.golden"))
    let result = try verify(["A.swift", "--progress", "ndjson"])
    #expect(result.status == 0)
    let events = result.error.split(separator: "\n").compactMap {
      (try? JSONSerialization.jsonObject(with: Data($0.utf8))) as? [String: Any]
    }
    #expect(events.compactMap { $0["event"] as? String } == ["begin", "golden", "orphan", "end"])
    #expect(events[1]["verdict"] as? String == "same")
    #expect(try tool.checks().orphans == ["Goldens/Gone.golden"])
  }

  /// A label that changes beside a figure whose path and colour no value tells.
  private static func badge(label: String = "Hi", corner: Int = 8, color: String = "green")
    -> String
  {
    """
    import SwiftUI
    struct Zigzag: Shape {
      func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: .zero)
        for step in 1..<12 { path.addLine(to: CGPoint(x: step * 4, y: step % 2 * \(corner))) }
        return path
      }
    }
    struct Badge: View {
      @State private var isMoved = false
      var body: some View {
        VStack {
          Zigzag().stroke(.blue, lineWidth: 2).frame(width: 50, height: 10)
          Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 9, height: 9)), with: .color(.red))
            context.fill(Path(CGRect(x: 12, y: 0, width: 9, height: 9)), with: .color(.\(color)))
          }
          .frame(width: 50, height: 10)
          Text("\(label)").offset(x: isMoved ? 9 : 0).accessibilityIdentifier("label")
        }
        .onAppear { withAnimation(.linear(duration: 0.2)) { isMoved = true } }
      }
    }

    #Preview(traits: .fixedLayout(width: 100, height: 80)) { Badge() }
    """
  }

  @Test(
    "where no value explains a change, the command and its view are named, and the preview's line")
  func commands() throws {
    try tool.write(Self.badge(), to: "Badge.swift")
    #expect(try record(["Badge.swift"]).status == 0)
    func sentence(_ text: String) throws -> String {
      try tool.write(text, to: "Badge.swift")
      let result = try verify(["Badge.swift", "--annotations", "github"])
      #expect(result.status == 3, "\(result.error)")
      let entry = try #require(try tool.checks().entries.first)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let line = try #require(lines.firstIndex { $0.hasPrefix("#Preview") }) + 1
      #expect(entry.line == line && entry.findings.count == 1)
      #expect(
        result.output.contains("::error file=Badge.swift,line=\(line),title=Badge::Badge/VStack"))
      return entry.sentence
    }
    #expect(
      try sentence(Self.badge(color: "orange"))
        == "Badge/VStack/Canvas · fill with #ff9500 instead of #34c759, from frame 0 on")
    #expect(
      try sentence(Self.badge(corner: 7))
        == "Badge/VStack/Zigzag · stroke another path of 12 parts, from frame 0 on")
  }

  @Test("a masked view may be anything where pixels are compared; what is beside it may not")
  func maskedPixels() throws {
    for level in ["delta:2", "perceptual:0.05"] {
      try tool.write("level: \(level)\nmasks: ['node:label']\n", to: "Badge.check.yaml")
      try tool.write(Self.badge(), to: "Badge.swift")
      let recorded = try record(["Badge.swift", "--keep-pixels", "--mode", "all"])
      #expect(recorded.status == 0, "\(recorded.error)")
      let golden = try Golden(text: try tool.text("Goldens/Badge.golden"))
      #expect(golden.places.first?.frames.lowerBound == 0)
      #expect(golden.places.last?.frames.upperBound == golden.frames.count - 1)
      // Another label, and a colour that the level allows: so lists differ, and pixels are looked at.
      let near = "Color(red: 0.207, green: 0.78, blue: 0.35)"
      let other = Self.badge(label: "What?").replacing(".color(.green)", with: ".color(\(near))")
      try tool.write(other, to: "Badge.swift")
      let same = try verify(["Badge.swift"])
      #expect(same.status == 0, "\(same.error)")
      #expect(same.output.contains("same: \(level)"), "\(same.output)")
      // The figure beside it is compared, and the label is no cause.
      try tool.write(Self.badge(label: "What?", corner: 3), to: "Badge.swift")
      let differs = try verify(["Badge.swift"])
      #expect(differs.status == 3)
      let entry = try #require(try tool.checks().entries.first)
      #expect(entry.findings.map(\.view) == ["Badge/VStack/Zigzag"])
      let box = try #require(entry.worst?.box)
      #expect(box[1] + box[3] <= 60, "\(box)")
    }
  }

  @Test("an expectation that is not met, and what does not compile, have their lines")
  func lines() throws {
    try tool.write(GoldenScenes.square(), to: "Square.swift")
    #expect(try record(["Square.swift"]).status == 0)
    try tool.write(
      "level: exact\nexpect:\n  - {node: nobody, property: offset.x, settles: ≤ 10 ms}",
      to: "Square.check.yaml")
    let unmet = try verify(["Square.swift", "--annotations", "github"])
    #expect(unmet.status == 3)
    #expect(unmet.output.contains("::error file=Square.check.yaml,line=3,title=Square::"))
    #expect(!unmet.output.contains("::error file=Square.swift"))
    try tool.write("import SwiftUI\n\n#Preview { Nothing() }\n", to: "Square.swift")
    let broken = try verify(["Square.swift", "--annotations", "github"])
    #expect(broken.status == 2)
    #expect(broken.output.contains("::error file=Square.swift,line=3,title=Square::"))
  }

  @Test("a folder is one scene: where it holds several, it is said, and how each is one")
  func folder() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("Cards/Small"), withIntermediateDirectories: true)
    try tool.write(GoldenScenes.still("red"), to: "Cards/One.swift")
    try tool.write("let shared = 1\n", to: "Cards/Shared.swift")
    #expect(!(try verify(["Cards"]).error.contains("compiled together")))
    try tool.write(GoldenScenes.still("blue"), to: "Cards/Two.swift")
    let words =
      "Cards is one scene: all of its files are compiled together, 2 of them with previews"
    let several = try verify(["Cards/"]).error
    #expect(several.contains("Note: \(words); each is a scene of its own with Cards/*.swift"))
    #expect(!(try verify(["Cards/", "--quiet"]).error.contains(words)))
    #expect(!(try verify(["Cards/One.swift", "Cards/Two.swift"]).error.contains(words)))
    try tool.write(GoldenScenes.still("green"), to: "Cards/Small/Three.swift")
    #expect(try verify(["Cards"]).error.contains("with Cards/**/*.swift"))
  }
}
