/// A row of blocks of a video plane.
public struct BlockRow: Sendable, BitwiseCopyable {
  /// Index of the first byte.
  public var start: Int
  /// Bytes from one of the blocks' rows to the next, at least 0.
  public var stride: Int
  /// Rows of a block, 0...16.
  public var rows: Int
  /// Blocks, each of 16 bytes across.
  public var count: Int

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - start: Index of the first byte.
  ///   - stride: Bytes from one of the blocks' rows to the next, at least 0.
  ///   - rows: Rows of a block, 0...16.
  ///   - count: Blocks, each of 16 bytes across.
  @inlinable
  public init(start: Int, stride: Int, rows: Int, count: Int) {
    (self.start, self.stride, self.rows, self.count) = (start, stride, rows, count)
  }
}
