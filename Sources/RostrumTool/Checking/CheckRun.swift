import Foundation
import Goldens
import Raster
import SceneLoader

/// A run of `record` or `verify`: all goldens are planned first, checked side by side, and told in the order of their names.
struct CheckRun {
  let scenes: [String]
  let goldens: GoldenOptions
  let options: SceneOptions
  let script: ScriptOptions
  let report: ReportOptions
  /// What may be written if nobody says.
  let usualMode: GoldenOptions.Mode
  /// What is left for people and for other programs.
  var reports: CheckReportOptions?
  /// The revision at which goldens without pixels looked as they should, if one is named.
  var against: String?

  /// Checks, tells, and keeps what was seen for `approve`.
  ///
  /// - Throws: ``Failure``: of one golden its own, of several the worst code.
  func perform() throws {
    let (plan, checks, failed) = try planned()
    var outcomes = failed
    let asked = Set(plan.checks.map { GoldenFolder.canonical($0.golden) })
    let unasked = try plan.folders.map { try $0.unasked(asked: asked) }
    let orphans = unasked.flatMap(\.orphans)
    let byFlags = unasked.flatMap(\.byFlags)
    if !byFlags.isEmpty { tell(note: Messages.madeByFlags(byFlags)) }
    let place = try WorkPlace(say: { tell(note: $0) })
    defer { place.remove() }
    let count = outcomes.count + checks.count
    for outcome in outcomes { try show(outcome, isOnly: count == 1) }
    if outcomes.isEmpty || !goldens.failFast {
      outcomes += try check(checks, orphans, place, isOnly: count == 1)
    } else {
      outcomes += checks.map(Self.unchecked)
    }
    // Films are here until what is kept has its place.
    let archive = try reports?.archive()
    if let archive { for outcome in outcomes { try archive.add(outcome) } }
    if let folder = place.kept {
      // What was found out counts, kept or not.
      do {
        try LastRun.keep(outcomes, in: folder) { place.removeFilms() }
      } catch {
        tell(note: Messages.resultsNotKept(Rostrum.failure(for: error).message))
      }
    }
    try finish(outcomes, orphans, archive)
  }

  /// Taps at every frame of an interval, a row for each golden's film, and tells; nothing is kept.
  ///
  /// - Parameter sweep: What is tapped, and when.
  /// - Throws: ``Failure``: of one film its own, of several the worst code.
  func perform(_ sweep: SweepArgument) throws {
    if goldens.mode != nil { throw Failure(.usage, Messages.sweepWritesNothing) }
    let (_, checks, failed) = try planned()
    var outcomes = failed
    let isOnly = outcomes.count + checks.count == 1
    for outcome in outcomes { try show(outcome, isOnly: isOnly) }
    for check in checks {
      let outcome = CheckSweep(
        check: check, sweep: sweep,
        workers: options.jobs ?? ProcessInfo.processInfo.activeProcessorCount
      ).outcome()
      if outcome.status.endsRun { throw Failure(outcome.status, "") }
      try show(outcome, isOnly: isOnly)
      outcomes.append(outcome)
      if goldens.failFast, outcome.status != .done { break }
    }
    try finish(outcomes, [], try reports?.archive())
  }

  /// What there is to do, and what cannot be planned.
  private func planned() throws -> (CheckPlan, checks: [PlannedCheck], failed: [CheckOutcome]) {
    try refuseParts()
    if let json = report.json { try Place.checkDocument(json) }
    try reports?.check()
    let plan = try CheckPlan(scenes, goldens, options, script)
    for scene in scenes where Place.isFolder(scene) {
      let files = SceneShelf.swiftScenes(in: scene)
      if files.count > 1 { tell(note: Messages.compiledTogether(scene, files)) }
    }
    let named = plan.checks.filter { goldens.means($0.name) }
    let shard = try goldens.shard?.resolved()
    let checks = named.enumerated().filter { shard?.holds($0.offset) ?? true }
    // A signal is seen by whatever thread waits for a scene; so all of them must inherit that it is blocked.
    ChildProcess.watchSignals()
    // Scenes of which nothing can be planned come first: what is wrong with them is wrong with all their goldens.
    let failed = plan.failures.map { scene, failure in
      CheckOutcome(
        PlannedCheck(
          name: Place.stem(of: scene), scene: scene, golden: "", preview: "", words: [],
          variant: []), failure)
    }
    return (plan, checks.map(\.element), failed)
  }

  private func refuseParts() throws {
    if scenes.contains("-") { throw Failure(.usage, Messages.goldenOfInput) }
    if against != nil, reports?.report == nil {
      throw Failure(.usage, Messages.againstWithoutReport)
    }
    if options.frames != nil || options.at != nil {
      throw Failure(.usage, Messages.goldenOfParts)
    }
  }

  // MARK: Checking

  private var mode: GoldenOptions.Mode { goldens.mode ?? usualMode }

  private func check(
    _ checks: [PlannedCheck], _ orphans: [String], _ place: WorkPlace, isOnly: Bool
  ) throws -> [CheckOutcome] {
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let workers = options.jobs ?? cores
    let compiled = compile(checks, workers)
    let (mode, keeps, work) = (mode, goldens.keepPixels, place.films)
    let keepsStrip = goldens.strip
    let wantsFilms = reports?.report != nil
    let past = try against.map { try PastFilms($0, of: scenes) }
    // One process alone has all threads; side by side each has its share.
    let threads = max(1, cores / max(1, min(workers, checks.count)))
    var progress = CheckProgress(
      report.quiet ? .none : report.progress, count: checks.count,
      isTerminal: Standard.errorIsTerminal, isQuiet: report.quiet)
    var broken: (any Error)?
    let isFailFast = goldens.failFast
    @Sendable func ends(_ outcome: CheckOutcome) -> Bool {
      outcome.status.endsRun || (isFailFast && outcome.status != .done)
    }
    @Sendable func judge(_ check: PlannedCheck) -> CheckOutcome {
      if let failure = compiled[check.scene] { return CheckOutcome(check, failure) }
      return CheckJudge(
        check: check, mode: mode, keepsPixels: keeps, keepsStrip: keepsStrip,
        wantsFilms: wantsFilms,
        past: past, threads: threads, workFolder: work, orphans: orphans
      ).outcome()
    }
    func tell(_ outcome: CheckOutcome) {
      progress.note(outcome)
      progress.clear()
      do { try show(outcome, isOnly: isOnly) } catch { broken = broken ?? error }
    }
    let results = SideBySide.map(
      checks, workers: workers, ends: ends, breaks: { $0.status.endsRun }, isDone: tell, judge)
    for path in orphans { progress.orphan(path) }
    progress.end()
    if let broken { throw broken }
    if let end = results.compactMap({ $0 }).first(where: { $0.status.endsRun }) {
      throw Failure(end.status, "")
    }
    // What came behind the first that fails was begun or not, as it happened.
    let failing = results.firstIndex { outcome in outcome.map { $0.status != .done } ?? true }
    let last = isFailFast ? failing ?? results.count : results.count
    return checks.indices.map { place in
      guard place <= last, let outcome = results[place] else {
        return Self.unchecked(checks[place])
      }
      return outcome
    }
  }

  /// Compiles the scenes that have several goldens, which would each compile them otherwise.
  private func compile(_ checks: [PlannedCheck], _ workers: Int) -> [String: Failure] {
    let counts = Dictionary(grouping: checks, by: \.scene).filter { $0.value.count > 1 }
    let several = counts.keys.sorted()
    let words = options.words
    let failures = SideBySide.map(several, workers: workers) { scene -> Failure? in
      do {
        try GoldenRun(path: scene, words: words).compileAhead()
        return nil
      } catch {
        return Rostrum.failure(for: error)
      }
    }
    return Dictionary(
      uniqueKeysWithValues: zip(several, failures).compactMap { scene, failure in
        failure.flatMap { $0 }.map { (scene, $0) }
      })
  }

  private static func unchecked(_ check: PlannedCheck) -> CheckOutcome {
    CheckOutcome(check, .failed, .nothingCompared, Messages.notChecked)
  }

  // MARK: Telling

  private func tell(note: String) {
    var shown = Progress(
      report.progress, scene: "", isTerminal: false, isQuiet: report.quiet)
    shown.note(.note(note))
  }

  /// Says what became of a golden; of the only one, what is wrong is the last line.
  private func show(_ outcome: CheckOutcome, isOnly: Bool) throws {
    let entry = outcome.entry
    if report.progress == .ndjson { return }
    if !isOnly || outcome.status != .done {
      let details = outcome.details.trimmingCharacters(in: .newlines)
      if !details.isEmpty { Standard.error(details) }
    }
    guard !report.quiet, report.json != "-", !isOnly || outcome.status == .done else { return }
    try Standard.output("\(entry.name): \(Self.word(entry.verdict)): \(entry.sentence)")
    if entry.verdict != .same || !entry.unmet.isEmpty {
      for line in Self.particulars(entry) { try Standard.output("  \(line)") }
    }
  }

  private static func word(_ verdict: CheckDocument.Verdict) -> String {
    switch verdict {
    case .same: "same"
    case .differs: "differs"
    case .missing: "missing"
    case .incomparable: "cannot be compared"
    case .failed: "failed"
    case .recorded: "recorded"
    }
  }

  /// What a golden's line does not say.
  private static func particulars(_ entry: CheckDocument.Entry) -> [String] {
    (entry.findings.map(\.sentence) + entry.unmet).filter { !entry.sentence.hasPrefix($0) }
  }

  /// Writes the document, and ends with the worst code.
  private func finish(
    _ outcomes: [CheckOutcome], _ orphans: [String], _ archive: CheckArchive?
  ) throws {
    var document = CheckDocument(version: Rostrum.version, renderer: Rasterizer.revision)
    document.entries = outcomes.map(\.entry).sorted { ($0.name, $0.golden) < ($1.name, $1.golden) }
    document.orphans = orphans
    document.totals = Self.totals(document)
    if let json = report.json { try Place.write(try jsonText(document), to: json) }
    try reports?.write(document, archive)
    if !report.quiet, report.json != "-", report.progress != .ndjson {
      for path in orphans { try Standard.output(Messages.orphan(path)) }
    }
    let worst = outcomes.max { $0.status.weight < $1.status.weight }
    guard let worst else {
      throw Failure(.nothingCompared, Messages.nothingMeant)
    }
    if worst.status == .done {
      if !report.quiet, report.json != "-", report.progress != .ndjson, outcomes.count > 1 {
        try Standard.output(Messages.wellDone(document.totals))
      }
      return
    }
    // Events have told it.
    if report.progress == .ndjson { throw Failure(worst.status, "") }
    guard outcomes.count == 1 else {
      throw Failure(worst.status, Messages.verdict(document.totals))
    }
    let particulars = Self.particulars(worst.entry).map { "  \($0)" }
    for line in particulars where !report.quiet && report.json != "-" { Standard.error(line) }
    let name = worst.entry.verdict == .failed ? "" : "\(worst.entry.name): "
    throw Failure(worst.status, name + worst.entry.sentence)
  }

  private static func totals(_ document: CheckDocument) -> CheckDocument.Totals {
    var totals = CheckDocument.Totals()
    for entry in document.entries {
      switch entry.verdict {
      case .same: totals.same += 1
      case .differs: totals.differing += 1
      case .missing: totals.missing += 1
      case .incomparable: totals.incomparable += 1
      case .failed: totals.failed += 1
      case .recorded: totals.recorded += 1
      }
    }
    totals.compared = totals.same + totals.differing
    totals.orphaned = document.orphans.count
    return totals
  }
}

/// A place for films that nobody asked for, and for what `approve` will take.
struct WorkPlace {
  private let path: String
  /// For films, which are gone with the run.
  let films: String
  /// Where results are kept; `nil` if they cannot be.
  let kept: String?

  /// Makes it.
  ///
  /// - Parameter say: Told why results are not kept.
  /// - Throws: What Foundation says where not even a temporary folder can be made.
  init(say: (String) -> Void) throws {
    do {
      kept = try LastRun.begin()
    } catch {
      say(Messages.resultsNotKept(Rostrum.failure(for: error).message))
      kept = nil
    }
    if let kept {
      path = kept
    } else {
      path =
        FileManager.default.temporaryDirectory.appendingPathComponent(
          "rostrum-check-\(ProcessInfo.processInfo.processIdentifier)"
        ).path
    }
    films = "\(path)/films"
    try FileManager.default.createDirectory(atPath: films, withIntermediateDirectories: true)
  }

  /// Takes away the films.
  func removeFilms() { try? FileManager.default.removeItem(atPath: films) }

  /// Takes away what was not kept.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
