internal import CAV
internal import Foundation

/// A film's file, opened by libav: its packets one by one, and the frames that they are decoded to.
final class VideoFile {
  /// What a decoder has.
  enum Decoded {
    case frame(UnsafeMutablePointer<AVFrame>)
    /// It waits for the next packet.
    case more
    case end
  }

  let width: Int
  let height: Int
  /// Parts of a second by which times are counted: so many, of so many.
  let timeBase: (parts: Int, seconds: Int)

  private let functions: cav_reader_functions
  private let path: String
  private let container: VideoReader.Container
  private let index: Int32
  private var format: UnsafeMutablePointer<AVFormatContext>?
  private var codec: UnsafeMutablePointer<AVCodecContext>?
  private var packet: UnsafeMutablePointer<AVPacket>?
  private var frame: UnsafeMutablePointer<AVFrame>?

  /// Opens a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - container: Its format.
  ///   - bytes: What is in it; `nil` if it is to be read from there.
  ///   - folder: Where libav is, ending in `/`; empty for where the system looks.
  /// - Throws: ``CodecError``.
  init(
    _ path: String, _ container: VideoReader.Container, _ bytes: [UInt8]?, folder: String
  ) throws(CodecError) {
    var reason = SystemCall.messageBuffer
    guard let table = cav_load_reader(folder, &reason, reason.count) else {
      throw .missingLibrary(
        file: AVLibrary.file, package: AVLibrary.package, reason: SystemCall.text(reason))
    }
    let functions = table.pointee
    var format: UnsafeMutablePointer<AVFormatContext>?
    let kind = functions.av_find_input_format(container.rawValue)
    // "file:" keeps colons in names apart from protocols; libav takes bytes as an address that holds them.
    let place = bytes.map { "data:image/x;base64,\(Data($0).base64EncodedString())" }
    let opened = functions.avformat_open_input(&format, place ?? "file:\(path)", kind, nil)
    var index = opened
    if opened >= 0 { index = functions.avformat_find_stream_info(format, nil) }
    if index >= 0 {
      index = functions.av_find_best_stream(format, AVMEDIA_TYPE_VIDEO, -1, -1, nil, 0)
    }
    guard index >= 0, let found = format,
      let stream = found.pointee.streams[Int(index)]
    else {
      functions.avformat_close_input(&format)
      throw Self.error(functions, index, path, "cannot be read as a film")
    }
    let parameters = stream.pointee.codecpar.pointee
    (width, height) = (Int(parameters.width), Int(parameters.height))
    let base = stream.pointee.time_base
    timeBase = (Int(max(base.num, 1)), Int(max(base.den, 1)))
    (self.functions, self.path, self.container) = (functions, path, container)
    (self.index, self.format) = (index, format)
    packet = functions.av_packet_alloc()
    frame = functions.av_frame_alloc()
    guard packet != nil, frame != nil else {
      throw .system(path: path, action: "making a frame", number: SystemCall.outOfMemory)
    }
    guard width > 0, height > 0, width * height <= PNGReader.greatestPixelCount else {
      throw .unsupportedSize(
        path: path, width: width, height: height,
        accepted: "1 to \(PNGReader.greatestPixelCount) pixels")
    }
  }

  deinit {
    functions.av_frame_free(&frame)
    functions.av_packet_free(&packet)
    functions.avcodec_free_context(&codec)
    functions.avformat_close_input(&format)
  }

  // MARK: Errors

  /// What libav's number says of a file: what the system refused can be mended, all else is what is in the file.
  private static func error(
    _ functions: cav_reader_functions, _ status: Int32, _ path: String, _ words: String
  ) -> CodecError {
    if status < 0, SystemCall.remedy(for: -status) != .none {
      return .system(path: path, action: "reading", number: -status)
    }
    var text = SystemCall.messageBuffer
    _ = functions.av_strerror(status, &text, text.count)
    let reason = SystemCall.text(text)
    cav_take_log(&text, text.count)
    let logged = SystemCall.text(text)
    return .malformed(
      path: path, reason: "\(words): \(reason)" + (logged.isEmpty ? "" : " (\(logged))"))
  }

  private func check(_ status: Int32, _ words: String) throws(CodecError) {
    if status < 0 { throw Self.error(functions, status, path, words) }
  }

  // MARK: Packets

  /// The film's next packet, to be released before the next is asked for; `nil` after the last.
  func nextPacket() throws(CodecError) -> UnsafeMutablePointer<AVPacket>? {
    guard let format, let packet else { return nil }
    while true {
      let status = functions.av_read_frame(format, packet)
      if status == cav_error_end_of_file() { return nil }
      try check(status, "is damaged")
      if packet.pointee.stream_index == index { return packet }
      functions.av_packet_unref(packet)
    }
  }

  /// Gives the packet back.
  func releasePacket() { if let packet { functions.av_packet_unref(packet) } }

  /// Refuses a film that ends before it should.
  ///
  /// - Parameters:
  ///   - pictures: How many packets there were.
  ///   - bytes: How long they were together.
  /// - Throws: ``CodecError/malformed(path:reason:)``.
  func checkEnd(pictures: Int, bytes: Int) throws(CodecError) {
    guard let format, let stream = format.pointee.streams[Int(index)] else { return }
    func cutOff(_ words: String) -> CodecError {
      .malformed(path: path, reason: "the film is cut off: \(words)")
    }
    let said = Int(stream.pointee.nb_frames)
    if said > pictures { throw cutOff("\(pictures) of \(said) pictures are there") }
    switch container {
    case .quickTime, .jpeg: break
    case .webm:
      // A Matroska file says how long it is; of one picture less nobody can tell.
      let stated = ExactTime(Int(max(format.pointee.duration, 0)), over: Int(AV_TIME_BASE)).seconds
      let rate = stream.pointee.avg_frame_rate
      let usual = rate.num > 0 ? Double(rate.den) / Double(rate.num) : 0
      let shown = Double(pictures) * usual
      if usual > 0, format.pointee.nb_streams == 1, stated > shown + 1.5 * usual {
        throw cutOff("\(shown) of \(stated) seconds are there")
      }
    case .y4m:
      // A line, and for each picture a line of a word before its bytes.
      guard let file = FileHandle(forReadingAtPath: path),
        let start = try? file.read(upToCount: 4096), let size = try? file.seekToEnd()
      else { return }
      let head = (start.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
      let marks = "FRAME\n".utf8.count * pictures
      if Int(size) - head - marks - bytes > 0 { throw cutOff("its last picture is not whole") }
    }
  }

  // MARK: Decoding

  /// Opens the decoder.
  ///
  /// - Throws: ``CodecError``: there is none for this film, or it refuses.
  func openDecoder() throws(CodecError) {
    guard let format, let stream = format.pointee.streams[Int(index)] else { return }
    let parameters = stream.pointee.codecpar
    let number = parameters?.pointee.codec_id ?? AV_CODEC_ID_NONE
    var decoder = functions.avcodec_find_decoder(number)
    // libav's own decoder of VP9 does not know of alpha.
    if number == AV_CODEC_ID_VP9, let full = functions.avcodec_find_decoder_by_name("libvpx-vp9") {
      decoder = full
    }
    guard let decoder, let codec = functions.avcodec_alloc_context3(decoder) else {
      throw .unsupported(path: path, reason: "no decoder for it in the installed libavcodec")
    }
    self.codec = codec
    try check(functions.avcodec_parameters_to_context(codec, parameters), "has no decoder")
    codec.pointee.err_recognition = AV_EF_EXPLODE
    try check(functions.avcodec_open2(codec, decoder, nil), "cannot be decoded")
  }

  /// Gives the decoder the next packet.
  ///
  /// - Parameter number: The picture that is waited for.
  /// - Returns: Whether there was one.
  /// - Throws: ``CodecError``.
  func feed(_ number: Int) throws(CodecError) -> Bool {
    guard let codec else { return false }
    let packet = try nextPacket()
    defer { releasePacket() }
    try check(
      functions.avcodec_send_packet(codec, packet), "picture \(number) or the next is damaged")
    return packet != nil
  }

  /// What the decoder has.
  ///
  /// - Parameter number: The picture that is waited for.
  /// - Returns: A frame, lent until the next is asked for; or what the decoder waits for.
  /// - Throws: ``CodecError``.
  func decoded(_ number: Int) throws(CodecError) -> Decoded {
    guard let codec, let frame else { return .end }
    let status = functions.avcodec_receive_frame(codec, frame)
    if status == cav_error_again() { return .more }
    if status == cav_error_end_of_file() { return .end }
    try check(status, "picture \(number) is damaged")
    let isDamaged =
      frame.pointee.decode_error_flags != 0 || frame.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0
    let isOther = Int(frame.pointee.width) != width || Int(frame.pointee.height) != height
    if isDamaged || isOther {
      throw .malformed(
        path: path, reason: "picture \(number) is \(isDamaged ? "damaged" : "of another size")")
    }
    return .frame(frame)
  }
}
