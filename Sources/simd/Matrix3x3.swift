// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of three columns of three numbers.
public struct Matrix3x3<Scalar: SIMDScalar & BinaryFloatingPoint>: SquareMatrix {
  /// A column.
  public typealias Column = SIMD3<Scalar>

  /// The columns, the first one first.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }

  public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: fatalError("a matrix of 3 columns has none at \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: fatalError("a matrix of 3 columns has none at \(column)")
      }
    }
  }
}

extension Matrix3x3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A matrix of three columns of three `Float`s.
public typealias simd_float3x3 = Matrix3x3<Float>
/// A matrix of three columns of three `Float`s, by the short name.
public typealias float3x3 = Matrix3x3<Float>
/// A matrix of three columns of three `Float`s, by the former name.
public typealias matrix_float3x3 = Matrix3x3<Float>
/// The matrix that changes no column.
public let matrix_identity_float3x3 = Matrix3x3<Float>(1)

/// A matrix of three columns of three `Double`s.
public typealias simd_double3x3 = Matrix3x3<Double>
/// A matrix of three columns of three `Double`s, by the short name.
public typealias double3x3 = Matrix3x3<Double>
/// A matrix of three columns of three `Double`s, by the former name.
public typealias matrix_double3x3 = Matrix3x3<Double>
/// The matrix that changes no column.
public let matrix_identity_double3x3 = Matrix3x3<Double>(1)
