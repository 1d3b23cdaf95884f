/// A square matrix of columns, of `Float`s or `Double`s.
///
/// A vector that a matrix is multiplied with is a column. All sums go from the first to the last, so that they are the same
/// on every processor.
public protocol SquareMatrix: Equatable {
  /// The numbers in it.
  associatedtype Scalar: SIMDScalar & BinaryFloatingPoint
  /// A column.
  associatedtype Column: SIMD where Column.Scalar == Scalar

  /// Creates a matrix of zeros.
  init()
  /// A column, from 0.
  subscript(column: Int) -> Column { get set }
  /// How much larger the matrix makes an area or a room; below zero where it mirrors.
  var determinant: Scalar { get }
  /// The matrix that undoes this one; of infinite or no numbers where none does.
  var inverse: Self { get }
}

extension SquareMatrix {
  /// The number of its columns, and of its rows.
  static var side: Int { Column.scalarCount }

  /// Creates a matrix with one number from corner to corner, and zeros else.
  public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }
  /// Creates a matrix with numbers from corner to corner, and zeros else.
  ///
  /// - Parameter diagonal: The numbers.
  public init(diagonal: Column) {
    self.init()
    for index in 0..<Self.side { self[index, index] = diagonal[index] }
  }
  /// Creates a matrix of columns.
  ///
  /// - Parameter columns: As many as there are, the first one first.
  public init(_ columns: [Column]) {
    if columns.count != Self.side {
      fatalError("a matrix of \(Self.side) columns is not made of \(columns.count)")
    }
    self.init()
    for index in 0..<Self.side { self[index] = columns[index] }
  }
  /// Creates a matrix of rows.
  ///
  /// - Parameter rows: As many as there are, the first one first.
  public init(rows: [Column]) {
    self.init(rows)
    self = transpose
  }

  /// A number.
  ///
  /// - Parameters:
  ///   - column: Its column, from 0.
  ///   - row: Its row, from 0.
  public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix whose columns are this one's rows.
  public var transpose: Self {
    var result = Self()
    for column in 0..<Self.side {
      for row in 0..<Self.side { result[row, column] = self[column, row] }
    }
    return result
  }

  /// The matrix of rows that are divided by a number.
  func divided(_ rows: [Column], by number: Scalar) -> Self {
    Self(rows: rows.map { row in row / number })
  }

  private func joined(_ other: Self, _ join: (Column, Column) -> Column) -> Self {
    var result = self
    for index in 0..<Self.side { result[index] = join(self[index], other[index]) }
    return result
  }

  /// Whether two matrices have the same numbers.
  ///
  /// - Parameters:
  ///   - lhs: One matrix.
  ///   - rhs: The other.
  /// - Returns: Whether they have.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    (0..<side).allSatisfy { lhs[$0] == rhs[$0] }
  }
  /// The sum of two matrices.
  ///
  /// - Parameters:
  ///   - lhs: One matrix.
  ///   - rhs: The other.
  /// - Returns: The sum.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs.joined(rhs) { $0 + $1 } }
  /// The difference of two matrices.
  ///
  /// - Parameters:
  ///   - lhs: One matrix.
  ///   - rhs: The other.
  /// - Returns: The difference.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs.joined(rhs) { $0 - $1 } }
  /// The matrix with the other sign.
  public static prefix func - (rhs: Self) -> Self { Self() - rhs }
  /// A matrix times a number.
  ///
  /// - Parameters:
  ///   - lhs: The matrix.
  ///   - rhs: The number.
  /// - Returns: The product.
  public static func * (lhs: Self, rhs: Scalar) -> Self { lhs.joined(lhs) { own, _ in own * rhs } }
  /// A matrix times a number.
  ///
  /// - Parameters:
  ///   - lhs: The number.
  ///   - rhs: The matrix.
  /// - Returns: The product.
  public static func * (lhs: Scalar, rhs: Self) -> Self { rhs * lhs }
  /// A matrix times a column.
  ///
  /// - Parameters:
  ///   - lhs: The matrix.
  ///   - rhs: The column.
  /// - Returns: The product.
  public static func * (lhs: Self, rhs: Column) -> Column {
    var sum = lhs[0] * rhs[0]
    for index in 1..<side { sum += lhs[index] * rhs[index] }
    return sum
  }
  /// A row times a matrix.
  ///
  /// - Parameters:
  ///   - lhs: The column.
  ///   - rhs: The matrix.
  /// - Returns: The product.
  public static func * (lhs: Column, rhs: Self) -> Column {
    var result = Column()
    for index in 0..<side { result[index] = simd_dot(lhs, rhs[index]) }
    return result
  }
  /// The product of two matrices: what the second does, and the first after it.
  ///
  /// - Parameters:
  ///   - lhs: One matrix.
  ///   - rhs: The other.
  /// - Returns: The product.
  public static func * (lhs: Self, rhs: Self) -> Self {
    var result = Self()
    for index in 0..<side { result[index] = lhs * rhs[index] }
    return result
  }
  /// Adds another matrix.
  ///
  /// - Parameters:
  ///   - lhs: The matrix, which changes.
  ///   - rhs: The other.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Takes another matrix away.
  ///
  /// - Parameters:
  ///   - lhs: The matrix, which changes.
  ///   - rhs: The other.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies with another matrix, which does what it does first.
  ///
  /// - Parameters:
  ///   - lhs: The matrix, which changes.
  ///   - rhs: The other.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Multiplies with a number.
  ///
  /// - Parameters:
  ///   - lhs: The matrix, which changes.
  ///   - rhs: The number.
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
}

extension SquareMatrix where Column == SIMD2<Scalar> {
  /// Creates a matrix of columns.
  ///
  /// - Parameters:
  ///   - first: The first.
  ///   - second: The second.
  public init(_ first: Column, _ second: Column) { self.init([first, second]) }

  public var determinant: Scalar { self[0].x * self[1].y - self[0].y * self[1].x }
  public var inverse: Self {
    let (first, second, area) = (self[0], self[1], determinant)
    return Self(
      Column(second.y / area, -first.y / area), Column(-second.x / area, first.x / area))
  }
}

extension SquareMatrix where Column == SIMD3<Scalar> {
  /// Creates a matrix of columns.
  ///
  /// - Parameters:
  ///   - first: The first.
  ///   - second: The second.
  ///   - third: The third.
  public init(_ first: Column, _ second: Column, _ third: Column) {
    self.init([first, second, third])
  }

  public var determinant: Scalar { simd_dot(self[0], simd_cross(self[1], self[2])) }
  public var inverse: Self {
    let (first, second, third) = (self[0], self[1], self[2])
    let rows: [Column] = [
      simd_cross(second, third), simd_cross(third, first), simd_cross(first, second),
    ]
    return divided(rows, by: determinant)
  }
}

/// The areas between two columns of four numbers, in each of the six planes.
struct PlaneAreas<Scalar: SIMDScalar & BinaryFloatingPoint> {
  let xy, xz, xw, yz, yw, zw: Scalar

  init(_ first: SIMD4<Scalar>, _ second: SIMD4<Scalar>) {
    xy = first.x * second.y - first.y * second.x
    xz = first.x * second.z - first.z * second.x
    xw = first.x * second.w - first.w * second.x
    yz = first.y * second.z - first.z * second.y
    yw = first.y * second.w - first.w * second.y
    zw = first.z * second.w - first.w * second.z
  }

  /// What stands at right angles to the two columns and a third.
  func upright(to third: SIMD4<Scalar>) -> SIMD4<Scalar> {
    let x = third.y * zw - third.z * yw + third.w * yz
    let y = third.z * xw - third.x * zw - third.w * xz
    let z = third.x * yw - third.y * xw + third.w * xy
    let w = third.y * xz - third.x * yz - third.z * xy
    return SIMD4(x, y, z, w)
  }
}

extension SquareMatrix where Column == SIMD4<Scalar> {
  /// Creates a matrix of columns.
  ///
  /// - Parameters:
  ///   - first: The first.
  ///   - second: The second.
  ///   - third: The third.
  ///   - fourth: The fourth.
  public init(_ first: Column, _ second: Column, _ third: Column, _ fourth: Column) {
    self.init([first, second, third, fourth])
  }

  public var determinant: Scalar {
    simd_dot(self[0], PlaneAreas(self[2], self[3]).upright(to: self[1]))
  }
  public var inverse: Self {
    let before = PlaneAreas(self[0], self[1])
    let behind = PlaneAreas(self[2], self[3])
    var rows: [Column] = [
      behind.upright(to: self[1]), behind.upright(to: self[0]), before.upright(to: self[3]),
      before.upright(to: self[2]),
    ]
    // Every second of four columns in a circle stands the other way round.
    for index in [1, 3] { rows[index] = Column() - rows[index] }
    return divided(rows, by: determinant)
  }
}
