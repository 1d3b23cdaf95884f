import ArgumentParser
import Codecs
import Foundation
import SceneLoader

/// `rostrum bench frames SCENE`: digests of what every frame's display list says, and of what is drawn of it.
///
/// A line `NUMBER DIGEST` for each frame as it is drawn, and then a document with the lists' digests. The way in which
/// frames are drawn must change nothing: ``Prove`` compares.
struct BenchFrames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Digest every frame's display list and pixels.")

  @Argument(help: ArgumentHelp("Scene files.", valueName: "scene")) var scenes: [String]
  @Option(help: ArgumentHelp("Which of them.", valueName: "n")) var number = 1
  @Option(help: "In which order, and over what, frames are drawn.") var order = FrameOrder.usual
  @Flag(help: "Digest planes for a video encoder, which are drawn strip by strip.")
  var planes = false
  @Option(help: ArgumentHelp("Tell the display list of a frame, by its place.", valueName: "n"))
  var list: Int?
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  /// So that words for `prove` are words for this command.
  @OptionGroup(title: "Report") var report: ReportOptions

  func validate() throws {
    if !scenes.indices.contains(number - 1) {
      throw ValidationError("--number \(number): there are \(scenes.count) scenes")
    }
  }

  /// The only output: digests on standard output.
  var output: OutputArgument { OutputArgument("-", as: .raw(.digests(ofPlanes: planes))) }

  func run() throws {
    let path = scenes[number - 1]
    _ = try script.script(for: path)
    let run = SceneRun(
      path: path, index: number - 1, options: scene, progress: .none, outputs: [output.path],
      isQuiet: report.quiet)
    try Standard.output(try run.perform(.timing))
  }

  /// Films a scene, in its own process.
  ///
  /// - Parameters:
  ///   - stage: The scene.
  ///   - length: Tells how long its film is, where the scene decides.
  ///   - channel: Where progress and remarks go.
  /// - Returns: The digests of its display lists.
  /// - Throws: What is wrong with the scene.
  @MainActor func perform(
    _ stage: SceneStage, length: @escaping () throws -> SceneLength?, _ channel: SceneChannel
  ) throws -> FrameLists {
    var film = SceneFilm(
      stage, scene, outputs: [output], encoding: try EncodingOptions.parse([]), length: length,
      showsTouches: script.showTouches)
    film.order = order
    let told = Told(FrameLists(preview: stage.previewName))
    film.didTake = { told.lists.take($0, shown: list) }
    _ = try film.make(channel)
    return told.lists
  }

  @MainActor private final class Told {
    var lists: FrameLists
    init(_ lists: FrameLists) { self.lists = lists }
  }
}
