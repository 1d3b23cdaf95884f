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
  /// What the scene read besides, as it was then; `nil` if that is more than can be watched.
  var files: [SeenFile]? = []
  /// A compiler's words.
  var details = ""
  /// Remarks for people, a line each.
  var notes: [String] = []
  /// What it looked like at the revision that was named, where no pixels are kept.
  var past: PastFilms.Found?
  /// A filmstrip of what the golden would be now, a PNG, where one was made.
  var strip: [UInt8]?
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
    entry.line = Self.line(of: Place.name(of: check.scene), in: [failure.message, failure.details])
  }

  /// The line of a file that words name: `Card.swift:12`, where the compiler minds something or the scene stopped.
  private static func line(of name: String, in texts: [String]) -> Int? {
    for text in texts {
      for line in text.split(separator: "\n") {
        guard let place = line.firstRange(of: "\(name):") else { continue }
        // A compiler's other words, remarks and notes, may come before its errors.
        let rest = line[place.upperBound...]
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        let isRemark = [" note:", " warning:", " remark:"].contains { rest.contains($0) }
        if !isRemark, let number = Int(digits) { return number }
      }
    }
    return nil
  }

  /// Whether what was seen may take the golden's place.
  var isReplaceable: Bool {
    after != nil && ![.same, .recorded].contains(entry.verdict)
  }

  /// What the tool would end with for this alone.
  var status: ExitStatus { ExitStatus(rawValue: entry.code) ?? .internalError }
}
