internal import CAV

/// An encoder by name, and the options it is opened with.
struct VideoEncoderChoice {
  /// The library that an encoder is reached through.
  enum Maker {
    /// libx264 itself.
    case x264
    /// libavcodec.
    case libav
  }

  /// Its name in libavcodec, by which users know it.
  let name: String
  var maker = Maker.libav
  let options: [(key: String, value: String)]

  /// What x264 is told besides its preset, for pictures that are drawn.
  ///
  /// Drawn pictures do not need all that the preset tries: blocks of 8 × 8 pixels predicted within a picture, halved
  /// blocks between two, motion sought farther than 12 pixels at a time. Without, eleven films took 1.3 % fewer
  /// bytes at the same PSNR, and up to a fifth less time. Strict pyramids of frames save 12 MB; looking ahead by nine
  /// frames instead of ten saves 7, and costs those bytes again.
  private static let x264Options: [(key: String, value: String)] = [
    ("partitions", "i4x4,p8x8"), ("merange", "12"), ("b-pyramid", "strict"), ("rc-lookahead", "9"),
  ]

  /// The options as libavcodec takes them for pictures of a size: those of libx264 but the first, which says how good it
  /// is to be, are its own, and go there in one.
  func libavOptions(width: Int, height: Int) -> [(key: String, value: String)] {
    guard name.hasPrefix("libx264") else { return options }
    // libx264 is told of a constant rate.
    let own =
      options.dropFirst() + X264Recipe.options(width: width, height: height)
      + [("force-cfr", "1")]
    return [
      ("preset", X264Recipe.preset), options[0],
      ("x264-params", own.map { "\($0.key)=\($0.value)" }.joined(separator: ":")),
    ]
  }

  /// The encoders that `settings` allow, best first.
  static func candidates(for settings: VideoSettings) -> [VideoEncoderChoice] {
    all(for: settings).filter { $0.name == settings.encoder ?? $0.name }
  }

  /// Opens the best encoder that is there.
  ///
  /// - Parameters:
  ///   - settings: What it is to do.
  ///   - open: Opens an encoder; `nil`, or ``CodecError/missingLibrary(file:package:reason:)``, if it is not there.
  /// - Returns: What `open` gave.
  /// - Throws: The library missed first, or ``CodecError/noEncoder(format:tried:)``, if there is none; any other
  ///   error of `open`.
  static func best<Opened>(
    for settings: VideoSettings, open: (Self) throws(CodecError) -> Opened?
  ) throws(CodecError) -> Opened {
    let candidates = candidates(for: settings)
    var missing: CodecError?
    for choice in candidates {
      do throws(CodecError) {
        if let opened = try open(choice) { return opened }
      } catch {
        guard case .missingLibrary = error else { throw error }
        missing = missing ?? error
      }
    }
    throw missing
      ?? .noEncoder(format: settings.container.rawValue, tried: candidates.map(\.name))
  }

  /// The encoders for a format and its chroma, best first.
  static func all(for settings: VideoSettings) -> [VideoEncoderChoice] {
    let threads = "\(settings.threadCount)"
    let maker = settings.backend == .direct ? Maker.x264 : .libav
    switch settings.container {
    case .mp4 where settings.isLossless:
      return [
        Self(name: "libx264rgb", maker: maker, options: [("qp", "0")] + x264Options)
      ]
    case .mp4:
      let x264 = Self(
        name: "libx264", maker: maker,
        options: [("crf", settings.level(best: 8, worst: 36, usual: 18))] + x264Options)
      guard settings.chroma == .half else { return [x264] }
      return [
        x264,
        Self(
          name: "libsvtav1",
          options: [
            ("preset", "10"), ("crf", settings.level(best: 12, worst: 56, usual: 28)),
            ("svtav1-params", "lp=\(threads)"),
          ]),
        Self(
          name: "mpeg4",
          options: [
            ("qmin", settings.level(best: 1, worst: 16, usual: 2)),
            ("qmax", settings.level(best: 1, worst: 16, usual: 2)), ("b", "30M"),
          ]),
      ]
    case .mov:
      // A fixed quantiser is five times faster than rate control, and no worse on flat pictures.
      let scale = settings.level(best: 1, worst: 12, usual: 4)
      return [
        Self(
          name: "prores_ks",
          options: [
            ("profile", "4444"), ("alpha_bits", "16"), ("vendor", "apl0"), ("flags", "+qscale"),
            ("global_quality", "\((Int(scale) ?? 4) * Int(FF_QP2LAMBDA))"),
          ]),
        Self(name: "prores_aw", options: [("profile", "4")]),
      ]
    case .webm:
      return [
        Self(
          name: "libvpx-vp9",
          options: [
            ("deadline", "good"), ("cpu-used", "5"),
            ("crf", settings.level(best: 4, worst: 56, usual: 20)), ("b", "0"),
            ("auto-alt-ref", "0"), ("row-mt", "0"),
          ])
      ]
    }
  }
}

extension VideoSettings {
  /// An encoder's own scale, on which more is worse: `best` at quality 100, `worst` at 0.
  fileprivate func level(best: Int, worst: Int, usual: Int) -> String {
    guard let quality else { return "\(usual)" }
    return "\(worst - (worst - best) * min(max(quality, 0), 100) / 100)"
  }
}
