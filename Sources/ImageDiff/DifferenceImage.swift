public import Pixels

extension Difference {
  /// A picture that shows where two pictures differ, and how much.
  ///
  /// What is equal, or within the tolerance, is the first picture in pale grey; what differs goes
  /// from yellow (least) over orange and red to black (a difference of 255).
  ///
  /// - Parameters:
  ///   - a: One picture.
  ///   - b: The other.
  ///   - tolerance: The greatest difference of a pixel that does not count, 0...255.
  /// - Returns: An opaque picture of the same size.
  /// - Throws: ``ImageDiffError/unequalSizes(width:height:otherWidth:otherHeight:)``.
  public static func heatMap(
    _ a: Pixmap, _ b: Pixmap, tolerance: Int = 0
  ) throws(ImageDiffError) -> Pixmap {
    try ImageDiffError.requireEqualSizes(a, b)
    var map = Pixmap(width: a.width, height: a.height)
    for y in 0..<a.height {
      for x in 0..<a.width {
        let greatest = Int(componentDifferences(a[x, y], b[x, y]).greatest)
        map[x, y] = greatest > tolerance ? heat(greatest) : pale(a[x, y])
      }
    }
    return map
  }

  /// A light grey that still shows the picture.
  static func pale(_ pixel: UInt32) -> UInt32 {
    let shown = pixel.onWhite
    let sum = 2126 * (shown & 255) + 7152 * (shown >> 8 & 255) + 722 * (shown >> 16 & 255)
    let grey = 191 + sum / 40_000
    return 0xff00_0000 | grey << 16 | grey << 8 | grey
  }

  /// The colour of a difference, 1...255; small ones are spread, as most are small.
  static func heat(_ difference: Int) -> UInt32 {
    // Yellow falls to red by 64, red to black by 255.
    let red = difference <= 64 ? 255 : 255 - (difference - 64) * 255 / 191
    let green = difference <= 64 ? 220 - difference * 220 / 64 : 0
    return 0xff00_0000 | UInt32(green) << 8 | UInt32(red)
  }
}
