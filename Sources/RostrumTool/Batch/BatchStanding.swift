import Batches
import Foundation

/// How a batch's rows stand before anything is filmed: what an earlier run left, as far as it is still true.
struct BatchStanding {
  private let plan: BatchPlan
  private let rows: [Int]
  private let fingerprints: RowFingerprints
  private let retriesFailed: Bool
  /// What is known of rows, by their numbers.
  private var known: [Int: BatchResult] = [:]

  /// Rows that are looked at together.
  private static let portion = 32

  /// Compares what an earlier run left with what is asked for now, and with the files.
  ///
  /// - Parameters:
  ///   - plan: What is asked for.
  ///   - rows: Which rows the result manifest tells of.
  ///   - earlier: What the earlier run said, by rows' names.
  ///   - vocabulary: What may be said of a film.
  ///   - retriesFailed: Whether rows that failed are filmed again.
  ///   - workers: How many files are read side by side.
  /// - Throws: `SceneError` where the tool's own files are missing.
  init(
    _ plan: BatchPlan, shard rows: [Int], earlier: [String: BatchResult],
    vocabulary: BatchVocabulary, retriesFailed: Bool, workers: Int
  ) throws {
    (self.plan, self.rows, self.retriesFailed) = (plan, rows, retriesFailed)
    fingerprints = try RowFingerprints(scenes: plan.scenes.map(\.path)) { $0.words(vocabulary) }
    if earlier.isEmpty { return }
    var asked: [(row: BatchRow, result: BatchResult)] = []
    plan.forEach(rows) { row in
      if let result = earlier[row.name], result.status != .waiting { asked.append((row, result)) }
    }
    let portions = stride(from: 0, to: asked.count, by: Self.portion).map {
      Array(asked[$0..<min(asked.count, $0 + Self.portion)])
    }
    let fingerprints = fingerprints
    let judged = SideBySide.map(portions, workers: workers) { portion in
      portion.compactMap { Self.standing($0.row, $0.result, fingerprints) }
    }
    for result in judged.compactMap(\.self).joined() { known[result.row] = result }
    fingerprints.forgetProjects()
  }

  /// What is still true of a row; `nil` if nothing is.
  private static func standing(
    _ row: BatchRow, _ earlier: BatchResult, _ fingerprints: RowFingerprints
  ) -> BatchResult? {
    guard earlier.fingerprint == fingerprints.of(row) else { return nil }
    var result = earlier
    (result.row, result.scene) = (row.number, row.scene)
    guard earlier.status == .done else { return result }
    guard let outputs = earlier.outputs, outputs.map(\.path) == row.outputs,
      RowFiles.areWhole(outputs)
    else { return nil }
    return result
  }

  /// Whether a row's film is there, whole and of what is asked for now.
  func isCurrent(_ number: Int) -> Bool { known[number]?.status == .done }

  /// Whether a row is known to have failed, and is not filmed again.
  func isFailed(_ number: Int) -> Bool { known[number]?.status == .failed && !isDue(number) }

  /// Whether a row is to be filmed: what failed and would fail again is not, unless it is asked for.
  func isDue(_ number: Int) -> Bool {
    guard let result = known[number] else { return true }
    if result.status == .done { return false }
    let status = result.code.flatMap { ExitStatus(rawValue: Int32($0)) }
    return retriesFailed || status?.mayPass ?? true
  }

  /// The fingerprint of a row.
  func fingerprint(of row: BatchRow) -> String { fingerprints.of(row) }

  /// What is true of each row now.
  ///
  /// What is to be filmed again is not done any more, whatever files are there.
  func results(due: Set<Int>) -> [BatchResult] {
    var results: [BatchResult] = []
    results.reserveCapacity(rows.count)
    plan.forEach(rows) { row in
      let isKept = !due.contains(row.number)
      results.append(
        isKept
          ? known[row.number] ?? BatchResult(row: row.number, name: row.name, scene: row.scene)
          : BatchResult(row: row.number, name: row.name, scene: row.scene))
    }
    return results
  }

  /// Failures that are remembered of rows that are not filmed again.
  func failures(among rows: Set<Int>) -> [Failure] {
    known.values.filter { $0.status == .failed && rows.contains($0.row) }.map { result in
      let status = result.code.flatMap { ExitStatus(rawValue: Int32($0)) } ?? .internalError
      return Failure(status, result.message ?? "")
    }
  }
}

extension ExitStatus {
  /// Whether another try may end otherwise.
  var mayPass: Bool {
    [.internalError, .temporary, .interrupted, .terminated, .closedPipe].contains(self)
  }
}
