import Digest
import Foundation

/// A file or a folder that a scene read or asked for, as it was then.
struct SeenFile: Codable, Hashable, Sendable {
  /// The whole path.
  let path: String
  /// The digest of a file's bytes or of a folder's names; `nil` if there was nothing, or nothing that may be read.
  ///
  /// Of what was only asked for whether it is a folder, and how large a file is.
  let digest: String?
  /// Whether the scene did not open it: then what is in it does not matter.
  let isOnlyAskedFor: Bool

  /// Looks at what is there now.
  ///
  /// - Parameters:
  ///   - path: The whole path.
  ///   - isOnlyAskedFor: Whether what is in it does not matter.
  init(_ path: String, isOnlyAskedFor: Bool = false) {
    (self.path, self.isOnlyAskedFor) = (path, isOnlyAskedFor)
    if isOnlyAskedFor {
      digest = Self.kind(of: path)
    } else if Place.kind(of: path) == .folder {
      let names = try? FileManager.default.contentsOfDirectory(atPath: path).sorted()
      digest = names.map { SHA256.hexadecimal(of: Array($0.joined(separator: "/").utf8)) }
    } else {
      digest = FileManager.default.contents(atPath: path).map {
        SHA256.hexadecimal(of: [UInt8]($0))
      }
    }
  }

  private static func kind(of path: String) -> String? {
    switch Place.kind(of: path) {
    case .nothing: return nil
    case .folder: return "folder"
    case .other: return "\(Place.size(of: path) ?? 0) bytes"
    }
  }

  /// Whether what is there now is as it was.
  var isUnchanged: Bool { SeenFile(path, isOnlyAskedFor: isOnlyAskedFor) == self }
}
