import ArgumentParser
import BenchSupport
import Foundation
import Raster

/// `rostrum bench accuracy`: how far pictures are from what they should be.
struct BenchAccuracy: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accuracy", abstract: "Compare drawing with exact areas and formulas.")

  @Option(help: "Shapes of each kind.") var count: Int = 100
  @Option(help: "Which inner loops.") var kernels: BenchRaster.Kernels = .auto
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"

  private struct Document: Encodable {
    let kernels: String
    /// Whether every bar is met.
    let holds: Bool
    let findings: [Row]
  }

  private struct Row: Encodable {
    let name: String
    let unit: RasterAccuracy.Unit
    let mean: Double
    let max: Double
    let bias: Double?
    let pixels: Int
    let meanBar: Double?
    let maxBar: Double?
    let biasBar: Double?
    let holds: Bool

    enum CodingKeys: String, CodingKey {
      case name, unit, mean, max, bias, pixels, holds
      case meanBar = "mean_bar"
      case maxBar = "max_bar"
      case biasBar = "bias_bar"
    }

    init(_ finding: RasterAccuracy.Finding) {
      func rounded(_ value: Double) -> Double { (value * 1e6).rounded() / 1e6 }
      (name, unit, pixels) = (finding.name, finding.unit, finding.pixels)
      (mean, max) = (rounded(finding.mean), rounded(finding.greatest))
      bias = finding.bias.map(rounded)
      (meanBar, maxBar, biasBar) = (
        finding.bars.mean, finding.bars.greatest, finding.bars.bias
      )
      holds = finding.holds
    }
  }

  func run() throws {
    guard (1...10_000).contains(count) else {
      throw ValidationError("--count takes 1 to 10000 shapes.")
    }
    let rasterizer = Rasterizer(instructions: kernels.instructions)
    let findings = RasterAccuracy.measure(rasterizer, count: count)
    let document = Document(
      kernels: rasterizer.instructions.rawValue, holds: findings.allSatisfy(\.holds),
      findings: findings.map(Row.init))
    try Place.write(try jsonText(document), to: json)
  }
}
