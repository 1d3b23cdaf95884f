// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of three columns of three `Float`s.
public struct simd_float3x3: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Float
  /// A column.
  public typealias Column = SIMD3<Float>

  /// The columns, the first one first.
  public var columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD3<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of three columns of three `Double`s.
public struct simd_double3x3: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD3<Double>

  /// The columns, the first one first.
  public var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD3<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of three columns of three `Float`s, by the short name.
public typealias float3x3 = simd_float3x3
/// A matrix of three columns of three `Float`s, by the former name.
public typealias matrix_float3x3 = simd_float3x3
/// The matrix that changes no column.
public let matrix_identity_float3x3 = simd_float3x3(1)

/// A matrix of three columns of three `Double`s, by the short name.
public typealias double3x3 = simd_double3x3
/// A matrix of three columns of three `Double`s, by the former name.
public typealias matrix_double3x3 = simd_double3x3
/// The matrix that changes no column.
public let matrix_identity_double3x3 = simd_double3x3(1)
