import Foundation
import Reports
import Testing

/// What lay in git, beside what lies there now.
@Suite(.serialized) final class AgainstTests {
  let tool: BuiltTool

  init() throws { tool = try BuiltTool() }
  deinit { tool.remove() }

  private let soon = ["--duration", "0.3", "--isolation", "none"]

  private func git(_ words: String...) throws {
    let result = try tool.shell(
      "git -c user.name=a -c user.email=a@a -c commit.gpgsign=false \"$@\"", words)
    #expect(result.status == 0, "\(words) \(result.error)")
  }

  private func prepare() throws {
    try FileManager.default.createDirectory(
      at: tool.folder.appendingPathComponent("App/Scenes"), withIntermediateDirectories: true)
    try tool.write(GoldenScenes.square(), to: "App/Scenes/Square.swift")
    #expect(
      try tool.run(["record", "App/Scenes/Square.swift"] + soon, environment: ["CI": ""]).status
        == 0)
    try git("init", "-q", ".")
    try git("add", "App")
    try git("commit", "-qm", "one")
    try tool.write(
      GoldenScenes.square(".spring(duration: 0.1, bounce: 0.4)"), to: "App/Scenes/Square.swift")
  }

  private func clip() throws -> ReportClip {
    try JSONDecoder().decode(
      ReportClip.self, from: Data(tool.text("page/clips/Square.json").utf8))
  }

  @Test("the page shows what a golden without pixels looked like, by its scene as it was")
  func page() throws {
    try prepare()
    let words = ["verify", "App/Scenes/Square.swift", "--report", "page"] + soon
    #expect(try tool.run(words).status == 3)
    #expect(try clip().before.frames.isEmpty)
    let result = try tool.run(words + ["--against", "HEAD"])
    #expect(result.status == 3, "\(result.error)")
    let found = try clip()
    #expect(found.before.frames.count == 18 && found.after.frames.count == 18)
    #expect(found.before.frames != found.after.frames)
    #expect(found.before.origin.contains("App/Scenes/Square.swift as it was at HEAD ("))
    #expect(found.before.origin.hasSuffix("filmed in this run."))
    // A revision whose scene is not the golden's says so.
    try git("commit", "-qam", "two")
    try tool.write(GoldenScenes.square(".linear(duration: 0.2)"), to: "App/Scenes/Square.swift")
    #expect(try tool.run(words + ["--against", "HEAD"]).status == 3)
    #expect(try clip().before.origin.contains("are not those of the golden"))
    #expect(try tool.run(words + ["--against", "HEAD~1"]).status == 3)
    #expect(try clip().before.origin.hasSuffix("filmed in this run."))
  }

  @Test("a scene that the revision has not is honestly absent; of others nothing is lost")
  func absent() throws {
    try prepare()
    try tool.write(GoldenScenes.still("red"), to: "App/Scenes/New.swift")
    let new = ["App/Scenes/New.swift"]
    #expect(try tool.run(["record"] + new + soon, environment: ["CI": ""]).status == 0)
    try tool.write(GoldenScenes.still("blue"), to: "App/Scenes/New.swift")
    let words = ["--report", "page", "--against", "HEAD"] + soon
    let alone = try tool.run(["verify"] + new + words)
    #expect(alone.status == 2 && alone.error.contains("New.swift is not in HEAD"))
    let both = try tool.run(["verify", "App/Scenes/Square.swift"] + new + words)
    #expect(both.status == 3, "\(both.error)")
    #expect(try clip().before.frames.count == 18)
    #expect(try tool.text("page/clips/New.json").contains("is not in HEAD"))
  }

  @Test("diff films a scene then and now, with the script that lay beside it then")
  func diff() throws {
    try prepare()
    let result = try tool.run(
      ["diff", "App/Scenes/Square.swift", "--against", "HEAD", "-o", "ba.gif", "--json", "d.json"])
    #expect(result.status == 3 || result.status == 5, "\(result.error)")
    #expect(tool.has("ba.gif"))
    #expect(try tool.text("d.json").contains("App/Scenes/Square.swift at HEAD ("))
    try git("commit", "-qam", "two")
    let same = try tool.run(["diff", "App/Scenes/Square.swift", "--against", "HEAD"])
    #expect(same.status == 0, "\(same.error)")
    // The repository is as it was.
    let status = try tool.shell("git status --porcelain --untracked-files=no", [])
    #expect(status.output == "")
  }
}
