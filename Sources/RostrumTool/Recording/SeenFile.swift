import Digest
import Foundation

/// A file or a folder that a scene read, as it was then.
struct SeenFile: Codable, Hashable, Sendable {
  /// The whole path.
  let path: String
  /// The digest of a file's bytes or of a folder's names; `nil` if there was nothing, or nothing that may be read.
  let digest: String?

  /// Looks at what is there now.
  init(_ path: String) {
    self.path = path
    if Place.kind(of: path) == .folder {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
      digest = names.map { SHA256.hexadecimal(of: Array($0.joined(separator: "/").utf8)) }
    } else {
      digest = FileManager.default.contents(atPath: path).map {
        SHA256.hexadecimal(of: [UInt8]($0))
      }
    }
  }

  /// Whether what is there now is as it was.
  var isUnchanged: Bool { SeenFile(path) == self }
}
