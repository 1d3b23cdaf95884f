internal import Digest
public import Pixels

extension Pixmap {
  /// The SHA-256 digest of the pixels: premultiplied RGBA, 4 bytes each, rows without padding.
  public var digest: [UInt8] {
    var sum = SHA256()
    words.withUnsafeBytes { bytes in
      for y in 0..<height {
        sum.update(Array(bytes[y * stride * 4..<(y * stride + width) * 4]))
      }
    }
    return sum.finalize()
  }
}

extension VideoPlanes {
  /// The SHA-256 digest of the samples, plane after plane.
  var digest: [UInt8] {
    var sum = SHA256()
    for plane in planes { sum.update(plane) }
    return sum.finalize()
  }
}
