import Charts
import Foundation
import Rostrum
import Testing

@testable import Charts

private struct Item: Identifiable {
  let id: Int
  var value: Double
}

/// Content of a scene's own.
private struct Pair: ChartContent {
  let x: Double
  var body: some ChartContent {
    PointMark(x: .value("x", x), y: .value("y", 1))
    RuleMark(x: .value("x", x))
  }
}

@MainActor @Suite("Chart content")
struct ChartContentTests {
  private func marks(@ChartContentBuilder _ content: () -> some ChartContent) -> [MarkRecord] {
    MarkCollector.marks(of: content())
  }

  private func point(_ x: Double) -> PointMark {
    PointMark(x: .value("x", x), y: .value("y", x))
  }

  @Test("marks come in the order in which they are said")
  func order() {
    let marks = marks {
      point(1)
      Plot {
        point(2)
        point(3)
      }
      Pair(x: 4)
      AnyChartContent(point(5))
    }
    #expect(marks.compactMap(\.x?.low) == [1, 2, 3, 4, 4, 5])
    #expect(marks.map(\.kind) == [.point, .point, .point, .point, .rule, .point])
  }

  @Test("each has an identity of its own")
  func identities() {
    let items = (0..<4).map { Item(id: $0, value: 1) }
    let marks = marks {
      ForEach(items) { item in
        Pair(x: item.value)
      }
      ForEach(0..<3) { point(Double($0)) }
      ForEach(["a", "b"], id: \.self) { name in
        PointMark(x: .value("x", name), y: .value("y", 1))
      }
      point(1)
    }
    #expect(marks.count == 14)
    #expect(Set(marks.map { AnyHashable($0.id) }).count == marks.count)
  }

  @Test("an element keeps its identity wherever it stands")
  func moved() {
    func ids(_ order: [Int]) -> [AnyHashable] {
      marks { ForEach(order, id: \.self) { point(Double($0)) } }.map { AnyHashable($0.id) }
    }
    #expect(Set(ids([1, 2, 3])) == Set(ids([3, 1, 2])))
    #expect(ids([1, 2, 3])[2] == ids([3, 1, 2])[0])
  }

  @Test("conditions have the marks of their branch", arguments: [true, false])
  func conditions(isOn: Bool) {
    let marks = marks {
      if isOn { point(1) }
      if isOn {
        point(2)
      } else {
        Pair(x: 3)
      }
      let number: Double? = isOn ? 4 : nil
      if let number { point(number) }
    }
    #expect(marks.compactMap(\.x?.low) == (isOn ? [1, 2, 4] : [3, 3]))
    #expect(self.marks {}.isEmpty)
  }

  @Test("what is said nearest to a mark wins; opacities and offsets add up")
  func modifiers() {
    let mark = marks {
      point(1).symbolSize(9).opacity(0.5).offset(x: 1).symbolSize(50).opacity(0.5)
        .offset(x: 2, y: 3).zIndex(4).cornerRadius(5).cornerRadius(6)
        .lineStyle(StrokeStyle(lineWidth: 3)).interpolationMethod(.cardinal)
        .interpolationMethod(.linear)
    }[0].look
    #expect(mark.symbolSize == 9 && mark.opacity == 0.25 && mark.zIndex == 4)
    #expect(mark.offset == CGSize(width: 3, height: 3) && mark.cornerRadius == 5)
    #expect(mark.pen?.lineWidth == 3 && mark.interpolation == .cardinal)
  }

  @Test("a group's modifiers reach all its marks")
  func groups() {
    let marks = marks {
      ForEach(0..<3) { point(Double($0)) }.symbolSize(7)
        .foregroundStyle(by: .value("kind", "a"))
    }
    #expect(marks.allSatisfy { $0.look.symbolSize == 7 && $0.look.color?.category == "a" })
  }

  @Test("points of one line have the same colour, symbol, pen and series")
  func series() {
    func key(_ content: some ChartContent) -> String? { marks { content }[0].seriesKey }
    let line = LineMark(x: .value("x", 1), y: .value("y", 1))
    #expect(key(line) == nil)
    let keys = [
      key(line.foregroundStyle(by: .value("c", "a"))),
      key(line.foregroundStyle(by: .value("c", "b"))), key(line.symbol(by: .value("s", "a"))),
      key(line.lineStyle(by: .value("p", "a"))),
      key(LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"))),
      key(LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", 1))),
    ]
    #expect(Set(keys).count == keys.count)
    #expect(key(line.foregroundStyle(.red)) == nil)
  }

  @Test("every form of every mark has its places")
  func forms() {
    let (a, b) = (PlottableValue.value("a", 1.0), PlottableValue.value("b", 2.0))
    let marks = marks {
      Plot {
        BarMark(x: a, y: b)
        BarMark(x: a, yStart: a, yEnd: b)
        BarMark(xStart: a, xEnd: b, y: a)
        BarMark(x: a)
        BarMark(y: a)
        BarMark(xStart: a, xEnd: b)
      }
      Plot {
        RuleMark(x: a)
        RuleMark(y: a)
        RuleMark(x: a, yStart: a, yEnd: b)
        RuleMark(xStart: a, xEnd: b, y: a)
        RuleMark(xStart: a, xEnd: b)
      }
      Plot {
        RectangleMark(x: a, y: b)
        RectangleMark(xStart: a, xEnd: b, yStart: a, yEnd: b)
        RectangleMark(xStart: a, xEnd: b)
        RectangleMark(yStart: a, yEnd: b)
        RectangleMark(x: a, yStart: a, yEnd: b)
        RectangleMark(xStart: a, xEnd: b, y: a)
      }
      Plot {
        AreaMark(x: a, y: b)
        AreaMark(x: a, yStart: a, yEnd: b)
        AreaMark(x: a, yStart: a, yEnd: b, series: a)
        AreaMark(x: a, y: b, series: a)
        PointMark(x: a)
        PointMark(y: a)
      }
    }
    func sides(_ mark: MarkRecord) -> String {
      [
        mark.x == nil ? "" : "x", mark.xEnd == nil ? "" : "X", mark.y == nil ? "" : "y",
        mark.yEnd == nil ? "" : "Y",
      ].joined()
    }
    #expect(
      marks.map(sides) == [
        "xy", "xyY", "xXy", "x", "y", "xX", "x", "y", "xyY", "xXy", "xX", "xy", "xXyY", "xX",
        "yY", "xyY", "xXy", "xy", "xyY", "xyY", "xy", "x", "y",
      ])
  }
}
