import ArgumentParser
import Codecs
import Foundation
import Motion
import SceneDocuments
import SceneInputs
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
    answer(channel) { try JSONDecoder().decode(SceneTask.self, from: words) }
  }

  /// Does what a process is told to do, and says what became of it.
  ///
  /// - Parameters:
  ///   - channel: The way to the tool.
  ///   - parsed: The task's command as it was understood already; `nil` to read its words.
  ///   - task: The task.
  func answer(
    _ channel: SceneChannel, as parsed: Render? = nil, _ task: () throws -> SceneTask
  ) {
    let message: SceneMessage
    do {
      let task = try task()
      message = .finished(
        result: try MainActor.assumeIsolated { try perform(task, as: parsed, channel) })
    } catch {
      let failure = Rostrum.failure(for: error)
      let lines = [failure.details, failure.message].filter { !$0.isEmpty }
      message = .failed(
        status: failure.status.rawValue, message: lines.joined(separator: "\n"))
    }
    channel.send(message)
  }

  @MainActor private func perform(
    _ task: SceneTask, as parsed: Render?, _ channel: SceneChannel
  ) throws -> String {
    let document = try task.product.document(task.inputs)
    func with(
      _ options: SceneOptions, _ script: Script, _ formats: [MediaFormat] = [],
      usual extent: StageExtent = .device,
      _ body: (SceneStage, _ length: @escaping () throws -> SceneLength?) throws -> String
    ) throws -> String {
      try self.with(task, document, options, script, channel, formats, usual: extent, body)
    }
    switch try parsed ?? Rostrum.command(task.command) {
    case var render as Render:
      render.scene = render.scene.adopting(document)
      let script = try render.script.script(for: render.scenes[task.index])
      let outputs = try task.places.map { try OutputArgument($0, format: render.format) }
      return try with(render.scene, script, outputs.map(\.format)) { stage, length in
        try film(render, outputs, task, stage, length, channel)
      }
    case var inspect as Inspect:
      inspect.scene = inspect.scene.adopting(document)
      let script = try inspect.script.script(for: inspect.path)
      return try with(inspect.scene, script) { stage, _ in
        var found = try SceneInspection(stage, inspect.scene, channel)
          .inspection(tracing: inspect.trace, isAlone: inspect.isAlone)
        found.files = task.product.files.map(\.path)
        return try jsonText(found)
      }
    case var recording as RecordingCommand:
      recording.scene = recording.scene.adopting(document)
      let script = try recording.script.script(for: recording.path)
      return try with(recording.scene, script) { stage, _ in
        var recorder = SceneRecorder(stage, recording, channel)
        return try jsonText(
          recorder.record(
            sceneDigest: task.product.digest, files: task.product.files.map(\.path)))
      }
    case var serve as Serve:
      serve.scene = serve.scene.adopting(document)
      let script = try serve.script.script(for: serve.scenes[task.index])
      return try with(serve.scene, script) { stage, _ in
        let touches = serve.script.showTouches
        return try LiveStage(stage, serve.scene, showsTouches: touches, channel).run()
      }
    case var bench as BenchMotion:
      bench.scene = bench.scene.adopting(document)
      let script = try bench.script.script(for: bench.paths[task.index])
      return try with(bench.scene, script, usual: .fit) { stage, length in
        try jsonText(
          SceneTiming(stage, bench.scene, length: Instant(ticks: length()?.ticks ?? 0)))
      }
    case let bench as BenchFilm:
      let take = try bench.takes()[task.index]
      let options = bench.options(take).adopting(document)
      let script = try bench.script.script(for: take.path)
      return try with(options, script, [take.output.format], usual: .fit) { stage, length in
        let film = SceneFilm(
          stage, options, outputs: [take.output], encoding: bench.encoding, length: length,
          showsTouches: bench.script.showTouches)
        return try jsonText(film.make(channel))
      }
    case var bench as BenchFrames:
      bench.scene = bench.scene.adopting(document)
      let script = try bench.script.script(for: bench.scenes[task.index])
      return try with(bench.scene, script) { stage, length in
        try jsonText(bench.perform(stage, length: length, channel))
      }
    case var bench as BenchLists:
      bench.scene = bench.scene.adopting(document)
      let script = try bench.script.script(for: bench.path)
      return try with(bench.scene, script, usual: .fit) { stage, length in
        try jsonText(
          SceneLists(
            stage, bench.scene, length: Instant(ticks: length()?.ticks ?? 0),
            taps: bench.taps && script.steps.isEmpty))
      }
    default: throw Failure(.usage, "a scene's process got '\(task.command.first ?? "")'")
    }
  }

  /// Films a scene as `render` asks, or says what its preview is called, if that is the task.
  @MainActor private func film(
    _ render: Render, _ outputs: [OutputArgument], _ task: SceneTask, _ stage: SceneStage,
    _ length: @escaping () throws -> SceneLength?, _ channel: SceneChannel
  ) throws -> String {
    if task.goal == .name { return try jsonText(SceneName(preview: stage.previewName)) }
    var film = SceneFilm(
      stage, render.scene, outputs: outputs, encoding: render.encoding, length: length,
      showsTouches: render.script.showTouches,
      wantsDigests: render.report.json != nil || render.report.progress == .ndjson)
    film.strip = task.strip
    let identity = render.script.identity(for: render.scenes[task.index])
    film.cut = FilmCut(
      options: render.parts, parts: task.parts, format: render.format,
      sceneDigest: task.product.digest, script: identity)
    var report = try film.make(channel)
    report.sceneDigest = task.product.digest
    report.files = task.product.files.isEmpty ? nil : task.product.files
    report.script = identity
    report.inputs = task.inputs.isEmpty ? nil : task.inputs.byName
    let springs = render.scene.spring.map(\.text)
    report.springs = springs.isEmpty ? nil : springs
    return try jsonText(report)
  }

  /// Puts the scene on its stage and has something done with it; or finds its film's length, if that is the task.
  ///
  /// Libraries for `formats` are opened meanwhile. Measurements keep to stages that `extent` fits to the views, so
  /// that they can be compared with older ones. `body` may ask for the film's length, where the scene decides on
  /// it; it is waited for only then, and only if nothing but a run through the scene tells it.
  @MainActor private func with(
    _ task: SceneTask, _ document: SceneDocument?, _ options: SceneOptions, _ script: Script,
    _ channel: SceneChannel, _ formats: [MediaFormat], usual extent: StageExtent,
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
    let (scene, script) = try load(task, document, options, script)
    if task.goal != .length { for format in formats { format.openLibrariesAhead() } }
    let stage = try SceneStage(scene, options, script, isolation, usual: extent)
    if task.goal == .length {
      return try jsonText(SceneInspection(stage, options, channel).length())
    }
    return try body(stage) {
      if let wanted = stage.wantedLength { return SceneLength(ticks: wanted.ticks) }
      return try task.length()
    }
  }

  /// Loads the scene, and puts its own script before what flags say.
  private func load(
    _ task: SceneTask, _ document: SceneDocument?, _ options: SceneOptions, _ script: Script
  ) throws -> (LoadedScene, Script) {
    guard let document else {
      if let change = script.changes.first {
        throw Failure(.usage, Messages.stateOfSwift(change.text, task.product.source))
      }
      return (try LoadedScene(task.product, nil, task.inputs), script)
    }
    var whole = script
    if !script.standsAlone {
      whole.steps = try Script(document, path: task.product.source).steps + script.steps
    }
    let shown = try document.shown(under: options, setting: script.changes)
    return (try LoadedScene(task.product, shown, task.inputs), whole)
  }
}
