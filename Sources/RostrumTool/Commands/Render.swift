import ArgumentParser
import Foundation

/// `rostrum render SCENE… -o OUT…`.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Film scenes.",
    discussion: """
      A scene is a .swift file that says 'import SwiftUI', or a document: .yaml, .yml, .json, or '-' with --input-format. OUT is a file whose extension tells the format (.mp4, .gif, \
      .png for one picture, .apng, .webp, .mov and .webm with alpha, .y4m, .rgba), or a folder ending in '/' or a \
      pattern such as out/%04d.png for a PNG of each frame, or '-' with --format for a pipe. Several -o are written in \
      one pass. {name}, {preview} and {ext} in OUT stand for the scene's name, its preview's, and --format. A .y4m \
      cannot name its matrix: read it by 'ffmpeg -colorspace bt709 -i FILE'. What a person does meanwhile is told by \
      flags or by a file, see 'rostrum help script'.

      Of several scenes, one that fails does not stop the others. Each has an entry in the result document, and the \
      worst code is the run's: 75 (no room), 1 (a bug), 7 (a scene failed), then 6 to 2.

      Example: rostrum render Card.swift -o card.mp4 -o card.gif --tap 'Submit@0.5' --duration 3
      """)

  @Argument(
    help: ArgumentHelp("Scene files.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings))
  var scenes: [String]

  @OptionGroup(title: "Output") var files: OutputOptions
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Encoding") var encoding: EncodingOptions
  @OptionGroup(title: "Parts") var parts: PartOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Pictures") var below: StripOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  private var output: [String] { files.output }
  var format: FormatName? { files.format }

  func validate() throws {
    try asUsage {
      if output.count(where: { $0 == "-" }) > 1 { throw Failure(.usage, Messages.pipeTwice) }
      if report.json == "-", output.contains("-") { throw Failure(.usage, Messages.jsonAndPipe) }
      // Which formats there are does not depend on a preview's name.
      let plans = try scenes.map { try outputs(for: $0, preview: "1") }
      _ = try encoding.formats(of: plans[0])
      try parts.check(plans[0], scene, encoding)
      try below.check(scenes, parts)
      let areApart = try templates.allSatisfy { $0.uses(.name) || $0.uses(.preview) }
      if scenes.count > 1, !areApart {
        throw Failure(.usage, Messages.outputsForSeveralScenes(scenes.count))
      }
      if try needsPreviews {
        if scenes.contains("-") { throw Failure(.usage, Messages.previewOfInput) }
        return
      }
      var claims = claims
      for place in plans.joined() { try claims.take(place.path) }
      if let json = report.json { try claims.take(json) }
    }
  }

  private var templates: [OutputTemplate] {
    get throws { try (output.isEmpty ? [OutputTemplate.usual] : output).map(OutputTemplate.init) }
  }

  /// Whether a path holds the preview's name, which the compiled scene tells.
  var needsPreviews: Bool { get throws { try templates.contains { $0.uses(.preview) } } }

  /// What may not be written over: the scenes.
  var claims: OutputClaims {
    var claims = OutputClaims()
    for scene in scenes { claims.protect(scene) }
    return claims
  }

  /// Where the film of a scene goes.
  func outputs(for scene: String, preview: String) throws -> [OutputArgument] {
    try templates.map {
      try OutputArgument(
        $0.path(scene: scene, preview: preview, format: format), format: format)
    }
  }

  func run() throws {
    var run = RenderRun(self)
    try run.perform()
  }
}
