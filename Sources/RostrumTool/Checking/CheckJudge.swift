import Digest
import Foundation
import Goldens
import Raster

/// A judge of one golden: films as much of its scene as is needed to say whether it is as it was.
///
/// What is cheap comes first: equal display lists of one renderer have equal pixels, so that of a film that did not
/// change nothing is drawn or traced.
struct CheckJudge: Sendable {
  let check: PlannedCheck
  let mode: GoldenOptions.Mode
  let keepsPixels: Bool
  /// Whether a filmstrip is written beside each golden that is.
  var keepsStrip = false
  /// Whether films of what differs are wanted, for people to look at.
  var wantsFilms = false
  /// What goldens looked like of which no pixels are kept, if that is wanted.
  var past: PastFilms?
  /// Threads of the scene's process.
  let threads: Int
  /// Where films are put that nobody asked for.
  let workFolder: String
  /// Goldens that no scene asks for, among which may be this one's under an older name.
  var orphans: [String] = []

  /// What becomes of the golden, whatever happens.
  func outcome() -> CheckOutcome {
    do { return try judge() } catch { return CheckOutcome(check, Rostrum.failure(for: error)) }
  }

  private func judge() throws -> CheckOutcome {
    let file = GoldenFile(check.golden)
    var outcome: CheckOutcome
    switch file {
    case .golden(let golden, _) where golden.frames.isEmpty:
      outcome =
        try mode == .never
        ? replaceable(.missing, .nothingCompared, Messages.emptyGolden(check.golden)) : record(nil)
    case .golden(let golden, _):
      outcome = try mode == .all ? record(golden) : compare(golden)
      if mode == .failed { try adopt(&outcome) }
    case .missing: outcome = try mode == .never ? missing() : record(nil)
    case .otherVersion(let sentence, _):
      outcome =
        try mode.writesBroken ? record(nil) : replaceable(.incomparable, .incomparable, sentence)
    case .broken(let failure, let digest):
      if digest == nil { throw failure }
      outcome =
        try mode.writesBroken
        ? record(nil) : replaceable(.failed, failure.status, failure.message)
    }
    outcome.foundDigest = file.digest
    if case .golden(let golden, _) = file {
      outcome.before = golden
      if let past, wantsFilms, !check.keepsPixels, outcome.isReplaceable {
        outcome.past = past.film(
          check, golden, to: "\(workFolder)/\(filmName).past.apng", threads: threads)
      }
    }
    return outcome
  }

  // MARK: Filming

  private func run(masks: [GoldenMask]) throws -> GoldenRun {
    try GoldenRun(
      path: check.scene, words: check.words(masks: masks) + ["--jobs", "\(threads)"],
      variant: check.variant)
  }

  /// The golden as the check file wants it, filmed now or already.
  private func golden(
    _ seen: GoldenRecording? = nil
  ) throws -> (Golden, GoldenRecording) {
    let parts = GoldenParts.golden(check.level, check.masks)
    let recording: GoldenRecording
    if let seen, seen.header.masks == check.masks,
      seen.places != nil || !parts.contains(.places)
    {
      recording = seen
    } else {
      recording = try run(masks: check.masks).perform(parts)
    }
    guard var golden = recording.golden else {
      throw Failure(.internalError, "a recording lacks parts; \(Messages.internalError)")
    }
    (golden.header.level, golden.header.isByFlags) = (check.level, check.isByFlags)
    if !parts.contains(.places) { golden.places = [] }
    return (golden, recording)
  }

  private var expectations: CheckExpectations {
    CheckExpectations(check) { try film() }
  }

  /// An outcome that can be approved: the golden as it would be now comes with it.
  private func replaceable(
    _ verdict: CheckDocument.Verdict, _ status: ExitStatus, _ sentence: String,
    seen: GoldenRecording? = nil
  ) throws -> CheckOutcome {
    let (golden, recording) = try golden(seen)
    var outcome = CheckOutcome(check, verdict, status, sentence)
    (outcome.notes, outcome.entry.line) = (recording.notes, recording.line)
    outcome.files = recording.files
    outcome.describe(golden)
    outcome.after = golden
    // Where pixels are kept they are to fit the golden.
    if wantsFilms || check.keepsPixels { outcome.film = try film() }
    if check.keepsStrip, !golden.frames.isEmpty { outcome.strip = try strip() }
    return outcome
  }

  /// Characters of a film's name, as many as tell golden from golden.
  private static let filmNameLength = 32

  /// Of two folders' goldens names may be equal.
  private var filmName: String {
    String(SHA256.hexadecimal(of: Array(check.golden.utf8)).prefix(Self.filmNameLength))
  }

  /// Films the scene, once, as a clip that nobody asked for.
  private func film() throws -> String {
    let path = "\(workFolder)/\(filmName).apng"
    if Place.kind(of: path) == .nothing { try run(masks: []).film(to: [path]) }
    return path
  }

  private func strip() throws -> [UInt8] { try run(masks: []).strip() }

  // MARK: Recording

  private func missing() throws -> CheckOutcome {
    var outcome = try replaceable(
      .missing, .nothingCompared, Messages.noGolden(check.golden, check.scene))
    if let golden = outcome.after, golden.frames.isEmpty {
      outcome.entry.sentence = Messages.noFrames
    } else if let golden = outcome.after, let old = orphans.first(where: { isSame(golden, $0) }) {
      outcome.entry.sentence = Messages.renamed(old, check.golden)
    }
    return outcome
  }

  /// Whether a golden that no scene asks for is of the same scene, or holds the same film.
  private func isSame(_ golden: Golden, _ path: String) -> Bool {
    guard case .golden(let other, _) = GoldenFile(path) else { return false }
    let isFilm = other.frames == golden.frames && !golden.frames.isEmpty
    return isFilm
      || (other.header.sceneDigest == golden.header.sceneDigest
        && other.header.preview == golden.header.preview
        && other.header.variant == golden.header.variant)
  }

  /// Writes the golden.
  private func record(_ old: Golden?) throws -> CheckOutcome {
    let (golden, recording) = try golden()
    if golden.frames.isEmpty {
      return CheckOutcome(check, .missing, .nothingCompared, Messages.noFrames)
    }
    let isNew = try GoldenFile.put(golden.text, at: check.golden)
    if keepsPixels { try Self.copy(film(), to: check.pixelFile) }
    if keepsStrip || check.keepsStrip { try GoldenFile.put(strip(), at: check.stripFile) }
    var outcome = CheckOutcome(
      check, .recorded, .done, Messages.recorded(golden, isNew: isNew))
    outcome.describe(golden)
    (outcome.notes, outcome.after) = (recording.notes, golden)
    outcome.entry.line = recording.line
    if isNew, let old {
      outcome.entry.findings = CheckCauses(old, golden).findings
      outcome.entry.differingFrames = CheckCauses.differingFrames(old.frames, golden.frames)
      outcome.entry.sentence = Messages.recordedAnew(
        CheckCauses.sentence(outcome.entry.sentence, outcome.entry.findings))
    }
    try expectations.judge(golden, &outcome)
    return outcome
  }

  /// Puts what a comparison saw in the golden's place, where it was not the same.
  private func adopt(_ outcome: inout CheckOutcome) throws {
    guard outcome.isReplaceable, let golden = outcome.after else { return }
    try GoldenFile.put(golden.text, at: check.golden)
    if keepsPixels || check.keepsPixels {
      try Self.copy(outcome.film ?? film(), to: check.pixelFile)
    }
    if keepsStrip || check.keepsStrip {
      try GoldenFile.put(outcome.strip ?? strip(), at: check.stripFile)
    }
    outcome.entry.sentence = Messages.recordedAnew(outcome.entry.sentence)
    guard outcome.entry.unmet.isEmpty else { return }
    (outcome.entry.verdict, outcome.entry.code) = (.recorded, ExitStatus.done.rawValue)
  }

  /// Puts a film in its place, if it is another than the one that is there.
  private static func copy(_ film: String, to path: String) throws {
    if FileManager.default.contentsEqual(atPath: film, andPath: path) { return }
    try GoldenFile.copy(film, to: path)
  }

  // MARK: Comparing

  private func compare(_ golden: Golden) throws -> CheckOutcome {
    let run = try run(masks: golden.header.masks)
    let seen = try run.perform([])
    if let sentence = CheckCauses.obstacle(golden.header, seen.header) {
      return try incomparable(golden, seen, sentence)
    }
    let areDrawnAlike = golden.frames.map(\.list) == seen.lists
    var outcome: CheckOutcome
    if areDrawnAlike, golden.header.renderer == seen.header.renderer {
      outcome = same(golden, closeness: nil)
      outcome.notes = seen.notes
      try expectations.judge(golden, &outcome)
    } else {
      let whole = try run.perform(.golden(golden.header.level, golden.header.masks))
      outcome = try compare(golden, whole)
    }
    if golden.header.level != check.level || golden.header.masks != check.masks {
      outcome.notes.append(Messages.otherWish(golden.header, check))
    }
    outcome.entry.line = seen.line
    (outcome.sceneDigest, outcome.inputDigest) = (seen.header.sceneDigest, seen.header.inputDigest)
    return outcome
  }

  private func same(_ golden: Golden, closeness: Double?) -> CheckOutcome {
    let level = golden.header.level
    var outcome = CheckOutcome(
      check, .same, .done,
      Messages.same(golden.frames.count, level: level, closeness: closeness))
    outcome.describe(golden)
    outcome.entry.closeness = closeness
    return outcome
  }

  /// Sizes, rates, fonts or lengths are other ones; of another length at least the motion is compared.
  ///
  /// A film that ends at rest lasts as its motion does, so that another length is a difference like others; one whose length
  /// was named is not what the golden is of.
  private func incomparable(
    _ golden: Golden, _ seen: GoldenRecording, _ sentence: String
  ) throws -> CheckOutcome {
    let areAlike = CheckCauses.areAlikeButForLength(golden.header, seen.header)
    let endAtRest =
      areAlike && golden.header.length == seen.header.length && golden.header.length != .named
    var outcome =
      try endAtRest
      ? replaceable(.differs, .differs, sentence)
      : replaceable(.incomparable, .incomparable, sentence)
    outcome.entry.level = golden.header.level.text
    guard let now = outcome.after, areAlike else { return outcome }
    let causes = CheckCauses(golden, now)
    if endAtRest, case .motion(let milliseconds, let points) = golden.header.level {
      let verdict = causes.verdict(milliseconds: milliseconds, points: points)
      if verdict.isSame {
        outcome = same(golden, closeness: verdict.closeness)
        (outcome.notes, outcome.after) = ([sentence], now)
        try expectations.judge(now, &outcome)
        return outcome
      }
      outcome.entry.closeness = verdict.closeness
    }
    if endAtRest { try expectations.judge(now, &outcome) }
    outcome.entry.findings = causes.findings
    outcome.entry.differingFrames = CheckCauses.differingFrames(golden.frames, now.frames)
    outcome.entry.sentence = CheckCauses.sentence(sentence, outcome.entry.findings)
    return outcome
  }

  /// Lists or the renderer differ.
  private func compare(_ golden: Golden, _ whole: GoldenRecording) throws -> CheckOutcome {
    guard let now = whole.golden else {
      throw Failure(.internalError, "a recording lacks parts; \(Messages.internalError)")
    }
    let level = golden.header.level
    let frames = CheckCauses.differingFrames(golden.frames, now.frames)
    if frames.isEmpty {
      var outcome = same(golden, closeness: nil)
      outcome.notes = whole.notes
      let redrawn = zip(golden.frames, now.frames).count { $0.list != $1.list }
      if redrawn > 0 { outcome.notes.append(Messages.drawnOtherwise(redrawn)) }
      outcome.after = now
      try expectations.judge(now, &outcome)
      return outcome
    }
    let causes = CheckCauses(golden, now)
    let verdict: LevelVerdict
    switch level {
    case .exact: verdict = LevelVerdict(isSame: false)
    case .motion(let milliseconds, let points):
      verdict = causes.verdict(milliseconds: milliseconds, points: points)
    case .delta, .perceptual:
      let judge = PixelJudge(check, level)
      try judge.checkPixels()
      verdict = try judge.verdict(golden, now, after: film())
    }
    if verdict.isSame {
      var outcome = same(golden, closeness: verdict.closeness)
      (outcome.notes, outcome.after) = (whole.notes, now)
      outcome.entry.worst = verdict.worst
      if let near = verdict.sentence { outcome.entry.sentence = "\(level.text), \(near)" }
      try expectations.judge(now, &outcome)
      return outcome
    }
    var outcome = try replaceable(.differs, .differs, "", seen: whole)
    outcome.entry.level = level.text
    outcome.entry.closeness = verdict.closeness
    outcome.entry.worst = verdict.worst
    outcome.entry.differingFrames = frames
    outcome.entry.findings = causes.findings
    var sentence = Messages.framesDiffer(
      frames.map(\.count).reduce(0, +), first: frames[0].lowerBound, of: golden.frames.count)
    if level != .exact {
      sentence = "\(Messages.beyond(level, verdict)); \(sentence)"
    }
    if golden.header.renderer != now.header.renderer {
      sentence += "; " + Messages.rendererDiffers(golden.header.renderer, now.header.renderer)
    }
    if golden.header.variant != check.variant {
      sentence += "; " + Messages.otherVariant(golden.header, check.variant)
    }
    if let first = causes.findings.first {
      sentence = first.sentence + Messages.and(causes.findings.count - 1)
    } else {
      sentence += "; \(Messages.unexplained)"
    }
    outcome.entry.sentence = sentence
    try expectations.judge(now, &outcome)
    return outcome
  }
}

extension GoldenOptions.Mode {
  /// Whether a golden that cannot be read is written anew.
  fileprivate var writesBroken: Bool { self == .failed || self == .all }
}

extension CheckOutcome {
  /// Says of which film it is.
  fileprivate mutating func describe(_ golden: Golden) {
    entry.level = golden.header.level.text
    entry.frameCount = golden.frames.count
    let parts = golden.header.rate.split(separator: "/").compactMap { Double($0) }
    if let frames = parts.first {
      entry.framesPerSecond = frames / (parts.count > 1 ? parts[1] : 1)
    }
    sceneDigest = golden.header.sceneDigest
    inputDigest = golden.header.inputDigest
  }
}

/// Whether two films are the same by their golden's level, and how near to its limit they are.
struct LevelVerdict {
  var isSame: Bool
  /// A share of the limit; `nil` where the level has none.
  var closeness: Double?
  /// What is nearest to it, in words.
  var sentence: String?
  var worst: CheckDocument.Worst?
}
