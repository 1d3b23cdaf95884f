import Batches
import Codecs
import Foundation

/// Joins the result manifests of a batch's shards into one, after seeing that every row is there once and every file is
/// what it is said to be.
enum MergeBatches {
  /// How the names of result manifests end.
  static let ending = ".batch.json"

  /// Whether a folder has result manifests of shards.
  static func isMeant(_ folder: String) -> Bool { !parts(in: folder).isEmpty }

  /// Joins what is in a folder: `STEM.2-of-7.batch.json` and its like become `STEM.batch.json`.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: The result manifests that were written.
  /// - Throws: ``Failure`` that says which rows, shards or files are missing or differ.
  static func perform(_ folder: String) throws -> [String] {
    let groups = Dictionary(grouping: parts(in: folder), by: \.stem)
    return try groups.sorted { $0.key < $1.key }.map { stem, parts in
      let path = "\(folder)/\(stem)\(ending)"
      let whole = try joined(parts.map(\.path).sorted())
      try Place.checkDocument(path)
      let file = try OutputFile(path: path)
      try file.write([UInt8](whole.text))
      try file.finish()
      return path
    }
  }

  private static func parts(in folder: String) -> [(stem: String, path: String)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().compactMap { name in
      guard name.hasSuffix(ending),
        let part = name.dropLast(ending.count).firstMatch(of: /^(.+)\.[0-9,-]+-of-[0-9]+$/)
      else { return nil }
      return (String(part.1), "\(folder)/\(name)")
    }
  }

  private static func joined(_ paths: [String]) throws -> BatchResults {
    var whole: BatchResults?
    var rows: [Int: (result: BatchResult, path: String)] = [:]
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path), let part = BatchResults(data)
      else {
        throw Failure(.usage, Messages.resultsUnreadable(path))
      }
      if let whole,
        (whole.version, whole.manifest, whole.count) != (part.version, part.manifest, part.count)
      {
        throw Failure(.usage, Messages.shardOfAnotherBatch(path, paths[0]))
      }
      whole = whole ?? part
      for result in part.rows {
        // A shard that was made twice says the same twice.
        if let other = rows[result.row], other.result.fingerprint != result.fingerprint {
          throw Failure(.usage, Messages.rowTwice(result.name, other.path, path))
        }
        rows[result.row] = (result, path)
      }
    }
    guard var whole else { throw Failure(.nothingCompared, Messages.notWhole([], of: 0)) }
    let missing = (0..<whole.count).filter { rows[$0]?.result.status != .done }
    if !missing.isEmpty {
      let names = missing.map { rows[$0]?.result.name ?? "row \($0)" }
      throw Failure(.nothingCompared, Messages.notWhole(names, of: whole.count))
    }
    for (result, path) in rows.values.sorted(by: { $0.result.row < $1.result.row }) {
      if !RowFiles.areWhole(result.outputs ?? []) {
        throw Failure(.nothingCompared, Messages.filesOfRowChanged(result.name, path))
      }
    }
    whole.shard = nil
    whole.rows = rows.values.map(\.result).sorted { $0.row < $1.row }
    return whole
  }
}
