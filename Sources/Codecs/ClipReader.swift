public import Pixels

/// A reader of a clip's pictures, one by one in the order in which they are shown.
public protocol ClipReader {
  /// Pixels across.
  var width: Int { get }
  /// Pixels down.
  var height: Int { get }
  /// How long each picture is shown; there are as many pictures.
  var durations: [ExactTime] { get }
  /// The unit of the file's times: those of the film that it was are rounded to it.
  var tick: ExactTime { get }

  /// The next picture, whole; `nil` after the last.
  ///
  /// - Throws: ``CodecError/malformed(path:reason:)`` if it is damaged.
  mutating func nextPicture() throws(CodecError) -> Pixmap?
}

extension APNGReader: ClipReader {
  /// A millisecond, as most writers have it.
  public var tick: ExactTime { ExactTime(1, over: 1000) }

  public mutating func nextPicture() throws(CodecError) -> Pixmap? { try nextFrame()?.pixmap }
}

/// The clips that can be read back.
public enum ClipFile {
  /// The extensions of clips that are read, as messages list them.
  public static let fileExtensions = ["apng", "gif", "mp4", "mov", "webm", "webp", "y4m"]

  /// Opens a clip; a plain PNG is one of one picture.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - fileExtension: What its name ends in, lower case, without the dot.
  /// - Returns: A reader; `nil` if files with this extension are not read.
  /// - Throws: ``CodecError``: it cannot be read, is damaged, or a library for it is missing.
  public static func reader(
    _ path: String, fileExtension: String
  ) throws(CodecError) -> (any ClipReader)? {
    switch fileExtension {
    case "png", "apng": try APNGReader(path)
    case "gif": try GIFReader(path)
    case "webp": try WebPReader(path)
    case "mp4", "mov", "webm", "y4m":
      try VideoReader(path, container: VideoReader.Container(fileExtension: fileExtension))
    default: nil
    }
  }
}
