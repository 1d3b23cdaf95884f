public import Pixels

/// The reader of single pictures of any kind that is known by its first bytes: PNG, JPEG, WebP, GIF.
///
/// Of a film it takes the first picture. A JPEG is turned as its camera was held.
public enum StillReader {
  /// Reads a picture.
  ///
  /// - Parameter path: The file, whatever its name ends in.
  /// - Returns: Its pixels.
  /// - Throws: ``CodecError/system(path:action:number:)`` if the file cannot be read,
  ///   ``CodecError/malformed(path:reason:)`` if it is no such picture, or not whole,
  ///   ``CodecError/missingLibrary(file:package:reason:)`` for JPEG and WebP.
  public static func read(_ path: String) throws(CodecError) -> Pixmap {
    try decode(InputFile.bytes(at: path), path: path)
  }

  /// Reads a picture in memory.
  ///
  /// - Parameters:
  ///   - bytes: All of the file's.
  ///   - path: What stands for it in messages.
  /// - Returns: Its pixels.
  /// - Throws: As ``read(_:)``, but for what the system refuses.
  public static func decode(_ bytes: [UInt8], path: String) throws(CodecError) -> Pixmap {
    if bytes.starts(with: PNGContainer.signature) { return try PNGReader.decode(bytes, path: path) }
    var reader: any ClipReader
    let isJPEG = bytes.starts(with: [0xff, 0xd8, 0xff])
    if isJPEG {
      // What stops a decoder of films at its end is missing: a JPEG that is cut off is read as if it were whole.
      guard bytes.suffix(tail).contains(0xd9) else {
        throw .malformed(path: path, reason: "the picture is cut off")
      }
      reader = try VideoReader(path, container: .jpeg, bytes: bytes)
    } else if bytes.starts(with: "RIFF".utf8) {
      reader = try WebPReader(bytes, path: path)
    } else if bytes.starts(with: "GIF8".utf8) {
      reader = try GIFReader(bytes, path: path)
    } else {
      throw .malformed(
        path: path, reason: "a picture of another kind; accepted are PNG, JPEG, WebP and GIF")
    }
    guard let picture = try reader.nextPicture() else {
      throw .malformed(path: path, reason: "a film without a picture")
    }
    return isJPEG ? JPEGOrientation(of: bytes).turned(picture) : picture
  }

  /// The last bytes of a JPEG among which is the mark of its end: some programs write a few after it.
  private static let tail = 64
}
