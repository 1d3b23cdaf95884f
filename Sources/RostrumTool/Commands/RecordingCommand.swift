import ArgumentParser
import Foundation
import Goldens

/// `rostrum recording SCENE`, hidden: what a golden of a scene is made from.
///
/// A scene's process is told what to record by it; by hand it prints a golden's text, or the digests of the display
/// lists.
struct RecordingCommand: ParsableCommand {
  static let name = "recording"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "Print what a golden of a scene is made from.",
    shouldDisplay: false)

  @Argument(help: ArgumentHelp("A scene file.", valueName: "scene")) var path: String

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  @Option(
    help: ArgumentHelp("What is recorded.", valueName: "lists|motion,pixels,places"),
    transform: {
      try Parse.value(GoldenParts(text: $0), "accepted are lists, motion, pixels and places")
    })
  var parts: GoldenParts = [.motion, .pixels]

  @Option(
    help: ArgumentHelp("What is drawn of it.", valueName: "onion.png,curves.svg,…"),
    transform: { try Parse.value(FilmPicture.list($0), Messages.pictureList) })
  var pictures: [FilmPicture] = []

  @Option(
    help: ArgumentHelp("Leave out of the comparison.", valueName: "mask"),
    transform: { try Parse.value(GoldenMask(text: $0), "accepted is \(GoldenMask.accepted)") })
  var mask: [GoldenMask] = []

  @Option(
    help: ArgumentHelp("Which moments a strip shows.", valueName: "n|even:n"),
    transform: Parse.moments)
  var moments: MomentsArgument?

  func validate() throws {
    try asUsage {
      let partial: [(name: String, isThere: Bool)] = [
        ("--from", scene.from != nil), ("--at", scene.at != nil),
        ("--frames", scene.frames != nil), ("--show-touches", script.showTouches),
      ]
      if let option = partial.first(where: \.isThere) {
        throw Failure(.usage, Messages.notForGoldens(option.name))
      }
    }
  }

  func run() throws {
    var words = Array(CommandLine.arguments.dropFirst(2))
    if let place = words.firstIndex(of: path) { words.remove(at: place) }
    let recording = try GoldenRun(path: path, words: words).perform(parts)
    for note in recording.notes { Standard.error("Note: \(note)") }
    if let golden = recording.golden {
      try Standard.output(String(golden.text.dropLast()))
    } else if let motion = recording.motion {
      try Standard.output(String(motion.text.dropLast()))
    } else {
      let pixels = recording.pixels ?? [String](repeating: "", count: recording.lists.count)
      let lines = zip(recording.lists, pixels).enumerated().map { number, digests in
        "\(number) \(digests.0) \(digests.1)".trimmingCharacters(in: .whitespaces)
      }
      try Standard.output(lines.joined(separator: "\n"))
    }
  }
}
