import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

@MainActor @Suite("Axes")
struct AxisTests {
  private func chart() -> some View {
    Chart(0..<5, id: \.self) { LineMark(x: .value("x", $0 * 25), y: .value("y", $0 * 10)) }
  }

  private func names() -> some View {
    Chart(["Ada", "Bo", "Cy"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 4)) }
  }

  private func days() -> some View {
    Chart(1..<5, id: \.self) {
      BarMark(
        x: .value("x", Date(timeIntervalSinceReferenceDate: seconds(2024, 1, $0)), unit: .day),
        y: .value("y", $0))
    }
  }

  private func said(_ width: Double = 300, @ViewBuilder _ view: () -> some View) throws -> [String]
  {
    try ChartStage(width, 200, view).list.words
  }

  @Test("both axes have labels: the horizontal one's first")
  func automatic() throws {
    let words = try said { chart() }
    #expect(words == ["0", "20", "40", "60", "80", "0", "10", "20", "30", "40"])
  }

  @Test("names stand in the middle of their bands, without lines")
  func categories() throws {
    let stage = try ChartStage(300, 200) { names().chartYAxis(.hidden) }
    #expect(stage.list.words == ["Ada", "Bo", "Cy"] && stage.list.strokes.isEmpty)
  }

  @Test("hidden axes leave the whole place to the plot")
  func hidden() throws {
    let list = try bare(100, 100) {
      Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
    }
    #expect(list.fills == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    #expect(list.words.isEmpty)
    #expect(try said { chart().chartXAxis(.hidden) } == ["0", "10", "20", "30", "40"])
    #expect(try said { chart().chartYAxis(.hidden) }.count == 5)
    #expect(try said { chart().chartXAxis(.visible).chartYAxis(.automatic) }.count == 10)
  }

  @Test("a scene says which values")
  func values() throws {
    let some = try said { chart().chartYAxis(.hidden).chartXAxis { AxisMarks(values: [10, 90]) } }
    #expect(some == ["10", "90"])
    let few = try said {
      chart().chartXAxis(.hidden).chartYAxis { AxisMarks(values: .automatic(desiredCount: 2)) }
    }
    #expect(few == ["0", "20", "40"])
    let even = try said {
      chart().chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 15)) }
    }
    #expect(even == ["0", "15", "30"])
    let fraction = try said {
      chart().chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 12.5)) }
    }
    #expect(fraction == ["0", "12.5", "25.0", "37.5"])
  }

  @Test("formats and views are labels")
  func labels() throws {
    let percent = try said {
      chart().chartXAxis(.hidden).chartYAxis {
        AxisMarks(format: IntegerFormatStyle<Int>().notation(.automatic), values: [10, 30])
      }
    }
    #expect(percent == ["10", "30"])
    let weekdays = try said {
      days().chartYAxis(.hidden).chartXAxis {
        AxisMarks(values: .stride(by: .day)) { _ in
          AxisValueLabel(format: .dateTime.weekday(.abbreviated), centered: true)
        }
      }
    }
    #expect(weekdays == ["Mon", "Tue", "Wed", "Thu"])
    let views = try said {
      chart().chartXAxis(.hidden).chartYAxis {
        AxisMarks { value in
          if let number = value.as(Int.self), number > 10 {
            AxisValueLabel { Text("\(number) km") }
          } else {
            AxisValueLabel("#\(value.index)/\(value.count)")
          }
        }
      }
    }
    #expect(views == ["#0/5", "#1/5", "20 km", "30 km", "40 km"])
  }

  @Test("a format that every type of numbers has is that of an axis")
  func numbers() throws {
    func words(@AxisContentBuilder _ axis: () -> some AxisContent) throws -> [String] {
      try said { chart().chartXAxis(.hidden).chartYAxis(content: axis) }
    }
    #expect(try words { AxisMarks(format: .number, values: [10, 30]) } == ["10", "30"])
    #expect(
      try words { AxisMarks(format: .number.precision(.fractionLength(1)), position: .leading) }
        == ["0.0", "10.0", "20.0", "30.0", "40.0"])
    #expect(try words { AxisMarks(format: .percent, values: [0.5]) } == ["50%"])
    #expect(
      try words { AxisMarks(format: .percent.precision(.fractionLength(1))) }.first == "0.0%")
    #expect(
      try words { AxisMarks(values: [10]) { AxisValueLabel(format: .number) } } == ["10"])
    #expect(
      try words { AxisMarks(values: [0.25]) { AxisValueLabel(format: .percent) } } == ["25%"])
    #expect(
      try words {
        AxisMarks(values: [10]) {
          AxisValueLabel(format: .currency(code: "USD").precision(.fractionLength(0)))
        }
      } == ["$10"])
  }

  @Test("a label that would begin where the plot ends is shown where the scale ends before it")
  func ends() throws {
    func words(_ padding: CGFloat) throws -> [String] {
      try said {
        chart().chartYAxis(.hidden)
          .chartXScale(domain: 0...100, range: .plotDimension(endPadding: padding))
          .chartXAxis { AxisMarks(values: [0, 100]) }
      }
    }
    #expect(try words(0) == ["0"])
    #expect(try words(30) == ["0", "100"])
  }

  @Test("dates are written by the unit of the axis")
  func dates() throws {
    #expect(try said { days().chartYAxis(.hidden) } == ["Jan 1", "Jan 2", "Jan 3", "Jan 4"])
  }

  @Test("names for which there is no room are left out")
  func thinning() throws {
    let names = (0..<30).map { "Name \($0)" }
    let words = try said {
      Chart(names, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
        .chartYAxis(.hidden)
    }
    #expect(words.count > 2 && words.count < 9 && words.first == "Name 0")
  }

  @Test("lines and ticks have the pen and the colour that a scene says")
  func lines() throws {
    let list = try ChartStage(100, 100) {
      chart().chartXAxis(.hidden).chartYAxis {
        AxisMarks(values: [20]) { _ in
          AxisGridLine(stroke: StrokeStyle(lineWidth: 4)).foregroundStyle(.red)
          AxisTick(length: 12)
          AxisTick(length: .label)
        }
      }
    }.list
    #expect(list.strokes.count == 4)
    #expect(list.strokes[0].boundingRect.minY == 50)
    #expect(list.strokes[2].boundingRect.width == 12)
    #expect(list.words.isEmpty)
  }

  @Test(
    "an axis stands at the edge that a scene says",
    arguments: [(.leading, true), (.trailing, false), (.automatic, false)]
      as [(AxisMarkPosition, Bool)])
  func positions(position: AxisMarkPosition, isLeading: Bool) throws {
    let stage = try ChartStage(100, 100) {
      Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
        .chartYAxis { AxisMarks(position: position) }
    }
    let fill = try #require(stage.list.fills.first)
    #expect((fill.minX > 0) == isLeading && (fill.maxX < 100) == !isLeading)
  }

  @Test("labels in the plot leave it as wide as the chart")
  func inset() throws {
    let stage = try ChartStage(100, 100) {
      Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
        .chartYAxis { AxisMarks(preset: .inset) }
    }
    #expect(stage.list.fills.first?.width == 100 && !stage.list.words.isEmpty)
  }

  @Test("titles stand above and below, or turned at the side")
  func titles() throws {
    let words = try said {
      chart().chartXAxisLabel("Time").chartYAxisLabel("Height", position: .leading)
    }
    #expect(words.contains("Time") && words.contains("Height"))
    let (plain, titled) = (
      try ChartStage(200, 200) { chart() },
      try ChartStage(200, 200) {
        chart().chartYAxisLabel("Height").chartXAxisLabel { Text("Time") }
      }
    )
    func height(_ stage: ChartStage) -> CGFloat {
      stage.list.strokes.map(\.boundingRect.height).max() ?? 0
    }
    #expect(height(titled) < height(plain) - 20)
  }

  @Test("a plot's style may say how large it is, and what is behind it")
  func plotStyle() throws {
    let list = try ChartStage(100, 200) {
      Chart { RuleMark(y: .value("y", 1)) }
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .chartPlotStyle { $0.frame(height: 40).background(.red) }
    }.list
    #expect(list.fills.first?.height == 40)
  }

  @Test("scales stand in from the plot's edges by their padding")
  func padding() throws {
    let list = try bare(100, 100) {
      Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
        .chartYScale(range: .plotDimension(startPadding: 10, endPadding: 20))
        .chartXScale(range: .plotDimension(padding: 5))
    }
    #expect(list.fills == [CGRect(x: 5, y: 20, width: 90, height: 70)])
  }

  @Test("a vertical axis has four intervals at most", arguments: [160.0, 200, 300])
  func intervals(height: Double) throws {
    for (high, expected) in [(45, ["0", "20", "40", "60"]), (8, ["0", "2", "4", "6", "8"])] {
      let words = try ChartStage(300, height) {
        Chart { BarMark(x: .value("x", "a"), y: .value("y", high)) }.chartXAxis(.hidden)
      }.list.words
      #expect(words == expected)
    }
  }

  @Test("labels are in the language of the scene")
  func languages() throws {
    func words(@ViewBuilder _ view: () -> some View) throws -> [String] {
      try said { view().environment(\.locale, Locale(identifier: "de_DE")) }
    }
    #expect(
      try words {
        chart().chartXAxis(.hidden).chartYAxis { AxisMarks(values: .stride(by: 12.5)) }
      } == ["0", "12,5", "25,0", "37,5"])
    #expect(
      try words {
        chart().chartXAxis(.hidden).chartYAxis { AxisMarks(format: .percent, values: [0.5]) }
      } == ["50\u{a0}%"])
  }

  // MARK: Legends

  private func colored() -> some View {
    Chart(["Tea", "Coffee"], id: \.self) {
      BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
  }

  @Test("a legend names the values that have colours, below the chart")
  func legend() throws {
    #expect(try said { colored() } == ["Tea", "Coffee"])
    #expect(try said { colored().chartLegend(.hidden) }.isEmpty)
    #expect(try said { colored().chartLegend { Text("Own") } } == ["Own"])
    #expect(try said { chart().chartXAxis(.hidden).chartYAxis(.hidden) }.isEmpty)
  }

  @Test("it takes its place from the chart at every side")
  func legendSides() throws {
    func bars(_ position: AnnotationPosition) throws -> CGRect {
      try ChartStage(200, 200) {
        colored().chartLegend(position: position, alignment: .center)
      }.list.fills.filter { $0.width > 20 }.reduce(CGRect(x: 100, y: 100, width: 0, height: 0)) {
        $0.union($1)
      }
    }
    let (top, bottom) = (try bars(.top), try bars(.bottom))
    let (leading, trailing) = (try bars(.leading), try bars(.trailing))
    let over = try bars(.overlay)
    #expect(top.minY > 10 && top.maxY == 200 && bottom.minY == 0 && bottom.maxY < 190)
    #expect(leading.minX > 30 && trailing.maxX < 170 && over.height == 200)
  }

  @Test("it goes on in another line where there is no room")
  func legendLines() throws {
    let names = (0..<8).map { "Category \($0)" }
    let list = try ChartStage(160, 200) {
      Chart(names, id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    }.list
    let dots = list.fills.filter { $0.width == 8 }
    #expect(dots.count == 8 && Set(dots.map(\.midY)).count >= 4)
    #expect(dots.allSatisfy { $0.maxX <= 160 })
  }
}
