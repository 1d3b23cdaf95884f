// The names are those of C's header, so that sources that say them compile.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A matrix of two columns of two `Float`s.
public struct simd_float2x2: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Float
  /// A column.
  public typealias Column = SIMD2<Float>

  /// The columns, the first one first.
  public var columns: (SIMD2<Float>, SIMD2<Float>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD2<Float>, SIMD2<Float>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD2<Float> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of two columns of two `Double`s.
public struct simd_double2x2: SquareMatrix {
  /// The numbers in it.
  public typealias Scalar = Double
  /// A column.
  public typealias Column = SIMD2<Double>

  /// The columns, the first one first.
  public var columns: (SIMD2<Double>, SIMD2<Double>)

  /// Creates a matrix of zeros.
  public init() { columns = (Column(), Column()) }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: The columns, the first one first.
  public init(
    columns: (SIMD2<Double>, SIMD2<Double>)
  ) { self.columns = columns }

  public subscript(column: Int) -> SIMD2<Double> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("no column \(column)")
      }
    }
  }
}

/// A matrix of two columns of two `Float`s, by the short name.
public typealias float2x2 = simd_float2x2
/// A matrix of two columns of two `Float`s, by the former name.
public typealias matrix_float2x2 = simd_float2x2
/// The matrix that changes no column.
public let matrix_identity_float2x2 = simd_float2x2(1)

/// A matrix of two columns of two `Double`s, by the short name.
public typealias double2x2 = simd_double2x2
/// A matrix of two columns of two `Double`s, by the former name.
public typealias matrix_double2x2 = simd_double2x2
/// The matrix that changes no column.
public let matrix_identity_double2x2 = simd_double2x2(1)
