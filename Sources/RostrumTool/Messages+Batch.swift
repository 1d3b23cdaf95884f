import Batches
import SceneDocuments

/// The words about batches.
extension Messages {
  static let keepGoingAndFailFast = "--keep-going and --fail-fast are opposites; leave one out"
  static let resultsAreAFile =
    "--results is a file, which the next run reads; --json - prints the same"
  static let memory = "accepted are bytes, as in 800M or 4G"
  static let notTried = "not filmed, as the batch ended before"
  static let sceneOfInput = "a batch's scenes are files; '-' can be read once only"

  static func sheetFormat(_ path: String) -> String { "\(path): a contact sheet is a .png" }

  static func tooManyForSheet(_ count: Int) -> String {
    "a contact sheet of \(count) rows would be too large; --only says which of them"
  }

  /// All that is wrong with a batch, a line each; the last is the sentence about all of them.
  static func describe(_ problems: BatchProblems) -> Failure {
    let lines = problems.first.map { problem in
      let question = problem.unknown.map { word, known in
        let question = Likeness.question(word, among: known)
        return question.isEmpty
          ? "; accepted are \(known.prefix(mostNamed).joined(separator: ", "))" : question
      }
      return printable("\(problem)\(question ?? "")")
    }
    if problems.count == 1 { return Failure(.usage, lines.first ?? "") }
    let more = problems.count - lines.count
    let rest = more > 0 ? "\n… and \(more) more" : ""
    return Failure(
      .usage, "\(problems.count) errors in the batch; nothing was filmed",
      details: lines.joined(separator: "\n") + rest)
  }

  /// Names that are listed where none is like the one that was written.
  private static let mostNamed = 40

  static func noRowMeant(_ count: Int) -> String {
    "\(count == 1 ? "the only row is not" : "none of the \(count) rows is") meant by --only and --shard"
  }

  static func resultsUnreadable(_ path: String) -> String {
    "\(path) is no result manifest of this version; name another by --results, or remove it"
  }

  static func resultsOfAnother(_ path: String, _ manifest: String) -> String {
    "\(path) is the result manifest of \(manifest); name another by --results"
  }

  /// What a dry run says.
  static func planned(rows: Int, scenes: Int, files: Int, current: Int) -> String {
    func several(_ count: Int, _ word: String) -> String {
      "\(count) \(word)\(count == 1 ? "" : "s")"
    }
    return "\(several(rows, "row")) of \(several(scenes, "scene")), \(several(files, "output")): "
      + "\(current) current, \(rows - current) to film"
  }

  /// What became of a batch.
  static func verdict(_ totals: BatchTotals) -> String {
    var parts = ["\(totals.done) done"]
    if totals.kept > 0 {
      parts.append("\(totals.kept) of them \(totals.kept == 1 ? "was" : "were") current")
    }
    if totals.failed > 0 { parts.append("\(totals.failed) failed") }
    if totals.waiting > 0 { parts.append("\(totals.waiting) not filmed") }
    return "\(totals.rows) row\(totals.rows == 1 ? "" : "s"): \(parts.joined(separator: ", "))"
  }

  static func rowFailed(_ name: String, _ origin: String, _ message: String) -> String {
    "\(name) (\(origin)): \(message.isEmpty ? "stopped" : message)"
  }

  static func filesNotAsTold(_ path: String) -> String {
    "\(path) is not there as the scene's process said"
  }
}

/// The words about joining a batch's shards.
extension Messages {
  static let batchesHaveTheirPlace =
    "-o is for the parts of films; a batch's shards are joined beside them"

  static func shardOfAnotherBatch(_ path: String, _ other: String) -> String {
    "\(path) is of another batch, or another version of it, than \(other)"
  }

  static func rowTwice(_ name: String, _ one: String, _ other: String) -> String {
    "the row \(name) is in \(one) and in \(other), made of different things"
  }

  static func notWhole(_ names: [String], of count: Int) -> String {
    let shown = names.prefix(5).joined(separator: ", ")
    let more = names.count > 5 ? " and \(names.count - 5) more" : ""
    return
      "\(names.count) of \(count) rows \(names.count == 1 ? "is" : "are") not done: \(shown)\(more)"
  }

  static func filesOfRowChanged(_ name: String, _ path: String) -> String {
    "a file of the row \(name) is not what \(path) says; film that shard again"
  }
}
