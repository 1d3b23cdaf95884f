import ArgumentParser
import Codecs
import Digest
import DisplayList
import Film
import Foundation
import Motion
import SceneGraph
import SceneLoader
import ViewEngine

/// `rostrum bench lists SCENE`: the digest of every frame's display list, without drawing.
///
/// What two films show is compared by it in a hundredth of the time that pictures take.
struct BenchLists: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lists", abstract: "Digest the display list of every frame.")

  @Argument(help: ArgumentHelp("A scene file.", valueName: "scene")) var path: String
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"
  @Flag(help: "Tap what can be tapped, where no script says what to do.") var taps = false
  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions

  func run() throws {
    _ = try script.script(for: path)
    let run = SceneRun(path: path, index: 0, options: scene, progress: .none, outputs: [])
    try Place.write(try run.perform(.timing), to: json)
  }
}

/// The display lists of a scene's film, by digests.
struct SceneLists: Codable {
  /// Numbers of frames.
  let first: Int
  /// The first 16 hexadecimal digits of each list's digest.
  let digests: [String]

  /// Runs a scene through its film; nothing is looked at before `--from`.
  @MainActor init(_ stage: SceneStage, _ options: SceneOptions, length: Instant, taps: Bool) throws
  {
    try stage.start()
    if taps { stage.tapEverything() }
    let clock = FrameClock(
      rate: FrameRate(stage.rate.frames, per: stage.rate.seconds),
      duration: ExactTime(options.length(settled: length)),
      speed: ExactTime(options.speed.numerator, over: options.speed.denominator))
    let start = ExactTime(options.from?.instant(at: stage.rate) ?? .zero)
    let numbers = (0..<clock.frameCount).filter { clock.frame($0).exact >= start }
    first = numbers.first ?? 0
    digests = try numbers.map { number in
      try stage.advance(to: clock.frame(number).instant)
      let text = stage.graph.displayList().description
      return String(SHA256.hexadecimal(of: Array(text.utf8)).prefix(16))
    }
  }
}

extension SceneStage {
  /// Taps the first things that can be tapped at the film's start, half a second apart.
  fileprivate func tapEverything() {
    let graph = graph
    for (number, item) in graph.tappables.prefix(4).enumerated() {
      let point = CGPoint(x: item.frame.midX, y: item.frame.midY)
      let time = Instant(ticks: Instant.ticksPerSecond * Int64(3 + 5 * number) / 10)
      graph.timeline.schedule(at: time, .script) {
        graph.touch(.began, at: point, id: 0)
      }
      graph.timeline.schedule(
        at: time + Instant(ticks: Instant.ticksPerSecond / 20), .script
      ) { graph.touch(.ended, at: point, id: 0) }
    }
  }
}
