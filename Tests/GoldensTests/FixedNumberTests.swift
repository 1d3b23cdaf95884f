import Testing

@testable import Goldens

/// Decimals counted in whole steps: what goldens keep of numbers.
@Suite("Numbers with fixed decimals") struct FixedNumberTests {
  /// Numbers from a fixed seed, the same everywhere.
  private struct Numbers {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 20
    }
  }

  @Test("steps, text and number lead to one another", arguments: [0, 1, 3, 4])
  func roundTrip(decimals: Int) {
    var numbers = Numbers(state: UInt64(decimals) + 7)
    for round in 0..<400 {
      let size = Int(numbers.next() >> (UInt64(round) % 40))
      let steps = round.isMultiple(of: 2) ? size : -size
      let text = FixedNumber.text(steps, decimals: decimals)
      #expect(FixedNumber.steps(of: text[...], decimals: decimals) == steps, "\(text)")
      let number = FixedNumber.value(steps, decimals: decimals)
      #expect(FixedNumber.steps(number, decimals: decimals) == steps, "\(text)")
      #expect(Double(text) == number, "the library reads the same number")
      #expect(FixedNumber.text(number, decimals: decimals) == text)
    }
  }

  @Test("a text has no zeros that say nothing, and one form")
  func form() {
    var seen: Set<String> = []
    for steps in -2500...2500 {
      let text = FixedNumber.text(steps, decimals: 3)
      #expect(seen.insert(text).inserted, "\(text) stands for two numbers")
      if text.contains(".") { #expect(!text.hasSuffix("0") && !text.hasSuffix(".")) }
      #expect(text.hasPrefix("-") == (steps < 0))
    }
  }

  @Test(
    "texts by hand",
    arguments: [
      (0, 3, "0"), (1, 3, "0.001"), (-1, 3, "-0.001"), (1000, 3, "1"), (-1500, 3, "-1.5"),
      (10, 3, "0.01"), (1_000_001, 3, "1000.001"), (7, 0, "7"), (-10_000, 4, "-1"),
      (20_500, 4, "2.05"),
    ])
  func texts(steps: Int, decimals: Int, text: String) {
    #expect(FixedNumber.text(steps, decimals: decimals) == text)
  }

  @Test("the nearest step, halves away from zero")
  func rounding() {
    #expect(FixedNumber.steps(0.5, decimals: 0) == 1)
    #expect(FixedNumber.steps(-0.5, decimals: 0) == -1)
    #expect(FixedNumber.steps(2.5, decimals: 0) == 3)
    #expect(FixedNumber.steps(0.0625, decimals: 3) == 63)
    #expect(FixedNumber.steps(-0.0625, decimals: 3) == -63)
    #expect(FixedNumber.steps(-0.0001, decimals: 3) == 0)
    #expect(FixedNumber.text(-0.0001, decimals: 3) == "0", "there is no minus zero")
  }

  @Test("greater numbers have no fewer steps")
  func monotonic() {
    var numbers = Numbers(state: 99)
    let values = (0..<500).map { _ in Double(numbers.next() % 2_000_000) / 7000 - 140 }.sorted()
    let steps = values.compactMap { FixedNumber.steps($0, decimals: 3) }
    #expect(steps.count == values.count)
    #expect(steps == steps.sorted())
    for (value, count) in zip(values, steps) {
      #expect(abs(value - FixedNumber.value(count, decimals: 3)) <= 0.000_500_001)
    }
  }

  @Test("what cannot be counted has no steps, and its shortest text")
  func uncounted() {
    for number in [Double.infinity, -.infinity, .nan, 1e13, -1e13, .greatestFiniteMagnitude] {
      #expect(FixedNumber.steps(number, decimals: 3) == nil)
      #expect(FixedNumber.text(number, decimals: 3) == "\(number)")
    }
    // 2 to the 53rd is the first that is not counted.
    #expect(FixedNumber.steps(9_007_199_254_740_992, decimals: 0) == nil)
    #expect(FixedNumber.steps(9_007_199_254_740_991, decimals: 0) == 9_007_199_254_740_991)
    #expect(FixedNumber.steps(of: "9007199254740991", decimals: 0) == 9_007_199_254_740_991)
    #expect(FixedNumber.steps(of: "9007199254740992", decimals: 0) == nil)
    #expect(FixedNumber.steps(of: "9007199254741", decimals: 3) == nil)
  }

  @Test(
    "no other words are numbers",
    arguments: [
      "", "-", ".", ".5", "1.", "-.5", "1.2.3", "+1", "1e3", "0x1", " 1", "1 ", "--1", "1-", "٣",
      "1,5", "nan", "inf", "0.1234", "12345678901234567", "0.-1",
    ])
  func refused(text: String) {
    #expect(FixedNumber.steps(of: text[...], decimals: 3) == nil)
  }

  @Test("zeros at either end are read")
  func zeros() {
    #expect(FixedNumber.steps(of: "007", decimals: 3) == 7000)
    #expect(FixedNumber.steps(of: "1.500", decimals: 3) == 1500)
    #expect(FixedNumber.steps(of: "-0", decimals: 3) == 0)
    #expect(FixedNumber.steps(of: "-0.001", decimals: 3) == -1)
  }

  @Test("the shortest text is read back bit for bit")
  func shortest() {
    var numbers = Numbers(state: 5)
    for _ in 0..<400 {
      let number = Double(numbers.next() % 1_000_000_007) / Double(numbers.next() % 9973 + 1)
      for value in [number, -number] {
        let text = FixedNumber.shortest(value)
        #expect(FixedNumber.value(of: text[...])?.bitPattern == value.bitPattern, "\(text)")
        #expect(!text.hasSuffix(".0"))
      }
    }
    #expect(FixedNumber.shortest(390) == "390")
    #expect(FixedNumber.shortest(-1.5) == "-1.5")
    #expect(FixedNumber.shortest(0) == "0")
  }

  @Test(
    "a person's number is digits with a point at most",
    arguments: [
      "", "+1", "nan", "inf", "infinity", "0x10", "1 ", " 1", "1e999", "1,5", "e", "-", "1..2",
    ])
  func noValue(text: String) { #expect(FixedNumber.value(of: text[...]) == nil) }
}
