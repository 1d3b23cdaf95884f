internal import Digest
internal import Pixels

/// A join: all parts of an output become the file, or the frames, that one run would have made.
public struct PartJoin: Sendable {
  /// What is wrong with parts that are to be joined.
  public enum Fault: Error, Hashable, Sendable {
    /// Parts that are not there, by their numbers, of how many.
    case missing([Int], of: Int)
    /// Two files are of different films, or of one that was made in another way.
    case mixed(String, String)
    /// Two files are the same part of the same film, with different pictures.
    case different(String, String)
    /// A part does not begin where the one before it ends.
    case gap(String)
    /// No part has a frame.
    case empty
  }

  private let parts: [PartFile]
  /// What all parts say of the whole.
  public let index: PartIndex

  /// Puts parts in order.
  ///
  /// A part that is there twice with the same pictures is taken once.
  ///
  /// - Parameter files: The parts, in any order; at least one.
  /// - Throws: ``Fault``.
  public init(_ files: [PartFile]) throws(Fault) {
    guard let first = files.first else { throw .empty }
    let whole = first.index.whole
    var byNumber: [Int: PartFile] = [:]
    for file in files {
      guard file.index.whole == whole else { throw .mixed(first.path, file.path) }
      if let other = byNumber[file.index.number] {
        guard other.index == file.index else { throw .different(other.path, file.path) }
      } else {
        byNumber[file.index.number] = file
      }
    }
    let missing = (1...whole.count).filter { byNumber[$0] == nil }
    guard missing.isEmpty else { throw .missing(missing, of: whole.count) }
    parts = (1...whole.count).compactMap { byNumber[$0] }
    var place = 0
    for part in parts {
      guard part.index.first == place else { throw .gap(part.path) }
      place += part.index.frames.count
    }
    guard place == whole.total else {
      throw .gap(parts.last?.path ?? first.path)
    }
    guard place > 0 else { throw .empty }
    let streams = parts.filter { $0.index.stream != nil }
    if let one = streams.first,
      let other = streams.first(where: { $0.index.stream != one.index.stream })
    {
      throw .mixed(one.path, other.path)
    }
    index = whole
  }

  /// Compares the digests of all parts with their bytes.
  ///
  /// - Throws: ``CodecError/malformed(path:reason:)`` for the first that is not as it was made.
  public func check() throws(CodecError) { for part in parts { try part.check() } }

  /// Joins the parts.
  ///
  /// - Parameters:
  ///   - destination: The file, or the sequence.
  ///   - format: What it is, with the settings that the parts were made for.
  /// - Returns: What it stores.
  /// - Throws: ``CodecError``; nothing new is under the final name then.
  public func join(to destination: String, as format: MediaFormat) throws(CodecError) -> FileSummary
  {
    if case .video(let settings) = format, parts.contains(where: { $0.index.stream != nil }) {
      return try joinVideo(to: destination, settings)
    }
    guard let rate = index.rate else { preconditionFailure("parts have a rate") }
    let writer = try format.makeWriter(
      to: .path(destination), width: index.width, height: index.height, rate: rate)
    do throws(CodecError) {
      for part in parts {
        var last: PreparedFrame?
        try part.forEach { frame, bytes throws(CodecError) in
          if !bytes.isEmpty { last = try Self.frame(bytes, frame, for: writer, part.path) }
          guard let last else {
            throw .malformed(path: part.path, reason: "the part has no first frame; make it again")
          }
          try writer.write(last, number: frame.number)
        }
      }
      return try writer.finish()
    } catch {
      writer.abandon()
      throw error
    }
  }

  private static func frame(
    _ bytes: [UInt8], _ frame: PartIndex.Frame, for writer: any FrameWriter, _ path: String
  ) throws(CodecError) -> PreparedFrame {
    // A PNG of a sequence is there already.
    guard case .digestedPNG = writer.preparation else {
      return try writer.preparation(PNGReader.decode(bytes, path: path))
    }
    var sum = SHA256()
    sum.update(bytes)
    return .digested(
      bytes, pixelFormat: frame.pixelFormat ?? "rgba", digest: sum.finalize())
  }

  private func joinVideo(
    to destination: String, _ settings: VideoSettings
  ) throws(CodecError) -> FileSummary {
    guard let rate = index.rate, let first = parts.first(where: { $0.index.stream != nil }),
      let stream = first.index.stream, let sequence = Self.bytes(stream.sequence),
      let picture = Self.bytes(stream.picture), sequence.count >= 4,
      let remark = Self.bytes(stream.remark)
    else { throw .malformed(path: parts[0].path, reason: "the part is damaged; make it again") }
    let file = try OutputFile(path: destination)
    try file.makeRewritable()
    var table = MP4Index(
      width: index.width, height: index.height, rate: rate, colors: MP4Index.Colors(settings),
      isHalved: settings.layout.isHalved, parameterSets: (sequence, picture))
    do throws(CodecError) {
      try file.write(remark)
      var extra = remark.count
      for part in parts {
        try part.forEach { frame, bytes throws(CodecError) in
          table.add(
            size: bytes.count + extra, number: part.index.first + frame.number,
            isKey: frame.isKey ?? false)
          extra = 0
          try file.write(bytes)
        }
      }
      try file.insertStart(table.bytes)
      try file.finish()
    } catch {
      file.abandon()
      throw error
    }
    return FileSummary(
      path: destination, byteCount: file.byteCount, format: settings.container.rawValue,
      codec: settings.isLossless ? "libx264rgb" : "libx264",
      pixelFormat: settings.layout.probedName, colorTags: settings.colorTags, width: index.width,
      height: index.height, storedFrames: table.count, frames: table.count, duration: table.length)
  }

  /// Bytes of hexadecimal digits; `nil` for anything else.
  private static func bytes(_ text: String) -> [UInt8]? {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.utf8.count, digits.count.isMultiple(of: 2) else { return nil }
    return (0..<digits.count / 2).map { index -> UInt8 in
      let (high, low): (Int, Int) = (digits[2 * index], digits[2 * index + 1])
      return UInt8(high << 4 | low)
    }
  }
}

extension MediaFormat {
  /// Begins a part of a film of this format.
  ///
  /// - Parameters:
  ///   - part: What it is a part of; the size is filled in.
  ///   - path: The part's file.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second; see ``rate(nearest:)``.
  ///   - batch: The files that it appears with.
  /// - Returns: A writer, to be used by one thread at a time; it may be finished without a frame.
  /// - Throws: ``CodecError``: the size or rate does not suit, a library is missing, or the folder cannot be written to.
  package func makePartWriter(
    _ part: PartIndex, to path: String, width: Int, height: Int, rate: FrameRate,
    batch: OutputBatch? = nil
  ) throws(CodecError) -> any FrameWriter {
    let file = try OutputFile(path: path, batch: batch)
    if case .video(let settings) = self, settings.group != nil {
      return try VideoPartWriter(
        file, part, settings: settings, width: width, height: height, rate: rate)
    }
    return try FramePartWriter(
      file, part, format: self, width: width, height: height, rate: rate)
  }
}
