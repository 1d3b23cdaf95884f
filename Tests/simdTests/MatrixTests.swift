import Testing
import simd

@Suite("Matrices of columns")
struct MatrixTests {
  /// What holds for matrices of any size.
  private func laws<M: SquareMatrix>(
    _ a: M, _ b: M, _ v: M.Column, _ w: M.Column
  ) where M.Scalar == Double {
    let one = M(1)
    #expect(a * one == a)
    #expect(one * a == a)
    #expect(one * v == v)
    #expect(v * one == v)
    #expect(near((a * b) * v, a * (b * v)))
    #expect(near(a * (v + w), a * v + a * w))
    #expect(near((a + b) * v, a * v + b * v))
    #expect(near((a - b) * v, a * v - b * v))
    #expect(near((a * b).transpose, b.transpose * a.transpose, within: 1e-12))
    #expect(a.transpose.transpose == a)
    #expect(near(v * a, a.transpose * v))
    #expect(-a + a == M())
    #expect(a * 2 == a + a)
    #expect(2 * a == a * 2)
    #expect(abs(a.transpose.determinant - a.determinant) < 1e-10)
    #expect(abs((a * b).determinant - a.determinant * b.determinant) < 1e-9)
    if abs(a.determinant) > 0.01 {
      #expect(near(a * a.inverse, one))
      #expect(near(a.inverse * a, one))
    }
    for column in 0..<M.Column.scalarCount {
      for row in 0..<M.Column.scalarCount {
        #expect(a[column, row] == a[column][row])
      }
    }
    var changed = a
    changed += b
    changed -= b
    changed *= 2
    changed *= one
    #expect(near(changed, a * 2))
    #expect(simd_mul(a, b) == a * b)
    #expect(simd_mul(a, v) == a * v)
    #expect(simd_mul(v, a) == v * a)
    #expect(simd_mul(2, a) == a * 2)
    #expect(simd_add(a, b) == a + b)
    #expect(simd_sub(a, b) == a - b)
    #expect(matrix_multiply(a, b) == a * b)
    #expect(matrix_multiply(a, v) == a * v)
    #expect(simd_transpose(a) == a.transpose)
    #expect(simd_inverse(a) == a.inverse)
    #expect(simd_determinant(a) == a.determinant)
    #expect(simd_equal(a, a))
    #expect(!simd_equal(a, a + one))
  }

  @Test("laws of two columns", arguments: 0..<20 as Range<UInt64>)
  func two(seed: UInt64) {
    var dice = Dice(seed)
    let a = simd_double2x2(dice.pair(), dice.pair())
    laws(a, simd_double2x2(dice.pair(), dice.pair()), dice.pair(), dice.pair())
  }

  @Test("laws of three columns", arguments: 0..<20 as Range<UInt64>)
  func three(seed: UInt64) {
    var dice = Dice(seed)
    let a = simd_double3x3(dice.triple(), dice.triple(), dice.triple())
    let b = simd_double3x3(dice.triple(), dice.triple(), dice.triple())
    laws(a, b, dice.triple(), dice.triple())
  }

  @Test("laws of four columns", arguments: 0..<20 as Range<UInt64>)
  func four(seed: UInt64) {
    var dice = Dice(seed)
    func matrix() -> simd_double4x4 {
      simd_double4x4(dice.quadruple(), dice.quadruple(), dice.quadruple(), dice.quadruple())
    }
    let (a, b) = (matrix(), matrix())
    laws(a, b, dice.quadruple(), dice.quadruple())
  }

  @Test("columns, rows and corners are where they were put")
  func made() {
    let rows = float2x2(rows: [float2(1, 2), float2(3, 4)])
    #expect(rows.columns.0 == float2(1, 3))
    #expect(rows.columns.1 == float2(2, 4))
    #expect(rows == float2x2([float2(1, 3), float2(2, 4)]))
    #expect(rows == simd_matrix(float2(1, 3), float2(2, 4)))
    #expect(rows[1, 0] == 2)
    #expect(rows * float2(1, 0) == float2(1, 3))
    #expect(rows.determinant == -2)
    #expect(rows.inverse == float2x2(rows: [float2(-2, 1), float2(1.5, -0.5)]))
    #expect(float3x3(diagonal: float3(1, 2, 3)).determinant == 6)
    #expect(matrix_identity_float3x3 == float3x3(diagonal: float3(repeating: 1)))
    #expect(matrix_identity_double4x4.inverse == matrix_identity_double4x4)
    var shift = matrix_identity_float4x4
    shift.columns.3 = float4(1, 2, 3, 1)
    #expect(shift * float4(1, 1, 1, 1) == float4(2, 3, 4, 1))
    #expect(shift.inverse.columns.3 == float4(-1, -2, -3, 1))
    #expect(shift == simd_float4x4(columns: shift.columns))
    shift[0, 0] = 5
    #expect(shift.columns.0.x == 5)
    #expect(shift.determinant == 5)
    let four = simd_matrix(shift[0], shift[1], shift[2], shift[3])
    #expect(four == shift)
    let three = simd_matrix(float3(1, 0, 0), float3(0, 1, 0), float3(0, 0, 1))
    #expect(three == matrix_identity_float3x3)
    #expect(matrix_identity_double2x2 == simd_double2x2(1))
    #expect(matrix_identity_double3x3 == simd_double3x3(1))
    #expect(matrix_identity_float2x2 == simd_float2x2(1))
  }
}
