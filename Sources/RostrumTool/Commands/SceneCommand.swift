import ArgumentParser
import Codecs
import Foundation
import Motion
import SceneLoader

/// `rostrum scene`: the hidden command of a scene's process.
///
/// Its task comes by descriptor 5. It reads the user's arguments anew, so that both processes understand them alike, and
/// answers on descriptor 3.
struct SceneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene", abstract: "Run a compiled scene.", shouldDisplay: false)

  func run() throws {
    let (words, channel) = SceneProcess.begin()
    if words.isEmpty { throw Failure(.usage, Messages.noTask) }
    let message: SceneMessage
    do {
      let task = try JSONDecoder().decode(SceneTask.self, from: words)
      message = .finished(result: try MainActor.assumeIsolated { try perform(task, channel) })
    } catch {
      let failure = Rostrum.failure(for: error)
      message = .failed(status: failure.status.rawValue, message: failure.message)
    }
    channel.send(message)
  }

  @MainActor private func perform(_ task: SceneTask, _ channel: SceneChannel) throws -> String {
    switch try Rostrum.command(task.command) {
    case let render as Render:
      let path = render.scenes[task.index]
      let script = try render.script.script(for: path)
      let outputs = try task.outputs.map { try OutputArgument($0, format: render.format) }
      return try with(task, render.scene, script, channel, outputs.map(\.format)) { stage, length in
        if task.goal == .name { return try jsonText(SceneName(preview: stage.previewName)) }
        let film = SceneFilm(
          stage, render.scene, outputs: outputs, encoding: render.encoding, length: length,
          showsTouches: render.script.showTouches,
          wantsDigests: render.report.json != nil || render.report.progress == .ndjson)
        var report = try film.make(channel)
        report.sceneDigest = task.product.digest
        report.script = render.script.identity(for: path)
        return try jsonText(report)
      }
    case let inspect as Inspect:
      let script = try inspect.script.script(for: inspect.path)
      return try with(task, inspect.scene, script, channel) { stage, _ in
        try jsonText(
          SceneInspection(stage, inspect.scene, channel).inspection(tracing: inspect.trace))
      }
    case let recording as RecordingCommand:
      let script = try recording.script.script(for: recording.path)
      return try with(task, recording.scene, script, channel) { stage, _ in
        var recorder = SceneRecorder(stage, recording, channel)
        return try jsonText(recorder.record(sceneDigest: task.product.digest))
      }
    case let bench as BenchMotion:
      let script = try bench.script.script(for: bench.paths[task.index])
      return try with(task, bench.scene, script, channel, usual: .fit) { stage, length in
        try jsonText(
          SceneTiming(stage, bench.scene, length: Instant(ticks: length()?.ticks ?? 0)))
      }
    case let bench as BenchFilm:
      let take = try bench.takes()[task.index]
      let options = bench.options(take)
      let script = try bench.script.script(for: take.path)
      return try with(
        task, options, script, channel, [take.output.format], usual: .fit
      ) { stage, length in
        let film = SceneFilm(
          stage, options, outputs: [take.output], encoding: bench.encoding, length: length,
          showsTouches: bench.script.showTouches)
        return try jsonText(film.make(channel))
      }
    case let bench as BenchFrames:
      let script = try bench.script.script(for: bench.scenes[task.index])
      return try with(task, bench.scene, script, channel) { stage, length in
        try jsonText(bench.perform(stage, length: length, channel))
      }
    case let bench as BenchLists:
      let script = try bench.script.script(for: bench.path)
      return try with(task, bench.scene, script, channel, usual: .fit) { stage, length in
        try jsonText(
          SceneLists(
            stage, bench.scene, length: Instant(ticks: length()?.ticks ?? 0),
            taps: bench.taps && script.steps.isEmpty))
      }
    default: throw Failure(.usage, "a scene's process got '\(task.command.first ?? "")'")
    }
  }

  /// Puts the scene on its stage and has something done with it; or finds its film's length, if that is the task.
  ///
  /// Libraries for `formats` are opened meanwhile. Measurements keep to stages that `extent` fits to the views, so
  /// that they can be compared with older ones. `body` may ask for the film's length, where the scene decides on
  /// it; it is waited for only then, and only if nothing but a run through the scene tells it.
  @MainActor private func with(
    _ task: SceneTask, _ options: SceneOptions, _ script: Script, _ channel: SceneChannel,
    _ formats: [MediaFormat] = [], usual extent: StageExtent = .device,
    _ body: (SceneStage, _ length: @escaping () throws -> SceneLength?) throws -> String
  ) throws -> String {
    var options = options
    options.standApart()
    let isolation = Isolation.begin(
      task.isolation, task.confinement, seconds: task.processorSeconds)
    if !isolation.isWhole, task.isolation != .none {
      guard task.isolation == .auto else {
        throw Failure(.usage, Messages.notIsolated(isolation))
      }
      if task.goal != .length { channel.send(.note(Messages.partlyIsolated(isolation))) }
    }
    SceneProcess.enter(folderOf: task.product.source)
    // Before the formats' libraries: while they are opened, the loader makes everyone wait.
    let code = try SceneCode(task.product)
    if task.goal != .length { for format in formats { format.openLibrariesAhead() } }
    let stage = try SceneStage(code, options, script, isolation, usual: extent)
    if task.goal == .length {
      return try jsonText(SceneInspection(stage, options, channel).length())
    }
    return try body(stage) {
      if let wanted = stage.wantedLength { return SceneLength(ticks: wanted.ticks) }
      return try task.length()
    }
  }
}
