import Batches
import Foundation
import SceneInputs
import SceneLoader

/// What only scenes can tell of rows: whether they have the previews that rows name, the inputs that rows give, and the
/// states that rows set.
extension BatchStage {
  /// Rows that are judged together.
  private static let portion = 1024

  /// Asks the scenes: compiled ones once for each preview and once for their inputs, documents with every set of inputs.
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
    try checkPreviews(plan, rows, workers: workers, &problems)
    checkStates(plan, rows, &problems)
    var declared: [String: [SceneInputDeclaration]] = [:]
    var sets: [BatchRow] = []
    func judgeSets() throws {
      problems.add(ofDocuments: sets.filter { document(of: $0) != nil }, workers: workers)
      let others = sets.filter { document(of: $0) == nil }
      try ask(others, workers: workers, &declared)
      for row in others { judge(row, declared[Self.key(of: row)], &problems) }
      sets = []
    }
    try plan.forEachInputSet(among: rows) { row in
      if problems.isFull { return }
      sets.append(row)
      if sets.count == Self.portion { try judgeSets() }
    }
    try judgeSets()
    if !problems.isEmpty { throw problems }
  }

  private func checkPreviews(
    _ plan: BatchPlan, _ rows: [Int], workers: Int, _ problems: inout BatchProblems
  ) throws {
    var known: Set<String> = []
    var named: [RowRun] = []
    plan.forEach(rows) { row in
      guard let preview = row.value("preview") else { return }
      if known.insert("\(Self.key(of: row))\0\(preview)").inserted {
        named.append(run(row, threads: 1, fingerprint: ""))
      }
    }
    let answers = SideBySide.map(named, workers: workers) { $0.previewFailure() }
    for (run, answer) in zip(named, answers) {
      guard let failure = answer ?? nil else { continue }
      if failure.status.endsRun { throw failure }
      if failure.status == .usage {
        problems.add(BatchProblem(run.row.origin, path: "preview", failure.message))
      }
    }
  }

  /// Asks compiled scenes for their inputs, where that is not known.
  private func ask(
    _ rows: [BatchRow], workers: Int, _ declared: inout [String: [SceneInputDeclaration]]
  ) throws {
    var keys: [String: BatchRow] = [:]
    for row in rows where declared[Self.key(of: row)] == nil {
      keys[Self.key(of: row)] = keys[Self.key(of: row)] ?? row
    }
    let scenes = keys.sorted { $0.key < $1.key }.map { run($0.value, threads: 1, fingerprint: "") }
    let answers = SideBySide.map(scenes, workers: workers) { $0.declaredInputs() }
    for (run, answer) in zip(scenes, answers) {
      switch answer {
      case .success(let inputs): declared[Self.key(of: run.row)] = inputs
      case .failure(let failure) where failure.status.endsRun: throw failure
      case .failure, nil: break
      }
    }
  }

  /// Looks at the inputs of a row of a compiled scene.
  private func judge(
    _ row: BatchRow, _ declared: [SceneInputDeclaration]?, _ problems: inout BatchProblems
  ) {
    guard let declared else { return }
    for mistake in SceneInputDeclaration.mistakes(in: row.inputs, declared: declared) {
      let failure = Messages.describe([mistake], in: row.scene)
      problems.add(BatchProblem(row.origin, path: "inputs", failure.message))
    }
  }
}

extension BatchRow {
  /// What the scene is given.
  var inputs: GivenInputs {
    GivenInputs(
      settings.compactMap { setting in
        BatchKey.input(setting.key).map { (name: $0, text: setting.value) }
      })
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
