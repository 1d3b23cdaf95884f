public import DisplayList
public import Pixels

/// The coding of pictures as files: the engine itself knows no format and opens no file, and who films brings it.
public struct PictureCoding: Sendable {
  /// Makes a picture of a file's bytes; `nil` if they are none, or of a kind that is not known.
  package let decode: @Sendable ([UInt8]) -> Pixmap?
  /// One picture of a file that moves.
  public struct Frame: Sendable {
    /// Its pixels.
    package let pixels: Pixmap
    /// How long it is shown, in seconds; 0 where the file says nothing.
    package let seconds: Double
    /// Creates a picture.
    ///
    /// - Parameters:
    ///   - pixels: Its pixels.
    ///   - seconds: How long it is shown; 0 where the file says nothing.
    public init(_ pixels: Pixmap, seconds: Double) {
      (self.pixels, self.seconds) = (pixels, seconds)
    }
  }
  /// All pictures of a file's bytes, in order; `nil` if they are none, or of a kind that is not known.
  package let frames: @Sendable ([UInt8]) -> [Frame]?
  /// The bytes of a file; `nil` if it cannot be read.
  package let contents: @Sendable (_ path: String) -> [UInt8]?
  /// Makes a PNG file of what is drawn, in so many pixels across and down at so many to the point; `nil` if it cannot be.
  package let encode:
    @Sendable (_ list: DisplayList, _ width: Int, _ height: Int, _ scale: Double) -> [UInt8]?
  /// Draws a list into so many pixels across and down, at so many to the point; `nil` if nobody can.
  package let draw:
    @Sendable (_ list: DisplayList, _ width: Int, _ height: Int, _ scale: Double) -> Pixmap?

  /// Creates a coding.
  ///
  /// - Parameters:
  ///   - decode: Makes a picture of a file's bytes; `nil` if they are none, or of a kind that is not known.
  ///   - contents: The bytes of the file at a path; `nil` if it cannot be read.
  ///   - encode: Makes a PNG file of a list, in so many pixels across and down, at so many pixels to the point.
  ///   - draw: Draws a list into so many pixels, for code that works on them; `nil` if nobody can.
  ///   - frames: All pictures of a file's bytes; `nil` for the one that `decode` makes.
  public init(
    decode: @escaping @Sendable ([UInt8]) -> Pixmap?,
    contents: @escaping @Sendable (_ path: String) -> [UInt8]?,
    encode:
      @escaping @Sendable (
        _ list: DisplayList, _ width: Int, _ height: Int, _ scale: Double
      ) -> [UInt8]?,
    draw:
      @escaping @Sendable (
        _ list: DisplayList, _ width: Int, _ height: Int, _ scale: Double
      ) -> Pixmap? = { _, _, _, _ in nil },
    frames: (@Sendable ([UInt8]) -> [Frame]?)? = nil
  ) {
    self.frames = frames ?? { bytes in decode(bytes).map { [Frame($0, seconds: 0)] } }
    (self.decode, self.contents) = (decode, contents)
    (self.encode, self.draw) = (encode, draw)
  }
}
