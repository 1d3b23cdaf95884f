internal import CX264

/// libx264 at work on a film, and the MP4 that takes its pictures.
///
/// Through libavcodec and libavformat the same stream costs 40 ms and 25 MB more: they open some
/// hundred libraries for other formats.
final class X264Session: VideoSession {
  /// The encoder's preset.
  static let preset = "veryfast"
  /// Pixels of the frames by which it looks ahead, and how few and many they may be.
  private static let (lookAheadPixels, lead) = (11_200_000, 3...12)
  /// Pixels along a side of a macroblock.
  private static let macroblockSide = 16
  /// Macroblocks that AVX-512 takes at a time.
  private static let macroblockGroup = 8
  /// Bytes of a unit's size.
  private static let sizeLength = 4

  private let library: X264Library
  private let file: OutputFile
  private var encoder: OpaquePointer?
  private var index: MP4Index
  private let layout: VideoPlanes.Layout
  /// The choice of frame types; `nil` where the encoder chooses.
  private var kinds: FrameKinds?
  /// What the encoder says of itself, stored with the first picture: decoders know its faults by it.
  private var remark: [UInt8]

  let roundingDrift = ExactTime.zero
  var packetCount: Int { index.count }
  var duration: ExactTime { index.length }

  /// Opens the encoder; the file is written to from here on.
  ///
  /// - Throws: ``CodecError``: the encoder refuses, or the file cannot be written.
  init(
    _ library: X264Library, _ choice: VideoEncoderChoice, _ settings: VideoSettings,
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate
  ) throws(CodecError) {
    let functions = library.functions
    let colors = MP4Index.Colors(settings)
    func refused(_ otherwise: String) -> CodecError {
      .refused(
        path: file.path, encoder: choice.name, text: library.complaint(otherwise: otherwise))
    }
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
          path: file.path, action: "opening \(choice.name)", number: SystemCall.outOfMemory)
      }
      throw refused("cannot be opened")
    }
    let headers = Self.headers(of: encoder, library)
    guard let sequence = headers[NAL_SPS], let picture = headers[NAL_PPS] else {
      functions.encoder_close(encoder)
      throw refused("gives no headers")
    }
    remark = headers[NAL_SEI] ?? []
    // Without their sizes.
    index = MP4Index(
      width: width, height: height, rate: rate, colors: colors,
      isHalved: settings.layout.isHalved,
      parameterSets: (
        Array(sequence[Self.sizeLength...]), Array(picture[Self.sizeLength...])
      ))
    (self.library, self.file, self.encoder, layout) = (library, file, encoder, settings.layout)
    kinds = settings.isLossless ? nil : FrameKinds(width: width, height: height)
  }

  /// What comes before a stream's pictures, by its kind, each with its size in four bytes.
  private static func headers(
    of encoder: OpaquePointer, _ library: X264Library
  ) -> [nal_unit_type_e: [UInt8]] {
    var units: UnsafeMutablePointer<x264_nal_t>?
    var count: Int32 = 0
    guard library.functions.encoder_headers(encoder, &units, &count) >= 0 else { return [:] }
    var headers: [nal_unit_type_e: [UInt8]] = [:]
    for unit in UnsafeBufferPointer(start: units, count: Int(count)) {
      let bytes = UnsafeBufferPointer(start: unit.p_payload, count: Int(unit.i_payload))
      headers[nal_unit_type_e(UInt32(unit.i_type))] = Array(bytes)
    }
    return headers
  }

  deinit { close() }

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

  func encode(_ planes: VideoPlanes, at index: Int) throws(CodecError) {
    var picture = x264_picture_t()
    library.functions.picture_init(&picture)
    picture.i_pts = Int64(index)
    picture.i_type = kinds?.next(planes.planes[0]).x264Type ?? X264_TYPE_AUTO
    picture.img.i_csp = layout.x264Space
    picture.img.i_plane = Int32(planes.planes.count)
    let sizes = planes.rowSizes.map(Int32.init) + [0, 0, 0]
    picture.img.i_stride = (sizes[0], sizes[1], sizes[2], 0)
    // The encoder copies what it is shown.
    let status = Self.withPointers(planes.planes[...]) { places in
      let places = places + [nil, nil, nil]
      picture.img.plane = (places[0], places[1], places[2], nil)
      return take(&picture)
    }
    try store(status, "encoding frame \(index)")
  }

  /// Calls `body` with pointers to each array's bytes.
  private static func withPointers<Result>(
    _ arrays: ArraySlice<[UInt8]>, _ found: [UnsafeMutablePointer<UInt8>?] = [],
    _ body: ([UnsafeMutablePointer<UInt8>?]) -> Result
  ) -> Result {
    guard let first = arrays.first else { return body(found) }
    return first.withUnsafeBufferPointer {
      withPointers(
        arrays.dropFirst(), found + [UnsafeMutablePointer(mutating: $0.baseAddress)], body)
    }
  }

  /// The encoder's output for a picture it took.
  private struct Output {
    /// Bytes, 0 while it gathers pictures; negative is an error.
    let size: Int32
    let start: UnsafeMutablePointer<UInt8>?
    let number: Int
    let isKey: Bool
    /// Whether it had no memory: it tells nobody, but the system does.
    let lacksMemory: Bool
  }

  /// Gives the encoder a picture, or has it go on without one.
  private func take(_ picture: UnsafeMutablePointer<x264_picture_t>?) -> Output {
    var units: UnsafeMutablePointer<x264_nal_t>?
    var count: Int32 = 0
    var shown = x264_picture_t()
    guard let encoder else { preconditionFailure("encoding after the end") }
    SystemCall.forgetError()
    let size = library.functions.encoder_encode(encoder, &units, &count, picture, &shown)
    let lacksMemory = SystemCall.lastError == SystemCall.outOfMemory
    return Output(
      size: size, start: units?.pointee.p_payload, number: Int(shown.i_pts),
      isKey: shown.b_keyframe != 0, lacksMemory: lacksMemory)
  }

  private func store(_ output: Output, _ action: String) throws(CodecError) {
    guard output.size >= 0 else {
      if output.lacksMemory {
        throw .system(path: file.path, action: action, number: SystemCall.outOfMemory)
      }
      throw .library(
        path: file.path, action: action, number: 0,
        text: library.complaint(otherwise: "libx264 failed"))
    }
    guard output.size > 0 else { return }
    let bytes = remark + UnsafeBufferPointer(start: output.start, count: Int(output.size))
    remark = []
    index.add(size: bytes.count, number: output.number, isKey: output.isKey)
    try file.write(bytes)
  }

  func finish() throws(CodecError) {
    guard let encoder else { preconditionFailure("finishing twice") }
    while library.functions.encoder_delayed_frames(encoder) > 0 {
      try store(take(nil), "encoding the last frames")
    }
    close()
    try file.insertStart(index.bytes)
    try file.finish()
  }

  func close() {
    guard let encoder else { return }
    self.encoder = nil
    withUnsafePointer(to: library.functions) { cx264_close_beside(encoder, $0) }
  }
}

extension MP4Index.Colors {
  /// The colour tags of a film.
  fileprivate init(_ settings: VideoSettings) {
    let isRGB = settings.layout == .bgr0
    self.init(
      primaries: Self.bt709, transfer: settings.transfer == .sRGB ? Self.sRGB : Self.bt709,
      matrix: isRGB ? Self.identity : Self.bt709, isFullRange: isRGB)
  }
}

extension VideoPlanes.Layout {
  /// libx264's number for this layout.
  fileprivate var x264Space: Int32 {
    switch self {
    case .yuv420p: X264_CSP_I420
    case .yuv444p: X264_CSP_I444
    case .bgr0: X264_CSP_BGRA
    case .yuva420p, .yuva444p10le: preconditionFailure("H.264 keeps no alpha")
    }
  }
}

extension FrameKinds.Kind {
  /// libx264's number for this kind.
  fileprivate var x264Type: Int32 {
    switch self {
    case .any: X264_TYPE_AUTO
    case .predicted: X264_TYPE_P
    case .bidirectional: X264_TYPE_B
    }
  }
}
