internal import Pixels

/// A bounding box in pixels.
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
        smallest(b) { index, _ in a[index] != words[index] }
      }
    }
  }

  /// The smallest box around the pixels that are at least half opaque; `nil` if none are.
  static func visible(in pixmap: Pixmap) -> PixelBox? {
    pixmap.words.withUnsafeBufferPointer { words in
      smallest(pixmap) { index, _ in words[index] >= Alpha.half }
    }
  }

  /// The smallest box around the places where `screen`, rows without padding, is not 0 and `pixmap` is less
  /// than half opaque; `nil` if there are none.
  static func hidden(in pixmap: Pixmap, of screen: [UInt32]) -> PixelBox? {
    let (width, stride) = (pixmap.width, pixmap.stride)
    return screen.withUnsafeBufferPointer { screen in
      pixmap.words.withUnsafeBufferPointer { words in
        smallest(pixmap) { index, y in
          words[index] < Alpha.half && screen[index &- y &* (stride &- width)] != 0
        }
      }
    }
  }

  /// The smallest box around this and another.
  func union(_ other: PixelBox) -> PixelBox {
    PixelBox(
      columns: min(x, other.x)...max(x + width, other.x + other.width) - 1,
      rows: min(y, other.y)...max(y + height, other.y + other.height) - 1)
  }

  /// What this and another have in common; `nil` if nothing.
  func intersection(_ other: PixelBox) -> PixelBox? {
    let (left, right) = (max(x, other.x), min(x + width, other.x + other.width))
    let (top, bottom) = (max(y, other.y), min(y + height, other.y + other.height))
    guard left < right, top < bottom else { return nil }
    return PixelBox(columns: left...right - 1, rows: top...bottom - 1)
  }

  /// Whether a pixel lies inside.
  func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// The smallest box around the pixels at whose places `isInside` holds.
  @inline(__always)
  private static func smallest(_ pixmap: Pixmap, _ isInside: (_ index: Int, _ y: Int) -> Bool)
    -> PixelBox?
  {
    let (width, height, stride) = (pixmap.width, pixmap.height, pixmap.stride)
    // Empty until a pixel is found.
    var (left, right, top, bottom) = (width, -1, height, -1)
    for y in 0..<height {
      let row = y &* stride
      var first = 0
      while first < width, !isInside(row &+ first, y) { first &+= 1 }
      guard first < width else { continue }
      var last = width &- 1
      while !isInside(row &+ last, y) { last &-= 1 }
      left = min(left, first)
      right = max(right, last)
      top = min(top, y)
      bottom = y
    }
    return left > right ? nil : PixelBox(columns: left...right, rows: top...bottom)
  }
}
