import Codecs
import Foundation
import MediaSupport
import Pixels
import Testing

/// Every format through the tool: what its files hold, as others see them.
@Suite(.serialized) final class OutputsTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  private func path(_ name: String) -> String { tool.folder.appendingPathComponent(name).path }

  private struct Document: Decodable {
    struct Output: Decodable {
      let path: String
      let bytes: Int
      let frames: Int
      let storedFrames: Int
      let duration: Double?
      let codec: String
      let pixelFormat: String
      let notes: [String]
    }
    let outputs: [Output]
  }

  private func film(_ arguments: [String]) throws -> Document {
    let result = try tool.run(["render", "Scene.swift", "--json", "doc.json"] + arguments)
    try #require(result.status == 0, "\(result.error)")
    return try JSONDecoder().decode(
      Document.self, from: Data(contentsOf: tool.folder.appendingPathComponent("doc.json")))
  }

  /// The first frame as straight RGBA, as other programs see it.
  private func pixels(_ name: String) throws -> [UInt8] {
    let decoder = name.hasSuffix("webm") ? ["-c:v", "libvpx-vp9"] : []
    let form = name.hasSuffix("rgba") ? ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "48x40"] : []
    return try #require(ExternalTool("ffmpeg")).output(
      ["-v", "error"] + form + decoder + [
        "-i", path(name), "-frames:v", "1", "-vf",
        "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=accurate_rnd+full_chroma_int",
        "-f", "rawvideo", "-pix_fmt", "rgba", "-",
      ])
  }

  @Test(
    "what is clear, half clear and opaque comes back straight from every format that keeps it",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"))
  func alpha() throws {
    // Losses of 4:2:0 and of quantisers, in levels.
    let formats = [
      ("a.png", 0), ("a.apng", 0), ("a.webp", 0), ("a.rgba", 0), ("a.mov", 3), ("a.webm", 6),
    ]
    _ = try film(
      ["--background", "clear", "--duration", "1f", "--scale", "1", "--preview", "alpha"]
        + formats.flatMap { ["-o", $0.0] } + ["-o", "a.gif"])
    let wanted: [(x: Int, straight: [Int])] = [
      (6, [0, 0, 0, 0]), (18, [255, 0, 0, 255]), (30, [0, 64, 255, 128]),
      (42, [255, 255, 255, 51]),
    ]
    for (name, loss) in formats {
      let shown = try pixels(name)
      try #require(shown.count == 48 * 40 * 4, "\(name)")
      for (x, straight) in wanted {
        let place = (20 * 48 + x) * 4
        let found = (0..<4).map { Int(shown[place + $0]) }
        let alpha = straight[3]
        #expect(abs(found[3] - alpha) <= loss, "\(name) at \(x): \(found)")
        // A colour of 8 bits, multiplied by alpha and divided again, is that much off.
        let rounding = alpha == 0 ? 0 : 255 / alpha / 2 + 1
        for part in 0..<3 where alpha > 0 {
          #expect(
            abs(found[part] - straight[part]) <= loss + rounding, "\(name) at \(x): \(found)")
        }
      }
    }
    // A GIF's pixels are there or not; half and more is.
    let gif = try GIFPlayer([UInt8](Data(contentsOf: URL(filePath: path("a.gif")))))
    let row = gif.shown[0].pixels[20 * 48..<21 * 48]
    #expect([6, 18, 30, 42].map { row[row.startIndex + $0] >> 24 } == [0, 255, 255, 0])
  }

  @Test("a film that keeps no transparency says so")
  func noAlpha() throws {
    let result = try tool.run([
      "render", "Scene.swift", "--preview", "alpha", "--background", "clear", "--duration", "2f",
      "-o", "a.mp4", "-o", "a.apng",
    ])
    #expect(result.status == 0)
    #expect(
      result.error
        == "Note: a.mp4 keeps no transparency: what is clear is black there; .gif, .png, .apng, .webp, .mov, .webm, .rgba keep it\n"
    )
  }

  @Test(
    "flat colours come back at most 2 levels off, as tagged",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      ["a.mp4"], ["a.mp4", "--chroma", "444"], ["a.mp4", "--lossless"], ["a.webm"], ["a.mov"],
    ])
  func colours(output: [String]) throws {
    _ = try film(["--preview", "colours", "--scale", "1", "--duration", "0.2", "-o"] + output)
    let shown = try pixels(output[0])
    try #require(shown.count == 192 * 96 * 4)
    for (index, color) in Self.colours.enumerated() {
      let place = ((index / 8 * 24 + 12) * 192 + index % 8 * 24 + 12) * 4
      for part in 0..<3 {
        let wanted = Int(color >> UInt32(16 - 8 * part) & 255)
        #expect(
          abs(Int(shown[place + part]) - wanted) <= 2,
          "\(String(color, radix: 16)): \(shown[place..<place + 3])")
      }
    }
  }

  @Test(
    "a pipe gets the bytes of a file",
    arguments: ["mp4", "gif", "png", "apng", "webp", "y4m", "rgba"])
  func pipes(format: String) throws {
    let scene = ["render", "Scene.swift", "--duration", "4f", "--scale", "1", "--quiet"]
    #expect(try tool.run(scene + ["-o", "file.\(format)"]).status == 0)
    let line = "\"$0\" \"$@\" > piped"
    let piped = try tool.shell(line, scene + ["-o", "-", "--format", format])
    #expect(piped.status == 0 && piped.error.isEmpty, "\(piped.error)")
    let file = try Data(contentsOf: URL(filePath: path("file.\(format)")))
    #expect(try Data(contentsOf: URL(filePath: path("piped"))) == file && !file.isEmpty)
  }

  @Test(
    "a pipe that nobody reads ends with 141 and without a word", arguments: ["rgba", "mp4", "gif"])
  func closedPipe(format: String) throws {
    let result = try tool.shell(
      "\"$0\" \"$@\" | true; exit ${PIPESTATUS[0]}",
      [
        "render", "Scene.swift", "--preview", "colours", "--duration", "5", "-o", "-", "--format",
        format,
      ])
    #expect(result.status == 141)
    #expect(result.error.isEmpty && result.output.isEmpty)
  }

  @Test(
    "other encoders, backends and qualities are what was asked for",
    arguments: [
      (["a.mp4", "--encoder", "libsvtav1"], "libsvtav1", "yuv420p"),
      (["a.mp4", "--encoder", "mpeg4"], "mpeg4", "yuv420p"),
      (["a.mp4", "--lossless"], "libx264rgb", "gbrp"),
      (["a.mp4", "--mp4-backend", "ffmpeg"], "libx264", "yuv420p"),
      (["a.mp4", "--mp4-backend", "ffmpeg", "--lossless"], "libx264rgb", "gbrp"),
      (["a.mp4", "--chroma", "444"], "libx264", "yuv444p"),
      (["a.png", "--png-backend", "libpng"], "png libpng", "rgb24"),
      (["a/", "--png-backend", "small"], "png small", "rgb24"),
      (["a.apng", "--png-backend", "fast"], "apng fast", "rgba"),
      (["a.webp", "--quality", "50"], "libwebp", "yuva420p"),
    ])
  func settings(output: [String], codec: String, pixelFormat: String) throws {
    let document = try film(["--duration", "3f", "-o"] + output)
    #expect(document.outputs[0].codec == codec)
    #expect(document.outputs[0].pixelFormat == pixelFormat)
    #expect(document.outputs[0].frames == (output[0] == "a.png" ? 1 : 3))
    #expect(document.outputs[0].notes == [])
  }

  @Test(
    "the pixel format is the one that ffprobe tells",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [["--background", "clear"], []])
  func pixelFormats(background: [String]) throws {
    let names = [
      "a.mp4", "b.mov", "c.webm", "d.gif", "e.apng", "f.png", "g.y4m", "h/h-%04d.png", "i.webp",
    ]
    let outputs = try film(
      ["--preview", "alpha", "--duration", "2f"] + background + names.flatMap { ["-o", $0] }
    ).outputs
    for (name, output) in zip(names, outputs) {
      let file = name.replacing("%04d", with: "0001")
      let seen = try ExternalTool.probe(path(file), "stream=pix_fmt")
      #expect(seen["pix_fmt"] == output.pixelFormat, "\(name)")
    }
    for options in [["--lossless"], ["--chroma", "444"]] {
      let output = try film(["-o", "j.mp4", "--duration", "2f"] + options).outputs[0]
      let seen = try ExternalTool.probe(path("j.mp4"), "stream=pix_fmt")
      #expect(seen["pix_fmt"] == output.pixelFormat)
    }
  }

  @Test(
    "y4m says how its colours are read, and ffmpeg reads them so",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"), arguments: ["420", "444"])
  func y4m(chroma: String) throws {
    let output = try film([
      "--preview", "colours", "--scale", "1", "--duration", "2f", "-o", "a.y4m", "--chroma", chroma,
    ]).outputs[0]
    #expect(output.codec == "none" && output.pixelFormat == "yuv\(chroma)p")
    let note = try #require(output.notes.first)
    let flags = try #require(note.range(of: "ffmpeg "))
    let told = note[flags.upperBound...].split(separator: " ").map(String.init)
    #expect(told == ["-colorspace", "bt709", "-i", "a.y4m"])
    /// The farthest that a colour is off.
    func error(_ flags: [String]) throws -> Int {
      let shown = try #require(ExternalTool("ffmpeg")).output(
        ["-v", "error"] + flags + [
          "-i", path("a.y4m"), "-frames:v", "1", "-f", "rawvideo", "-pix_fmt", "rgb24", "-",
        ])
      try #require(shown.count == 192 * 96 * 3)
      return Self.colours.enumerated().map { index, color in
        let place = ((index / 8 * 24 + 12) * 192 + index % 8 * 24 + 12) * 3
        return (0..<3).map { part in
          abs(Int(shown[place + part]) - Int(color >> UInt32(16 - 8 * part) & 255))
        }.max() ?? 0
      }.max() ?? 255
    }
    #expect(try error(Array(told.prefix(2))) <= 3)
    #expect(try error([]) > 15, "without them it is another matrix")
  }

  @Test("less quality makes smaller files, and a limit finds the best that fits")
  func quality() throws {
    let scene = ["--preview", "slopes", "--duration", "10f", "--scale", "1"]
    let sizes = try [100, 80, 40].map {
      try film(scene + ["-o", "a.gif", "-o", "a.mp4", "--quality", "\($0)"]).outputs.map(\.bytes)
    }
    #expect(sizes[0][0] > sizes[1][0] && sizes[1][0] > sizes[2][0])
    #expect(sizes[0][1] > sizes[1][1] && sizes[1][1] > sizes[2][1])
    let limit = sizes[1][0]
    let limited = try film(scene + ["-o", "a.gif", "--max-bytes", "\(limit)"]).outputs[0]
    #expect(limited.bytes <= limit && limited.bytes * 10 > limit * 8)
    #expect(limited.notes.contains { $0.hasPrefix("quality 8") && $0.hasSuffix("\(limit) bytes") })
    let refused = try tool.run(
      ["render", "Scene.swift", "-o", "b.mp4", "--max-bytes", "500"] + scene)
    #expect(refused.status == 2)
    #expect(refused.error.hasPrefix("Error: b.mp4: even at quality 0 the file takes "))
    #expect(!FileManager.default.fileExists(atPath: path("b.mp4")))
  }

  @Test("clips are compared frame by frame")
  func clips() throws {
    _ = try film(["-o", "a.apng", "--duration", "5f", "--scale", "1"])
    _ = try film(["-o", "b.apng", "--duration", "5f", "--scale", "1", "--background", "blue"])
    _ = try film(["-o", "c.apng", "--duration", "6f", "--scale", "1"])
    #expect(try tool.run(["diff", "a.apng", "a.apng"]).output == "5 pictures, all the same\n")
    #expect(try tool.run(["diff", "a.apng", "b.apng"]).status == 3)
    #expect(try tool.run(["diff", "a.apng", "c.apng"]).status == 5)
  }

  /// Primaries, their complements, greys, and colours that people know products by.
  private static let colours: [UInt32] = [
    0xFF0000, 0x00FF00, 0x0000FF, 0x00FFFF, 0xFF00FF, 0xFFFF00, 0xFFFFFF, 0x000000, 0x808080,
    0x404040, 0xC0C0C0, 0x101010, 0xF2F2F7, 0x1C1C1E, 0x8E8E93, 0xE5E5EA, 0x007AFF, 0x34C759,
    0xFF3B30, 0xFF9500, 0xFFCC00, 0x5856D6, 0xAF52DE, 0xFF2D55, 0x30B0C7, 0xA2845E, 0x1DB954,
    0x1877F2, 0xE50914, 0x25D366, 0xFC4C02, 0x6E5494,
  ]

  private static let source = """
    import SwiftUI

    func color(_ hex: Int) -> Color {
      Color(
        red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255,
        blue: Double(hex & 255) / 255)
    }

    struct Moving: View {
      @State private var place = -20.0
      var body: some View {
        Circle().fill(.red).frame(width: 12, height: 12).offset(x: place)
          .onAppear { withAnimation(.linear(duration: 1)) { place = 20 } }
      }
    }

    #Preview("moving", traits: .fixedLayout(width: 60, height: 40)) { Moving() }
    #Preview("alpha", traits: .fixedLayout(width: 48, height: 40)) {
      HStack(spacing: 0) {
        Color.clear
        color(0xFF0000)
        color(0x0040FF).opacity(128.0 / 255)
        Color.white.opacity(0.2)
      }
    }
    #Preview("colours", traits: .fixedLayout(width: 192, height: 96)) {
      let all = [\(colours.map { "0x" + String($0, radix: 16) }.joined(separator: ", "))]
      VStack(spacing: 0) {
        ForEach(0..<4, id: \\.self) { row in
          HStack(spacing: 0) {
            ForEach(0..<8, id: \\.self) { column in color(all[row * 8 + column]) }
          }
        }
      }
    }
    #Preview("slopes", traits: .fixedLayout(width: 160, height: 120)) {
      ZStack {
        LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        LinearGradient(colors: [.green, .clear], startPoint: .top, endPoint: .bottom)
        Moving()
      }
    }
    """
}
