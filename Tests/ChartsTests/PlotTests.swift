import Foundation
import Rostrum
import Testing

@testable import Charts

private struct Sale: Identifiable {
  let id: Int
  var day: Double
  var amount: Double
  var kind = "A"
  var area: CGFloat = 20
  var strength = 1.0
}

@MainActor @Suite("Plots of data and functions")
struct PlotTests {
  private let sales = [
    Sale(id: 1, day: 1, amount: 10), Sale(id: 2, day: 2, amount: 30, kind: "B", area: 50),
    Sale(id: 3, day: 3, amount: 20, strength: 0.5),
  ]

  private func marks(
    over domain: ClosedRange<Double>? = nil, @ChartContentBuilder _ content: () -> some ChartContent
  ) -> [MarkRecord] {
    MarkCollector.marks(of: content(), over: domain)
  }
  private func places(_ marks: [MarkRecord]) -> [[Double?]] {
    marks.map { [$0.x?.low, $0.xEnd?.low, $0.y?.low, $0.yEnd?.low] }
  }

  @Test("a date by its unit is that of the mark of one element")
  func units() {
    struct Day { let date: Date }
    let days = [0, 40_000, 86_400 * 3].map { Day(date: Date(timeIntervalSince1970: $0)) }
    let plotted = marks {
      BarPlot(days, x: .value("Day", \.date, unit: .day), y: .value("Day", \.date))
    }
    let single = marks {
      ForEach(days, id: \.date) {
        BarMark(x: .value("Day", $0.date, unit: .day), y: .value("Day", $0.date))
      }
    }
    #expect(plotted.map(\.x?.low) == single.map(\.x?.low) && plotted.count == 3)
    #expect(plotted.map(\.x?.high) == single.map(\.x?.high))
    // Two hours of one day have one place, another day has another.
    #expect(plotted[0].x?.low == plotted[1].x?.low && plotted[1].x?.low != plotted[2].x?.low)
  }

  @Test("each element has its mark, at the values that key paths name")
  func data() {
    let x: KeyPath<Sale, Double> = \.day
    let points = marks { PointPlot(sales, x: .value("Day", x), y: .value("Amount", \.amount)) }
    #expect(points.map(\.kind) == [.point, .point, .point])
    #expect(places(points) == [[1, nil, 10, nil], [2, nil, 30, nil], [3, nil, 20, nil]])
    #expect(Set(points.map(\.id)).count == 3 && points.allSatisfy { $0.series == nil })
    let bars = marks {
      BarPlot(
        sales, x: .value("Day", \.day), y: .value("Amount", \.amount), width: 8,
        stacking: .unstacked)
    }
    #expect(bars.allSatisfy { $0.kind == .bar && $0.width == 8 && $0.stacking == .unstacked })
    let spans = marks {
      BarPlot(
        sales, x: .value("Day", \.day), yStart: .value("From", \.day), yEnd: .value("To", \.amount))
      BarPlot(
        sales, xStart: .value("From", \.day), xEnd: .value("To", \.amount), y: .value("Day", \.day))
      RulePlot(sales, x: .value("Day", \.day))
      RulePlot(sales, y: .value("Day", \.day))
      RectanglePlot(
        sales, xStart: .value("A", \.day), xEnd: .value("B", \.amount), yStart: .value("C", \.day),
        yEnd: .value("D", \.amount))
    }
    #expect(
      places(spans.filter { $0.id.last == AnyHashable(0) }) == [
        [1, nil, 1, 10], [1, 10, 1, nil], [1, nil, nil, nil], [nil, nil, 1, nil], [1, 10, 1, 10],
      ])
  }

  @Test("sectors have their angles and radii")
  func sectors() {
    let sectors = marks {
      SectorPlot(
        sales, angle: .value("Amount", \.amount), innerRadius: .ratio(0.5), angularInset: 2)
    }
    #expect(sectors.map { $0.y?.low } == [10, 30, 20])
    #expect(sectors.allSatisfy { $0.sector.inner == .ratio(0.5) && $0.sector.angularInset == 2 })
  }

  @Test("every line is one of its own; one with series is several")
  func lines() {
    let two = marks {
      LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
      LinePlot(sales, x: .value("Day", \.day), y: .value("Day", \.day))
    }
    #expect(Set(two.map(\.series)).count == 2 && two.allSatisfy { $0.series != nil })
    let kinds = marks {
      LinePlot(
        sales, x: .value("Day", \.day), y: .value("Amount", \.amount), series: .value("K", \.kind))
    }
    #expect(kinds[0].series == kinds[2].series && kinds[0].series != kinds[1].series)
    let area = marks {
      AreaPlot(
        sales, x: .value("Day", \.day), yStart: .value("A", \.day), yEnd: .value("B", \.amount))
    }
    #expect(area.allSatisfy { $0.kind == .area } && area[0].yEnd?.low == 10)
  }

  @Test("colours, symbols, sizes and opacities follow the elements")
  func looks() {
    let points = marks {
      PointPlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount))
        .foregroundStyle(by: .value("Kind", \.kind)).symbol(by: .value("Kind", \.kind))
        .symbolSize(\.area).opacity(\.strength)
    }
    #expect(points.map { $0.look.color?.category } == ["A", "B", "A"])
    #expect(points.map { $0.look.symbolKey?.category } == ["A", "B", "A"])
    #expect(points.map(\.look.symbolSize) == [20, 50, 20])
    #expect(points.map(\.look.opacity) == [1, 1, 0.5])
    let all = marks {
      LinePlot(sales, x: .value("Day", \.day), y: .value("Amount", \.amount)).opacity(0.25)
    }
    #expect(all.allSatisfy { $0.look.opacity == 0.25 })
  }

  @Test("a function is drawn over its domain, the axis's, or a usual one")
  func functions() throws {
    for (own, axis, ends) in [
      (0...4, 1...2, [0, 4]), (nil, 1...2, [1, 2]), (nil, nil, [-10, 10]),
    ] as [(ClosedRange<Double>?, ClosedRange<Double>?, [Double])] {
      let line = marks(over: axis) { LinePlot(x: "x", y: "y", domain: own) { $0 * $0 } }
      #expect(line.count == FunctionPlotContent.count)
      #expect([line.first?.x?.low, line.last?.x?.low] == ends)
      for mark in line {
        let x = try #require(mark.x).low
        #expect(mark.y?.low == x * x && mark.kind == .line)
      }
    }
  }

  @Test("a course ends where a function has no value, and another begins behind")
  func gaps() {
    let line = marks {
      LinePlot(x: "x", y: "y", domain: -1...1) { $0 < -0.5 || $0 > 0.5 ? 1 / $0 : .nan }
    }
    #expect(Set(line.map(\.series)).count == 2 && line.count < FunctionPlotContent.count)
    #expect(line.allSatisfy { abs($0.x?.low ?? 0) > 0.5 })
    #expect(marks { LinePlot(x: "x", y: "y") { _ in .infinity } }.isEmpty)
    // The middle of a domain is one of the points, so that no line leads across a pole there.
    let pole = marks { LinePlot(x: "x", y: "y", domain: -5...5) { $0 == 0 ? .nan : 1 / $0 } }
    #expect(Set(pole.map(\.series)).count == 2 && pole.count == FunctionPlotContent.count - 1)
  }

  @Test("curves of a third number, and areas between functions")
  func curves() {
    let curve = marks {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...1) { (x: 2 * $0, y: 1 - $0) }
    }
    #expect(places(curve).first == [0, nil, 1, nil] && places(curve).last == [2, nil, 0, nil])
    let below = marks { AreaPlot(x: "x", y: "y", domain: 0...1) { $0 + 1 } }
    #expect(places(below).last == [1, nil, 0, 2])
    let between = marks {
      AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { (yStart: $0, yEnd: $0 + 3) }
    }
    #expect(places(between).first == [0, nil, 0, 3] && between.allSatisfy { $0.kind == .area })
  }

  @Test("a chart shows a function as a line from side to side of its scale")
  func shown() throws {
    let stage = try ChartStage {
      Chart { LinePlot(x: "x", y: "y") { $0 } }.chartXScale(domain: 0...10)
        .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
    }
    let strokes = stage.list.commands.compactMap {
      if case .stroke(let path, _, _, let transform) = $0 {
        path.boundingRect.applying(transform)
      } else {
        nil
      }
    }
    let frame = try #require(strokes.max { $0.width < $1.width })
    #expect(abs(frame.width - 200) < 2 && abs(frame.height - 100) < 2)
  }
}
