// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of two columns of two numbers.
public struct Matrix2x2<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  /// A column.
  public typealias Column = SIMD2<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: fatalError("a matrix of 2 columns has none at \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: fatalError("a matrix of 2 columns has none at \(column)")
      }
    }
  }
}

extension Matrix2x2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}

/// A matrix of two columns of two `Float`s.
public typealias simd_float2x2 = Matrix2x2<Float>
/// A matrix of two columns of two `Float`s, by the short name.
public typealias float2x2 = Matrix2x2<Float>
/// A matrix of two columns of two `Float`s, by the former name.
public typealias matrix_float2x2 = Matrix2x2<Float>
/// The matrix that changes no column.
public let matrix_identity_float2x2 = Matrix2x2<Float>(1)

/// A matrix of two columns of two `Double`s.
public typealias simd_double2x2 = Matrix2x2<Double>
/// A matrix of two columns of two `Double`s, by the short name.
public typealias double2x2 = Matrix2x2<Double>
/// A matrix of two columns of two `Double`s, by the former name.
public typealias matrix_double2x2 = Matrix2x2<Double>
/// The matrix that changes no column.
public let matrix_identity_double2x2 = Matrix2x2<Double>(1)
