import Batches
import Foundation
import SceneLoader

/// A batch's manifest and rows, read from files or from standard input.
struct BatchSource {
  let path: String

  /// What standard input is called in messages.
  private static let input = "standard input"

  /// What errors call it.
  var name: String { path == "-" ? Self.input : path }

  /// What its result manifest is called.
  var stem: String { path == "-" ? "batch" : Place.stem(of: path) }

  /// Reads the manifest, and the rows where they are in a file of their own.
  ///
  /// - Parameter vocabulary: What may be said of a film.
  /// - Returns: The manifest.
  /// - Throws: ``Failure``, `SceneError`, `BatchProblems`.
  func manifest(_ vocabulary: BatchVocabulary) throws -> (BatchManifest, table: String?) {
    let text = try path == "-" ? TextFile.readStandardInput() : TextFile(path).read()
    var manifest = try BatchManifest(yaml: text, file: name, vocabulary: vocabulary)
    guard case .file(let place, let form, let spot) = manifest.rows else { return (manifest, nil) }
    if place == "-" {
      if path == "-" {
        throw BatchProblems(
          BatchProblem(
            name, line: spot.line, path: spot.path, "standard input is the manifest itself"))
      }
      let bytes = [UInt8](FileHandle.standardInput.readDataToEndOfFile())
      try manifest.read(rows: bytes, file: Self.input, form: form)
      return (manifest, nil)
    }
    let table = manifest.located(place)
    guard Place.kind(of: table) == .other,
      let data = FileManager.default.contents(atPath: table)
    else {
      throw BatchProblems(
        BatchProblem(name, line: spot.line, path: spot.path, Messages.noSuchFile(table)))
    }
    try manifest.read(rows: [UInt8](data), file: table, form: form)
    return (manifest, table)
  }
}

/// The memory that this process may use.
enum FreeMemory {
  /// What the system has to give now, in bytes: no more than the group's limit leaves.
  static var bytes: Int {
    let system = number("MemAvailable:", in: text("/proc/meminfo")).map { $0 * 1024 } ?? usual
    guard
      let limit = Int(
        text("/sys/fs/cgroup/memory.max").trimmingCharacters(in: .whitespacesAndNewlines)),
      let used = Int(
        text("/sys/fs/cgroup/memory.current").trimmingCharacters(in: .whitespacesAndNewlines))
    else { return system }
    return min(system, max(0, limit - used))
  }

  /// Where the system does not tell.
  private static let usual = 2_000_000_000

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  }

  private static func number(_ name: String, in text: String) -> Int? {
    text.split(separator: "\n").first { $0.hasPrefix(name) }
      .flatMap { $0.split(separator: " ").dropFirst().first.flatMap { Int($0) } }
  }
}
