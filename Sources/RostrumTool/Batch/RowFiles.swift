import Batches
import Codecs
import Digest
import Foundation

/// The files of a row's film: what they are, and whether they still are what they were.
enum RowFiles {
  /// Bytes that are read at a time.
  private static let portion = 1 << 20

  /// What a film's file is now.
  ///
  /// - Parameters:
  ///   - path: A file, or a sequence's pattern or folder.
  ///   - frames: How many frames it has.
  /// - Returns: The file; `nil` if it is not there, or is no whole sequence.
  static func output(_ path: String, frames: Int) -> BatchResult.Output? {
    if let pattern = SequencePattern(path) {
      guard let index = try? SequenceIndex.of(pattern),
        index.faults(pattern, readsBytes: true).isEmpty,
        let digest = index.digest
      else { return nil }
      let bytes = index.frames.compactMap(\.bytes).reduce(0, +)
      return .init(path: path, bytes: bytes, digest: digest, frames: frames)
    }
    guard let (digest, bytes) = digest(ofFile: path) else { return nil }
    return .init(path: path, bytes: bytes, digest: digest, frames: frames)
  }

  /// Whether files are what a result says, byte for byte.
  static func areWhole(_ outputs: [BatchResult.Output]) -> Bool {
    outputs.allSatisfy { output($0.path, frames: $0.frames) == $0 }
  }

  /// The SHA-256 digest of a file and its size; `nil` if it cannot be read.
  static func digest(ofFile path: String) -> (digest: String, bytes: Int)? {
    guard Place.kind(of: path) == .other, !OutputFile.isStream(path),
      let file = FileHandle(forReadingAtPath: path)
    else { return nil }
    var (sum, count) = (SHA256(), 0)
    do {
      while let part = try file.read(upToCount: portion), !part.isEmpty {
        sum.update([UInt8](part))
        count += part.count
      }
    } catch {
      return nil
    }
    return (SHA256.hexadecimal(sum.finalize()), count)
  }
}
