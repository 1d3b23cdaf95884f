public import Pixels

/// The difference of two pictures, counted pixel by pixel.
///
/// A pixel's difference is the greatest of those of its four premultiplied components. What a file
/// cannot show (colour under transparency) is not there to differ.
public struct Difference: Hashable, Sendable {
  /// A rectangle of pixels.
  public struct Box: Hashable, Sendable {
    /// First column.
    public var x: Int
    /// First row.
    public var y: Int
    /// Pixels across, at least 1.
    public var width: Int
    /// Pixels down, at least 1.
    public var height: Int

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - x: First column.
    ///   - y: First row.
    ///   - width: Pixels across.
    ///   - height: Pixels down.
    public init(x: Int, y: Int, width: Int, height: Int) {
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }

  /// Pixels that were compared.
  public let pixelCount: Int
  /// Pixels whose difference exceeds the tolerance.
  public let differingCount: Int
  /// The greatest difference of a pixel, 0...255, whatever the tolerance.
  public let greatest: Int
  /// The mean difference of a component, 0...255, over all pixels.
  public let mean: Double
  /// The smallest rectangle around the pixels that exceed the tolerance; `nil` without any.
  public let box: Box?

  /// Whether no pixel exceeds the tolerance.
  public var isWithinTolerance: Bool { differingCount == 0 }

  /// Compares two pictures of one size.
  ///
  /// - Parameters:
  ///   - a: One picture.
  ///   - b: The other; exchanging them changes nothing.
  ///   - tolerance: The greatest difference of a pixel that does not count, 0...255.
  /// - Throws: ``ImageDiffError/unequalSizes(width:height:otherWidth:otherHeight:)``.
  /// - Complexity: O(`width × height`).
  public init(_ a: Pixmap, _ b: Pixmap, tolerance: Int = 0) throws(ImageDiffError) {
    try ImageDiffError.requireEqualSizes(a, b)
    var (count, greatest, sum) = (0, UInt32(0), 0)
    var (left, right, top, bottom) = (a.width, -1, a.height, -1)
    let (words, others) = (a.words.span, b.words.span)
    for y in 0..<a.height {
      let row = y * a.stride
      var rowSum: UInt32 = 0
      for x in 0..<a.width where words[row &+ x] != others[row &+ x] {
        let parts = componentDifferences(words[row &+ x], others[row &+ x])
        rowSum &+= parts.sum
        greatest = max(greatest, parts.greatest)
        if Int(parts.greatest) > tolerance {
          count += 1
          (left, right) = (min(left, x), max(right, x))
          (top, bottom) = (min(top, y), y)
        }
      }
      sum += Int(rowSum)
    }
    pixelCount = a.width * a.height
    differingCount = count
    self.greatest = Int(greatest)
    mean = pixelCount == 0 ? 0 : Double(sum) / Double(4 * pixelCount)
    box =
      count == 0
      ? nil : Box(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}

/// Why two pictures cannot be compared.
public enum ImageDiffError: Error, Hashable, Sendable {
  /// They differ in size.
  case unequalSizes(width: Int, height: Int, otherWidth: Int, otherHeight: Int)

  static func requireEqualSizes(_ a: Pixmap, _ b: Pixmap) throws(ImageDiffError) {
    guard a.width == b.width, a.height == b.height else {
      throw .unequalSizes(
        width: a.width, height: a.height, otherWidth: b.width, otherHeight: b.height)
    }
  }
}

/// The differences of two pixels' components: all of them together, and the greatest.
@inline(__always)
func componentDifferences(_ a: UInt32, _ b: UInt32) -> (sum: UInt32, greatest: UInt32) {
  func part(_ shift: UInt32) -> UInt32 {
    let (x, y) = (a &>> shift & 255, b &>> shift & 255)
    return x > y ? x &- y : y &- x
  }
  let (red, green, blue, alpha) = (part(0), part(8), part(16), part(24))
  return (red &+ green &+ blue &+ alpha, max(max(red, green), max(blue, alpha)))
}
