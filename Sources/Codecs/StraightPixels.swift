public import Pixels

// Files want colour not yet multiplied by alpha, tightly packed; these are the conversions both ways.

extension Pixmap {
  /// Whether every pixel is opaque.
  public var isOpaque: Bool { isOpaque(inRows: 0..<height) }

  /// Whether every pixel of some rows is opaque.
  func isOpaque(inRows rows: Range<Int>) -> Bool {
    words.withUnsafeBufferPointer { words in
      for y in rows {
        var all = Alpha.opaque
        let row = y &* stride
        for x in 0..<width { all &= words[row &+ x] }
        if all != Alpha.opaque { return false }
      }
      return true
    }
  }

  /// The picture as straight RGBA, 4 bytes a pixel, rows without padding.
  public var straightBytes: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: width * height * 4 + 16) { bytes, count in
      count = width * height * 4
      guard let start = bytes.baseAddress else { return }
      words.withUnsafeBufferPointer { words in
        for y in 0..<height {
          packStraight(words, from: y * stride, count: width, to: start + y * width * 4)
        }
      }
    }
  }

  /// Creates a picture from straight RGBA, 4 bytes a pixel, rows without padding.
  ///
  /// - Parameters:
  ///   - width: Pixels across.
  ///   - height: Pixels down.
  ///   - straightBytes: `width × height × 4` bytes.
  public init(width: Int, height: Int, straightBytes: [UInt8]) {
    precondition(straightBytes.count == width * height * 4, "bytes do not fill the picture")
    self.init(width: width, height: height)
    let stride = stride
    words.withUnsafeMutableBufferPointer { words in
      straightBytes.withUnsafeBytes { bytes in
        for y in 0..<height {
          for x in 0..<width {
            let pixel = bytes.loadUnaligned(
              fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
            words[y &* stride &+ x] = premultiplied(pixel)
          }
        }
      }
    }
  }
}

/// A straight pixel multiplied by its alpha, each component rounded to the nearest of 255 steps.
@inline(__always)
func premultiplied(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  func part(_ shift: UInt32) -> UInt32 {
    (((pixel &>> shift & 255) &* alpha &* 2 &+ 255) / 510) &<< shift
  }
  return part(0) | part(8) | part(16) | alpha << 24
}

/// A premultiplied pixel divided by its alpha, rounded to nearest; transparent is 0.
@inline(__always)
func straight(_ pixel: UInt32) -> UInt32 {
  let alpha = pixel >> 24
  if alpha == 255 { return pixel }
  if alpha == 0 { return 0 }
  func part(_ shift: UInt32) -> UInt32 {
    min(255, ((pixel &>> shift & 255) &* 255 &+ alpha / 2) / alpha) &<< shift
  }
  return part(0) | part(8) | part(16) | alpha << 24
}

/// Writes a run of pixels as straight RGBA.
func packStraight(
  _ words: UnsafeBufferPointer<UInt32>, from start: Int, count: Int,
  to bytes: UnsafeMutablePointer<UInt8>
) {
  let target = UnsafeMutableRawPointer(bytes)
  for x in 0..<count {
    target.storeBytes(of: straight(words[start &+ x]), toByteOffset: x &* 4, as: UInt32.self)
  }
}

/// Writes a run of opaque pixels as RGB; up to 12 bytes after the run are overwritten.
///
/// Four pixels become twelve bytes. `start` is the beginning of a row, so whole quads can be read.
func packOpaque(
  _ words: UnsafeBufferPointer<UInt32>, from start: Int, count: Int,
  to bytes: UnsafeMutablePointer<UInt8>
) {
  let target = UnsafeMutableRawPointer(bytes)
  for quad in 0..<(count &+ 3) / 4 {
    let x = start &+ quad &* 4
    let first = pair(words[x], words[x &+ 1])
    let second = pair(words[x &+ 2], words[x &+ 3])
    let place = quad &* 12
    target.storeBytes(of: first | second &<< 48, toByteOffset: place, as: UInt64.self)
    target.storeBytes(
      of: UInt32(truncatingIfNeeded: second &>> 16), toByteOffset: place &+ 8, as: UInt32.self)
  }
}

/// Two opaque pixels as six bytes.
@inline(__always)
private func pair(_ a: UInt32, _ b: UInt32) -> UInt64 {
  UInt64(a & 0xff_ffff) | UInt64(b & 0xff_ffff) &<< 24
}
