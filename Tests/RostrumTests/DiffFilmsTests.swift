import ArgumentParser
import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import RostrumTool

/// `rostrum diff` on clips: what is paired, and the film of before, after and what differs.
@Suite struct DiffFilmsTests {
  private let folder: TemporaryFolder
  private static let (width, height) = (24, 10)

  init() throws { folder = try TemporaryFolder() }

  /// A white picture with a black column.
  private static func picture(_ column: Int, width: Int = width, height: Int = height) -> Pixmap {
    var picture = Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = x == column ? 0xff00_0000 : 0xffff_ffff }
    }
    return picture
  }

  /// Writes a clip whose pictures have their columns where told; equal ones become one that lasts.
  private func write(
    _ name: String, _ columns: [Int], fps: Int = 60, width: Int = width, height: Int = height
  ) throws {
    let format = try #require(MediaFormat(path: name))
    let writer = try format.makeWriter(
      to: .path(folder.file(name)), width: width, height: height, rate: FrameRate(fps))
    for (number, column) in columns.enumerated() {
      try writer.write(Self.picture(column, width: width, height: height), number: number)
    }
    _ = try writer.finish()
  }

  private func diff(
    _ a: String, _ b: String, _ options: [String] = []
  ) throws -> (failure: Failure?, document: DiffDocument?) {
    let json = folder.file("diff.json")
    try? FileManager.default.removeItem(atPath: json)
    var failure: Failure?
    do {
      let command = try Diff.parse([folder.file(a), folder.file(b), "--json", json] + options)
      try command.run()
    } catch { failure = Rostrum.failure(for: error) }
    let data = try? Data(contentsOf: URL(fileURLWithPath: json))
    return (failure, try data.map { try JSONDecoder().decode(DiffDocument.self, from: $0) })
  }

  // MARK: Pairs

  @Test(
    "pictures that last are compared with all that the other shows meanwhile", arguments: [60, 25])
  func byTime(fps: Int) throws {
    try write("a.apng", [1, 1, 1, 1, 2, 3, 3], fps: fps)
    try write("b.apng", [1, 1, 5, 1, 2, 2, 3], fps: fps)
    let (failure, document) = try diff("a.apng", "b.apng")
    #expect(failure?.status == .differs)
    let pictures = try #require(document?.pictures)
    #expect(pictures.map(\.name) == (0...6).map { "frame \($0)" })
    #expect(
      pictures.map { $0.differing ?? 0 > 0 } == [false, false, true, false, false, true, false])
  }

  @Test("a clip that ends earlier is not comparable, and what is left is told")
  func lengths() throws {
    try write("a.apng", [1, 2, 3])
    try write("b.apng", [1, 2, 3, 4, 5])
    let (failure, document) = try diff("a.apng", "b.apng")
    #expect(failure?.status == .incomparable)
    #expect(document?.onlyInB == ["frame 3", "frame 4"])
    #expect(document?.pictures.count == 3)
  }

  @Test(
    "one frame, and frames of no time, are compared as any",
    arguments: [([1], [1], 0), ([1], [2], 3), ([1], [1, 1], 5)] as [([Int], [Int], Int32)])
  func oneFrame(a: [Int], b: [Int], code: Int32) throws {
    try write("a.apng", a)
    try write("b.apng", b)
    #expect(try diff("a.apng", "b.apng").failure?.status.rawValue ?? 0 == code)
    // A plain picture has no times.
    try Data(PNGEncoder().encode(Self.picture(1)))
      .write(to: URL(fileURLWithPath: folder.file("plain.apng")))
    #expect(try diff("plain.apng", "plain.apng").failure == nil)
  }

  @Test("a clip that is cut off anywhere is refused, within a second")
  func truncated() throws {
    try write("a.apng", [1, 2, 3])
    let whole = try Data(contentsOf: URL(fileURLWithPath: folder.file("a.apng")))
    let start = ContinuousClock.now
    for length in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(length).write(to: URL(fileURLWithPath: folder.file("b.apng")))
      let (failure, document) = try diff("a.apng", "b.apng", ["-o", folder.file("film.apng")])
      #expect(failure?.status == .usage && document == nil)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.file("film.apng")))
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  // MARK: Films

  @Test("shows before and after pixel for pixel, at their times, and heat where they differ")
  func film() throws {
    let (a, b) = ([1, 1, 2, 3], [1, 5, 5, 3])
    try write("a.apng", a)
    try write("b.apng", b)
    let (failure, document) = try diff("a.apng", "b.apng", ["-o", folder.file("film.apng")])
    #expect(failure?.status == .differs && document?.film == folder.file("film.apng"))
    var film = try APNGReader(folder.file("film.apng"))
    #expect(film.frameCount == 4)
    for number in 0..<4 {
      let frame = try #require(try film.nextFrame()).pixmap
      #expect(frame.width == 3 * Self.width + 64 && frame.height == Self.height + 56)
      let panels = (0..<3).map { panel(frame, $0) }
      #expect(panels[0] == Self.picture(a[number]) && panels[1] == Self.picture(b[number]))
      // What is alike is grey.
      let hot = panels[2].words.filter { $0 & 255 != $0 >> 16 & 255 || $0 & 0xffffff == 0 }
      #expect(hot.count == (a[number] == b[number] ? 0 : 2 * Self.height))
    }
  }

  private func panel(_ frame: Pixmap, _ place: Int) -> Pixmap {
    var panel = Pixmap(width: Self.width, height: Self.height)
    for y in 0..<Self.height {
      for x in 0..<Self.width { panel[x, y] = frame[16 + place * (16 + Self.width) + x, 40 + y] }
    }
    return panel
  }

  @Test(
    "lasts as long in every format, also where that has other frame times",
    arguments: [("film.gif", 50, 30), ("film.apng", 60, 36), ("film.mp4", 60, 36)])
  func formats(name: String, fps: Int, count: Int) throws {
    try write("a.apng", Array(repeating: 1, count: 20) + Array(2..<18))
    try write("b.apng", Array(0..<20) + Array(repeating: 2, count: 16))
    let (failure, _) = try diff("a.apng", "b.apng", ["-o", folder.file(name)])
    #expect(failure?.status == .differs)
    if name.hasSuffix("apng") {
      let durations = try APNGReader(folder.file(name)).durations.map(\.seconds)
      #expect(abs(durations.reduce(0, +) - 0.6) < 0.001)
    } else if ExternalTool.hasFFmpeg {
      let told = try ExternalTool.probe(
        folder.file(name), "stream=nb_read_packets,r_frame_rate")
      #expect(told["nb_read_packets"] == "\(count)" && told["r_frame_rate"] == "\(fps)/1")
    }
  }

  @Test("pictures of other sizes are filled up, and it is said")
  func sizes() throws {
    try write("a.apng", [1, 2])
    try write("b.apng", [1, 2], width: Self.width + 6, height: Self.height - 2)
    let (failure, document) = try diff("a.apng", "b.apng", ["-o", folder.file("film.apng")])
    #expect(failure?.status == .incomparable)
    #expect(document?.notes == [Messages.padded(30, 10)])
    let film = try APNGReader(folder.file("film.apng"))
    #expect(film.width == 3 * 30 + 64 && film.height == 10 + 56)
  }

  @Test("folders of frames become a film at the rate that their index tells")
  func folders() throws {
    try write("a/%04d.png", [1, 2, 3], fps: 30)
    try write("b/%04d.png", [1, 2, 4], fps: 30)
    let (failure, _) = try diff("a", "b", ["-o", folder.file("film.apng")])
    #expect(failure?.status == .differs)
    let durations = try APNGReader(folder.file("film.apng")).durations.map(\.seconds)
    #expect(abs(durations.reduce(0, +) - 0.1) < 0.001)
  }

  // MARK: Words

  @Test(
    "what cannot be meant is refused before anything is written",
    arguments: [
      (["-o", "a.apng"], "would be written over"), (["-o", "x.webm"], ".mp4, .gif or .apng"),
      (["--level", "exact", "--tolerance", "2"], "give one of them"),
      (["--level", "motion:dt=1,dx=1"], "no values that move"),
      (["--level", "delta:0"], "1 to 255"),
    ])
  func refused(options: [String], words: String) throws {
    try write("a.apng", [1, 2])
    try write("b.apng", [1, 3])
    let options = options.map { $0.hasSuffix("apng") ? folder.file($0) : $0 }
    let (failure, document) = try diff("a.apng", "b.apng", options)
    #expect(failure?.status == .usage && failure?.message.contains(words) == true)
    #expect(document == nil)
  }

  @Test("clips of different formats are compared by time", arguments: ["gif", "webp"])
  func formats(ending: String) throws {
    try write("a.apng", [1, 1, 2, 3], fps: 50)
    try write("b.\(ending)", [1, 1, 2, 3], fps: 50)
    try write("c.\(ending)", [1, 1, 4, 3, 3], fps: 50)
    #expect(try diff("a.apng", "b.\(ending)").failure == nil)
    #expect(try diff("b.\(ending)", "a.apng").document?.pictures.last?.name == "frame 3")
    let (failure, document) = try diff("c.\(ending)", "a.apng")
    #expect(failure?.status == .incomparable)
    let differing = document?.pictures.filter { ($0.differing ?? 0) > 0 }.map(\.name)
    #expect(differing == ["frame 2"])
    #expect(document?.onlyInA == ["frame 4"])
  }

  @Test(
    "video is compared by what it shows, as near as its coding", arguments: ["mp4", "mov", "webm"])
  func video(ending: String) throws {
    for (name, column) in [("a", 4), ("b", 4), ("c", 14)] {
      let path = "\(name).\(ending)"
      let format = try #require(MediaFormat(path: path))
      let writer = try format.makeWriter(
        to: .path(folder.file(path)), width: 48, height: 32, rate: FrameRate(30_000, per: 1001))
      for number in 0..<3 {
        var picture = Pixmap(width: 48, height: 32)
        for y in 0..<32 {
          for x in 0..<48 {
            let isDark = (column * 2..<column * 2 + 12).contains(x) && number > 0
            picture[x, y] = isDark ? 0xff20_2020 : 0xfff0_f0f0
          }
        }
        try writer.write(picture, number: number)
      }
      _ = try writer.finish()
    }
    #expect(try diff("a.\(ending)", "b.\(ending)").failure == nil)
    let (failure, document) = try diff(
      "a.\(ending)", "c.\(ending)", ["--level", "perceptual:0.1"])
    #expect(failure?.status == .differs)
    #expect(document?.pictures.map { ($0.differing ?? 0) > 500 } == [false, true, true])
  }

  @Test("what does not say its size is not read, and told with what is")
  func unreadable() throws {
    try Data("film".utf8).write(to: URL(fileURLWithPath: folder.file("a.rgba")))
    let failure = try diff("a.rgba", "a.rgba").failure
    #expect(failure == Failure(.usage, Messages.filmNotRead(folder.file("a.rgba"), "rgba")))
    #expect(failure?.message.contains(".mp4") == true)
  }

  @Test("a level says what differs, and how near its limit the rest is")
  func levels() throws {
    try write("a.apng", [1])
    try write("b.apng", [2])
    for (level, code) in [("delta:255", nil), ("delta:254", ExitStatus.differs)] {
      let (failure, document) = try diff("a.apng", "b.apng", ["--level", level])
      #expect(failure?.status == code && document?.level == level)
      let limit = code == nil ? 255.0 : 254
      #expect(document?.pictures.first?.closeness == 255 / limit)
      #expect(
        document?.lines.last?.hasPrefix("level \(level): the farthest pixel is at 100 %") == true)
    }
    let (_, document) = try diff("a.apng", "b.apng", ["--level", "perceptual:0.1"])
    #expect(document?.level == "perceptual:0.1,pixelmatch-7.2")
    #expect(document?.pictures.first?.densest == 20 && document?.pictures.first?.differing == 20)
  }
}
