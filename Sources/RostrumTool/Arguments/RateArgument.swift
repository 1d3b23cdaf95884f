import ArgumentParser
import Motion

/// A frame rate, in frames a second: `60`, `23.976` is not one, `24000/1001` is.
struct RateArgument: Hashable, Sendable, ExpressibleByArgument, CustomStringConvertible {
  /// Frames in ``seconds``.
  let frames: Int
  /// Whole seconds in which ``frames`` are shown.
  let seconds: Int

  /// The accepted range, in frames a second.
  static let range = 1...1000

  /// Creates a rate in lowest terms, if it is one.
  init?(_ frames: Int, per seconds: Int = 1) {
    guard frames > 0, seconds > 0, frames >= seconds, frames / seconds <= Self.range.upperBound
    else { return nil }
    var (a, b) = (frames, seconds)
    while b != 0 { (a, b) = (b, a % b) }
    (self.frames, self.seconds) = (frames / a, seconds / a)
  }

  private init(whole frames: Int) { (self.frames, seconds) = (frames, 1) }

  /// Frames a second where nobody says.
  static let usual = Self(whole: 60)

  init?(argument: String) {
    let parts = argument.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ $0.count <= 9 && $0.allSatisfy(\.isASCII) }),
      let frames = Int(parts[0]), let seconds = parts.count == 2 ? Int(parts[1]) : 1
    else { return nil }
    self.init(frames, per: seconds)
  }

  var description: String { seconds == 1 ? "\(frames)" : "\(frames)/\(seconds)" }

  /// How many frames begin before `end`: all k with k/F < end.
  func frameCount(before end: Instant) -> Int {
    // k · seconds · ticks < end · frames
    let step = seconds * Int(Instant.ticksPerSecond)
    let reach = Int(end.ticks).multipliedFullWidth(by: frames)
    let result = step.dividingFullWidth(reach)
    return result.quotient + (result.remainder > 0 ? 1 : 0)
  }
}
