/// Weights of red, green and blue in limited-range BT.709, in 32768ths.
///
/// ITU-R BT.709-6, item 3: those of luma times 219/255, those of chroma times 224/255. Luma's add up to the rounded sum
/// and chroma's to 0, so white is 235 and greys have neutral chroma exactly.
public struct VideoWeights: Sendable {
  /// The weight of red.
  public let red: Int32
  /// The weight of green.
  public let green: Int32
  /// The weight of blue.
  public let blue: Int32

  @inlinable
  init(_ red: Int32, _ green: Int32, _ blue: Int32) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The weights of luma.
  @inlinable public static var luma: VideoWeights { VideoWeights(5983, 20127, 2032) }
  /// The weights of the blue difference.
  @inlinable public static var blueDifference: VideoWeights { VideoWeights(-3298, -11094, 14392) }
  /// The weights of the red difference.
  @inlinable public static var redDifference: VideoWeights { VideoWeights(14392, -13072, -1320) }
  /// The code of luma for black.
  @inlinable public static var black: Int32 { 16 }
  /// The code of chroma for greys.
  @inlinable public static var neutral: Int32 { 128 }
}

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
