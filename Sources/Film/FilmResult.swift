public import Codecs

/// The result of a film: what its outputs really store.
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
  /// The number of frames: moments that were drawn.
  public var frames: Int
  /// The number of unique frames: moments whose display list differed from the one before.
  public var uniqueFrames: Int
  /// The time of each stage; empty without a stopwatch.
  public var seconds: [FilmStage: StageSeconds]
}

/// A stage of the pipeline, as far as time is measured.
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

/// The time that a stage took, in seconds, summed over threads.
public struct StageSeconds: Hashable, Sendable {
  /// Seconds on the clock.
  public var wall: Double
  /// Seconds of processor time of the thread that did the work.
  public var cpu: Double

  /// Creates a reading, or a sum of them.
  ///
  /// - Parameters:
  ///   - wall: Seconds on the clock.
  ///   - cpu: Seconds of processor time.
  public init(wall: Double, cpu: Double) { (self.wall, self.cpu) = (wall, cpu) }
}

/// The progress of a film.
public struct FilmProgress: Hashable, Sendable {
  /// The number of moments that every output has taken.
  public var done: Int
  /// The number of all moments.
  public var total: Int
  /// The moment that was taken last.
  public var time: FrameTime
  /// The number of its frame in the first output that took it.
  public var number: Int
}
