/// The layout of a shadow's tables: where its columns are computed, and what need not be painted.
///
/// Columns and rows count from the window's first.
public struct ShadowLayout: Sendable {
  /// Columns of the window.
  public var width: Int
  /// Rows of the window.
  public var height: Int
  /// How many quadrature nodes.
  public var nodes: Int
  /// The column after those of the left side; the tables of the left corners have eight more, of zeros.
  public var leftEnd: Int
  /// The first column of the right side, before which a row has one value from `leftEnd` on.
  ///
  /// The tables of the right corners have eight more before it, of zeros, and eight after the last.
  public var rightStart: Int
  /// Two rectangles, as columns and rows from and up to, that something opaque will paint over.
  public var hidden: (SIMD4<Int32>, SIMD4<Int32>) = (.zero, .zero)

  /// Creates a layout that hides nothing.
  ///
  /// - Parameters:
  ///   - width: Columns of the window.
  ///   - height: Rows of the window.
  ///   - nodes: How many quadrature nodes.
  ///   - leftEnd: The column after those of the left side.
  ///   - rightStart: The first column of the right side.
  @inlinable
  public init(width: Int, height: Int, nodes: Int, leftEnd: Int, rightStart: Int) {
    (self.width, self.height, self.nodes) = (width, height, nodes)
    (self.leftEnd, self.rightStart) = (leftEnd, rightStart)
  }

  /// Numbers a node in the tables of the left corners.
  @inlinable public var leftStride: Int { leftEnd + 8 }
  /// Numbers a node in the tables of the right corners.
  @inlinable public var rightStride: Int { width - rightStart + 16 }
}
