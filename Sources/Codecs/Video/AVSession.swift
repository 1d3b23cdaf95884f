internal import CAV
internal import Pixels

/// An open encoder and muxer: libav's objects, freed together.
final class AVSession: VideoSession {
  private let library: AVLibrary
  private let file: OutputFile
  private let settings: VideoSettings
  private let rate: FrameRate
  private var path: String { file.path }
  /// Packets given to the muxer.
  private(set) var packetCount = 0
  private(set) var roundingDrift = ExactTime.zero
  private var storedTicks = 0
  /// The unit of the muxer's time stamps; it chooses it while writing the header.
  private var streamBase = AVRational(num: 1, den: 1)
  private var format: UnsafeMutablePointer<AVFormatContext>?
  private var codec: UnsafeMutablePointer<AVCodecContext>?
  private var stream: UnsafeMutablePointer<AVStream>?
  private var frame: UnsafeMutablePointer<AVFrame>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  /// The choice of libx264's frame types; `nil` where the encoder chooses.
  private var kinds: FrameKinds?

  /// The duration of the film as the muxer was told it.
  var duration: ExactTime {
    ExactTime(storedTicks * Int(streamBase.num), over: Int(streamBase.den))
  }

  /// Opens an encoder and begins a file.
  ///
  /// - Returns: `nil` if libavcodec does not have the encoder.
  /// - Throws: ``CodecError``: the encoder refuses, or the file cannot be written.
  init?(
    _ library: AVLibrary, _ choice: VideoEncoderChoice, _ settings: VideoSettings,
    _ file: OutputFile, width: Int, height: Int, rate: FrameRate
  ) throws(CodecError) {
    guard let encoder = library.functions.avcodec_find_encoder_by_name(choice.name) else {
      return nil
    }
    (self.library, self.file, self.settings, self.rate) = (library, file, settings, rate)
    if choice.name == "libx264" { kinds = FrameKinds(width: width, height: height) }
    do throws(CodecError) {
      try open(choice, encoder, file.temporaryPath ?? path, width, height)
    } catch {
      close()
      throw error
    }
  }

  deinit { close() }

  private func check(_ status: Int32, _ action: String) throws(CodecError) {
    try library.check(status, path: path, action)
  }

  /// The result of an allocation.
  private func some<T>(_ value: T?, _ action: String) throws(CodecError) -> T {
    guard let value else {
      throw .system(path: path, action: action, number: SystemCall.outOfMemory)
    }
    return value
  }

  private func open(
    _ choice: VideoEncoderChoice, _ encoder: UnsafePointer<AVCodec>, _ temporaryPath: String,
    _ width: Int, _ height: Int
  ) throws(CodecError) {
    let av = library.functions
    // The name ends in ".tmp-1234", so the format is named; "file:" keeps colons in names apart
    // from protocols.
    let url = "file:\(temporaryPath)"
    try check(
      av.avformat_alloc_output_context2(&format, nil, settings.container.rawValue, url),
      "starting the container")
    let format = try some(format, "starting the container")
    codec = av.avcodec_alloc_context3(encoder)
    let codec = try some(codec, "starting the encoder")
    codec.pointee.width = Int32(width)
    codec.pointee.height = Int32(height)
    codec.pointee.pix_fmt = settings.layout.libavFormat
    codec.pointee.time_base = AVRational(num: Int32(rate.seconds), den: Int32(rate.frames))
    codec.pointee.framerate = AVRational(num: Int32(rate.frames), den: Int32(rate.seconds))
    codec.pointee.sample_aspect_ratio = AVRational(num: 1, den: 1)
    codec.pointee.thread_count = Int32(settings.threadCount)
    codec.pointee.color_primaries = AVCOL_PRI_BT709
    codec.pointee.color_trc =
      settings.transfer == .sRGB ? AVCOL_TRC_IEC61966_2_1 : AVCOL_TRC_BT709
    codec.pointee.colorspace = settings.layout == .bgr0 ? AVCOL_SPC_RGB : AVCOL_SPC_BT709
    codec.pointee.color_range = settings.layout == .bgr0 ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG
    if settings.layout.isHalved { codec.pointee.chroma_sample_location = AVCHROMA_LOC_LEFT }
    // No version strings of libav's in the file.
    codec.pointee.flags |= AV_CODEC_FLAG_BITEXACT
    format.pointee.flags |= AVFMT_FLAG_BITEXACT
    if format.pointee.oformat.pointee.flags & AVFMT_GLOBALHEADER != 0 {
      codec.pointee.flags |= AV_CODEC_FLAG_GLOBAL_HEADER
    }
    do throws(CodecError) {
      let options = choice.libavOptions(width: width, height: height)
      try withOptions(options, "opening \(choice.name)") { options in
        av.avcodec_open2(codec, encoder, &options)
      }
    } catch .library(_, _, let number, let text) where number != -ENOMEM {
      throw .refused(path: path, encoder: choice.name, text: text)
    }
    stream = av.avformat_new_stream(format, nil)
    let stream = try some(stream, "adding a stream")
    stream.pointee.time_base = codec.pointee.time_base
    stream.pointee.avg_frame_rate = codec.pointee.framerate
    try check(
      av.avcodec_parameters_from_context(stream.pointee.codecpar, codec), "describing the stream")
    try check(av.avio_open(&format.pointee.pb, url, AVIO_FLAG_WRITE), "creating the file")
    let isSeekable = settings.container != .webm
    try withOptions(isSeekable ? [("movflags", "+faststart")] : [], "writing the header") {
      av.avformat_write_header(format, &$0)
    }
    streamBase = stream.pointee.time_base
    packet = try some(av.av_packet_alloc(), "making a packet")
    frame = av.av_frame_alloc()
    let frame = try some(frame, "making a frame")
    frame.pointee.width = Int32(width)
    frame.pointee.height = Int32(height)
    frame.pointee.format = codec.pointee.pix_fmt.rawValue
    frame.pointee.color_primaries = codec.pointee.color_primaries
    frame.pointee.color_trc = codec.pointee.color_trc
    frame.pointee.colorspace = codec.pointee.colorspace
    frame.pointee.color_range = codec.pointee.color_range
    frame.pointee.chroma_location = codec.pointee.chroma_sample_location
  }

  /// Runs `body` with options, and throws if one of them was left unused: libav does not say so.
  private func withOptions(
    _ options: [(key: String, value: String)], _ action: String,
    _ body: (inout OpaquePointer?) -> Int32
  ) throws(CodecError) {
    let av = library.functions
    var dictionary: OpaquePointer?
    defer { av.av_dict_free(&dictionary) }
    for option in options {
      try check(av.av_dict_set(&dictionary, option.key, option.value, 0), action)
    }
    try check(body(&dictionary), action)
    if av.av_dict_count(dictionary) > 0 {
      let left = av.av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX)
      let key = left.map { String(cString: $0.pointee.key) } ?? "an option"
      throw .library(path: path, action: action, number: 0, text: "does not know the option \(key)")
    }
  }

  func encode(_ planes: VideoPlanes, at index: Int) throws(CodecError) {
    guard let frame, let codec else { preconditionFailure("encoding after the end") }
    let av = library.functions
    try lend(planes, to: frame)
    defer {
      av.av_buffer_unref(&frame.pointee.buf.0)
      frame.pointee.data = (nil, nil, nil, nil, nil, nil, nil, nil)
    }
    frame.pointee.pts = Int64(index)
    frame.pointee.pict_type = kinds?.next(planes.planes[0]).libavType ?? AV_PICTURE_TYPE_NONE
    try check(av.avcodec_send_frame(codec, frame), "encoding frame \(index)")
    try drain()
  }

  /// Has `frame` show `planes` where they are.
  ///
  /// Most encoders are done with them after the call; those that keep a frame keep its buffer, and with it
  /// the arrays: while the buffer lives, whoever changes them changes copies.
  private func lend(
    _ planes: VideoPlanes, to frame: UnsafeMutablePointer<AVFrame>
  ) throws(CodecError) {
    let av = library.functions
    var starts: [UnsafeMutablePointer<UInt8>?] = planes.planes.map { plane in
      plane.withUnsafeBufferPointer { UnsafeMutablePointer(mutating: $0.baseAddress) }
    }
    starts += [UnsafeMutablePointer<UInt8>?](repeating: nil, count: 4 - starts.count)
    var sizes = planes.rowSizes.map(Int32.init)
    sizes += [Int32](repeating: 0, count: 4 - sizes.count)
    let loan = Unmanaged.passRetained(Loan(planes.planes))
    let buffer = av.av_buffer_create(
      starts[0], planes.planes[0].count,
      { loan, _ in
        guard let loan else { return }
        Unmanaged<Loan>.fromOpaque(loan).release()
      }, loan.toOpaque(), AV_BUFFER_FLAG_READONLY)
    guard let buffer else {
      loan.release()
      throw .system(path: path, action: "making a frame", number: SystemCall.outOfMemory)
    }
    frame.pointee.buf.0 = buffer
    frame.pointee.data = (starts[0], starts[1], starts[2], starts[3], nil, nil, nil, nil)
    frame.pointee.linesize = (sizes[0], sizes[1], sizes[2], sizes[3], 0, 0, 0, 0)
  }

  /// Arrays that libav reads.
  private final class Loan {
    let planes: [[UInt8]]

    init(_ planes: [[UInt8]]) { self.planes = planes }
  }

  /// Gives the muxer every packet that is ready.
  private func drain() throws(CodecError) {
    let av = library.functions
    guard let codec, let packet, let stream, let format else { return }
    while true {
      let status = av.avcodec_receive_packet(codec, packet)
      if status == cav_error_again() || status == cav_error_end_of_file() { return }
      try check(status, "encoding")
      // Without a duration the last frame has none, and the film ends a frame early.
      packet.pointee.duration = 1
      packet.pointee.stream_index = 0
      let base = codec.pointee.time_base
      let exact = ExactTime(Int(packet.pointee.pts) * Int(base.num), over: Int(base.den))
      av.av_packet_rescale_ts(packet, base, stream.pointee.time_base)
      packetCount += 1
      let stored = ExactTime(
        Int(packet.pointee.pts) * Int(streamBase.num), over: Int(streamBase.den))
      roundingDrift = max(roundingDrift, stored.since(exact), exact.since(stored))
      let end = Int(packet.pointee.pts + packet.pointee.duration)
      storedTicks = max(storedTicks, end)
      try check(av.av_interleaved_write_frame(format, packet), "writing")
    }
  }

  func beginGroup() throws(CodecError) {
    // Nobody asks: see `VideoSettings.makesGroups`.
    throw .unsupported(path: file.path, reason: "libavcodec makes no closed groups")
  }

  func finish() throws(CodecError) {
    let av = library.functions
    guard let codec, let format else { preconditionFailure("finishing twice") }
    try check(av.avcodec_send_frame(codec, nil), "encoding the last frames")
    try drain()
    try check(av.av_write_trailer(format), "completing the file")
    try check(av.avio_closep(&format.pointee.pb), "closing the file")
    close()
    try file.finishWrittenElsewhere()
  }

  func close() {
    let av = library.functions
    stream = nil
    if frame != nil { av.av_frame_free(&frame) }
    if packet != nil { av.av_packet_free(&packet) }
    if codec != nil { av.avcodec_free_context(&codec) }
    if let format {
      if format.pointee.pb != nil { _ = av.avio_closep(&format.pointee.pb) }
      av.avformat_free_context(format)
    }
    format = nil
  }
}

extension FrameKinds.Kind {
  /// libav's number for this kind.
  fileprivate var libavType: AVPictureType {
    switch self {
    case .any: AV_PICTURE_TYPE_NONE
    case .predicted: AV_PICTURE_TYPE_P
    case .bidirectional: AV_PICTURE_TYPE_B
    }
  }
}

extension VideoPlanes.Layout {
  /// libav's number for this layout.
  fileprivate var libavFormat: AVPixelFormat {
    switch self {
    case .yuv420p: AV_PIX_FMT_YUV420P
    case .yuv444p: AV_PIX_FMT_YUV444P
    case .yuva420p: AV_PIX_FMT_YUVA420P
    case .yuva444p10le: AV_PIX_FMT_YUVA444P10LE
    case .bgr0: AV_PIX_FMT_BGR0
    }
  }
}
