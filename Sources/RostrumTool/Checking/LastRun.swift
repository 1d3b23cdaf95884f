import Codecs
import Digest
import Foundation
import Goldens
import SceneLoader

/// What the last verify in a folder saw, with new goldens ready to be put in place: `approve` takes it without running a
/// scene.
///
/// It lies in the cache, under the digest of the working folder's path: so no repository has to ignore it, a folder that
/// cannot be written can be verified, and who empties the cache only has to verify again.
struct LastRun: Codable {
  /// A golden that can be approved.
  struct Candidate: Codable {
    var name: String
    var golden: String
    var scene: String
    var words: [String]
    var sentence: String
    /// The digests of what it was made from.
    var sceneDigest: String
    var inputDigest: String?
    var checkFile: String?
    var checkFileDigest: String?
    /// What the scene read besides, as it was then; `nil` if that is more than can be watched.
    var files: [SeenFile]?
    /// Of the golden that was found; `nil` if there was none.
    var foundDigest: String?
    /// Of the golden as it would be now, which lies beside this document.
    var digest: String
    /// Whether a film lies there, too.
    var hasPixels: Bool
    /// Whether a filmstrip does.
    var hasStrip: Bool
  }

  private static let schemaName = "rostrum.last-run/3"

  var schema = Self.schemaName
  /// The tool that made it.
  var tool: String
  /// The working folder, to which paths are relative.
  var folder: String
  var candidates: [Candidate]
  /// The goldens of which there is nothing to approve, with a reason where they were not the same.
  var others: [String: String] = [:]

  private static let document = "run.json"

  // MARK: Places

  /// The folder of what was seen here last; `nil` if the environment names no place.
  static func place(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String? {
    guard let scenes = SceneCache(environment: environment).path else { return nil }
    let here = FileManager.default.currentDirectoryPath
    let key = SHA256.hexadecimal(of: Array(here.utf8)).prefix(32)
    return "\(Place.folder(of: scenes))/checks/\(key)"
  }

  /// Forgets what was seen here, and makes an empty folder for what will be: of its own, as other runs may be under way.
  ///
  /// - Returns: The folder.
  /// - Throws: ``Failure`` that says why results cannot be kept.
  static func begin() throws -> String {
    let cache = SceneCache(environment: ProcessInfo.processInfo.environment)
    guard cache.trouble == nil, let place = place() else {
      throw Failure(.usage, cache.trouble ?? "there is no folder for it")
    }
    let work = "\(place)-\(ProcessInfo.processInfo.processIdentifier)"
    do {
      for old in [place, work] where Place.kind(of: old) != .nothing {
        try FileManager.default.removeItem(atPath: old)
      }
      try FileManager.default.createDirectory(
        atPath: work, withIntermediateDirectories: true,
        attributes: [.posixPermissions: Self.ownMode])
      trim(Place.folder(of: place))
      return work
    } catch {
      throw Failure(.usage, "\(work) cannot be made")
    }
  }

  /// The permissions of a folder that is its user's alone.
  private static let ownMode = 0o700
  /// So many working folders' runs are kept.
  private static let mostRuns = 50

  /// Removes the runs of folders that nobody worked in for longest.
  private static func trim(_ folder: String) {
    let files = FileManager.default
    let runs = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).sorted().map {
      let path = "\(folder)/\($0)"
      let date = (try? files.attributesOfItem(atPath: path))?[.modificationDate] as? Date
      return (path, date ?? .distantPast)
    }
    for run in runs.sorted(by: { $0.1 > $1.1 }).dropFirst(mostRuns) {
      try? files.removeItem(atPath: run.0)
    }
  }

  // MARK: Writing

  /// Keeps what was seen.
  ///
  /// - Parameters:
  ///   - outcomes: What became of each golden.
  ///   - folder: The folder that was begun.
  ///   - clear: Takes away what is not to be kept of it.
  /// - Throws: ``Failure``, `CodecError` where the disk takes no more.
  static func keep(
    _ outcomes: [CheckOutcome], in folder: String, clear: () -> Void
  ) throws {
    var run = LastRun(
      tool: try Installation().digest, folder: FileManager.default.currentDirectoryPath,
      candidates: [])
    for outcome in outcomes {
      guard outcome.isReplaceable, let golden = outcome.after, !golden.frames.isEmpty else {
        run.others[outcome.entry.name] =
          outcome.status == .done ? "" : outcome.entry.sentence
        continue
      }
      let (check, text) = (outcome.check, golden.text)
      // Names are a golden's own; places of equal names differ.
      let name = "\(run.candidates.count)"
      try GoldenFile.put(text, at: "\(folder)/\(name)\(GoldenFolder.ending)")
      let hasPixels = check.keepsPixels && outcome.film != nil
      if hasPixels, let film = outcome.film {
        try FileManager.default.moveItem(atPath: film, toPath: "\(folder)/\(name).apng")
      }
      if let strip = outcome.strip {
        try GoldenFile.put(strip, at: "\(folder)/\(name).strip.png")
      }
      run.candidates.append(
        Candidate(
          name: check.name, golden: check.golden, scene: check.scene,
          words: check.words(masks: check.masks),
          sentence: outcome.entry.sentence, sceneDigest: golden.header.sceneDigest,
          inputDigest: golden.header.inputDigest, checkFile: check.checkFile,
          checkFileDigest: check.checkFile.flatMap(Self.digest(ofFile:)), files: outcome.files,
          foundDigest: outcome.foundDigest, digest: SHA256.hexadecimal(of: Array(text.utf8)),
          hasPixels: hasPixels, hasStrip: outcome.strip != nil))
    }
    try Place.put(try jsonText(run), into: "\(folder)/\(document)")
    clear()
    guard let place = place() else { return }
    // Of several runs that end together, one is the last.
    try? FileManager.default.removeItem(atPath: place)
    guard unsafe rename(folder, place) == 0 else {
      throw Failure(.usage, Messages.notWritable(place, "another run may be writing there"))
    }
  }

  private static func digest(ofFile path: String) -> String? {
    FileManager.default.contents(atPath: path).map { SHA256.hexadecimal(of: [UInt8]($0)) }
  }

  // MARK: Approving

  /// What was seen here last.
  ///
  /// - Throws: ``Failure`` if nothing was, or it cannot be read.
  static func found() throws -> (run: LastRun, folder: String) {
    let here = FileManager.default.currentDirectoryPath
    guard let place = place(), Place.kind(of: "\(place)/\(document)") == .other else {
      throw Failure(.usage, Messages.noLastRun(here))
    }
    guard let data = FileManager.default.contents(atPath: "\(place)/\(document)"),
      let run = try? JSONDecoder().decode(LastRun.self, from: data), run.schema == schemaName
    else { throw Failure(.usage, Messages.lastRunUnreadable("\(place)/\(document)")) }
    return (run, place)
  }

  /// Puts new goldens in place, all of those that are meant or none.
  ///
  /// - Parameters:
  ///   - isMeant: Whether a golden of this name is meant.
  ///   - folder: Where they are.
  /// - Returns: Their places, and whether each was written now.
  /// - Throws: ``Failure`` if anything changed since.
  func approve(
    _ isMeant: (String) -> Bool, in folder: String
  ) throws -> [(golden: String, isNew: Bool)] {
    guard try Installation().digest == tool else { throw Failure(.usage, Messages.toolChanged) }
    var texts: [(Candidate, String, index: Int)] = []
    for (index, candidate) in candidates.enumerated() where isMeant(candidate.name) {
      let path = "\(folder)/\(index)\(GoldenFolder.ending)"
      guard let data = FileManager.default.contents(atPath: path),
        SHA256.hexadecimal(of: [UInt8](data)) == candidate.digest
      else { throw Failure(.usage, Messages.lastRunUnreadable(path)) }
      texts.append((candidate, String(decoding: data, as: UTF8.self), index))
    }
    // What was asked of a scene is read as the command line is, a millisecond or two each.
    let refusals = SideBySide.map(
      texts.map(\.0), workers: ProcessInfo.processInfo.activeProcessorCount
    ) { candidate -> Failure? in
      do {
        try candidate.check()
        return nil
      } catch {
        return Rostrum.failure(for: error)
      }
    }
    for refusal in refusals { if let refusal = refusal ?? nil { throw refusal } }
    try Place.checkAll(texts.map(\.0.golden))
    let placed = SideBySide.map(texts, workers: Self.flushes, ends: { $0.failure != nil }) {
      candidate, text, index -> (isNew: Bool, failure: Failure?) in
      do {
        return (try candidate.put(text, index, folder), nil)
      } catch {
        return (false, Rostrum.failure(for: error))
      }
    }
    for result in placed { if let failure = result?.failure { throw failure } }
    return zip(texts, placed).map { ($0.0.golden, $1?.isNew ?? false) }
  }

  /// The disk takes as many files together in hardly more time than one: each waits until it is flushed.
  private static let flushes = 16
}

extension LastRun.Candidate {
  /// Puts the golden in its place, with what lies beside it.
  ///
  /// - Parameters:
  ///   - text: The golden.
  ///   - index: Its number among what was seen.
  ///   - folder: Where that is.
  /// - Returns: Whether anything was written.
  /// - Throws: ``Failure``, `CodecError` where the place cannot be written.
  fileprivate func put(_ text: String, _ index: Int, _ folder: String) throws -> Bool {
    let isNew = try GoldenFile.put(Array(text.utf8), at: golden, isChecked: true)
    let stem = golden.dropLast(GoldenFolder.ending.count)
    for (isThere, ending) in [(hasPixels, ".apng"), (hasStrip, ".strip.png")] where isThere {
      try GoldenFile.copy("\(folder)/\(index)\(ending)", to: "\(stem)\(ending)")
    }
    return isNew
  }

  /// Refuses to be approved if anything is no longer as it was.
  fileprivate func check() throws {
    let there = FileManager.default.contents(atPath: golden).map {
      SHA256.hexadecimal(of: [UInt8]($0))
    }
    // It was approved already, or somebody else came to the same.
    if there == digest { return }
    if there != foundDigest { throw Failure(.usage, Messages.changedSince(golden, name)) }
    let checks = checkFile ?? CheckFile.path(beside: scene)
    let now = checks.flatMap(FileManager.default.contents(atPath:)).map {
      SHA256.hexadecimal(of: [UInt8]($0))
    }
    if now != checkFileDigest {
      throw Failure(.usage, Messages.changedSince(checks ?? "the check file", name))
    }
    let identity = try GoldenRun(path: scene, words: words).identity()
    if identity.scene != sceneDigest { throw Failure(.usage, Messages.changedSince(scene, name)) }
    guard let files else { throw Failure(.usage, Messages.readsTooMuch(scene, name)) }
    if let changed = files.first(where: { !$0.isUnchanged }) {
      throw Failure(.usage, Messages.changedSince(changed.path, name))
    }
    if identity.inputs != inputDigest {
      throw Failure(.usage, Messages.changedSince("an input of \(scene)", name))
    }
  }
}
