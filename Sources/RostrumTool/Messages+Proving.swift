import Foundation

// The words for proofs that films do not depend on how they are made.
extension Messages {
  static let proofOfInput =
    "a proof films a scene many times, and standard input can be read once; name a file"
  static let proofOfTimes = "a proof is of frames; give --frames, or nothing, in place of --at"
  static let proofWithJobs = "a proof tries 1, 2 and 7 threads by itself; leave --jobs out"

  static func proof(of entry: ProofDocument.Entry) -> String {
    let frames = entry.frames == 1 ? "1 frame" : "\(entry.frames) frames"
    return "\(entry.scene): \(frames), digest \(entry.digest.prefix(16))"
  }

  static func proof(_ way: ProofDocument.Way) -> String {
    let seconds = ExactTwoPlaces(way.seconds).text
    guard let difference = way.difference else { return "  \(way.name): the same (\(seconds) s)" }
    return "  \(way.name): other \(difference.what == .list ? "commands" : "pixels") "
      + "from frame \(difference.frame) on (\(seconds) s)"
  }

  static func proved(_ entry: ProofDocument.Entry) -> String {
    let same = entry.ways.count { $0.difference == nil }
    return
      "  \(same) of \(entry.ways.count) ways the same, in \(ExactTwoPlaces(entry.seconds).text) s"
  }

  /// What a scene that is not the same every time did.
  static func otherBytes(
    _ scene: String, _ ways: [String], _ difference: ProofDocument.Difference
  ) -> String {
    let what =
      switch (difference.what, difference.command, difference.otherCommand) {
      case (.pixels, _, _): "draws the same commands to other pixels"
      case (.list, nil, nil): "draws something else, by chance: not so when it was asked again"
      case (.list, let was, let now):
        "draws '\(short(now ?? "nothing"))' in place of '\(short(was ?? "nothing"))'"
      }
    return
      "\(scene) is not the same with \(ways.joined(separator: "; ")): frame \(difference.frame) \(what)"
  }

  private static func short(_ command: String) -> String {
    let line = command.trimmingCharacters(in: .whitespaces)
    return line.count > 80 ? "\(line.prefix(79))…" : line
  }

  static func notProved(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) scenes \(count == 1 ? "is" : "are") not proved, see above"
  }
}

/// Seconds with two places, in no locale's way.
private struct ExactTwoPlaces {
  let text: String

  init(_ seconds: Double) {
    let hundredths = Int((seconds * 100).rounded())
    text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
