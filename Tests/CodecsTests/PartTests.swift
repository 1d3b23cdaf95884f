import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// A film of pictures, made at once or in parts.
struct PartedFilm {
  let folder: TemporaryFolder
  let format: MediaFormat
  let frames: [Pixmap]
  var rate = FrameRate(30)

  init(_ format: MediaFormat, frames: [Pixmap]) throws {
    (folder, self.format, self.frames) = (try TemporaryFolder(), format, frames)
  }

  /// The closed groups' length, if the format has any.
  var group: ExactTime? { if case .video(let settings) = format { settings.group } else { nil } }

  /// The film as one run makes it.
  func whole(_ name: String) throws -> String {
    let path = folder.file(name)
    let writer = try format.makeWriter(
      to: .path(path), width: frames[0].width, height: frames[0].height, rate: rate)
    for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
    _ = try writer.finish()
    return path
  }

  /// Where each part begins, and the last one ends.
  func bounds(_ count: Int) -> [Int] {
    guard let group else { return (0...count).map { frames.count * $0 / count } }
    let groups = FrameGroups(length: group, rate: rate)
    let starts =
      frames.indices.filter { $0 == 0 || groups.group(of: $0) != groups.group(of: $0 - 1) }
      + [frames.count]
    return (0...count).map { starts[(starts.count - 1) * $0 / count] }
  }

  /// A part's file.
  @discardableResult
  func part(_ number: Int, of count: Int, film: String = "f", named name: String? = nil) throws
    -> PartFile
  {
    let bounds = bounds(count)
    let range = bounds[number - 1]..<bounds[number]
    let index = PartIndex(
      film: film, output: "a", encoding: [], number: number, count: count, rate: rate,
      range: range, total: frames.count, group: group)
    let path = folder.file(name ?? "\(number)-of-\(count).part")
    let writer = try format.makePartWriter(
      index, to: path, width: frames[0].width, height: frames[0].height, rate: rate)
    for place in range { try writer.write(frames[place], number: place) }
    let summary = try writer.finish()
    #expect(summary.frames == range.count)
    #expect(try InputFile.bytes(at: path).count == summary.byteCount)
    return try PartFile(path)
  }

  func parts(_ count: Int) throws -> [PartFile] {
    try (1...count).map { try part($0, of: count) }
  }
}

@Suite("Parts of films")
struct PartTests {
  /// Pictures that move, rest, come back and become transparent: what GIFs and animated PNGs look back at.
  private static func pictures(_ count: Int) -> [Pixmap] {
    (0..<count).map { number in
      let step = number < count / 3 ? number : number < count / 2 ? count / 3 : count - number
      return SyntheticFrames.interface(width: 96, height: 64, step: step)
    }
  }

  private static let formats: [(name: String, format: MediaFormat)] = [
    ("a.gif", .gif(GIFSettings())), ("a.gif", .gif(GIFSettings(playCount: 2, quality: 60))),
    ("a.apng", .apng(APNGSettings())), ("a.webp", .webp(WebPSettings())),
    ("a.y4m", .raw(.y4m(.half))), ("a.rgba", .raw(.rgba)),
    ("a.mp4", .video(VideoSettings.cut)), ("a.mov", .video(VideoSettings(container: .mov))),
  ]

  @Test(
    "any number of parts joins to the bytes of one run", arguments: formats.indices, [1, 2, 7, 60])
  func bytes(index: Int, count: Int) throws {
    let (name, format) = Self.formats[index]
    let film = try PartedFilm(format, frames: Self.pictures(47))
    let whole = try InputFile.bytes(at: film.whole(name))
    let join = try PartJoin(film.parts(count).reversed())
    try join.check()
    let summary = try join.join(to: film.folder.file("joined-\(name)"), as: format)
    #expect(try InputFile.bytes(at: film.folder.file("joined-\(name)")) == whole)
    #expect(summary.frames == 47)
    #expect(summary.byteCount == whole.count)
  }

  @Test("what becomes transparent after the first part is written as one run writes it")
  func transparency() throws {
    let frames = (0..<12).map {
      SyntheticFrames.interface(width: 40, height: 30, step: $0, isOpaque: $0 < 7)
    }
    for (name, format) in Self.formats.prefix(3) {
      let film = try PartedFilm(format, frames: frames)
      let whole = try InputFile.bytes(at: film.whole(name))
      _ = try PartJoin(film.parts(4)).join(to: film.folder.file("b"), as: format)
      #expect(try InputFile.bytes(at: film.folder.file("b")) == whole)
    }
  }

  @Test("a sequence's files and its index are those of one run", arguments: [1, 2, 7])
  func sequence(count: Int) throws {
    let film = try PartedFilm(.pngSequence(PNGEncoder()), frames: Self.pictures(9))
    _ = try film.whole("one/f%03d.png")
    _ = try PartJoin(film.parts(count)).join(
      to: film.folder.file("two/f%03d.png"), as: film.format)
    for number in 0..<9 {
      #expect(
        try InputFile.bytes(at: film.folder.file("one/f00\(number).png"))
          == InputFile.bytes(at: film.folder.file("two/f00\(number).png")))
    }
    #expect(
      try InputFile.bytes(at: film.folder.file("one/f.frames.json"))
        == InputFile.bytes(at: film.folder.file("two/f.frames.json")))
  }

  @Test(
    "groups are cut by the film's time, whatever is left out of it",
    arguments: [FrameRate(60), FrameRate(30_000, per: 1001), FrameRate(7)])
  func groups(rate: FrameRate) {
    let length = ExactTime(3, over: 4)
    let groups = FrameGroups(length: length, rate: rate)
    for number in 0..<500 {
      let group = groups.group(of: number)
      let start = rate.start(of: number)
      #expect(ExactTime(3 * group, over: 4) <= start && start < ExactTime(3 * group + 3, over: 4))
    }
  }

  @Test(
    "a joined film is decoded as its groups are, seams as well as what is around them",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"))
  func seams() throws {
    let film = try PartedFilm(.video(.cut), frames: Self.pictures(45))
    _ = try PartJoin(film.parts(3)).join(to: film.folder.file("a.mp4"), as: film.format)
    let size = 96 * 64 * 4
    let decoded = try ExternalTool.frames(film.folder.file("a.mp4"), size: size)
    #expect(decoded.count == 45)
    func error(_ number: Int) -> Double {
      let truth = film.frames[number].straightBytes
      let sum = zip(truth, decoded[number]).reduce(0) { sum, pair in
        let difference = Int(pair.0) - Int(pair.1)
        return sum + difference * difference
      }
      return Double(sum) / Double(size)
    }
    let errors = decoded.indices.map(error)
    for seam in [15, 30] {
      let around = [seam - 3, seam - 2, seam + 2, seam + 3].map { errors[$0] }.max() ?? 0
      // A decibel is a factor of 1.26.
      #expect(errors[seam] <= around * 1.6 + 1 && errors[seam - 1] <= around * 1.6 + 1)
    }
    let answers = try ExternalTool.probe(
      film.folder.file("a.mp4"), "stream=nb_read_packets,duration")
    #expect(answers["nb_read_packets"] == "45")
    #expect(answers["duration"] == "1.500000")
  }

  @Test("a part that is missing is named")
  func missing() throws {
    let film = try PartedFilm(.gif(GIFSettings()), frames: Self.pictures(10))
    let parts = try film.parts(5)
    #expect(throws: PartJoin.Fault.missing([2, 5], of: 5)) {
      try PartJoin([parts[0], parts[2], parts[3]])
    }
  }

  @Test("parts of other films, other cuts and other encodings do not join")
  func mixed() throws {
    let film = try PartedFilm(.gif(GIFSettings()), frames: Self.pictures(10))
    let one = try film.part(1, of: 2)
    let other = try film.part(2, of: 2, film: "g", named: "other.part")
    #expect(throws: PartJoin.Fault.mixed(one.path, other.path)) { try PartJoin([one, other]) }
    let third = try film.part(2, of: 3)
    #expect(throws: PartJoin.Fault.mixed(one.path, third.path)) { try PartJoin([one, third]) }
    // The same part twice is no harm, unless it shows something else.
    let again = try film.part(1, of: 2, named: "again.part")
    let two = try film.part(2, of: 2)
    #expect(try PartJoin([one, again, two]).index.total == 10)
    let changed = try PartedFilm(.gif(GIFSettings()), frames: Self.pictures(10).reversed())
    let stranger = try changed.part(1, of: 2)
    #expect(throws: PartJoin.Fault.different(one.path, stranger.path)) {
      try PartJoin([one, two, stranger])
    }
  }

  @Test("a part with any byte changed, or cut off anywhere, is damaged")
  func damaged() throws {
    let film = try PartedFilm(.gif(GIFSettings()), frames: Self.pictures(3))
    defer { withExtendedLifetime(film) {} }
    let bytes = try InputFile.bytes(at: film.part(1, of: 1).path)
    let path = film.folder.file("damaged.part")
    func isRefused(_ bytes: [UInt8]) throws -> Bool {
      let file = try OutputFile(path: path)
      try file.write(bytes)
      try file.finish()
      do {
        let part = try PartFile(path)
        try part.check()
        return false
      } catch {
        return true
      }
    }
    #expect(try !isRefused(bytes))
    var random = SplitMix(seed: 3)
    for _ in 0..<200 {
      var changed = bytes
      changed[Int(random.next() % UInt64(bytes.count))] ^= UInt8(1 << (random.next() % 8))
      #expect(try isRefused(changed))
      #expect(try isRefused(Array(bytes.prefix(Int(random.next() % UInt64(bytes.count))))))
    }
    #expect(try isRefused([]))
    #expect(try isRefused(Array("rostrum.part/2\n".utf8)))
  }

  @Test(
    "a group begins as finely as the film goes on; what is uncut, or exact, is the encoder's choice"
  )
  func firstPictures() throws {
    func quantizer(_ change: (inout VideoSettings) -> Void) throws -> Int32? {
      var settings = VideoSettings()
      change(&settings)
      let choice = try #require(VideoEncoderChoice.candidates(for: settings).first)
      return X264Recipe(
        library: try X264Library(), choice: choice, settings: settings, path: "a.mp4", width: 16,
        height: 16, rate: FrameRate(60)
      ).firstQuantizer
    }
    #expect(try quantizer { _ in } == nil)
    #expect(try quantizer { $0.group = ExactTime(4) } == 23)
    for (quality, wanted) in [(0, 41), (100, 13)] as [(Int, Int32)] {
      #expect(
        try quantizer {
          $0.group = ExactTime(1)
          $0.quality = quality
        } == wanted)
    }
    let exact = try quantizer {
      $0.group = ExactTime(1)
      $0.isLossless = true
    }
    #expect(exact == nil)
  }

  @Test("libav makes no closed groups, and does not pretend to")
  func libav() throws {
    var settings = VideoSettings(encoder: "mpeg4")
    #expect(!settings.makesGroups && !VideoSettings(backend: .ffmpeg).makesGroups)
    settings.group = ExactTime(1)
    let folder = try TemporaryFolder()
    #expect(throws: CodecError.self) {
      try VideoWriter(
        OutputFile(path: folder.file("a.mp4")), width: 16, height: 16, rate: FrameRate(30),
        settings: settings)
    }
  }
}

extension VideoSettings {
  /// Half seconds that stand alone.
  fileprivate static var cut: VideoSettings {
    var settings = VideoSettings()
    settings.group = ExactTime(1, over: 2)
    return settings
  }
}
