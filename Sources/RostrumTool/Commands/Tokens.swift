import ArgumentParser
import Foundation

/// `rostrum tokens FILE`: a film of a document that is made of design tokens.
struct Tokens: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "Film the curves and springs of a file of design tokens.",
    discussion: """
      FILE is in the Design Tokens format (2025.10): its tokens of the types cubicBezier and transition, and springs under \
      $extensions, play side by side and at once, each with its graph. Durations are those of the tokens; a curve has none, \
      and takes SwiftUI's usual 0.35 s. OUT is as for 'rostrum render': a .png holds the graphs alone.

      Example: rostrum tokens brand.tokens.json -o motion.gif
      """)

  @Argument(
    help: ArgumentHelp("A file of design tokens.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var path: String

  @OptionGroup(title: "Output") var files: OutputOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    // What is written behind the name means the same to both commands.
    let words = ["render"] + CommandLine.arguments.dropFirst(2) + ["--input-format", "tokens"]
    guard let render = try Rostrum.command(words) as? Render else {
      throw Failure(.internalError, "no film of tokens; \(Messages.internalError)")
    }
    var run = RenderRun(render, command: words)
    try run.perform()
  }
}
