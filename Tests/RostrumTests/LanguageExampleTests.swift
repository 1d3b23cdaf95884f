import ArgumentParser
import Foundation
import Testing

@testable import RostrumTool

/// The examples in other languages, where their interpreters are; each fails if what it makes is not what it says.
@Suite(.serialized) struct LanguageExampleTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Whether scene documents are among the tool's inputs.
  private static var hasDocuments: Bool {
    Rostrum.configuration.subcommands.contains { $0.configuration.commandName == "schema" }
  }

  private func run(_ example: String, by interpreter: String) throws -> BuiltTool.Result {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let path = Self.root.appendingPathComponent("Examples/\(example)").path
    return try tool.shell("ROSTRUM=$0 \(interpreter) \"$@\"", [path, "out"])
  }

  @Test(
    "Examples/python",
    .enabled(if: JobTests.runs("python3") && hasDocuments, "python3 is not installed"))
  func python() throws {
    let result = try run("python/variants.py", by: "python3")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.split(separator: "\n").count { $0.contains(".gif: ") } == 3)
  }

  @Test(
    "Examples/node", .enabled(if: JobTests.runs("node") && hasDocuments, "node is not installed"))
  func node() throws {
    let result = try run("node/variants.mjs", by: "node")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.split(separator: "\n").count { $0.contains(".apng: ") } == 2)
  }

  @Test("Examples/shell", .enabled(if: hasDocuments, "documents are not in this version"))
  func shell() throws {
    let result = try run("shell/parts", by: "sh")
    #expect(result.status == 0, "\(result.error)")
    #expect(result.output.contains("bytes at once and in four parts"))
  }
}
