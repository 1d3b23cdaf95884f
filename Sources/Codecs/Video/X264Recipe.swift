internal import CX264

/// What libx264 is opened with, once for a film or for each of its closed groups: the same each time, so that a
/// group's bytes depend on its frames alone.
struct X264Recipe {
  /// The encoder's preset.
  static let preset = "veryfast"
  /// Pixels of the frames by which it looks ahead, and how few and many they may be.
  private static let (lookAheadPixels, lead) = (11_200_000, 3...12)
  /// Pixels along a side of a macroblock.
  private static let macroblockSide = 16
  /// Macroblocks that AVX-512 takes at a time.
  private static let macroblockGroup = 8

  let library: X264Library
  let choice: VideoEncoderChoice
  let settings: VideoSettings
  /// The file, for messages.
  let path: String
  let width: Int
  let height: Int
  let rate: FrameRate

  /// The choice of frame types for a stream that begins; `nil` where the encoder chooses.
  var kinds: FrameKinds? {
    settings.isLossless ? nil : FrameKinds(width: width, height: height)
  }

  /// By how much the quantisers of its pictures are coarser than the quality that is asked for, on the average.
  ///
  /// It gives more to what later pictures are made of, by its macroblock tree, and makes up for it: 13.5 × (1 − qcomp), of 0.6.
  private static let treeOffset = 5.4

  /// The quantiser of the first picture of a closed group; `nil` where the encoder chooses.
  ///
  /// In a stream that goes on, a picture that stands alone is as fine as those before it have been. An encoder that begins
  /// knows none, and may make it so coarse that all pictures behind it pay: films of ten seconds in groups of four grow
  /// by up to 3.4 % of their bytes, with this by up to 1.9 %, the mean of six scenes by 0.3 % (from 0.7 % fewer).
  var firstQuantizer: Int32? {
    guard settings.group != nil, let option = choice.options.first, option.key == "crf",
      let quality = Double(option.value)
    else { return nil }
    return Int32((quality + Self.treeOffset).rounded())
  }

  /// Opens an encoder.
  ///
  /// - Throws: ``CodecError`` if it refuses.
  func open() throws(CodecError) -> OpaquePointer {
    let functions = library.functions
    let colors = MP4Index.Colors(settings)
    var parameters = x264_param_t()
    defer { functions.param_cleanup(&parameters) }
    guard functions.param_default_preset(&parameters, Self.preset, nil) == 0 else {
      throw refused("no preset \(Self.preset)")
    }
    for option in choice.options + Self.options(width: width, height: height) {
      guard functions.param_parse(&parameters, option.key, option.value) == 0 else {
        throw refused("no option \(option.key)=\(option.value)")
      }
    }
    cx264_keep_log(&parameters)
    parameters.i_width = Int32(width)
    parameters.i_height = Int32(height)
    parameters.i_csp = settings.layout.x264Space
    parameters.i_threads = Int32(settings.threadCount)
    parameters.i_fps_num = UInt32(rate.frames)
    parameters.i_fps_den = UInt32(rate.seconds)
    // Pictures come at a constant rate, so the encoder need not wait for one to tell how long that before it
    // is shown: 7 MB at 1920 × 1080.
    parameters.b_vfr_input = 0
    parameters.vui.i_sar_width = 1
    parameters.vui.i_sar_height = 1
    parameters.vui.i_colorprim = Int32(colors.primaries)
    parameters.vui.i_transfer = Int32(colors.transfer)
    parameters.vui.i_colmatrix = Int32(colors.matrix)
    parameters.vui.b_fullrange = colors.isFullRange ? 1 : 0
    // Parameter sets go into the index, sizes before parts of a picture: as MP4 has it.
    parameters.b_repeat_headers = 0
    parameters.b_annexb = 0
    SystemCall.forgetError()
    guard let encoder = functions.encoder_open(&parameters) else {
      if SystemCall.lastError == SystemCall.outOfMemory {
        throw .system(
          path: path, action: "opening \(choice.name)", number: SystemCall.outOfMemory)
      }
      throw refused("cannot be opened")
    }
    return encoder
  }

  /// The error of an encoder that does not take what it is given.
  func refused(_ otherwise: String) -> CodecError {
    .refused(path: path, encoder: choice.name, text: library.complaint(otherwise: otherwise))
  }

  /// The encoder's options for threads and instructions, for pictures of a size.
  ///
  /// It looks ahead in a thread of its own, some frames before it must. Without the thread, who feeds the encoder
  /// does the looking: 2.6 s instead of 2.2 for a film of 5 s that moves all over, on two cores. A frame takes 7 MB at
  /// 1920 × 1080, where three instead of five cost 4 % of the time; smaller pictures are given as much memory. No
  /// number changes a byte.
  ///
  /// The AVX-512 path of its macroblock tree (seen in version 164) takes eight macroblocks at a time, and those
  /// beyond the last from memory that was never written: bytes and sizes change from run to run. There, a
  /// processor with AVX-512 uses what is named here, which takes a tenth longer.
  static func options(width: Int, height: Int) -> [(key: String, value: String)] {
    let lead = min(max(lookAheadPixels / (width * height), lead.lowerBound), lead.upperBound)
    var options = [("sync-lookahead", "\(lead)")]
    let macroblocks = (width + macroblockSide - 1) / macroblockSide
    if cx264_has_avx512() != 0, !macroblocks.isMultiple(of: macroblockGroup) {
      options.append(("asm", "avx2,fma3,bmi2,lzcnt"))
    }
    return options
  }
}

extension VideoPlanes.Layout {
  /// libx264's number for this layout.
  var x264Space: Int32 {
    switch self {
    case .yuv420p: X264_CSP_I420
    case .yuv444p: X264_CSP_I444
    case .bgr0: X264_CSP_BGRA
    case .yuva420p, .yuva444p10le: preconditionFailure("H.264 keeps no alpha")
    }
  }
}
