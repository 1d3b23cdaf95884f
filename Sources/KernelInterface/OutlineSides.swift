/// The two sides of a convex outline, among the pieces of many.
public struct OutlineSides: Sendable, BitwiseCopyable {
  /// Index of the outline's first piece.
  public var first: Int
  /// Pieces of its left side, from the top down; those of the right side follow.
  public var leftCount: Int
  /// Pieces of its right side.
  public var rightCount: Int

  /// Creates sides.
  ///
  /// - Parameters:
  ///   - first: Index of the first piece.
  ///   - leftCount: Pieces of the left side, from the top down; those of the right side follow.
  ///   - rightCount: Pieces of the right side.
  @inlinable
  public init(first: Int, leftCount: Int, rightCount: Int) {
    (self.first, self.leftCount, self.rightCount) = (first, leftCount, rightCount)
  }

  /// Index of the right side's first piece.
  @inlinable public var middle: Int { first + leftCount }
  /// The index after the last piece.
  @inlinable public var end: Int { first + leftCount + rightCount }
}

/// Two convex outlines, one around the other.
public struct RingSides: Sendable, BitwiseCopyable {
  /// The outer outline.
  public var outer: OutlineSides
  /// The outline within.
  public var inner: OutlineSides

  /// Creates a ring.
  ///
  /// - Parameters:
  ///   - outer: The outer outline.
  ///   - inner: The outline within.
  @inlinable
  public init(outer: OutlineSides, inner: OutlineSides) {
    (self.outer, self.inner) = (outer, inner)
  }
}

/// What convex outlines refer to: the pieces and arcs of many.
public struct OutlineLists: ~Escapable {
  /// Pieces of outlines, in pixels relative to each outline's window.
  public let pieces: Span<OutlinePiece>
  /// The ellipses to which pieces refer.
  public let arcs: Span<EllipseArc>

  /// Creates lists.
  ///
  /// - Parameters:
  ///   - pieces: Pieces of outlines, in pixels relative to each outline's window.
  ///   - arcs: The ellipses to which pieces refer.
  @inlinable
  @_lifetime(copy pieces, copy arcs)
  public init(pieces: Span<OutlinePiece>, arcs: Span<EllipseArc>) {
    self.pieces = pieces
    self.arcs = arcs
  }
}

/// The rows wanted of an outline, and where its window lies in the target.
public struct OutlineWindow: Sendable {
  /// The rows wanted, relative to the window.
  public var rows: Range<Int>
  /// Columns of the window.
  public var width: Int
  /// Columns from the window's left to the end of the target's rows.
  public var room: Int
  /// Column of the window in the target.
  public var x: Int
  /// Row of the window in the target.
  public var y: Int

  /// Creates a window.
  ///
  /// - Parameters:
  ///   - rows: The rows wanted, relative to the window.
  ///   - width: Columns of the window.
  ///   - room: Columns from the window's left to the end of the target's rows.
  ///   - x: Column of the window in the target.
  ///   - y: Row of the window in the target.
  @inlinable
  public init(rows: Range<Int>, width: Int, room: Int, x: Int, y: Int) {
    self.rows = rows
    (self.width, self.room, self.x, self.y) = (width, room, x, y)
  }
}
