import ElementaryFunctions
import Foundation
import Testing

/// Identities between the functions, which no table of values shows: what undoes, adds up and mirrors.
///
/// Arguments are spread over the ranges that animations, curves and colours use.
@Suite struct IdentitiesTests {
  private typealias E = ElementaryFunctionsModule

  static let small = stride(from: -3.0, through: 3, by: 0.173).map { $0 }
  static let positive = stride(from: -20.0, through: 20, by: 0.91).map { Foundation.exp2($0) }

  private func expectNear(
    _ a: Double, _ b: Double, ulps: Double = 4, location: SourceLocation = #_sourceLocation
  ) {
    let unit = max(abs(a), abs(b), .leastNormalMagnitude).ulp
    #expect(abs(a - b) <= ulps * unit, "\(a) is not \(b)", sourceLocation: location)
  }

  // MARK: Circular functions

  @Test(arguments: small) func sineAndCosineLieOnTheCircle(_ x: Double) {
    let (s, c) = (E.sin(x), E.cos(x))
    expectNear(s * s + c * c, 1)
    expectNear(E.tan(x), s / c)
  }

  @Test(arguments: small) func sineIsOddAndCosineEven(_ x: Double) {
    #expect(E.sin(-x) == -E.sin(x) && E.cos(-x) == E.cos(x) && E.tan(-x) == -E.tan(x))
    #expect(E.atan(-x) == -E.atan(x) && E.tanh(-x) == -E.tanh(x) && E.erf(-x) == -E.erf(x))
    #expect(E.cbrt(-x) == -E.cbrt(x))
  }

  @Test(arguments: small) func twiceTheAngleByTheAngle(_ x: Double) {
    let (s, c) = (E.sin(x), E.cos(x))
    #expect(abs(E.sin(2 * x) - 2 * s * c) <= 4 * 0x1p-53)
    #expect(abs(E.cos(2 * x) - (c - s) * (c + s)) <= 4 * 0x1p-53)
  }

  @Test(arguments: small, [0.1, 1.3, -2]) func sumsOfAnglesByTheirParts(_ a: Double, _ b: Double) {
    let sum = E.sin(a) * E.cos(b) + E.cos(a) * E.sin(b)
    #expect(abs(E.sin(a + b) - sum) <= 8 * 0x1p-53)
  }

  @Test(arguments: -12...12) func quartersOfATurnAreExactToTheRoundingOfPi(_ quarter: Int) {
    let x = Double(quarter) * .pi / 2
    let wanted = [0.0, 1, 0, -1][((quarter % 4) + 4) % 4]
    #expect(abs(E.sin(x) - wanted) < 1e-14)
    let next = [1.0, 0, -1, 0][((quarter % 4) + 4) % 4]
    #expect(abs(E.cos(x) - next) < 1e-14)
  }

  /// Digits from tables, more than doubles have.
  @Test func knownDigits() {
    expectNear(E.sin(1.0), 0.841470984807896506652502321630, ulps: 1)
    expectNear(E.cos(1.0), 0.540302305868139717400936607443, ulps: 1)
    expectNear(E.tan(1.0), 1.557407724654902230506974807458, ulps: 2)
    expectNear(E.exp(1.0), 2.718281828459045235360287471353, ulps: 1)
    expectNear(E.exp(-1.0), 0.367879441171442321595523770161, ulps: 1)
    expectNear(E.log(2.0), 0.693147180559945309417232121458, ulps: 1)
    expectNear(E.log(10.0), 2.302585092994045684017991454684, ulps: 1)
    expectNear(E.exp2(0.5), 1.414213562373095048801688724210, ulps: 1)
    expectNear(E.expm1(1e-10), 1.00000000005000000000166667e-10, ulps: 1)
    expectNear(E.atan(1.0), 0.785398163397448309615660845820, ulps: 1)
    expectNear(E.asin(0.5), 0.523598775598298873077107230547, ulps: 1)
    expectNear(E.acos(0.5), 1.047197551196597746154214461093, ulps: 1)
    expectNear(E.cbrt(2.0), 1.259921049894873164767210607278, ulps: 1)
    expectNear(E.tanh(0.5), 0.462117157260009758502318483644, ulps: 2)
    expectNear(E.erf(0.5), 0.520499877813046537682746653892, ulps: 2)
    expectNear(E.erfc(2.0), 0.004677734981047265837930743633, ulps: 4)
    expectNear(E.pow(2.0, 0.1), 1.071773462536293164213006325023, ulps: 1)
  }

  // MARK: Exponentials and logarithms

  @Test(arguments: positive) func logarithmAndExponentialUndoEachOther(_ x: Double) {
    // The exponential makes of an error of its argument one as many times as large.
    expectNear(E.exp(E.log(x)), x, ulps: 2 + 2 * abs(E.log(x)))
    expectNear(E.exp2(E.log2(x)), x, ulps: 2 + 2 * abs(E.log2(x)))
    expectNear(E.pow(10, E.log10(x)), x, ulps: 2 + 6 * abs(E.log(x)))
    expectNear(
      E.log(E.exp(x.truncatingRemainder(dividingBy: 600))),
      x.truncatingRemainder(dividingBy: 600), ulps: 4 + 2 / x)
  }

  @Test(arguments: small, [0.5, -1.25, 2]) func exponentialsOfSumsAreProducts(
    _ a: Double, _ b: Double
  ) {
    expectNear(E.exp(a + b), E.exp(a) * E.exp(b), ulps: 8)
    expectNear(E.exp2(a + b), E.exp2(a) * E.exp2(b), ulps: 8)
    expectNear(E.exp(a) * E.exp(-a), 1, ulps: 4)
  }

  @Test(arguments: positive, [0.3, 7, 1000]) func logarithmsOfProductsAreSums(
    _ a: Double, _ b: Double
  ) {
    let sum = E.log(a) + E.log(b)
    #expect(abs(E.log(a * b) - sum) <= 4 * max(abs(E.log(a)), abs(E.log(b)), 1).ulp)
  }

  @Test(arguments: small) func expm1IsTheExponentialLessOne(_ x: Double) {
    #expect(abs(E.expm1(x) - (E.exp(x) - 1)) <= 2 * max(E.exp(x), 1).ulp)
    // tanh(x/2) is expm1(x) / (expm1(x) + 2).
    expectNear(E.tanh(x / 2), E.expm1(x) / (E.expm1(x) + 2), ulps: 8)
  }

  @Test(arguments: positive) func powersAreProductsAndRoots(_ x: Double) {
    #expect(E.pow(x, 1) == x && E.pow(x, 0) == 1)
    expectNear(E.pow(x, 2), x * x, ulps: 1)
    expectNear(E.pow(x, 3), x * x * x, ulps: 2)
    expectNear(E.pow(x, -1), 1 / x, ulps: 1)
    expectNear(E.pow(x, 0.5), x.squareRoot(), ulps: 1)
    expectNear(E.pow(x, 1 / 3.0), E.cbrt(x), ulps: 2 + 2 * abs(E.log(x)))
    let root = E.cbrt(x)
    expectNear(root * root * root, x, ulps: 6)
  }

  /// The curve of sRGB and its inverse, as colours use them.
  @Test(arguments: 0...255) func theCurveOfSRGBComesBack(_ level: Int) {
    let encoded = Double(level) / 255
    let linear = encoded <= 0.04045 ? encoded / 12.92 : E.pow((encoded + 0.055) / 1.055, 2.4)
    let back = linear <= 0.0031308 ? linear * 12.92 : 1.055 * E.pow(linear, 1 / 2.4) - 0.055
    #expect(abs(back * 255 - Double(level)) < 1e-5)
  }

  // MARK: Arcs

  @Test(arguments: small) func arcFunctionsUndo(_ x: Double) {
    expectNear(E.tan(E.atan(x)), x, ulps: 4 + 4 * abs(x))
    let bounded = x / 3.1
    expectNear(E.sin(E.asin(bounded)), bounded, ulps: 6)
    #expect(abs(E.cos(E.acos(bounded)) - bounded) <= 4 * 0x1p-53)
    #expect(abs(E.asin(bounded) + E.acos(bounded) - .pi / 2) <= 4 * 0x1p-53)
    if x > 0 { #expect(abs(E.atan(x) + E.atan(1 / x) - .pi / 2) <= 4 * 0x1p-53) }
  }

  @Test(arguments: stride(from: -3.1, through: 3.1, by: 0.31).map { $0 }, [0.001, 1, 1e6])
  func theAngleOfAPlaceOnACircleIsItsAngle(_ angle: Double, _ radius: Double) {
    let (x, y) = (radius * E.cos(angle), radius * E.sin(angle))
    #expect(abs(E.atan2(y, x) - angle) <= 8 * 0x1p-53 * max(1, abs(angle)))
    expectNear(E.hypot(x, y), radius, ulps: 3)
  }

  // MARK: Growth

  @Test func functionsThatGrowNeverFall() {
    let growing: [(String, (Double) -> Double, ClosedRange<Double>)] = [
      ("exp", E.exp, -5...5), ("exp2", E.exp2, -5...5), ("expm1", E.expm1, -5...5),
      ("log", E.log, 0.01...9), ("log2", E.log2, 0.01...9), ("log10", E.log10, 0.01...9),
      ("atan", E.atan, -9...9), ("asin", E.asin, -1...1), ("tanh", E.tanh, -4...4),
      ("cbrt", E.cbrt, -9...9), ("erf", E.erf, -3...3), ("sin", E.sin, -1.5...1.5),
    ]
    for (name, function, range) in growing {
      var last = -Double.infinity
      for step in 0...4000 {
        let x = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 4000
        let value = function(x)
        #expect(value > last, "\(name) at \(x)")
        last = value
      }
    }
  }

  @Test(arguments: [1.0, 5, -2]) func derivativesAreTheKnownOnes(_ x: Double) {
    let h = 1e-5
    func slope(_ f: (Double) -> Double) -> Double { (f(x + h) - f(x - h)) / (2 * h) }
    #expect(abs(slope(E.sin) - E.cos(x)) < 1e-9)
    #expect(abs(slope(E.cos) + E.sin(x)) < 1e-9)
    #expect(abs(slope(E.exp) - E.exp(x)) < 1e-7)
    #expect(abs(slope(E.atan) - 1 / (1 + x * x)) < 1e-9)
    #expect(abs(slope(E.tanh) - (1 - E.tanh(x) * E.tanh(x))) < 1e-9)
    #expect(abs(slope(E.erf) - 2 / Double.pi.squareRoot() * E.exp(-x * x)) < 1e-9)
    if x > 0 { #expect(abs(slope(E.log) - 1 / x) < 1e-9) }
  }

  @Test(arguments: small) func errorFunctionsMakeOne(_ x: Double) {
    expectNear(E.erf(x) + E.erfc(x), 1, ulps: 2)
    expectNear(E.erfc(x) + E.erfc(-x), 2, ulps: 2)
  }

  // MARK: Floats

  @Test(arguments: small.map { Float($0) }) func floatsAreTheDoublesRounded(_ x: Float) {
    let d = Double(x)
    #expect(E.sin(x) == Float(E.sin(d)) && E.cos(x) == Float(E.cos(d)))
    #expect(E.tan(x) == Float(E.tan(d)) && E.exp(x) == Float(E.exp(d)))
    #expect(E.exp2(x) == Float(E.exp2(d)) && E.cbrt(x) == Float(E.cbrt(d)))
    #expect(E.atan2(x, 2) == Float(E.atan2(d, 2)) && E.hypot(x, 3) == Float(E.hypot(d, 3)))
    let positive = abs(x) + 0.5
    #expect(E.log(positive) == Float(E.log(Double(positive))))
    #expect(E.log2(positive) == Float(E.log2(Double(positive))))
    #expect(E.pow(positive, x) == Float(E.pow(Double(positive), d)))
  }
}

/// The module's functions under its name, which a file that imports Foundation needs to tell them apart.
private enum ElementaryFunctionsModule {
  static func sin(_ x: Double) -> Double { ElementaryFunctions.sin(x) }
  static func cos(_ x: Double) -> Double { ElementaryFunctions.cos(x) }
  static func tan(_ x: Double) -> Double { ElementaryFunctions.tan(x) }
  static func exp(_ x: Double) -> Double { ElementaryFunctions.exp(x) }
  static func exp2(_ x: Double) -> Double { ElementaryFunctions.exp2(x) }
  static func expm1(_ x: Double) -> Double { ElementaryFunctions.expm1(x) }
  static func log(_ x: Double) -> Double { ElementaryFunctions.log(x) }
  static func log2(_ x: Double) -> Double { ElementaryFunctions.log2(x) }
  static func log10(_ x: Double) -> Double { ElementaryFunctions.log10(x) }
  static func pow(_ x: Double, _ y: Double) -> Double { ElementaryFunctions.pow(x, y) }
  static func atan(_ x: Double) -> Double { ElementaryFunctions.atan(x) }
  static func atan2(_ y: Double, _ x: Double) -> Double { ElementaryFunctions.atan2(y, x) }
  static func asin(_ x: Double) -> Double { ElementaryFunctions.asin(x) }
  static func acos(_ x: Double) -> Double { ElementaryFunctions.acos(x) }
  static func tanh(_ x: Double) -> Double { ElementaryFunctions.tanh(x) }
  static func cbrt(_ x: Double) -> Double { ElementaryFunctions.cbrt(x) }
  static func hypot(_ x: Double, _ y: Double) -> Double { ElementaryFunctions.hypot(x, y) }
  static func erf(_ x: Double) -> Double { ElementaryFunctions.erf(x) }
  static func erfc(_ x: Double) -> Double { ElementaryFunctions.erfc(x) }
  static func sin(_ x: Float) -> Float { ElementaryFunctions.sin(x) }
  static func cos(_ x: Float) -> Float { ElementaryFunctions.cos(x) }
  static func tan(_ x: Float) -> Float { ElementaryFunctions.tan(x) }
  static func exp(_ x: Float) -> Float { ElementaryFunctions.exp(x) }
  static func exp2(_ x: Float) -> Float { ElementaryFunctions.exp2(x) }
  static func log(_ x: Float) -> Float { ElementaryFunctions.log(x) }
  static func log2(_ x: Float) -> Float { ElementaryFunctions.log2(x) }
  static func pow(_ x: Float, _ y: Float) -> Float { ElementaryFunctions.pow(x, y) }
  static func atan2(_ y: Float, _ x: Float) -> Float { ElementaryFunctions.atan2(y, x) }
  static func cbrt(_ x: Float) -> Float { ElementaryFunctions.cbrt(x) }
  static func hypot(_ x: Float, _ y: Float) -> Float { ElementaryFunctions.hypot(x, y) }
}
