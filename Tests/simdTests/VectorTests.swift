import Testing
import simd

@Suite("Vectors by C's names")
struct VectorTests {
  @Test("laws of lengths and products", arguments: 0..<50 as Range<UInt64>)
  func products(seed: UInt64) {
    var dice = Dice(seed)
    let (x, y, z) = (dice.triple(), dice.triple(), dice.triple())
    #expect(simd_dot(x, y) == simd_dot(y, x))
    #expect(abs(simd_dot(x, y + z) - simd_dot(x, y) - simd_dot(x, z)) < 1e-12)
    #expect(simd_length_squared(x) == simd_dot(x, x))
    #expect(abs(simd_length(x) * simd_length(x) - simd_length_squared(x)) < 1e-12)
    #expect(simd_distance(x, y) == simd_length(x - y))
    #expect(simd_distance(x, x) == 0)
    #expect(simd_distance_squared(x, y) == simd_length_squared(x - y))
    #expect(simd_distance(x, z) <= simd_distance(x, y) + simd_distance(y, z) + 1e-12)
    // At right angles to both, and as long as the area is large.
    let across = simd_cross(x, y)
    #expect(abs(simd_dot(across, x)) < 1e-12)
    #expect(abs(simd_dot(across, y)) < 1e-12)
    #expect(across == -simd_cross(y, x))
    let area = simd_dot(x, x) * simd_dot(y, y) - simd_dot(x, y) * simd_dot(x, y)
    #expect(abs(simd_length_squared(across) - area) < 1e-10)
    let flat = simd_cross(simd_double2(x.x, x.y), simd_double2(y.x, y.y))
    #expect(flat == simd_double3(0, 0, across.z))
  }

  @Test("laws of directions", arguments: 0..<50 as Range<UInt64>)
  func directions(seed: UInt64) {
    var dice = Dice(seed)
    let (x, n) = (dice.triple(), dice.direction())
    #expect(abs(simd_length(n) - 1) < 1e-15)
    #expect(near(simd_normalize(n * 3), n))
    // Twice thrown back is as before, and as long.
    let back = simd_reflect(x, n)
    #expect(near(simd_reflect(back, n), x))
    #expect(abs(simd_length(back) - simd_length(x)) < 1e-12)
    #expect(abs(simd_dot(back, n) + simd_dot(x, n)) < 1e-12)
    // What lies along and what is left are at right angles.
    let along = simd_project(x, n)
    #expect(abs(simd_dot(x - along, n)) < 1e-12)
    #expect(near(simd_project(along, n), along))
    // Where nothing is denser, nothing is bent; what is bent keeps its length.
    let from = dice.direction()
    #expect(simd_dot(from, n) > 0 || near(simd_refract(from, n, 1), from))
    #expect(abs(simd_length(simd_refract(from, n, 0.7)) - 1) < 1e-12)
  }

  @Test("laws of what is done number by number", arguments: 0..<50 as Range<UInt64>)
  func numbers(seed: UInt64) {
    var dice = Dice(seed)
    let (x, y) = (dice.quadruple(), dice.quadruple())
    let t = (dice.number() + 2) / 4
    let (least, greatest) = (simd_min(x, y), simd_max(x, y))
    #expect(least + greatest == x + y)
    #expect(simd_min(least, greatest) == least)
    #expect(simd_mix(x, y, 0) == x)
    #expect(near(simd_mix(x, y, 1), y))
    let between = simd_mix(x, y, t)
    #expect(near(simd_clamp(between, least, greatest), between))
    #expect(simd_mix(x, y, simd_double4(repeating: t)) == between)
    #expect(simd_abs(x) == simd_max(x, -x))
    #expect(simd_sign(x) * simd_abs(x) == x)
    #expect(simd_reduce_max(simd_fract(x)) < 1)
    #expect(simd_reduce_min(simd_fract(x)) >= 0)
    #expect(simd_reduce_add(x) == x[0] + x[1] + x[2] + x[3])
    #expect(simd_norm_one(x) >= simd_length(x))
    #expect(simd_norm_inf(x) <= simd_length(x))
    for index in x.indices {
      #expect(simd_mix(x[index], y[index], t) == between[index])
      #expect(simd_step(y, x)[index] == simd_step(y[index], x[index]))
      guard least[index] < greatest[index] else { continue }
      let soft = simd_smoothstep(least, greatest, between)[index]
      #expect(soft >= 0)
      #expect(soft <= 1)
      #expect(soft == simd_smoothstep(least[index], greatest[index], between[index]))
    }
  }

  @Test("a soft rise is as high as it is far from the other end")
  func soft() {
    for step in 0...20 {
      let t = Double(step) / 20
      #expect(abs(simd_smoothstep(0, 1, t) + simd_smoothstep(0, 1, 1 - t) - 1) < 1e-15)
    }
    #expect(simd_smoothstep(2.0, 4.0, 1.0) == 0)
    #expect(simd_smoothstep(2.0, 4.0, 5.0) == 1)
    #expect(simd_smoothstep(2.0, 4.0, 3.0) == 0.5)
  }

  @Test("Swift's names mean the same")
  func names() {
    let (x, y) = (float3(3, -4, 12), float3(1, 0.5, -2))
    #expect(length(x) == 13)
    #expect(length_squared(x) == 169)
    #expect(normalize(x) == simd_normalize(x))
    #expect(dot(x, y) == simd_dot(x, y))
    #expect(cross(x, y) == simd_cross(x, y))
    #expect(distance(x, y) == simd_distance(x, y))
    #expect(distance_squared(x, y) == simd_distance_squared(x, y))
    #expect(mix(x, y, t: 0.25) == simd_mix(x, y, 0.25))
    #expect(mix(2.0, 4.0, t: 0.5) == 3)
    #expect(mix(x, y, t: float3(0, 1, 0)) == float3(3, 0.5, 12))
    #expect(clamp(x, min: -1, max: 5) == float3(3, -1, 5))
    #expect(clamp(7.0, min: 0, max: 1) == 1)
    #expect(clamp(x, min: y, max: y) == y)
    #expect(min(x, y) == float3(1, -4, -2))
    #expect(max(x, y) == float3(3, 0.5, 12))
    #expect(min(x, 0) == float3(0, -4, 0))
    #expect(max(x, 0) == float3(3, 0, 12))
    #expect(abs(x) == float3(3, 4, 12))
    #expect(sign(x) == float3(1, -1, 1))
    #expect(sign(-2.0) == -1)
    #expect(reduce_add(x) == 11)
    #expect(reduce_min(x) == -4)
    #expect(reduce_max(x) == 12)
    #expect(reflect(x, n: float3(0, 1, 0)) == float3(3, 4, 12))
    #expect(refract(x, n: y, eta: 1) == simd_refract(x, y, 1))
    #expect(project(x, float3(0, 0, 2)) == float3(0, 0, 12))
    #expect(smoothstep(0.5, edge0: 0, edge1: 1) == 0.5)
    #expect(step(0.5, edge: 1) == 0)
    #expect(smoothstep(x, edge0: y, edge1: y + 1) == simd_smoothstep(y, y + 1, x))
    #expect(step(x, edge: y) == simd_step(y, x))
    let parts = float2(1.25, -1.25)
    #expect(floor(parts) == float2(1, -2))
    #expect(ceil(parts) == float2(2, -1))
    #expect(trunc(parts) == float2(1, -1))
    #expect(fract(parts) == float2(0.25, 0.75))
    #expect(fract(2.5) == 0.5)
    #expect(min(int3(1, 2, 3), int3(3, 2, 1)) == int3(1, 2, 1))
  }

  @Test("what is longer is made of what is shorter")
  func made() {
    #expect(simd_make_float3(simd_make_float2(1, 2), 3) == simd_make_float3(1, 2, 3))
    #expect(simd_make_float4(simd_make_float3(1, 2, 3), 4) == simd_make_float4(1, 2, 3, 4))
    #expect(simd_make_float3(simd_make_float4(1, 2, 3, 4)) == vector_float3(1, 2, 3))
    #expect(simd_make_float2(vector_float3(1, 2, 3)) == simd_make_float2(vector_float4(1, 2, 3, 4)))
  }
}
