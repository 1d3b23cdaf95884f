// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The matrix whose columns are another's rows.
public func simd_transpose<M: SquareMatrix>(_ x: M) -> M { x.transpose }
/// The matrix that undoes another.
public func simd_inverse<M: SquareMatrix>(_ x: M) -> M { x.inverse }
/// How much larger a matrix makes an area or a room.
public func simd_determinant<M: SquareMatrix>(_ x: M) -> M.Scalar { x.determinant }
/// The product of two matrices.
///
/// - Parameters:
///   - x: What is done after the other.
///   - y: What is done first.
/// - Returns: The product.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A matrix times a column.
///
/// - Parameters:
///   - x: The matrix.
///   - y: The column.
/// - Returns: The product.
public func simd_mul<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }
/// A row times a matrix.
///
/// - Parameters:
///   - x: The row.
///   - y: The matrix.
/// - Returns: The product.
public func simd_mul<M: SquareMatrix>(_ x: M.Column, _ y: M) -> M.Column { x * y }
/// A number times a matrix.
///
/// - Parameters:
///   - x: The number.
///   - y: The matrix.
/// - Returns: The product.
public func simd_mul<M: SquareMatrix>(_ x: M.Scalar, _ y: M) -> M { y * x }
/// The sum of two matrices.
///
/// - Parameters:
///   - x: One.
///   - y: The other.
/// - Returns: The sum.
public func simd_add<M: SquareMatrix>(_ x: M, _ y: M) -> M { x + y }
/// The difference of two matrices.
///
/// - Parameters:
///   - x: One.
///   - y: What is taken away.
/// - Returns: The difference.
public func simd_sub<M: SquareMatrix>(_ x: M, _ y: M) -> M { x - y }
/// Whether two matrices have the same numbers.
///
/// - Parameters:
///   - x: One.
///   - y: The other.
/// - Returns: Whether they have.
public func simd_equal<M: SquareMatrix>(_ x: M, _ y: M) -> Bool { x == y }
/// The product of two matrices, by the former name.
///
/// - Parameters:
///   - x: What is done after the other.
///   - y: What is done first.
/// - Returns: The product.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M) -> M { x * y }
/// A matrix times a column, by the former name.
///
/// - Parameters:
///   - x: The matrix.
///   - y: The column.
/// - Returns: The product.
public func matrix_multiply<M: SquareMatrix>(_ x: M, _ y: M.Column) -> M.Column { x * y }

/// A matrix of columns.
///
/// - Parameters:
///   - col0: The first.
///   - col1: The second.
/// - Returns: The matrix.
public func simd_matrix(_ col0: simd_float2, _ col1: simd_float2) -> simd_float2x2 {
  simd_float2x2(col0, col1)
}
/// A matrix of columns.
///
/// - Parameters:
///   - col0: The first.
///   - col1: The second.
///   - col2: The third.
/// - Returns: The matrix.
public func simd_matrix(
  _ col0: simd_float3, _ col1: simd_float3, _ col2: simd_float3
) -> simd_float3x3 { simd_float3x3(col0, col1, col2) }
/// A matrix of columns.
///
/// - Parameters:
///   - col0: The first.
///   - col1: The second.
///   - col2: The third.
///   - col3: The fourth.
/// - Returns: The matrix.
public func simd_matrix(
  _ col0: simd_float4, _ col1: simd_float4, _ col2: simd_float4, _ col3: simd_float4
) -> simd_float4x4 { simd_float4x4(col0, col1, col2, col3) }
