import Motion

/// A sweep as a user writes it: what is tapped, and in which part of the film: `Toggle@0.1..0.6`.
struct SweepArgument: Hashable, Sendable {
  /// What is tapped, as `--tap` names it.
  let target: String
  let first: ExactSeconds
  let last: ExactSeconds

  /// The most frames of an interval: each is a film of its own.
  static let mostFrames = 600

  /// Reads `Toggle@0.1..0.6`.
  init?(_ text: String) {
    guard let at = text.lastIndex(of: "@") else { return nil }
    let target = String(text[..<at])
    let times = text[text.index(after: at)...].split(
      separator: "..", omittingEmptySubsequences: false)
    guard times.count == 2, let first = ExactSeconds(String(times[0])),
      let last = ExactSeconds(String(times[1])),
      (try? Script.Step(tap: "\(target)@\(first.text)")) != nil
    else { return nil }
    (self.target, self.first, self.last) = (target, first, last)
  }

  /// The frames of the interval, both ends included.
  ///
  /// - Parameter rate: The film's rate.
  /// - Returns: The frames' numbers; none where the interval ends before it begins.
  func frames(at rate: RateArgument) -> Range<Int> {
    let (start, end) = (first.instant(at: rate), last.instant(at: rate))
    // The last instant itself counts.
    let after = rate.frameCount(before: Instant(ticks: end.ticks + 1))
    let before = rate.frameCount(before: start)
    return before..<max(before, after)
  }

  /// The tap at a frame, as `--tap` takes it.
  func tap(at frame: Int) -> String { "\(target)@\(frame)f" }
}

extension Parse {
  static func sweep(_ text: String) throws -> SweepArgument {
    guard let sweep = SweepArgument(text) else { throw Refusal(description: Messages.sweep) }
    return sweep
  }
}
