/// A block of neighbours in a row of two pictures: by how much they differ at most.
///
/// Sixteen pixels are looked at together, as vectors of bytes.
struct PixelBlock {
  /// How many pixels a whole block has.
  static let side = 16

  /// The greatest difference of a component, 0...255.
  let greatest: UInt32
  /// Whether all pixels of both are opaque.
  let isOpaque: Bool

  /// Looks at a whole block.
  ///
  /// - Parameters:
  ///   - words: One picture's pixels.
  ///   - others: The other's.
  ///   - start: The first pixel's place.
  @inline(__always)
  init(_ words: Span<UInt32>, _ others: Span<UInt32>, at start: Int) {
    precondition(
      start >= 0 && start <= words.count - Self.side && start <= others.count - Self.side,
      "a block outside of a picture")
    var most = SIMD16<UInt8>()
    var all = SIMD4<UInt32>(repeating: .max)
    for step in 0..<Self.side / 4 {
      let place = start &+ step &* 4
      let one = unsafe SIMD4(
        words[unchecked: place], words[unchecked: place &+ 1], words[unchecked: place &+ 2],
        words[unchecked: place &+ 3])
      let other = unsafe SIMD4(
        others[unchecked: place], others[unchecked: place &+ 1], others[unchecked: place &+ 2],
        others[unchecked: place &+ 3])
      all = all & one & other
      let (a, b) = unsafe (
        unsafeBitCast(one, to: SIMD16<UInt8>.self), unsafeBitCast(other, to: SIMD16<UInt8>.self)
      )
      most = pointwiseMax(most, pointwiseMax(a, b) &- pointwiseMin(a, b))
    }
    greatest = UInt32(most.max())
    isOpaque = all[0] & all[1] & all[2] & all[3] >= 0xff00_0000
  }

  /// Looks at what is left of a row.
  ///
  /// - Parameters:
  ///   - words: One picture's pixels.
  ///   - others: The other's.
  ///   - run: The places of pixels.
  init(_ words: Span<UInt32>, _ others: Span<UInt32>, _ run: Range<Int>) {
    var (most, all) = (UInt32(0), UInt32.max)
    for place in run {
      most = max(most, componentDifferences(words[place], others[place]).greatest)
      all &= words[place] & others[place]
    }
    (greatest, isOpaque) = (most, all >= 0xff00_0000)
  }
}
