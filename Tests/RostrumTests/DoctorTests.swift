import ArgumentParser
import Codecs
import Foundation
import MediaSupport
import Testing
import Typography

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

  @Test("what a film opens is told by the very file that is looked for, and for what it is")
  func libraries() throws {
    for library in RuntimeLibrary.all {
      let finding = Doctor.Finding(library)
      #expect(finding.isThere == (library.absence() == nil))
      #expect(finding.what.contains(".so."))
      #expect(finding.detail.hasPrefix("for .\(library.extensions[0])"))
      #expect((finding.package == nil) == finding.isThere)
    }
  }

  @Test("who films needs nothing that only builds the tool; fonts and icons are for filming")
  func building() {
    for package in SystemPackage.all {
      #expect(
        package.isForBuilding
          != ["fonts-", "bootstrap-icons"].contains { package.name.hasPrefix($0) },
        "\(package.name)")
    }
  }

  @Test(
    "writing without a font is told with the package that brings one, once for each",
    arguments: [false, true])
  func writing(hasDejaVu: Bool) throws {
    let folder = try TemporaryFolder()
    for family in ["opentype/inter"] + (hasDejaVu ? ["truetype/dejavu"] : []) {
      let link = URL(fileURLWithPath: folder.file(family))
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link.path, withDestinationPath: "/usr/share/fonts/\(family)")
    }
    let fonts = try FontBook(directories: [folder.path])
    let findings = WritingSystem.findings(fonts)
    let names = findings.flatMap { $0.what.components(separatedBy: ", ") }
    #expect(names.sorted() == WritingSystem.all.map(\.name).sorted())
    func finding(_ name: String) throws -> Doctor.Finding {
      try #require(
        findings.first { $0.what.components(separatedBy: ", ").contains(name) })
    }
    #expect(try finding("Latin").isThere && finding("Cyrillic").isThere)
    for (name, package) in [
      ("Thai", "fonts-noto-core"), ("Devanagari", "fonts-noto-core"), ("Korean", "fonts-noto-cjk"),
      ("Chinese", "fonts-noto-cjk"),
    ] {
      let found = try finding(name)
      #expect(!found.isThere && found.package == package, "\(name)")
      #expect(found.detail == "would be boxes; apt package \(package)")
    }
    for name in ["Arabic", "Hebrew"] {
      #expect(try finding(name).isThere == hasDejaVu)
      #expect(try finding(name).package == (hasDejaVu ? nil : "fonts-dejavu-core"))
    }
    guard hasDejaVu else { return }
    let tamil = try finding("Tamil")
    #expect(!tamil.isThere && tamil.package == nil && tamil.detail.contains("--font-dir"))
    #expect(Set(findings.compactMap(\.package)).count == findings.compactMap(\.package).count)
  }

  @Test("the report has three parts, and is well where films can be made")
  func report() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let result = try tool.run(["doctor"])
    let titles = result.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(titles == ["To film:", "To set text in:", "To build the tool itself:"])
    let films = result.output.components(separatedBy: "To set text in:")[0]
    #expect((result.status == 0) == !films.contains("missing "))
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
    (Look.self, "look"), (Record.self, "record"), (Verify.self, "verify"),
    (Approve.self, "approve"),
    (Prune.self, "prune"), (Diff.self, "diff"), (Prove.self, "prove"), (Report.self, "report"),
    (Cache.self, "cache"), (Doctor.self, "doctor"), (Batch.self, "batch"), (Merge.self, "merge"),
    (Job.self, "job"), (Schema.self, "schema"), (Tokens.self, "tokens"), (Serve.self, "serve"),
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
