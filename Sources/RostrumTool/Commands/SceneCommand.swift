import ArgumentParser
import Codecs
import Foundation
import Motion
import SceneLoader

/// `rostrum scene TASK COMMAND…`: the hidden command of a scene's process.
///
/// It reads the user's arguments anew, so that both processes understand them alike, and answers on
/// descriptor 3.
struct SceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Run a compiled scene.", shouldDisplay: false)

  @Argument var task: String
  @Argument(parsing: .captureForPassthrough) var command: [String]

  func run() throws {
    SceneProcess.begin()
    let channel = SceneChannel()
    let message: SceneMessage
    do {
      let task = try JSONDecoder().decode(SceneTask.self, from: Data(task.utf8))
      message = .finished(result: try MainActor.assumeIsolated { try perform(task, channel) })
    } catch {
      let failure = Rostrum.failure(for: error)
      message = .failed(status: failure.status.rawValue, message: failure.message)
    }
    channel.send(message)
  }

  @MainActor private func perform(_ task: SceneTask, _ channel: SceneChannel) throws -> String {
    switch try Rostrum.parseAsRoot(command) {
    case let render as Render:
      let path = render.scenes[task.index]
      let script = try render.script.script(for: path)
      let stage = try SceneStage(task.product, render.scene, script)
      if task.goal == .length { return try jsonText(SceneInspection(stage, render.scene).length()) }
      let outputs = try render.outputs(for: path)
      // While the scene is built; not while it is loaded, for which this process's loader would wait.
      for output in outputs { output.format.openLibrariesAhead() }
      let film = SceneFilm(
        stage, render.scene, outputs: outputs, encoding: render.encoding, length: task.length,
        showsTouches: render.script.showTouches,
        wantsDigests: render.report.json != nil)
      return try jsonText(try film.make(channel))
    case let inspect as Inspect:
      let script = try inspect.script.script(for: inspect.path)
      let stage = try SceneStage(task.product, inspect.scene, script)
      return try jsonText(SceneInspection(stage, inspect.scene).inspection(tracing: inspect.trace))
    case let bench as BenchMotion:
      let script = try bench.script.script(for: bench.paths[task.index])
      let stage = try SceneStage(task.product, bench.scene, script)
      if task.goal == .length { return try jsonText(SceneInspection(stage, bench.scene).length()) }
      let length = Instant(ticks: task.length?.ticks ?? 0)
      return try jsonText(SceneTiming(stage, bench.scene, length: length))
    case let bench as BenchFilm:
      let take = try bench.takes()[task.index]
      let options = bench.options(take)
      let script = try bench.script.script(for: take.path)
      let stage = try SceneStage(task.product, options, script)
      if task.goal == .length { return try jsonText(SceneInspection(stage, options).length()) }
      take.output.format.openLibrariesAhead()
      let film = SceneFilm(
        stage, options, outputs: [take.output], encoding: bench.encoding, length: task.length,
        showsTouches: bench.script.showTouches)
      return try jsonText(try film.make(channel))
    case let bench as BenchLists:
      let script = try bench.script.script(for: bench.path)
      let stage = try SceneStage(task.product, bench.scene, script)
      if task.goal == .length { return try jsonText(SceneInspection(stage, bench.scene).length()) }
      let length = Instant(ticks: task.length?.ticks ?? 0)
      return try jsonText(
        SceneLists(stage, bench.scene, length: length, taps: bench.taps && script.steps.isEmpty))
    default: throw Failure(.usage, "a scene's process got '\(command.first ?? "")'")
    }
  }
}
