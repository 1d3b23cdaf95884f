import Foundation
import Testing

@testable import RostrumTool

/// `rostrum prove`: one film, however it is made.
@Suite(.serialized) final class ProveTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.scenes, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func prove(_ words: [String]) throws -> (BuiltTool.Result, ProofDocument.Entry?) {
    let result = try tool.run(["prove", "Scene.swift", "--json", "proof.json", "--quiet"] + words)
    let file = tool.folder.appendingPathComponent("proof.json")
    let document = try (try? Data(contentsOf: file)).map {
      try JSONDecoder().decode(ProofDocument.self, from: $0)
    }
    return (result, document?.scenes.first)
  }

  @Test("a film is the same in every way, and each of them was gone")
  func same() throws {
    let (result, entry) = try prove(["--preview", "moves", "--duration", "0.2"])
    #expect(result.status == 0, "\(result.error)")
    let proof = try #require(entry)
    #expect(proof.frames == 12 && proof.preview == "moves" && proof.digest.count == 64)
    #expect(proof.ways.map(\.name) == ([.usual, .planes] + ProofWay.others).map(\.name))
    #expect(proof.ways.allSatisfy { $0.difference == nil && $0.seconds > 0 })
    // No file but the document, and what lay there.
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path).sorted()
    #expect(names == ["Scene.swift", "proof.json"])
  }

  @Test("a film of one frame, and a part of a film, are proved")
  func parts() throws {
    for (words, count) in [(["--duration", "1f"], 1), (["--frames", "3-5,9"], 4)] {
      let (result, entry) = try prove(["--preview", "moves"] + words)
      #expect(result.status == 0 && entry?.frames == count, "\(result.error)")
    }
  }

  @Test("a drawing that counts its calls is found by shards, with its first frame and command")
  func counting() throws {
    let (result, entry) = try prove(["--preview", "counts", "--duration", "0.2"])
    #expect(result.status == 6)
    let different = try #require(entry).ways.filter { $0.difference != nil }
    #expect(different.map(\.name) == ["three shards"])
    let difference = try #require(different.first?.difference)
    #expect(difference.frame == 4 && difference.what == .list)
    let commands = try [difference.command, difference.otherCommand].map { try #require($0) }
    #expect(commands[0] != commands[1] && commands.allSatisfy { $0.contains("fill rect 0 0 ") })
    #expect(
      result.error.hasPrefix("Error: Scene.swift is not the same with three shards: frame 4 draws ")
    )
  }

  @Test(
    "a scene that fails, fails as it does when it is filmed",
    arguments: [("traps", 7), ("none", 2)])
  func failures(preview: String, code: Int32) throws {
    let (result, entry) = try prove(["--preview", preview])
    #expect(result.status == code && entry?.error != nil && entry?.ways.isEmpty == true)
    #expect(result.error.split(separator: "\n").count { $0.hasPrefix("Error: ") } == 1)
  }

  @Test("says what it did, and how long it took")
  func words() throws {
    let result = try tool.run(["prove", "Scene.swift", "--preview", "moves", "--duration", "2f"])
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(result.status == 0 && lines.count == ProofWay.others.count + 4)
    #expect(lines.first?.wholeMatch(of: #/Scene.swift: 2 frames, digest [0-9a-f]{16}/#) != nil)
    #expect(lines.contains { $0.wholeMatch(of: #/  7 threads: the same \(\d+\.\d\d s\)/#) != nil })
    #expect(lines.last?.wholeMatch(of: #/  16 of 16 ways the same, in \d+\.\d\d s/#) != nil)
  }

  @Test("other pixels of the same commands are told apart from other commands")
  func pixels() {
    var entry = ProofDocument.Entry(scene: "A.swift")
    entry.ways = [
      .init(name: "2 threads", seconds: 1, difference: .init(frame: 7, what: .pixels)),
      .init(name: "7 threads", seconds: 1, difference: .init(frame: 9, what: .list)),
    ]
    #expect(
      entry.failure
        == Failure(
          .nondeterministic,
          "A.swift is not the same with 2 threads; 7 threads: frame 7 draws the same commands to other pixels"
        ))
  }

  private static let scenes = """
    import SwiftUI

    struct Moving: View {
      @State private var isOn = false
      var body: some View {
        RoundedRectangle(cornerRadius: 6).fill(.blue).frame(width: 20, height: 12)
          .offset(x: isOn ? 12 : -12).rotationEffect(.degrees(isOn ? 30 : 0))
          .onAppear { withAnimation(.spring(duration: 0.2)) { isOn = true } }
      }
    }
    @MainActor final class Counter { static var count = 0.0 }
    struct Counting: View, Animatable {
      var phase: Double
      var animatableData: Double {
        get { phase }
        set { phase = newValue }
      }
      var body: some View {
        Canvas { context, size in
          Counter.count += 1
          context.fill(Path(CGRect(x: 0, y: 0, width: Counter.count, height: 4)), with: .color(.red))
          context.fill(Path(CGRect(x: phase, y: 8, width: 4, height: 4)), with: .color(.blue))
        }
      }
    }
    struct Counts: View {
      @State private var isOn = false
      var body: some View {
        Counting(phase: isOn ? 30 : 0)
          .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
      }
    }
    #Preview("moves", traits: .fixedLayout(width: 60, height: 40)) { Moving() }
    #Preview("counts", traits: .fixedLayout(width: 60, height: 40)) { Counts() }
    #Preview("traps", traits: .fixedLayout(width: 60, height: 40)) {
      let _ = fatalError("on purpose")
      Color.red
    }
    """
}
