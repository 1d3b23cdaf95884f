import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("SizeLimitedWriter")
struct SizeLimitedWriterTests {
  static let frames = [0, 1, 1, 2, 3, 4].map { step in
    var frame = SyntheticFrames.photograph(width: 160, height: 120)
    for y in 20..<60 { for x in step * 6..<step * 6 + 40 { frame[x, y] = 0xff34_c759 } }
    return frame
  }

  private func film(
    _ path: String, _ format: MediaFormat, limit: Int
  ) throws -> FileSummary {
    let writer = try SizeLimitedWriter(
      path: path, format: format, byteLimit: limit, width: 160, height: 120, rate: FrameRate(25))
    for (number, frame) in Self.frames.enumerated() { try writer.write(frame, number: number) }
    return try writer.finish()
  }

  private func size(_ folder: TemporaryFolder, _ format: MediaFormat) throws -> Int {
    let path = folder.file("whole")
    let writer = try format.makeWriter(
      to: .path(path), width: 160, height: 120, rate: FrameRate(25))
    for (number, frame) in Self.frames.enumerated() { try writer.write(frame, number: number) }
    return try writer.finish().byteCount
  }

  @Test("a file that fits has the bytes of one without a limit")
  func fits() throws {
    let folder = try TemporaryFolder()
    let size = try size(folder, .gif(GIFSettings()))
    let summary = try film(folder.file("a.gif"), .gif(GIFSettings()), limit: size)
    #expect(
      summary.byteCount == size && summary.notes.isEmpty && summary.path == folder.file("a.gif"))
    #expect(try folder.bytes("a.gif") == folder.bytes("whole"))
    #expect(folder.names == ["a.gif", "whole"])
  }

  @Test(
    "a file that does not fit gets the best quality that does",
    arguments: [MediaFormat.gif(GIFSettings()), .webp(WebPSettings(quality: 90))])
  func best(format: MediaFormat) throws {
    let folder = try TemporaryFolder()
    let least = try #require(format.granting(.quality(0)))
    let limit = try (size(folder, format) + size(folder, least)) / 2
    let summary = try film(folder.file("a"), format, limit: limit)
    #expect(summary.byteCount <= limit)
    #expect(try folder.bytes("a").count == summary.byteCount)
    let note = try #require(summary.notes.first)
    let quality = try #require(Int(note.split(separator: " ")[1]))
    let better = try #require(format.granting(.quality(quality + 1)))
    #expect(try size(folder, better) > limit)
    #expect(folder.names == ["a", "whole"])
  }

  @Test("what cannot be made to fit is refused, and leaves nothing")
  func refused() throws {
    for format in [MediaFormat.gif(GIFSettings()), .apng(APNGSettings())] {
      let folder = try TemporaryFolder()
      let error = #expect(throws: CodecError.self) {
        try film(folder.file("a"), format, limit: 100)
      }
      #expect(error?.remedy == .correctTheRequest)
      #expect(folder.names.isEmpty)
    }
  }

  @Test("a writer that is left leaves nothing")
  func abandoned() throws {
    let folder = try TemporaryFolder()
    let writer = try SizeLimitedWriter(
      path: folder.file("a.gif"), format: .gif(GIFSettings()), byteLimit: 10, width: 160,
      height: 120, rate: FrameRate(25))
    try writer.write(Self.frames[0], number: 0)
    #expect(folder.names.isEmpty)
    writer.abandon()
    #expect(folder.names.isEmpty)
    #expect(throws: CodecError.noFrames(path: folder.file("a.gif"))) {
      try SizeLimitedWriter(
        path: folder.file("a.gif"), format: .gif(GIFSettings()), byteLimit: 10, width: 160,
        height: 120, rate: FrameRate(25)
      ).finish()
    }
  }
}
