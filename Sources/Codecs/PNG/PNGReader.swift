public import Pixels

/// The PNG reader, for files of every kind: any depth, palettes, grey, interlaced.
public enum PNGReader {
  /// Most pixels that are read: 2²⁸.
  public static let greatestPixelCount = LibPNG.greatestPixelCount

  /// Reads the file at `path`; of an animated PNG, the picture that plain readers see.
  ///
  /// - Throws: ``CodecError/system(path:action:number:)`` if the file cannot be read,
  ///   ``CodecError/malformed(path:reason:)`` if it is not a whole PNG file,
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)`` beyond ``greatestPixelCount``.
  public static func read(_ path: String) throws(CodecError) -> Pixmap {
    try decode(InputFile.bytes(at: path), path: path)
  }

  /// Decodes a file in memory.
  ///
  /// - Parameters:
  ///   - file: All of its bytes.
  ///   - path: What stands for it in messages.
  /// - Returns: The picture; of an animated PNG, the one that plain readers see.
  /// - Throws: ``CodecError/malformed(path:reason:)`` or
  ///   ``CodecError/unsupportedSize(path:width:height:accepted:)``.
  public static func decode(_ file: [UInt8], path: String) throws(CodecError) -> Pixmap {
    guard file.starts(with: PNGContainer.signature) else {
      throw .malformed(path: path, reason: "not a PNG file")
    }
    return try LibPNG.decode(file, path: path)
  }
}
