import Foundation
import Goldens

/// What became of one golden, and what could be put in its place.
struct CheckOutcome: Sendable {
  let check: PlannedCheck
  var entry: CheckDocument.Entry
  /// The golden as it was found, and as it would be now.
  var before: Golden?
  var after: Golden?
  /// The digest of the golden's bytes as they were found.
  var foundDigest: String?
  /// What the scene and its inputs were.
  var sceneDigest = ""
  var inputDigest: String?
  /// A compiler's words.
  var details = ""
  /// Remarks for people, a line each.
  var notes: [String] = []
  /// A film of what the golden would be now, where one was made.
  var film: String?

  /// Creates an outcome.
  ///
  /// - Parameters:
  ///   - check: What was asked for.
  ///   - verdict: What became of it.
  ///   - status: What the tool would end with for this alone.
  ///   - sentence: One line for people.
  init(
    _ check: PlannedCheck, _ verdict: CheckDocument.Verdict, _ status: ExitStatus,
    _ sentence: String
  ) {
    self.check = check
    entry = CheckDocument.Entry(
      name: check.name, golden: check.golden, scene: check.scene, preview: check.preview,
      verdict: verdict, code: status.rawValue, sentence: sentence)
  }

  /// Creates the outcome of a check that failed.
  ///
  /// - Parameters:
  ///   - check: What was asked for.
  ///   - failure: Why there is no result.
  init(_ check: PlannedCheck, _ failure: Failure) {
    self.init(
      check, .failed, failure.status,
      failure.message.isEmpty ? "\(failure.status)" : failure.message)
    details = failure.details
  }

  /// Whether what was seen may take the golden's place.
  var isReplaceable: Bool {
    after != nil && ![.same, .recorded].contains(entry.verdict)
  }

  /// What the tool would end with for this alone.
  var status: ExitStatus { ExitStatus(rawValue: entry.code) ?? .internalError }
}
