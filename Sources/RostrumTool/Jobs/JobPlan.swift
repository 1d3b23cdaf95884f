import ArgumentParser
import Codecs
import Foundation
import Yams

/// What an engine is to run: the tool's commands for a part, and for what comes after the last.
struct JobPlan {
  /// A name of small letters, digits and `-`, as engines take it.
  let name: String
  /// How many parts there are.
  let shards: Int
  /// Whether rows of a batch are shared among machines, and not the time of a film.
  let isBatch: Bool
  /// The scene or manifest.
  let source: String
  /// The films' places.
  let outputs: [String]
  /// The command of a part, without `--shard`.
  let part: [String]
  /// The command that joins the parts.
  let merge: [String]
  let image: String
  let claim: String

  /// Keys that manifests have and documents have not.
  private static let manifestKeys = [
    "scenes", "output", "formats", "options", "rows", "matrix", "include", "exclude", "overrides",
  ]

  /// The longest name that Kubernetes takes for a job with pods of its name.
  private static let nameLength = 40

  /// Plans a job.
  ///
  /// - Throws: ``Failure`` where `render` would refuse the words.
  init(_ job: Job) throws {
    source = job.path
    shards = job.shards
    isBatch = try Self.isManifest(job.path)
    name = try Self.name(job.name ?? Place.stem(of: job.path), isWished: job.name != nil)
    image = job.image ?? "rostrum:latest"
    claim = job.claim ?? "rostrum"
    if isBatch {
      if !job.output.isEmpty { throw Failure(.usage, Messages.jobOutputOfBatch) }
      outputs = []
      part = [job.tool, "batch", job.path] + job.words
      merge = [job.tool, "merge", "Output"]
      return
    }
    let template = job.output.isEmpty ? ["Output/\(Place.stem(of: job.path)).mp4"] : job.output
    outputs = template
    let words = template.flatMap { ["-o", $0] } + job.words
    do {
      // What `render` says of it now, it need not say on every machine.
      _ = try Render.parse([job.path] + words + ["--shard", "1/\(job.shards)"])
    } catch {
      throw Rostrum.failure(for: error)
    }
    part = [job.tool, "render", job.path] + words
    merge = [job.tool, "merge"] + template.map { PartPlace(output: $0).folder }
  }

  /// The folders of the parts.
  var partFolders: [String] { outputs.map { PartPlace(output: $0).folder } }

  /// The command of a part as a line of a shell, with `--shard`.
  ///
  /// - Parameters:
  ///   - shard: What stands behind it, as the shell is to read it.
  ///   - more: More words.
  /// - Returns: The line.
  func partLine(shard: String, _ more: [String] = []) -> String {
    "\(Self.line(part + more)) --shard \(shard)"
  }

  /// The command that joins, as a line of a shell.
  var mergeLine: String { Self.line(merge) }

  /// Words as a shell reads them.
  static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  /// A word as a shell reads it: as it is if it has nothing that a shell takes for something else.
  static func quoted(_ word: String) -> String {
    let plain = word.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=:,@%+".contains($0))
    }
    return plain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }

  /// A text as YAML and JSON read it.
  static func string(_ text: String) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }

  /// Refuses words with signs that an engine replaces.
  func check(without sign: String, _ engine: JobEngine) throws {
    let words = part + merge
    if let word = words.first(where: { $0.contains(sign) }) {
      throw Failure(.usage, Messages.jobWord(word, sign, engine))
    }
  }

  /// Whether a file is a batch's manifest: a YAML or JSON mapping with keys that only manifests have, or whose `scene` is a
  /// file's name; a document says of which version it is, and its `scene` is nodes.
  private static func isManifest(_ path: String) throws -> Bool {
    guard ["yaml", "yml", "json"].contains(Place.ending(of: path)) else { return false }
    let text = try Place.read(path)
    guard let root = (try? Yams.compose(yaml: text))?.mapping, root["rostrum"] == nil else {
      return false
    }
    if root.keys.contains(where: { manifestKeys.contains($0.string ?? "") }) { return true }
    let scenes = root["scene"].map { $0.sequence.map { Array($0) } ?? [$0] } ?? []
    return !scenes.isEmpty && scenes.allSatisfy { $0.scalar != nil || $0.mapping?["scene"] != nil }
  }

  private static func name(_ text: String, isWished: Bool) throws -> String {
    let letters = text.lowercased().map { character -> Character in
      character.isASCII && (character.isLetter || character.isNumber) ? character : "-"
    }
    let name = String(
      String(letters).split(separator: "-").joined(separator: "-").prefix(nameLength))
    if isWished, name != text { throw Failure(.usage, Messages.jobName(text)) }
    return name.isEmpty ? "film" : name.hasSuffix("-") ? String(name.dropLast()) : name
  }
}
