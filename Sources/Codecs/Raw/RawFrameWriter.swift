internal import Digest

/// A writer of uncompressed frames, for other programs to read.
public final class RawFrameWriter: FrameWriter {
  /// The layout of a frame in the file.
  public enum Kind: Hashable, Sendable {
    /// Straight RGBA, 4 bytes a pixel, nothing else.
    case rgba
    /// A line `NUMBER DIGEST` for each frame: of its premultiplied pixels, or of its planes as most videos have them.
    case digests(ofPlanes: Bool)
    /// YUV4MPEG2: a line of header, then planes of limited-range BT.709.
    case y4m(VideoSettings.Chroma)
  }

  public let preparation: FramePreparation
  private let file: OutputFile
  private let kind: Kind
  private let width: Int
  private let height: Int
  private let rate: FrameRate
  private var frameCount = 0

  /// Begins a file or stream.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else.
  ///   - kind: What frames are written as.
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second.
  /// - Throws: ``CodecError`` if the file cannot be written.
  public init(
    _ file: OutputFile, kind: Kind, width: Int, height: Int, rate: FrameRate
  ) throws(CodecError) {
    (self.file, self.kind, self.rate) = (file, kind, rate)
    (self.width, self.height) = (width, height)
    switch kind {
    case .rgba: preparation = .straight
    case .digests(let ofPlanes): preparation = ofPlanes ? .planes(.yuv420p) : .digest
    case .y4m(let chroma):
      preparation = .planes(chroma == .half ? .yuv420p : .yuv444p)
      // "mpeg2" is the format's word for chroma sited left.
      let sampling = chroma == .half ? "420mpeg2" : "444"
      let header =
        "YUV4MPEG2 W\(width) H\(height) F\(rate.frames):\(rate.seconds) Ip A1:1 C\(sampling) "
        + "XCOLORRANGE=LIMITED\n"
      try file.write(Array(header.utf8))
    }
  }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    switch frame {
    case .digested(_, _, let digest): try file.write(Self.line(number, digest))
    case .planes(let planes) where kind == .digests(ofPlanes: true):
      try file.write(Self.line(number, planes.digest))
    case .file(let bytes, _) where bytes.count == width * height * 4: try file.write(bytes)
    case .planes(let planes) where planes.width == width && planes.height == height:
      try file.write(Array("FRAME\n".utf8))
      for plane in planes.planes { try file.write(plane) }
    default:
      abandon()
      throw .unsupported(path: file.path, reason: "a frame of another size than the film's")
    }
    frameCount += 1
  }

  private static func line(_ number: Int, _ digest: [UInt8]) -> [UInt8] {
    Array("\(number) \(SHA256.hexadecimal(digest))\n".utf8)
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard frameCount > 0 else {
      abandon()
      throw .noFrames(path: file.path)
    }
    try file.finish()
    let (format, pixels): (String, String) =
      switch kind {
      case .rgba: ("rgba", "rgba")
      case .digests(let ofPlanes): ("digests", ofPlanes ? "yuv420p" : "rgba")
      case .y4m(let chroma): ("y4m", chroma == .half ? "yuv420p" : "yuv444p")
      }
    var summary = FileSummary(
      path: file.path, byteCount: file.byteCount, format: format, codec: "none",
      pixelFormat: pixels, width: width, height: height, storedFrames: frameCount,
      frames: frameCount, duration: rate.start(of: frameCount))
    // Who reads such a file takes it for BT.601: colours are up to 23 levels off.
    if case .y4m = kind {
      let name = file.temporaryPath == nil ? "-" : file.path
      summary.notes.append(
        "y4m names no matrix, and this is BT.709: ffmpeg -colorspace bt709 -i \(name)")
    }
    return summary
  }

  public func abandon() { file.abandon() }
}
