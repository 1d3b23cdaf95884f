/// An encoder setting that may be asked for; each format knows some of them.
public enum EncodingWish: Hashable, Sendable {
  /// The quality, 0 (smallest) to 100 (best).
  case quality(Int)
  /// The chroma subsampling: how finely colour is sampled.
  case chroma(VideoSettings.Chroma)
  /// Lossless: every pixel as it is.
  case lossless
  /// The transfer function that a film is tagged with.
  case transfer(VideoSettings.Transfer)
  /// An encoder by its name in libavcodec.
  case encoder(String)
  /// The maker of MP4s of H.264.
  case backend(VideoSettings.Backend)
  /// The compression of PNG pictures.
  case pngMode(PNGEncoder.Mode)
  /// The play count: how often an animation plays; 0 for ever.
  case playCount(Int)
}

extension MediaFormat {
  /// The format as `wish` asks for it; `nil` if it has nothing of the kind.
  public func granting(_ wish: EncodingWish) -> MediaFormat? {
    switch (self, wish) {
    case (.gif(var settings), .quality(let quality)):
      settings.quality = quality
      return .gif(settings)
    case (.webp(var settings), .quality(let quality)):
      settings.quality = quality
      return .webp(settings)
    case (.video(var settings), .quality(let quality)) where !settings.isLossless:
      settings.quality = quality
      return .video(settings)

    case (.video(var settings), .chroma(let chroma)) where settings.container == .mp4:
      settings.chroma = chroma
      return .video(settings)
    case (.raw(.y4m), .chroma(let chroma)): return .raw(.y4m(chroma))

    case (.video(var settings), .lossless) where settings.container == .mp4:
      settings.isLossless = true
      return .video(settings)
    case (.webp(var settings), .lossless):
      settings.quality = nil
      return .webp(settings)
    case (.png, .lossless), (.pngSequence, .lossless), (.apng, .lossless), (.raw(.rgba), .lossless):
      return self

    case (.video(var settings), .transfer(let transfer)):
      settings.transfer = transfer
      return .video(settings)
    case (.video(var settings), .encoder(let name)) where settings.encoderNames.contains(name):
      settings.encoder = name
      return .video(settings)

    case (.video(var settings), .backend(let backend)) where settings.container == .mp4:
      settings.backend = backend
      return .video(settings)

    case (.png(var encoder), .pngMode(let mode)):
      encoder.mode = mode
      return .png(encoder)
    case (.pngSequence(var encoder), .pngMode(let mode)):
      encoder.mode = mode
      return .pngSequence(encoder)
    case (.apng(var settings), .pngMode(let mode)) where mode != .libpng:
      settings.mode = mode
      return .apng(settings)

    case (.gif(var settings), .playCount(let count)):
      settings.playCount = count
      return .gif(settings)
    case (.apng(var settings), .playCount(let count)):
      settings.playCount = count
      return .apng(settings)
    case (.webp(var settings), .playCount(let count)):
      settings.playCount = count
      return .webp(settings)
    default: return nil
    }
  }

  /// The quality of lossless formats: better than the best.
  private static let lossless = 101

  /// This format, then the same at less and less quality, which takes fewer and fewer bytes; only
  /// itself where every pixel is kept by its nature.
  var qualities: [MediaFormat] {
    let top: Int
    switch self {
    case .gif(let settings): top = settings.quality
    case .webp(let settings): top = settings.quality ?? Self.lossless
    case .video(let settings): top = settings.quality ?? settings.usualQuality
    case .png, .pngSequence, .apng, .raw: return [self]
    }
    return [self] + (0..<max(top, 0)).reversed().compactMap { granting(.quality($0)) }
  }
}
