import Foundation
import Testing

/// Runs that are killed at moments by chance: `Scripts/killed`, which takes as many moments as one has time for.
@Suite(.serialized) struct KilledTests {
  @Test("a killed run leaves the older film or the new one, and the next run clears away the rest")
  func moments() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Scripts/killed").path
    let result = try tool.shell("TOOL=$0 timeout 100 \"$@\"", [script, "12", "7"])
    #expect(result.status == 0, "\(result.output)\(result.error)")
    #expect(result.output == "Scripts/killed: 12 moments, found 0\n")
  }
}
