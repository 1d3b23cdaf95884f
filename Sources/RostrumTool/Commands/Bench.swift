import ArgumentParser

/// `rostrum bench WHAT`: the measurements of ourselves, for scripts.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measure the tool itself.", shouldDisplay: false,
    subcommands: [
      BenchRaster.self, BenchAccuracy.self, BenchBytes.self, BenchMotion.self, BenchLists.self,
      BenchEncode.self, BenchFilm.self, BenchFrames.self, BenchDifference.self,
    ])
}
