// Qualities are tried on frames that were kept, instead of drawing the film again or guessing from the first try: a
// scene is drawn once, and eight tries find the best quality exactly.

/// A writer with a size limit: at most so many bytes, at the best quality that fits.
///
/// Frames are kept beside the file, compressed and nameless, and encoded anew for each quality that
/// is tried: the wanted one first, then the lowest, then by halving.
public final class SizeLimitedWriter: FrameWriter {
  public let preparation = FramePreparation.png(PNGEncoder(mode: .fast))
  /// What stands behind a file's name in those of what is written for it beforehand: trials, and frames that are kept.
  public static let parts = [".trial", ".frames"]

  private let path: String
  private let format: MediaFormat
  private let byteLimit: Int
  private let open: (MediaFormat, String) throws(CodecError) -> any FrameWriter
  private let stillWorks: @Sendable () -> Void
  private let store: FrameStore
  private let batch: OutputBatch
  /// Whether the batch is its own.
  private let isAlone: Bool
  private var isOpen = true

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - path: The final name.
  ///   - format: What is written, at the best quality that is wished for; no sequence.
  ///   - byteLimit: The most bytes that the file may have.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second; see ``MediaFormat/rate(nearest:)``.
  ///   - batch: The files that it appears with; `nil` if it appears as soon as it is whole.
  ///   - stillWorks: Called now and then while the file is encoded again, from the thread that called
  ///     ``finish()``.
  /// - Throws: ``CodecError``: the size or rate does not suit, a library is missing, or the folder
  ///   cannot be written to.
  public init(
    path: String, format: MediaFormat, byteLimit: Int, width: Int, height: Int, rate: FrameRate,
    batch: OutputBatch? = nil, stillWorks: @escaping @Sendable () -> Void = {}
  ) throws(CodecError) {
    (self.path, self.format, self.byteLimit) = (path, format, byteLimit)
    self.stillWorks = stillWorks
    (self.batch, isAlone) = (batch ?? OutputBatch(), batch == nil)
    open = { format, path throws(CodecError) in
      try format.makeWriter(to: .path(path), width: width, height: height, rate: rate)
    }
    if OutputFile.isStream(path) {
      throw .unsupported(path: path, reason: "a limit of bytes needs a file, not a stream")
    }
    // What the format cannot do is said before the first frame.
    try open(format, path).abandon()
    store = try FrameStore(beside: path)
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .file(let bytes, _) = frame else { preconditionFailure("frames are kept as PNG") }
    try store.append(bytes)
  }

  public func finish() throws(CodecError) -> FileSummary {
    if store.count == 0 { throw .noFrames(path: path) }
    let qualities = format.qualities
    var place = 0
    var best = try encode(qualities[0])
    if best.byteCount > byteLimit, let last = qualities.indices.last, last > 0 {
      (place, best) = (last, try encode(qualities[last]))
    }
    guard best.byteCount <= byteLimit else {
      let reach =
        place > 0 ? "even at quality 0 the file" : "the file, which has no quality to lower,"
      throw .unsupported(
        path: path, reason: "\(reach) takes \(best.byteCount) bytes, more than \(byteLimit)")
    }
    var tooMuch = 0
    while place - tooMuch > 1 {
      let middle = (place + tooMuch) / 2
      let tried = try encode(qualities[middle])
      if tried.byteCount <= byteLimit {
        (place, best) = (middle, tried)
      } else {
        tooMuch = middle
      }
    }
    if place > 0 {
      // What lies there is the last that was tried, not always the best.
      best = try encode(qualities[place])
      best.notes.append("quality \(qualities.count - 1 - place) keeps it below \(byteLimit) bytes")
    }
    batch.hold(trialPath, as: path)
    isOpen = false
    if isAlone { try batch.publish() }
    best.path = path
    return best
  }

  /// Where a try is written.
  private var trialPath: String { OutputFile.temporaryPath(for: path + Self.parts[0]) }

  private func encode(_ format: MediaFormat) throws(CodecError) -> FileSummary {
    let writer = try open(format, trialPath)
    var last: PreparedFrame?
    for number in 0..<store.count {
      if !store.repeatsLast(number) {
        last = try writer.preparation(PNGReader.decode(store.frame(number), path: path))
      }
      if let last { try writer.write(last, number: number) }
      stillWorks()
    }
    return try writer.finish()
  }

  deinit { abandon() }

  public func abandon() { if isOpen { OutputFile.remove(trialPath) } }
}
