public import Pixels

/// The structural similarity (SSIM) of two pictures: brightness, contrast and pattern of small windows.
///
/// Computed on BT.709 luma of the encoded components, on white, in windows of 8×8 pixels, four apart.
/// 1 is equal; below about 0.98 people see a difference. Source: Wang, Bovik, Sheikh, Simoncelli,
/// "Image quality assessment" (2004), with plain windows in place of Gaussian ones.
public struct StructuralSimilarity: Hashable, Sendable {
  /// The mean over all windows, −1...1.
  public let mean: Double
  /// The least of a window, −1...1.
  public let worst: Double

  private static let side = 8
  private static let step = 4
  // The paper's constants, which keep flat windows from being divided by nothing: (0.01 · 255)² for
  // brightness and (0.03 · 255)² for contrast.
  private static let c1 = 6.5025
  private static let c2 = 58.5225

  /// Compares two pictures of one size; without pixels they are equal.
  ///
  /// - Parameters:
  ///   - a: One picture.
  ///   - b: The other; exchanging them changes nothing.
  /// - Throws: ``ImageDiffError/unequalSizes(width:height:otherWidth:otherHeight:)``.
  /// - Complexity: O(`width × height`).
  public init(_ a: Pixmap, _ b: Pixmap) throws(ImageDiffError) {
    try ImageDiffError.requireEqualSizes(a, b)
    let (width, height) = (a.width, a.height)
    guard width > 0, height > 0 else {
      (mean, worst) = (1, 1)
      return
    }
    let (first, second) = (Self.luma(a), Self.luma(b))
    let (windowWidth, windowHeight) = (min(Self.side, width), min(Self.side, height))
    var (sum, worst, count) = (0.0, 1.0, 0)
    for y in Self.starts(height) {
      for x in Self.starts(width) {
        let value = Self.similarity(
          first.span, second.span, at: y * width + x, stride: width, windowWidth, windowHeight)
        sum += value
        worst = min(worst, value)
        count += 1
      }
    }
    mean = sum / Double(count)
    self.worst = worst
  }

  /// Where windows begin along a side: every fourth pixel, and flush with the end.
  private static func starts(_ length: Int) -> [Int] {
    let last = max(0, length - side)
    let regular = Array(stride(from: 0, through: last, by: step))
    return regular.last == last ? regular : regular + [last]
  }

  /// Luma of each pixel, 0...255.
  private static func luma(_ pixmap: Pixmap) -> [UInt8] {
    var luma: [UInt8] = []
    luma.reserveCapacity(pixmap.width * pixmap.height)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let pixel = pixmap[x, y].onWhite
        let sum =
          2126 * (pixel & 255) + 7152 * (pixel >> 8 & 255) + 722 * (pixel >> 16 & 255) + 5000
        luma.append(UInt8(sum / 10_000))
      }
    }
    return luma
  }

  private static func similarity(
    _ a: Span<UInt8>, _ b: Span<UInt8>, at start: Int, stride: Int, _ width: Int, _ height: Int
  ) -> Double {
    var (sumA, sumB, squareA, squareB, product) = (0, 0, 0, 0, 0)
    for row in 0..<height {
      for place in start + row * stride..<start + row * stride + width {
        let (x, y) = (Int(a[place]), Int(b[place]))
        sumA += x
        sumB += y
        squareA += x * x
        squareB += y * y
        product += x * y
      }
    }
    let count = Double(width * height)
    let (meanA, meanB) = (Double(sumA) / count, Double(sumB) / count)
    let varianceA = Double(squareA) / count - meanA * meanA
    let varianceB = Double(squareB) / count - meanB * meanB
    let covariance = Double(product) / count - meanA * meanB
    return (2 * meanA * meanB + c1) * (2 * covariance + c2)
      / ((meanA * meanA + meanB * meanB + c1) * (varianceA + varianceB + c2))
  }
}
