import Testing
import simd

@Suite("Laws of matrices and turns, of floats and doubles alike")
struct TurnLawTests {
  private func alike<V: SIMD>(_ x: V, _ y: V, _ error: V.Scalar) -> Bool
  where V.Scalar: BinaryFloatingPoint { simd_length(x - y) <= error }
  private func alike<M: SquareMatrix>(_ x: M, _ y: M, _ error: M.Scalar) -> Bool {
    (0..<M.Column.scalarCount).allSatisfy { alike(x[$0], y[$0], error) }
  }

  /// What holds for matrices that can be undone.
  private func laws<M: SquareMatrix>(_ a: M, _ b: M, _ v: M.Column, _ error: M.Scalar) {
    let one = M(1)
    #expect(alike(a * a.inverse, one, error))
    #expect(alike(a.inverse * a, one, error))
    #expect(alike(a.inverse.inverse, a, 10 * error))
    #expect(alike((a * b).inverse, b.inverse * a.inverse, error))
    #expect(alike(a.transpose.inverse, a.inverse.transpose, error))
    #expect(alike(a.inverse * (a * v), v, 10 * error))
    let product = a.determinant * b.determinant
    let difference = (a * b).determinant - product
    #expect(difference.magnitude <= error * product.magnitude)
    let back = a.inverse.determinant * a.determinant - 1
    #expect(back.magnitude <= error)
    let mirrored = a.transpose.determinant - a.determinant
    #expect(mirrored.magnitude <= error * a.determinant.magnitude)
    // Two columns that are exchanged turn the sign.
    var exchanged = a
    (exchanged[0], exchanged[1]) = (a[1], a[0])
    let sum = exchanged.determinant + a.determinant
    #expect(sum.magnitude <= error * a.determinant.magnitude)
    // A column that is twice as long makes rooms twice as large.
    var longer = a
    longer[0] = a[0] + a[0]
    let twice = longer.determinant - 2 * a.determinant
    #expect(twice.magnitude <= error * a.determinant.magnitude)
    // A column that is added to another one changes no room.
    var leaning = a
    leaning[0] = a[0] + a[1]
    let same = leaning.determinant - a.determinant
    #expect(same.magnitude <= error * a.determinant.magnitude)
  }

  @Test("laws of two columns", arguments: 200..<210 as Range<UInt64>)
  func two(seed: UInt64) {
    var dice = Dice(seed)
    // Numbers from corner to corner that outweigh the others, so that there is an inverse.
    func matrix() -> simd_double2x2 {
      simd_double2x2(dice.pair() / 4, dice.pair() / 4) + simd_double2x2(3)
    }
    func single(_ m: simd_double2x2) -> simd_float2x2 {
      simd_float2x2(simd_float2(m[0]), simd_float2(m[1]))
    }
    let (a, b, v) = (matrix(), matrix(), dice.pair())
    laws(a, b, v, 1e-11)
    laws(single(a), single(b), simd_float2(v), 1e-4)
  }

  @Test("laws of three columns", arguments: 210..<220 as Range<UInt64>)
  func three(seed: UInt64) {
    var dice = Dice(seed)
    func matrix() -> simd_double3x3 {
      simd_double3x3(dice.triple() / 4, dice.triple() / 4, dice.triple() / 4) + simd_double3x3(3)
    }
    func single(_ m: simd_double3x3) -> simd_float3x3 {
      simd_float3x3(simd_float3(m[0]), simd_float3(m[1]), simd_float3(m[2]))
    }
    let (a, b, v) = (matrix(), matrix(), dice.triple())
    laws(a, b, v, 1e-11)
    laws(single(a), single(b), simd_float3(v), 1e-4)
  }

  @Test("laws of four columns", arguments: 220..<230 as Range<UInt64>)
  func four(seed: UInt64) {
    var dice = Dice(seed)
    func matrix() -> simd_double4x4 {
      let (first, second) = (dice.quadruple() / 4, dice.quadruple() / 4)
      let (third, fourth) = (dice.quadruple() / 4, dice.quadruple() / 4)
      return simd_double4x4(first, second, third, fourth) + simd_double4x4(3)
    }
    func single(_ m: simd_double4x4) -> simd_float4x4 {
      simd_float4x4(
        simd_float4(m[0]), simd_float4(m[1]), simd_float4(m[2]), simd_float4(m[3]))
    }
    let (a, b, v) = (matrix(), matrix(), dice.quadruple())
    laws(a, b, v, 1e-11)
    laws(single(a), single(b), simd_float4(v), 1e-4)
  }

  /// Whether two quaternions turn alike, whichever their signs.
  private func turnsAlike<Q: Quaternion>(_ p: Q, _ q: Q, _ error: Q.Scalar) -> Bool {
    (simd_dot(p, q).magnitude - 1).magnitude <= error
  }

  /// What holds for quaternions that only turn.
  private func turns<Q: Quaternion>(_ p: Q, _ q: Q, _ v: SIMD3<Q.Scalar>, _ error: Q.Scalar) {
    let one = SIMD4<Q.Scalar>(0, 0, 0, 1)
    #expect(alike((p * p.inverse).vector, one, error))
    #expect(alike((p.inverse * p).vector, one, error))
    #expect(alike((p * q).inverse.vector, (q.inverse * p.inverse).vector, error))
    #expect(alike((p * q).conjugate.vector, (q.conjugate * p.conjugate).vector, error))
    #expect(alike(((p * q) * p).vector, (p * (q * p)).vector, error))
    #expect(alike((p * (p + q)).vector, (p * p + p * q).vector, error))
    let length = simd_length(p * q) - p.length * q.length
    #expect(length.magnitude <= error)
    #expect(alike((p * q).act(v), p.act(q.act(v)), error))
    // Turning a vector is what the products with it, as a quaternion, are.
    let between = p * Q(real: 0, imag: v) * p.inverse
    #expect(alike(between.imag, p.act(v), error))
    #expect(between.real.magnitude <= error)
  }

  private func slerps<Q: Quaternion>(_ p: Q, _ q: Q, _ error: Q.Scalar) {
    #expect(alike(simd_slerp(p, q, 0).vector, p.vector, error))
    #expect(turnsAlike(simd_slerp(p, q, 1), q, error))
    #expect(alike(simd_slerp_longest(p, q, 0).vector, p.vector, error))
    #expect(turnsAlike(simd_slerp_longest(p, q, 1), q, error))
    for step in 1...3 {
      let t = Q.Scalar(step) / 4
      let there = simd_slerp(p, q, t)
      #expect(turnsAlike(there, simd_slerp(q, p, 1 - t), error))
      #expect((there.length - 1).magnitude <= error)
    }
    // Half-way, twice the way from the start is the end.
    let half = simd_slerp(p, q, Q.Scalar(1) / 2)
    #expect(turnsAlike(half * p.inverse * half, q, error))
  }

  @Test("laws of turns", arguments: 230..<245 as Range<UInt64>)
  func quaternions(seed: UInt64) {
    var dice = Dice(seed)
    let (p, q, v) = (dice.turn(), dice.turn(), dice.triple())
    turns(p, q, v, 1e-11)
    slerps(p, q, 1e-9)
    let single = simd_quatf(vector: simd_float4(p.vector))
    let other = simd_quatf(vector: simd_float4(q.vector))
    turns(single, other, simd_float3(v), 1e-4)
    slerps(single, other, 1e-4)
  }

  @Test("a product turns as the product of the matrices", arguments: 250..<260 as Range<UInt64>)
  func matrices(seed: UInt64) {
    var dice = Dice(seed)
    let (p, q, v) = (dice.turn(), dice.turn(), dice.triple())
    let (first, second) = (simd_double3x3(p), simd_double3x3(q))
    #expect(alike(simd_double3x3(p * q), first * second, 1e-12))
    #expect(alike(simd_double3x3(p.inverse), first.transpose, 1e-12))
    #expect(alike(first * v, p.act(v), 1e-12))
    let four = simd_double4x4(p) * simd_double4(v, 1)
    #expect(alike(four, simd_double4(p.act(v), 1), 1e-12))
    let (single, place) = (simd_quatf(vector: simd_float4(p.vector)), simd_float3(v))
    #expect(alike(simd_float3x3(single) * place, single.act(place), 1e-4))
    #expect(turnsAlike(simd_quatf(simd_float3x3(single)), single, 1e-4))
    #expect(turnsAlike(simd_quatd(first * second), p * q, 1e-12))
  }
}
