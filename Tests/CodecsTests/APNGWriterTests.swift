import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("APNGWriter")
struct APNGWriterTests {
  static func film(
    _ folder: TemporaryFolder, _ frames: [Pixmap], rate: FrameRate,
    settings: APNGSettings = .init()
  ) throws -> FileSummary {
    let writer = try APNGWriter(
      try OutputFile(path: folder.file("a.apng")), width: frames[0].width,
      height: frames[0].height, rate: rate, settings: settings)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    return try writer.finish()
  }

  /// The chunks of a PNG file: type and content.
  static func chunks(_ file: [UInt8]) -> [(type: String, content: [UInt8])] {
    var (chunks, place) = ([(type: String, content: [UInt8])](), 8)
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[place + 4..<place + 8], as: UTF8.self)
      chunks.append((type, Array(file[place + 8..<place + 8 + length])))
      place += 12 + length
    }
    return chunks
  }

  static func word(_ bytes: [UInt8], at place: Int, size: Int) -> Int {
    bytes[place..<place + size].reduce(0) { $0 << 8 | Int($1) }
  }

  static let films: [(name: String, frames: [Pixmap])] = [
    ("opaque", (0..<6).map { SyntheticFrames.interface(width: 70, height: 50, step: $0) }),
    (
      "transparent",
      (0..<6).map { SyntheticFrames.interface(width: 70, height: 50, step: $0, isOpaque: false) }
    ),
    ("photographs", (0..<4).map { SyntheticFrames.card(width: 70, height: 50, step: $0) }),
    (
      "fading out",
      (0..<6).map {
        SyntheticFrames.interface(width: 70, height: 50, step: $0, isOpaque: $0 % 4 < 2)
      }
    ),
    ("green, with its neighbours", greens),
    ("noise", (0..<3).map { SyntheticFrames.noise(width: 70, height: 50, seed: UInt64($0)) }),
  ]

  /// Opaque frames in which every colour occurs that a key might be, once the film has begun.
  private static var greens: [Pixmap] {
    let first = SyntheticFrames.interface(width: 70, height: 50, step: 0)
    var second = first
    for place in 0..<70 * 50 {
      second[place % 70, place / 70] = 0xff06_fb02 &+ UInt32(place % 7)
    }
    return [first, first, second, first]
  }

  /// The kind of colour in the header: 2 has no alpha, 6 has.
  private static func colorType(_ frames: [Pixmap]) throws -> UInt8 {
    let folder = try TemporaryFolder()
    _ = try film(folder, frames, rate: FrameRate(25))
    return try folder.bytes("a.apng")[25]
  }

  @Test("stores no alpha as long as all is opaque, and begins anew when it is not")
  func colors() throws {
    let types = try Self.films.map { ($0.name, try Self.colorType($0.frames)) }
    let expected: [String: UInt8] = [
      "opaque": 2, "transparent": 6, "photographs": 2, "fading out": 6,
      "green, with its neighbours": 6, "noise": 2,
    ]
    for (name, type) in types { #expect(type == expected[name], "\(name)") }
  }

  @Test("takes no more bytes for what begins opaque than if it had been clear from the start")
  func begunAnew() throws {
    let opaque = SyntheticFrames.interface(width: 70, height: 50, step: 0)
    let clear = SyntheticFrames.interface(width: 70, height: 50, step: 0, isOpaque: false)
    let folder = try TemporaryFolder()
    func film(_ frames: [Pixmap]) throws -> FileSummary {
      try Self.film(
        folder, frames, rate: FrameRate(25), settings: APNGSettings(mergesFrames: true))
    }
    let summary = try film(Array(repeating: opaque, count: 5) + [clear, clear, opaque])
    #expect(summary.frames == 8)
    #expect(summary.storedFrames == 3)
    #expect(summary.pixelFormat == "rgba")
    let other = try film([clear] + Array(repeating: opaque, count: 5) + [clear, clear, opaque])
    #expect(summary.byteCount < other.byteCount)
  }

  @Test(
    "is lossless, as another decoder sees it",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [PNGEncoder.Mode.fast, .small])
  func lossless(mode: PNGEncoder.Mode) throws {
    let tool = try #require(ExternalTool("ffmpeg"))
    for (name, frames) in Self.films {
      let folder = try TemporaryFolder()
      _ = try Self.film(
        folder, frames, rate: FrameRate(25), settings: APNGSettings(mode: mode))
      let bytes = try tool.output([
        "-v", "error", "-f", "apng", "-i", folder.file("a.apng"), "-vsync", "passthrough", "-f",
        "rawvideo", "-pix_fmt", "rgba", "-",
      ])
      let size = 70 * 50 * 4
      #expect(bytes.count == frames.count * size, "\(name)")
      for (number, frame) in frames.enumerated() where bytes.count >= (number + 1) * size {
        let shown = Pixmap(
          width: 70, height: 50, straightBytes: Array(bytes[number * size..<(number + 1) * size]))
        #expect(shown == frame.normalized, "\(name) \(number)")
      }
    }
  }

  @Test("shows its first frame to plain readers")
  func still() throws {
    let folder = try TemporaryFolder()
    let frames = Self.films[1].frames
    _ = try Self.film(folder, frames, rate: FrameRate(25))
    #expect(try PNGReader.read(folder.file("a.apng")) == frames[0].normalized)
  }

  @Test(
    "keeps time to half a millisecond at every frame, frames that change nothing merged or not",
    arguments: [
      (60, 1, false), (60, 1, true), (30_000, 1001, true), (30_000, 1001, false), (1, 70, false),
    ])
  func timing(frames: Int, seconds: Int, mergesFrames: Bool) throws {
    let folder = try TemporaryFolder()
    let (a, b) = (Self.films[0].frames[0], Self.films[0].frames[1])
    let rate = FrameRate(frames, per: seconds)
    let summary = try Self.film(
      folder, [a, a, b] + Array(repeating: a, count: 200), rate: rate,
      settings: APNGSettings(mergesFrames: mergesFrames))
    // A time has two bytes: 65 s, and what is beyond takes another picture.
    if !mergesFrames { #expect(summary.storedFrames == (seconds == 70 ? 406 : 203)) }
    let chunks = Self.chunks(try folder.bytes("a.apng"))
    let controls = chunks.filter { $0.type == "fcTL" }.map(\.content)
    var time = ExactTime.zero
    for (number, control) in controls.enumerated() {
      if !mergesFrames, summary.storedFrames == 203 {
        let exact = rate.start(of: number).seconds
        #expect(abs(time.seconds - exact) < 0.0005 + 1e-9)
      }
      #expect(Self.word(control, at: 22, size: 2) == 1000, "players cut other parts")
      time = time.adding(ExactTime(Self.word(control, at: 20, size: 2), over: 1000))
    }
    #expect(abs(time.seconds - rate.start(of: 203).seconds) < 0.0005 + 1e-9)
    #expect(summary.duration == time)
    #expect(summary.storedFrames == controls.count)
    let announced = chunks.first { $0.type == "acTL" }.map { Self.word($0.content, at: 0, size: 4) }
    #expect(announced == controls.count)
    let numbers = chunks.filter { $0.type == "fcTL" || $0.type == "fdAT" }
      .map { Self.word($0.content, at: 0, size: 4) }
    #expect(numbers == Array(0..<numbers.count))
  }

  @Test("gives a stream the bytes of a file")
  func stream() throws {
    let folder = try TemporaryFolder()
    let frames = Self.films[0].frames
    _ = try Self.film(folder, frames, rate: FrameRate(25))
    var sent: [UInt8] = []
    try folder.capture("pipe") { descriptor in
      let writer = try APNGWriter(
        OutputFile(descriptor: descriptor, name: "standard output"), width: 70, height: 50,
        rate: FrameRate(25))
      for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
      _ = try writer.finish()
    }
    sent = try folder.bytes("pipe")
    #expect(try folder.bytes("a.apng") == sent)
  }

  @Test("refuses rates it cannot keep, empty films and frames of another size; leaves nothing")
  func misuse() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.apng")
    #expect(throws: CodecError.self) {
      _ = try APNGWriter(
        try OutputFile(path: path), width: 8, height: 8, rate: FrameRate(100_000))
    }
    #expect(throws: CodecError.noFrames(path: path)) {
      _ = try APNGWriter(try OutputFile(path: path), width: 8, height: 8, rate: FrameRate(5))
        .finish()
    }
    let writer = try APNGWriter(try OutputFile(path: path), width: 8, height: 8, rate: FrameRate(5))
    #expect(throws: CodecError.self) { try writer.write(Pixmap(width: 9, height: 8), number: 0) }
    #expect(folder.names.isEmpty)
  }
}
