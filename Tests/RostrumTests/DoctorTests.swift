import ArgumentParser
import Foundation
import Testing

@testable import RostrumTool

@Suite struct DoctorTests {
  @Test("a finding is one line, and what is missing names its package")
  func lines() {
    let there = Doctor.Finding(isThere: true, what: "swiftc", detail: "Swift 6.3.1")
    #expect(there.line == "ok       swiftc: Swift 6.3.1")
    let package = SystemPackage(name: "libnone-dev", file: "libnone.so").finding
    #expect(!package.isThere && package.package == "libnone-dev")
    #expect(package.line == "missing  libnone-dev: apt package libnone-dev")
  }

  @Test(
    "a package that is there is found by its file, and needs no installing",
    arguments: SystemPackage.all.map(\.name))
  func packages(name: String) throws {
    let package = try #require(SystemPackage.all.first { $0.name == name })
    let finding = package.finding
    #expect(finding.what == name)
    #expect((finding.package == nil) == finding.isThere)
    if finding.isThere { #expect(finding.detail.hasSuffix(package.file)) }
  }

  @Test("takes no arguments")
  func arguments() {
    #expect(refusal(["doctor"]) == nil)
    #expect(refusal(["doctor", "now"]) == Failure(.usage, "Unexpected argument 'now'"))
  }
}

/// What `--help` says, held as stored text: a change of it is seen by whoever makes it.
@Suite struct HelpTests {
  static let commands: [(any ParsableCommand.Type, String)] = [
    (Rostrum.self, "rostrum"), (Render.self, "render"), (Inspect.self, "inspect"),
    (Diff.self, "diff"), (Doctor.self, "doctor"),
  ]

  private func stored(_ name: String) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Help/\(name).txt")
  }

  @Test("help is the stored text, in lines of at most 100 characters", arguments: commands.indices)
  func text(index: Int) throws {
    let (command, name) = Self.commands[index]
    let help = Rostrum.helpMessage(for: command, columns: 100)
    let known = try String(contentsOf: stored(name), encoding: .utf8)
    #expect(help.split(separator: "\n") == known.split(separator: "\n"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("every option that is shown says what it is for", arguments: commands.indices)
  func explained(index: Int) throws {
    let (command, name) = Self.commands[index]
    let lines = Rostrum.helpMessage(for: command, columns: 400).split(separator: "\n")
    for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  -") {
      // Beside the option, or on the line below.
      #expect(line.contains(/\S  +\S/) || next.hasPrefix("     "), "\(name): \(line)")
    }
  }
}
