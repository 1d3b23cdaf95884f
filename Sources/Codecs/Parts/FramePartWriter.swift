internal import Digest

/// A writer of parts of films whose frames are joined as they are, or encoded when all are there.
///
/// It keeps them as PNGs. In a GIF or an animated PNG a picture is what differs from the one before, and a part does not
/// know that of the part before it; so such a file is made of the frames, by whoever joins the parts, with the very
/// bytes of a film that was made at once.
final class FramePartWriter: FrameWriter {
  let preparation: FramePreparation
  private let file: OutputFile
  private var index: PartIndex
  private var sum = SHA256()
  private var last: [UInt8] = []

  /// Begins a part.
  ///
  /// - Parameters:
  ///   - file: Where it goes.
  ///   - index: What it is a part of.
  ///   - format: What the parts become together.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second.
  /// - Throws: ``CodecError`` if the file cannot be written.
  init(
    _ file: OutputFile, _ index: PartIndex, format: MediaFormat, width: Int, height: Int,
    rate: FrameRate
  ) throws(CodecError) {
    (self.file, self.index) = (file, index)
    (self.index.width, self.index.height) = (width, height)
    if case .pngSequence(let encoder) = format {
      preparation = .png(encoder)
    } else {
      preparation = .png(PNGEncoder(mode: .fast))
    }
    try file.write(PartFile.mark)
  }

  func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .file(let bytes, let pixelFormat) = frame else {
      preconditionFailure("a part takes PNG files")
    }
    guard PNGContainer.number(bytes, PNGContainer.width) == index.width,
      PNGContainer.number(bytes, PNGContainer.height) == index.height
    else {
      abandon()
      throw .unequalFrame(
        path: file.path, width: PNGContainer.number(bytes, PNGContainer.width),
        height: PNGContainer.number(bytes, PNGContainer.height), expectedWidth: index.width,
        expectedHeight: index.height)
    }
    let isNew = bytes != last
    index.frames.append(
      PartIndex.Frame(
        number: number, bytes: isNew ? bytes.count : 0, pixelFormat: pixelFormat))
    guard isNew else { return }
    last = bytes
    sum.update(bytes)
    try file.write(bytes)
  }

  func finish() throws(CodecError) -> FileSummary {
    index.digest = SHA256.hexadecimal(sum.finalize())
    sum = SHA256()
    try file.write(PartFile.end(index))
    try file.finish()
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "part", codec: "png",
      pixelFormat: index.frames.contains { $0.pixelFormat == "rgba" } ? "rgba" : "rgb24",
      width: index.width, height: index.height, storedFrames: index.frames.count,
      frames: index.frames.count, duration: index.rate?.start(of: index.frames.count))
  }

  func abandon() { file.abandon() }
}
