import Foundation
import SceneLoader

/// A run of `render`: all outputs are planned before a scene is filmed, and every scene has an entry in the result document.
struct RenderRun {
  private let render: Render
  /// The parts of the films that are made; `nil` for whole films.
  private var shard: Shard?
  /// The command that scenes' processes read anew.
  private let command: [String]
  /// What became of each scene so far.
  private var results: [Result<String, Failure>?]

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - render: What was asked for.
  ///   - command: The same in words.
  init(_ render: Render, command: [String] = Array(CommandLine.arguments.dropFirst())) {
    (self.render, self.command) = (render, command)
    results = Array(repeating: nil, count: render.scenes.count)
  }

  /// Plans, films, and writes the document, whatever happens.
  ///
  /// - Throws: ``Failure``: the one of the only scene, or the worst code of several.
  mutating func perform() throws {
    if let json = render.report.json { try Place.checkDocument(json) }
    shard = try render.parts.shard?.resolved()
    film(plan())
    let failures = results.compactMap { result -> Failure? in
      if case .failure(let failure) = result { failure } else { nil }
    }
    if let json = render.report.json {
      let entries = try zip(render.scenes, results).map { scene, result in
        switch result {
        case .success(let document): document
        case .failure(let failure): try jsonText(SceneFailure(scene, failure))
        case nil: try jsonText(SceneFailure(scene, Failure(.internalError, Messages.notFilmed)))
        }
      }
      try Place.write(
        entries.count == 1 ? entries[0] : "[\(entries.joined(separator: ",\n"))]", to: json)
    }
    guard let worst = failures.max(by: { $0.status.weight < $1.status.weight }) else { return }
    if results.count == 1, mode != .ndjson { throw worst }
    let isToldAlready = results.count == 1 || worst.status.endsRun || mode == .ndjson
    throw Failure(
      worst.status,
      isToldAlready ? "" : Messages.scenesFailed(failures.count, of: results.count))
  }

  private var mode: ProgressMode { render.report.quiet ? .none : render.report.progress }

  // MARK: Planning

  /// The outputs of each scene that can be filmed; checked, and none in another's place.
  private mutating func plan() -> [[OutputArgument]] {
    for (index, scene) in render.scenes.enumerated() {
      do {
        try SceneSource(path: scene, format: render.scene.inputFormat).check()
      } catch {
        fail(index, Rostrum.failure(for: error))
      }
    }
    let previews = previews()
    do {
      let plans = try zip(render.scenes, previews).map { try render.outputs(for: $0, preview: $1) }
      var claims = render.claims
      for (index, outputs) in plans.enumerated() where results[index] == nil {
        for output in outputs { try claims.take(output.path) }
      }
      if let json = render.report.json { try claims.take(json) }
      for (index, outputs) in plans.enumerated() where results[index] == nil {
        for path in files(outputs) where path != "-" { try Place.check(path) }
      }
      return plans
    } catch {
      // Nothing is filmed if what is asked for cannot all be.
      let failure = Rostrum.failure(for: error)
      let untouched = results.indices.filter { results[$0] == nil }
      for (place, index) in untouched.enumerated() { fail(index, failure, isTold: place > 0) }
      return []
    }
  }

  /// The names of the previews, where a path holds them: then every scene is compiled first.
  private mutating func previews() -> [String] {
    var names = [String](repeating: "", count: render.scenes.count)
    guard (try? render.needsPreviews) == true else { return names }
    for index in names.indices where results[index] == nil {
      do {
        let text = try run(index, []).perform(.name)
        names[index] = try JSONDecoder().decode(SceneName.self, from: Data(text.utf8)).preview
      } catch {
        fail(index, Rostrum.failure(for: error))
      }
    }
    return names
  }

  // MARK: Filming

  private mutating func film(_ plans: [[OutputArgument]]) {
    for index in plans.indices where results[index] == nil {
      var progress = progress(of: index)
      do {
        _ = try render.script.script(for: render.scenes[index])
        var run = run(index, plans[index])
        run.strip = try render.below.curve(of: render.scenes[index], render.scene, render.script)
        let document = try run.perform(.film, &progress)
        results[index] = .success(document)
        let files = try JSONDecoder().decode(MadeFiles.self, from: Data(document.utf8)).outputs
        progress.made(files)
        progress.end()
        try tell(files)
      } catch {
        fail(index, Rostrum.failure(for: error))
      }
    }
  }

  private func run(_ index: Int, _ outputs: [OutputArgument]) -> SceneRun {
    var run = SceneRun(
      path: render.scenes[index], index: index, options: render.scene, progress: mode,
      outputs: files(outputs), isQuiet: render.report.quiet)
    run.parts = parts(of: outputs)
    (run.command, run.parsed) = (command, render)
    return run
  }

  private func parts(of outputs: [OutputArgument]) -> FilmParts? {
    shard.map { FilmParts(shard: $0, outputs: outputs.map(\.path)) }
  }

  /// The files that are written: the outputs, or their parts.
  private func files(_ outputs: [OutputArgument]) -> [String] {
    parts(of: outputs)?.paths ?? outputs.map(\.path)
  }

  private func progress(of index: Int) -> Progress {
    Progress(
      mode, scene: render.scenes[index], isTerminal: Standard.errorIsTerminal,
      isQuiet: render.report.quiet)
  }

  /// Keeps a scene's failure, says it, and gives up the scenes after it where the run is to end with it.
  private mutating func fail(_ index: Int, _ failure: Failure, isTold: Bool = false) {
    results[index] = .failure(failure)
    if !isTold {
      if mode == .ndjson {
        progress(of: index).failed(failure)
      } else if results.count > 1 {
        Rostrum.say(failure)
      }
    }
    guard failure.status.endsRun || render.files.failFast else { return }
    for other in results.indices where results[other] == nil {
      results[other] = .failure(Failure(failure.status, Messages.notFilmed))
    }
  }

  /// Says on a terminal what was made.
  private func tell(_ files: [MadeFiles.File]) throws {
    guard !render.report.quiet, render.report.json != "-", Standard.outputIsTerminal else { return }
    for file in files where file.path != "standard output" {
      try Standard.output(Messages.made(file))
    }
  }
}

/// A scene's failure, its entry in the result document.
struct SceneFailure: Encodable {
  struct Reason: Encodable {
    let code: Int32
    let message: String
    /// A compiler's words.
    let details: String?
  }

  let schema = FilmReport.schemaName
  let version = Rostrum.version
  let scene: String
  let error: Reason

  init(_ scene: String, _ failure: Failure) {
    self.scene = scene
    error = Reason(
      code: failure.status.rawValue,
      message: failure.message.isEmpty ? "\(failure.status)" : failure.message,
      details: failure.details.isEmpty ? nil : failure.details)
  }

  private enum CodingKeys: String, CodingKey { case schema, version, scene, error }
}

/// What a scene's preview is called; its number where it has no name.
struct SceneName: Codable {
  let preview: String
}

/// The files that a film became, as its report tells them.
struct MadeFiles: Decodable {
  struct File: Decodable {
    let path: String
    let bytes: Int
    let digest: String?
    let duration: Double?
    let frames: Int
  }

  let outputs: [File]
}

extension MadeFiles.File {
  /// The file of an entry in a result document.
  init(_ output: FilmReport.Output) {
    (path, bytes, digest) = (output.path, output.bytes, output.digest)
    (duration, frames) = (output.duration, output.frames)
  }
}
