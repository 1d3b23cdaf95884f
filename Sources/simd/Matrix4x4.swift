// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of four columns of four numbers.
public struct Matrix4x4<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  /// A column.
  public typealias Column = SIMD4<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }

  public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: fatalError("a matrix of 4 columns has none at \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: fatalError("a matrix of 4 columns has none at \(column)")
      }
    }
  }
}

extension Matrix4x4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of four columns of four `Float`s.
public typealias simd_float4x4 = Matrix4x4<Float>
/// A matrix of four columns of four `Float`s, by the short name.
public typealias float4x4 = Matrix4x4<Float>
/// A matrix of four columns of four `Float`s, by the former name.
public typealias matrix_float4x4 = Matrix4x4<Float>
/// The matrix that changes no column.
public let matrix_identity_float4x4 = Matrix4x4<Float>(1)

/// A matrix of four columns of four `Double`s.
public typealias simd_double4x4 = Matrix4x4<Double>
/// A matrix of four columns of four `Double`s, by the short name.
public typealias double4x4 = Matrix4x4<Double>
/// A matrix of four columns of four `Double`s, by the former name.
public typealias matrix_double4x4 = Matrix4x4<Double>
/// The matrix that changes no column.
public let matrix_identity_double4x4 = Matrix4x4<Double>(1)
