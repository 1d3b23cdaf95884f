import Codecs
import MediaSupport
import Pixels
import Testing

@Suite("RawFrameWriter")
struct RawFrameWriterTests {
  static let frames = (0..<3).map { SyntheticFrames.interface(width: 33, height: 21, step: $0) }

  static func film(_ kind: RawFrameWriter.Kind) throws -> (bytes: [UInt8], summary: FileSummary) {
    let folder = try TemporaryFolder()
    var summary: FileSummary?
    try folder.capture("pipe") { descriptor in
      let writer = try RawFrameWriter(
        OutputFile(descriptor: descriptor, name: "standard output"), kind: kind, width: 33,
        height: 21, rate: FrameRate(30_000, per: 1001))
      for (number, frame) in frames.enumerated() { try writer.write(frame, number: number) }
      summary = try writer.finish()
    }
    return (try folder.bytes("pipe"), try #require(summary))
  }

  @Test("sends straight pixels and nothing else")
  func rgba() throws {
    let film = try Self.film(.rgba)
    #expect(film.bytes == Self.frames.flatMap(\.straightBytes))
    #expect(film.summary.storedFrames == 3)
    #expect(film.summary.byteCount == film.bytes.count)
  }

  @Test(
    "sends planes behind a header that says what they are",
    arguments: [VideoSettings.Chroma.half, .full])
  func y4m(chroma: VideoSettings.Chroma) throws {
    let film = try Self.film(.y4m(chroma))
    let header =
      "YUV4MPEG2 W33 H21 F30000:1001 Ip A1:1 C\(chroma == .half ? "420mpeg2" : "444") XCOLORRANGE=LIMITED\n"
    var expected = Array(header.utf8)
    for frame in Self.frames {
      expected += Array("FRAME\n".utf8)
      expected += frame.planes(chroma == .half ? .yuv420p : .yuv444p).planes.flatMap { $0 }
    }
    #expect(film.bytes == expected)
  }

  @Test("is understood by ffprobe", .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"))
  func probed() throws {
    let folder = try TemporaryFolder()
    let writer = try RawFrameWriter(
      try OutputFile(path: folder.file("a.y4m")), kind: .y4m(.half), width: 33, height: 21,
      rate: FrameRate(25))
    for (number, frame) in Self.frames.enumerated() { try writer.write(frame, number: number) }
    _ = try writer.finish()
    let seen = try ExternalTool.probe(
      folder.file("a.y4m"), "stream=pix_fmt,width,height,nb_read_packets,avg_frame_rate,color_range"
    )
    #expect(
      seen == [
        "pix_fmt": "yuv420p", "width": "33", "height": "21", "nb_read_packets": "3",
        "avg_frame_rate": "25/1", "color_range": "tv",
      ])
  }

  @Test("refuses frames of another size, and empty films")
  func misuse() throws {
    let folder = try TemporaryFolder()
    for kind in [RawFrameWriter.Kind.rgba, .y4m(.half)] {
      func writer() throws -> RawFrameWriter {
        try RawFrameWriter(
          try OutputFile(path: folder.file("a")), kind: kind, width: 8, height: 8,
          rate: FrameRate(5))
      }
      let unequal = try writer()
      #expect(throws: CodecError.self) { try unequal.write(Pixmap(width: 9, height: 8), number: 0) }
      #expect(throws: CodecError.noFrames(path: folder.file("a"))) { _ = try writer().finish() }
    }
    #expect(folder.names.isEmpty)
  }
}
