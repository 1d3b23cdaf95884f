/// Settings of a film's encoder.
public struct VideoSettings: Hashable, Sendable {
  /// The file format, and with it the codec.
  public enum Container: String, Hashable, Sendable {
    /// H.264 in MP4: plays everywhere.
    case mp4
    /// ProRes 4444 with alpha in QuickTime, for editors.
    case mov
    /// VP9 with alpha in WebM, for browsers.
    case webm
  }

  /// Chroma subsampling: how finely colour is sampled.
  public enum Chroma: String, Hashable, Sendable, CaseIterable {
    /// 4:2:0, which every player takes; sides must be even.
    case half = "420"
    /// 4:4:4, which software players take and most hardware does not.
    case full = "444"
  }

  /// The transfer function that the file is tagged with; the samples are the same.
  public enum Transfer: String, Hashable, Sendable {
    /// IEC 61966-2-1: what was drawn is shown.
    case sRGB = "iec61966-2-1"
    /// BT.709, for editors that expect it; Apple's players show it lighter.
    case bt709
  }

  /// The maker of an MP4 with H.264.
  public enum Backend: String, Hashable, Sendable, CaseIterable {
    /// libx264 itself, and boxes of our own.
    case direct
    /// libavcodec's libx264, and libavformat's muxer: the same stream, in some hundred libraries.
    case ffmpeg
  }

  /// The file format.
  public var container: Container
  /// The chroma subsampling; for MP4.
  public var chroma: Chroma
  /// Whether every pixel is kept exactly, as red, green and blue; for MP4, an intermediate format.
  public var isLossless: Bool
  /// The quality, 0 (smallest) to 100 (best); `nil` for the format's default, see ``usualQuality``.
  public var quality: Int?
  /// The transfer function to tag.
  public var transfer: Transfer
  /// The only encoder to use, by its name in libavcodec; `nil` for the best that is there.
  public var encoder: String?
  /// What makes MP4s of H.264.
  public var backend: Backend
  /// The numbers of threads that an encoder may have.
  static let threadCounts = 1...16

  /// Threads of the encoder, 1 to 16.
  ///
  /// The bytes depend on it, so it never depends on the machine. Each more than the usual two takes 22 MB
  /// at 1920 × 1080, and 0.3 % more bytes.
  public var threadCount: Int

  /// The length of the closed groups of pictures that the film is cut into, by its own time; `nil` for an uncut film.
  ///
  /// Each is encoded as if it were alone, so that groups that were made apart join to the same bytes. Only libx264
  /// itself makes them; see ``makesGroups``.
  public var group: ExactTime?

  /// Whether films at these settings can be cut into closed groups: what libx264 itself makes.
  public var makesGroups: Bool {
    VideoEncoderChoice.candidates(for: self).first?.maker == .x264
  }

  /// Creates settings for a container, its defaults otherwise.
  ///
  /// - Parameters:
  ///   - container: The file format.
  ///   - chroma: How finely colour is sampled; for MP4.
  ///   - isLossless: Whether every pixel is kept exactly; for MP4.
  ///   - quality: 0 (smallest) to 100 (best); `nil` for the format's default.
  ///   - transfer: The transfer function to tag.
  ///   - encoder: The only encoder to use, by its name in libavcodec; `nil` for the best that is there.
  ///   - backend: What makes MP4s of H.264.
  ///   - threadCount: Threads of the encoder, 1 to 16.
  public init(
    container: Container = .mp4, chroma: Chroma = .half, isLossless: Bool = false,
    quality: Int? = nil, transfer: Transfer = .sRGB, encoder: String? = nil,
    backend: Backend = .direct, threadCount: Int = 2
  ) {
    self.container = container
    self.chroma = chroma
    self.isLossless = isLossless
    self.quality = quality
    self.transfer = transfer
    self.encoder = encoder
    self.backend = backend
    self.threadCount = threadCount
  }

  /// The quality that is nearest to the format's default: x264's 18, VP9's 20, ProRes's quantiser 4.
  public var usualQuality: Int {
    switch container {
    case .mp4: 64
    case .mov: 72
    case .webm: 69
    }
  }

  /// The encoders that these settings may be given to, by their names in libavcodec, best first.
  public var encoderNames: [String] { VideoEncoderChoice.all(for: self).map(\.name) }

  /// Whether both sides of the picture must be even.
  public var needsEvenSides: Bool { container == .mp4 && chroma == .half && !isLossless }

  /// Primaries, transfer, matrix and range as tagged.
  var colorTags: String {
    let rest = layout == .bgr0 ? "rgb/full" : "bt709/limited"
    return "bt709/\(transfer.rawValue)/\(rest)"
  }

  /// The planes that the encoder takes.
  var layout: VideoPlanes.Layout {
    switch container {
    case .mp4 where isLossless: .bgr0
    case .mp4: chroma == .half ? .yuv420p : .yuv444p
    case .mov: .yuva444p10le
    case .webm: .yuva420p
    }
  }
}
