import Codecs
import Digest
import Foundation
import Goldens

/// A golden's file as it was found.
enum GoldenFile {
  case missing
  /// With the digest of its bytes.
  case golden(Golden, digest: String)
  /// It is of another version of the format.
  case otherVersion(String, digest: String)
  /// It cannot be read, and why.
  case broken(Failure, digest: String?)

  /// Reads what is at a path.
  init(_ path: String) {
    switch Place.kind(of: path) {
    case .nothing:
      let folder = Place.folder(of: path)
      if Place.kind(of: folder) == .other {
        self = .broken(
          Failure(.usage, Messages.unreadable(folder, "it is no folder")), digest: nil)
      } else {
        self = .missing
      }
      return
    case .folder, .other: break
    }
    do {
      let text = try Place.read(path)
      self.init(text: text, path: path)
    } catch {
      self = .broken(Rostrum.failure(for: error), digest: nil)
    }
  }

  private init(text: String, path: String) {
    let digest = SHA256.hexadecimal(of: Array(text.utf8))
    do throws(GoldenError) {
      self = .golden(try Golden(text: text), digest: digest)
    } catch {
      switch error.kind {
      case .version: self = .otherVersion("\(path): \(error)", digest: digest)
      default: self = .broken(Failure(.usage, "\(path): \(error)"), digest: digest)
      }
    }
  }

  /// The digest of its bytes; `nil` if there are none to read.
  var digest: String? {
    switch self {
    case .missing: nil
    case .golden(_, let digest), .otherVersion(_, let digest): digest
    case .broken(_, let digest): digest
    }
  }

  /// Puts a golden in its place, if it is another than the one that is there.
  ///
  /// - Parameters:
  ///   - text: The golden.
  ///   - path: Its place.
  /// - Returns: Whether anything was written.
  /// - Throws: ``Failure``, `CodecError` where the place cannot be written.
  @discardableResult static func put(_ text: String, at path: String) throws -> Bool {
    try put(Array(text.utf8), at: path)
  }

  /// Puts bytes in their place, if there are others or none.
  ///
  /// - Parameters:
  ///   - bytes: What is to be there.
  ///   - path: The place.
  ///   - isChecked: Whether `Place.check` was called for it.
  /// - Returns: Whether anything was written.
  /// - Throws: ``Failure``, `CodecError` where the place cannot be written.
  @discardableResult static func put(
    _ bytes: [UInt8], at path: String, isChecked: Bool = false
  ) throws -> Bool {
    if let there = FileManager.default.contents(atPath: path), Array(there) == bytes {
      return false
    }
    if !isChecked { try Place.check(path) }
    let file = try OutputFile(path: path)
    try file.write(bytes)
    try file.finish()
    return true
  }

  /// Copies a file to another place, where it appears whole.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - path: Its new place.
  /// - Throws: ``Failure``, `CodecError` where the place cannot be written.
  static func copy(_ source: String, to path: String) throws {
    guard let bytes = FileManager.default.contents(atPath: source) else {
      throw Failure(.internalError, Messages.unreadable(source, "it is gone"))
    }
    try Place.check(path)
    let file = try OutputFile(path: path)
    try file.write([UInt8](bytes))
    try file.finish()
  }
}
