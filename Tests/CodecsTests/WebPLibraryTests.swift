import CWebP
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// A film through libwebp, step by step.
struct WebPFilm {
  let folder: TemporaryFolder
  var settings = WebPSettings()
  var rate = FrameRate(25)
  var (width, height) = (24, 18)

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.file("a.webp") }

  func writer(_ library: WebPLibrary? = nil) throws -> WebPWriter {
    let file = try OutputFile(path: path)
    return try WebPWriter(file, width: width, height: height, rate: rate, settings: settings) {
      () throws(CodecError) in
      if let library { library } else { try WebPLibrary() }
    }
  }

  /// Writes a whole film.
  @discardableResult
  func write(_ frames: [Pixmap], _ library: WebPLibrary? = nil) throws -> FileSummary {
    let writer = try writer(library)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    return try writer.finish()
  }
}

@Suite("WebPWriter and libwebp")
struct WebPLibraryTests {
  static let films: [(name: String, frames: [Pixmap])] = [
    ("opaque", (0..<5).map { SyntheticFrames.interface(width: 24, height: 18, step: $0) }),
    (
      "clear",
      (0..<5).map { SyntheticFrames.interface(width: 24, height: 18, step: $0, isOpaque: false) }
    ),
    ("noise", (0..<3).map { SyntheticFrames.noise(width: 24, height: 18, seed: UInt64($0)) }),
    ("one", [SyntheticFrames.photograph(width: 24, height: 18)]),
    (
      "clear and opaque by turns",
      (0..<6).map {
        SyntheticFrames.interface(width: 24, height: 18, step: $0, isOpaque: $0 % 2 == 0)
      }
    ),
  ]

  @Test("a lossless film is shown pixel by pixel, each frame for its time")
  func lossless() throws {
    for (name, frames) in Self.films {
      let film = try WebPFilm()
      let summary = try film.write(frames)
      let played = try #require(WebPPlayer(film.folder.bytes("a.webp")), "\(name)")
      #expect(played.width == 24 && played.height == 18)
      #expect(played.shown.count == summary.storedFrames)
      // A still has no time.
      if frames.count > 1 {
        #expect(played.shown.last?.end == film.rate.start(of: frames.count).rounded(to: 1000))
      }
      for (number, frame) in frames.enumerated() {
        let time = film.rate.start(of: number).rounded(to: 1000)
        let shown = try #require(played.shown.first { $0.end > time || frames.count == 1 })
        #expect(Self.areAlike(shown.bytes, frame.straightBytes), "\(name) \(number)")
      }
    }
  }

  /// Whether two straight pictures look alike: the colours of clear pixels are nobody's.
  private static func areAlike(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard a.count == b.count else { return false }
    return stride(from: 0, to: a.count, by: 4).allSatisfy { place in
      let isClear = a[place + 3] == 0 && b[place + 3] == 0
      return isClear || a[place..<place + 4] == b[place..<place + 4]
    }
  }

  @Test("a lossy film keeps alpha, and is the nearer to its frames the better it is to be")
  func lossy() throws {
    let frames = Self.films[1].frames
    var last = Int.max
    for quality in [0, 50, 100] {
      var film = try WebPFilm()
      film.settings.quality = quality
      try film.write(frames)
      let played = try #require(WebPPlayer(film.folder.bytes("a.webp")))
      var error = 0
      for (shown, frame) in zip(played.shown, frames) {
        let bytes = frame.straightBytes
        for place in stride(from: 0, to: bytes.count, by: 4) where bytes[place + 3] == 255 {
          #expect(shown.bytes[place + 3] == 255)
          for part in place..<place + 3 { error += abs(Int(shown.bytes[part]) - Int(bytes[part])) }
        }
      }
      #expect(error <= last)
      last = error
    }
  }

  @Test("a file that is cut off anywhere is refused")
  func cutOff() throws {
    let film = try WebPFilm()
    try film.write(Self.films[1].frames)
    let file = try film.folder.bytes("a.webp")
    #expect(WebPPlayer(file) != nil)
    for length in 0..<file.count { #expect(WebPPlayer(Array(file[..<length])) == nil) }
  }

  @Test(
    "takes sides up to the format's 16383 and no farther",
    arguments: [(16_383, 1), (1, 16_383), (16_384, 1), (1, 16_384), (0, 1), (1, 0)])
  func sides(width: Int, height: Int) throws {
    var film = try WebPFilm()
    (film.width, film.height) = (width, height)
    if max(width, height) < 16_384, min(width, height) > 0 {
      try film.write([SyntheticFrames.noise(width: width, height: height, seed: 1)])
      let played = try #require(WebPPlayer(film.folder.bytes("a.webp")))
      #expect((played.width, played.height) == (width, height))
    } else {
      let error = #expect(throws: CodecError.self) { _ = try film.writer() }
      #expect(error?.remedy == .correctTheRequest)
      #expect(film.folder.names.isEmpty)
    }
  }

  @Test("refuses numbers of plays that two bytes do not hold", arguments: [-1, 65_536, Int.max])
  func plays(count: Int) throws {
    var film = try WebPFilm()
    film.settings.playCount = count
    let error = #expect(throws: CodecError.self) { _ = try film.writer() }
    #expect(error?.description.contains("0 to 65535 times") == true)
    film.settings.playCount = 65_535
    try film.write(Self.films[0].frames)
    #expect(WebPWriterTests.timing(try film.folder.bytes("a.webp")).plays == 65_535)
  }

  @Test("what is written after the end is refused, and abandoning twice does nothing")
  func misuse() throws {
    let film = try WebPFilm()
    let frame = Self.films[0].frames[0]
    let writer = try film.writer()
    try writer.write(frame, number: 0)
    writer.abandon()
    writer.abandon()
    #expect(film.folder.names.isEmpty)
    #expect(throws: CodecError.self) { try writer.write(frame, number: 1) }
    #expect(throws: CodecError.self) { _ = try writer.finish() }
    let finished = try film.writer()
    try finished.write(frame, number: 0)
    _ = try finished.finish()
    finished.abandon()
    #expect(film.folder.names == ["a.webp"])
    #expect(throws: CodecError.self) { try finished.write(frame, number: 1) }
    #expect(film.folder.names == ["a.webp"])
  }

  @Test("gives back all its memory, film after film")
  func memory() async {
    await #expect(processExitsWith: .success) {
      let frames = WebPLibraryTests.films[1].frames
      let film = try WebPFilm()
      let growth = try Holdings.growth(over: 500) {
        try film.write(frames)
        let left = try film.writer()
        try left.write(frames[0], number: 0)
      }
      // An encoder that stayed would take four kilobytes and more, each time.
      #expect(growth < 500 << 10, "\(growth)")
    }
  }
}

/// libwebp as it is: C functions that call it hold nothing else.
private var real: cwebp_functions {
  guard let library = try? WebPLibrary() else { fatalError("libwebp is not there") }
  return library.functions
}

extension FailingLibraryTests {
  @Suite("WebPWriter, when libwebp fails", .serialized)
  struct WebP {
    /// libwebp with its calls counted.
    static var counted: WebPLibrary {
      var table = real
      table.WebPAnimEncoderOptionsInitInternal = { options, version in
        CallLog.enter("options") ? real.WebPAnimEncoderOptionsInitInternal(options, version) : 0
      }
      table.WebPAnimEncoderNewInternal = { width, height, options, version in
        CallLog.enter("new")
          ? real.WebPAnimEncoderNewInternal(width, height, options, version) : nil
      }
      table.WebPConfigInitInternal = { config, preset, quality, version in
        CallLog.enter("config")
          ? real.WebPConfigInitInternal(config, preset, quality, version) : 0
      }
      table.WebPPictureInitInternal = { picture, version in
        CallLog.enter("picture") ? real.WebPPictureInitInternal(picture, version) : 0
      }
      table.WebPPictureImportRGBA = { picture, bytes, stride in
        CallLog.enter("import") ? real.WebPPictureImportRGBA(picture, bytes, stride) : 0
      }
      table.WebPAnimEncoderAdd = { encoder, picture, time, config in
        CallLog.enter(picture == nil ? "end" : "add")
          ? real.WebPAnimEncoderAdd(encoder, picture, time, config) : 0
      }
      table.WebPAnimEncoderAssemble = { encoder, data in
        CallLog.enter("assemble") ? real.WebPAnimEncoderAssemble(encoder, data) : 0
      }
      table.WebPPictureFree = { picture in
        _ = CallLog.enter("free picture")
        real.WebPPictureFree(picture)
      }
      table.WebPFree = { place in
        _ = CallLog.enter("free")
        real.WebPFree(place)
      }
      table.WebPAnimEncoderDelete = { encoder in
        _ = CallLog.enter("delete")
        real.WebPAnimEncoderDelete(encoder)
      }
      return WebPLibrary(functions: table)
    }

    /// What is made, and what gives it back.
    private static let pairs = [
      ("new", "delete"), ("picture", "free picture"), ("assemble", "free"),
    ]

    @Test(
      "whatever fails is told, all is given back once, and nothing is left",
      arguments: [
        ("options", 1, "starting libwebp: another version"),
        ("new", 1, "starting libwebp: no memory"), ("config", 1, "starting a picture"),
        ("picture", 1, "starting a picture"), ("picture", 3, "starting a picture"),
        ("import", 1, "encoding frame 0"), ("import", 4, "encoding frame 3"),
        ("add", 1, "encoding frame 0"), ("add", 5, "encoding frame 4"),
        ("end", 1, "completing the film"), ("assemble", 1, "completing the film"),
      ])
    func fault(function: String, call: Int, action: String) throws {
      let film = try WebPFilm()
      CallLog.begin(failing: function, call: call)
      let error = #expect(throws: CodecError.self) {
        try film.write(WebPLibraryTests.films[1].frames, Self.counted)
      }
      #expect(CallLog.hasFailed)
      #expect(error?.description.contains(": \(action)") == true, "\(String(describing: error))")
      for (make, free) in Self.pairs {
        #expect(CallLog.successes(make) == CallLog.successes(free), "\(make)")
      }
      #expect(film.folder.names.isEmpty)
      #expect(Holdings.openFiles(in: film.folder.path).isEmpty)
    }

    @Test("a film, one that is abandoned and one that is forgotten give back what they took")
    func closing() throws {
      let film = try WebPFilm()
      let frames = WebPLibraryTests.films[0].frames
      CallLog.begin()
      try film.write(frames, Self.counted)
      do {
        let abandoned = try film.writer(Self.counted)
        try abandoned.write(frames[0], number: 0)
        abandoned.abandon()
        abandoned.abandon()
        try film.writer(Self.counted).write(frames[0], number: 0)
      }
      #expect(CallLog.successes("new") == 3)
      for (make, free) in Self.pairs {
        #expect(CallLog.successes(make) == CallLog.successes(free), "\(make)")
      }
      #expect(film.folder.names == ["a.webp"])
    }

    @Test("a library that is not there is asked for only when all numbers suit")
    func missing() throws {
      let folder = try TemporaryFolder()
      let missing = CodecError.missingLibrary(file: "f", package: "p", reason: "r")
      func begin(width: Int) throws {
        let file = try OutputFile(path: folder.file("a.webp"))
        _ = try WebPWriter(
          file, width: width, height: 8, rate: FrameRate(5), settings: .init()
        ) { () throws(CodecError) in throw missing }
      }
      #expect(throws: missing) { try begin(width: 8) }
      let error = #expect(throws: CodecError.self) { try begin(width: 0) }
      #expect(error != missing)
      #expect(folder.names.isEmpty)
    }
  }
}
