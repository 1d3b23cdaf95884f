/// Kernels of video encoders: pixels to planes of limited-range BT.709, and how much planes change.
public protocol VideoKernels: SendableMetatype {
  /// Writes the luma of pixels, 16...235.
  ///
  /// - Parameters:
  ///   - pixels: Encoded components; alpha is ignored.
  ///   - plane: Receives a byte for each.
  ///   - place: Where the first byte goes.
  static func luma(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int)

  /// Writes the blue difference of pixels, 16...240.
  ///
  /// - Parameters:
  ///   - pixels: Encoded components; alpha is ignored.
  ///   - plane: Receives a byte for each.
  ///   - place: Where the first byte goes.
  static func blueDifference(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int)

  /// Writes the red difference of pixels, 16...240.
  ///
  /// - Parameters:
  ///   - pixels: Encoded components; alpha is ignored.
  ///   - plane: Receives a byte for each.
  ///   - place: Where the first byte goes.
  static func redDifference(
    of pixels: Span<UInt32>, into plane: inout MutableSpan<UInt8>, at place: Int)

  /// Writes the blue and red differences of two rows, halved: filtered by (11 6 −1)/16 across.
  ///
  /// Overshoot stays within a byte: at most a sixteenth of the range.
  ///
  /// - Parameters:
  ///   - pixels: The picture.
  ///   - rows: The two rows; the last column is repeated beyond.
  ///   - count: Samples; sample x is filtered from columns 2x, 2x + 1 and 2x + 2.
  ///   - pairs: Receives the samples from its start on, blue in the lower byte, red in the upper.
  static func halvedDifferences(
    of pixels: Span<UInt32>, rows: RowPair, count: Int, into pairs: inout MutableSpan<UInt16>)

  /// Writes the lower bytes of pairs.
  ///
  /// - Parameters:
  ///   - pairs: The pairs.
  ///   - plane: Receives a byte for each.
  ///   - place: Where the first byte goes.
  static func lowerBytes(
    of pairs: Span<UInt16>, into plane: inout MutableSpan<UInt8>, at place: Int)

  /// Writes the upper bytes of pairs.
  ///
  /// - Parameters:
  ///   - pairs: The pairs.
  ///   - plane: Receives a byte for each.
  ///   - place: Where the first byte goes.
  static func upperBytes(
    of pairs: Span<UInt16>, into plane: inout MutableSpan<UInt8>, at place: Int)

  /// Compares a row of blocks with what was there before.
  ///
  /// - Parameters:
  ///   - plane: The bytes of a picture.
  ///   - old: The bytes that were there, as many.
  ///   - row: Where the blocks lie in both.
  /// - Returns: How many blocks differ, and the differences of their bytes, added up.
  static func blockChange(
    of plane: Span<UInt8>, since old: Span<UInt8>, in row: BlockRow
  ) -> (blocks: Int, sum: Int)
}
