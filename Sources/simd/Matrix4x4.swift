// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of four columns of four `Float`s.
public struct simd_float4x4: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Float
  /// A column.
  public typealias Column = SIMD4<Float>

  /// The columns, the first one first.
  public var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD4<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of four columns of four `Double`s.
public struct simd_double4x4: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD4<Double>

  /// The columns, the first one first.
  public var columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column(), Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD4<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of four columns of four `Float`s, by the short name.
public typealias float4x4 = simd_float4x4
/// A matrix of four columns of four `Float`s, by the former name.
public typealias matrix_float4x4 = simd_float4x4
/// The matrix that changes no column.
public let matrix_identity_float4x4 = simd_float4x4(1)

/// A matrix of four columns of four `Double`s, by the short name.
public typealias double4x4 = simd_double4x4
/// A matrix of four columns of four `Double`s, by the former name.
public typealias matrix_double4x4 = simd_double4x4
/// The matrix that changes no column.
public let matrix_identity_double4x4 = simd_double4x4(1)
