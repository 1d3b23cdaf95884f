import Foundation
import Goldens

/// A sweep of one golden's scene: it is tapped at every frame of an interval, in a film each.
struct CheckSweep: Sendable {
  let check: PlannedCheck
  let sweep: SweepArgument
  /// How many films are made side by side.
  let workers: Int

  /// What becomes of the sweep, whatever happens: one row.
  func outcome() -> CheckOutcome {
    do { return try judge() } catch { return CheckOutcome(check, Rostrum.failure(for: error)) }
  }

  private func judge() throws -> CheckOutcome {
    // The film without the tap says how fast it is, and that the scene runs at all.
    let plain = try GoldenRun(path: check.scene, words: check.words, variant: check.variant)
    let header = try plain.perform([]).header
    guard let rate = RateArgument(argument: header.rate) else {
      throw Failure(.internalError, "no rate '\(header.rate)'; \(Messages.internalError)")
    }
    let frames = sweep.frames(at: rate)
    guard !frames.isEmpty else { throw Failure(.usage, Messages.emptySweep(sweep)) }
    guard frames.count <= SweepArgument.mostFrames else {
      throw Failure(.usage, Messages.longSweep(frames.count, SweepArgument.mostFrames))
    }
    let films = SideBySide.map(Array(frames), workers: workers, ends: Self.isFailure) { frame in
      Swift.Result { try run(frame).perform(.motion) }
    }
    var result = SweepResult()
    for (frame, film) in zip(frames, films) {
      // What failed first ended the sweep; those behind it were not begun.
      guard let film else { continue }
      guard let motion = try film.get().motion else {
        throw Failure(.internalError, "a recording lacks its motion; \(Messages.internalError)")
      }
      result.add(rate.seconds(of: frame), motion)
    }
    return outcome(result, frames.map { (sweep.tap(at: $0), rate.seconds(of: $0)) })
  }

  private func run(_ frame: Int) throws -> GoldenRun {
    try GoldenRun(
      path: check.scene, words: check.words + ["--jobs", "1", "--tap", sweep.tap(at: frame)],
      variant: check.variant)
  }

  @Sendable private static func isFailure(_ film: Swift.Result<GoldenRecording, any Error>) -> Bool
  {
    if case .failure = film { true } else { false }
  }

  /// The row.
  ///
  /// - Parameters:
  ///   - result: How the interruptions went.
  ///   - taps: The taps and their times.
  /// - Returns: The outcome, with the worst case as a step of a script.
  private func outcome(_ result: SweepResult, _ taps: [(text: String, time: Double)])
    -> CheckOutcome
  {
    guard result.hasInterrupted || !result.isSmooth else {
      return CheckOutcome(check, .missing, .nothingCompared, result.sentence)
    }
    guard !result.isSmooth else { return CheckOutcome(check, .same, .done, result.sentence) }
    var outcome = CheckOutcome(check, .differs, .differs, result.sentence)
    if let worst = result.worst, let tap = taps.first(where: { $0.time == worst.start }) {
      outcome.entry.unmet = [Messages.sweepStep(tap.text, check.scene)]
    }
    return outcome
  }
}

extension RateArgument {
  /// A frame's time, in seconds.
  fileprivate func seconds(of frame: Int) -> Double {
    Double(frame * seconds) / Double(frames)
  }
}
