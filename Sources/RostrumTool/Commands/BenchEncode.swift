import ArgumentParser
import Codecs
import Measurement

/// `rostrum bench encode --raw FILE`: encodes frames that lie ready.
struct BenchEncode: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "encode", abstract: "Encode frames of raw RGBA.")

  @Option(help: ArgumentHelp("Frames of straight RGBA.", valueName: "file")) var raw: String
  @Option(transform: Parse.size) var size: SizeArgument
  @Option(transform: Parse.rate) var fps: RateArgument
  @Option(transform: Self.format) var format: EncodeMeasurement.Format
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

  private static func format(_ text: String) throws -> EncodeMeasurement.Format {
    guard let format = EncodeMeasurement.Format(rawValue: text) else {
      let known = EncodeMeasurement.Format.allCases.map(\.rawValue)
      throw Parse.Refusal(description: "accepted are \(known.joined(separator: ", "))")
    }
    return format
  }

  func run() throws {
    let measurement = EncodeMeasurement(
      width: Int(size.width), height: Int(size.height),
      rate: FrameRate(fps.frames, per: fps.seconds))
    try Place.check(format.rawValue.hasPrefix("png") ? "\(out)/" : out)
    let result = try measurement.run(try measurement.frames(at: raw), format, path: out)
    let document = Document(
      cpuSeconds: result.cpu, wallSeconds: result.wall, frames: result.frames, bytes: result.bytes)
    try Place.write(try jsonText(document), to: json)
  }
}
