import Foundation
import Goldens

/// A run of `inspect --audit`: the scene filmed as it is, and once more with reduced motion.
struct AuditRun {
  private let path: String
  private let words: [String]
  /// Whether reduced motion was asked for: there is nothing to compare with then.
  private let isReduced: Bool

  /// Prepares an audit.
  ///
  /// - Parameters:
  ///   - path: The scene file.
  ///   - scene: What was asked of the scene.
  ///   - script: What is done with it.
  init(_ path: String, _ scene: SceneOptions, _ script: ScriptOptions) {
    (self.path, words, isReduced) = (path, scene.words + script.words, scene.reduceMotion)
  }

  /// Films and judges.
  ///
  /// - Returns: What was found.
  /// - Throws: ``Failure``, `SceneError`.
  func report() throws -> AuditReport {
    let recording = try GoldenRun(path: path, words: words).perform([.motion, .audit])
    guard let motion = recording.motion, let sample = recording.audit, !recording.lists.isEmpty
    else { throw Failure(.nothingCompared, Messages.noFrameForAudit(path)) }
    let reduced =
      try isReduced
      ? nil : GoldenRun(path: path, words: words + ["--reduce-motion"]).perform(.motion).motion
    let audit = Audit(recording.header, motion, sample, reduced: reduced)
    return AuditReport(scene: path, preview: recording.header.preview, audit)
  }
}

/// The result document of `inspect --audit`.
struct AuditReport: Codable, Equatable {
  var schema = "rostrum.audit/1"
  var version = Rostrum.version
  var scene: String
  var preview: String
  var findings: [AuditFinding]
  var motion: [AuditedMotion]
  var texts: [AuditedText]
  var flashes: [AuditSample.Flashes]

  init(scene: String, preview: String, _ audit: Audit) {
    (self.scene, self.preview) = (scene, preview)
    (findings, motion) = (audit.findings, audit.motion)
    (texts, flashes) = (audit.texts, audit.flashes)
  }

  /// The same for people.
  var text: String {
    let count = findings.count
    var lines = [
      "\(scene), preview \(preview): "
        + (count == 0 ? "nothing found" : "\(count) finding\(count == 1 ? "" : "s")")
    ]
    for finding in findings {
      let view = finding.view.map { "\($0): " } ?? ""
      lines.append(
        "  \(Messages.time(finding.time))  \(finding.criterion) \(finding.level)  "
          + Messages.printable(view + finding.text))
    }
    let pale = texts.map(\.contrast).min().map {
      ", the palest \(Audit.amount($0, "")):1"
    }
    lines.append("texts at rest: \(texts.count)\(pale ?? "")")
    let most = flashes.map { "\($0.count) \($0.kind)" }.joined(separator: ", ")
    lines.append("flashes in the worst second: \(most)")
    lines.append(motion.isEmpty ? "nothing moves across the stage" : "moves across the stage:")
    for entry in motion {
      let reduced = entry.reduced.map { ", with reduced motion \(Audit.amount($0, entry.unit))" }
      lines.append(
        Messages.printable(
          "  \(entry.view) \(entry.property): \(Audit.amount(entry.extent, entry.unit))"
            + (reduced ?? "")))
    }
    return lines.joined(separator: "\n")
  }

  /// Says what was found: to people, or as a document.
  ///
  /// - Parameters:
  ///   - json: Where the document goes; `nil` for people.
  ///   - isStrict: Whether findings are a failure.
  /// - Throws: ``Failure``.
  func tell(to json: String?, isStrict: Bool) throws {
    if let json {
      try Place.write(try jsonText(self), to: json)
    } else {
      try Standard.output(text)
    }
    guard isStrict, let first = findings.first else { return }
    throw Failure(.differs, Messages.audited(scene, findings.count, first.text))
  }
}
