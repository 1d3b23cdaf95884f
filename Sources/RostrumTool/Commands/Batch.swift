import ArgumentParser
import Foundation

/// `rostrum batch MANIFEST`.
struct Batch: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch", abstract: "Film many rows: scenes, tables and matrices.",
    discussion: """
      A manifest is a YAML or JSON file with scenes, rows (in it, from a .csv or .jsonl file, or from standard input), a \
      matrix of options and inputs, and a pattern of outputs; see 'rostrum help batch-manifest'. All of it is checked \
      before the first film. Each row runs in a process of its own, as many side by side as --jobs and --memory allow.

      What became of each row stands in a result manifest, which is true at every moment: a batch that was interrupted \
      goes on where it was, and what is whole and current is not filmed again.

      Example: rostrum batch Cards.yaml --only 'card-*-dark' --sheet cards.png
      """)

  @Argument(
    help: ArgumentHelp("The manifest, or '-' for standard input.", valueName: "manifest"),
    completion: .file(extensions: ["yaml", "yml", "json"]))
  var manifest: String

  @OptionGroup(title: "Rows") var rows: BatchOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    try BatchRun(self).perform()
  }
}

/// Options of a batch: which rows, how many at a time, and what becomes of failures.
struct BatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("These rows only; * and ? stand for letters.", valueName: "glob"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp("One of N parts of the rows, as in 1/4, or auto.", valueName: "i/n|auto"),
    transform: Parse.shard)
  var shard: ShardArgument?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Rows side by side, 1 to 256 (default: one a core).", valueName: "n"),
    transform: Parse.jobs)
  var jobs: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The most memory of all rows under way, as in 800M or 4G (default: three quarters of what is free).",
      valueName: "bytes"),
    transform: Parse.memory)
  var memory: Int?

  @Flag(help: "Go on with other rows when one fails: the default.")
  var keepGoing = false

  @Flag(help: "End with the first row that fails.")
  var failFast = false

  @Flag(help: "Film rows again that failed and would fail again.")
  var retryFailed = false

  @Flag(help: "Check and plan everything, say what would be filmed, write nothing.")
  var dryRun = false

  @Flag(help: "Print the rows with their outputs, write nothing.")
  var list = false

  @Option(
    help: ArgumentHelp(
      "The result manifest (default: Output/MANIFEST.batch.json).", valueName: "file"),
    completion: .file())
  var results: String?

  @Option(
    help: ArgumentHelp(
      "Write a contact sheet, one .png: the last picture of each row with its name.",
      valueName: "file"),
    completion: .file(extensions: ["png"]))
  var sheet: String?

  func validate() throws {
    try asUsage {
      if keepGoing, failFast { throw Failure(.usage, Messages.keepGoingAndFailFast) }
      if let sheet, Place.ending(of: sheet) != "png" {
        throw Failure(.usage, Messages.sheetFormat(sheet))
      }
      if results == "-" { throw Failure(.usage, Messages.resultsAreAFile) }
    }
  }

  /// Whether a row is meant by its name.
  func means(_ name: String) -> Bool {
    only.isEmpty || only.contains { NameGlob(text: $0).matches(name) }
  }
}

extension Parse {
  /// Bytes of memory, with `k`, `M` and `G`.
  static func memory(_ text: String) throws -> Int {
    let units: [Character: Int] = ["k": 1000, "K": 1000, "M": 1_000_000, "G": 1_000_000_000]
    let unit = text.last.flatMap { units[$0] }
    let digits = unit == nil ? text[...] : text.dropLast()
    guard digits.count <= 9, let number = Int(digits), number > 0 else {
      throw Refusal(description: Messages.memory)
    }
    return number * (unit ?? 1)
  }
}
