import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("WebPWriter")
struct WebPWriterTests {
  static func film(
    _ folder: TemporaryFolder, _ frames: [Pixmap], rate: FrameRate,
    settings: WebPSettings = .init()
  ) throws -> FileSummary {
    let writer = try WebPWriter(
      try OutputFile(path: folder.file("a.webp")), width: frames[0].width,
      height: frames[0].height, rate: rate, settings: settings)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    return try writer.finish()
  }

  /// Durations in ms of the pictures in a file, and its loop count.
  static func timing(_ file: [UInt8]) -> (durations: [Int], plays: Int?) {
    var (durations, plays, place) = ([Int](), Int?.none, 12)
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
    }
    while place + 8 <= file.count {
      let type = String(decoding: file[place..<place + 4], as: UTF8.self)
      if type == "ANMF" { durations.append(number(place + 8 + 12, 3)) }
      if type == "ANIM" { plays = number(place + 8 + 4, 2) }
      let size = number(place + 4, 4)
      place += 8 + size + size % 2
    }
    return (durations, plays)
  }

  @Test(
    "carries the rounding of times to milliseconds", arguments: [(60, 1), (25, 1), (30_000, 1001)])
  func timing(frames: Int, seconds: Int) throws {
    let folder = try TemporaryFolder()
    let rate = FrameRate(frames, per: seconds)
    let summary = try Self.film(
      folder, (0..<12).map { SyntheticFrames.interface(width: 64, height: 40, step: $0) },
      rate: rate,
      settings: WebPSettings(playCount: 3))
    let timing = Self.timing(try folder.bytes("a.webp"))
    #expect(timing.durations.reduce(0, +) == rate.start(of: 12).rounded(to: 1000))
    #expect(timing.durations.count == summary.storedFrames)
    #expect(timing.plays == 3)
    #expect(summary.roundingDrift.seconds <= 0.0005)
    #expect(try folder.bytes("a.webp").starts(with: Array("RIFF".utf8)))
  }

  @Test("gives the same bytes twice, and fewer at lower quality")
  func bytes() throws {
    let frames = (0..<4).map { SyntheticFrames.photograph(width: 90 + $0 * 0, height: 60) }
    var sizes: [Int] = []
    for quality in [90, 90, 20] {
      let folder = try TemporaryFolder()
      sizes.append(
        try Self.film(folder, frames, rate: FrameRate(25), settings: WebPSettings(quality: quality))
          .byteCount)
    }
    #expect(sizes[0] == sizes[1])
    #expect(sizes[2] < sizes[0])
  }

  @Test("without loss a film of an interface is smaller than as an animated PNG")
  func small() throws {
    let folder = try TemporaryFolder()
    let frames = (0..<24).map { SyntheticFrames.interface(width: 320, height: 240, step: $0) }
    let webp = try Self.film(folder, frames, rate: FrameRate(50))
    let png = try APNGWriter(
      try OutputFile(path: folder.file("a.apng")), width: 320, height: 240, rate: FrameRate(50))
    for (number, frame) in frames.enumerated() { try png.write(frame, number: number) }
    #expect(try webp.byteCount < png.finish().byteCount)
    // One whole picture, and changes from then on.
    let heads = Self.places(try folder.bytes("a.webp"))
    #expect(heads.count == webp.storedFrames)
    #expect(heads.filter { $0 == [320, 240] }.count == 1)
  }

  /// Sides of the pictures in a file.
  static func places(_ file: [UInt8]) -> [[Int]] {
    var (sides, place) = ([[Int]](), 12)
    func number(_ place: Int, _ size: Int) -> Int {
      (0..<size).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
    }
    while place + 8 <= file.count {
      if file[place..<place + 4].elementsEqual(Array("ANMF".utf8)) {
        sides.append([number(place + 14, 3) + 1, number(place + 17, 3) + 1])
      }
      let size = number(place + 4, 4)
      place += 8 + size + size % 2
    }
    return sides
  }

  @Test("refuses sizes, rates and qualities beyond the format, empty films and other sizes")
  func misuse() throws {
    let folder = try TemporaryFolder()
    func file() throws -> OutputFile { try OutputFile(path: folder.file("a.webp")) }
    #expect(throws: CodecError.self) {
      _ = try WebPWriter(try file(), width: 20_000, height: 8, rate: FrameRate(5))
    }
    #expect(throws: CodecError.self) {
      _ = try WebPWriter(try file(), width: 8, height: 8, rate: FrameRate(1001))
    }
    #expect(throws: CodecError.self) {
      _ = try WebPWriter(
        try file(), width: 8, height: 8, rate: FrameRate(5), settings: WebPSettings(quality: -1))
    }
    #expect(throws: CodecError.noFrames(path: folder.file("a.webp"))) {
      _ = try WebPWriter(try file(), width: 8, height: 8, rate: FrameRate(5)).finish()
    }
    let writer = try WebPWriter(try file(), width: 8, height: 8, rate: FrameRate(5))
    #expect(throws: CodecError.self) { try writer.write(Pixmap(width: 9, height: 8), number: 0) }
    #expect(folder.names.isEmpty)
  }
}
