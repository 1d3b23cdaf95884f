import Batches
import Codecs
import Foundation
import SceneLoader

/// A run of `batch`: everything is planned and checked, scenes are compiled once, rows are filmed side by side, and what
/// became of each is kept.
struct BatchRun {
  private let batch: Batch
  private let source: BatchSource
  private let vocabulary: BatchVocabulary
  private let workers: Int
  private let threads: Int

  /// Which part of the rows is meant; `nil` for all of them.
  private let shard: Shard?

  init(_ batch: Batch) throws {
    self.batch = batch
    shard = try batch.rows.shard?.resolved()
    source = BatchSource(path: batch.manifest)
    let cores = ProcessInfo.processInfo.activeProcessorCount
    workers = batch.rows.jobs ?? cores
    // One row alone has all threads; side by side each has its share.
    threads = max(1, cores / workers)
    vocabulary = .ofFilms(workers: threads)
  }

  /// Plans, films and tells.
  ///
  /// - Throws: ``Failure``: the worst of the rows' codes.
  func perform() throws {
    if let json = batch.report.json { try Place.checkDocument(json) }
    do {
      try run()
    } catch let problems as BatchProblems {
      throw Messages.describe(problems)
    }
  }

  private func run() throws {
    let (manifest, table) = try source.manifest(vocabulary)
    try check(manifest.scenes)
    let results = batch.rows.results ?? "Output/\(source.stem)\(shardName).batch.json"
    let plan = try BatchPlan(
      manifest, vocabulary: vocabulary, protected: kept(table, results))
    // Rows may have named others.
    if manifest.scenes.isEmpty { try check(plan.scenes) }
    let chosen = try chosen(plan)
    if batch.rows.list { return try list(plan, chosen) }
    let standing = try BatchStanding(
      plan, shard: shardRows(plan), earlier: BatchLedger.earlier(results, manifest: source.name),
      vocabulary: vocabulary, retriesFailed: batch.rows.retryFailed, workers: workers)
    let due = chosen.filter(standing.isDue)
    if batch.rows.dryRun { return try tell(plan, chosen, due) }
    try film(plan, chosen, due, standing, results)
  }

  // MARK: Checking

  /// Looks at the scenes before anything is done for them.
  private func check(_ scenes: [BatchManifest.Scene]) throws {
    var problems = BatchProblems()
    for scene in scenes {
      do {
        if scene.path == "-" { throw Failure(.usage, Messages.sceneOfInput) }
        try SceneSource(path: scene.path, format: nil).checkFile()
      } catch {
        problems.add(
          BatchProblem(
            source.name, line: scene.spot.line, path: scene.spot.path,
            Rostrum.failure(for: error).message))
      }
    }
    if !problems.isEmpty { throw problems }
  }

  /// What no film may be written over, besides the scenes.
  private func kept(_ table: String?, _ results: String) -> [(path: String, what: String)] {
    var kept = [(path: source.path, what: "the manifest"), (results, "the result manifest")]
    if let table { kept.append((table, "the table of rows")) }
    if let json = batch.report.json { kept.append((json, "the result document")) }
    if let sheet = batch.rows.sheet { kept.append((sheet, "the contact sheet")) }
    return kept
  }

  private var shardName: String {
    shard.map { ".\($0.description.replacing("/", with: "-of-"))" } ?? ""
  }

  /// The rows of this shard: neighbours, as they share a scene.
  private func shardRows(_ plan: BatchPlan) -> [Int] {
    guard let shard else { return Array(0..<plan.count) }
    return (0..<plan.count).filter { shard.holds(row: $0, of: plan.count) }
  }

  private func chosen(_ plan: BatchPlan) throws -> [Int] {
    let rows = shardRows(plan)
    if batch.rows.only.isEmpty { return rows }
    var chosen: [Int] = []
    plan.forEach(rows) { if batch.rows.means($0.name) { chosen.append($0.number) } }
    if chosen.isEmpty { throw Failure(.usage, Messages.noRowMeant(plan.count)) }
    return chosen
  }

  // MARK: Telling what would be done

  /// Lines that are written at a time.
  private static let page = 4096

  private func list(_ plan: BatchPlan, _ rows: [Int]) throws {
    var lines: [String] = []
    try plan.forEach(rows) { row in
      lines.append("\(row.name): \(row.outputs.joined(separator: " "))")
      if lines.count == Self.page {
        try Standard.output(lines.joined(separator: "\n"))
        lines = []
      }
    }
    if !lines.isEmpty { try Standard.output(lines.joined(separator: "\n")) }
  }

  private func tell(_ plan: BatchPlan, _ chosen: [Int], _ due: [Int]) throws {
    var files = plan.outputCount
    if chosen.count < plan.count {
      files = 0
      plan.forEach(chosen) { files += $0.outputs.count }
    }
    try Standard.output(
      Messages.planned(
        rows: chosen.count, scenes: plan.scenes.count, files: files,
        current: chosen.count - due.count))
  }

  // MARK: Filming

  private func film(
    _ plan: BatchPlan, _ chosen: [Int], _ due: [Int], _ standing: BatchStanding, _ results: String
  ) throws {
    try Place.checkDocument(results)
    if let sheet = batch.rows.sheet { try Place.check(sheet) }
    try checkFolders(plan, due)
    // A signal is seen by whatever thread waits for a scene; so all of them must inherit that it is blocked.
    ChildProcess.watchSignals()
    let stage = try BatchStage(plan, due, vocabulary, workers: workers)
    try stage.check(plan, due, workers: workers)
    let document = BatchResults(
      version: Rostrum.version, manifest: source.name,
      shard: shard?.description, count: plan.count)
    var ledger = try BatchLedger(results, document, standing.results(due: Set(due)))
    try ledger.write(now: true)
    var totals = BatchTotals(rows: chosen.count)
    totals.kept = chosen.count { standing.isCurrent($0) }
    totals.done = totals.kept
    totals.failed = chosen.count - due.count - totals.kept
    var worst = standing.failures(among: Set(chosen).subtracting(due))
    let order = plan.longestFirst(due)
    var progress = BatchProgress(
      batch.report.quiet ? .none : batch.report.progress, totals: totals,
      work: due.reduce(0) { $0 + plan.estimate($1).work }, isTerminal: Standard.errorIsTerminal,
      isQuiet: batch.report.quiet)
    var crew = BatchCrew(
      order.map { .init(row: $0, bytes: plan.estimate($0).bytes) }, workers: workers,
      memory: batch.rows.memory ?? FreeMemory.bytes / 4 * 3)
    var failures: [Failure] = []
    var failedRows: [Int] = []
    var toldDetails: Set<String> = []
    let stopped: ExitStatus?
    do {
      stopped = try crew.perform {
        stage.run(
          plan.row($0), threads: threads, fingerprint: standing.fingerprint(of: plan.row($0)))
      } begins: {
        progress.begin($0)
      } ends: { outcome in
        try ledger.note(outcome.result)
        progress.note(outcome, work: plan.estimate(outcome.result.row).work)
        guard let failure = outcome.failure, !failure.status.endsRun else { return true }
        failures.append(failure)
        failedRows.append(outcome.result.row)
        progress.clear()
        // What is wrong with a scene is wrong with all of its rows, and told once.
        tell(outcome, failure, withDetails: toldDetails.insert(failure.details).inserted)
        return !batch.rows.failFast
      } beat: {
        try ledger.write()
        progress.beat()
        return ledger.pause
      }
    } catch {
      // What is known is kept, if it can be.
      try? ledger.write(now: true)
      throw error
    }
    try ledger.write(now: true)
    progress.end()
    worst += failures
    if let json = batch.report.json { try Place.write(ledger.text, to: json) }
    if let stopped { throw Failure(stopped, "") }
    let failed = Set(failedRows)
    try draw(plan, chosen.filter { !failed.contains($0) && !standing.isFailed($0) }, standing)
    try finish(progress.totals, worst)
  }

  /// Puts a picture of each row on a contact sheet, if one is asked for.
  private func draw(_ plan: BatchPlan, _ rows: [Int], _ standing: BatchStanding) throws {
    guard let sheet = batch.rows.sheet, !rows.isEmpty else { return }
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("rostrum-sheet-\(getpid())").path
    try OutputFile.makeFolder(folder)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let stage = try BatchStage(plan, rows, vocabulary, workers: workers)
    let contacts = try ContactSheet(rows.map(plan.row), in: folder) {
      stage.run($0, threads: threads, fingerprint: "")
    }
    try contacts.write(to: sheet, workers: workers)
  }

  private func tell(_ outcome: RowOutcome, _ failure: Failure, withDetails: Bool) {
    if batch.report.progress == .ndjson { return }
    let details = failure.details.trimmingCharacters(in: .newlines)
    if withDetails, !details.isEmpty { Standard.error(details) }
    Standard.error(
      "Error: \(Messages.rowFailed(outcome.result.name, outcome.origin, failure.message))")
  }

  /// Says what became of the batch, and ends with the worst code.
  private func finish(_ totals: BatchTotals, _ failures: [Failure]) throws {
    let sentence = Messages.verdict(totals)
    if let worst = failures.max(by: { $0.status.weight < $1.status.weight }) {
      throw Failure(worst.status, batch.report.progress == .ndjson ? "" : sentence)
    }
    if !batch.report.quiet, batch.report.json != "-", batch.report.progress != .ndjson {
      try Standard.output(sentence)
    }
  }

  /// Makes the folders of all outputs, and says before any work is done if one cannot be written to; what runs that were
  /// killed left there goes.
  private func checkFolders(_ plan: BatchPlan, _ due: [Int]) throws {
    var folders: [String: String] = [:]
    var sequences: [String] = []
    plan.forEach(due) { row in
      for output in row.outputs {
        if output.hasSuffix("/") || output.contains("%") {
          sequences.append(output)
        } else {
          folders[Place.folder(of: output)] = output
        }
      }
    }
    for (_, output) in folders.sorted(by: { $0.key < $1.key }) {
      try Place.checkAll(inFolderOf: output)
    }
    for sequence in sequences { try Place.check(sequence) }
  }
}
