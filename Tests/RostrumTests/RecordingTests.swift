import Foundation
import Goldens
import Testing

@testable import RostrumTool

@Suite("Search for a period") struct PeriodSearchTests {
  private func search(_ start: [Int], _ period: [Int], _ count: Int) -> PeriodSearch? {
    PeriodSearch(
      (0..<count).map { $0 < start.count ? start[$0] : period[($0 - start.count) % period.count] })
  }

  @Test("finds the shortest, and where it begins", arguments: [0, 1, 7], [1, 2, 5, 12])
  func found(start: Int, length: Int) throws {
    let found = try #require(search(Array(100..<100 + start), Array(0..<length), 60))
    #expect(found.start == start && found.length == length)
  }

  @Test("what is there less than twice, or in less than half of the film, is none")
  func none() {
    #expect(search([], Array(0..<31), 60) == nil)
    #expect(search([], Array(0..<30), 60) != nil)
    #expect(search(Array(100..<131), [0], 60) == nil)
    #expect(search(Array(100..<130), [0], 60) != nil)
    #expect(PeriodSearch([Int]()) == nil)
    #expect(PeriodSearch([1]) == nil)
    // A film that drifts.
    #expect(PeriodSearch(Array(0..<600)) == nil)
  }
}

/// What goldens are made from, by the built tool.
@Suite(.serialized) final class RecordingTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private func recording(_ arguments: [String]) throws -> Golden {
    let result = try tool.run(["recording"] + arguments)
    try #require(result.status == 0, "\(result.error)")
    return try Golden(text: result.output)
  }

  private func scene(_ body: String, _ name: String = "Scene.swift") throws {
    try tool.write(
      """
      import SwiftUI

      struct Scene: View {
        @State private var isOn = false
        var body: some View {
          \(body)
        }
      }
      """, to: name)
  }

  private static let card = """
    RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 40)
      .scaleEffect(isOn ? 1.5 : 1)
      .onAppear { withAnimation(.spring(duration: 0.3, bounce: 0.4)) { isOn = true } }
    """

  @Test("is the same every time, by any threads and kernels, and as long as a film")
  func repeated() throws {
    try scene(Self.card)
    let first = try recording(["Scene.swift", "--size", "120x90"])
    for words in [[], ["--jobs", "1"], ["--jobs", "7"], ["--kernels", "baseline"]] {
      #expect(try recording(["Scene.swift", "--size", "120x90"] + words) == first)
    }
    let film = try tool.run([
      "render", "Scene.swift", "--size", "120x90", "-o", "a.rgba", "--json", "-",
    ])
    let document = try #require(
      JSONSerialization.jsonObject(with: Data(film.output.utf8)) as? [String: Any])
    let frames = try #require(document["frames"] as? [String: Any])
    #expect(frames["rendered"] as? Int == first.header.frameCount)
    #expect(first.header.length == .settled)
    #expect(first.header.sceneDigest == document["sceneDigest"] as? String)
    #expect(first.frames.count == first.header.frameCount)
    #expect(first.motion.tracks.contains { $0.property == "scale.width" && !$0.runs.isEmpty })
  }

  @Test("parts are those of the whole")
  func parts() throws {
    try scene(Self.card)
    let whole = try recording(["Scene.swift", "--size", "120x90"])
    let lists = try tool.run(["recording", "Scene.swift", "--size", "120x90", "--parts", "lists"])
    #expect(
      lists.output.split(separator: "\n").map(String.init)
        == whole.frames.enumerated().map { "\($0) \($1.list)" })
    let motion = try tool.run(["recording", "Scene.swift", "--size", "120x90", "--parts", "motion"])
    #expect(try MotionRecord(text: motion.output, of: whole.header) == whole.motion)
  }

  @Test("what never settles is recorded over a period, if it has one; else as long as a film")
  func endless() throws {
    try scene(
      """
      Circle().frame(width: 20, height: 20).offset(x: isOn ? 30 : -30)
        .onAppear {
          withAnimation(.easeInOut(duration: 0.5).repeatForever(autoreverses: true)) { isOn = true }
        }
      """)
    let endless = try recording(["Scene.swift", "--size", "90x30", "--fps", "30"])
    #expect(endless.header.length == .period)
    #expect((30...32).contains(endless.header.frameCount))
    let named = try recording([
      "Scene.swift", "--size", "90x30", "--fps", "30", "--duration", "0.4",
    ])
    #expect(named.header.length == .named && named.header.frameCount == 12)
    #expect(named.frames == Array(endless.frames.prefix(12)))

    try scene(
      """
      TimelineView(.animation) { context in
        Rectangle().frame(width: 10, height: 10)
          .offset(x: context.date.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 1e6) / 1e4)
      }
      """, "Drift.swift")
    let drift = try recording(["Drift.swift", "--size", "40x20", "--fps", "5"])
    #expect(drift.header.length == .named && drift.header.frameCount == 50)
  }

  @Test("what comes in from outside has a digest of its own")
  func inputs() throws {
    try scene(Self.card)
    let plain = try recording(["Scene.swift", "--size", "120x90", "--duration", "0.2"])
    #expect(plain.header.inputDigest == nil)
    var digests: Set<String> = []
    for words in [["--seed", "1"], ["--date", "2020-01-01"], ["-D", "NIGHT"]] {
      let golden = try recording(["Scene.swift", "--size", "120x90", "--duration", "0.2"] + words)
      digests.insert(try #require(golden.header.inputDigest))
      #expect(golden.header.sceneDigest == plain.header.sceneDigest)
    }
    #expect(digests.count == 3)
  }

  @Test("a path that no value tells is known by the view that draws it")
  func drawings() throws {
    func source(_ x: Int) -> String {
      """
      VStack {
        Path { path in
          path.move(to: .zero)
          path.addLine(to: CGPoint(x: \(x), y: 30))
          path.addLine(to: CGPoint(x: 0, y: 30))
        }
        .frame(width: 40, height: 40).accessibilityIdentifier("sail")
        Text("below")
      }
      """
    }
    let words = ["Scene.swift", "--size", "80x80"]
    try scene(source(30))
    let before = try recording(words)
    try scene(source(31))
    let after = try recording(words)
    #expect(before.motion == after.motion)
    let comparison = DrawingComparison(before: before, after: after)
    #expect(comparison.changed.count == 1 && comparison.changed[0].contains("sail"))
    #expect(comparison.added.isEmpty && comparison.gone.isEmpty)
    #expect(comparison.frames == 0...after.header.frameCount - 1)
  }

  @Test("what is masked is in no digest, and a view that is not there is refused")
  func masks() throws {
    let source = """
      VStack {
        RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 60, height: 40)
          .scaleEffect(isOn ? 1.5 : 1).accessibilityIdentifier("card")
          .onAppear { withAnimation(.spring(duration: 0.3)) { isOn = true } }
        Text("below").accessibilityIdentifier("label")
      }
      """
    try scene(source)
    let words = ["Scene.swift", "--size", "120x90"]
    let plain = try recording(words)
    #expect(Set(plain.frames).count > 10)
    let masked = try recording(words + ["--mask", "node:card"])
    #expect(Set(masked.frames).count == 1)
    #expect(masked.motion == plain.motion)
    #expect(masked.header.masks == [.node(name: "card", from: nil, to: nil)])
    let covered = try recording(words + ["--mask", "rect:0,0,120,90"])
    #expect(Set(covered.frames.map(\.pixels)).count == 1)
    let timed = try recording(words + ["--mask", "node:card@0.1.."])
    #expect(Array(timed.frames.prefix(6)) == Array(plain.frames.prefix(6)))
    #expect(Set(timed.frames.dropFirst(6)).count == 1)
    let wrong = try tool.run(["recording"] + words + ["--mask", "node:cart"])
    #expect(wrong.status == 2 && wrong.error.contains("'card'"), "\(wrong.error)")
  }

  @Test("refuses a part of a film, and says what is accepted")
  func refused() throws {
    try scene(Self.card)
    for words in [["--from", "0.1"], ["--frames", "0-3"], ["--at", "0.1"], ["--show-touches"]] {
      let result = try tool.run(["recording", "Scene.swift"] + words)
      #expect(result.status == 2)
      #expect(
        result.error.contains("goldens are of whole films; leave \(words[0]) out"),
        "\(result.error)")
    }
    let parts = try tool.run(["recording", "Scene.swift", "--parts", "sound"])
    #expect(parts.status == 2 && parts.error.contains("lists, motion, pixels and places"))
  }
}
