import Testing

@testable import ElementaryFunctions

/// Sums of two doubles, against arithmetic in whole numbers of 128 bits.
@Suite struct DoubleDoubleTests {
  /// Pairs of whole numbers of up to 53 bits.
  static let pairs: [(Int64, Int64)] = {
    var state: UInt64 = 99
    func next(_ bits: UInt64) -> Int64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Int64(state >> (64 - bits))
      return state & 256 == 0 ? value : -value
    }
    return (0..<60).map { index in (next(UInt64(10 + index % 44)), next(UInt64(53 - index % 40))) }
  }()

  private func exact(_ x: DoubleDouble) -> Int128 { Int128(x.high) + Int128(x.low) }

  @Test(arguments: pairs) func sumsAreExact(_ pair: (Int64, Int64)) {
    let (a, b) = (Double(pair.0), Double(pair.1))
    let sum = DoubleDouble(sum: a, b)
    #expect(exact(sum) == Int128(pair.0) + Int128(pair.1))
    #expect(sum.high == a + b)
    let ordered =
      abs(a) >= abs(b) ? DoubleDouble(large: a, small: b) : DoubleDouble(large: b, small: a)
    #expect(ordered.high == sum.high && ordered.low == sum.low)
  }

  @Test(arguments: pairs) func productsAreExact(_ pair: (Int64, Int64)) {
    let (a, b) = (Double(pair.0), Double(pair.1))
    let product = DoubleDouble(product: a, b)
    #expect(exact(product) == Int128(pair.0) * Int128(pair.1))
    #expect(product.high == a * b)
  }

  @Test(arguments: pairs) func theSecondPartIsAtMostHalfAnUlp(_ pair: (Int64, Int64)) {
    let product = DoubleDouble(product: Double(pair.0), Double(pair.1))
    #expect(abs(product.low) <= product.high.ulp / 2)
  }

  @Test(arguments: pairs) func quotientsTimesTheirDivisorAreTheDividend(_ pair: (Int64, Int64)) {
    guard pair.1 != 0 else { return }
    let divisor = DoubleDouble(Double(pair.1), 0)
    let back = DoubleDouble(quotient: Double(pair.0), by: divisor) * divisor
    let error = abs((back.high - Double(pair.0)) + back.low)
    #expect(error <= abs(Double(pair.0)) * 0x1p-102)
  }

  @Test(arguments: pairs) func sumsOfPairsKeepTheirDigits(_ pair: (Int64, Int64)) {
    let (a, b) = (
      DoubleDouble(sum: Double(pair.0), 0x1p-40), DoubleDouble(sum: Double(pair.1), 0x1p-42)
    )
    let sum = a + b
    let whole = DoubleDouble(sum: Double(pair.0), Double(pair.1))
    let error = abs((sum.high - whole.high) + (sum.low - whole.low) - (0x1p-40 + 0x1p-42))
    #expect(error <= max(abs(a.high), abs(b.high), 1) * 0x1p-100)
  }

  @Test(arguments: [-2098, -1080, -1074, -1022, -1, 0, 1, 1023, 1024, 2046])
  func scalingIsByTheExponentAlone(_ exponent: Int) {
    let x = 1.5
    let wanted = Double(sign: .plus, exponent: exponent / 2, significand: x)
    let half = scaled(x, byPowerOfTwo: exponent / 2)
    #expect(half == wanted)
    #expect(scaled(0, byPowerOfTwo: exponent) == 0)
    if (-1022...1023).contains(exponent) {
      #expect(powerOfTwo(exponent) == Double(sign: .plus, exponent: exponent, significand: 1))
    }
    if exponent > 1100 { #expect(scaled(x, byPowerOfTwo: exponent) == .infinity) }
    if exponent < -1100 { #expect(scaled(x, byPowerOfTwo: exponent) == 0) }
  }

  @Test(arguments: [0.0, 0.5, -0.49, 1.5, 2.5, -1.5, 1e9 + 0.25, -123_456.75])
  func theShiftRoundsToTheNearestEven(_ x: Double) {
    #expect((x + roundingShift) - roundingShift == x.rounded(.toNearestOrEven))
  }

  @Test func polynomialsAreSumsOfPowers() {
    let coefficients = [2.0, -3, 0.5, 7]
    for x in [-2.0, 0, 0.5, 3] {
      #expect(polynomial(x, coefficients) == 2 * x * x * x - 3 * x * x + 0.5 * x + 7)
    }
    #expect(polynomial(5, []) == 0)
  }
}
