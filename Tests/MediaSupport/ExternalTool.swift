internal import Foundation

/// Programs that tests ask for a second opinion, where they are installed.
public struct ExternalTool {
  public let path: String

  /// The program called `name` on the usual paths.
  public init?(_ name: String) {
    let folders = ["/usr/bin", "/usr/local/bin", "/bin"]
    guard
      let found = folders.map({ "\($0)/\(name)" }).first(
        where: FileManager.default.isExecutableFile)
    else { return nil }
    path = found
  }

  /// Whether ffmpeg and ffprobe are installed.
  public static var hasFFmpeg: Bool { Self("ffmpeg") != nil && Self("ffprobe") != nil }

  /// Whether the programs are installed that draw PDF and SVG.
  public static var draws: Bool { Self("pdftocairo") != nil && Self("rsvg-convert") != nil }

  /// What the program prints.
  public func output(_ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    return [UInt8](try process.communicate().output)
  }

  /// ffprobe's answers for the first stream, by key.
  public static func probe(_ path: String, _ entries: String) throws -> [String: String] {
    guard let tool = Self("ffprobe") else { return [:] }
    let bytes = try tool.output([
      "-v", "error", "-count_packets", "-select_streams", "v:0", "-show_entries", entries, "-of",
      "default=noprint_wrappers=1", path,
    ])
    var answers: [String: String] = [:]
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2, answers[String(parts[0])] == nil {
        answers[String(parts[0])] = String(parts[1])
      }
    }
    return answers
  }

  /// The frames of a film as RGBA bytes, decoded as tagged.
  public static func frames(_ path: String, size: Int) throws -> [[UInt8]] {
    guard let tool = Self("ffmpeg") else { return [] }
    let bytes = try tool.output([
      "-v", "error", "-i", path, "-vsync", "passthrough", "-vf",
      "scale=in_color_matrix=bt709:in_range=tv:out_range=pc:flags=bicubic+accurate_rnd+full_chroma_int",
      "-f", "rawvideo", "-pix_fmt", "rgba", "-",
    ])
    return stride(from: 0, to: bytes.count - size + 1, by: size).map {
      Array(bytes[$0..<$0 + size])
    }
  }
}
