import ArgumentParser
import Motion
import SceneDocuments

/// A time as a user writes it: `0.5`, `0.5s`, `500ms`, `30f`, `1/60`; as in a document.
///
/// It stays a ratio of whole numbers until the frame rate is known, and becomes ticks once.
struct ExactSeconds: Hashable, Sendable {
  /// The same time in a document.
  let documentTime: DocumentTime

  /// The longest film, in seconds.
  static let limit = DocumentTime.limit

  /// Reads a time from 0 to a day; frames, whose rate is not known yet, to those of a day at the highest rate.
  init?(_ text: String) {
    guard let time = DocumentTime(text) else { return nil }
    documentTime = time
  }

  /// A time in the tool's own words.
  init(milliseconds: Int) {
    documentTime = DocumentTime(
      text: "\(milliseconds)ms", numerator: milliseconds, denominator: 1000, unit: .seconds)
  }

  /// As it was written.
  var text: String { documentTime.text }

  /// The nearest tick, where a second has `rate.frames` over `rate.seconds` frames.
  func instant(at rate: RateArgument) -> Instant {
    documentTime.instant(at: FrameRate(frames: rate.frames, seconds: rate.seconds))
  }

  /// The number that was written, without a unit; `nil` if there was one.
  var plainRatio: (numerator: Int, denominator: Int)? {
    text.last?.isNumber ?? false ? (documentTime.numerator, documentTime.denominator) : nil
  }

  /// Whether this is no time at all.
  var isZero: Bool { documentTime.numerator == 0 }
}

extension ExactSeconds: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
