import CAV
import Foundation
import MediaSupport
import Pixels
import Testing

@testable import Codecs

/// libav's own function: C functions that call it hold nothing else.
private func realFind(_ name: UnsafePointer<CChar>?) -> UnsafePointer<AVCodec>? {
  guard let library = try? AVLibrary() else { return nil }
  return library.functions.avcodec_find_encoder_by_name(name)
}

@Suite("VideoWriter")
struct VideoWriterTests {
  static func film(
    _ folder: TemporaryFolder, _ name: String, frames: Int, rate: FrameRate,
    settings: VideoSettings = .init(), width: Int = 64, height: Int = 48,
    step: (Int) -> Int = { $0 }
  ) throws -> FileSummary {
    let writer = try VideoWriter(
      OutputFile(path: folder.file(name)), width: width, height: height, rate: rate,
      settings: settings)
    for number in 0..<frames {
      let frame = SyntheticFrames.interface(
        width: width, height: height, step: step(number),
        isOpaque: !settings.container.keepsAlpha)
      try writer.write(frame, number: number)
    }
    return try writer.finish()
  }

  @Test(
    "keeps frames and time exactly, as ffprobe sees them",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [(1, 60, 1), (2, 60, 1), (7, 30_000, 1001), (125, 25, 1), (5, 1, 1)])
  func timing(frames: Int, rate: Int, seconds: Int) throws {
    let folder = try TemporaryFolder()
    let frameRate = FrameRate(rate, per: seconds)
    let summary = try Self.film(folder, "a.mp4", frames: frames, rate: frameRate)
    #expect(summary.duration == frameRate.start(of: frames))
    #expect(summary.storedFrames == frames)
    #expect(folder.names == ["a.mp4"])
    let seen = try ExternalTool.probe(
      folder.file("a.mp4"),
      "stream=codec_name,pix_fmt,width,height,nb_read_packets,duration_ts,time_base,r_frame_rate,"
        + "avg_frame_rate,color_range,color_space,color_transfer,color_primaries,chroma_location,"
        + "start_pts")
    #expect(seen["nb_read_packets"] == "\(frames)")
    #expect(seen["avg_frame_rate"] == "\(rate)/\(seconds)")
    let base = (seen["time_base"] ?? "").split(separator: "/").compactMap { Int($0) }
    #expect(base.count == 2)
    let ticks = Int(seen["duration_ts"] ?? "") ?? -1
    #expect(ExactTime(ticks * base[0], over: base[1]) == frameRate.start(of: frames))
    #expect(seen["start_pts"] == "0")
    #expect(seen["pix_fmt"] == summary.pixelFormat)
    #expect(seen["color_range"] == "tv")
    #expect(seen["color_space"] == "bt709")
    #expect(seen["color_primaries"] == "bt709")
    #expect(seen["color_transfer"] == "iec61966-2-1")
    #expect(seen["chroma_location"] == "left")
  }

  @Test(
    "says how far stored times are from exact ones: WebM counts milliseconds",
    arguments: [("a.mp4", 0), ("a.mov", 0), ("a.webm", 1)])
  func drift(name: String, most: Int) throws {
    let folder = try TemporaryFolder()
    var settings = VideoSettings()
    settings.container = try #require(
      VideoSettings.Container(rawValue: String(name.suffix(name.count - 2))))
    let summary = try Self.film(
      folder, name, frames: 5, rate: FrameRate(30_000, per: 1001), settings: settings)
    // The frames from 0 to 4 are 0, 33.37, 66.73, 100.1 and 133.47 ms.
    #expect(summary.roundingDrift == (most == 0 ? .zero : ExactTime(7, over: 15_000)))
  }

  @Test("writes the index first, and the colour box beside the stream's own tags")
  func boxes() throws {
    let folder = try TemporaryFolder()
    _ = try Self.film(folder, "a.mp4", frames: 3, rate: FrameRate(30))
    let text = String(decoding: try folder.bytes("a.mp4"), as: Unicode.ASCII.self)
    let moov = try #require(text.range(of: "moov"))
    let mdat = try #require(text.range(of: "mdat"))
    #expect(moov.lowerBound < mdat.lowerBound)
    #expect(text.contains("colrnclx"))
    #expect(!text.contains("Lavf"))
  }

  @Test(
    "gives the same bytes twice, whatever memory held before",
    arguments: [(1, 64), (4, 64), (2, 126), (2, 128), (2, 1000)])
  func sameBytes(threads: Int, width: Int) throws {
    let folder = try TemporaryFolder()
    let settings = VideoSettings(threadCount: threads)
    for (index, name) in ["a.mp4", "b.mp4", "c.mp4"].enumerated() {
      // What is freed here is what the encoder is given.
      for size in [512, 4096, 20_000, 100_000] {
        let blocks = (0..<64).map { _ in [UInt8](repeating: UInt8(index * 85), count: size) }
        #expect(blocks.count == 64)
      }
      _ = try Self.film(
        folder, name, frames: 20, rate: FrameRate(60), settings: settings, width: width)
    }
    #expect(try folder.bytes("a.mp4") == folder.bytes("b.mp4"))
    #expect(try folder.bytes("a.mp4") == folder.bytes("c.mp4"))
  }

  @Test(
    "makes the same stream, frames, times and tags through FFmpeg's libraries",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      VideoSettings(), VideoSettings(chroma: .full, quality: 30), VideoSettings(isLossless: true),
      VideoSettings(transfer: .bt709, threadCount: 3),
    ], [1, 5])
  func backends(settings: VideoSettings, stride: Int) throws {
    let folder = try TemporaryFolder()
    let rate = FrameRate(30_000, per: 1001)
    // Back and forth: slowly, so that we choose the kinds of frames, or so far that the encoder does.
    func step(_ number: Int) -> Int { number * stride % 12 }
    var kinds = FrameKinds(width: 64, height: 48)
    let chosen = (0..<40).map { number in
      let frame = SyntheticFrames.interface(
        width: 64, height: 48, step: step(number), isOpaque: true)
      return kinds.next(frame.planes(.yuv420p).planes[0])
    }
    #expect(chosen.contains(.bidirectional) == (stride == 1))
    var (summaries, streams, answers) = ([FileSummary](), [[UInt8]](), [[String: String]]())
    for backend in VideoSettings.Backend.allCases {
      var settings = settings
      settings.backend = backend
      let name = "\(backend.rawValue).mp4"
      summaries.append(
        try Self.film(folder, name, frames: 40, rate: rate, settings: settings, step: step))
      let tool = try #require(ExternalTool("ffmpeg"))
      streams.append(
        try tool.output(["-v", "error", "-i", folder.file(name), "-c", "copy", "-f", "h264", "-"]))
      answers.append(
        try ExternalTool.probe(
          folder.file(name),
          "stream=codec_name,profile,pix_fmt,width,height,nb_read_packets,start_time,duration,"
            + "r_frame_rate,avg_frame_rate,color_range,color_space,color_transfer,color_primaries,"
            + "chroma_location,has_b_frames,extradata_size"))
    }
    #expect(streams[0].count > 1000)
    #expect(streams[0].elementsEqual(streams[1]))
    #expect(answers[0] == answers[1] && answers[0].count > 10)
    #expect(summaries[0].duration == rate.start(of: 40))
    for (path, summary) in zip(["direct", "ffmpeg"].map { folder.file("\($0).mp4") }, summaries) {
      #expect(summary.path == path && summary.notes.isEmpty)
    }
    (summaries[1].path, summaries[1].byteCount) = (summaries[0].path, summaries[0].byteCount)
    #expect(summaries[0] == summaries[1])
  }

  @Test(
    "without libx264 an MP4 is SVT-AV1's, without that FFmpeg's MPEG-4, and that is said",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [("libsvtav1", "av1"), ("mpeg4", "mpeg4")])
  func fallback(encoder: String, codec: String) throws {
    let folder = try TemporaryFolder()
    var hidden = VideoLibraries()
    hidden.x264 = { () throws(CodecError) in try X264Library(folder: "/nowhere/") }
    if encoder == "mpeg4" {
      hidden.libav = { () throws(CodecError) in
        var functions = try AVLibrary().functions
        functions.avcodec_find_encoder_by_name = { name in
          name.map { String(cString: $0) } == "libsvtav1" ? nil : realFind(name)
        }
        return AVLibrary(functions: functions)
      }
    }
    let rate = FrameRate(25)
    let writer = try VideoWriter(
      OutputFile(path: folder.file("a.mp4")), width: 64, height: 64, rate: rate,
      settings: VideoSettings(), libraries: hidden)
    for number in 0..<10 {
      try writer.write(
        SyntheticFrames.interface(width: 64, height: 64, step: number, isOpaque: true),
        number: number)
    }
    let summary = try writer.finish()
    #expect(summary.codec == encoder)
    #expect(summary.notes == ["encoded with \(encoder), as libx264 is not installed here"])
    let seen = try ExternalTool.probe(
      folder.file("a.mp4"), "stream=codec_name,nb_read_packets,avg_frame_rate")
    #expect(
      seen == ["codec_name": codec, "nb_read_packets": "10", "avg_frame_rate": "25/1"])
    #expect(folder.names == ["a.mp4"])
  }

  @Test("what only libx264 can do is refused without it, with its package")
  func noFallback() throws {
    let folder = try TemporaryFolder()
    var hidden = VideoLibraries()
    hidden.x264 = { () throws(CodecError) in try X264Library(folder: "/nowhere/") }
    for settings in [VideoSettings(chroma: .full), VideoSettings(isLossless: true)] {
      let error = #expect(throws: CodecError.self) {
        try VideoWriter(
          OutputFile(path: folder.file("a.mp4")), width: 64, height: 64, rate: FrameRate(25),
          settings: settings, libraries: hidden)
      }
      #expect(error?.remedy == .install)
    }
    #expect(folder.names.isEmpty)
  }

  @Test(
    "shows flat colours within two levels",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [VideoSettings.Chroma.half, .full])
  func patches(chroma: VideoSettings.Chroma) throws {
    let colors: [UInt32] = [
      0x0000ff, 0x00ff00, 0xff0000, 0x00ffff, 0xffff00, 0xff00ff, 0xffffff, 0, 0x808080, 0x404040,
      0x59c734, 0xff840a, 0xe65c5e, 0x0a9fff, 0xf5f7fa, 0x123456,
    ]
    var frame = Pixmap(width: 256, height: 256)
    for y in 0..<256 {
      for x in 0..<256 { frame[x, y] = 0xff00_0000 | colors[y / 64 * 4 + x / 64] }
    }
    let folder = try TemporaryFolder()
    let writer = try VideoWriter(
      OutputFile(path: folder.file("a.mp4")), width: 256, height: 256, rate: FrameRate(10),
      settings: VideoSettings(chroma: chroma))
    for number in 0..<5 { try writer.write(frame, number: number) }
    _ = try writer.finish()
    let frames = try ExternalTool.frames(folder.file("a.mp4"), size: 256 * 256 * 4)
    #expect(frames.count == 5)
    for shown in frames {
      for (index, color) in colors.enumerated() {
        let place = ((index / 4 * 64 + 32) * 256 + index % 4 * 64 + 32) * 4
        for part in 0..<3 {
          #expect(abs(Int(shown[place + part]) - Int(color >> UInt32(8 * part) & 255)) <= 2)
        }
      }
    }
  }

  @Test(
    "keeps every pixel in lossless mode, odd sizes too",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"))
  func lossless() throws {
    let folder = try TemporaryFolder()
    _ = try Self.film(
      folder, "a.mp4", frames: 3, rate: FrameRate(10), settings: VideoSettings(isLossless: true),
      width: 63, height: 47)
    let frames = try ExternalTool.frames(folder.file("a.mp4"), size: 63 * 47 * 4)
    #expect(frames.count == 3)
    for (number, shown) in frames.enumerated() {
      #expect(shown == SyntheticFrames.interface(width: 63, height: 47, step: number).straightBytes)
    }
  }

  @Test(
    "keeps alpha where the format has it",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [VideoSettings.Container.mov, .webm])
  func alpha(container: VideoSettings.Container) throws {
    let folder = try TemporaryFolder()
    let name = "a.\(container.rawValue)"
    let summary = try Self.film(
      folder, name, frames: 3, rate: FrameRate(25), settings: VideoSettings(container: container))
    #expect(summary.storedFrames == 3)
    let tool = try #require(ExternalTool("ffmpeg"))
    let decoder = container == .webm ? ["-c:v", "libvpx-vp9"] : []
    let bytes = try tool.output(
      ["-v", "error"] + decoder + [
        "-i", folder.file(name), "-vf", "alphaextract", "-f", "rawvideo", "-pix_fmt", "gray", "-",
      ])
    #expect(bytes.count == 3 * 64 * 48)
    let frame = SyntheticFrames.interface(width: 64, height: 48, step: 0, isOpaque: false)
    for y in 0..<48 {
      for x in 0..<64 {
        #expect(abs(Int(bytes[y * 64 + x]) - Int(frame[x, y] >> 24)) <= 24)
      }
    }
  }

  @Test("refuses odd sides for 4:2:0, empty films and frames of another size; leaves nothing")
  func misuse() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("a.mp4")
    #expect(throws: CodecError.self) {
      _ = try VideoWriter(OutputFile(path: path), width: 63, height: 48, rate: FrameRate(60))
    }
    let empty = try VideoWriter(OutputFile(path: path), width: 64, height: 48, rate: FrameRate(60))
    #expect(throws: CodecError.noFrames(path: path)) { _ = try empty.finish() }
    let unequal = try VideoWriter(
      OutputFile(path: path), width: 64, height: 48, rate: FrameRate(60))
    #expect(throws: CodecError.self) { try unequal.write(Pixmap(width: 32, height: 32), number: 0) }
    do {
      let forgotten = try VideoWriter(
        OutputFile(path: path), width: 64, height: 48, rate: FrameRate(60))
      try forgotten.write(Pixmap(width: 64, height: 48), number: 0)
    }
    #expect(folder.names.isEmpty)
    let error = #expect(throws: CodecError.self) {
      _ = try VideoWriter(
        OutputFile(path: "/nowhere/a.mp4"), width: 64, height: 48, rate: FrameRate(60))
    }
    #expect(error?.remedy == .chooseAnotherPlace)
  }

  @Test("names the package when libav is missing")
  func missing() {
    let error = #expect(throws: CodecError.self) { try VideoWriter.checkLibrary(in: "/nowhere/") }
    #expect(error?.remedy == .install)
    #expect(error?.description.contains("libavformat-dev") == true)
  }
}

extension VideoSettings.Container {
  fileprivate var keepsAlpha: Bool { self != .mp4 }
}
