import ElementaryFunctions
import Foundation
import Testing

/// How many doubles lie between two numbers; 0 for two NaNs.
private func distance(_ a: Double, _ b: Double) -> UInt64 {
  if a.isNaN || b.isNaN { return a.isNaN && b.isNaN ? 0 : .max }
  func order(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? .min &- bits : bits
  }
  return order(a) > order(b) ? UInt64(order(a) &- order(b)) : UInt64(order(b) &- order(a))
}

/// Numbers spread over a range, the same in every run.
private struct Spread: Sequence, IteratorProtocol {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  var left: Int
  let range: ClosedRange<Double>
  let isLogarithmic: Bool

  init(_ range: ClosedRange<Double>, logarithmic: Bool = false, count: Int = 4000) {
    (self.range, isLogarithmic, left) = (range, logarithmic, count)
  }
  mutating func next() -> Double? {
    guard left > 0 else { return nil }
    left -= 1
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let unit = Double(state >> 11) * 0x1p-53
    let x = range.lowerBound + unit * (range.upperBound - range.lowerBound)
    guard isLogarithmic else { return x }
    return Foundation.exp2(x) * (state & 1024 == 0 ? 1 : -1)
  }
}

@Suite struct ElementaryFunctionsTests {
  private func expectNear(
    _ name: String, _ own: (Double) -> Double, _ libm: (Double) -> Double, _ ulps: UInt64 = 2,
    over inputs: [Spread], location: SourceLocation = #_sourceLocation
  ) {
    for input in inputs {
      var (worst, at) = (UInt64(0), 0.0)
      for x in input {
        let d = distance(own(x), libm(x))
        if d > worst { (worst, at) = (d, x) }
      }
      #expect(worst <= ulps, "\(name)(\(at)) is \(worst) ulp off", sourceLocation: location)
    }
  }

  @Test func circularFunctionsAgreeWithTheSystemEverywhere() {
    let ranges = [
      Spread(-1...1), Spread(-100...100), Spread(-900_000...900_000),
      Spread(-60...1023, logarithmic: true),
    ]
    expectNear("sin", ElementaryFunctions.sin, Foundation.sin, over: ranges)
    expectNear("cos", ElementaryFunctions.cos, Foundation.cos, over: ranges)
    expectNear("tan", ElementaryFunctions.tan, Foundation.tan, over: ranges)
    for x in Spread(-50...50) {
      let both = ElementaryFunctions.sincos(x)
      #expect(both.sin == ElementaryFunctions.sin(x) && both.cos == ElementaryFunctions.cos(x))
    }
  }

  @Test func theDoublesNearestToWholeQuarterTurnsKeepTheirLastBits() {
    // The double nearest of all to a whole number of quarter turns; figures with 60 digits behind.
    let near = 6_381_956_970_095_103 * 0x1p797
    #expect(distance(ElementaryFunctions.cos(near), -4.6871659242546276e-19) <= 1)
    #expect(abs(ElementaryFunctions.sin(near)) == 1)
    #expect(ElementaryFunctions.cos(.pi / 2) == 6.123233995736766e-17)
    #expect(ElementaryFunctions.sin(.pi) == 1.2246467991473532e-16)
  }

  @Test func exponentialsAgreeWithTheSystemEverywhere() {
    expectNear(
      "exp", ElementaryFunctions.exp, Foundation.exp,
      over: [
        Spread(-1...1), Spread(-745...709.7), Spread(-60 ... -1, logarithmic: true),
      ])
    expectNear(
      "exp2", ElementaryFunctions.exp2, Foundation.exp2,
      over: [
        Spread(-1...1), Spread(-1074...1023.9),
      ])
    expectNear(
      "expm1", ElementaryFunctions.expm1, Foundation.expm1,
      over: [
        Spread(-2...2), Spread(-60 ... -1, logarithmic: true), Spread(-45...709),
      ])
    expectNear(
      "tanh", ElementaryFunctions.tanh, Foundation.tanh, 4,
      over: [
        Spread(-1...1), Spread(-25...25), Spread(-60...0, logarithmic: true),
      ])
  }

  @Test func logarithmsAgreeWithTheSystemEverywhere() {
    let ranges = [Spread(0.5...2), Spread(0.99...1.01), Spread(0...1e300), Spread(1e-308...1e-300)]
    expectNear("log", ElementaryFunctions.log, Foundation.log, over: ranges)
    expectNear("log2", ElementaryFunctions.log2, Foundation.log2, over: ranges)
    expectNear("log10", ElementaryFunctions.log10, Foundation.log10, over: ranges)
    for k in -1074...1023 {
      #expect(ElementaryFunctions.log2(Foundation.exp2(Double(k))) == Double(k))
    }
  }

  @Test func powersAgreeWithTheSystemEverywhere() {
    for y in [2.4, 1 / 2.4, -3, 0.5, 17, 300.5, -0.001, 1e-10] {
      expectNear(
        "pow(\(y))", { ElementaryFunctions.pow($0, y) }, { Foundation.pow($0, y) },
        over: [Spread(0...1), Spread(0...8), Spread(0.98...1.02), Spread(0...1e30)])
    }
    for x in [-2.0, -1, -0.0, 0, 0.5, 1, 2, .infinity, -.infinity, .nan] {
      for y in [-.infinity, -3, -2.5, -1, -0.0, 0, 0.5, 1, 2, 3, 1e300, .infinity, .nan] {
        let (own, libm) = (ElementaryFunctions.pow(x, y), Foundation.pow(x, y))
        #expect(distance(own, libm) <= 1, "pow(\(x), \(y)) is \(own), not \(libm)")
      }
    }
  }

  @Test func arcFunctionsAgreeWithTheSystemEverywhere() {
    expectNear(
      "atan", ElementaryFunctions.atan, Foundation.atan,
      over: [
        Spread(-2...2), Spread(-100...100), Spread(-40...1000, logarithmic: true),
      ])
    let ranges = [Spread(-1...1), Spread(0.999...1), Spread(-60...0, logarithmic: true)]
    expectNear("asin", ElementaryFunctions.asin, Foundation.asin, over: ranges)
    expectNear("acos", ElementaryFunctions.acos, Foundation.acos, over: ranges)
    for (y, x) in zip(Spread(-5...5), Spread(-3...4).reversed()) {
      #expect(distance(ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x)) <= 2)
    }
    let odd = [-.infinity, -1, -0.0, 0, 1, .infinity, .nan]
    for y in odd {
      for x in odd {
        let (own, libm) = (ElementaryFunctions.atan2(y, x), Foundation.atan2(y, x))
        #expect(distance(own, libm) <= 1 && (own.isNaN || own.sign == libm.sign))
      }
    }
  }

  @Test func rootsAgreeWithTheSystemEverywhere() {
    expectNear(
      "cbrt", ElementaryFunctions.cbrt, Foundation.cbrt, 4,
      over: [
        Spread(-8...8), Spread(-1070...1023, logarithmic: true),
      ])
    for k in -300...300 { #expect(ElementaryFunctions.cbrt(Double(k * k * k)) == Double(k)) }
    for (x, y) in zip(
      Spread(-1070...1022, logarithmic: true), Spread(-1070...1022, logarithmic: true).reversed())
    {
      #expect(distance(ElementaryFunctions.hypot(x, y), Foundation.hypot(x, y)) <= 1)
    }
  }

  @Test func errorFunctionsAgreeWithTheSystemEverywhere() {
    let ranges = [Spread(-1.2...1.2), Spread(-6...6), Spread(-60...1, logarithmic: true)]
    expectNear("erf", ElementaryFunctions.erf, Foundation.erf, over: ranges)
    expectNear(
      "erfc", ElementaryFunctions.erfc, Foundation.erfc, 5, over: ranges + [Spread(0...27)])
  }

  @Test func zeroInfinityAndNaNAreExact() {
    typealias F = (Double) -> Double
    let pairs: [(String, F, F)] = [
      ("sin", ElementaryFunctions.sin, Foundation.sin),
      ("cos", ElementaryFunctions.cos, Foundation.cos),
      ("tan", ElementaryFunctions.tan, Foundation.tan),
      ("exp", ElementaryFunctions.exp, Foundation.exp),
      ("exp2", ElementaryFunctions.exp2, Foundation.exp2),
      ("expm1", ElementaryFunctions.expm1, Foundation.expm1),
      ("log", ElementaryFunctions.log, Foundation.log),
      ("log2", ElementaryFunctions.log2, Foundation.log2),
      ("log10", ElementaryFunctions.log10, Foundation.log10),
      ("atan", ElementaryFunctions.atan, Foundation.atan),
      ("asin", ElementaryFunctions.asin, Foundation.asin),
      ("acos", ElementaryFunctions.acos, Foundation.acos),
      ("tanh", ElementaryFunctions.tanh, Foundation.tanh),
      ("cbrt", ElementaryFunctions.cbrt, Foundation.cbrt),
      ("erf", ElementaryFunctions.erf, Foundation.erf),
      ("erfc", ElementaryFunctions.erfc, Foundation.erfc),
    ]
    for (name, own, libm) in pairs {
      for x in [0, -0.0, 1, -1, .infinity, -.infinity, .nan, 709.782712893384, 1024, -1075] {
        let (a, b) = (own(x), libm(x))
        #expect(distance(a, b) <= 2, "\(name)(\(x)) is \(a), not \(b)")
        if b == 0 || b.isInfinite || b == 1 { #expect(a == b && a.sign == b.sign, "\(name)(\(x))") }
      }
    }
  }
}

@Suite struct LanesTests {
  @Test func lanesHaveTheBitsOfTheFunctionsForOne() {
    let ranges: [ClosedRange<Double>] = [
      -1...1, -30...30, -720...720, -900_000...900_000, 0...1e-7,
    ]
    for range in ranges {
      let numbers = Array(Spread(range, count: 800))
      for index in stride(from: 0, to: numbers.count, by: 4) {
        let x = SIMD4(numbers[index..<(index + 4)])
        let (e, waves) = (ElementaryFunctions.exp(x), ElementaryFunctions.sincos(x))
        for lane in 0..<4 {
          #expect(e[lane] == ElementaryFunctions.exp(x[lane]))
          #expect(waves.sin[lane] == ElementaryFunctions.sin(x[lane]))
          #expect(waves.cos[lane] == ElementaryFunctions.cos(x[lane]))
        }
      }
    }
  }
}
