import CAV
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// A film through libav, step by step.
struct AVFilm {
  let folder: TemporaryFolder
  var settings = VideoSettings(encoder: "mpeg4")
  var choice: VideoEncoderChoice?
  var (width, height) = (48, 32)
  var rate = FrameRate(25)

  init() throws { folder = try TemporaryFolder() }

  init(_ settings: VideoSettings) throws {
    try self.init()
    self.settings = settings
  }

  var name: String { "a.\(settings.container.rawValue)" }
  var path: String { folder.file(name) }

  /// Opens a session; its file is known to nobody else.
  func session(_ library: AVLibrary) throws -> AVSession? {
    let usual = try #require(VideoEncoderChoice.candidates(for: settings).first)
    return try AVSession(
      library, choice ?? usual, settings, OutputFile(path: path), width: width, height: height,
      rate: rate)
  }

  /// Encodes a whole film, and returns what the session says of it.
  @discardableResult
  func encode(
    _ library: AVLibrary, frames: Int
  ) throws -> (packets: Int, duration: ExactTime, drift: ExactTime) {
    let session = try #require(try session(library))
    for number in 0..<frames {
      let picture = SyntheticFrames.noise(width: width, height: height, seed: UInt64(number))
      try session.encode(picture.planes(settings.layout), at: number)
    }
    try session.finish()
    return (session.packetCount, session.duration, session.roundingDrift)
  }
}

@Suite("AVSession")
struct AVSessionTests {
  /// An encoder for each container.
  static let settings = [
    VideoSettings(encoder: "mpeg4"), VideoSettings(container: .mov),
    VideoSettings(container: .webm),
  ]

  @Test(
    "stores as many pictures as it was given, for their time to the container's unit",
    arguments: settings, [1, 2, 9])
  func counts(settings: VideoSettings, frames: Int) throws {
    for rate in [FrameRate(25), FrameRate(30_000, per: 1001)] {
      var film = try AVFilm(settings)
      film.rate = rate
      let told = try film.encode(AVLibrary(), frames: frames)
      #expect(told.packets == frames)
      let exact = rate.start(of: frames)
      let millisecond = ExactTime(1, over: 1000)
      if settings.container == .webm {
        #expect(told.drift < millisecond)
        // The last picture is shown for a millisecond at least.
        #expect(told.duration > rate.start(of: frames - 1))
      } else {
        #expect(told.duration == exact)
        #expect(told.drift == .zero)
      }
      #expect(film.folder.names == [film.name])
      #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
    }
  }

  @Test("gives the same bytes twice", arguments: settings)
  func sameBytes(settings: VideoSettings) throws {
    let files = try (0..<2).map { _ in
      let film = try AVFilm(settings)
      try film.encode(AVLibrary(), frames: 5)
      return try film.folder.bytes(film.name)
    }
    #expect(files[0] == files[1])
    #expect(files[0].count > 1000)
  }

  @Test("puts the index of a QuickTime or MP4 film first", arguments: Array(settings.prefix(2)))
  func indexFirst(settings: VideoSettings) throws {
    let film = try AVFilm(settings)
    try film.encode(AVLibrary(), frames: 3)
    let file = try film.folder.bytes(film.name)
    let boxes = MP4Boxes(file)
    #expect(boxes.has("moov") && boxes.has("mdat"))
    let text = String(decoding: file, as: Unicode.ASCII.self)
    let (index, media) = (text.range(of: "moov"), text.range(of: "mdat"))
    #expect(try #require(index).lowerBound < #require(media).lowerBound)
    #expect(try boxes.table("stsz", columns: 1).count == 3)
  }

  @Test("is none where libavcodec lacks the encoder; nothing is begun")
  func noEncoder() throws {
    var film = try AVFilm()
    film.choice = VideoEncoderChoice(name: "nonsense", options: [])
    #expect(try film.session(AVLibrary()) == nil)
    #expect(film.folder.names.isEmpty)
  }

  @Test(
    "is refused what an encoder does not take, in libav's words; nothing is left",
    arguments: [
      ("b", "much"), ("qmin", "-7"), ("flags", "+nonsense"), ("global_quality", "1e99"),
    ])
  func refused(key: String, value: String) throws {
    var film = try AVFilm()
    film.choice = VideoEncoderChoice(name: "mpeg4", options: [(key, value)])
    let error = #expect(throws: CodecError.self) { try film.session(AVLibrary()) }
    guard case .refused(let path, "mpeg4", let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == film.path && !text.isEmpty)
    #expect(error?.remedy == .correctTheRequest)
    #expect(film.folder.names.isEmpty)
    #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
  }

  @Test("is refused an option that the encoder leaves unused, by its name")
  func unknownOption() throws {
    var film = try AVFilm()
    film.choice = VideoEncoderChoice(name: "mpeg4", options: [("bf", "0"), ("nonsense", "1")])
    let error = #expect(throws: CodecError.self) { try film.session(AVLibrary()) }
    #expect(
      error
        == .refused(path: film.path, encoder: "mpeg4", text: "does not know the option nonsense"))
    #expect(film.folder.names.isEmpty)
  }

  @Test(
    "is refused sides and rates beyond the format", arguments: [(9000, 16, 25), (48, 32, 90_000)])
  func huge(width: Int, height: Int, rate: Int) throws {
    var film = try AVFilm()
    (film.width, film.height, film.rate) = (width, height, FrameRate(rate))
    let error = #expect(throws: CodecError.self) { try film.session(AVLibrary()) }
    guard case .refused(_, "mpeg4", let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!text.isEmpty)
    #expect(film.folder.names.isEmpty)
  }

  @Test("takes names that look like protocols and patterns as they are")
  func names() throws {
    for name in ["pipe:1.mov", "a%03d.mov", "http:a.mov", "-.mov"] {
      let film = try AVFilm(VideoSettings(container: .mov))
      let writer = try VideoWriter(
        OutputFile(path: film.folder.file(name)), width: 16, height: 16, rate: FrameRate(5),
        settings: film.settings)
      try writer.write(Pixmap(width: 16, height: 16), number: 0)
      _ = try writer.finish()
      #expect(film.folder.names == [name])
    }
  }

  @Test("keeps the planes that it was lent for as long as an encoder holds them")
  func loans() throws {
    let film = try AVFilm(VideoSettings(container: .webm))
    let session = try #require(try film.session(AVLibrary()))
    var planes = SyntheticFrames.noise(width: 48, height: 32, seed: 1).planes(.yuva420p)
    let before = planes
    try session.encode(planes, at: 0)
    // A change here is a change of a copy.
    for index in planes.planes.indices {
      for place in planes.planes[index].indices { planes.planes[index][place] = 0 }
    }
    try session.finish()
    let other = try AVFilm(VideoSettings(container: .webm))
    let again = try #require(try other.session(AVLibrary()))
    try again.encode(before, at: 0)
    try again.finish()
    #expect(try film.folder.bytes("a.webm") == other.folder.bytes("a.webm"))
  }

  @Test("gives nothing back twice: it ends when it goes on after the end")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let film = try AVFilm()
      let session = try #require(try film.session(AVLibrary()))
      session.close()
      session.close()
      try session.encode(Pixmap(width: 48, height: 32).planes(.yuv420p), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      let film = try AVFilm()
      let session = try #require(try film.session(AVLibrary()))
      try session.finish()
      try session.finish()
    }
  }
}

/// libav as it is: C functions that call it hold nothing else.
private var real: cav_functions {
  guard let library = try? AVLibrary() else { fatalError("libav is not there") }
  return library.functions
}

extension FailingLibraryTests {
  @Suite("AVSession, when libav fails", .serialized)
  struct AV {
    /// What is made, and what gives it back.
    static let pairs = [
      ("avformat_alloc_output_context2", "avformat_free_context"),
      ("avcodec_alloc_context3", "avcodec_free_context"), ("av_packet_alloc", "av_packet_free"),
      ("av_frame_alloc", "av_frame_free"), ("avio_open", "avio_closep"),
      ("av_buffer_create", "av_buffer_unref"),
    ]

    /// libav with its calls counted.
    static var counted: AVLibrary {
      var table = real
      countMaking(&table)
      countWork(&table)
      table.avformat_free_context = { context in
        _ = CallLog.enter("avformat_free_context")
        real.avformat_free_context(context)
      }
      table.avcodec_free_context = { context in
        _ = CallLog.enter("avcodec_free_context")
        real.avcodec_free_context(context)
      }
      table.av_packet_free = { packet in
        _ = CallLog.enter("av_packet_free")
        real.av_packet_free(packet)
      }
      table.av_frame_free = { frame in
        _ = CallLog.enter("av_frame_free")
        real.av_frame_free(frame)
      }
      table.av_buffer_unref = { buffer in
        _ = CallLog.enter("av_buffer_unref")
        real.av_buffer_unref(buffer)
      }
      table.avio_closep = { context in
        // Even a file that could not be completed is closed.
        let mayGoOn = CallLog.enter("avio_closep")
        let status = real.avio_closep(context)
        return mayGoOn ? status : -EIO
      }
      return AVLibrary(functions: table)
    }

    private static func countMaking(_ table: inout cav_functions) {
      table.avformat_alloc_output_context2 = { context, format, name, file in
        CallLog.enter("avformat_alloc_output_context2")
          ? real.avformat_alloc_output_context2(context, format, name, file) : -ENOMEM
      }
      table.avcodec_alloc_context3 = { codec in
        CallLog.enter("avcodec_alloc_context3") ? real.avcodec_alloc_context3(codec) : nil
      }
      table.avformat_new_stream = { context, codec in
        CallLog.enter("avformat_new_stream") ? real.avformat_new_stream(context, codec) : nil
      }
      table.av_packet_alloc = { CallLog.enter("av_packet_alloc") ? real.av_packet_alloc() : nil }
      table.av_frame_alloc = { CallLog.enter("av_frame_alloc") ? real.av_frame_alloc() : nil }
      table.av_buffer_create = { data, size, free, opaque, flags in
        CallLog.enter("av_buffer_create")
          ? real.av_buffer_create(data, size, free, opaque, flags) : nil
      }
      table.av_dict_set = { dictionary, key, value, flags in
        CallLog.enter("av_dict_set")
          ? real.av_dict_set(dictionary, key, value, flags) : -ENOMEM
      }
    }

    private static func countWork(_ table: inout cav_functions) {
      table.avcodec_open2 = { context, codec, options in
        CallLog.enter("avcodec_open2") ? real.avcodec_open2(context, codec, options) : -EINVAL
      }
      table.avcodec_parameters_from_context = { parameters, context in
        CallLog.enter("avcodec_parameters_from_context")
          ? real.avcodec_parameters_from_context(parameters, context) : -ENOMEM
      }
      table.avio_open = { context, url, flags in
        CallLog.enter("avio_open") ? real.avio_open(context, url, flags) : -EACCES
      }
      table.avformat_write_header = { context, options in
        CallLog.enter("avformat_write_header")
          ? real.avformat_write_header(context, options) : -EINVAL
      }
      table.avcodec_send_frame = { context, frame in
        CallLog.enter(frame == nil ? "flush" : "avcodec_send_frame")
          ? real.avcodec_send_frame(context, frame) : -EINVAL
      }
      table.avcodec_receive_packet = { context, packet in
        CallLog.enter("avcodec_receive_packet")
          ? real.avcodec_receive_packet(context, packet) : -EINVAL
      }
      table.av_interleaved_write_frame = { context, packet in
        CallLog.enter("av_interleaved_write_frame")
          ? real.av_interleaved_write_frame(context, packet) : -ENOSPC
      }
      table.av_write_trailer = { context in
        CallLog.enter("av_write_trailer") ? real.av_write_trailer(context) : -EIO
      }
    }

    /// A function that fails, at which of its calls, and what was being done.
    static let faults: [(function: String, call: Int, action: String)] = [
      ("avformat_alloc_output_context2", 1, "starting the container"),
      ("avcodec_alloc_context3", 1, "starting the encoder"),
      ("av_dict_set", 1, "opening mpeg4"), ("av_dict_set", 2, "opening mpeg4"),
      ("avcodec_open2", 1, "mpeg4 refuses"), ("avformat_new_stream", 1, "adding a stream"),
      ("avcodec_parameters_from_context", 1, "describing the stream"),
      ("avio_open", 1, "creating the file"), ("avformat_write_header", 1, "writing the header"),
      ("av_packet_alloc", 1, "making a packet"), ("av_frame_alloc", 1, "making a frame"),
      ("av_buffer_create", 1, "making a frame"), ("av_buffer_create", 4, "making a frame"),
      ("avcodec_send_frame", 1, "encoding frame 0"), ("avcodec_send_frame", 5, "encoding frame 4"),
      ("avcodec_receive_packet", 1, "encoding"), ("avcodec_receive_packet", 6, "encoding"),
      ("av_interleaved_write_frame", 1, "writing"), ("av_interleaved_write_frame", 3, "writing"),
      ("flush", 1, "encoding the last frames"), ("av_write_trailer", 1, "completing the file"),
      ("avio_closep", 1, "closing the file"),
    ]

    @Test("whatever fails is told, all is given back once, and nothing is left", arguments: faults)
    func fault(function: String, call: Int, action: String) throws {
      let film = try AVFilm()
      CallLog.begin(failing: function, call: call)
      let error = #expect(throws: CodecError.self) { try film.encode(Self.counted, frames: 6) }
      #expect(CallLog.hasFailed)
      #expect(error?.description.contains(": \(action)") == true, "\(String(describing: error))")
      for (make, free) in Self.pairs where make != function || free != "avio_closep" {
        let freed = CallLog.successes(free) + (free == function ? 1 : 0)
        #expect(CallLog.successes(make) == freed, "\(make)")
      }
      #expect(film.folder.names.isEmpty)
      #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
    }

    @Test("a film that nothing happens to gives back what it took")
    func whole() throws {
      let film = try AVFilm()
      CallLog.begin()
      try film.encode(Self.counted, frames: 6)
      for (make, free) in Self.pairs {
        #expect(CallLog.successes(make) > 0)
        #expect(CallLog.successes(make) == CallLog.successes(free), "\(make)")
      }
    }

    @Test("a session that is closed, twice, or forgotten gives back what it took")
    func forgotten() throws {
      let film = try AVFilm()
      CallLog.begin()
      do {
        let session = try #require(try film.session(Self.counted))
        session.close()
        session.close()
        _ = try film.session(Self.counted)
      }
      for (make, free) in Self.pairs {
        #expect(CallLog.successes(make) == CallLog.successes(free), "\(make)")
      }
      #expect(CallLog.successes("avcodec_alloc_context3") == 2)
      #expect(film.folder.names.isEmpty)
    }

    @Test("says that there is no memory, and that a disk is full, by what can be done")
    func remedies() throws {
      for (function, remedy) in [
        ("av_interleaved_write_frame", CodecError.Remedy.makeRoom),
        ("avio_open", .chooseAnotherPlace), ("av_packet_alloc", .makeRoom),
        ("avcodec_open2", .correctTheRequest),
      ] {
        let film = try AVFilm()
        CallLog.begin(failing: function)
        let error = #expect(throws: CodecError.self) { try film.encode(Self.counted, frames: 3) }
        #expect(error?.remedy == remedy, "\(function)")
      }
    }
  }
}

@Suite("LibraryScaler")
struct LibraryScalerTests {
  private static func flat(_ color: UInt32) -> Pixmap {
    var pixmap = Pixmap(width: 16, height: 8)
    for y in 0..<8 { for x in 0..<16 { pixmap[x, y] = 0xff00_0000 | color } }
    return pixmap
  }

  @Test(
    "agrees with our own conversion on flat colours within a level",
    arguments: [0, 0xff_ffff, 0x34c759, 0x0000ff, 0x00ff00, 0xff0000, 0x808080] as [UInt32])
  func agrees(color: UInt32) throws {
    let scaler = try LibraryScaler(width: 16, height: 8)
    let pixmap = Self.flat(color)
    let (theirs, ours) = (scaler.planes(of: pixmap), pixmap.planes(.yuv420p))
    #expect(theirs.rowSizes == ours.rowSizes)
    for (theirs, ours) in zip(theirs.planes, ours.planes) {
      #expect(theirs.count == ours.count)
      #expect(zip(theirs, ours).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
    }
  }

  @Test("gives the same planes twice, one scaler or two")
  func same() throws {
    let picture = SyntheticFrames.photograph(width: 16, height: 8)
    let scaler = try LibraryScaler(width: 16, height: 8)
    let first = scaler.planes(of: picture)
    _ = scaler.planes(of: Self.flat(0xff))
    #expect(scaler.planes(of: picture) == first)
    #expect(try LibraryScaler(width: 16, height: 8).planes(of: picture) == first)
  }

  @Test(
    "refuses sides that are odd, none, or beyond all memory",
    arguments: [(15, 8), (16, 7), (0, 8), (16, 0), (-2, 2), (1 << 40, 2)])
  func sizes(width: Int, height: Int) {
    let error = #expect(throws: CodecError.self) {
      _ = try LibraryScaler(width: width, height: height)
    }
    #expect(error?.remedy == .correctTheRequest)
  }

  @Test("takes pictures of its size alone")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      _ = try LibraryScaler(width: 16, height: 8).planes(of: Pixmap(width: 8, height: 8))
    }
  }
}
