import ArgumentParser
import Codecs
import ImageDiff
import Pixels
import SceneLoader

/// `rostrum bench difference A B`: how fast two pictures are compared, by each rule.
struct BenchDifference: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "difference", abstract: "Compare two pictures again and again, by each rule.")

  @Argument(help: ArgumentHelp("A .png file.", valueName: "a")) var first: String
  @Argument(help: ArgumentHelp("Another one.", valueName: "b")) var second: String
  @Option(help: "How often they are compared.") var rounds = 20
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"

  private struct Result: Encodable {
    let differing: Int
    /// Of the fastest round.
    let milliseconds: Double
    let megapixelsPerSecond: Double
  }

  private static let rules: [(name: String, rule: PixelRule)] = [
    ("delta:1", PixelRule(.channels(1))),
    ("perceptual:0.1", PixelRule(.yiq(0.1))),
    ("perceptual:0.1,ignore-aa", PixelRule(.yiq(0.1), ignoresAntialiasing: true)),
    ("perceptual:0.1,oklab", PixelRule(.oklab(0.1))),
  ]

  func validate() throws {
    if rounds < 1 { throw ValidationError("--rounds \(rounds): accepted are numbers above 0") }
  }

  func run() throws {
    let (a, b) = (try PNGReader.read(first), try PNGReader.read(second))
    var results: [String: Result] = [:]
    for (name, rule) in Self.rules {
      var (fastest, differing) = (Double.infinity, 0)
      for _ in 0..<rounds {
        let start = RealClock.seconds
        differing = try PixelComparison(a, b, rule).differingCount
        fastest = min(fastest, RealClock.seconds - start)
      }
      results[name] = Result(
        differing: differing, milliseconds: fastest * 1000,
        megapixelsPerSecond: Double(a.width * a.height) / fastest / 1_000_000)
    }
    try Place.write(try jsonText(results), to: json)
  }
}
