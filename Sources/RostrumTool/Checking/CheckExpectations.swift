import Goldens
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
    for wish in check.wishes {
      outcome.entry.unmet += wish.expectation.unmet(
        in: golden.motion, width: header.width, height: header.height, flashes: flashes)
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
      meter.add(Self.bytes(frame), width: frame.width, height: frame.height)
    }
    return meter
  }

  /// Pixels as bytes, row by row.
  private static func bytes(_ pixmap: Pixmap) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(pixmap.width * pixmap.height * 4)
    for y in 0..<pixmap.height {
      for word in pixmap.words[y * pixmap.stride..<y * pixmap.stride + pixmap.width] {
        bytes += [
          UInt8(truncatingIfNeeded: word), UInt8(truncatingIfNeeded: word >> 8),
          UInt8(truncatingIfNeeded: word >> 16), UInt8(truncatingIfNeeded: word >> 24),
        ]
      }
    }
    return bytes
  }
}
