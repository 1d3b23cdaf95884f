public import Codecs
internal import Glibc
public import Pixels

/// A benchmark of encoders on ready-made frames: one thread, all frames read before the clock starts.
public struct EncodeMeasurement: Sendable {
  /// What is written.
  public enum Format: String, CaseIterable, Sendable {
    /// PNG files, our own fast mode.
    case png
    /// PNG files, libdeflate.
    case pngSmall = "png-small"
    /// PNG files, libpng.
    case pngLibpng = "png-libpng"
    /// H.264 at its defaults, one thread.
    case mp4
    /// The same, converted by libswscale.
    case mp4Swscale = "mp4-swscale"
    /// A GIF at its defaults.
    case gif
    /// A GIF at quality 90.
    case gif90 = "gif-90"
    /// An animated PNG.
    case apng
    /// Planes of limited-range BT.709, one file.
    case yuv420
  }

  /// What a run took.
  public struct Result: Hashable, Sendable {
    /// Seconds of processor time.
    public var cpu: Double
    /// Seconds on the clock.
    public var wall: Double
    /// Frames that were encoded.
    public var frames: Int
    /// Bytes that were written.
    public var bytes: Int
  }

  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Frames a second.
  public var rate: FrameRate

  /// Creates a measurement of frames of one size.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - rate: Frames a second.
  public init(width: Int, height: Int, rate: FrameRate) {
    (self.width, self.height, self.rate) = (width, height, rate)
  }

  /// Reads the frames of a file: straight RGBA, 8 bits, one frame after another without padding.
  ///
  /// - Parameter path: The file.
  /// - Returns: The frames.
  /// - Throws: ``CodecError`` if the file cannot be read, or does not hold whole frames.
  public func frames(at path: String) throws(CodecError) -> [Pixmap] {
    try InputFile.frames(at: path, width: width, height: height)
  }

  /// Encodes `frames` to `path` and measures it.
  ///
  /// - Parameters:
  ///   - frames: At least one frame.
  ///   - format: What to write.
  ///   - path: A file; for PNG an existing folder.
  /// - Returns: What it took.
  /// - Throws: ``CodecError``.
  public func run(_ frames: [Pixmap], _ format: Format, path: String) throws(CodecError) -> Result {
    let (cpu, wall) = (Self.seconds(CLOCK_PROCESS_CPUTIME_ID), Self.seconds(CLOCK_MONOTONIC))
    let bytes = try encode(frames, format, path)
    return Result(
      cpu: Self.seconds(CLOCK_PROCESS_CPUTIME_ID) - cpu,
      wall: Self.seconds(CLOCK_MONOTONIC) - wall, frames: frames.count, bytes: bytes)
  }

  private func encode(
    _ frames: [Pixmap], _ format: Format, _ path: String
  ) throws(CodecError) -> Int {
    let video = VideoSettings(threadCount: 1)
    switch format {
    case .png: return try write(frames, .pngSequence(PNGEncoder(mode: .fast)), path + "/f-%04d.png")
    case .pngSmall:
      return try write(frames, .pngSequence(PNGEncoder(mode: .small)), path + "/f-%04d.png")
    case .pngLibpng:
      return try write(frames, .pngSequence(PNGEncoder(mode: .libpng)), path + "/f-%04d.png")
    case .mp4: return try write(frames, .video(video), path)
    case .mp4Swscale:
      let scaler = try LibraryScaler(width: width, height: height)
      let writer = try VideoWriter(
        OutputFile(path: path), width: width, height: height, rate: rate, settings: video)
      for (number, frame) in frames.enumerated() {
        try writer.write(.planes(scaler.planes(of: frame)), number: number)
      }
      return try writer.finish().byteCount
    case .gif: return try write(frames, .gif(GIFSettings()), path)
    case .gif90: return try write(frames, .gif(GIFSettings(quality: 90)), path)
    case .apng: return try write(frames, .apng(APNGSettings()), path)
    case .yuv420:
      let file = try OutputFile(path: path)
      for frame in frames {
        for plane in frame.planes(.yuv420p).planes { try file.write(plane) }
      }
      try file.finish()
      return file.byteCount
    }
  }

  /// Writes every frame, one that equals the last as the film does: prepared once.
  private func write(
    _ frames: [Pixmap], _ format: MediaFormat, _ path: String
  ) throws(CodecError) -> Int {
    let writer = try format.makeWriter(
      to: .path(path), width: width, height: height, rate: rate)
    var last: (pixmap: Pixmap, prepared: PreparedFrame)?
    for (number, frame) in frames.enumerated() {
      if let last, last.pixmap == frame {
        try writer.write(last.prepared, number: number)
      } else {
        let prepared = try writer.preparation(frame)
        last = (frame, prepared)
        try writer.write(prepared, number: number)
      }
    }
    return try writer.finish().byteCount
  }

  private static func seconds(_ clock: clockid_t) -> Double {
    var time = timespec()
    _ = unsafe clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
