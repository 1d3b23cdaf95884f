import ArgumentParser
import BenchSupport
import SceneLoader

/// `rostrum bench bytes`: whether pictures are the same however they are drawn.
struct BenchBytes: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bytes", abstract: "Draw the workloads in every way and compare the bytes.")

  @Option(help: "Pixels to a pixel of the workloads.", transform: Parse.scale)
  var scale: Double = 0.25
  @Option(help: ArgumentHelp("Write the result document.", valueName: "file|-")) var json = "-"

  private struct Document: Encodable {
    let differences: [String]
    /// By workload: SHA-256 of the pixels.
    let digests: [String: String]
  }

  func run() throws {
    let found = try PictureDigests(scale: scale)
    try Place.write(
      try jsonText(Document(differences: found.differences, digests: found.digests)), to: json)
    if !found.differences.isEmpty { throw ExitCode.failure }
  }
}
