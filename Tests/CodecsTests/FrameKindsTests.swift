import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

@Suite("FrameKinds")
struct FrameKindsTests {
  private static let (width, height) = (160, 90)

  /// The kinds of a film, a letter each: as x264 finds best, predicted, bidirectional.
  private func kinds(_ film: [[UInt8]]) -> String {
    var kinds = FrameKinds(width: Self.width, height: Self.height)
    return film.map { luma in
      switch kinds.next(luma) {
      case .any: "."
      case .predicted: "P"
      case .bidirectional: "B"
      }
    }.joined()
  }

  private func picture(_ level: (_ x: Int, _ y: Int) -> Int) -> [UInt8] {
    (0..<Self.height).flatMap { y in (0..<Self.width).map { x in UInt8(level(x, y)) } }
  }

  private func noise(_ seed: Int) -> [UInt8] {
    picture { x, y in ((x * 7919 + y * 104_729 + seed * 1_299_709) % 251 * 83) % 251 }
  }

  @Test("pictures that stand still are three B frames and a P frame, again and again")
  func still() {
    #expect(kinds(Array(repeating: noise(1), count: 10)) == ".BBBPBBBPB")
  }

  @Test("what fades by few levels a picture is calm, by many it is not")
  func fades() {
    #expect(kinds((0..<6).map { step in picture { _, _ in 40 + 8 * step } }) == ".BBBPB")
    #expect(kinds((0..<6).map { step in picture { _, _ in 40 + 9 * step } }) == "......")
  }

  @Test("what sets in suddenly is a P frame, and three B frames may follow it again")
  func onset() {
    let levels = [40, 40, 40, 45, 50, 55, 60, 65, 70, 70, 70]
    #expect(kinds(levels.map { level in picture { _, _ in level } }) == ".BBPBBBPBBB")
    // Half a level more than twice as much is not sudden yet.
    let slow = [40, 41, 43, 47, 54]
    #expect(kinds(slow.map { level in picture { _, _ in level } }) == ".BBBP")
    #expect(kinds([40, 40, 40, 41].map { level in picture { _, _ in level } }) == ".BBP")
  }

  @Test("noise is left to the encoder, and calm pictures begin anew after it")
  func restless() {
    #expect(kinds((0..<5).map(noise)) == ".....")
    let film = [noise(1), noise(1), noise(2), noise(2), noise(2), noise(2), noise(2), noise(3)]
    #expect(kinds(film) == ".B.BBBP.")
  }

  @Test("only what changes counts: a busy corner of a still picture is not calm")
  func corner() {
    let film = (0..<4).map { step in
      let busy = noise(step)
      return picture { x, y in x < 32 && y < 32 ? Int(busy[y * Self.width + x]) : 128 }
    }
    #expect(kinds(film) == "....")
  }

  @Test("sizes below a block, and odd ones", arguments: [(1, 1), (15, 3), (17, 2), (33, 65)])
  func sizes(width: Int, height: Int) {
    var kinds = FrameKinds(width: width, height: height)
    let picture = [UInt8](repeating: 5, count: width * height)
    #expect(kinds.next(picture) == .any)
    #expect(kinds.next(picture) == .bidirectional)
    // A last part of a block is not looked at.
    let other = [UInt8](repeating: 205, count: width * height)
    #expect(kinds.next(other) == (width < 16 ? .bidirectional : .any))
  }

  @Test(
    "libx264 stores the frames as it is told, and all of them",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [1, 2, 3, 4, 5, 6, 13])
  func stored(count: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mp4")
    let writer = try VideoWriter(
      OutputFile(path: path), width: 64, height: 48, rate: FrameRate(60, per: 1))
    let still = SyntheticFrames.interface(width: 64, height: 48, step: 0)
    for number in 0..<count { try writer.write(still, number: number) }
    #expect(try writer.finish().storedFrames == count)
    let probe = try #require(ExternalTool("ffprobe"))
    let seen = try probe.output([
      "-v", "error", "-show_entries", "frame=pict_type", "-of", "csv=p=0", path,
    ])
    let types = String(decoding: seen, as: UTF8.self).filter { "IPB".contains($0) }
    // The last has nothing after it to be predicted from.
    let wanted = (0..<count).map { $0 == 0 ? "I" : $0 % 4 == 0 || $0 == count - 1 ? "P" : "B" }
    #expect(types == wanted.joined())
  }
}
