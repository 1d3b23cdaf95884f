import Batches
import Digest
import Foundation
import SceneLoader
import Synchronization
import Typography

/// Fingerprints of rows, by which a film is known that need not be made again: the same fingerprint, the same film.
///
/// It holds the tool, the fonts that there are, the scene's text, its script, pictures and fonts of the user's, every
/// option and input, and the outputs. Threads and memory are no part of it.
final class RowFingerprints: Sendable {
  private let common: String
  private let vocabulary: @Sendable (BatchRow) -> [String]
  /// Digests of files and folders that were read.
  private let known = Mutex<[String: String]>([:])

  /// Begins with what all rows have in common.
  ///
  /// - Parameter words: A row's settings as a command line says them.
  /// - Throws: `SceneError` where the tool's own files are missing.
  init(words: @escaping @Sendable (BatchRow) -> [String]) throws {
    vocabulary = words
    common = "\(BatchResults.schemaName)\n\(try Installation().digest)\n\(Self.fonts)"
  }

  /// The fingerprint of a row.
  func of(_ row: BatchRow) -> String {
    var lines = [common, "scene \(row.scene) \(digest(ofFile: row.scene))"]
    if row.value("script") == nil, row.value("no-script") != "true",
      let beside = Script.path(beside: row.scene)
    {
      lines.append("script \(digest(ofFile: beside))")
    }
    for setting in row.settings {
      switch setting.key {
      case "script": lines.append("script \(digest(ofFile: setting.value))")
      case "assets", "font-dir":
        for folder in setting.value.split(separator: "\n") {
          lines.append("folder \(digest(ofFolder: String(folder)))")
        }
      default: break
      }
    }
    lines += vocabulary(row) + row.outputs
    return SHA256.hexadecimal(of: Array(lines.joined(separator: "\0").utf8))
  }

  private func digest(ofFile path: String) -> String {
    if let found = known.withLock({ $0[path] }) { return found }
    let found = RowFiles.digest(ofFile: path)?.digest ?? "none"
    known.withLock { $0[path] = found }
    return found
  }

  private func digest(ofFolder path: String) -> String {
    if let found = known.withLock({ $0[path] }) { return found }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let lines = names.sorted().map { "\($0) \(digest(ofFile: "\(path)/\($0)"))" }
    let found = SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
    known.withLock { $0[path] = found }
    return found
  }

  /// The fonts of the list that are there, by size and time of their last change: to digest all of them would take
  /// longer than many films.
  private static var fonts: String {
    var lines: [String] = []
    for directory in FontList.debianDirectories {
      for family in FontList.debian.families {
        for file in family.files {
          let path = "\(directory)/\(family.folder)/\(file.name)"
          guard let values = try? FileManager.default.attributesOfItem(atPath: path) else {
            continue
          }
          let time = (values[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
          lines.append("\(path) \(values[.size] as? Int ?? 0) \(time)")
        }
      }
    }
    return SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
  }
}
