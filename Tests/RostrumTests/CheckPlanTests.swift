import ArgumentParser
import Foundation
import Goldens
import MediaSupport
import Testing

@testable import RostrumTool

/// What goldens a call asks for, where they are, and which are nobody's.
@Suite struct CheckPlanTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String = "import SwiftUI\n") throws {
    let path = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: Place.folder(of: path), withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func plan(_ scenes: [String], _ words: [String] = []) throws -> CheckPlan {
    let verify = try Verify.parse(scenes.map(folder.file) + words)
    return try CheckPlan(verify.scenes, verify.goldens, verify.scene, verify.script)
  }

  @Test("a scene alone has one golden, beside it")
  func one() throws {
    try write("Card.swift")
    let check = try #require(try plan(["Card.swift"]).checks.first)
    #expect(check.name == "Card" && check.golden == folder.file("Goldens/Card.golden"))
    #expect(check.words == [] && check.variant == [] && check.level == .exact)
    #expect(check.pixelFile == folder.file("Goldens/Card.apng"))
  }

  @Test("previews, scripts and variants make goldens of their own")
  func product() throws {
    try write("Card.swift")
    try write("tap.yaml", "- tap: A@1")
    try write(
      "Card.check.yaml",
      """
      previews: [A, B]
      scripts: [{name: still, file: none}, tap.yaml]
      variants: [{name: dark, color-scheme: dark}]
      level: delta:1
      """)
    let checks = try plan(["Card.swift"], ["--jobs", "2", "--fps", "30"]).checks
    #expect(
      checks.map(\.name) == [
        "Card.A.still", "Card.A.still.dark", "Card.A.tap", "Card.A.tap.dark", "Card.B.still",
        "Card.B.still.dark", "Card.B.tap", "Card.B.tap.dark",
      ])
    #expect(checks.allSatisfy { $0.level == .delta(1) })
    #expect(
      checks[3].words == [
        "--preview", "A", "--fps", "30", "--color-scheme", "dark", "--jobs", "2", "--script",
        folder.file("tap.yaml"),
      ])
    #expect(checks[0].words.last == "--no-script" && checks[0].preview == "A")
    #expect(checks[1].variant == ["--fps 30", "--color-scheme dark"])
  }

  @Test("the system is part of what a film is, unless it is the usual one")
  func system() throws {
    try write("Card.swift")
    try write(
      "Card.check.yaml", "variants: [{name: new, system: 26}, {name: old, system: 18}]")
    let checks = try plan(["Card.swift"]).checks
    #expect(checks.map(\.name) == ["Card", "Card.new", "Card.old"])
    #expect(checks.map(\.variant) == [[], ["--system 26"], []])
    #expect(try plan(["Card.swift"], ["--system", "26"]).checks[0].variant == ["--system 26"])
    try write("Card.check.yaml", "variants: [{name: next, system: 27}]")
    #expect(try plan(["Card.swift"]).failures.map(\.failure.status) == [.usage])
  }

  @Test("flags stand above the file, and name what they make")
  func flags() throws {
    try write("Card.swift")
    try write("Card.check.yaml", "previews: [A, B]\nvariants: [{name: slow, fps: 10}]")
    let preview = try plan(["Card.swift"], ["--preview", "C", "--fps", "30"]).checks
    #expect(preview.map(\.name) == ["Card.C", "Card.C.slow"])
    #expect(preview[1].words == ["--preview", "C", "--fps", "30"])
    let named = try plan(["Card.swift"], ["--variant", "big", "--size", "9x9", "--goldens", "g"])
    #expect(named.checks.map(\.golden) == ["g/Card.A.big.golden", "g/Card.B.big.golden"])
  }

  @Test("two goldens in one place are refused")
  func collision() throws {
    try write("a/Card.swift")
    try write("b/Card.swift")
    #expect(try plan(["a/Card.swift", "b/Card.swift"]).checks.count == 2)
    #expect(throws: Failure.self) {
      try plan(["a/Card.swift", "b/Card.swift"], ["--goldens", folder.file("g")])
    }
    #expect(throws: Failure.self) { try plan(["a/Card.swift", "a/../a/Card.swift"]) }
  }

  @Test("a scene of which nothing can be planned does not stop the others")
  func failures() throws {
    try write("Card.swift")
    try write("Bad.swift")
    try write("Bad.check.yaml", "levels: exact")
    let plan = try plan(["Bad.swift", "Card.swift", "None.swift"])
    #expect(plan.checks.map(\.name) == ["Card"])
    #expect(plan.failures.map(\.failure.status) == [.usage, .usage])
  }

  @Test("what no scene asks for is an orphan, whichever scenes the call names")
  func orphans() throws {
    for name in ["Card.swift", "Other.swift", "My.Card.swift"] { try write(name) }
    try write("Other.check.yaml", "variants: [{name: dark, color-scheme: dark}]")
    for name in ["Card", "Card.dark", "Other", "Other.dark", "Gone", "My.Card"] {
      try write("Goldens/\(name).golden")
    }
    try write("Goldens/notes.txt")
    let plan = try plan(["Card.swift"])
    let asked = Set(plan.checks.map { GoldenFolder.canonical($0.golden) })
    let orphans = try plan.folders.flatMap { try $0.unasked(asked: asked).orphans }
    #expect(orphans.map(Place.name(of:)) == ["Card.dark.golden", "Gone.golden"])
  }

  @Test("prune lists, and removes what is listed with what is beside it")
  func prune() throws {
    try write("Card.swift")
    for name in ["Card.golden", "Gone.golden", "Gone.apng", "Gone.strip.png", "Gone.txt"] {
      try write("Goldens/\(name)")
    }
    let scenes = folder.file("Goldens").replacing("/Goldens", with: "")
    func there() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.file("Goldens")).sorted()
    }
    try Prune.parse([scenes, "--dry-run"]).run()
    #expect(try there().count == 5)
    try Prune.parse([scenes]).run()
    #expect(try there() == ["Card.golden", "Gone.txt"])
  }
}
