import ArgumentParser
import Foundation

/// `rostrum prune FOLDER…`.
struct Prune: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove goldens that no scene asks for.",
    discussion: """
      A golden belongs to NAME.swift in the folder of scenes: the usual one, and those that NAME.check.yaml names. Others \
      are listed, and removed with what is beside them; those that flags made (record --preview, --variant) only with \
      --by-flags, as long as their scene is there.

      Example: rostrum prune Scenes --dry-run
      """)

  @Argument(
    help: ArgumentHelp("Folders of scenes, each with its Goldens.", valueName: "folder"),
    completion: .directory)
  var folders: [String] = ["."]

  @Option(
    help: ArgumentHelp("Where the goldens of these scenes are.", valueName: "dir"),
    completion: .directory)
  var goldens: String?

  @Flag(help: "Say what would be removed, and leave it.")
  var dryRun = false

  @Flag(help: "Remove what flags made, too.")
  var byFlags = false

  func run() throws {
    for folder in folders + (goldens.map { [$0] } ?? []) where Place.kind(of: folder) != .folder {
      throw Failure(
        .usage,
        Place.kind(of: folder) == .nothing
          ? Messages.noSuchFile(folder) : Messages.noGoldens(folder))
    }
    let places: [GoldenFolder]
    if let goldens {
      places = [GoldenFolder(path: goldens, sceneFolders: folders)]
    } else {
      places = folders.map {
        GoldenFolder(
          path: $0 == "." ? GoldenFolder.usualName : "\($0)/\(GoldenFolder.usualName)",
          sceneFolders: [$0])
      }
    }
    for place in places where Place.kind(of: place.path) == .nothing {
      throw Failure(.usage, Messages.noGoldens(place.path))
    }
    let unasked = try places.map { try $0.unasked(asked: []) }
    let orphans = unasked.flatMap { byFlags ? ($0.orphans + $0.byFlags).sorted() : $0.orphans }
    // The whole list stands there before the first is gone.
    for golden in orphans {
      try Standard.output(Messages.pruned(golden, isTrial: dryRun))
    }
    if orphans.isEmpty { try Standard.output(Messages.nothingToPrune) }
    if dryRun { return }
    for golden in orphans { try GoldenFolder.remove(golden) }
  }
}
