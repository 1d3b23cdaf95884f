import Testing

@testable import Motion

/// The axioms of a vector space with a length, for every vector that animations move.
@Suite struct VectorTests {
  private typealias Pair = AnimatablePair<Double, AnimatablePair<Float, Double>>

  private func obeysTheAxioms<V: VectorArithmetic>(
    _ a: V, _ b: V, _ c: V, location: SourceLocation = #_sourceLocation
  ) {
    let k = 0.375
    #expect(a + b == b + a, sourceLocation: location)
    #expect((a + b) + c == a + (b + c), sourceLocation: location)
    #expect(a + .zero == a && .zero + a == a && a - .zero == a, sourceLocation: location)
    #expect(a - a == a.scaled(by: 0), sourceLocation: location)
    #expect(.zero - a == a.scaled(by: -1), sourceLocation: location)
    #expect(a.scaled(by: 1) == a, sourceLocation: location)
    #expect((a + b).scaled(by: k) == a.scaled(by: k) + b.scaled(by: k), sourceLocation: location)
    #expect(a.scaled(by: 2).scaled(by: k) == a.scaled(by: 2 * k), sourceLocation: location)
    #expect(
      a.scaled(by: -2).magnitudeSquared == 4 * a.magnitudeSquared, sourceLocation: location)
    #expect(a.magnitudeSquared >= 0, sourceLocation: location)
    #expect(V.zero.magnitudeSquared == 0, sourceLocation: location)
    // The parallelogram's law: the length comes from a product.
    let sides = 2 * (a.magnitudeSquared + b.magnitudeSquared)
    #expect((a + b).magnitudeSquared + (a - b).magnitudeSquared == sides, sourceLocation: location)
    var scaled = a
    scaled.scale(by: k)
    #expect(scaled == a.scaled(by: k), sourceLocation: location)
    #expect(a.interpolated(towards: b, amount: 0) == a, sourceLocation: location)
    #expect(a.interpolated(towards: b, amount: 1) == b, sourceLocation: location)
    var half = a
    half.interpolate(towards: b, amount: 0.5)
    #expect(half == (a + b).scaled(by: 0.5), sourceLocation: location)
    #expect(a.interpolated(towards: b, amount: 2) == b + (b - a), sourceLocation: location)
  }

  /// A flat vector is its components, wherever they stand in a row.
  private func comesBackFromItsComponents<V: VectorArithmetic>(
    _ a: V, _ count: Int, location: SourceLocation = #_sourceLocation
  ) {
    #expect(V._componentCount == count, sourceLocation: location)
    for index in [0, 3] {
      var components = [Double](repeating: 99, count: count + 5)
      a._write(to: &components, at: index)
      #expect(V._read(from: components, at: index) == a, sourceLocation: location)
      let beside = components[..<index] + components[(index + count)...]
      #expect(beside.allSatisfy { $0 == 99 }, sourceLocation: location)
      let own = components[index..<index + count]
      #expect(
        own.reduce(0) { $0 + $1 * $1 } == a.magnitudeSquared, sourceLocation: location)
    }
  }

  // Whole numbers and dyadic fractions, so that the axioms hold to the bit.

  @Test func numbersAreVectors() {
    obeysTheAxioms(3.0, -5.5, 0.25)
    obeysTheAxioms(Float(3), -5.5, 0.25)
    comesBackFromItsComponents(-7.25, 1)
    comesBackFromItsComponents(Float(0.1), 1)
  }

  @Test func pairsAreVectors() {
    func pair(_ x: Double, _ y: Float, _ z: Double) -> Pair { Pair(x, AnimatablePair(y, z)) }
    obeysTheAxioms(pair(1, 2, 3), pair(-4, 0.5, 8), pair(16, -32, 0.25))
    comesBackFromItsComponents(pair(1, 2, -3), 3)
    #expect(pair(1, 2, 3) == pair(1, 2, 3) && pair(1, 2, 3) != pair(1, 2, 4))
    #expect(pair(1, 2, 3).hashValue == pair(1, 2, 3).hashValue)
  }

  @Test func rowsOfValuesAreVectors() {
    obeysTheAxioms(
      AnimatableValues(1.0, Float(2), Pair(3, AnimatablePair(4, 5))),
      AnimatableValues(-8.0, Float(0.5), Pair(0, AnimatablePair(16, -1))),
      AnimatableValues(2.0, Float(-4), Pair(1, AnimatablePair(1, 1))))
    comesBackFromItsComponents(AnimatableValues(1.0, Float(2), -3.0, Pair(4, .init(5, 6))), 6)
    #expect(AnimatableValues(1.0, 2.0) != AnimatableValues(1.0, 2.5))
  }

  @Test func arraysAreVectorsWhileTheirLengthIsOne() {
    typealias Row = AnimatableArray<Double>
    obeysTheAxioms(Row([1, 2, 3]), Row([-4, 0.5, 8]), Row([16, -32, 0.25]))
    #expect(Row._componentCount == nil)
    // What the shorter one lacks is left out of both.
    #expect(Row([1, 2, 3]) + Row([10]) == Row([11]))
    #expect(Row([1, 2]) - Row([10, 20, 30]) == Row([-9, -18]))
  }

  @Test func whatHoldsAnArrayIsNotFlat() {
    #expect(AnimatablePair<Double, AnimatableArray<Double>>._componentCount == nil)
    #expect(AnimatableValues<Double, AnimatableArray<Float>>._componentCount == nil)
  }

  @Test func nothingIsAVectorToo() {
    let nothing = EmptyAnimatableData()
    obeysTheAxioms(nothing, nothing, nothing)
    comesBackFromItsComponents(nothing, 0)
  }

  private struct Still: Animatable {}
  private struct Moved: Animatable {
    var x = 1.0
    var animatableData: Double {
      get { x }
      set { x = newValue }
    }
  }

  @Test func animatableDataIsTheValueThatMoves() {
    var moved = Moved()
    moved.animatableData = 5
    #expect(moved.x == 5)
    var number = 2.0
    number.animatableData = 7
    #expect(number == 7)
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.animatableData == .zero)
  }
}
