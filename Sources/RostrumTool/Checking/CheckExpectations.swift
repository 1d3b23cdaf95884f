import Goldens
import ImageDiff
import Pixels

/// The expectations of a check file, held against a film.
struct CheckExpectations {
  private let check: PlannedCheck
  /// Films the scene into a clip, for what is seen in pixels alone.
  private let film: () throws -> String

  /// Takes what is expected of a golden's film.
  ///
  /// - Parameters:
  ///   - check: The golden.
  ///   - film: Films the scene into a clip.
  init(_ check: PlannedCheck, film: @escaping () throws -> String) {
    (self.check, self.film) = (check, film)
  }

  /// Holds a film against them; one that does not meet them fails, whatever else became of it.
  ///
  /// - Parameters:
  ///   - golden: The film.
  ///   - outcome: What became of it, with what is not met added.
  /// - Throws: What is wrong with a clip.
  func judge(_ golden: Golden, _ outcome: inout CheckOutcome) throws {
    let header = golden.header
    let needsPixels = check.wishes.contains { $0.expectation.needsPixels }
    let flashes = try needsPixels ? flashes(golden) : nil
    var lines: [Int] = []
    for wish in check.wishes {
      let unmet = wish.expectation.unmet(
        in: golden.motion, width: header.width, height: header.height, flashes: flashes)
      outcome.entry.unmet += unmet
      lines += unmet.map { _ in wish.line }
    }
    if !lines.isEmpty {
      (outcome.entry.checkFile, outcome.entry.unmetLines) = (check.checkFile, lines)
    }
    guard let first = outcome.entry.unmet.first, outcome.status == .done else { return }
    outcome.entry.verdict = .differs
    outcome.entry.code = ExitStatus.differs.rawValue
    outcome.entry.sentence = first + Messages.and(outcome.entry.unmet.count - 1)
  }

  private func flashes(_ golden: Golden) throws -> FlashMeter {
    let path = try film()
    let rate = golden.motion.framesPerSecond
    var clip = try FilmFrames(path, framesPerSecond: rate)
    var meter = FlashMeter(framesPerSecond: rate, scale: golden.header.scale)
    while let frame = try clip.next() {
      meter.add(frame)
    }
    return meter
  }
}
