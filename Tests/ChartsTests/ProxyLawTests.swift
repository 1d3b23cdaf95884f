import Charts
import Foundation
import Geometry
import Testing
import Views

@testable import Charts

/// What holds for a chart's proxy and for sectors, whatever their scales and values.
@MainActor @Suite("Laws of proxies and sectors")
struct ProxyLawTests {
  private static let size = CGSize(width: 240, height: 90)

  private func scale(
    _ low: Double, _ high: Double, _ kind: PlotInput.Kind = .number, _ type: ScaleType = .linear
  ) -> PlotScale {
    var scale = PlotScale(kind: kind)
    (scale.low, scale.high, scale.type) = (low, high, type)
    return scale
  }

  private func names(_ count: Int) -> PlotScale {
    var scale = PlotScale(kind: .category)
    scale.categories = (0..<count).map { "c\($0)" }
    return scale
  }

  private func proxy(
    _ x: PlotScale, _ y: PlotScale, size: CGSize = Self.size, model: ChartModel? = nil
  ) -> ChartProxy {
    ChartProxy(reading: ChartReading(x: x, y: y, model: model), plotSize: size)
  }

  private func model(_ sectors: [MarkRecord]) -> ChartModel {
    ChartModel(sectors, ChartOptions(), in: Self.size, MarkNumbers())
  }

  // MARK: Places and values

  @Test(
    "a number is the value at its place, along both axes",
    arguments: [
      (0, 10, .linear), (20, -5, .linear), (1, 1000, .log), (500, 2, .log), (0, 81, .squareRoot),
      (-4, 9, .squareRoot),
    ] as [(Double, Double, ScaleType)])
  func inverse(low: Double, high: Double, type: ScaleType) throws {
    let scale = scale(low, high, .number, type)
    let proxy = proxy(scale, scale)
    var chance = Chance(7)
    for _ in 0..<20 {
      let value = low + (high - low) * chance.next()
      let x = try #require(proxy.position(forX: value))
      let y = try #require(proxy.position(forY: value))
      #expect(near(proxy.value(atX: x) ?? .nan, value))
      #expect(near(proxy.value(atY: y) ?? .nan, value))
      // As far from the leading edge as from the bottom.
      #expect(near(Double(x / Self.size.width), Double(1 - y / Self.size.height)))
    }
    #expect(near(Double(proxy.position(forX: low) ?? -1), 0))
    #expect(near(Double(proxy.position(forY: high) ?? -1), 0))
  }

  @Test("a place is that of its value, and a point is the pair of its places", arguments: 0..<6)
  func places(seed: Int) throws {
    var chance = Chance(UInt64(seed + 1))
    let proxy = proxy(scale(-3, 8), scale(seconds(2023), seconds(2025), .date))
    for _ in 0..<10 {
      let point = CGPoint(x: chance.next() * 240, y: chance.next() * 90)
      let (x, date) = try #require(proxy.value(at: point, as: (Double, Date).self))
      let back = try #require(proxy.position(for: (x: x, y: date)))
      #expect(near(Double(back.x), Double(point.x)) && near(Double(back.y), Double(point.y)))
      #expect(proxy.value(atX: point.x) == x && proxy.value(atY: point.y) == date)
      #expect(proxy.positionRange(forX: x).map { $0.upperBound - $0.lowerBound } == 0)
      // A date is no number, and a number no name.
      #expect(proxy.value(atY: point.y, as: Double.self) == nil)
      #expect(proxy.value(at: point, as: (String, Date).self) == nil)
    }
  }

  @Test("names cover the plot one after another, each around its place", arguments: 1...7)
  func bands(count: Int) throws {
    let scale = names(count)
    let proxy = proxy(scale, scale)
    let across = try scale.categories.map { try #require(proxy.positionRange(forX: $0)) }
    let up = try scale.categories.map { try #require(proxy.positionRange(forY: $0)) }
    for index in 0..<count {
      let width = across[index].upperBound - across[index].lowerBound
      #expect(near(Double(width), 240 / Double(count)))
      let (name, place) = (scale.categories[index], proxy.position(forX: scale.categories[index]))
      #expect(place.map { across[index].contains($0) } == true)
      #expect(place.flatMap { proxy.value(atX: $0) } == name)
      #expect(proxy.position(forY: name).flatMap { proxy.value(atY: $0) } == name)
      for share in [0.01, 0.99] {
        let within = across[index].lowerBound + width * CGFloat(share)
        #expect(proxy.value(atX: within) == name)
      }
      guard index > 0 else { continue }
      #expect(near(Double(across[index - 1].upperBound), Double(across[index].lowerBound)))
      #expect(near(Double(up[index - 1].lowerBound), Double(up[index].upperBound)))
    }
    #expect(near(Double(up[0].upperBound), 90) && near(Double(across[0].lowerBound), 0))
    #expect(proxy.position(forX: "none") == nil && proxy.positionRange(forY: "none") == nil)
    #expect(proxy.position(for: (x: "c0", y: "none")) == nil)
    #expect(proxy.value(atX: 241, as: String.self) == nil)
    #expect(proxy.xDomain() == scale.categories && proxy.yDomain() == scale.categories.reversed())
  }

  @Test("without a chart, and without room, there is nothing")
  func none() {
    let empty = ChartProxy(reading: nil, plotSize: Self.size)
    #expect(empty.position(forX: 1.0) == nil && empty.positionRange(forY: 1.0) == nil)
    #expect(empty.value(atX: 5, as: Double.self) == nil && empty.plotFrame == nil)
    #expect(empty.xDomain(dataType: Double.self).isEmpty)
    #expect(empty.value(atAngle: .degrees(9), as: Double.self) == nil)
    let flat = proxy(scale(0, 1), scale(0, 1), size: CGSize(width: 100, height: 0))
    #expect(flat.value(atX: 50) == 0.5 && flat.value(atY: 0, as: Double.self) == nil)
  }

  // MARK: Angles

  @Test("a point's angle is that at which it lies around the middle", arguments: 0..<24)
  func angles(step: Int) {
    let proxy = proxy(scale(0, 1), scale(0, 1))
    let turns = (Double(step) + 0.5) / 24
    let (sine, cosine) = (Foundation.sin(turns * 2 * .pi), Foundation.cos(turns * 2 * .pi))
    for radius in [1.0, 40, 300] {
      let point = CGPoint(x: 120 + radius * sine, y: 45 - radius * cosine)
      #expect(near(proxy.angle(at: point).degrees, turns * 360))
    }
  }

  @Test("at the middle of a sector is the middle of its values, after any turns", arguments: 0..<6)
  func sectors(seed: Int) throws {
    var chance = Chance(UInt64(seed + 1))
    let values = (0..<(2 + seed)).map { _ in 1 + chance.next() * 9 }
    let model = model(values.map { MarkRecord(.sector, y: PlotInput(.number($0))) })
    let proxy = proxy(model.x, model.y, model: model)
    #expect(near(model.angleSum, values.reduce(0, +)) && model.sectors.count == values.count)
    for span in model.sectors {
      let middle = span.from + (span.to - span.from) / 2
      for turn in [-2.0, 0, 1] {
        let value = try #require(
          proxy.value(atAngle: .degrees((middle + turn) * 360), as: Double.self))
        #expect(near(value, span.start + (span.end - span.start) / 2))
      }
    }
  }

  // MARK: Sectors

  @Test("sectors share the whole circle by their values, however large these are", arguments: 0..<8)
  func shares(seed: Int) {
    var chance = Chance(UInt64(seed + 31))
    let values = (0..<(1 + seed)).map { _ in 0.5 + chance.next() }
    let sum = values.reduce(0, +)
    func scaled(_ factor: Double) -> [SectorSpan] {
      SectorSpan.spans(
        of: values.map { MarkRecord(.sector, y: PlotInput(.number($0 * factor))) })
    }
    let (spans, large) = (scaled(1), scaled(1000))
    #expect(spans.first?.from == 0 && near(spans.last?.to ?? 0, 1))
    for (index, span) in spans.enumerated() {
      #expect(near(span.to - span.from, values[index] / sum))
      #expect(near(span.end - span.start, values[index]))
      #expect(near(large[index].from, span.from) && near(large[index].to, span.to))
      #expect(index == 0 || spans[index - 1].to == span.from)
    }
  }

  @Test("ranges have the same part of the circle in every order", arguments: 0..<8)
  func orders(seed: Int) throws {
    var chance = Chance(UInt64(seed + 41))
    let records = (0..<5).map { _ in
      let low = chance.next() * 20 - 5
      return MarkRecord(.sector, y: PlotInput(.number, from: low, to: low + 1 + chance.next()))
    }
    let (spans, turned) = (
      SectorSpan.spans(of: records), SectorSpan.spans(of: records.reversed())
    )
    #expect(spans == turned.reversed())
    for span in spans { #expect(0 <= span.from && span.from < span.to && span.to <= 1) }
    // The greatest is a whole turn, and lengths have the ratio of the ranges'.
    #expect(spans.map(\.to).max() == 1)
    let first = try #require(spans.first)
    let unit = (first.to - first.from) / (first.end - first.start)
    for span in spans { #expect(near((span.to - span.from) / (span.end - span.start), unit)) }
  }

  @Test("marks that are no sectors have no part, and one number makes all of them numbers")
  func mixed() {
    let range = MarkRecord(.sector, y: PlotInput(.number, from: 2, to: 6))
    let number = MarkRecord(.sector, y: PlotInput(.number(2)))
    let point = MarkRecord(.point, y: PlotInput(.number(9)))
    #expect(SectorSpan.spans(of: [point]).isEmpty && SectorSpan.spans(of: []).isEmpty)
    #expect(SectorSpan.spans(of: [range, point]).map(\.to) == [1])
    // Of a range among numbers its lower end counts.
    #expect(SectorSpan.spans(of: [range, point, number]).map(\.to) == [0.5, 1])
  }
}
