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
    help: ArgumentHelp("One of N parts of the work, as in 1/4.", valueName: "i/n"),
    transform: Parse.shard)
  var shard: ShardArgument?

  @Option(help: "Which goldens may be written.")
  var mode: Mode?

  @Flag(help: "Keep the pixels, too, in NAME.apng beside each golden that is written.")
  var keepPixels = false

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

/// A part of the work: the `number`th of `count`.
struct ShardArgument: Hashable, Sendable {
  /// From 1.
  let number: Int
  let count: Int

  /// The most parts.
  private static let most = 10_000

  /// Reads `1/4`.
  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]),
      (1...Self.most).contains(count), (1...count).contains(number)
    else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// Whether the item at a place, counted from 0, is in this part.
  func holds(_ place: Int) -> Bool { place % count == number - 1 }
}

extension Parse {
  static func shard(_ text: String) throws -> ShardArgument {
    guard let shard = ShardArgument(text) else { throw Refusal(description: Messages.shard) }
    return shard
  }
}
