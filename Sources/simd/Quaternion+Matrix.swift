extension SquareMatrix where Column == SIMD3<Scalar> {
  /// Creates the matrix that turns as a quaternion does.
  ///
  /// - Parameter quaternion: The quaternion, 1 long.
  public init<Q: Quaternion>(_ quaternion: Q) where Q.Scalar == Scalar {
    let columns: [Column] = [
      quaternion.act(Column(1, 0, 0)), quaternion.act(Column(0, 1, 0)),
      quaternion.act(Column(0, 0, 1)),
    ]
    self.init(columns)
  }
}

extension SquareMatrix where Column == SIMD4<Scalar> {
  /// Creates the matrix that turns as a quaternion does, and moves nothing.
  ///
  /// - Parameter quaternion: The quaternion, 1 long.
  public init<Q: Quaternion>(_ quaternion: Q) where Q.Scalar == Scalar {
    let first = quaternion.act(SIMD3<Scalar>(1, 0, 0))
    let second = quaternion.act(SIMD3<Scalar>(0, 1, 0))
    let third = quaternion.act(SIMD3<Scalar>(0, 0, 1))
    let columns: [Column] = [
      Column(first, 0), Column(second, 0), Column(third, 0), Column(0, 0, 0, 1),
    ]
    self.init(columns)
  }
}

extension Quaternion {
  /// Creates the turn of a matrix that only turns.
  ///
  /// - Parameter rotationMatrix: The matrix.
  public init<M: SquareMatrix>(_ rotationMatrix: M)
  where M.Scalar == Scalar, M.Column == SIMD3<Scalar> {
    self.init(rotation: [rotationMatrix[0], rotationMatrix[1], rotationMatrix[2]])
  }
  /// Creates the turn of a matrix that turns and moves.
  ///
  /// - Parameter rotationMatrix: The matrix.
  public init<M: SquareMatrix>(_ rotationMatrix: M)
  where M.Scalar == Scalar, M.Column == SIMD4<Scalar> {
    let columns = (0..<3).map { index -> SIMD3<Scalar> in
      let column = rotationMatrix[index]
      return SIMD3<Scalar>(column.x, column.y, column.z)
    }
    self.init(rotation: columns)
  }

  /// Creates the turn of three columns that are at right angles to each other.
  private init(rotation m: [SIMD3<Scalar>]) {
    // Each of the four numbers squared, times four; what is largest of them divides the others.
    let (a, b, c) = (m[0].x, m[1].y, m[2].z)
    let one: Scalar = 1
    let real: Scalar = one + a + b + c
    let first: Scalar = one + a - b - c
    let second: Scalar = one - a + b - c
    let third: Scalar = one - a - b + c
    // Sums and differences of the numbers that mirror each other.
    let x: Scalar = m[1].z - m[2].y
    let y: Scalar = m[2].x - m[0].z
    let z: Scalar = m[0].y - m[1].x
    let xy: Scalar = m[0].y + m[1].x
    let xz: Scalar = m[2].x + m[0].z
    let yz: Scalar = m[1].z + m[2].y
    var vector: SIMD4<Scalar>
    if real >= first, real >= second, real >= third {
      vector = SIMD4<Scalar>(x, y, z, real)
    } else if first >= second, first >= third {
      vector = SIMD4<Scalar>(first, xy, xz, x)
    } else if second >= third {
      vector = SIMD4<Scalar>(xy, second, yz, y)
    } else {
      vector = SIMD4<Scalar>(xz, yz, third, z)
    }
    vector = simd_normalize(vector)
    self.init(vector: vector)
  }
}
