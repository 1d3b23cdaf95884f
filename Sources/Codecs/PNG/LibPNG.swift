internal import CPNG
internal import Pixels

/// libpng's simplified interface: it returns a status, where the classic one jumps over Swift frames.
enum LibPNG {
  // PNG_FORMAT_RGB and PNG_FORMAT_RGBA are composed macros.
  private static let rgb = png_uint_32(PNG_FORMAT_FLAG_COLOR)
  private static let rgba = png_uint_32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)

  /// Bytes of a file besides its pixels, at most.
  private static let overhead = 4096

  /// Most pixels that are read; a file's header can claim 4·10¹⁸.
  static let greatestPixelCount = 1 << 28

  /// Runs `body` with libpng's struct, which remembers its own address and so is allocated.
  private static func withImage<R>(
    _ body: (UnsafeMutablePointer<png_image>) throws(CodecError) -> R
  ) throws(CodecError) -> R {
    let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
    image.initialize(to: png_image())
    image.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
    defer {
      png_image_free(image)
      image.deallocate()
    }
    return try body(image)
  }

  private static func message(_ image: UnsafeMutablePointer<png_image>) -> String {
    withUnsafeBytes(of: image.pointee.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The picture as a PNG file, at libpng's defaults.
  static func encode(_ pixmap: Pixmap, isOpaque: Bool) throws(CodecError) -> [UInt8] {
    try withImage { image throws(CodecError) in
      image.pointee.width = png_uint_32(pixmap.width)
      image.pointee.height = png_uint_32(pixmap.height)
      image.pointee.format = isOpaque ? rgb : rgba
      let pixels = isOpaque ? PNGRows.opaqueBytes(of: pixmap) : pixmap.straightBytes
      // libpng's bound (PNG_IMAGE_PNG_SIZE_MAX): zlib's stored blocks, a filter byte a row, chunks.
      let raw = (pixmap.width * (isOpaque ? 3 : 4) + 1) * pixmap.height
      var size = raw + (raw >> 8) + (raw >> 12) + overhead
      var file = [UInt8](repeating: 0, count: size)
      let status = png_image_write_to_memory(image, &file, &size, 0, pixels, 0, nil)
      guard status != 0 else {
        throw .library(
          path: "libpng", action: "writing a picture", number: status, text: message(image))
      }
      file.removeLast(file.count - size)
      return file
    }
  }

  /// The picture in a PNG file of any kind that the format knows.
  static func decode(_ file: [UInt8], path: String) throws(CodecError) -> Pixmap {
    try withImage { image throws(CodecError) in
      func check(_ status: Int32) throws(CodecError) {
        guard status != 0 else { throw .malformed(path: path, reason: message(image)) }
      }
      try check(png_image_begin_read_from_memory(image, file, file.count))
      let (width, height) = (Int(image.pointee.width), Int(image.pointee.height))
      guard width * height <= greatestPixelCount else {
        throw .unsupportedSize(
          path: path, width: width, height: height,
          accepted: "at most \(greatestPixelCount) pixels")
      }
      image.pointee.format = rgba
      // Else 16 bits without a tag would be linear light, which no other reader takes them for.
      image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      try check(png_image_finish_read(image, nil, &bytes, 0, nil))
      return Pixmap(width: width, height: height, straightBytes: bytes)
    }
  }
}
