import ArgumentParser
import Foundation

/// Golden options: which goldens a call is about, where they are, and what may be written.
struct GoldenOptions: ParsableArguments {
  /// What a call may write.
  enum Mode: String, CaseIterable, ExpressibleByArgument, Sendable {
    /// Nothing.
    case never
    /// Goldens that are not there.
    case missing
    /// Those, and goldens that are not what their scene shows now.
    case failed
    /// All.
    case all
  }

  @Option(
    help: ArgumentHelp(
      "Where goldens are (default: the folder Goldens beside each scene).", valueName: "dir"),
    completion: .directory)
  var goldens: String?

  @Option(
    help: ArgumentHelp(
      "What the film that the flags make is called: its golden is NAME.VARIANT.golden.",
      valueName: "variant"))
  var variant: String?

  @Option(
    help: ArgumentHelp("These goldens only; * and ? stand for letters.", valueName: "glob"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "One of N parts of the work, as in 1/4, or as the engine's environment tells.",
      valueName: "i/n|auto"),
    transform: Parse.shard)
  var shard: ShardArgument?

  @Option(help: "Which goldens may be written.")
  var mode: Mode?

  @Flag(help: "Keep the pixels, too, in NAME.apng beside each golden that is written.")
  var keepPixels = false

  @Flag(
    help: "Keep a filmstrip for eyes, too, in NAME.strip.png beside each golden that is written.")
  var strip = false

  @Flag(help: "Give up at the first that is not as it should be.")
  var failFast = false

  func validate() throws {
    try asUsage {
      if let variant, variant.isEmpty { throw Failure(.usage, Messages.emptyVariant) }
    }
  }

  /// Whether a golden's name is among those that are meant.
  func means(_ name: String) -> Bool {
    only.isEmpty || only.contains { NameGlob(text: $0).matches(name) }
  }
}
