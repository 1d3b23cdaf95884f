/// A summary of a finished file: what it really stores.
public struct FileSummary: Hashable, Sendable {
  /// The file, or the pattern or folder of a sequence.
  public var path: String
  /// Bytes in the file, or in all files of a sequence.
  public var byteCount: Int
  /// The container: `mp4`, `gif`, `png`.
  public var format: String
  /// The encoder by name: `libx264`, `gif`, `png fast`.
  public var codec: String
  /// The pixel format, as ffprobe tells it: `yuv420p`, `bgra`, `rgb24`.
  public var pixelFormat: String
  /// Primaries, transfer, matrix and range as tagged; `nil` where the format has no such tags.
  public var colorTags: String?
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int
  /// Pictures in the container: packets of a film, images of a GIF after merging, files of a sequence.
  public var storedFrames: Int
  /// Frames that were handed in.
  public var frames: Int
  /// How long the container plays; `nil` for stills.
  public var duration: ExactTime?
  /// The farthest that a stored frame starts from its exact time; 0 where time is exact.
  public var roundingDrift = ExactTime.zero
  /// Notes for the user, a sentence each: the encoder that stood in for another.
  public var notes: [String] = []
  /// The digest of a sequence, as its index tells it; `nil` for a file, which has one of its own.
  public var digest: String?
}
