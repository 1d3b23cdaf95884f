import Foundation
import Synchronization
import Testing

@testable import RostrumTesting

/// What tests of projects say of a scene's motion, through the built tool.
@Suite("RostrumTesting")
struct MotionTests {
  /// The tool as it was built beside the tests.
  static let tool = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("rostrum").path

  /// A disc that springs to the side.
  static let scene = """
    import SwiftUI
    struct Disc: View {
      @State private var isFar = false
      var body: some View {
        Circle().frame(width: 20, height: 20).offset(x: isFar ? 100 : 0)
          .animation(.spring(duration: 0.5, bounce: 0.4), value: isFar)
          .onTapGesture { isFar = true }
          .accessibilityIdentifier("disc")
      }
    }
    #Preview(traits: .fixedLayout(width: 200, height: 60)) { Disc() }
    """

  /// Calls `body` with the path of a scene's file in a folder of its own.
  private func withScene(_ text: String = scene, _ body: (String) throws -> Void) throws {
    let folder = try TemporaryFolder()
    let path = folder.path("Disc.swift")
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    try MotionTool.$standIn.withValue(Self.tool) { try body(path) }
  }

  @Test("a spring overshoots as its equation says, and settles")
  func spring() throws {
    try withScene { path in
      let motion = try motion(of: path, script: ["tap: 100,30@0.25"])
      #expect(motion.framesPerSecond == 60)
      let track = try #require(
        motion.tracks.first { $0.property.hasPrefix("offset") && $0.peakSpeed > 0 })
      // exp(−πζ/√(1−ζ²)) for ζ = 0.6; frames need not meet the very top.
      let exact = 0.0948
      #expect(track.overshoot < exact + 0.0005 && track.overshoot > exact - 0.002)
      #expect(track[0] == 0)
      #expect(track[motion.frameCount - 1] == 100)
      #expect(track.peakSpeed > 100 / 0.5)
      let rest = try #require(motion.settleTime)
      #expect(motion.settles(within: rest) && !motion.settles(within: rest - 0.001))
      let settled = try #require(track.settleTime)
      #expect(settled > 0.5 && settled <= rest + 1.0 / 60)
      #expect(try motion.overshoot(of: track.view, track.property) == track.overshoot)
    }
  }

  @Test("without a step, nothing moves")
  func still() throws {
    try withScene { path in
      let motion = try motion(of: path)
      #expect(motion.tracks.allSatisfy { $0.overshoot == 0 && $0.peakSpeed == 0 })
      #expect(motion.tracks.allSatisfy { $0.settleTime != nil })
    }
  }

  @Test("an unknown value lists those that are there")
  func unknown() throws {
    try withScene { path in
      let motion = try motion(of: path)
      let error = #expect(throws: MotionError.self) { try motion.overshoot(of: "Dsc", "offset.x") }
      let text = "\(try #require(error))"
      #expect(text.hasPrefix("Dsc · offset.x: there is no such value; there are "))
      #expect(text.contains(motion.tracks[0].property))
    }
  }

  @Test("a scene that does not compile is told in the tool's words")
  func broken() throws {
    try withScene("import SwiftUI\nstruct A: View { var body: some View { Txt(\"a\") } }") { path in
      let error = #expect(throws: MotionError.self) { try motion(of: path) }
      guard case .notFilmed(let words, let code) = try #require(error) else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(code == 2)
      #expect(!words.isEmpty)
    }
  }

  @Test(
    "a tool that is not there is told, with what to do",
    arguments: [["PATH": "/nowhere"], ["ROSTRUM": "/nowhere/rostrum", "PATH": "/usr/bin"], [:]])
  func noTool(environment: [String: String]) throws {
    let error = #expect(throws: MotionError.self) { try MotionTool(environment: environment) }
    let text = "\(try #require(error))"
    #expect(text.contains("set ROSTRUM to its path"))
    if let named = environment["ROSTRUM"] { #expect(text.contains(named)) }
  }

  @Test("a movement that is turned round overshoots against where it is going then")
  func retargeted() {
    let track = MotionTrack(
      view: "a", property: "x", first: 0, values: [0, 5, 8, 4, -1, 0, 0],
      targets: [10, 10, 0, 0, 0, 0, 0], framesPerSecond: 10)
    // From 5 to 0: 1 beyond.
    #expect(track.overshoot == 0.2)
    #expect(track.settleTime == 0.5)
    #expect(track.peakSpeed == 50)
  }

  // MARK: Goldens

  /// The issues that a test is expected to have.
  private final class Heard: Sendable {
    let told = Mutex<[(words: String, line: Int)]>([])

    func take(_ issue: Issue) -> Bool {
      told.withLock {
        $0.append((issue.comments.map(\.rawValue).joined(), issue.sourceLocation?.line ?? 0))
      }
      return true
    }
  }

  /// Runs the tool, which is to succeed.
  private func tool(_ arguments: String...) throws {
    let run = try MotionTool().run(arguments)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test("what moves as its golden says passes; what does not is an issue at the caller's line")
  func goldens() throws {
    try withScene { path in
      let script = ["tap: 100,30@0.25"]
      let steps = String(path.dropLast(5)) + "script.yaml"
      try "- \(script[0])\n".write(toFile: steps, atomically: true, encoding: .utf8)
      try tool("record", path, "--mode", "all")
      #expect(try expectMotion(of: path))
      #expect(try expectMotion(of: path, matches: "Disc"))
      // The same film, named by flags.
      try tool("record", path, "--script", steps, "--variant", "tapped", "--mode", "all")
      #expect(try expectMotion(of: path, script: script, matches: "tapped"))
      #expect(try expectMotion(of: path, script: script, matches: "Disc.tapped"))

      let changed = Self.scene.replacing("bounce: 0.4", with: "bounce: 0.2")
      try changed.write(toFile: path, atomically: true, encoding: .utf8)
      let heard = Heard()
      let line = #line + 2
      try withKnownIssue {
        try expectMotion(of: path, matches: "Disc")
      } matching: {
        heard.take($0)
      }
      let told = heard.told.withLock(\.self)
      #expect(told.count >= 1)
      #expect(told.allSatisfy { $0.line == line })
      #expect(
        told.contains { $0.words.contains("disc") && $0.words.contains("overshoots") }, "\(told)")
    }
  }

  @Test("a golden that is not there is an issue, not a pass; nothing is written")
  func missing() throws {
    try withScene { path in
      let heard = Heard()
      try withKnownIssue {
        try expectMotion(of: path)
        try expectMotion(of: path, matches: "nowhere")
      } matching: {
        heard.take($0)
      }
      let told = heard.told.withLock(\.self)
      #expect(told.count == 2, "\(told)")
      let goldens = path.replacing("Disc.swift", with: "Goldens")
      #expect(!FileManager.default.fileExists(atPath: goldens))
    }
  }

  @Test(
    "a golden's name may leave out the scene's",
    arguments: [
      ("Card", nil, "Card", nil), ("opened", nil, "Card.opened", "opened"),
      ("Card.opened", nil, "Card.opened", "opened"), ("Card.Dark", "Dark", "Card.Dark", nil),
      ("opened", "Dark", "Card.Dark.opened", "opened"),
      ("Card.Dark.opened", "Dark", "Card.Dark.opened", "opened"),
      ("Dark.opened", "Dark", "Card.Dark.opened", "opened"),
    ] as [(String, String?, String, String?)])
  func names(name: String, preview: String?, whole: String, variant: String?) {
    let golden = GoldenName(name, of: "Views/Card.swift", preview: preview)
    #expect(golden.name == whole)
    #expect(golden.variant == variant)
    #expect(golden.words(hasFlags: true) == (variant.map { ["--variant", $0] } ?? []))
    #expect(golden.words(hasFlags: false) == ["--only", whole])
  }
}
