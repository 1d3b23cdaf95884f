import Foundation
import Testing

/// Examples/ci, as a project uses it: a repository whose goldens are verified, and approved when a change is right.
@Suite struct ExampleScriptTests {
  private static let scene = """
    import SwiftUI
    struct Card: View {
      @State private var isOpen = false
      var body: some View {
        Rectangle().frame(width: 40, height: 40).scaleEffect(isOpen ? 1.5 : 1)
          .animation(.spring(duration: 0.3, bounce: 0.2), value: isOpen)
          .onTapGesture { isOpen.toggle() }
      }
    }
    #Preview(traits: .fixedLayout(width: 100, height: 80)) { Card() }
    """

  /// The script, which lies beside the sources.
  private static let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples/ci/verify-motion").path

  /// Runs a line of the shell as a runner of CI does.
  private func run(
    _ tool: BuiltTool, _ line: String, isGitHub: Bool = false
  ) throws -> BuiltTool.Result {
    try tool.shell(
      """
      export ROSTRUM="$0" CI=true GITHUB_ACTIONS=\(isGitHub) HOME="$PWD" GIT_CONFIG_NOSYSTEM=1
      export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@b GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@b
      \(line)
      """, [Self.script])
  }

  @Test("record, change, verify fails, approve, verify passes")
  func story() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let views = tool.folder.appendingPathComponent("Sources/My Views")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    try tool.write(Self.scene, to: "Sources/My Views/Card.swift")
    try tool.write("- tap: 50,40@0.1\n", to: "Sources/My Views/Card.script.yaml")
    // What has no golden is none of the script's.
    try tool.write("struct Other {}", to: "Sources/My Views/Other.swift")
    #expect(try run(tool, "git init -q . && git add . && git commit -qm first").status == 0)

    // Nothing is verified before there is anything to verify it by, and that is no success.
    let none = try run(tool, "sh \"$1\"")
    #expect(none.status == 4)
    #expect(none.error.contains("there are no goldens; write the first by"))

    #expect(try run(tool, "CI= \"$0\" record 'Sources/My Views/Card.swift'").status == 0)
    #expect(try run(tool, "git add . && git commit -qm golden").status == 0)
    let same = try run(tool, "sh \"$1\"")
    #expect(same.status == 0, "\(same.output)\(same.error)")

    try tool.write(
      Self.scene.replacing("1.5 : 1", with: "1.6 : 1"), to: "Sources/My Views/Card.swift")
    let differs = try run(tool, "sh \"$1\"", isGitHub: true)
    #expect(differs.status == 3, "\(differs.output)\(differs.error)")
    #expect(differs.output.contains("::error file=Sources/My Views/Card.swift"))
    #expect(differs.output.contains("1.6 instead of 1.5"))
    #expect(differs.error.contains("see motion-report/index.html"))
    for name in ["index.html", "check.json", "junit.xml"] {
      let file = tool.folder.appendingPathComponent("motion-report/\(name)")
      #expect(
        try String(contentsOf: file, encoding: .utf8).contains("1.6 instead of 1.5"), "\(name)")
    }
    // A check writes no golden, whatever it finds.
    let status = try run(tool, "git status --porcelain -- '*.golden'")
    #expect(status.output == "")

    #expect(try run(tool, "\"$0\" approve").status == 0)
    let changed = try run(tool, "git status --porcelain -- '*.golden'")
    #expect(changed.output == " M \"Sources/My Views/Goldens/Card.golden\"\n")
    let approved = try run(tool, "sh \"$1\"")
    #expect(approved.status == 0, "\(approved.output)\(approved.error)")
  }

  @Test("a tool that is not there is told")
  func noTool() throws {
    let tool = try BuiltTool()
    defer { tool.remove() }
    let run = try tool.shell("ROSTRUM=/nowhere/rostrum sh \"$1\"", [Self.script])
    #expect(run.status == 2)
    #expect(run.error.contains("install Rostrum, or set ROSTRUM to its path"))
  }
}
