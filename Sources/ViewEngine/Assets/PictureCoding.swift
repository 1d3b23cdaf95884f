public import DisplayList
public import Pixels

/// The coding of pictures as files: the engine itself knows no format and opens no file, and who films brings it.
public struct PictureCoding: Sendable {
  /// Makes a picture of a file's bytes; `nil` if they are none, or of a kind that is not known.
  package let decode: @Sendable ([UInt8]) -> Pixmap?
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
      ) -> Pixmap? = { _, _, _, _ in nil }
  ) {
    (self.decode, self.contents) = (decode, contents)
    (self.encode, self.draw) = (encode, draw)
  }
}
