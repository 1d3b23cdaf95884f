internal import Digest

/// A writer of numbered PNG files, which appear together when the last one is whole.
///
/// Until then they grow under hidden names, and a film of the same pattern that is there stays as it is. What bears a
/// name of the pattern and is a frame of that film goes when this one is complete; see ``SequenceIndex``.
public final class PNGSequenceWriter: FrameWriter {
  public let preparation: FramePreparation
  private let pattern: SequencePattern
  private let encoder: PNGEncoder
  private let rate: FrameRate
  private var width = 0
  private var height = 0
  private var pixelFormat = ""
  private var byteCount = 0
  /// Frames that are whole and hidden; a long film has many, so that what their index says waits here in few bytes.
  private var frames: [(number: Int, byteCount: Int)] = []
  /// Their digests, one behind another.
  private var digests: [UInt8] = []

  /// Prepares to write files named by `pattern`; a folder that is missing is made.
  ///
  /// - Parameters:
  ///   - pattern: Names of the files.
  ///   - rate: Frames a second, for the summary and the index.
  ///   - encoder: How pictures are compressed.
  /// - Throws: ``CodecError/system(path:action:number:)`` if the folder cannot be made.
  public init(
    pattern: SequencePattern, rate: FrameRate, encoder: PNGEncoder = .init()
  ) throws(CodecError) {
    (self.pattern, self.encoder, self.rate) = (pattern, encoder, rate)
    preparation = .digestedPNG(encoder)
    try pattern.makeFolder()
  }

  deinit { abandon() }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .digested(let bytes, let pixelFormat, let digest) = frame else {
      preconditionFailure("a sequence takes PNG files")
    }
    do {
      let file = try OutputFile(path: pattern.path(of: number))
      try file.write(bytes)
      try file.complete()
      file.leaveHidden()
    } catch {
      abandon()
      throw error
    }
    frames.append((number, bytes.count))
    digests += digest
    byteCount += bytes.count
    width = PNGContainer.number(bytes, PNGContainer.width)
    height = PNGContainer.number(bytes, PNGContainer.height)
    if self.pixelFormat != "rgba" { self.pixelFormat = pixelFormat }
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard !frames.isEmpty else { throw .noFrames(path: pattern.description) }
    let index = index
    do {
      try replace(SequenceIndex.of(pattern), by: index)
    } catch {
      abandon()
      throw error
    }
    let count = frames.count
    frames = []
    return FileSummary(
      path: pattern.description, byteCount: byteCount, format: "png", codec: encoder.name,
      pixelFormat: pixelFormat, colorTags: "sRGB", width: width, height: height,
      storedFrames: count, frames: count, duration: rate.start(of: count), digest: index.digest)
  }

  private var index: SequenceIndex {
    let size = digests.count / frames.count
    return SequenceIndex(
      pattern, rate: rate, width: width, height: height,
      frames: frames.enumerated().map { place, frame in
        SequenceIndex.Frame(
          number: frame.number, file: fileName(of: frame.number), bytes: frame.byteCount,
          digest: SHA256.hexadecimal(Array(digests[place * size..<(place + 1) * size])))
      })
  }

  private func fileName(of number: Int) -> String {
    String(pattern.path(of: number).dropFirst(pattern.folder.count))
  }

  /// Puts the frames in the place of an older film's.
  ///
  /// Everything that takes room on the disk is done before the first name changes.
  private func replace(
    _ old: SequenceIndex?, by new: SequenceIndex
  ) throws(CodecError) {
    let whole = try OutputFile(path: pattern.indexPath)
    try whole.write(new.bytes)
    try whole.complete()
    let mark = try OutputFile(path: pattern.markPath)
    try mark.write(new.replacing(old).bytes)
    try mark.complete()
    try mark.appear(as: pattern.indexPath)
    for frame in frames {
      let path = pattern.path(of: frame.number)
      try OutputFile.rename(OutputFile.temporaryPath(for: path), to: path)
    }
    let names = Set(new.frames.map(\.file))
    for frame in old?.frames ?? [] where !names.contains(frame.file) {
      // The index is a file that anybody may have changed.
      if pattern.holds(pattern.folder + frame.file) {
        OutputFile.remove(pattern.folder + frame.file)
      }
    }
    try whole.appear()
  }

  public func abandon() {
    for frame in frames {
      OutputFile.remove(OutputFile.temporaryPath(for: pattern.path(of: frame.number)))
    }
    frames = []
  }
}
