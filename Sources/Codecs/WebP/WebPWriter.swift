internal import CWebP

/// Settings of an animated WebP.
public struct WebPSettings: Hashable, Sendable {
  /// The play count: how often the animation plays; 0 for ever.
  public var playCount: Int
  /// The quality, 0 (smallest) to 100 for lossy pictures; `nil` keeps every pixel.
  public var quality: Int?

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - playCount: How often the animation plays, up to 65535; 0 for ever.
  ///   - quality: 0 (smallest) to 100; `nil` keeps every pixel.
  public init(playCount: Int = 0, quality: Int? = nil) {
    (self.playCount, self.quality) = (playCount, quality)
  }
}

/// A writer of animated WebPs through libwebp, opened on first use.
///
/// Times are whole milliseconds, the rounding carried on. libwebp gathers the film in memory,
/// compressed.
public final class WebPWriter: FrameWriter {
  public let preparation = FramePreparation.straight
  /// Pixels that a WebP may have across and down: its header has 14 bits for each.
  private static let sides = 1...16383
  /// How often a WebP may play: the number has two bytes.
  private static let playCounts = 0...65535
  /// libwebp's usual quality, which is replaced by our own.
  private static let usualQuality: Float = 75
  /// libwebp's methods, 0 to 6, without loss and with.
  ///
  /// Without loss, 0 knows no repetitions: films of screens become three to nine times as large as with 1, in as much
  /// time; more gains nothing.
  private static let (losslessMethod, lossyMethod): (Int32, Int32) = (1, 2)
  /// Effort without loss, which libwebp takes as a quality, 0 to 100: 60 saves 2 to 15 % more for a fifth more time.
  private static let losslessEffort = 30
  /// The distance of whole pictures in lossless films, 0 for none but the first: each costs as much as dozens of changes.
  private static let losslessKeyDistance: Int32 = 0
  /// Bytes of a file before its chunks, and of a chunk before its content.
  private static let (headSize, chunkHeadSize) = (12, 8)
  /// The unit of a WebP's times, in a second.
  private static let ticks = 1000
  private let file: OutputFile
  private let rate: FrameRate
  private let settings: WebPSettings
  private let width: Int
  private let height: Int
  private let webp: cwebp_functions
  /// libwebp's encoder; `nil` when it is closed.
  private var encoder: OpaquePointer?
  private var frameCount = 0
  private var greatestDrift = ExactTime.zero

  /// Begins an animated WebP.
  ///
  /// - Parameters:
  ///   - file: Where it goes; not written to by anyone else.
  ///   - width: Pixels across, 1...16383.
  ///   - height: Pixels down, 1...16383.
  ///   - rate: Frames a second, at most 1000.
  ///   - settings: How it is made.
  /// - Throws: ``CodecError`` if a number does not suit, or libwebp is missing.
  public convenience init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: WebPSettings = .init()
  ) throws(CodecError) {
    try self.init(
      file, width: width, height: height, rate: rate, settings: settings
    ) { () throws(CodecError) in try WebPLibrary() }
  }

  /// Begins an animated WebP with the library that `library` opens, when all numbers suit.
  init(
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate, settings: WebPSettings,
    library: () throws(CodecError) -> WebPLibrary
  ) throws(CodecError) {
    guard Self.sides.contains(width), Self.sides.contains(height) else {
      throw .unsupportedSize(
        path: file.path, width: width, height: height, accepted: "sides from 1 to 16383")
    }
    guard rate.frames <= Self.ticks * rate.seconds else {
      throw .unsupported(
        path: file.path, reason: "a WebP plays at most 1000 frames a second, not \(rate)")
    }
    guard Self.playCounts.contains(settings.playCount) else {
      throw .unsupported(
        path: file.path, reason: "a WebP plays 0 to 65535 times, not \(settings.playCount)")
    }
    if let quality = settings.quality, !(0...100).contains(quality) {
      throw .unsupported(path: file.path, reason: "a quality is 0 to 100, not \(quality)")
    }
    webp = try library().functions
    self.file = file
    self.rate = rate
    self.settings = settings
    (self.width, self.height) = (width, height)
    var options = WebPAnimEncoderOptions()
    guard webp.WebPAnimEncoderOptionsInitInternal(&options, cwebp_mux_version()) != 0 else {
      throw .library(
        path: file.path, action: "starting libwebp", number: 0, text: "another version")
    }
    options.anim_params.loop_count = Int32(settings.playCount)
    if settings.quality == nil { options.kmax = Self.losslessKeyDistance }
    encoder = webp.WebPAnimEncoderNewInternal(
      Int32(width), Int32(height), &options, cwebp_mux_version())
    if encoder == nil {
      throw .library(path: file.path, action: "starting libwebp", number: 0, text: "no memory")
    }
  }

  deinit { close() }

  public func write(_ frame: PreparedFrame, number: Int) throws(CodecError) {
    guard case .file(let bytes, _) = frame else { preconditionFailure("a WebP takes bytes") }
    guard bytes.count == width * height * 4 else {
      abandon()
      throw .unequalFrame(
        path: file.path, width: bytes.count / 4, height: 1, expectedWidth: width,
        expectedHeight: height)
    }
    let start = rate.start(of: frameCount)
    let rounded = start.rounded(to: Self.ticks)
    let drift = ExactTime(rounded, over: Self.ticks).since(start)
    greatestDrift = max(greatestDrift, ExactTime(abs(drift.numerator), over: drift.denominator))
    try add(bytes, at: rounded)
    frameCount += 1
  }

  private func add(_ bytes: [UInt8], at time: Int) throws(CodecError) {
    var (config, picture) = (WebPConfig(), WebPPicture())
    let version = cwebp_encoder_version()
    guard
      webp.WebPConfigInitInternal(&config, WEBP_PRESET_DEFAULT, Self.usualQuality, version) != 0,
      webp.WebPPictureInitInternal(&picture, version) != 0
    else { return try fail("starting a picture") }
    config.lossless = settings.quality == nil ? 1 : 0
    config.method = settings.quality == nil ? Self.losslessMethod : Self.lossyMethod
    config.quality = Float(settings.quality ?? Self.losslessEffort)
    config.exact = settings.quality == nil ? 1 : 0
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    defer { webp.WebPPictureFree(&picture) }
    guard webp.WebPPictureImportRGBA(&picture, bytes, Int32(width * 4)) != 0,
      webp.WebPAnimEncoderAdd(encoder, &picture, Int32(clamping: time), &config) != 0
    else { return try fail("encoding frame \(frameCount)") }
  }

  private func fail(_ action: String) throws(CodecError) {
    let text = encoder.flatMap { webp.WebPAnimEncoderGetError($0) }.map { String(cString: $0) }
    abandon()
    throw .library(path: file.path, action: action, number: 0, text: text ?? "libwebp refused")
  }

  public func finish() throws(CodecError) -> FileSummary {
    guard frameCount > 0 else {
      abandon()
      throw .noFrames(path: file.path)
    }
    let end = rate.start(of: frameCount).rounded(to: Self.ticks)
    var assembled = WebPData()
    guard webp.WebPAnimEncoderAdd(encoder, nil, Int32(clamping: end), nil) != 0,
      webp.WebPAnimEncoderAssemble(encoder, &assembled) != 0, let start = assembled.bytes
    else {
      try fail("completing the film")
      throw .noFrames(path: file.path)
    }
    let bytes = Array(UnsafeBufferPointer(start: start, count: assembled.size))
    webp.WebPFree(UnsafeMutableRawPointer(mutating: start))
    close()
    try file.write(bytes)
    try file.finish()
    return FileSummary(
      path: file.path, byteCount: file.byteCount, format: "webp",
      codec: settings.quality == nil ? "libwebp lossless" : "libwebp",
      pixelFormat: settings.quality == nil
        ? "argb" : Self.hasAlpha(bytes) ? "yuva420p" : "yuv420p",
      width: width, height: height, storedFrames: Self.pictureCount(bytes), frames: frameCount,
      duration: ExactTime(end, over: Self.ticks), roundingDrift: greatestDrift)
  }

  /// Whether a file says that its pictures have alpha: libwebp leaves it out where all are opaque.
  private static func hasAlpha(_ file: [UInt8]) -> Bool {
    let (flags, alpha): (Int, UInt8) = (headSize + chunkHeadSize, 0x10)
    return file.count > flags && file[headSize..<headSize + 4].elementsEqual(Array("VP8X".utf8))
      && file[flags] & alpha != 0
  }

  /// The pictures in a WebP file: libwebp merges frames that are equal.
  private static func pictureCount(_ file: [UInt8]) -> Int {
    var (count, place) = (0, headSize)
    while place + chunkHeadSize <= file.count {
      if file[place..<place + 4].elementsEqual(Array("ANMF".utf8)) { count += 1 }
      let size = (0..<4).reduce(0) { $0 | Int(file[place + 4 + $1]) << (8 * $1) }
      place += chunkHeadSize + size + size % 2
    }
    // A film of one picture is stored as a still.
    return max(1, count)
  }

  private func close() {
    if let encoder { webp.WebPAnimEncoderDelete(encoder) }
    encoder = nil
  }

  public func abandon() {
    close()
    file.abandon()
  }
}
