import Testing
import simd

@Suite("Vectors, matrices and turns of floats")
struct FloatTests {
  private func near(_ x: simd_float3, _ y: simd_float3) -> Bool { simd_length(x - y) < 1e-5 }
  private func float(_ x: simd_double3) -> simd_float3 { simd_float3(x) }

  @Test("are as those of doubles are, but for their rounding", arguments: 0..<50 as Range<UInt64>)
  func rounded(seed: UInt64) {
    var dice = Dice(seed)
    let (x, y, turn) = (dice.triple(), dice.triple(), dice.turn())
    let (u, v) = (float(x), float(y))
    #expect(abs(Double(simd_dot(u, v)) - simd_dot(x, y)) < 1e-5)
    #expect(abs(Double(simd_length(u)) - simd_length(x)) < 1e-5)
    #expect(near(simd_cross(u, v), float(simd_cross(x, y))))
    #expect(near(simd_mix(u, v, 0.3), float(simd_mix(x, y, 0.3))))
    #expect(near(simd_min(u, v), float(simd_min(x, y))))
    #expect(near(simd_abs(u), float(simd_abs(x))))
    let quaternion = simd_quatf(vector: simd_float4(turn.vector))
    #expect(near(quaternion.act(u), float(turn.act(x))))
    #expect(near(simd_float3x3(quaternion) * u, float(simd_double3x3(turn) * x)))
  }

  @Test("sums go from the first number to the last")
  func order() {
    // Another order gives another sum.
    #expect(simd_reduce_add(simd_float4(1e8, 1, -1e8, 1)) == 1)
    #expect(simd_reduce_add(simd_float4(1, 1e8, -1e8, 1)) == 1)
    #expect(simd_reduce_add(simd_float4(1, 1, 1e8, -1e8)) == 0)
    #expect(simd_dot(simd_float4(1e8, 1, -1e8, 1), simd_float4(repeating: 1)) == 1)
    let rows = simd_float4x4(
      simd_float4(1e8, 0, 0, 0), simd_float4(1, 0, 0, 0),
      simd_float4(-1e8, 0, 0, 0), simd_float4(1, 0, 0, 0))
    #expect((rows * simd_float4(repeating: 1)).x == 1)
  }

  @Test("whole numbers have what needs no fractions")
  func whole() {
    let (x, y) = (simd_int3(3, -4, 5), simd_int3(-1, 6, 5))
    #expect(simd_reduce_add(x) == 4)
    #expect(simd_reduce_min(x) == -4)
    #expect(simd_reduce_max(y) == 6)
    #expect(simd_abs(x) == simd_int3(3, 4, 5))
    #expect(simd_min(x, y) == simd_int3(-1, -4, 5))
    #expect(simd_max(x, y) == simd_int3(3, 6, 5))
    #expect(simd_clamp(x, simd_int3(repeating: 0), simd_int3(repeating: 4)) == simd_int3(3, 0, 4))
    #expect(simd_clamp(7, 0, 4) == 4)
    #expect(simd_reduce_max(simd_uint2(1, 7)) == 7)
  }

  @Test("names of one thing are one thing")
  func names() {
    #expect(simd_float2.self == float2.self)
    #expect(vector_float3.self == simd_float3.self)
    #expect(simd_double4.self == double4.self)
    #expect(vector_double2.self == double2.self)
    #expect(float3x3.self == simd_float3x3.self)
    #expect(matrix_float4x4.self == float4x4.self)
    #expect(matrix_double2x2.self == double2x2.self)
    #expect(int2.self == vector_int2.self)
    #expect(uint4.self == simd_uint4.self)
    #expect(uint2.self == vector_uint2.self)
  }

  @Test("a matrix of turns and moves is undone by its inverse", arguments: 0..<20 as Range<UInt64>)
  func undone(seed: UInt64) {
    var dice = Dice(seed)
    var matrix = simd_double4x4(dice.turn())
    let way = dice.triple()
    matrix.columns.3 = simd_double4(way, 1)
    let point = simd_double4(dice.triple(), 1)
    let back = matrix.inverse * (matrix * point)
    #expect(simd_length(back - point) < 1e-12)
    #expect(abs(matrix.determinant - 1) < 1e-12)
    #expect(simd_length((matrix * simd_double4(0, 0, 0, 1)) - simd_double4(way, 1)) < 1e-15)
  }

  @Test("a number that divides nothing gives no number, and does not stop")
  func nothing() {
    let direction = simd_normalize(simd_float3(repeating: 0))
    #expect(direction.x.isNaN)
    let flat = simd_float2x2(simd_float2(1, 2), simd_float2(2, 4))
    #expect(flat.determinant == 0)
    #expect(!flat.inverse.columns.0.x.isFinite)
    #expect(simd_quatf().axis.x.isNaN)
    #expect(simd_refract(simd_float2(1, 0), simd_float2(0, 1), 2) == simd_float2(0, 0))
  }
}
