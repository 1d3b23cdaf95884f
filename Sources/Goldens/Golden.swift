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
  /// Where the views paint that masks name; empty where only lists are compared.
  public var places: [MaskedPlace]

  /// Creates a golden.
  ///
  /// - Parameters:
  ///   - header: What was filmed, and how it is compared.
  ///   - frames: The digests of every frame, in order.
  ///   - motion: How its values move.
  ///   - drawings: What each view draws, each view once.
  ///   - places: Where the views paint that masks name.
  public init(
    header: GoldenHeader, frames: [FrameDigests], motion: MotionRecord,
    drawings: [ViewDrawing] = [], places: [MaskedPlace] = []
  ) {
    (self.header, self.frames, self.motion) = (header, frames, motion)
    (self.drawings, self.places) = (drawings, places)
  }
}

/// A place that a masked view paints: the rectangle outside of which a frame's pixels are the same without it.
///
/// Lists are compared without the view; pixels, which have it, are not compared where it is, in either film.
public struct MaskedPlace: Hashable, Sendable, Codable {
  /// The frames in which the view is there.
  public var frames: ClosedRange<Int>
  /// Where it is: x, y, width and height in pixels.
  public var box: [Int]

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - frames: The frames in which the view is there.
  ///   - box: Where it is: x, y, width and height in pixels.
  public init(frames: ClosedRange<Int>, box: [Int]) { (self.frames, self.box) = (frames, box) }
}

/// The digest of what a view draws in a film: where no value tells why a picture is another one, it tells whose.
public struct ViewDrawing: Hashable, Sendable, Codable {
  /// The view's name.
  public var view: String
  /// The first 16 hexadecimal digits of the digest of its commands, from frame to frame.
  public var digest: String
  /// Its commands in words, as in the first frame in which it draws: see `CommandWords`.
  public var commands: [String]

  /// Creates a view's digest.
  ///
  /// - Parameters:
  ///   - view: The view's name.
  ///   - digest: The first 16 hexadecimal digits of the digest of its commands.
  ///   - commands: Its commands in words, none of them empty, as in the first frame in which it draws.
  public init(view: String, digest: String, commands: [String] = []) {
    (self.view, self.digest, self.commands) = (view, digest, commands)
  }
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
