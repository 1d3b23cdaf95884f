import Testing
import simd

@Suite("Laws of vectors, of floats and doubles alike")
struct VectorLawTests {
  private func alike<V: SIMD>(_ x: V, _ y: V, _ error: V.Scalar) -> Bool
  where V.Scalar: BinaryFloatingPoint { simd_length(x - y) <= error }

  /// What holds for vectors of any size.
  private func laws<V: SIMD>(_ x: V, _ y: V, _ error: V.Scalar)
  where V.Scalar: BinaryFloatingPoint {
    let (low, high) = (simd_min(x, y), simd_max(x, y))
    #expect(alike(low + high, x + y, error))
    #expect(alike(high - low, simd_abs(x - y), error))
    #expect(simd_min(low, high) == low)
    #expect(simd_max(low, high) == high)
    #expect(simd_clamp(x, low, high) == x)
    #expect(simd_clamp(low - 1, low, high) == low)
    #expect(simd_clamp(high + 1, low, high) == high)
    #expect(alike(simd_mix(x, y, 0), x, error))
    #expect(alike(simd_mix(x, y, 1), y, error))
    let quarter: V.Scalar = 0.25
    let rest: V.Scalar = 0.75
    #expect(alike(simd_mix(x, y, quarter), simd_mix(y, x, rest), error))
    let shares = V(repeating: quarter)
    #expect(alike(simd_mix(x, y, shares), simd_mix(x, y, quarter), error))
    #expect(alike(simd_sign(x) * simd_abs(x), x, error))
    let fractions = simd_fract(x)
    #expect(simd_reduce_min(fractions) >= 0)
    #expect(simd_reduce_max(fractions) < 1)
    #expect(alike(fractions + x.rounded(.down), x, error))
    #expect(simd_step(low, high) == V(repeating: 1))
    norms(x, y, error)
    products(x, y, error)
  }

  private func norms<V: SIMD>(_ x: V, _ y: V, _ error: V.Scalar)
  where V.Scalar: BinaryFloatingPoint {
    let length = simd_length(x)
    #expect(simd_norm_inf(x) <= length + error)
    #expect(length <= simd_norm_one(x) + error)
    #expect(simd_length(x + y) <= length + simd_length(y) + error)
    #expect(simd_dot(x, y).magnitude <= length * simd_length(y) + error)
    let square = simd_length_squared(x) - length * length
    #expect(square.magnitude <= error)
    let way = simd_distance(x, y) - simd_distance(y, x)
    #expect(way.magnitude <= error)
  }

  private func products<V: SIMD>(_ x: V, _ y: V, _ error: V.Scalar)
  where V.Scalar: BinaryFloatingPoint {
    let exchanged = simd_dot(x, y) - simd_dot(y, x)
    #expect(exchanged.magnitude <= error)
    guard simd_length(y) > 0.5 else { return }
    let normal = simd_normalize(y)
    let unit = simd_length(normal) - 1
    #expect(unit.magnitude <= error)
    let shadow = simd_project(x, normal)
    #expect(simd_dot(x - shadow, normal).magnitude <= error)
    #expect(alike(simd_project(shadow, normal), shadow, error))
    let mirrored = simd_reflect(x, normal)
    #expect(alike(simd_reflect(mirrored, normal), x, error))
    let half: V.Scalar = 0.5
    #expect(alike(simd_mix(x, mirrored, half), x - shadow, error))
    // Light that meets no other matter goes straight on.
    let inwards = V() - normal
    #expect(alike(simd_refract(inwards, normal, 1), inwards, error))
  }

  @Test("laws of any size", arguments: 100..<112 as Range<UInt64>)
  func anySize(seed: UInt64) {
    var dice = Dice(seed)
    let (two, otherTwo) = (dice.pair(), dice.pair())
    let (three, otherThree) = (dice.triple(), dice.triple())
    let (four, otherFour) = (dice.quadruple(), dice.quadruple())
    laws(two, otherTwo, 1e-12)
    laws(three, otherThree, 1e-12)
    laws(four, otherFour, 1e-12)
    laws(simd_float2(two), simd_float2(otherTwo), 1e-4)
    laws(simd_float3(three), simd_float3(otherThree), 1e-4)
    laws(simd_float4(four), simd_float4(otherFour), 1e-4)
  }

  private func crosses<S: SIMDScalar & BinaryFloatingPoint>(
    _ x: SIMD3<S>, _ y: SIMD3<S>, _ z: SIMD3<S>, _ error: S
  ) {
    let area = simd_cross(x, y)
    #expect(simd_dot(area, x).magnitude <= error)
    #expect(simd_dot(area, y).magnitude <= error)
    #expect(alike(area, SIMD3<S>() - simd_cross(y, x), error))
    #expect(alike(simd_cross(x, x), SIMD3<S>(), error))
    // Lagrange's identity, and that of Jacobi.
    let dot = simd_dot(x, y)
    let lengths = simd_length_squared(x) * simd_length_squared(y)
    let square = lengths - dot * dot - simd_length_squared(area)
    #expect(square.magnitude <= 10 * error)
    let first = simd_cross(x, simd_cross(y, z))
    let second = simd_cross(y, simd_cross(z, x))
    let third = simd_cross(z, simd_cross(x, y))
    #expect(alike(first + second + third, SIMD3<S>(), 10 * error))
  }

  @Test("laws of the cross product", arguments: 120..<132 as Range<UInt64>)
  func cross(seed: UInt64) {
    var dice = Dice(seed)
    let (x, y, z) = (dice.triple(), dice.triple(), dice.triple())
    crosses(x, y, z, 1e-11)
    crosses(simd_float3(x), simd_float3(y), simd_float3(z), 1e-4)
  }

  private func eases<T: BinaryFloatingPoint>(_ low: T, _ high: T, _ error: T) {
    #expect(simd_smoothstep(low, high, low).magnitude <= error)
    #expect((simd_smoothstep(low, high, high) - 1).magnitude <= error)
    #expect(simd_smoothstep(low, high, low - 1) == 0)
    #expect(simd_smoothstep(low, high, high + 1) == 1)
    let middle = simd_smoothstep(low, high, simd_mix(low, high, T(0.5)))
    #expect((middle - T(0.5)).magnitude <= error)
    var before: T = 0
    for step in 1...8 {
      let share = T(step) / 8
      let value = simd_smoothstep(low, high, simd_mix(low, high, share))
      let opposite = simd_smoothstep(low, high, simd_mix(low, high, 1 - share))
      #expect((value + opposite - 1).magnitude <= error)
      #expect(value > before)
      before = value
    }
  }

  @Test("a soft step begins, ends and is even", arguments: 140..<150 as Range<UInt64>)
  func soft(seed: UInt64) {
    var dice = Dice(seed)
    let low = dice.number()
    let high = low + 0.5 + dice.number().magnitude
    eases(low, high, 1e-12)
    eases(Float(low), Float(high), 1e-4)
    let edges = (simd_double3(repeating: low), simd_double3(repeating: high))
    let places = dice.triple()
    let steps = simd_smoothstep(edges.0, edges.1, places)
    for index in 0..<3 {
      let single = simd_smoothstep(low, high, places[index])
      #expect((steps[index] - single).magnitude <= 1e-12)
    }
  }
}
