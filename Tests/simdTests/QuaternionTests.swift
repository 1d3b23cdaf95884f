import Testing
import simd

@Suite("Quaternions")
struct QuaternionTests {
  @Test("laws of turns", arguments: 0..<50 as Range<UInt64>)
  func turns(seed: UInt64) {
    var dice = Dice(seed)
    let (p, q, v) = (dice.turn(), dice.turn(), dice.triple())
    #expect(abs(p.length - 1) < 1e-14)
    #expect(abs(simd_length(p.act(v)) - simd_length(v)) < 1e-12)
    #expect(near((p * q).act(v), p.act(q.act(v))))
    #expect(near(p.inverse.act(p.act(v)), v))
    #expect(near((-p).act(v), p.act(v)))
    #expect(near(p.conjugate.vector, p.inverse.vector))
    #expect(near((p * 3).normalized.vector, p.vector))
    #expect(near((p / q * q).vector, p.vector))
    // A turn is what its axis and its angle say.
    #expect(near(p.act(p.axis), p.axis))
    #expect(near(simd_quatd(angle: p.angle, axis: p.axis).vector, p.vector))
    // So is its matrix, whichever number of the quaternion is the largest.
    #expect(near(simd_double3x3(p) * v, p.act(v)))
    #expect(abs(simd_double3x3(p).determinant - 1) < 1e-12)
    let back = simd_quatd(simd_double3x3(p))
    #expect(abs(abs(simd_dot(back, p)) - 1) < 1e-12)
    let four = simd_quatd(simd_double4x4(p))
    #expect(near(four.vector, back.vector))
    #expect(simd_double4x4(p).columns.3 == simd_double4(0, 0, 0, 1))
  }

  @Test("the shortest turn brings one direction to the other", arguments: 0..<50 as Range<UInt64>)
  func shortest(seed: UInt64) {
    var dice = Dice(seed)
    let (from, to) = (dice.direction(), dice.direction())
    #expect(simd_length(simd_quatd(from: from, to: to).act(from) - to) < 1e-12)
    let opposite = simd_quatd(from: from, to: -from)
    #expect(simd_length(opposite.act(from) + from) < 1e-12)
    #expect(simd_quatd(from: from, to: from).angle < 1e-7)
  }

  @Test("between two turns lies one at an even speed", arguments: 0..<50 as Range<UInt64>)
  func between(seed: UInt64) {
    var dice = Dice(seed)
    let (p, q) = (dice.turn(), dice.turn())
    func unlike(_ x: simd_quatd, _ y: simd_quatd) -> Double {
      let angle = (x.inverse * y).angle
      return Swift.min(angle, 2 * Double.pi - angle)
    }
    let whole = unlike(p, q)
    for step in 0...4 {
      let t = Double(step) / 4
      let r = simd_slerp(p, q, t)
      #expect(abs(r.length - 1) < 1e-14)
      #expect(abs(unlike(p, r) - t * whole) < 1e-6)
      #expect(abs(unlike(r, q) - (1 - t) * whole) < 1e-6)
    }
    #expect(unlike(simd_slerp_longest(p, q, 1), q) < 1e-6)
    #expect(near(simd_slerp(p, p, 0.3).vector, p.vector))
  }

  @Test("a quarter turn about each axis is known by heart")
  func quarters() {
    let quarter = Float.pi / 2
    func near(_ x: float3, _ y: float3) -> Bool { simd_length(x - y) < 1e-6 }
    #expect(near(simd_quatf(angle: quarter, axis: float3(0, 0, 1)).act([1, 0, 0]), [0, 1, 0]))
    #expect(near(simd_quatf(angle: quarter, axis: float3(1, 0, 0)).act([0, 1, 0]), [0, 0, 1]))
    #expect(near(simd_quatf(angle: quarter, axis: float3(0, 1, 0)).act([0, 0, 1]), [1, 0, 0]))
  }

  @Test("C's names mean the same")
  func names() {
    let q = simd_quaternion(Float(1), float3(0, 1, 0))
    #expect(q == simd_quatf(angle: 1, axis: float3(0, 1, 0)))
    #expect(simd_quaternion(1.0, double3(0, 1, 0)) == simd_quatd(angle: 1, axis: double3(0, 1, 0)))
    #expect(simd_act(q, float3(1, 2, 3)) == q.act(float3(1, 2, 3)))
    #expect(simd_mul(q, q) == q * q)
    #expect(simd_inverse(q) == q.inverse)
    #expect(simd_conjugate(q) == q.conjugate)
    #expect(simd_normalize(q) == q.normalized)
    #expect(simd_length(q) == q.length)
    #expect(simd_dot(q, q) == simd_dot(q.vector, q.vector))
    #expect(simd_real(q) == q.real)
    #expect(simd_imag(q) == q.imag)
    #expect(simd_angle(q) == q.angle)
    #expect(simd_axis(q) == q.axis)
    #expect(simd_matrix3x3(q) == float3x3(q))
    #expect(simd_matrix4x4(q) == float4x4(q))
    #expect(simd_quaternion(float3x3(q)) == simd_quaternion(float4x4(q)))
    #expect(simd_quaternion(float3(1, 0, 0), float3(1, 0, 0)).real == 1)
    var other = simd_quatf(ix: 1, iy: 2, iz: 3, r: 4)
    #expect(other == simd_quatf(real: 4, imag: float3(1, 2, 3)))
    #expect(other == simd_quatf(vector: float4(1, 2, 3, 4)))
    #expect(other == simd_quatf(float4(1, 2, 3, 4)))
    other.real = 0
    other.imag = float3(0, 0, 1)
    #expect(other.vector == float4(0, 0, 1, 0))
    #expect(simd_quatf().vector == float4())
    other *= q
    #expect(other == simd_quatf(ix: 0, iy: 0, iz: 1, r: 0) * q)
    #expect(q + q == 2 * q)
    #expect(q - q == simd_quatf())
    #expect((q + q) / 2 == q)
  }
}
