import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// What was written is read back: the same pictures for the same time.
@Suite("Reading clips back")
struct ClipReaderTests {
  private static let (width, height) = (64, 48)

  /// Flat pictures of few colours, some of them shown for several frames.
  private static func frames(isOpaque: Bool = true) -> [Pixmap] {
    [0, 1, 1, 2, 5, 5, 5, 6].map { step in
      var frame = Pixmap(width: width, height: height)
      for y in 0..<height {
        for x in 0..<width {
          let isInside = (step * 4 + 6..<step * 4 + 26).contains(x) && (10..<30).contains(y)
          frame[x, y] = isInside ? 0xff34_c759 : isOpaque ? 0xfffa_f7f5 : 0
        }
      }
      return frame
    }
  }

  @discardableResult
  private static func write(
    _ name: String, _ frames: [Pixmap], in folder: TemporaryFolder, _ format: MediaFormat? = nil,
    rate: FrameRate = FrameRate(50)
  ) throws -> String {
    let path = folder.file(name)
    let format = try #require(format ?? MediaFormat(path: path))
    let writer = try format.makeWriter(
      to: .path(path), width: frames[0].width, height: frames[0].height, rate: rate)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    _ = try writer.finish()
    return path
  }

  private static func open(_ path: String) throws -> any ClipReader {
    let ending = String(path.split(separator: ".").last ?? "")
    return try #require(try ClipFile.reader(path, fileExtension: ending))
  }

  /// What a clip shows at the middle of each frame of a film.
  private static func shown(_ path: String, count: Int, rate: FrameRate) throws -> [Pixmap] {
    var reader = try open(path)
    let durations = reader.durations
    var (pictures, end, number) = ([Pixmap](), ExactTime.zero, 0)
    for duration in durations {
      let picture = try #require(try reader.nextPicture())
      end = end.adding(duration)
      while number < count, rate.start(of: 2 * number + 1) < ExactTime(2).times(end) {
        pictures.append(picture)
        number += 1
      }
    }
    #expect(try reader.nextPicture() == nil)
    #expect(end == rate.start(of: count), "\(path): \(durations)")
    return pictures
  }

  @Test(
    "clips that lose nothing show what was written",
    arguments: ["gif", "webp", "apng", "mp4"])
  func exact(ending: String) throws {
    let folder = try TemporaryFolder()
    let frames = Self.frames()
    let format: MediaFormat? = ending == "mp4" ? .video(VideoSettings(isLossless: true)) : nil
    let path = try Self.write("a.\(ending)", frames, in: folder, format)
    #expect(try Self.shown(path, count: frames.count, rate: FrameRate(50)) == frames)
  }

  @Test("transparency is kept where the format has it", arguments: ["gif", "webp", "apng"])
  func clear(ending: String) throws {
    let folder = try TemporaryFolder()
    let frames = Self.frames(isOpaque: false)
    let path = try Self.write("a.\(ending)", frames, in: folder)
    #expect(try Self.shown(path, count: frames.count, rate: FrameRate(50)) == frames)
  }

  @Test(
    "video is near what was written, at its exact times",
    arguments: ["mp4", "mov", "webm", "y4m"],
    [FrameRate(60), FrameRate(30_000, per: 1001), FrameRate(25)])
  func near(ending: String, rate: FrameRate) throws {
    let folder = try TemporaryFolder()
    let isOpaque = ["mp4", "y4m"].contains(ending)
    let frames = Self.frames(isOpaque: isOpaque)
    let path = try Self.write("a.\(ending)", frames, in: folder, rate: rate)
    var reader = try Self.open(path)
    #expect((reader.width, reader.height) == (Self.width, Self.height))
    #expect(reader.durations.count == frames.count)
    // WebM has milliseconds, all others the rate's own unit.
    let time = reader.durations.reduce(ExactTime.zero) { $0.adding($1) }
    let end = rate.start(of: frames.count)
    if ending == "webm" {
      #expect(abs(time.seconds - end.seconds) <= 0.0011)
    } else {
      #expect(time == end)
    }
    for (number, frame) in frames.enumerated() {
      let picture = try #require(try reader.nextPicture())
      // Away from the edges, which chroma of half the size blurs.
      for (x, y) in [(2, 2), (60, 40), ([0, 1, 1, 2, 5, 5, 5, 6][number] * 4 + 16, 20)] {
        for shift: UInt32 in [0, 8, 16, 24] {
          let (one, other) = (picture[x, y] >> shift & 255, frame[x, y] >> shift & 255)
          #expect(abs(Int(one) - Int(other)) <= 6, "\(path) \(number) \(x),\(y)")
        }
      }
    }
    #expect(try reader.nextPicture() == nil)
  }

  @Test("a GIF is read as the player of these tests shows it", arguments: [1, 2, 3])
  func player(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let frames = (0..<3).map {
      SyntheticFrames.noise(width: 90, height: 70, seed: seed * 10 + UInt64($0))
    }
    let path = try Self.write("a.gif", frames, in: folder)
    var reader = try GIFReader(path)
    let player = try GIFPlayer(folder.bytes("a.gif"))
    #expect(reader.durations.map { $0.rounded(to: 100) } == player.shown.map(\.delay))
    for shown in player.shown {
      let picture = try #require(try reader.nextPicture())
      for y in 0..<70 {
        for x in 0..<90 { #expect(picture[x, y] == shown.pixels[y * 90 + x]) }
      }
    }
  }

  @Test("interlaced rows, a picture that is taken back, colours of its own")
  func interlaced() throws {
    // 4×4: a ground of colour 0; then rows of one colour each, interlaced, over it, and taken back.
    func blocks(_ indices: [UInt8]) -> [UInt8] {
      // A code of three bits for each index, and a clear code before each, so that codes never grow.
      var (bits, codes) = ([UInt8](), [UInt8]())
      for index in indices { codes += [4, index] }
      for code in codes + [5] { for bit in 0..<3 { bits.append(code >> UInt8(bit) & 1) } }
      var bytes = [UInt8](repeating: 0, count: (bits.count + 7) / 8)
      for (place, bit) in bits.enumerated() { bytes[place / 8] |= bit << UInt8(place % 8) }
      return [2, UInt8(bytes.count)] + bytes + [0]
    }
    func image(_ flags: UInt8, _ table: [UInt8], _ indices: [UInt8]) -> [UInt8] {
      [0x2c, 0, 0, 0, 0, 4, 0, 4, 0, flags] + table + blocks(indices)
    }
    let table: [UInt8] = [10, 20, 30, 200, 0, 0, 0, 200, 0, 0, 0, 200]
    let rows: [UInt8] = [0, 2, 1, 3]
    let file: [UInt8] =
      Array("GIF89a".utf8) + [4, 0, 4, 0, 0xf1, 0, 0] + table
      + [0x21, 0xf9, 4, 1 << 2, 3, 0, 0, 0] + image(0, [], [UInt8](repeating: 0, count: 16))
      + [0x21, 0xf9, 4, 3 << 2 | 1, 4, 0, 2, 0]
      + image(0xc1, table, rows.flatMap { [UInt8](repeating: $0, count: 4) })
      + [0x21, 0xf9, 4, 1 << 2 | 1, 5, 0, 0, 0] + image(0, [], [UInt8](repeating: 0, count: 16))
      + [0x3b]
    let folder = try TemporaryFolder()
    try Data(file).write(to: URL(fileURLWithPath: folder.file("a.gif")))
    var reader = try GIFReader(folder.file("a.gif"))
    #expect(reader.durations == [3, 4, 5].map { ExactTime($0, over: 100) })
    let ground: UInt32 = 0xff1e_140a
    let first = try #require(try reader.nextPicture())
    #expect((0..<4).allSatisfy { first[0, $0] == ground })
    let second = try #require(try reader.nextPicture())
    // Stored rows are 0, 2, 1, 3 of the picture; the row of colour 2 paints nothing.
    #expect((0..<4).map { second[3, $0] } == [ground, 0xff00_00c8, ground, 0xffc8_0000])
    let third = try #require(try reader.nextPicture())
    #expect((0..<4).allSatisfy { third[2, $0] == ground })
    #expect(try reader.nextPicture() == nil)
  }

  @Test(
    "what is cut off, changed or none at all gives a sentence, never a crash or a hole",
    arguments: ["gif", "webp", "mp4", "mov", "webm", "y4m"])
  func damaged(ending: String) throws {
    let folder = try TemporaryFolder()
    let name = "a.\(ending)"
    let path = try Self.write(name, Self.frames(), in: folder)
    let whole = try folder.bytes(name)
    func read(_ bytes: [UInt8]) throws -> Int {
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      var reader = try Self.open(path)
      var count = 0
      while try reader.nextPicture() != nil { count += 1 }
      return count
    }
    #expect(try read(whole) == (try Self.open(path).durations.count))
    // What a WebM ends with is an index, which nobody needs.
    for share in [0, 1, 10, 40, 70] + (ending == "webm" ? [] : [90, 97]) {
      let error = #expect(throws: CodecError.self) {
        try read(Array(whole.prefix(whole.count * share / 100)))
      }
      let words = error?.description ?? ""
      #expect(words.hasPrefix(path) && words.count > path.count + 5, "\(share): \(words)")
      if let error { #expect(error.remedy == .correctTheRequest, "\(words)") }
    }
    var state = UInt64(7)
    for _ in 0..<40 {
      var changed = whole
      for _ in 0..<3 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let place = Int(state >> 33) % changed.count
        changed[place] ^= UInt8(truncatingIfNeeded: state >> 20) | 1
      }
      do { _ = try read(changed) } catch { #expect(error is CodecError, "\(error)") }
    }
  }

  @Test("a file that is not there, or whose library is missing, is told so")
  func missing() throws {
    for ending in ClipFile.fileExtensions {
      let error = #expect(throws: CodecError.self) {
        _ = try ClipFile.reader("/nowhere/a.\(ending)", fileExtension: ending)
      }
      #expect(error?.remedy == .chooseAnotherPlace, "\(ending): \(error.map { "\($0)" } ?? "")")
    }
    #expect(try ClipFile.reader("a.txt", fileExtension: "txt").map { _ in true } == nil)
    let missing = [
      #expect(throws: CodecError.self) {
        _ = try VideoReader("a.mp4", container: .quickTime, folder: "/nowhere/")
      },
      #expect(throws: CodecError.self) { _ = try WebPReader("a.webp", folder: "/nowhere/") },
    ]
    #expect(missing.allSatisfy { $0?.remedy == .install })
  }
}

extension ExactTime {
  fileprivate func times(_ other: ExactTime) -> ExactTime {
    ExactTime(numerator * other.numerator, over: denominator * other.denominator)
  }
}
