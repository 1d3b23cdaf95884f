import Foundation
import MediaSupport
import Testing

/// First, last and all frames of films, as another program decodes them: every frame bears its number.
@Suite(.serialized) final class ClipsTests {
  let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try tool.write(Self.source, to: "Scene.swift")
  }

  deinit { tool.remove() }

  /// The numbers that a film's frames bear.
  private func numbers(in name: String) throws -> [Int] {
    let bytes = try #require(ExternalTool("ffmpeg")).output([
      "-v", "error", "-i", tool.folder.appendingPathComponent(name).path, "-vsync", "passthrough",
      "-f", "rawvideo", "-pix_fmt", "gray", "-",
    ])
    let size = 64 * 16
    return stride(from: 0, to: bytes.count - size + 1, by: size).map { start in
      (0..<16).reduce(0) { $0 | (bytes[start + 8 * 64 + $1 * 4 + 2] > 128 ? 1 << $1 : 0) }
    }
  }

  @Test(
    "every frame is there, in order, and the film is as long as its frames",
    .enabled(if: ExternalTool.hasFFmpeg, "ffmpeg is not installed"),
    arguments: [
      ("a.mp4", "60", "1f", 1), ("a.mp4", "60", "2f", 2), ("a.mp4", "30000/1001", "61f", 61),
      ("a.mp4", "25", "3", 75), ("a.mp4", "10", "600", 6000), ("a.webm", "30000/1001", "31f", 31),
      ("a.mov", "24", "1f", 1), ("a.gif", "50", "31f", 31), ("a.apng", "60", "31f", 31),
      ("a.y4m", "30000/1001", "31f", 31),
    ])
  func frames(name: String, rate: String, length: String, count: Int) throws {
    let result = try tool.run([
      "render", "Scene.swift", "-o", name, "--fps", rate, "--duration", length, "--scale", "1",
      "--quiet", "--preview", rate,
    ])
    #expect(result.status == 0, "\(result.error)")
    #expect(try numbers(in: name) == Array(0..<count))
    guard name.hasSuffix("mp4") else { return }
    let parts = rate.split(separator: "/").compactMap { Double($0) }
    let told = try ExternalTool.probe(
      tool.folder.appendingPathComponent(name).path,
      "stream=nb_read_packets,duration,r_frame_rate,start_time")
    #expect(told["nb_read_packets"] == "\(count)")
    #expect(told["r_frame_rate"] == (parts.count == 2 ? rate : "\(rate)/1"))
    let wanted = Double(count) * (parts.count == 2 ? parts[1] : 1) / parts[0]
    #expect(abs((told["duration"].flatMap { Double($0) } ?? 0) - wanted) < 2e-6)
    #expect(told["start_time"].flatMap { Double($0) } == 0)
  }

  /// A row of bits, the lowest at the left: 4 by 16 points each.
  private static let source = """
    import SwiftUI

    struct Numbers: View, Animatable {
      var seconds: Double
      let rate: Double
      var animatableData: Double {
        get { seconds }
        set { seconds = newValue }
      }
      var body: some View {
        let number = Int((seconds * rate).rounded())
        HStack(spacing: 0) {
          ForEach(0..<16, id: \\.self) { bit in number >> bit & 1 == 1 ? Color.white : Color.black }
        }
      }
    }

    struct Film: View {
      let rate: Double
      @State private var seconds = 0.0
      var body: some View {
        Numbers(seconds: seconds, rate: rate)
          .onAppear { withAnimation(.linear(duration: 1024)) { seconds = 1024 } }
      }
    }

    #Preview("60", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 60) }
    #Preview("50", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 50) }
    #Preview("30000/1001", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 30000 / 1001) }
    #Preview("25", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 25) }
    #Preview("24", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 24) }
    #Preview("10", traits: .fixedLayout(width: 64, height: 16)) { Film(rate: 10) }
    """
}
