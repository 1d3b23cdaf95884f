import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

@Suite("APNGReader")
struct APNGReaderTests {
  private static func file(
    _ frames: [Pixmap], _ settings: APNGSettings = .init(), rate: FrameRate = FrameRate(25)
  ) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    _ = try APNGWriterTests.film(folder, frames, rate: rate, settings: settings)
    return try folder.bytes("a.apng")
  }

  @Test("gives back what was written", arguments: [true, false], [25, 60, 1000])
  func roundTrip(mergesFrames: Bool, rate: Int) throws {
    for (name, frames) in APNGWriterTests.films {
      let frames = frames + [frames[0], frames[0]]
      let file = try Self.file(
        frames, APNGSettings(playCount: 3, mergesFrames: mergesFrames), rate: FrameRate(rate))
      var reader = try APNGReader(file, path: name)
      #expect(reader.playCount == 3)
      var shown: [Pixmap] = []
      var end = ExactTime.zero
      while let frame = try reader.nextFrame() {
        end = end.adding(frame.duration)
        let count = end.rounded(to: rate) - shown.count
        shown += Array(repeating: frame.pixmap, count: count)
      }
      #expect(shown == frames.map(\.normalized), "\(name)")
    }
  }

  @Test("a plain PNG is one frame")
  func plain() throws {
    let frame = SyntheticFrames.interface(width: 20, height: 10, step: 1)
    var reader = try APNGReader(PNGEncoder().encode(frame), path: "plain")
    #expect(reader.frameCount == 1)
    #expect(try reader.nextFrame()?.pixmap == frame.normalized)
    #expect(try reader.nextFrame() == nil)
  }

  /// Reads all of a file; false if it is refused.
  private static func isReadable(_ file: [UInt8]) -> Bool {
    guard var reader = try? APNGReader(file, path: "broken") else { return false }
    do {
      while try reader.nextFrame() != nil {}
      return true
    } catch { return false }
  }

  @Test("refuses a file cut off anywhere, and any single flipped bit")
  func damaged() throws {
    let file = try Self.file(
      (0..<3).map { SyntheticFrames.interface(width: 12, height: 9, step: $0) })
    #expect(Self.isReadable(file))
    for length in 0..<file.count { #expect(!Self.isReadable(Array(file[..<length]))) }
    for place in file.indices {
      var damaged = file
      damaged[place] ^= 1 << UInt8(place % 8)
      #expect(!Self.isReadable(damaged), "byte \(place)")
    }
  }

  @Test("survives damage whose checksums are right, with an error or a picture")
  func survives() throws {
    let frames = (0..<3).map { SyntheticFrames.interface(width: 12, height: 9, step: $0) }
    let files = [try Self.file(frames), try PNGEncoder(mode: .libpng).encode(frames[0])]
    var broken = BrokenFiles(seed: 7)
    var refused = 0
    for _ in 0..<500 {
      for file in files {
        let damaged = broken.next(of: file)
        refused += Self.isReadable(damaged) ? 0 : 1
        _ = try? PNGReader.decode(damaged, path: "broken")
      }
    }
    #expect(refused > 500)
  }

  @Test("refuses every file that was ever found to be trouble")
  func corpus() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/BrokenPictures")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "png" }
    #expect(!files.isEmpty)
    for file in files {
      #expect(!Self.isReadable([UInt8](try Data(contentsOf: file))), "\(file.lastPathComponent)")
    }
  }
}
