internal import Pixels

/// A rectangle of pixels.
struct PixelBox: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// All of `pixmap`.
  init(of pixmap: Pixmap) { (x, y, width, height) = (0, 0, pixmap.width, pixmap.height) }

  init(columns: ClosedRange<Int>, rows: ClosedRange<Int>) {
    (x, width) = (columns.lowerBound, columns.count)
    (y, height) = (rows.lowerBound, rows.count)
  }

  /// The smallest box around the pixels in which `a` and `b`, of one size, differ; `nil` if none do.
  static func difference(_ a: Pixmap, _ b: Pixmap) -> PixelBox? {
    a.words.withUnsafeBufferPointer { a in
      b.words.withUnsafeBufferPointer { words in
        smallest(b) { index in a[index] != words[index] }
      }
    }
  }

  /// The smallest box around the pixels that are at least half opaque; `nil` if none are.
  static func visible(in pixmap: Pixmap) -> PixelBox? {
    pixmap.words.withUnsafeBufferPointer { words in
      smallest(pixmap) { index in words[index] >= 0x8000_0000 }
    }
  }

  /// The smallest box around the pixels at whose places `isInside` holds.
  @inline(__always)
  private static func smallest(_ pixmap: Pixmap, _ isInside: (Int) -> Bool) -> PixelBox? {
    let (width, height, stride) = (pixmap.width, pixmap.height, pixmap.stride)
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y &* stride
      var first = 0
      while first < width, !isInside(row &+ first) { first &+= 1 }
      guard first < width else { continue }
      var last = width &- 1
      while !isInside(row &+ last) { last &-= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    return right < 0 ? nil : PixelBox(columns: left...right, rows: top...bottom)
  }
}
