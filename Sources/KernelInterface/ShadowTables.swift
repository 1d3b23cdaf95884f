/// The tables of a blurred rounded rectangle, lent to a kernel for one call.
public struct ShadowTables: ~Escapable {
  /// How the tables lie in memory.
  public let layout: ShadowLayout
  /// The blurred rectangle's profile by column, 0...1, and eight numbers more.
  public let across: Span<Float>
  /// Its profile by row.
  public let down: Span<Float>
  /// For each node the corners' weight by row.
  public let weights: Span<Float>
  /// For each node what the left corners take away, by column.
  public let left: Span<Float>
  /// For each node what the right corners take away, by column.
  public let right: Span<Float>

  /// Creates tables.
  ///
  /// - Parameters:
  ///   - layout: How the tables lie in memory.
  ///   - across: The blurred rectangle's profile by column, 0...1, and eight numbers more.
  ///   - down: Its profile by row.
  ///   - weights: For each node the corners' weight by row.
  ///   - left: For each node what the left corners take away, by column.
  ///   - right: For each node what the right corners take away, by column.
  @inlinable
  @_lifetime(copy across, copy down, copy weights, copy left, copy right)
  public init(
    layout: ShadowLayout, across: Span<Float>, down: Span<Float>, weights: Span<Float>,
    left: Span<Float>, right: Span<Float>
  ) {
    self.layout = layout
    self.across = across
    self.down = down
    self.weights = weights
    self.left = left
    self.right = right
  }
}

/// The part wanted of a blurred rectangle, and where its window lies in the target.
public struct ShadowArea: Sendable {
  /// Columns of the window that are wanted.
  public var columns: Range<Int>
  /// Rows of the window that are wanted.
  public var rows: Range<Int>
  /// Column of the window in the target.
  public var x: Int
  /// Row of the window in the target.
  public var y: Int

  /// Creates an area.
  ///
  /// - Parameters:
  ///   - columns: Columns of the window that are wanted.
  ///   - rows: Rows of the window that are wanted.
  ///   - x: Column of the window in the target.
  ///   - y: Row of the window in the target.
  @inlinable
  public init(columns: Range<Int>, rows: Range<Int>, x: Int, y: Int) {
    (self.columns, self.rows, self.x, self.y) = (columns, rows, x, y)
  }
}

/// Evenly spaced places.
public struct EvenPlaces: Sendable, BitwiseCopyable {
  /// The first place.
  public var start: Float
  /// From one place to the next.
  public var step: Float
  /// How many.
  public var count: Int

  /// Creates places.
  ///
  /// - Parameters:
  ///   - start: The first place.
  ///   - step: From one place to the next.
  ///   - count: How many, at least 0.
  @inlinable
  public init(from start: Float, step: Float, count: Int) {
    (self.start, self.step, self.count) = (start, step, count)
  }
}
