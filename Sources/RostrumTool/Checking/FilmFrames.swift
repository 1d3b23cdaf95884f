import Codecs
import Pixels

/// The frames of a clip one by one: a picture that an animated PNG shows for longer stands for several.
struct FilmFrames {
  private var reader: APNGReader
  private let framesPerSecond: Double
  private var shown: Pixmap?
  /// How many frames the picture that is shown still stands for.
  private var left = 0
  /// When it ends, in seconds, and how many frames begin before.
  private var end = 0.0
  private var count = 0

  /// Opens a clip.
  ///
  /// - Parameters:
  ///   - path: An animated PNG.
  ///   - framesPerSecond: The film's rate.
  /// - Throws: `CodecError` if it cannot be read.
  init(_ path: String, framesPerSecond: Double) throws {
    reader = try APNGReader(path)
    self.framesPerSecond = framesPerSecond
  }

  /// The next frame; `nil` after the last.
  ///
  /// - Throws: `CodecError` if it cannot be read.
  mutating func next() throws -> Pixmap? {
    if left == 0 {
      guard let frame = try reader.nextFrame() else { return nil }
      end += frame.duration.seconds
      shown = frame.pixmap
      left = max(Int((end * framesPerSecond).rounded()) - count, 1)
      count += left
    }
    left -= 1
    return shown
  }
}
