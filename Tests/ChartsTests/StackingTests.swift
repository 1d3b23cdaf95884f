import Foundation
import Testing

@testable import Charts

@Suite("Stacking")
struct StackingTests {
  private static let methods: [MarkStackingMethod] = [.standard, .normalized, .center]

  private func items(_ seed: Int, _ method: MarkStackingMethod) -> [Stacking.Item] {
    var chance = Chance(UInt64(seed + 3))
    return (0..<20).map { index in
      Stacking.Item(
        place: AnyHashable(index % 4), value: chance.next() * 10, method: method)
    }
  }

  @Test("each begins where the one before it ends", arguments: methods, 0..<5)
  func gapless(method: MarkStackingMethod, seed: Int) {
    let items = items(seed, method)
    let spans = Stacking.spans(of: items)
    for place in 0..<4 {
      let own = zip(items, spans).filter { $0.0.place == AnyHashable(place) }.map(\.1)
      for (a, b) in zip(own, own.dropFirst()) { #expect(near(a.end, b.start)) }
    }
  }

  @Test("each is as long as its value, standard and centred", arguments: [0, 1, 2])
  func lengths(seed: Int) {
    for method in [MarkStackingMethod.standard, .center, .unstacked] {
      let items = items(seed, method)
      for (item, span) in zip(items, Stacking.spans(of: items)) {
        #expect(near(span.end - span.start, item.value))
      }
    }
  }

  @Test("shares end at one")
  func normalized() {
    let items = items(7, .normalized)
    let spans = Stacking.spans(of: items)
    for place in 0..<4 {
      let own = zip(items, spans).filter { $0.0.place == AnyHashable(place) }.map(\.1)
      #expect(near(own.first?.start ?? 1, 0) && near(own.last?.end ?? 0, 1))
    }
  }

  @Test("centred stacks reach as far up as down")
  func centred() {
    let items = items(8, .center)
    let spans = Stacking.spans(of: items)
    for place in 0..<4 {
      let own = zip(items, spans).filter { $0.0.place == AnyHashable(place) }.map(\.1)
      #expect(near((own.first?.start ?? 1) + (own.last?.end ?? 1), 0))
    }
  }

  @Test("what is negative goes down, beside what goes up")
  func negative() {
    let values: [Double] = [3, -2, 4, -1]
    let spans = Stacking.spans(
      of: values.map { Stacking.Item(place: 0, value: $0, method: .standard) })
    #expect(spans.map(\.start) == [0, 0, 3, -2])
    #expect(spans.map(\.end) == [3, -2, 7, -3])
  }

  @Test("unstacked ones begin at zero, and nothing is a stack of its own")
  func unstacked() {
    let spans = Stacking.spans(
      of: [3, 5].map { Stacking.Item(place: 0, value: $0, method: .unstacked) })
    #expect(spans.map(\.start) == [0, 0] && spans.map(\.end) == [3, 5])
    let empty = Stacking.spans(of: [Stacking.Item(place: 0, value: 0, method: .normalized)])
    #expect(empty[0].start == 0 && empty[0].end == 0)
  }

  @Test("sectors share the circle by their values; what is negative has none of it")
  @MainActor func sectors() {
    func record(_ value: Double) -> MarkRecord {
      MarkRecord(.sector, y: PlotInput(.number(value)))
    }
    let spans = SectorSpan.spans(of: [record(1), record(2), record(-4), record(1)])
    #expect(spans.map(\.from) == [0, 0.25, 0.75, 0.75])
    #expect(spans.map(\.to) == [0.25, 0.75, 0.75, 1])
    #expect(spans.map(\.end) == [1, 3, 3, 4])
    #expect(SectorSpan.spans(of: [record(0)])[0].to == 0)
  }

  @Test("sectors of ranges are where these lie, whatever their order")
  @MainActor func ranges() {
    func record(_ low: Double, _ high: Double) -> MarkRecord {
      MarkRecord(.sector, y: PlotInput(.number, from: low, to: high))
    }
    let spans = SectorSpan.spans(of: [record(10, 40), record(0, 10)])
    #expect(spans.map(\.from) == [0.25, 0] && spans.map(\.to) == [1, 0.25])
    #expect(spans.map(\.end) == [40, 10])
    let below = SectorSpan.spans(of: [record(-5, 0), record(0, 15)])
    #expect(below.map(\.from) == [0, 0.25] && below.map(\.to) == [0.25, 1])
  }
}
