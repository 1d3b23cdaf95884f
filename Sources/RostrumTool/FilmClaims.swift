import Codecs
import Foundation

/// The paths that belong to a film: its outputs, and what they are called until they are whole.
///
/// A scene's process has files opened, renamed and removed there, and nowhere else.
struct FilmClaims: Sendable {
  /// Where the film goes, as the user wrote it.
  let outputs: [String]

  /// Whether a path belongs to the film.
  ///
  /// - Parameters:
  ///   - path: The path, as the process writes it.
  ///   - process: The process's number, which its temporary files bear.
  /// - Returns: Whether it does.
  func hold(_ path: String, process: Int32) -> Bool {
    outputs.contains { Self.claims($0, path, process) }
  }

  private static func claims(_ output: String, _ path: String, _ process: Int32) -> Bool {
    // A folder is the user's, and a pipe or device, which is written as it is, keeps its name.
    if path == output { return !path.hasSuffix("/") && !OutputFile.isStream(path) }
    let folder = output.lastIndex(of: "/").map { output[...$0] } ?? ""
    // Without a folder it is the one that the tool works in, not the system's root.
    guard path.hasPrefix(folder), !folder.isEmpty || !path.hasPrefix("/") else { return false }
    let parts = path.dropFirst(folder.count).split(separator: "/").filter { $0 != "." }
    guard !parts.contains(".."), let first = parts.first else { return false }
    if first.hasPrefix("."), first.hasSuffix(".tmp-\(process)") { return true }
    return SequencePattern(output)?.makes(path) ?? false
  }

  /// The pipes and devices among the outputs.
  var streams: [String] { outputs.filter { $0 != "-" && OutputFile.isStream($0) } }

  /// Which of the outputs that a result speaks of was not made in this run, or is not as it says.
  ///
  /// - Parameters:
  ///   - result: The result document of a film.
  ///   - placed: The names that files were given.
  ///   - isIsolated: Whether only those can have been made.
  /// - Returns: A path; `nil` if all is well.
  func missing(in result: String, placed: Set<String>, isIsolated: Bool) -> String? {
    struct Result: Decodable {
      struct Output: Decodable {
        let path: String
        let bytes: Int
      }
      let outputs: [Output]
    }
    guard let told = try? JSONDecoder().decode(Result.self, from: Data(result.utf8)) else {
      return outputs.first ?? ""
    }
    // A sequence is there with its index, which comes last.
    let sequence = outputs.first { path in
      SequencePattern(path).map { isIsolated && !placed.contains($0.indexPath) } ?? false
    }
    if let sequence { return sequence }
    let files = outputs.filter {
      $0 != "-" && SequencePattern($0) == nil && !OutputFile.isStream($0)
    }
    return files.first { path in
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
      let isTold = told.outputs.contains { $0.path == path && $0.bytes == size }
      return !isTold || (isIsolated && !placed.contains(path))
    }
  }
}
