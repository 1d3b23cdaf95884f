import ArgumentParser
import Codecs
import Foundation
import Pixels
import SceneLoader

/// `rostrum bench encode --raw FILE`: encodes frames that lie ready.
struct BenchEncode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode", abstract: "Encode frames of raw RGBA.")

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case png
    case pngSmall = "png-small"
    case pngLibpng = "png-libpng"
    case mp4
    case gif
  }

  @Option(help: ArgumentHelp("Frames of straight RGBA.", valueName: "file")) var raw: String
  @Option(transform: Parse.size) var size: SizeArgument
  @Option(transform: Parse.rate) var fps: RateArgument
  @Option var format: Format
  @Option(help: ArgumentHelp("A file, or a folder for PNG.", valueName: "path")) var out: String
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"

  private struct Document: Encodable {
    let cpuSeconds: Double
    let wallSeconds: Double
    let frames: Int
    let bytes: Int

    enum CodingKeys: String, CodingKey {
      case frames, bytes
      case cpuSeconds = "cpu_s"
      case wallSeconds = "wall_s"
    }
  }

  private var media: MediaFormat {
    switch format {
    case .png: .pngSequence(PNGEncoder(mode: .fast))
    case .pngSmall: .pngSequence(PNGEncoder(mode: .small))
    case .pngLibpng: .pngSequence(PNGEncoder(mode: .libpng))
    case .mp4: .video(VideoSettings())
    case .gif: .gif(GIFSettings())
    }
  }

  func run() throws {
    let (width, height) = (Int(size.width), Int(size.height))
    guard let file = FileHandle(forReadingAtPath: raw) else {
      throw Failure(.usage, Messages.noSuchFile(raw))
    }
    let isFolder = [.png, .pngSmall, .pngLibpng].contains(format)
    let path = isFolder && !out.hasSuffix("/") && !out.contains("%") ? out + "/" : out
    try Place.check(path)
    let writer = try media.makeWriter(
      to: .path(path), width: width, height: height,
      rate: FrameRate(fps.frames, per: fps.seconds))
    var (cpu, wall, count) = (0.0, 0.0, 0)
    func measure<R>(_ work: () throws -> R) rethrows -> R {
      let (cpuBefore, wallBefore) = (RealClock.processorSeconds, RealClock.seconds)
      defer {
        cpu += RealClock.processorSeconds - cpuBefore
        wall += RealClock.seconds - wallBefore
      }
      return try work()
    }
    while let bytes = try file.read(upToCount: width * height * 4),
      bytes.count == width * height * 4
    {
      let pixmap = Self.pixmap(of: bytes, width, height)
      try measure { try writer.write(pixmap, number: count) }
      count += 1
    }
    let summary = try measure { try writer.finish() }
    let document = Document(
      cpuSeconds: cpu, wallSeconds: wall, frames: count, bytes: summary.byteCount)
    try Place.write(try jsonText(document), to: json)
  }

  private static func pixmap(of bytes: Data, _ width: Int, _ height: Int) -> Pixmap {
    var pixmap = Pixmap(width: width, height: height)
    let all = Array(bytes)
    for y in 0..<height {
      for x in 0..<width {
        let at = (y * width + x) * 4
        let alpha = UInt32(all[at + 3])
        func premultiplied(_ value: UInt8) -> UInt32 { (UInt32(value) * alpha + 127) / 255 }
        pixmap[x, y] =
          premultiplied(all[at]) | premultiplied(all[at + 1]) << 8
          | premultiplied(all[at + 2]) << 16 | alpha << 24
      }
    }
    return pixmap
  }
}
