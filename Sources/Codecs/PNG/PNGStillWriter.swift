/// A writer of one picture as a PNG file.
public final class PNGStillWriter: FrameWriter {
  public let preparation: FramePreparation
  private let file: OutputFile
  private let encoder: PNGEncoder
  private var summary: FileSummary?

  /// Begins the file.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else.
  ///   - encoder: How the picture is compressed.
  public init(_ file: OutputFile, encoder: PNGEncoder = .init()) {
    (self.file, self.encoder) = (file, encoder)
    preparation = .png(encoder)
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .file(let bytes, let pixelFormat) = frame else {
      preconditionFailure("a still takes a PNG file")
    }
    guard summary == nil else {
      abandon()
      throw .unsupported(path: file.path, reason: "a still holds one frame, not several")
    }
    try file.write(bytes)
    summary = FileSummary(
      path: file.path, byteCount: bytes.count, format: "png", codec: encoder.name,
      pixelFormat: pixelFormat, colorTags: "sRGB",
      width: PNGContainer.number(bytes, PNGContainer.width),
      height: PNGContainer.number(bytes, PNGContainer.height), storedFrames: 1, frames: 1)
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard let summary else {
      abandon()
      throw .noFrames(path: file.path)
    }
    try file.finish()
    return summary
  }

  public func abandon() { file.abandon() }
}
