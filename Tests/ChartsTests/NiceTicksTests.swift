import Foundation
import Testing

@testable import Charts

/// Ranges of every magnitude and place.
private let ranges: [(low: Double, high: Double)] = (0..<60).map { seed in
  var chance = Chance(UInt64(seed + 1))
  let magnitude = (0..<(seed % 13)).reduce(1e-6) { power, _ in power * 10 }
  let low = (chance.next() - 0.5) * magnitude
  return (low, low + (chance.next() + 0.01) * magnitude)
}

@Suite("Nice ticks")
struct NiceTicksTests {
  @Test("steps are 1, 2 or 5 times a power of ten", arguments: 0..<60)
  func steps(index: Int) {
    let step = NiceTicks(from: ranges[index].low, to: ranges[index].high, count: 5).step
    var digit = step
    while digit >= 9.999 { digit /= 10 }
    while digit < 0.9999 { digit *= 10 }
    #expect([1, 2, 5].contains { near($0, digit, within: 1e-9) }, "\(step)")
  }

  @Test("values are multiples of the step, all of those in the range", arguments: 0..<60)
  func multiples(index: Int) {
    let range = ranges[index]
    let ticks = NiceTicks(from: range.low, to: range.high, count: 5)
    let values = ticks.values(from: range.low, to: range.high)
    for value in values {
      let multiple = value / ticks.step
      #expect(near(multiple, multiple.rounded(), within: 1e-6))
      #expect(value >= range.low - ticks.step * 1e-6 && value <= range.high + ticks.step * 1e-6)
    }
    for (a, b) in zip(values, values.dropFirst()) {
      #expect(near((b - a) / ticks.step, 1, within: 1e-6))
    }
    if let first = values.first, let last = values.last {
      #expect(first - ticks.step < range.low && last + ticks.step > range.high)
    }
  }

  @Test("there are about as many as wanted", arguments: [2, 3, 5, 8])
  func counts(wanted: Int) {
    for range in ranges {
      let ticks = NiceTicks(from: range.low, to: range.high, count: wanted)
      let intervals = (range.high - range.low) / ticks.step
      #expect(intervals > Double(wanted) / 1.6 && intervals < Double(wanted) * 1.6)
    }
  }

  @Test("a limit has the least step of which there are no more", arguments: [1, 2, 3, 4, 6])
  func limits(most: Int) {
    for range in ranges {
      let span = range.high - range.low
      let step = NiceTicks(from: range.low, to: range.high, count: .atMost(most)).step
      #expect(span / step <= Double(most) * (1 + 1e-6))
      // The next smaller one is 2 or 2.5 times as small.
      #expect(span / step > Double(most) / 2.5 * (1 - 1e-6))
    }
  }

  @Test("what is rounded outwards has no more intervals than the limit", arguments: [3, 4, 6])
  func limitsAround(most: Int) {
    for range in ranges {
      let ticks = NiceTicks(around: range.low, range.high, count: .atMost(most))
      let ends = ticks.rounded(from: range.low, to: range.high)
      #expect((ends.high - ends.low) / ticks.step < Double(most) + 1e-3)
      let again = NiceTicks(from: ends.low, to: ends.high, count: .atMost(most))
      #expect(near(again.step / ticks.step, 1, within: 1e-6))
    }
  }

  @Test("known limits")
  func knownLimits() {
    func step(_ high: Double, _ most: Int) -> Double {
      NiceTicks(around: 0, high, count: .atMost(most)).step
    }
    #expect([4, 5, 8, 8.1, 20, 45, 916].map { step($0, 4) } == [1, 2, 2, 5, 5, 20, 500])
    #expect(step(916, 5) == 200 && step(1.2, 4) == 0.5)
  }

  @Test("a rounded range holds the range, by less than a step at each end", arguments: 0..<60)
  func rounded(index: Int) {
    let range = ranges[index]
    let ticks = NiceTicks(from: range.low, to: range.high, count: 4)
    let wide = ticks.rounded(from: range.low, to: range.high)
    let slack = ticks.step * 1e-6
    #expect(wide.low <= range.low + slack && wide.high >= range.high - slack)
    #expect(range.low - wide.low < ticks.step && wide.high - range.high < ticks.step)
    #expect(ticks.rounded(from: wide.low, to: wide.high) == wide)
  }

  @Test("known ranges")
  func known() {
    func values(_ low: Double, _ high: Double, _ count: Int) -> [Double] {
      NiceTicks(from: low, to: high, count: count).values(from: low, to: high)
    }
    #expect(values(0, 1, 5) == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(values(0, 0.3, 3) == [0, 0.1, 0.2, 0.3])
    #expect(values(0, 100, 5) == [0, 20, 40, 60, 80, 100])
    #expect(values(-30, 20, 5) == [-30, -20, -10, 0, 10, 20])
    #expect(values(1987, 2024, 4) == [1990, 2000, 2010, 2020])
    #expect(values(0, 5000, 3) == [0, 2000, 4000])
  }

  @Test("what is no range has no values, or one step")
  func degenerate() {
    #expect(NiceTicks(from: 3, to: 3, count: 5).step > 0)
    #expect(NiceTicks(from: 0, to: .infinity, count: 5).values(from: 0, to: .infinity).isEmpty)
    #expect(NiceTicks(from: 0, to: 1, count: 5).values(from: 1, to: 0).isEmpty)
    #expect(NiceTicks(step: 0).values(from: 0, to: 1).isEmpty)
    #expect(NiceTicks(step: 1e-9).values(from: 0, to: 1).isEmpty)
    #expect(NiceTicks(step: 2.5).values(from: 0, to: 10) == [0, 2.5, 5, 7.5, 10])
  }
}
