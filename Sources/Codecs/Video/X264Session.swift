internal import CX264
internal import Digest

/// libx264 at work on a film, and the MP4 that takes its pictures.
///
/// Through libavcodec and libavformat the same stream costs 40 ms and 25 MB more: they open some
/// hundred libraries for other formats.
final class X264Session: VideoSession {
  /// Bytes of a unit's size.
  private static let sizeLength = 4

  private let library: X264Library
  private let file: OutputFile
  private let recipe: X264Recipe
  private var encoder: OpaquePointer?
  private var index: MP4Index
  private let layout: VideoPlanes.Layout
  /// Pictures of the groups that are closed.
  private var closedCount = 0
  /// The digest of what went into the file; `nil` where nobody asks.
  private var sum: SHA256?
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
    let colors = MP4Index.Colors(settings)
    let recipe = X264Recipe(
      library: library, choice: choice, settings: settings, path: file.path, width: width,
      height: height, rate: rate)
    let encoder = try recipe.open()
    let headers = Self.headers(of: encoder, library)
    guard let sequence = headers[NAL_SPS], let picture = headers[NAL_PPS] else {
      library.functions.encoder_close(encoder)
      throw recipe.refused("gives no headers")
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
    self.recipe = recipe
    kinds = recipe.kinds
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

  func encode(_ planes: VideoPlanes, at index: Int) throws(CodecError) {
    var picture = x264_picture_t()
    library.functions.picture_init(&picture)
    picture.i_pts = Int64(index - closedCount)
    picture.i_type = kinds?.next(planes.planes[0]).x264Type ?? X264_TYPE_AUTO
    if index == closedCount, let quantizer = recipe.firstQuantizer {
      // 0 is for the encoder's own choice.
      picture.i_qpplus1 = quantizer + 1
    }
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
    index.add(size: bytes.count, number: closedCount + output.number, isKey: output.isKey)
    sum?.update(bytes)
    try file.write(bytes)
  }

  /// Has the encoder give what it still holds, and closes it.
  private func drain() throws(CodecError) {
    guard let encoder else { preconditionFailure("finishing twice") }
    while library.functions.encoder_delayed_frames(encoder) > 0 {
      try store(take(nil), "encoding the last frames")
    }
    close()
  }

  func beginGroup() throws(CodecError) {
    try drain()
    closedCount = index.count
    encoder = try recipe.open()
    kinds = recipe.kinds
  }

  /// Keeps what the encoder says of itself apart, and digests what goes into the file: for a part of a film.
  func beginPart() -> [UInt8] {
    defer { remark = [] }
    sum = SHA256()
    return remark
  }

  /// Ends a part: all its pictures are in the file, without an index.
  ///
  /// - Returns: The index of the part's pictures, and the digest of their bytes.
  func finishPart() throws(CodecError) -> (index: MP4Index, digest: [UInt8]) {
    try drain()
    return (index, (sum ?? SHA256()).finalize())
  }

  func finish() throws(CodecError) {
    try drain()
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
  init(_ settings: VideoSettings) {
    let isRGB = settings.layout == .bgr0
    self.init(
      primaries: Self.bt709, transfer: settings.transfer == .sRGB ? Self.sRGB : Self.bt709,
      matrix: isRGB ? Self.identity : Self.bt709, isFullRange: isRGB)
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
