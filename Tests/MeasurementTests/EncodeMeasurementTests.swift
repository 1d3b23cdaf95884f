import Codecs
import Foundation
import Measurement
import MediaSupport
import Pixels
import Testing

@Suite("EncodeMeasurement")
struct EncodeMeasurementTests {
  static let measurement = EncodeMeasurement(width: 32, height: 24, rate: FrameRate(25))

  @Test("writes every format and says how much", arguments: EncodeMeasurement.Format.allCases)
  func formats(format: EncodeMeasurement.Format) throws {
    let folder = try TemporaryFolder()
    let frames = [0, 1, 1].map { SyntheticFrames.interface(width: 32, height: 24, step: $0) }
    let isFolder = format.rawValue.hasPrefix("png")
    let path = isFolder ? folder.path : folder.file("out")
    let result = try Self.measurement.run(frames, format, path: path)
    #expect(result.frames == 3)
    // A sequence's index is no picture.
    let files = folder.names.filter { !$0.hasSuffix(".json") }
    #expect(files.count == (isFolder ? 3 : 1))
    #expect(try files.map { try folder.bytes($0).count }.reduce(0, +) == result.bytes)
    if format == .yuv420 { #expect(result.bytes == 3 * 32 * 24 * 3 / 2) }
    #expect(result.cpu >= 0 && result.wall >= 0)
  }

  @Test("reads frames back as they were written, and refuses parts of frames")
  func reading() throws {
    let folder = try TemporaryFolder()
    let frames = [0, 1].map { SyntheticFrames.interface(width: 32, height: 24, step: $0) }
    let bytes = frames.flatMap(\.straightBytes)
    try Data(bytes).write(to: URL(filePath: folder.file("raw")))
    #expect(try Self.measurement.frames(at: folder.file("raw")) == frames)
    try Data(bytes.dropLast()).write(to: URL(filePath: folder.file("raw")))
    #expect(throws: CodecError.self) { try Self.measurement.frames(at: folder.file("raw")) }
    #expect(throws: CodecError.self) { try Self.measurement.frames(at: folder.file("none")) }
  }

  @Test("converts through libswscale to nearly the planes of ours")
  func yardstick() throws {
    let folder = try TemporaryFolder()
    let frames = [SyntheticFrames.interface(width: 32, height: 24, step: 0)]
    let ours = try Self.measurement.run(frames, .mp4, path: folder.file("a"))
    let theirs = try Self.measurement.run(frames, .mp4Swscale, path: folder.file("b"))
    #expect(abs(ours.bytes - theirs.bytes) < ours.bytes / 4)
  }
}
