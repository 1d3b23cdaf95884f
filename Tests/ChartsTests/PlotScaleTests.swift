import Foundation
import Testing

@testable import Charts

@Suite("Scales")
struct PlotScaleTests {
  private func scale(
    _ low: Double, _ high: Double, _ kind: PlotInput.Kind = .number, _ type: ScaleType = .linear
  ) -> PlotScale {
    var scale = PlotScale(kind: kind)
    (scale.low, scale.high, scale.type) = (low, high, type)
    return scale
  }

  @Test(
    "a value's place gives the value back",
    arguments: [
      (0, 10, .linear), (-5, 20, .linear), (100, 0, .linear), (1, 1000, .log),
      (0, 81, .squareRoot), (-4, 9, .squareRoot),
    ] as [(Double, Double, ScaleType)])
  func inverse(low: Double, high: Double, type: ScaleType) {
    let scale = scale(low, high, .number, type)
    for step in 0...20 {
      let fraction = Double(step) / 20
      guard case .number(let value)? = scale.value(at: fraction) else {
        Issue.record("no number at \(fraction)")
        return
      }
      #expect(near(scale.fraction(value), fraction))
    }
    #expect(near(scale.fraction(low), 0) && near(scale.fraction(high), 1))
  }

  @Test("even ratios are even steps of a logarithmic scale")
  func logarithmic() {
    let scale = scale(1, 10_000, .number, .log)
    #expect(near(scale.fraction(10), 0.25) && near(scale.fraction(100), 0.5))
    #expect(scale.fraction(0).isFinite)
  }

  @Test("a range of nothing is in the middle")
  func empty() { #expect(scale(4, 4).fraction(4) == 0.5) }

  @Test("dates are seconds")
  func dates() {
    let scale = scale(seconds(2024), seconds(2025), .date)
    #expect(scale.value(at: 0) == .date(seconds(2024)))
    #expect(scale.span(of: PlotInput(.date(seconds(2024, 7, 2))))?.start == 0.5)
  }

  @Test("categories have even bands, in order", arguments: 1...6)
  func bands(count: Int) {
    var scale = PlotScale(kind: .category)
    scale.categories = (0..<count).map { "c\($0)" }
    for index in 0..<count {
      let span = scale.span(of: PlotInput(.category("c\(index)")))
      #expect(near(span?.start ?? -1, Double(index) / Double(count)))
      #expect(near((span?.end ?? -1) - (span?.start ?? 0), scale.bandwidth))
      let middle = scale.middle(of: PlotInput(.category("c\(index)")))
      #expect(scale.value(at: middle ?? -1) == .category("c\(index)"))
    }
    #expect(scale.span(of: PlotInput(.category("none"))) == nil)
    #expect(scale.value(at: 1.5) == nil && scale.value(at: -0.5) == nil)
  }

  // MARK: Domains

  private func numbers(_ values: [Double]) -> [PlotInput] { values.map { PlotInput(.number($0)) } }

  @Test("numbers have zero in their domain, and it ends at ticks")
  func includesZero() {
    let scale = PlotScale(of: numbers([13, 87]), ScaleWish(), count: 5)
    #expect(scale.low == 0 && scale.high == 100)
    let below = PlotScale(of: numbers([-13, -87]), ScaleWish(), count: 5)
    #expect(below.low == -100 && below.high == 0)
  }

  @Test("unless the scene does not want it")
  func withoutZero() {
    var wish = ScaleWish()
    wish.domain = AutomaticScaleDomain.automatic(includesZero: false).wish
    let scale = PlotScale(of: numbers([41, 59]), wish, count: 5)
    #expect(scale.low == 40 && scale.high == 60)
    wish.domain = AutomaticScaleDomain.automatic(includesZero: true, reversed: true).wish
    let reversed = PlotScale(of: numbers([41, 59]), wish, count: 3)
    #expect(reversed.low == 60 && reversed.high == 0)
  }

  @Test("a named domain is kept as it is")
  func named() {
    var wish = ScaleWish()
    wish.domain = (3...17).wish
    let scale = PlotScale(of: numbers([0, 100]), wish, count: 5)
    #expect(scale.low == 3 && scale.high == 17)
    wish.domain = [9.0, 1.0].wish
    let turned = PlotScale(of: [], wish, count: 5)
    #expect(turned.low == 9 && turned.high == 1 && turned.kind == .number)
    wish.domain = ["b", "a"].wish
    let names = PlotScale(of: [PlotInput(.category("a"))], wish, count: 5)
    #expect(names.categories == ["b", "a"])
    wish.domain = [Double]().wish
    #expect(PlotScale(of: numbers([2]), wish, count: 2).high >= 2)
  }

  @Test("dates have the domain of the data, bins whole")
  func dateDomain() {
    let calendar = ChartCalendar.standard
    let days = [3, 9].map {
      ChartCalendar.bin(
        .day, of: Date(timeIntervalSinceReferenceDate: seconds(2024, 5, $0, 7)), calendar)
    }
    let scale = PlotScale(of: days, ScaleWish(), count: 5)
    #expect(scale.low == seconds(2024, 5, 3) && scale.high == seconds(2024, 5, 10))
    let one = PlotScale(of: [PlotInput(.date(5))], ScaleWish(), count: 5)
    #expect(one.high > one.low)
  }

  @Test("categories come in the order of the data, each once")
  func categories() {
    let inputs = ["b", "a", "b", "c"].map { PlotInput(.category($0)) }
    #expect(PlotScale(of: inputs, ScaleWish(), count: 5).categories == ["b", "a", "c"])
    var wish = ScaleWish()
    wish.domain = AutomaticScaleDomain.automatic(reversed: true).wish
    #expect(PlotScale(of: inputs, wish, count: 5).categories == ["c", "a", "b"])
  }

  @Test("nothing at all is from zero to one")
  func nothing() {
    let scale = PlotScale(of: [], ScaleWish(), count: 5)
    #expect(scale.kind == .number && scale.low == 0 && scale.high == 1)
    let unknown = PlotScale(of: numbers([.nan]), ScaleWish(), count: 5)
    #expect(unknown.low == 0 && unknown.high == 1)
    #expect(PlotScale(of: numbers([0]), ScaleWish(), count: 5).high == 1)
  }

  @Test("a part of a scale begins where it is said, and is as long")
  func scrolled() {
    let whole = scale(0, 100)
    let part = whole.scrolled(to: .number(30), length: 20)
    #expect(part.low == 30 && part.high == 50)
    #expect(whole.scrolled(to: nil, length: nil) == whole)
    #expect(whole.scrolled(to: nil, length: 10).high == 10)
    var names = PlotScale(kind: .category)
    names.categories = ["a", "b", "c", "d"]
    #expect(names.scrolled(to: .category("b"), length: 2).categories == ["b", "c"])
  }

  @Test("a logarithmic domain begins above zero, with ticks at powers of ten")
  func powers() {
    var wish = ScaleWish()
    wish.type = .log
    let scale = PlotScale(of: numbers([1, 900]), wish, count: 5)
    #expect(scale.low == 1 && scale.high == 900)
    let ticks = AxisTicks(.automatic, on: scale, count: 5)
    #expect(ticks.values == [.number(1), .number(10), .number(100)])
  }
}
