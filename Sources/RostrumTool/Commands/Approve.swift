import ArgumentParser
import Foundation

/// `rostrum approve`.
struct Approve: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Take what the last verify saw as the new goldens.",
    discussion: """
      No scene is run: what the last 'rostrum verify' in this folder saw is put in place. Whatever changed since, the \
      scene, its script, the tool or the golden itself, is refused: nothing is approved that nobody could see.

      Example: rostrum approve --only 'Card*'
      """)

  @Option(help: ArgumentHelp("These goldens only; * and ? stand for letters.", valueName: "glob"))
  var only: [String] = []

  @Flag(help: "Take all, which is usual.")
  var all = false

  @Flag(help: "Say nothing but errors.")
  var quiet = false

  func validate() throws {
    try asUsage { if all, !only.isEmpty { throw Failure(.usage, Messages.allAndOnly) } }
  }

  func run() throws {
    let (run, folder) = try LastRun.found()
    func isMeant(_ name: String) -> Bool {
      only.isEmpty || only.contains { NameGlob(text: $0).matches(name) }
    }
    let names = run.candidates.map(\.name)
    if !only.isEmpty, !names.contains(where: isMeant) {
      if let other = run.others.keys.sorted().first(where: isMeant),
        let reason = run.others[other], !reason.isEmpty
      {
        throw Failure(.usage, Messages.notApprovable(other, reason))
      }
      throw Failure(.usage, Messages.noneMeant(only, names))
    }
    let approved = try run.approve(isMeant, in: folder)
    // What failed otherwise is not silently left out.
    let failed = run.others.keys.sorted().filter { isMeant($0) && run.others[$0] != "" }
    guard !quiet else { return }
    for (golden, isNew) in approved {
      try Standard.output(isNew ? Messages.approved(golden) : Messages.approvedAlready(golden))
    }
    for name in failed {
      Standard.error("Note: \(Messages.notApprovable(name, run.others[name] ?? ""))")
    }
    if approved.isEmpty { try Standard.output(Messages.nothingToApprove) }
  }
}
