import ArgumentParser
import Codecs

/// `rostrum job MANIFEST|SCENE --as ENGINE`.
struct Job: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "job",
    abstract: "Describe a film in parts for an engine that runs them on many machines.",
    usage: "rostrum job <manifest|scene> --as <engine> [<options>] [-- <option of render> ...]",
    discussion: """
      A complete description goes to standard output: openjd is a job template (2023-09, with task chunks and progress), \
      slurm a script that queues an array and the merge behind it, kubernetes an indexed job and the merge, parallel a \
      line of GNU parallel, github a workflow with a matrix, make a Makefile. Its first lines say how it is run. Where an \
      engine can, codes 2 to 7 end a part, and 75 has it tried again.

      Words behind '--' go to 'rostrum render', or 'rostrum batch' for a manifest.

      Example: rostrum job Card.swift --as slurm --shards 60 -o film.mp4 -- --fps 30 > film.slurm
      """)

  @Argument(
    help: ArgumentHelp("A scene, or a manifest of a batch.", valueName: "manifest|scene"),
    completion: .file())
  var path: String

  @Option(name: .customLong("as"), help: ArgumentHelp("The engine.", valueName: "engine"))
  var engine: JobEngine

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How many parts, 1 to 10000.", valueName: "n"), transform: Parse.shards)
  var shards = 10

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Where to (default: Output/NAME.mp4).", valueName: "out"),
    completion: .file())
  var output: [String] = []

  @Option(
    help: ArgumentHelp("What the job is called (default: the scene's name).", valueName: "name"))
  var name: String?

  @Option(help: ArgumentHelp("The tool, where the job runs.", valueName: "path"))
  var tool = "rostrum"

  @Option(
    help: ArgumentHelp("The container image, for kubernetes and github.", valueName: "image"))
  var image: String?

  @Option(
    help: ArgumentHelp(
      "The claim of the volume that all pods share, for kubernetes (default: rostrum).",
      valueName: "claim"))
  var claim: String?

  @Argument(
    parsing: .postTerminator, help: ArgumentHelp("Options of render.", valueName: "option"))
  var words: [String] = []

  func validate() throws { try asUsage { _ = try plan() } }

  func run() throws {
    let plan = try plan()
    if !plan.isBatch { try SceneSource(path: path, format: nil).check() }
    try Standard.output(try engine.description(of: plan))
  }

  /// What is to be run.
  ///
  /// - Throws: ``Failure`` for options that the engine has nothing to do with.
  func plan() throws -> JobPlan {
    if path == "-" { throw Failure(.usage, Messages.jobOfInput) }
    if image != nil, ![.kubernetes, .github].contains(engine) {
      throw Failure(.usage, Messages.jobOption("--image", engine))
    }
    if claim != nil, engine != .kubernetes {
      throw Failure(.usage, Messages.jobOption("--claim", engine))
    }
    return try JobPlan(self)
  }
}

extension Parse {
  static func shards(_ text: String) throws -> Int {
    let range = 1...PartIndex.greatestCount
    return try value(Int(text).flatMap { range.contains($0) ? $0 : nil }, Messages.shards)
  }
}
