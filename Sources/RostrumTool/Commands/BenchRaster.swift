import ArgumentParser
import BenchSupport
import Codecs
import DisplayList
import Foundation
import Raster
import SceneLoader

/// `rostrum bench raster --list FILE`: draws a list again and again.
struct BenchRaster: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "raster", abstract: "Draw the display lists of a text.")

  enum Kernels: String, CaseIterable, ExpressibleByArgument {
    case auto, baseline, v3

    var instructions: Rasterizer.Instructions {
      switch self {
      case .auto: .best
      case .baseline: .baseline
      case .v3: .v3
      }
    }
  }

  @Option(help: ArgumentHelp("The list.", valueName: "file")) var list: String
  @Option(help: ArgumentHelp("Write the last picture, of the first frame.", valueName: "file.png"))
  var png: String?
  @Option(help: "Which inner loops.") var kernels: Kernels = .auto
  @Option(name: .customLong("repeat"), help: "How often the list is drawn.") var repeats: Int = 1
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"

  private struct Document: Encodable {
    let workload: String
    /// The median of processor time, one thread.
    let msPerFrame: Double
    let frames: Int
    let kernels: String

    enum CodingKeys: String, CodingKey {
      case workload, frames, kernels
      case msPerFrame = "ms_per_frame"
    }
  }

  func run() throws {
    let rasterizer = Rasterizer(instructions: kernels.instructions)
    let name = Place.stem(of: list)
    var bench = try RasterBench(try content(of: list), rasterizer: rasterizer)
    var times: [Double] = []
    var before = RealClock.threadSeconds
    bench.run(repeats: max(1, repeats)) { _ in
      let now = RealClock.threadSeconds
      times.append(now - before)
      before = now
    }
    times.sort()
    if let png {
      try Place.check(png)
      let file = try OutputFile(path: png)
      try file.write(try PNGEncoder().encode(bench.picture))
      try file.finish()
    }
    let document = Document(
      workload: name, msPerFrame: times[times.count / 2] * 1000, frames: times.count,
      kernels: rasterizer.instructions.rawValue)
    try Place.write(try jsonText(document), to: json)
  }

  /// The list with the glyphs that lie beside it.
  private func content(of path: String) throws -> BenchList {
    let folder = Place.folder(of: path)
    let outlines = try? String(
      contentsOfFile: "\(folder)/outlines.txt", encoding: .utf8)
    let glyphs = try outlines.map { try GlyphOutlines(benchText: $0) }
    let text = try Place.read(path)
    var source: BenchList?
    if text.contains("blurimage") {
      // The picture that is blurred is the first frame of list b.
      source = try BenchList(text: try Place.read("\(folder)/b.txt"), outlines: glyphs)
    }
    return try BenchList(text: text, outlines: glyphs, source: source)
  }
}
