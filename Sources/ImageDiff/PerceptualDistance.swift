public import Pixels

/// The perceptual distance of two pictures, colour by colour.
///
/// The unit is Oklab's distance: black to white is 1, a just noticeable difference about 0.02.
/// Transparent pictures are compared on white and on black, and the greater distance counts.
public struct PerceptualDistance: Hashable, Sendable {
  /// The mean over all pixels.
  public let mean: Double
  /// The greatest of a pixel.
  public let greatest: Double
  /// Pixels whose distance is above ``noticeable``.
  public let noticeableCount: Int

  /// The distance that most people begin to see side by side.
  public static let noticeable = 0.02

  /// Compares two pictures of one size.
  ///
  /// - Parameters:
  ///   - a: One picture.
  ///   - b: The other; exchanging them changes nothing.
  /// - Throws: ``ImageDiffError/unequalSizes(width:height:otherWidth:otherHeight:)``.
  /// - Complexity: O(`width × height`), a microsecond for each pixel that differs.
  public init(_ a: Pixmap, _ b: Pixmap) throws(ImageDiffError) {
    try ImageDiffError.requireEqualSizes(a, b)
    var (sum, greatest, count) = (0.0, 0.0, 0)
    for y in 0..<a.height {
      var rowSum = 0.0
      for x in 0..<a.width {
        let (pixel, other) = (a[x, y], b[x, y])
        guard pixel != other else { continue }
        let distance = Self.distance(pixel, other)
        rowSum += distance
        greatest = max(greatest, distance)
        if distance > Self.noticeable { count += 1 }
      }
      sum += rowSum
    }
    mean = a.width * a.height == 0 ? 0 : sum / Double(a.width * a.height)
    self.greatest = greatest
    noticeableCount = count
  }

  /// The distance of two premultiplied pixels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Double {
    let onWhite = Oklab(a.onWhite).distance(to: Oklab(b.onWhite))
    if a >> 24 == 255, b >> 24 == 255 { return onWhite }
    return max(onWhite, Oklab(a).distance(to: Oklab(b)))
  }
}

extension UInt32 {
  /// This premultiplied pixel laid on white.
  var onWhite: UInt32 {
    let rest = 255 &- (self >> 24)
    func part(_ shift: UInt32) -> UInt32 {
      Swift.min(255, (self &>> shift & 255) &+ rest) &<< shift
    }
    return part(0) | part(8) | part(16) | 0xff00_0000
  }
}
