import Batches
import Foundation
import SceneInputs
import SceneLoader

/// What only a compiled scene can tell of rows: whether it has the previews that they name, and the inputs that they give.
extension BatchStage {
  /// Asks the scenes, once for each preview and once for their inputs.
  ///
  /// A scene that fails when it is asked fails with its rows; that is no error of the manifest.
  ///
  /// - Parameters:
  ///   - plan: The plan.
  ///   - rows: Which rows are to be filmed.
  ///   - workers: How many scenes are asked side by side.
  /// - Throws: `BatchProblems`, all of them; ``Failure`` if a signal ends it.
  func check(_ plan: BatchPlan, _ rows: [Int], workers: Int) throws {
    var problems = BatchProblems()
    var samples: [String: BatchRow] = [:]
    var order: [String] = []
    plan.forEach(rows) { row in
      guard let preview = row.value("preview") else { return }
      let key = "\(Self.key(of: row))\0\(preview)"
      if samples.updateValue(row, forKey: key) == nil { order.append(key) }
    }
    let named = order.compactMap { samples[$0] }.map { run($0, threads: 1, fingerprint: "") }
    let answers = SideBySide.map(named, workers: workers) { $0.previewFailure() }
    for (run, answer) in zip(named, answers) {
      guard let failure = answer ?? nil else { continue }
      if failure.status.endsRun { throw failure }
      if failure.status == .usage {
        problems.add(BatchProblem(run.row.origin, path: "preview", failure.message))
      }
    }
    try checkInputs(plan, rows, workers: workers, &problems)
    if !problems.isEmpty { throw problems }
  }

  private func checkInputs(
    _ plan: BatchPlan, _ rows: [Int], workers: Int, _ problems: inout BatchProblems
  ) throws {
    var sets: [BatchRow] = []
    let due = Set(rows)
    plan.forEachInputSet { if due.contains($0.number) { sets.append($0) } }
    if sets.isEmpty { return }
    var keys: [String: BatchRow] = [:]
    for row in sets { keys[Self.key(of: row)] = keys[Self.key(of: row)] ?? row }
    let scenes = keys.sorted { $0.key < $1.key }.map { run($0.value, threads: 1, fingerprint: "") }
    let answers = SideBySide.map(scenes, workers: workers) { $0.declaredInputs() }
    var declared: [String: [SceneInputDeclaration]] = [:]
    for (run, answer) in zip(scenes, answers) {
      switch answer {
      case .success(let inputs): declared[Self.key(of: run.row)] = inputs
      case .failure(let failure) where failure.status.endsRun: throw failure
      case .failure, nil: break
      }
    }
    for row in sets {
      guard let known = declared[Self.key(of: row)] else { continue }
      let given = GivenInputs(
        row.settings.compactMap { setting in
          BatchKey.input(setting.key).map { (name: $0, text: setting.value) }
        })
      for mistake in SceneInputDeclaration.mistakes(in: given, declared: known) {
        let failure = Messages.describe([mistake], in: row.scene)
        problems.add(BatchProblem(row.origin, path: "inputs", failure.message))
      }
    }
  }
}

extension RowRun {
  /// Why the scene has no such preview; `nil` if it has, or is not compiled.
  fileprivate func previewFailure() -> Failure? {
    do {
      guard failure == nil, let render = try Rostrum.command(command) as? Render else { return nil }
      var run = SceneRun(
        path: row.scene, index: 0, options: render.scene, progress: .none, outputs: [],
        isQuiet: true)
      (run.command, run.compiled) = (command, product)
      _ = try run.perform(.name)
      return nil
    } catch {
      return Rostrum.failure(for: error)
    }
  }

  /// The inputs that the scene declares.
  fileprivate func declaredInputs() -> Result<[SceneInputDeclaration], Failure> {
    do {
      if let failure { throw failure }
      let words = ["inspect", row.scene, "--no-script", "--duration=0.1"]
      guard let inspect = try Rostrum.command(words) as? Inspect else {
        throw Failure(.internalError, Messages.internalError)
      }
      var run = SceneRun(
        path: row.scene, index: 0, options: inspect.scene, progress: .none, outputs: [],
        isQuiet: true)
      (run.command, run.compiled) = (words, product)
      let text = try run.perform(.inspection)
      let inspection = try JSONDecoder().decode(Inspection.self, from: Data(text.utf8))
      return .success(
        inspection.inputs.map {
          SceneInputDeclaration(
            name: $0.name, type: $0.type, standard: $0.standard, values: $0.values, line: $0.line)
        })
    } catch {
      return .failure(Rostrum.failure(for: error))
    }
  }
}
