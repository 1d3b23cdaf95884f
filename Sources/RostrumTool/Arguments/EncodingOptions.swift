import ArgumentParser
import Codecs

/// Encoding options: what may be asked of the encoders.
///
/// With several outputs, an option is for those whose format knows it; one that none of them knows is an error.
struct EncodingOptions: ParsableArguments {
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "0 (smallest) to 100 (best), for mp4, gif, webp, mov and webm.", valueName: "n"),
    transform: Parse.quality)
  var quality: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most bytes a file may have, as in 500k or 2M: quality is lowered until it fits.",
      valueName: "n"),
    transform: Parse.bytes)
  var maxBytes: Int?

  @Flag(help: "Keep every pixel exactly: mp4 then holds red, green and blue, not for all players.")
  var lossless = false

  enum Chroma: String, CaseIterable, ExpressibleByArgument {
    case half = "420"
    case full = "444"
  }
  @Option(help: "How finely mp4 and y4m sample colour; few players take mp4 at 444.")
  var chroma: Chroma?

  enum Transfer: String, CaseIterable, ExpressibleByArgument { case srgb, bt709 }
  @Option(help: "The transfer function films are tagged with (default: srgb).")
  var transfer: Transfer?

  @Option(help: ArgumentHelp("An encoder of libavcodec, as in libsvtav1.", valueName: "name"))
  var encoder: String?

  enum MP4Backend: String, CaseIterable, ExpressibleByArgument { case direct, ffmpeg }
  @Option(
    help:
      "What makes mp4s: libx264 itself, or FFmpeg's libraries; the same stream (default: direct).")
  var mp4Backend: MP4Backend?

  enum PNGBackend: String, CaseIterable, ExpressibleByArgument { case fast, small, libpng }
  @Option(help: "How PNGs are compressed (default: fast, for apng small).")
  var pngBackend: PNGBackend?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How often gif, apng and webp play (default: 0, for ever).", valueName: "n"),
    transform: Parse.loop)
  var loop: Int?

  func validate() throws {
    try asUsage {
      if lossless, quality != nil || chroma != nil {
        throw Failure(.usage, Messages.losslessAlone)
      }
    }
  }

  /// What is asked for, each with its option.
  var wishes: [(option: String, wish: EncodingWish)] {
    var wishes: [(String, EncodingWish)] = []
    if let quality { wishes.append(("--quality", .quality(quality))) }
    if lossless { wishes.append(("--lossless", .lossless)) }
    if let chroma { wishes.append(("--chroma", .chroma(chroma == .half ? .half : .full))) }
    if let transfer {
      wishes.append(("--transfer", .transfer(transfer == .srgb ? .sRGB : .bt709)))
    }
    if let encoder { wishes.append(("--encoder \(encoder)", .encoder(encoder))) }
    if let backend = mp4Backend.flatMap({ VideoSettings.Backend(rawValue: $0.rawValue) }) {
      wishes.append(("--mp4-backend \(backend.rawValue)", .backend(backend)))
    }
    if let mode = pngBackend.flatMap({ PNGEncoder.Mode(rawValue: $0.rawValue) }) {
      wishes.append(("--png-backend \(mode.rawValue)", .pngMode(mode)))
    }
    if let loop { wishes.append(("--loop", .playCount(loop))) }
    return wishes
  }

  /// The formats of some outputs as they are asked for.
  ///
  /// - Throws: ``Failure`` naming an option that none of them knows.
  func formats(of outputs: [OutputArgument]) throws -> [MediaFormat] {
    var formats = outputs.map(\.format)
    for (option, wish) in wishes {
      let answers = formats.map { $0.granting(wish) }
      if answers.allSatisfy({ $0 == nil }) {
        throw Failure(.usage, Messages.unknownWish(option, wish, outputs.map(\.path)))
      }
      formats = zip(formats, answers).map { $1 ?? $0 }
    }
    if maxBytes != nil, let other = outputs.first(where: { !$0.isOneFile }) {
      throw Failure(.usage, Messages.maxBytesForFiles(other.path))
    }
    return formats
  }
}

extension MediaFormat {
  /// The format as far as it knows what is asked for.
  ///
  /// - Parameters:
  ///   - encoding: What is asked for.
  ///   - group: The length of closed groups, for an encoder that makes them.
  /// - Returns: The format with its settings.
  func granting(_ encoding: EncodingOptions, group: ExactTime?) -> MediaFormat {
    encoding.wishes.reduce(self) { $0.granting($1.wish) ?? $0 }.cut(into: group)
  }

  /// Whether films of this format can be cut into closed groups.
  var makesGroups: Bool {
    if case .video(let settings) = self { settings.makesGroups } else { false }
  }

  /// The format with closed groups, if its encoder makes them.
  func cut(into group: ExactTime?) -> MediaFormat {
    guard case .video(var settings) = self, settings.makesGroups else { return self }
    settings.group = group
    return .video(settings)
  }
}

extension OutputArgument {
  /// Whether it is a file, not a pipe or several files.
  fileprivate var isOneFile: Bool {
    if case .pngSequence = format { false } else { path != "-" }
  }
}
