public import Goldens

/// A clip of a report: what a page shows of one golden besides its result.
public struct ReportClip: Hashable, Sendable, Codable {
  /// The golden's name, as in the result document.
  public var name: String
  /// The film as it was when somebody called it right.
  public var before: ReportTake
  /// The film as it is.
  public var after: ReportTake

  /// Creates a clip.
  ///
  /// - Parameters:
  ///   - name: The golden's name, as in the result document.
  ///   - before: The film as it was.
  ///   - after: The film as it is.
  public init(name: String, before: ReportTake, after: ReportTake) {
    (self.name, self.before, self.after) = (name, before, after)
  }
}

/// A take: one of the two films of a clip, as far as it is known.
public struct ReportTake: Hashable, Sendable, Codable {
  /// How its values move, if that is known.
  public var motion: MotionRecord?
  /// The key of each frame's picture; equal keys stand for equal pictures.
  ///
  /// There are none where there are no pictures, and an empty key stands for a frame without one.
  public var frames: [String]
  /// Where the pictures come from, `Goldens/Card.apng`; or, without any, why there are none, as a sentence.
  public var origin: String

  /// Creates a take.
  ///
  /// - Parameters:
  ///   - motion: How its values move, if that is known.
  ///   - frames: The key of each frame's picture, in order; empty without pictures.
  ///   - origin: Where the pictures come from, or why there are none.
  public init(motion: MotionRecord?, frames: [String], origin: String) {
    (self.motion, self.frames, self.origin) = (motion, frames, origin)
  }
}
