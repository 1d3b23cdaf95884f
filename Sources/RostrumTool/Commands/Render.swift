import ArgumentParser
import Foundation

/// `rostrum render SCENE… -o OUT…`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Film scenes.",
    discussion: """
      A scene is a .swift file that says 'import SwiftUI'. OUT is a file whose extension tells the format (.mp4, .gif, \
      .png for one picture, .apng, .webp, .mov and .webm with alpha, .y4m, .rgba), or a folder ending in '/' or a \
      pattern such as out/%04d.png for a PNG of each frame, or '-' with --format for a pipe. Several -o are written in \
      one pass.
      """)

  @Argument(help: ArgumentHelp("Scene files.", valueName: "scene"))
  var scenes: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to (default: Output/NAME.mp4).", valueName: "out"))
  var output: [String] = []

  @Option(help: ArgumentHelp("The format, where no extension tells.", valueName: "format"))
  var format: FormatName?

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func validate() throws {
    try asUsage {
      let places = try output.map { try OutputArgument($0, format: format) }
      if places.count(where: { $0.path == "-" }) > 1 { throw Failure(.usage, Messages.pipeTwice) }
      if report.json == "-", output.contains("-") { throw Failure(.usage, Messages.jsonAndPipe) }
      _ = try encoding.formats(of: places.isEmpty ? outputs(for: scenes[0]) : places)
      if scenes.count > 1, !output.isEmpty {
        throw Failure(.usage, Messages.outputsForSeveralScenes(scenes.count))
      }
      var taken: Set<String> = []
      for place in try scenes.flatMap({ try outputs(for: $0) }) {
        let file = URL(fileURLWithPath: place.path).standardizedFileURL.path
        if !taken.insert(file).inserted { throw Failure(.usage, Messages.outputTwice(place.path)) }
      }
    }
  }

  /// Where the film of a scene goes.
  func outputs(for scene: String) throws -> [OutputArgument] {
    if output.isEmpty {
      let stem = scene == "-" ? "scene" : Place.stem(of: scene)
      return [try OutputArgument("Output/\(stem).mp4", format: nil)]
    }
    return try output.map { try OutputArgument($0, format: format) }
  }

  func run() throws {
    var results: [String] = []
    for (index, path) in scenes.enumerated() {
      let places = try outputs(for: path).map(\.path)
      for place in places where place != "-" { try Place.check(place) }
      let run = SceneRun(
        path: path, index: index, options: scene, progress: report.quiet ? .none : report.progress,
        outputs: places, isQuiet: report.quiet)
      _ = try script.script(for: path)
      results.append(try run.perform(.film))
    }
    if let json = report.json {
      let document = results.count == 1 ? results[0] : "[\(results.joined(separator: ",\n"))]"
      try Place.write(document, to: json)
    }
  }
}
