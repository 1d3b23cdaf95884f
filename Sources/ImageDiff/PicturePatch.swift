public import Pixels

/// A patch: the part of a picture in which it differs from another one of its size.
public struct PicturePatch: Sendable {
  /// Its left edge, in pixels.
  public let x: Int
  /// Its upper edge, in pixels.
  public let y: Int
  /// What it shows.
  public let pixmap: Pixmap

  /// The smallest rectangle that makes `base` the picture; `nil` where sizes differ.
  ///
  /// Of equal pictures it is one pixel.
  ///
  /// - Parameters:
  ///   - picture: What is to be seen.
  ///   - base: What is there already.
  public init?(of picture: Pixmap, over base: Pixmap) {
    guard picture.width == base.width, picture.height == base.height, picture.width > 0,
      picture.height > 0
    else { return nil }
    var (left, right, top, bottom) = (picture.width, -1, picture.height, -1)
    for y in 0..<picture.height {
      let row = y * picture.stride
      var (first, last) = (picture.width, -1)
      for x in 0..<picture.width where picture.words[row + x] != base.words[row + x] {
        if last < 0 { first = x }
        last = x
      }
      if last < 0 { continue }
      (left, right) = (min(left, first), max(right, last))
      (top, bottom) = (min(top, y), y)
    }
    if right < 0 { (left, right, top, bottom) = (0, 0, 0, 0) }
    var part = Pixmap(width: right - left + 1, height: bottom - top + 1)
    for y in 0..<part.height {
      for x in 0..<part.width { part[x, y] = picture[left + x, top + y] }
    }
    (x, y, pixmap) = (left, top, part)
  }

  /// How many pixels it has.
  public var area: Int { pixmap.width * pixmap.height }
}

extension Pixmap {
  /// The picture at a whole fraction of its size: each pixel is the mean of a square.
  ///
  /// - Parameter factor: How many pixels across become one, 1 and up.
  /// - Returns: A picture of at least one pixel where this one has any.
  public func reduced(by factor: Int) -> Pixmap {
    guard factor > 1 else { return self }
    var result = Pixmap(
      width: (width + factor - 1) / factor, height: (height + factor - 1) / factor)
    for y in 0..<result.height {
      for x in 0..<result.width { result[x, y] = mean(x * factor, y * factor, factor) }
    }
    return result
  }

  /// The mean of a square's pixels, as far as there are any.
  private func mean(_ left: Int, _ top: Int, _ side: Int) -> UInt32 {
    var (red, green, blue, alpha, count) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    for y in top..<min(top + side, height) {
      for x in left..<min(left + side, width) {
        let pixel = words[y * stride + x]
        red += pixel & 255
        green += pixel >> 8 & 255
        blue += pixel >> 16 & 255
        alpha += pixel >> 24
        count += 1
      }
    }
    func part(_ sum: UInt32) -> UInt32 { (sum + count / 2) / count }
    return part(red) | part(green) << 8 | part(blue) << 16 | part(alpha) << 24
  }
}
