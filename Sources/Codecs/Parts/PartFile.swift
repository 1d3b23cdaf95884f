internal import Digest
internal import Foundation

/// A file of a part of a film: frames one after another, then the index, its digest and its length.
///
/// The first and the last line name the form, so that a file that was cut off is known at either end.
public struct PartFile: Sendable {
  /// Its path.
  public let path: String
  /// What it holds.
  public let index: PartIndex

  /// The line that a part begins and ends with.
  static let mark = Array("\(PartIndex.currentSchema)\n".utf8)
  private static let family = "rostrum.part/"
  /// Hexadecimal digits of the index's digest, and of its length.
  private static let (digestLength, sizeLength) = (64, 16)
  /// Bytes behind the index.
  private static var endLength: Int { digestLength + sizeLength + mark.count }
  /// Bytes that are digested at a time.
  private static let blockSize = 1 << 20

  /// What stands at the end of a part.
  static func end(_ index: PartIndex) throws(CodecError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(index) else {
      throw .unsupported(path: index.output, reason: "its index cannot be written")
    }
    let text = Array(data)
    let size = String(text.count, radix: 16)
    let padded = String(repeating: "0", count: sizeLength - size.count) + size
    return text + Array((SHA256.hexadecimal(of: text) + padded).utf8) + mark
  }

  /// Opens a part and reads its index.
  ///
  /// - Parameter path: The file.
  /// - Throws: ``CodecError/malformed(path:reason:)`` if it is none, is of another version or was damaged.
  public init(_ path: String) throws(CodecError) {
    self.path = path
    let file = try Self.open(path)
    let size = Int((try? file.seekToEnd()) ?? 0)
    let start = try Self.read(file, path, 0, min(Self.mark.count, size))
    guard start == Self.mark else {
      let line = String(decoding: start, as: UTF8.self)
      throw .malformed(
        path: path,
        reason: line.hasPrefix(Self.family)
          ? "a part that this version cannot read" : "no part of a film")
    }
    let least = Self.mark.count + Self.endLength
    guard size >= least else { throw Self.damaged(path) }
    let end = try Self.read(file, path, size - Self.endLength, Self.endLength)
    let digits = String(
      decoding: end[Self.digestLength..<Self.digestLength + Self.sizeLength], as: UTF8.self)
    guard Array(end.suffix(Self.mark.count)) == Self.mark, let length = Int(digits, radix: 16),
      (0...size - least).contains(length)
    else { throw Self.damaged(path) }
    let text = try Self.read(file, path, size - Self.endLength - length, length)
    guard Array(SHA256.hexadecimal(of: text).utf8) == Array(end[..<Self.digestLength]),
      let index = try? JSONDecoder().decode(PartIndex.self, from: Data(text)),
      index.isPossible(size: size),
      index.frames.reduce(0, { $0 + $1.bytes }) == size - least - length
    else { throw Self.damaged(path) }
    self.index = index
  }

  /// Reads all frames and compares their digest with the index's.
  ///
  /// - Throws: ``CodecError/malformed(path:reason:)`` if they are others.
  public func check() throws(CodecError) {
    let file = try Self.open(path)
    var sum = SHA256()
    var place = Self.mark.count
    let end = place + index.frames.reduce(0) { $0 + $1.bytes }
    while place < end {
      let block = try Self.read(file, path, place, min(Self.blockSize, end - place))
      sum.update(block)
      place += block.count
    }
    guard SHA256.hexadecimal(sum.finalize()) == index.digest else { throw Self.damaged(path) }
  }

  /// Reads every frame, in the order of the file.
  func forEach(
    _ body: (PartIndex.Frame, [UInt8]) throws(CodecError) -> Void
  ) throws(CodecError) {
    let file = try Self.open(path)
    var place = Self.mark.count
    for frame in index.frames {
      try body(frame, Self.read(file, path, place, frame.bytes))
      place += frame.bytes
    }
  }

  private static func open(_ path: String) throws(CodecError) -> FileHandle {
    guard let file = FileHandle(forReadingAtPath: path) else {
      throw .system(path: path, action: "opening", number: SystemCall.lastError)
    }
    return file
  }

  private static func read(
    _ file: FileHandle, _ path: String, _ place: Int, _ count: Int
  ) throws(CodecError) -> [UInt8] {
    guard count > 0 else { return [] }
    do {
      try file.seek(toOffset: UInt64(place))
      guard let data = try file.read(upToCount: count), data.count == count else {
        throw damaged(path)
      }
      return Array(data)
    } catch let error as CodecError {
      throw error
    } catch {
      throw .system(path: path, action: "reading", number: SystemCall.lastError)
    }
  }

  private static func damaged(_ path: String) -> CodecError {
    .malformed(path: path, reason: "the part is damaged; make it again")
  }
}
