/// A golden: how a film was when somebody looked at it and called it right.
public struct Golden: Hashable, Sendable {
  /// What was filmed, and how it is compared.
  public var header: GoldenHeader
  /// The digests of every frame, in order.
  public var frames: [FrameDigests]
  /// How its values move.
  public var motion: MotionRecord
  /// What each view draws, in the order in which they begin to.
  public var drawings: [ViewDrawing]

  /// Creates a golden.
  ///
  /// - Parameters:
  ///   - header: What was filmed, and how it is compared.
  ///   - frames: The digests of every frame, in order.
  ///   - motion: How its values move.
  ///   - drawings: What each view draws, each view once.
  public init(
    header: GoldenHeader, frames: [FrameDigests], motion: MotionRecord,
    drawings: [ViewDrawing] = []
  ) {
    (self.header, self.frames, self.motion) = (header, frames, motion)
    self.drawings = drawings
  }
}

/// The digest of what a view draws in a film: where no value tells why a picture is another one, it tells whose.
public struct ViewDrawing: Hashable, Sendable, Codable {
  /// The view's name.
  public var view: String
  /// The first 16 hexadecimal digits of the digest of its commands, from frame to frame.
  public var digest: String

  /// Creates a view's digest.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - digest: The first 16 hexadecimal digits of the digest of its commands.
  public init(view: String, digest: String) { (self.view, self.digest) = (view, digest) }
}

/// The digests of one frame.
public struct FrameDigests: Hashable, Sendable, Codable {
  /// Of its display list: what is drawn.
  public var list: String
  /// Of its pixels, in the layout that the header names.
  public var pixels: String

  /// Creates a frame's digests.
  ///
  /// - Parameters:
  ///   - list: The first 16 hexadecimal digits of its display list's digest.
  ///   - pixels: The first 16 hexadecimal digits of its pixels' digest.
  public init(list: String, pixels: String) { (self.list, self.pixels) = (list, pixels) }
}
