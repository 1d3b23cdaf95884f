import ArgumentParser
import Digest
import Foundation
import SceneLoader

/// `rostrum prove SCENE…`.
struct Prove: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove", abstract: "Prove that a scene's film is the same however it is made.",
    discussion: """
      The film is made with 1, 2 and 7 threads, by both sets of kernels, last frame first, each frame alone, in shards, \
      strip by strip as for video, and by processes with another folder, longer arguments, other HOME, TMPDIR, TZ and \
      LANG, another hash seed, and other addresses. Every frame's display list and pixels must have the same digests; \
      no file is written.

      Ends with 0 if they have, with 6 if not: it names what was other, and the first frame that shows it. Where the \
      lists differ, the scene is the cause; a drawing closure that counts its calls is the usual one.

      Example: rostrum prove Card.swift --tap 'Submit@0.5'
      """)

  @Argument(
    help: ArgumentHelp("Scene files.", valueName: "scene"),
    completion: .file(extensions: SceneSource.endings))
  var scenes: [String]

  @OptionGroup(title: "Scene") var scene: SceneOptions
  @OptionGroup(title: "Script") var script: ScriptOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func validate() throws {
    try asUsage {
      if scenes.contains("-") { throw Failure(.usage, Messages.proofOfInput) }
      if scene.at != nil { throw Failure(.usage, Messages.proofOfTimes) }
      if scene.jobs != nil { throw Failure(.usage, Messages.proofWithJobs) }
    }
  }

  func run() throws {
    if let json = report.json { try Place.checkDocument(json) }
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent(
      "rostrum-proof-\(ProcessInfo.processInfo.processIdentifier)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    let words = Array(CommandLine.arguments.dropFirst(2))
    var document = ProofDocument()
    var failures: [Failure] = []
    for index in scenes.indices {
      let run = ProofRun(words: words, scenes: scenes, index: index, folder: folder.path)
      var entry = ProofDocument.Entry(scene: scenes[index])
      do {
        try prove(run, &entry)
        if let failure = entry.failure { failures.append(failure) }
      } catch {
        let failure = Rostrum.failure(for: error)
        if failure.status.endsRun { throw failure }
        entry.error = failure.message
        failures.append(failure)
      }
      document.scenes.append(entry)
    }
    if let json = report.json { try Place.write(try jsonText(document), to: json) }
    guard let worst = failures.max(by: { $0.status.weight < $1.status.weight }) else { return }
    for failure in failures where scenes.count > 1 { Rostrum.say(failure) }
    throw scenes.count == 1
      ? worst : Failure(worst.status, Messages.notProved(failures.count, of: scenes.count))
  }

  private func prove(_ run: ProofRun, _ entry: inout ProofDocument.Entry) throws {
    let start = RealClock.seconds
    var known: [Bool: (way: ProofWay, film: ProofRun.Film)] = [:]
    for way in [.usual, .planes] + ProofWay.others {
      let begin = RealClock.seconds
      let numbers = known[false]?.film.pixels.keys.sorted() ?? []
      let film = try run.film(way, numbers: numbers)
      var result = ProofDocument.Way(name: way.name, seconds: RealClock.seconds - begin)
      if let (other, first) = known[way.isOfPlanes] {
        result.difference = try difference(run, other, first, way, film)
      } else {
        known[way.isOfPlanes] = (way, film)
        // What strips are drawn of is the same list.
        if way.isOfPlanes, let usual = known[false], film.lists != usual.film.lists {
          result.difference = try difference(
            run, usual.way, usual.film, way,
            ProofRun.Film(lists: film.lists, pixels: usual.film.pixels))
        }
      }
      if !way.isOfPlanes, entry.frames == 0 {
        (entry.frames, entry.preview) = (film.pixels.count, film.preview)
        entry.digest = Self.digest(film)
        try tell(Messages.proof(of: entry))
      }
      entry.ways.append(result)
      try tell(Messages.proof(result))
    }
    entry.seconds = RealClock.seconds - start
    try tell(Messages.proved(entry))
  }

  /// What two films of one scene differ in; `nil` if in nothing.
  private func difference(
    _ run: ProofRun, _ way: ProofWay, _ film: ProofRun.Film, _ otherWay: ProofWay,
    _ other: ProofRun.Film
  ) throws -> ProofDocument.Difference? {
    let numbers = Set(film.pixels.keys).union(other.pixels.keys).sorted()
    guard
      let first = numbers.first(where: {
        film.lists[$0] != other.lists[$0] || film.pixels[$0] != other.pixels[$0]
      })
    else { return nil }
    var difference = ProofDocument.Difference(
      frame: first, what: film.lists[first] == other.lists[first] ? .pixels : .list)
    guard difference.what == .list else { return difference }
    // The list is made anew for people; if it is the same this time, chance is the cause.
    let lines = try [(way), (otherWay)].map { way in
      let list = try run.film(way, numbers: film.pixels.keys.sorted(), showing: first).list ?? ""
      return list.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    let count = max(lines[0].count, lines[1].count)
    func line(_ list: Int, _ place: Int) -> String? {
      place < lines[list].count ? lines[list][place] : nil
    }
    if let place = (0..<count).first(where: { line(0, $0) != line(1, $0) }) {
      (difference.command, difference.otherCommand) = (line(0, place), line(1, place))
    }
    return difference
  }

  /// The digest of a whole film: of its frames' lines.
  private static func digest(_ film: ProofRun.Film) -> String {
    let lines = film.pixels.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }
    return SHA256.hexadecimal(of: Array(lines.joined().utf8))
  }

  private func tell(_ line: String) throws {
    if !report.quiet, report.json != "-" { try Standard.output(line) }
  }
}
