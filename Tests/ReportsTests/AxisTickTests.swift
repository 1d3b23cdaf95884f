import Testing

@testable import Reports

/// Round numbers along an axis.
@Suite("Ticks of axes") struct AxisTickTests {
  private static let ranges: [ClosedRange<Double>] = [
    0...1, 0...1.5, -1...1, 0.05...0.95, 0...0.001, -300...20, 37...41, 1000...1001, 0...90,
    -0.06...1.06, 12345...67890, 0...1e6, -2.5e-4...7.5e-4, 99.5...100.25, -844...0,
  ]

  @Test(
    "within the range, not too many, evenly apart, in order", arguments: ranges, [1, 2, 5, 6, 10])
  func law(range: ClosedRange<Double>, count: Int) {
    let ticks = AxisTicks.within(range, atMost: count)
    let room = (range.upperBound - range.lowerBound) * 1e-9
    #expect(!ticks.isEmpty && ticks.count <= count)
    for tick in ticks {
      #expect(tick.value >= range.lowerBound - room && tick.value <= range.upperBound + room)
    }
    let steps = zip(ticks, ticks.dropFirst()).map { $1.value - $0.value }
    #expect(steps.allSatisfy { $0 > 0 && abs($0 - (steps.first ?? 0)) <= room })
  }

  @Test(
    "steps are 1, 2, 2.5 or 5 times a power of ten, and values multiples of it", arguments: ranges)
  func round(range: ClosedRange<Double>) throws {
    let ticks = AxisTicks.within(range, atMost: 6)
    try #require(ticks.count > 1)
    let step = ticks[1].value - ticks[0].value
    var mantissa = step
    while mantissa < 0.999_999 { mantissa *= 10 }
    while mantissa > 9.999_999 { mantissa /= 10 }
    #expect([1, 2, 2.5, 5].contains { abs($0 - mantissa) < 1e-6 }, "a step of \(step)")
    for tick in ticks {
      let count = tick.value / step
      #expect(abs(count - count.rounded()) < 1e-6)
    }
  }

  @Test("as many ticks as fit: a finer grade would be too many", arguments: ranges)
  func finest(range: ClosedRange<Double>) {
    let counts = (1...12).map { AxisTicks.within(range, atMost: $0).count }
    #expect(counts == counts.sorted(), "more room never gives fewer")
  }

  @Test("the places are enough to tell the value", arguments: ranges)
  func places(range: ClosedRange<Double>) {
    for tick in AxisTicks.within(range, atMost: 6) {
      let shown = Double(Decimal.text(tick.value, places: tick.places)) ?? .nan
      #expect(abs(shown - tick.value) <= (range.upperBound - range.lowerBound) * 1e-6)
    }
  }

  private func texts(_ range: ClosedRange<Double>, _ count: Int) -> [String] {
    AxisTicks.within(range, atMost: count).map { Decimal.text($0.value, places: $0.places) }
  }

  @Test("by hand")
  func byHand() {
    #expect(texts(0...1, 6) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    #expect(texts(0...1, 5) == ["0", "0.25", "0.5", "0.75", "1"])
    #expect(texts(0...1, 3) == ["0", "0.5", "1"])
    #expect(texts(0...1, 2) == ["0", "1"])
    #expect(texts(0...100, 5) == ["0", "25", "50", "75", "100"])
    #expect(texts(-1...1, 3) == ["-1", "0", "1"])
    #expect(texts(37...41, 5) == ["37", "38", "39", "40", "41"])
    #expect(texts(0...0.002, 3) == ["0", "0.001", "0.002"])
  }

  @Test("no room at all: the one value")
  func point() {
    let ticks = AxisTicks.within(7...7, atMost: 5)
    #expect(ticks.count == 1 && ticks[0].value == 7)
  }
}
