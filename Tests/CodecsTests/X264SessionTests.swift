import CX264
import Foundation
import MediaSupport
import Pixels
import Synchronization
import Testing

@testable import Codecs

/// A film through libx264, step by step.
struct X264Film {
  let folder: TemporaryFolder
  var settings = VideoSettings()
  var options: [(key: String, value: String)]?
  var (width, height) = (48, 32)
  let rate = FrameRate(30_000, per: 1001)

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.file("a.mp4") }

  /// Opens a session; its file is known to nobody else.
  func session(_ library: X264Library) throws -> X264Session {
    let usual = try #require(VideoEncoderChoice.candidates(for: settings).first)
    let choice = VideoEncoderChoice(
      name: usual.name, maker: .x264, options: options ?? usual.options)
    return try X264Session(
      library, choice, settings, OutputFile(path: path), width: width, height: height, rate: rate)
  }

  /// Picture `number`, noise that needs bytes.
  func planes(_ number: Int) -> VideoPlanes {
    SyntheticFrames.noise(width: width, height: height, seed: UInt64(number))
      .planes(settings.layout)
  }

  /// Encodes a whole film, and returns how many pictures the session says that it stored.
  @discardableResult
  func encode(_ library: X264Library, frames: Int) throws -> Int {
    let session = try session(library)
    for number in 0..<frames { try session.encode(planes(number), at: number) }
    try session.finish()
    return session.packetCount
  }
}

@Suite("X264Session")
struct X264SessionTests {
  static let settings = [
    VideoSettings(), VideoSettings(chroma: .full, threadCount: 1),
    VideoSettings(isLossless: true, threadCount: 3), VideoSettings(quality: 0),
    VideoSettings(quality: 100, threadCount: 16),
  ]

  @Test(
    "stores every picture whole: the index and the pictures fill the file, units fill each picture",
    arguments: settings, [1, 2, 5, 60])
  func whole(settings: VideoSettings, frames: Int) throws {
    var film = try X264Film()
    film.settings = settings
    #expect(try film.encode(X264Library(), frames: frames) == frames)
    let file = try film.folder.bytes("a.mp4")
    let boxes = MP4Boxes(file)
    let sizes = try boxes.table("stsz", columns: 1).map { $0[0] }
    #expect(sizes.count == frames)
    var place = file.count - sizes.reduce(0, +)
    #expect(try boxes.table("stco", columns: 1)[0][0] == place)
    let keys =
      boxes.has("moov/trak/mdia/minf/stbl/stss")
      ? try boxes.table("stss", columns: 1).map { $0[0] - 1 } : Array(0..<frames)
    #expect(keys.first == 0)
    for (number, size) in sizes.enumerated() {
      let units = try #require(H264Units(file[place..<place + size]), "picture \(number)")
      // A picture that is decoded alone says so, and the first brings what the encoder says of itself.
      #expect((units.count(.slicesAlone) > 0) == keys.contains(number))
      #expect((units.count(.slice) > 0) != keys.contains(number))
      #expect(units.count(.remark) == (number == 0 ? 1 : 0))
      // Parameter sets are in the index.
      #expect(units.count(.sequence) == 0 && units.count(.picture) == 0)
      place += size
    }
  }

  @Test("does not keep, or change, the planes that it is shown")
  func planes() throws {
    let film = try X264Film()
    let session = try film.session(X264Library())
    let planes = (0..<20).map(film.planes)
    let before = planes.map { $0.planes.map { Array($0) } }
    for (number, picture) in planes.enumerated() { try session.encode(picture, at: number) }
    try session.finish()
    #expect(planes.map(\.planes) == before)
  }

  @Test(
    "is refused an option that libx264 does not know, or a value that is none",
    arguments: [("nonsense", "1"), ("crf", "high"), ("partitions", "")])
  func options(key: String, value: String) throws {
    var film = try X264Film()
    film.options = [(key, value)]
    if key == "partitions" {
      // What is no fault is taken.
      _ = try film.session(X264Library())
      return
    }
    let error = #expect(throws: CodecError.self) { try film.session(X264Library()) }
    #expect(
      error
        == .refused(path: film.path, encoder: "libx264", text: "no option \(key)=\(value)"))
    #expect(error?.remedy == .correctTheRequest)
    #expect(film.folder.names.isEmpty)
  }

  @Test("is refused sides beyond the encoder's, in its words", arguments: [16_386, 1 << 20])
  func huge(width: Int) throws {
    var film = try X264Film()
    (film.width, film.height) = (width, 2)
    let error = #expect(throws: CodecError.self) { try film.session(X264Library()) }
    guard case .refused(_, "libx264", let text) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(text.contains("\(width)x2"))
    #expect(film.folder.names.isEmpty)
    #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
  }

  @Test("takes the widest picture that there is")
  func widest() throws {
    var film = try X264Film()
    (film.width, film.height) = (16_384, 2)
    #expect(try film.encode(X264Library(), frames: 2) == 2)
    let boxes = MP4Boxes(try film.folder.bytes("a.mp4"))
    #expect(try boxes.table("stsz", columns: 1).count == 2)
  }

  @Test("looks ahead by less the larger the pictures are, within its bounds")
  func lookAhead() throws {
    var last = Int.max
    for side in [2, 64, 500, 1000, 1920, 4096, 16_384] {
      let options = X264Recipe.options(width: side, height: side)
      let lead = try #require(
        options.first { $0.key == "sync-lookahead" }.flatMap { Int($0.value) })
      #expect((3...12).contains(lead) && lead <= last)
      last = lead
    }
    #expect(last == 3)
  }

  @Test(
    "names the processor's instructions only where a row is no whole number of eight macroblocks")
  func instructions() {
    for width in stride(from: 2, through: 1024, by: 2) {
      let isNamed = X264Recipe.options(width: width, height: 64).contains { $0.key == "asm" }
      let isWhole = ((width + 15) / 16).isMultiple(of: 8)
      #expect(isNamed == (!isWhole && cx264_has_avx512() != 0))
    }
  }

  @Test("gives nothing back twice: it ends when it goes on after the end")
  func misuse() async {
    await #expect(processExitsWith: .failure) {
      let film = try X264Film()
      let session = try film.session(X264Library())
      session.close()
      session.close()
      // Until here nothing is wrong.
      try film.folder.capture("reached") { _ in }
      try session.encode(film.planes(0), at: 0)
    }
    await #expect(processExitsWith: .failure) {
      let film = try X264Film()
      let session = try film.session(X264Library())
      try session.encode(film.planes(0), at: 0)
      try session.finish()
      try session.finish()
    }
  }
}

/// libx264 as it is: C functions that call it hold nothing else.
private var real: cx264_functions {
  guard let library = try? X264Library() else { fatalError("libx264 is not there") }
  return library.functions
}

extension FailingLibraryTests {
  @Suite("X264Session, when libx264 fails", .serialized)
  struct X264 {
    private static let closed = DispatchSemaphore(value: 0)

    /// libx264 with its calls counted.
    static func counted() throws -> X264Library {
      var table = try X264Library().functions
      table.param_default_preset = { parameters, preset, tune in
        CallLog.enter("preset") ? real.param_default_preset(parameters, preset, tune) : -1
      }
      table.encoder_open = { parameters in
        if CallLog.enter("memory to open") {
          return CallLog.enter("open") ? real.encoder_open(parameters) : nil
        }
        errno = ENOMEM
        return nil
      }
      table.encoder_headers = { encoder, units, count in
        guard CallLog.enter("headers") else { return -1 }
        let status = real.encoder_headers(encoder, units, count)
        // Without the last of its units, which may be the parameters of pictures or the remark.
        if !CallLog.enter("all headers") { count?.pointee = 1 }
        if !CallLog.enter("remark") { count?.pointee = 2 }
        return status
      }
      table.encoder_encode = { encoder, units, count, picture, shown in
        if !CallLog.enter("memory") {
          errno = ENOMEM
          return -1
        }
        return CallLog.enter(picture == nil ? "flush" : "encode")
          ? real.encoder_encode(encoder, units, count, picture, shown) : -1
      }
      table.param_cleanup = { parameters in
        _ = CallLog.enter("cleanup")
        real.param_cleanup(parameters)
      }
      table.encoder_close = { encoder in
        _ = CallLog.enter("close")
        real.encoder_close(encoder)
        FailingLibraryTests.X264.closed.signal()
      }
      return X264Library(functions: table)
    }

    /// Waits for the encoders that were opened and says whether each was closed once.
    private static func closesAll() -> Bool {
      let opened = CallLog.successes("open")
      for _ in 0..<opened where closed.wait(timeout: .now() + 20) == .timedOut { return false }
      return CallLog.successes("close") == opened
    }

    @Test(
      "opening fails: the encoder's words, nothing left",
      arguments: ["preset", "open", "headers", "all headers"])
    func opening(function: String) throws {
      let film = try X264Film()
      let library = try Self.counted()
      _ = library.complaint(otherwise: "")
      CallLog.begin(failing: function)
      let error = #expect(throws: CodecError.self) { try film.session(library) }
      #expect(CallLog.hasFailed)
      let words = [
        "preset": "no preset veryfast", "open": "cannot be opened", "headers": "gives no headers",
        "all headers": "gives no headers",
      ]
      #expect(
        error == .refused(path: film.path, encoder: "libx264", text: words[function] ?? ""))
      #expect(Self.closesAll())
      #expect(CallLog.successes("cleanup") == 1)
      #expect(film.folder.names.isEmpty)
      #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
    }

    @Test(
      "without memory that is what is told, and nothing is left",
      arguments: [
        ("memory to open", 1, "opening libx264"), ("memory", 1, "encoding frame 0"),
        ("memory", 4, "encoding frame 3"),
      ])
    func memory(function: String, call: Int, action: String) throws {
      let film = try X264Film()
      CallLog.begin(failing: function, call: call)
      let error = #expect(throws: CodecError.self) { try film.encode(Self.counted(), frames: 9) }
      #expect(error == .system(path: film.path, action: action, number: ENOMEM))
      #expect(error?.remedy == .makeRoom)
      #expect(Self.closesAll())
      #expect(film.folder.names.isEmpty)
    }

    @Test("an encoder that says nothing of itself makes a film all the same")
    func withoutRemark() throws {
      let film = try X264Film()
      CallLog.begin(failing: "remark")
      #expect(try film.encode(Self.counted(), frames: 3) == 3)
      #expect(CallLog.hasFailed)
      #expect(Self.closesAll())
      #expect(film.folder.names == ["a.mp4"])
    }

    @Test(
      "encoding fails: the frame is named, nothing left",
      arguments: [("encode", 1), ("encode", 2), ("encode", 7), ("flush", 1), ("flush", 2)])
    func encoding(function: String, call: Int) throws {
      let film = try X264Film()
      let library = try Self.counted()
      _ = library.complaint(otherwise: "")
      CallLog.begin(failing: function, call: call)
      let error = #expect(throws: CodecError.self) { try film.encode(library, frames: 9) }
      #expect(CallLog.hasFailed)
      let action = function == "encode" ? "encoding frame \(call - 1)" : "encoding the last frames"
      #expect(
        error == .library(path: film.path, action: action, number: 0, text: "libx264 failed"))
      #expect(error?.remedy == CodecError.Remedy.none)
      #expect(Self.closesAll())
      #expect(film.folder.names.isEmpty)
      #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
    }

    @Test("an encoder is closed once, whoever closes it: the end, a caller, or nobody")
    func closing() throws {
      let film = try X264Film()
      CallLog.begin()
      let library = try Self.counted()
      try film.encode(library, frames: 2)
      let twice = try film.session(library)
      twice.close()
      twice.close()
      do { _ = try film.session(library) }
      #expect(CallLog.successes("open") == 3)
      withExtendedLifetime(twice) { #expect(Self.closesAll()) }
      #expect(film.folder.names == ["a.mp4"])
    }
  }
}
