import ArgumentParser
import Foundation

/// `rostrum record SCENE…`.
struct Record: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record", abstract: "Write the goldens of scenes.",
    discussion: """
      A golden is a text file that says how a film was when somebody called it right: digests of its frames, how every \
      value moves, and in a summary how far it overshoots and when it settles. It goes to the folder Goldens beside the \
      scene and belongs into version control. A file is written only if its content changes.

      --mode is 'all' if nobody says, and 'never' where CI is set in the environment. What a scene has goldens of stands \
      in NAME.check.yaml beside it: see 'rostrum help check'.

      Example: rostrum record Card.swift --tap 'Submit@0.5'
      """)

  @Argument(
    help: ArgumentHelp("Scene files.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings)
  )
  var scenes: [String]

  @OptionGroup(title: "Goldens") var goldens: GoldenOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let isCI = !(ProcessInfo.processInfo.environment["CI"] ?? "").isEmpty
    if isCI, goldens.mode == nil, !report.quiet {
      Standard.error("Note: \(Messages.ciRecordsNothing)")
    }
    try CheckRun(
      scenes: scenes, goldens: goldens, options: scene, script: script, report: report,
      usualMode: isCI ? .never : .all
    ).perform()
  }
}
