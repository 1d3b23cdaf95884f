internal import Digest
internal import Foundation

/// An index of a sequence: a small file beside the frames that says which they are, and that all of them are there.
///
/// It is what makes a sequence whole. Frames grow under hidden names; when all are on the disk, an index that says
/// ``isComplete`` `false` takes the place of the old one, the frames get their names, those of the film before go, and
/// then the new index stands. Whoever is killed meanwhile leaves the index that says so, and the next film
/// of that pattern finds in it what to replace.
public struct SequenceIndex: Codable, Hashable, Sendable {
  /// A frame's file.
  public struct Frame: Codable, Hashable, Sendable {
    /// The number of the frame in its film.
    public var number: Int
    /// The file's name, without its folder.
    public var file: String
    /// How many bytes it has.
    public var bytes: Int?
    /// The SHA-256 digest of its bytes.
    public var digest: String?
  }

  /// The form of the index, by a name that changes with it.
  public private(set) var schema = Self.currentSchema
  /// Whether all frames are there, and none of another film.
  public var isComplete: Bool
  /// The pattern of the files' names.
  public var pattern: String
  /// Frames a second of the film.
  public var fps: String
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// The digest of the whole sequence: the SHA-256 of its frames' lines `NUMBER DIGEST`, each with its line's end.
  public var digest: String?
  /// The frames, in order; of one that is not complete, all files that may be there.
  public var frames: [Frame]

  enum CodingKeys: String, CodingKey {
    case schema, pattern, fps, width, height, digest, frames
    case isComplete = "complete"
  }

  private static let family = "rostrum.frames/"
  private static let currentSchema = family + "1"

  /// Creates the index of a whole sequence.
  init(
    _ pattern: SequencePattern, rate: FrameRate, width: Int, height: Int, frames: [Frame]
  ) {
    (isComplete, self.pattern, fps) = (true, pattern.name, rate.description)
    (self.width, self.height, self.frames) = (width, height, frames)
    var sum = SHA256()
    for frame in frames { sum.update(Array("\(frame.number) \(frame.digest ?? "-")\n".utf8)) }
    digest = SHA256.hexadecimal(sum.finalize())
  }

  /// The index of what may be there while `self` takes the place of another.
  func replacing(_ old: SequenceIndex?) -> SequenceIndex {
    var index = self
    index.isComplete = false
    index.digest = nil
    let names = Set(frames.map(\.file))
    index.frames = (frames + (old?.frames.filter { !names.contains($0.file) } ?? []))
      .map { Frame(number: $0.number, file: $0.file) }
      .sorted { ($0.number, $0.file) < ($1.number, $1.file) }
    return index
  }

  /// The index as a file.
  var bytes: [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return Array((try? encoder.encode(self)) ?? Data()) + Array("\n".utf8)
  }
}

extension SequenceIndex {
  /// Reads the index of a sequence; `nil` if it has none, or something else bears that name.
  ///
  /// - Throws: ``CodecError/malformed(path:reason:)`` for one that a later version wrote.
  public static func of(_ pattern: SequencePattern) throws(CodecError) -> SequenceIndex? {
    guard let index = try read(pattern.indexPath),
      let named = SequencePattern(folder: pattern.folder, name: index.pattern),
      named.hasSameFiles(as: pattern)
    else { return nil }
    return index
  }

  /// Reads all indexes of a folder, with the patterns of their frames.
  ///
  /// - Parameter folder: The folder, with its `/`.
  /// - Returns: The indexes, by their names.
  /// - Throws: ``CodecError/malformed(path:reason:)`` for one that a later version wrote.
  public static func all(
    in folder: String
  ) throws(CodecError) -> [(pattern: SequencePattern, index: SequenceIndex)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    var found: [(SequencePattern, SequenceIndex)] = []
    for name in names.sorted() where name.hasSuffix(SequencePattern.indexEnding) {
      guard !name.hasPrefix("."), let index = try read(folder + name),
        let pattern = SequencePattern(folder: folder, name: index.pattern),
        pattern.indexPath == folder + name
      else { continue }
      found.append((pattern, index))
    }
    return found
  }

  private struct Header: Decodable { var schema: String }

  private static func read(_ path: String) throws(CodecError) -> SequenceIndex? {
    guard let bytes = try? InputFile.bytes(at: path),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes)),
      header.schema.hasPrefix(family)
    else { return nil }
    guard header.schema == currentSchema,
      let index = try? JSONDecoder().decode(Self.self, from: Data(bytes))
    else {
      throw .malformed(
        path: path, reason: "an index of frames that this version cannot read (\(header.schema))")
    }
    return index
  }

  /// A fault of a sequence: how it is not as its index says.
  public enum Fault: Hashable, Sendable {
    /// The run that was writing it did not come to its end.
    case unfinished
    /// Frames are not there: their files' names.
    case missing([String])
    /// Files bear names of frames and are none of this film.
    case added([String])
    /// Frames hold other bytes than when they were filmed.
    case changed([String])
  }

  /// Compares the files beside the index with what it says.
  ///
  /// - Parameters:
  ///   - pattern: The pattern of the sequence.
  ///   - readsBytes: Whether frames are read and digested; otherwise only their sizes are looked at.
  /// - Returns: What does not fit; nothing for a whole sequence.
  public func faults(_ pattern: SequencePattern, readsBytes: Bool = false) -> [Fault] {
    guard isComplete else { return [.unfinished] }
    let present = Set(pattern.files().map { String($0.path.dropFirst(pattern.folder.count)) })
    let named = Set(frames.map(\.file))
    var faults: [Fault] = []
    let missing = frames.map(\.file).filter { !present.contains($0) }
    if !missing.isEmpty { faults.append(.missing(missing)) }
    if !present.subtracting(named).isEmpty {
      faults.append(.added(present.subtracting(named).sorted()))
    }
    let changed = frames.filter {
      present.contains($0.file) && !$0.isUnchanged(in: pattern.folder, readsBytes: readsBytes)
    }
    if !changed.isEmpty { faults.append(.changed(changed.map(\.file))) }
    return faults
  }
}

extension SequenceIndex.Frame {
  fileprivate func isUnchanged(in folder: String, readsBytes: Bool) -> Bool {
    if readsBytes {
      guard let found = try? InputFile.bytes(at: folder + file) else { return false }
      return found.count == bytes && SHA256.hexadecimal(of: found) == digest
    }
    let values = try? FileManager.default.attributesOfItem(atPath: folder + file)
    return values?[.size] as? Int == bytes
  }
}
