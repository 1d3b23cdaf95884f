import ArgumentParser
import Foundation

/// `rostrum verify SCENE…`.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify", abstract: "Compare scenes with their goldens.",
    discussion: """
      Each scene is filmed and compared with Goldens/NAME.golden, which 'rostrum record' wrote: by display lists where \
      these are equal, else by pixels, and by how every value moves, so that what differs has a cause. How near is near \
      enough stands in the golden, not here. What a scene has goldens of, and what is expected of its motion, stands in \
      NAME.check.yaml beside it: see 'rostrum help check'.

      With --sweep no golden is asked for: 'Toggle@0.1..0.6' taps at every frame of that part, in a film each, and sees \
      that values, and velocities of springs, go on where they were, and that all reaches its end.

      What was seen is kept for 'rostrum approve'. Goldens that no scene asks for are listed. Ends with 0 if all is the \
      same, 3 if something differs, 4 if a golden is missing or nothing was compared, 5 if sizes, rates, named lengths or \
      fonts are other ones, 2 or 7 if a scene fails; the worst counts.

      Example: rostrum verify Scenes/*.swift
      """)

  @Argument(
    help: ArgumentHelp("Scene files.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings)
  )
  var scenes: [String]

  @Option(
    help: ArgumentHelp(
      "Tap at every frame of an interval: what moves must go on smoothly.",
      valueName: "what@t..t"),
    transform: Parse.sweep)
  var sweep: SweepArgument?

  @Option(
    help: ArgumentHelp(
      "Show in --report what goldens without pixels looked like: their scenes as they were in git.",
      valueName: "rev"))
  var against: String?

  @OptionGroup(title: "Goldens") var goldens: GoldenOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Report") var report: ReportOptions
  @OptionGroup(title: "Results for others") var reports: CheckReportOptions

  func run() throws {
    let run = CheckRun(
      scenes: scenes, goldens: goldens, options: scene, script: script, report: report,
      usualMode: .never, reports: reports, against: against)
    if let sweep { try run.perform(sweep) } else { try run.perform() }
  }
}
