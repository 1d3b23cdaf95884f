import Codecs
import Digest
import Foundation
import MediaSupport
import Pixels
import Testing

@Suite("Digests of frames")
struct FrameDigestTests {
  private static let pictures = (0..<4).map {
    SyntheticFrames.interface(width: 37, height: 20, step: $0)
  }

  @Test("are of the pixels row by row, and of nothing else")
  func pixels() {
    for picture in Self.pictures {
      var bytes: [UInt8] = []
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          for shift in [UInt32(0), 8, 16, 24] {
            bytes.append(UInt8(truncatingIfNeeded: picture[x, y] >> shift))
          }
        }
      }
      #expect(SHA256.hexadecimal(picture.digest) == SHA256.hexadecimal(of: bytes))
      var padded = picture
      padded.words[37] = 0x1234_5678
      #expect(padded.digest == picture.digest)
      padded[36, 19] ^= 1
      #expect(padded.digest != picture.digest)
    }
  }

  @Test("are written a line a frame, by their numbers", arguments: [false, true])
  func lines(ofPlanes: Bool) throws {
    let folder = try TemporaryFolder()
    let format = MediaFormat.raw(.digests(ofPlanes: ofPlanes))
    let writer = try format.makeWriter(
      to: .path(folder.file("digests")), width: 37, height: 20, rate: FrameRate(60))
    for (place, picture) in (Self.pictures + Self.pictures).enumerated() {
      try writer.write(picture, number: 10 + place)
    }
    #expect(try writer.finish().frames == 8)
    let lines = try String(contentsOfFile: folder.file("digests"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.map { $0[0] } == (10..<18).map { "\($0)" })
    let digests = lines.map { $0[1] }
    #expect(Set(digests).count == 4 && digests[..<4] == digests[4...])
    if !ofPlanes { #expect(digests[0] == SHA256.hexadecimal(Self.pictures[0].digest)) }
  }
}
