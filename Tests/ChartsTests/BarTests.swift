import Charts
import Foundation
import Rostrum
import Testing

@testable import Charts

@MainActor @Suite("Bars")
struct BarTests {
  private let values: [(name: String, value: Double)] = [("a", 50), ("b", 100), ("c", 25)]

  @Test("are as long as their values, and 0.7 of their bands wide")
  func vertical() throws {
    let list = try bare(300, 100) {
      Chart(values, id: \.name) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }
    }
    #expect(list.fills.map(\.height) == [50, 100, 25])
    #expect(list.fills.map(\.minX) == [15, 115, 215])
    #expect(list.fills.allSatisfy { $0.width == 70 && $0.maxY == 100 })
  }

  @Test("lie along the horizontal axis where the vertical one has names, the first on top")
  func horizontal() throws {
    let list = try bare(200, 300) {
      Chart(values, id: \.name) { BarMark(x: .value("v", $0.value), y: .value("n", $0.name)) }
    }
    #expect(list.fills.map(\.width) == [100, 200, 50])
    #expect(list.fills.map(\.minY) == [15, 115, 215])
    #expect(list.fills.allSatisfy { $0.height == 70 && $0.minX == 0 })
  }

  @Test("a rectangle at a value covers its band and the other axis, and its ends move by points")
  func band() throws {
    let list = try bare(300, 100) {
      Chart {
        ForEach(values, id: \.name) { BarMark(x: .value("n", $0.name), y: .value("v", $0.value)) }
        RectangleMark(x: .value("n", "b"))
        RectangleMark(x: .value("n", "c")).offset(yStart: -10).offset(xEnd: 4, y: 1)
      }
    }
    #expect(list.fills.count == 5)
    #expect(list.fills[3] == CGRect(x: 100, y: 0, width: 100, height: 100))
    #expect(list.fills[4] == CGRect(x: 200, y: -9, width: 104, height: 110))
  }

  @Test("ends are those of the values: what begins at the bottom starts there")
  func ends() {
    let plot = CGRect(x: 0, y: 0, width: 100, height: 50)
    let ends = MarkEnds(xStart: 1, xEnd: 2, yStart: 3, yEnd: 5)
    var (whole, bar) = (PlotPlace.whole, PlotPlace.whole)
    whole.move(ends, startsAtRight: false, startsAtBottom: false)
    #expect(whole.rect(in: plot) == CGRect(x: 1, y: 3, width: 101, height: 52))
    bar.move(ends, startsAtRight: true, startsAtBottom: true)
    #expect(bar.rect(in: plot) == CGRect(x: 2, y: 5, width: 99, height: 48))
  }

  @Test("cover 0.7 of their unit of time")
  func dates() throws {
    func month(_ number: Int) -> Date {
      Date(timeIntervalSinceReferenceDate: seconds(2023, number, 15))
    }
    let list = try bare(365, 100) {
      Chart(1..<13, id: \.self) {
        BarMark(x: .value("m", month($0), unit: .month), y: .value("v", $0))
      }
    }
    #expect(list.fills.count == 12)
    // On whole pixels.
    #expect(abs(list.fills[0].width - 31 * 0.7) <= 1 && abs(list.fills[1].width - 28 * 0.7) <= 1)
    #expect(abs(list.fills[1].midX - (31 + 14)) <= 1)
  }

  @Test("without a unit their distance is that of the nearest two, and the ends reach out")
  func continuous() throws {
    let list = try bare(100, 100) {
      Chart([0.0, 10, 20, 40], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
    }
    #expect(list.fills.first?.midX.rounded() == 0)
    #expect(list.fills.allSatisfy { abs($0.width - 17.5) <= 1 })
  }

  private func stack(_ method: MarkStackingMethod) throws -> [CGRect] {
    try bare(100, 100) {
      Chart([30.0, 10, 60], id: \.self) {
        BarMark(x: .value("x", "a"), y: .value("y", $0), stacking: method)
          .foregroundStyle(by: .value("kind", "\($0)"))
      }
    }.fills
  }

  @Test("at the same place stand on one another")
  func stacked() throws {
    let fills = try stack(.standard)
    #expect(fills.map(\.height) == [30, 10, 60])
    #expect(fills.map(\.maxY) == [100, 70, 60])
    #expect(try stack(.normalized).map(\.height) == [30, 10, 60])
    #expect(try stack(.normalized).last?.minY == 0)
    let centre = try stack(.center)
    #expect(near(Double((centre[0].maxY + centre[2].minY) / 2), 50, within: 0.5))
    #expect(try stack(.unstacked).allSatisfy { $0.maxY == 100 })
  }

  @Test("only the end of a stack is round, and all corners where the scene says a radius")
  func corners() throws {
    func look(_ radius: CGFloat?) throws -> [String] {
      try bare(100, 100) {
        Chart([40.0, 60], id: \.self) { value in
          if let radius {
            BarMark(x: .value("x", "a"), y: .value("y", value)).cornerRadius(radius)
          } else {
            BarMark(x: .value("x", "a"), y: .value("y", value))
          }
        }
      }.lines
    }
    let (standard, round, sharp) = (try look(nil), try look(8), try look(0))
    #expect(standard[0] == sharp[0] && standard[1] != sharp[1])
    #expect(round[0] != sharp[0] && round[1] != sharp[1])
  }

  @Test("that point down are round at their lower end")
  func negative() throws {
    let list = try bare(100, 100) {
      Chart([-100.0], id: \.self) { BarMark(x: .value("x", "a"), y: .value("y", $0)) }
    }
    #expect(list.fills[0].minY == 0 && list.fills[0].maxY == 100)
  }

  @Test("stand side by side by position, in the order of the values")
  func grouped() throws {
    let list = try bare(100, 100) {
      Chart(["p", "q"], id: \.self) { kind in
        BarMark(x: .value("x", "a"), y: .value("y", kind == "p" ? 50 : 100))
          .position(by: .value("kind", kind))
      }
    }
    #expect(list.fills.count == 2 && list.fills[0].maxX <= list.fills[1].minX)
    #expect(list.fills.map(\.height) == [50, 100])
    let turned = try bare(100, 100) {
      Chart(["p", "q"], id: \.self) { kind in
        BarMark(x: .value("y", kind == "p" ? 50 : 100), y: .value("x", "a"))
          .position(by: .value("kind", kind))
      }
    }
    #expect(turned.fills[0].maxY <= turned.fills[1].minY)
  }

  @Test(
    "are as wide as the scene says",
    arguments: [
      (.fixed(12), 12), (.ratio(0.5), 50), (.inset(10), 80), (.automatic, 70),
    ] as [(MarkDimension, CGFloat)])
  func widths(dimension: MarkDimension, width: CGFloat) throws {
    let list = try bare(100, 100) {
      Chart { BarMark(x: .value("x", "a"), y: .value("y", 1), width: dimension) }
    }
    #expect(list.fills[0].width == width && list.fills[0].midX == 50)
    let turned = try bare(100, 100) {
      Chart { BarMark(x: .value("y", 1), y: .value("x", "a"), height: dimension) }
    }
    #expect(turned.fills[0].height == width && turned.fills[0].midY == 50)
  }

  @Test("of one axis fill the other, and lie one behind the other")
  func single() throws {
    let list = try bare(100, 40) {
      Chart([25.0, 75], id: \.self) {
        BarMark(x: .value("x", $0)).foregroundStyle(by: .value("k", "\($0)"))
      }
    }
    #expect(list.fills.map(\.width) == [25, 75] && list.fills.map(\.minX) == [0, 25])
    #expect(list.fills.allSatisfy { $0.height == 40 })
  }

  @Test("and rectangles between values reach from one to the other")
  func ranges() throws {
    let list = try bare(100, 100) {
      Chart {
        BarMark(x: .value("x", "a"), yStart: .value("s", 20), yEnd: .value("e", 60))
        RectangleMark(yStart: .value("s", 80), yEnd: .value("e", 100))
        RectangleMark(x: .value("x", "a"), y: .value("y", 50), height: 10)
      }
    }
    #expect(list.fills[0].minY == 40 && list.fills[0].height == 40)
    #expect(list.fills[1] == CGRect(x: 0, y: 0, width: 100, height: 20))
    #expect(list.fills[2] == CGRect(x: 0, y: 45, width: 100, height: 10))
  }

  @Test("colours of values come in the palette's order, or as the scene says")
  func colors() throws {
    func colors(_ chart: (AnyView) -> some View) throws -> [[Int]] {
      try bare(100, 100) {
        chart(
          AnyView(
            Chart(["a", "b", "c"], id: \.self) {
              BarMark(x: .value("x", $0), y: .value("y", 1))
                .foregroundStyle(by: .value("k", $0))
            }))
      }.fillColors
    }
    #expect(try colors { $0 } == [[0, 122, 255], [52, 199, 89], [255, 149, 0]])
    #expect(
      try colors { $0.chartForegroundStyleScale(["b": Color.black, "a": .white, "c": .red]) }
        == [[255, 255, 255], [0, 0, 0], [255, 59, 48]])
    #expect(
      try colors { $0.chartForegroundStyleScale(range: [Color.black, .white]) }
        == [[0, 0, 0], [255, 255, 255], [0, 0, 0]])
    #expect(
      try colors {
        $0.chartForegroundStyleScale { (name: String) in name == "b" ? Color.white : .black }
      } == [[0, 0, 0], [255, 255, 255], [0, 0, 0]])
    #expect(
      try colors { $0.environment(\.colorScheme, .dark) }[0] == [10, 132, 255])
  }

  @Test("numbers have colours of a gradient, and no legend")
  func gradient() throws {
    let list = try ChartStage(100, 100) {
      Chart([0.0, 5, 10], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("v", $0))
      }
      .chartForegroundStyleScale(range: Gradient(colors: [.black, .white]))
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }.list
    #expect(list.fillColors.first == [0, 0, 0] && list.fillColors.last == [255, 255, 255])
    #expect(list.words.isEmpty)
  }
}
