/// A writer of numbered PNG files, each of them whole under its name as soon as it is there.
public final class PNGSequenceWriter: FrameWriter {
  public let preparation: FramePreparation
  private let pattern: SequencePattern
  private let encoder: PNGEncoder
  private let rate: FrameRate
  private var width = 0
  private var height = 0
  private var pixelFormat = ""
  private var frameCount = 0
  private var byteCount = 0

  /// Prepares to write files named by `pattern`; a folder that is missing is made.
  ///
  /// - Parameters:
  ///   - pattern: Names of the files.
  ///   - rate: Frames a second, for the summary alone.
  ///   - encoder: How pictures are compressed.
  /// - Throws: ``CodecError/system(path:action:number:)`` if the folder cannot be made.
  public init(
    pattern: SequencePattern, rate: FrameRate, encoder: PNGEncoder = .init()
  ) throws(CodecError) {
    (self.pattern, self.encoder, self.rate) = (pattern, encoder, rate)
    preparation = .png(encoder)
    try pattern.makeFolder()
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .file(let bytes, let pixelFormat) = frame else {
      preconditionFailure("a sequence takes PNG files")
    }
    let file = try OutputFile(path: pattern.path(of: number))
    try file.write(bytes)
    try file.finish()
    frameCount += 1
    byteCount += bytes.count
    width = PNGContainer.number(bytes, PNGContainer.width)
    height = PNGContainer.number(bytes, PNGContainer.height)
    if self.pixelFormat != "rgba" { self.pixelFormat = pixelFormat }
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard frameCount > 0 else { throw .noFrames(path: pattern.description) }
    return FileSummary(
      path: pattern.description, byteCount: byteCount, format: "png", codec: encoder.name,
      pixelFormat: pixelFormat, colorTags: "sRGB", width: width, height: height,
      storedFrames: frameCount, frames: frameCount, duration: rate.start(of: frameCount))
  }

  /// Leaves the files that are whole: a run that was interrupted can go on from them.
  public func abandon() {}
}
