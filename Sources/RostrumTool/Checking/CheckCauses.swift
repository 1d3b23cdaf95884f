import Goldens

/// The causes of what differs between two goldens of one film.
struct CheckCauses {
  /// What is no longer as it was, the weightiest first.
  let findings: [Finding]
  private let comparison: MotionComparison

  /// Compares motions, and where no value tells what is drawn otherwise, drawings.
  ///
  /// - Parameters:
  ///   - before: The golden.
  ///   - after: What it would be now.
  init(_ before: Golden, _ after: Golden) {
    let masks = before.header.masks
    comparison = MotionComparison(
      before: before.motion.unmasked(masks), after: after.motion.unmasked(masks))
    let rate = before.motion.framesPerSecond
    let moved = comparison.findings.filter { finding in
      !masks.contains { $0.hides(finding, framesPerSecond: rate) }
    }
    findings = moved.isEmpty ? DrawingComparison(before: before, after: after).findings : moved
  }

  /// Whether the motions agree after they are laid over each other.
  ///
  /// - Parameters:
  ///   - milliseconds: How far apart in time they may be.
  ///   - points: How far apart values may be.
  /// - Returns: The verdict, and how near to the limit it is.
  func verdict(milliseconds: Double, points: Double) -> LevelVerdict {
    let near = comparison.closeness(milliseconds: milliseconds, points: points)
    return LevelVerdict(
      isSame: near.isWithin, closeness: near.share.isFinite ? near.share : nil,
      sentence: near.sentence)
  }

  /// Why two films cannot be compared frame by frame; `nil` if they can.
  ///
  /// - Parameters:
  ///   - golden: The golden's header.
  ///   - now: The film's.
  /// - Returns: One sentence.
  static func obstacle(_ golden: GoldenHeader, _ now: GoldenHeader) -> String? {
    if (golden.width, golden.height, golden.scale) != (now.width, now.height, now.scale) {
      return Messages.otherSize(golden, now)
    }
    if golden.rate != now.rate { return Messages.otherRate(golden, now) }
    if golden.pixels != now.pixels { return Messages.otherPixels(golden, now) }
    if golden.fonts != now.fonts { return Messages.otherFonts(golden, now) }
    if golden.frameCount != now.frameCount { return Messages.otherCount(golden, now) }
    return nil
  }

  /// Whether only the number of frames stands between two films.
  ///
  /// - Parameters:
  ///   - golden: The golden's header.
  ///   - now: The film's.
  /// - Returns: Whether their motions can be compared.
  static func areAlikeButForLength(_ golden: GoldenHeader, _ now: GoldenHeader) -> Bool {
    var now = now
    now.frameCount = golden.frameCount
    return obstacle(golden, now) == nil
  }

  /// The frames whose pixels differ, as far as both films go.
  ///
  /// - Parameters:
  ///   - before: The golden's frames.
  ///   - after: The film's.
  /// - Returns: Runs of them.
  static func differingFrames(
    _ before: [FrameDigests], _ after: [FrameDigests]
  ) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for (number, pair) in zip(before, after).enumerated() where pair.0.pixels != pair.1.pixels {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs
  }

  /// A sentence about lengths with what explains it.
  ///
  /// - Parameters:
  ///   - obstacle: What stands between two films.
  ///   - findings: What moves otherwise.
  /// - Returns: One line.
  static func sentence(_ obstacle: String, _ findings: [Finding]) -> String {
    guard let first = findings.first else { return obstacle }
    return "\(first.sentence)\(Messages.and(findings.count - 1)); \(obstacle)"
  }
}

extension MotionRecord {
  /// What is compared of it: not the values of views that are masked all the time.
  fileprivate func unmasked(_ masks: [GoldenMask]) -> MotionRecord {
    let names = masks.compactMap { mask -> String? in
      if case .node(let name, nil, nil) = mask { name } else { nil }
    }
    guard !names.isEmpty else { return self }
    var record = self
    record.tracks.removeAll { track in names.contains { ViewName.matches($0, track.view) } }
    return record
  }
}

extension GoldenMask {
  /// Whether a finding is about a view while it is masked, and about nothing else.
  fileprivate func hides(_ finding: Finding, framesPerSecond rate: Double) -> Bool {
    guard case .node(let name, let from, let to) = self, ViewName.matches(name, finding.view) else {
      return false
    }
    let (first, last) = (Double(finding.first) / rate, Double(finding.last) / rate)
    return first >= from ?? -.infinity && last <= to ?? .infinity
  }
}
