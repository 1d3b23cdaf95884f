import ArgumentParser
import Foundation
import Testing

@testable import RostrumTool

/// CONTRIBUTING.md against the tree: what it names is there, and what it shows is a test that passes.
@Suite struct ContributingTests {
  static let root = ScenesTests.folder.deletingLastPathComponent()
  static let page =
    (try? String(contentsOf: root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)) ?? ""

  /// What stands under a heading, up to the next.
  private static func section(_ title: String) -> String {
    let parts = page.components(separatedBy: "\n## ")
    return parts.first { $0.hasPrefix(title + "\n") } ?? ""
  }

  /// The places that a row of the table names, as in `Effects/NAME.swift`.
  static let places: [String] = section("Adding a new …").split(separator: "\n")
    .filter { $0.hasPrefix("| ") }.dropFirst()
    .flatMap { row in
      row.split(separator: "|").dropFirst().first?.matches(of: /`([^`]+)`/)
        .map { String($0.output.1) } ?? []
    }.filter { $0.contains("/") || $0.hasSuffix(".swift") }

  @Test("there is a table with places")
  func present() { #expect(Self.places.count > 15) }

  @Test(
    "a place of the table is there: a file by its name, another by its folder", arguments: places)
  func place(path: String) {
    var wanted = path
    if let name = path.range(of: "NAME") {
      wanted = String(path[..<name.lowerBound])
      wanted = wanted.lastIndex(of: "/").map { String(wanted[...$0]) } ?? ""
    }
    let places = ["", "Sources/"].map { Self.root.appendingPathComponent($0 + wanted).path }
    #expect(places.contains(where: FileManager.default.fileExists(atPath:)), "\(path)")
  }

  static let blocks = section("A worked example").components(separatedBy: "```swift\n")
    .dropFirst().compactMap { $0.components(separatedBy: "\n```").first }

  @Test("the worked example is the one that is tested, word for word")
  func workedExample() throws {
    let file = Self.root.appendingPathComponent("Tests/ViewsTests/WorkedExampleTests.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(Self.blocks.count == 2)
    for block in Self.blocks { #expect(text.contains(block), "\(block)") }
  }

  @Test("every command that the page shows is one of ours")
  func commands() throws {
    let tools = Set(
      try FileManager.default.contentsOfDirectory(
        atPath: Self.root.appendingPathComponent("Scripts").path))
    for match in Self.page.matches(of: /Scripts\/([\w-]+(?:\.\w+)?)/) {
      #expect(tools.contains(String(match.output.1)))
    }
    for match in Self.page.matches(of: /rostrum bench (\w+)/) {
      let names = Bench.configuration.subcommands.compactMap { $0.configuration.commandName }
      #expect(names.contains(String(match.output.1)))
    }
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(page), encoding: .utf8)
  }

  @Test(
    "every file that a page names is there",
    arguments: ["CONTRIBUTING.md", "README.md", "Scenes/README.md"])
  func files(page: String) throws {
    let words = try Self.text(page).split { " \n`()|,;:'\"".contains($0) }
    let roots = ["Scenes/", "Scripts/", "Benchmarks/", "Tests/", "Sources/"]
    for word in words where roots.contains(where: word.hasPrefix) && !word.contains("NAME") {
      let path = word.last == "." ? word.dropLast() : word
      // `A.script.yaml` may be a pattern, as `Tests/*.swift`.
      guard !path.contains("*"), !path.contains("{") else { continue }
      #expect(
        Place.kind(of: Self.root.appendingPathComponent(String(path)).path) != .nothing, "\(path)")
    }
  }

  @Test("the scene that the readme shows is the one that comes along")
  func readmeScene() throws {
    let shown = try Self.text("README.md").components(separatedBy: "```swift\n")
      .dropFirst().first?.components(separatedBy: "```").first
    #expect(shown == (try Self.text("Scenes/Hello.swift")))
  }

  @Test(
    "what readers are told to run is understood",
    arguments: ["README.md", "Scenes/README.md", "CONTRIBUTING.md"])
  func understood(page: String) throws {
    var count = 0
    for line in try Self.text(page).split(separator: "\n") {
      guard let match = line.prefixMatch(of: /(?:\.\/|\.build\/release\/)rostrum ([^#]*)/) else {
        continue
      }
      let quoted = String(match.output.1).components(separatedBy: "'")
      // Between quotes a word, elsewhere words between spaces.
      let words = quoted.enumerated().flatMap { index, part in
        index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
      }
      let isAnswer = words == ["--version"] || words.first == "help"
      #expect(refusal(words)?.message == nil || isAnswer, "\(line)")
      count += 1
    }
    #expect(count > 0)
  }
}
