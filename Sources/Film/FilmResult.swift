public import Codecs

/// What a film became.
public struct FilmResult: Hashable, Sendable {
  /// One finished file, or folder of files.
  public struct Output: Hashable, Sendable {
    /// What it really stores.
    public var summary: FileSummary
    /// The digest of its bytes; `nil` for a stream.
    public var digest: String?
  }

  /// The outputs, in the order asked for.
  public var outputs: [Output]
  /// Moments that were drawn.
  public var frames: Int
  /// Moments whose display list differed from the one before.
  public var uniqueFrames: Int
  /// Where the time went; empty without a stopwatch.
  public var seconds: [FilmStage: StageSeconds]
}

/// A part of the work.
public enum FilmStage: String, Hashable, Sendable, CaseIterable {
  /// Scene to display list.
  case scene
  /// Display list to pixels.
  case raster
  /// What encoding does to each frame alone, on the workers.
  case prepare
  /// The rest of encoding, in order.
  case encode
}

/// Seconds spent, summed over threads.
public struct StageSeconds: Hashable, Sendable {
  /// Seconds on the clock.
  public var wall: Double
  /// Seconds of processor time of the thread that did the work.
  public var cpu: Double

  /// Creates a reading, or a sum of them.
  public init(wall: Double, cpu: Double) { (self.wall, self.cpu) = (wall, cpu) }
}

/// How far a film has come.
public struct FilmProgress: Hashable, Sendable {
  /// Moments that every output has taken.
  public var done: Int
  /// Moments in all.
  public var total: Int
}
