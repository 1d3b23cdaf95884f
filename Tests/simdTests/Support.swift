import MediaSupport
import simd

/// Vectors and turns by a seed.
struct Dice {
  private var numbers: SplitMix
  init(_ seed: UInt64) { numbers = SplitMix(seed: seed) }

  /// A number, −2...2.
  mutating func number() -> Double { Double(numbers.next() % 4001) / 1000 - 2 }
  mutating func pair() -> simd_double2 { simd_double2(number(), number()) }
  mutating func triple() -> simd_double3 { simd_double3(number(), number(), number()) }
  mutating func quadruple() -> simd_double4 {
    simd_double4(number(), number(), number(), number())
  }
  /// A vector that has a length.
  mutating func direction() -> simd_double3 {
    while true {
      let vector = triple()
      if simd_length(vector) > 0.1 { return simd_normalize(vector) }
    }
  }
  mutating func turn() -> simd_quatd { simd_quatd(angle: number(), axis: direction()) }
}

/// Whether two vectors are the same but for rounding.
func near<V: SIMD>(_ x: V, _ y: V) -> Bool where V.Scalar == Double {
  simd_length(x - y) < 1e-12 * (1 + simd_length(x))
}

/// Whether two matrices are the same but for rounding.
func near<M: SquareMatrix>(_ x: M, _ y: M, within error: Double = 1e-9) -> Bool
where M.Scalar == Double {
  (0..<M.Column.scalarCount).allSatisfy { simd_length(x[$0] - y[$0]) < error }
}
