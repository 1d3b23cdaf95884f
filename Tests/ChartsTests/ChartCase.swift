import Charts
import Foundation
import Rostrum
import Testing

/// A chart whose display list is written down.
struct ChartCase: Sendable, CustomTestStringConvertible {
  let name: String
  let view: @MainActor @Sendable () -> AnyView
  var testDescription: String { name }

  init(_ name: String, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
    self.name = name
    self.view = { AnyView(view()) }
  }

  /// The list, on 160×100 points at two pixels to the point.
  @MainActor var lines: [String] {
    get throws { try ChartStage(160, 100, scale: 2, view).list.lines }
  }

  /// The list in the dark and from right to left.
  @MainActor var mirroredLines: [String] {
    get throws {
      try ChartStage(160, 100, scale: 2) {
        view().environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
      }.list.lines
    }
  }

  /// One for each mark and each state of an axis.
  static let all: [ChartCase] = marks + series + axes + surroundings

  private static let marks: [ChartCase] = [
    ChartCase("bars") {
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 3 : 5))
      }
    },
    ChartCase("stacked bars") {
      Chart(0..<4, id: \.self) {
        BarMark(x: .value("x", $0 % 2 == 0 ? "a" : "b"), y: .value("y", $0 + 1))
          .foregroundStyle(by: .value("k", $0 < 2 ? "one" : "two"))
      }
      .chartYAxis(.hidden)
    },
    ChartCase("bars of months") {
      Chart(1..<4, id: \.self) {
        BarMark(x: .value("x", month($0), unit: .month), y: .value("y", $0 * 10))
      }
    },
    ChartCase("horizontal bars") {
      Chart(["north", "south"], id: \.self) {
        BarMark(x: .value("x", $0 == "north" ? -2 : 4), y: .value("y", $0))
      }
    },
    ChartCase("points") {
      Chart(0..<3, id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0 * $0))
          .symbol(by: .value("k", "\($0)"))
      }
    },
    ChartCase("rules") {
      Chart {
        RuleMark(y: .value("y", 5)).lineStyle(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        RuleMark(x: .value("x", 2)).foregroundStyle(.red)
        RuleMark(xStart: .value("x", 1), xEnd: .value("x", 3), y: .value("y", 8))
      }
    },
    ChartCase("rectangles") {
      Chart(0..<4, id: \.self) {
        RectangleMark(x: .value("x", "\($0 % 2)"), y: .value("y", "\($0 / 2)"))
          .opacity(Double($0 + 1) / 4)
      }
    },
    ChartCase("ring") {
      Chart([2, 1, 1], id: \.self) {
        SectorMark(angle: .value("v", $0), innerRadius: .ratio(0.5), angularInset: 2)
          .cornerRadius(3)
      }
    },
  ]

  private static let series: [ChartCase] = [
    ChartCase("line") {
      Chart(0..<4, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 2 + 1)) }
    },
    ChartCase("two lines with symbols") {
      Chart(0..<6, id: \.self) {
        LineMark(x: .value("x", $0 / 2), y: .value("y", $0))
          .foregroundStyle(by: .value("k", $0 % 2 == 0 ? "even" : "odd"))
          .symbol(by: .value("k", $0 % 2 == 0 ? "even" : "odd"))
          .interpolationMethod(.monotone)
      }
      .chartXAxis(.hidden)
    },
    ChartCase("area under a line") {
      Chart(0..<4, id: \.self) {
        AreaMark(x: .value("x", $0), y: .value("y", 4 - $0))
          .foregroundStyle(
            .linearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom)
          )
          .interpolationMethod(.catmullRom)
        LineMark(x: .value("x", $0), y: .value("y", 4 - $0)).interpolationMethod(.catmullRom)
      }
    },
    ChartCase("stacked areas") {
      Chart(0..<6, id: \.self) {
        AreaMark(x: .value("x", $0 / 2), y: .value("y", $0 % 3 + 1))
          .foregroundStyle(by: .value("k", $0 % 2 == 0 ? "even" : "odd"))
      }
      .chartYAxis(.hidden)
    },
    ChartCase("band in steps") {
      Chart(0..<3, id: \.self) {
        AreaMark(x: .value("x", $0), yStart: .value("s", $0), yEnd: .value("e", $0 + 2))
          .interpolationMethod(.stepCenter)
      }
      .chartXAxis(.hidden)
    },
  ]

  private static let axes: [ChartCase] = [
    ChartCase("axis at the leading edge") {
      rule().chartYAxis { AxisMarks(position: .leading) }
    },
    ChartCase("axis on top, with labels in their bins") {
      Chart(1..<4, id: \.self) {
        BarMark(x: .value("x", month($0), unit: .month), y: .value("y", 1))
      }
      .chartYAxis(.hidden)
      .chartXAxis {
        AxisMarks(position: .top, values: .stride(by: .month)) { _ in
          AxisTick()
          AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
        }
      }
    },
    ChartCase("axis in the plot") {
      rule().chartYAxis { AxisMarks(preset: .inset, values: [0, 4]) }
    },
    ChartCase("axis aligned with the plot") {
      rule().chartXAxis { AxisMarks(preset: .aligned, values: [0, 2, 4]) }
    },
    ChartCase("logarithmic axis") {
      Chart([1.0, 10, 1000], id: \.self) {
        PointMark(x: .value("x", $0), y: .value("y", $0))
      }
      .chartYScale(type: .log).chartXAxis(.hidden)
    },
    ChartCase("reversed axis") {
      rule().chartYScale(domain: .automatic(reversed: true))
    },
    ChartCase("titles of axes") {
      rule().chartXAxisLabel("Time").chartYAxisLabel("Height", position: .leading)
    },
    ChartCase("labels upright") {
      rule().chartXAxis {
        AxisMarks(values: [0, 4]) { _ in AxisValueLabel(orientation: .vertical) }
      }
    },
  ]

  private static let surroundings: [ChartCase] = [
    ChartCase("in the dark") {
      rule().environment(\.colorScheme, .dark)
    },
    ChartCase("from right to left") {
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", $0 == "a" ? 3 : 5))
          .foregroundStyle(by: .value("k", $0))
      }
      .environment(\.layoutDirection, .rightToLeft)
    },
    ChartCase("legend at the side") {
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("k", $0))
      }
      .chartLegend(position: .trailing, alignment: .center)
      .chartXAxis(.hidden).chartYAxis(.hidden)
    },
    ChartCase("annotations") {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", name == "a" ? 3 : 5))
          .annotation(position: name == "a" ? .top : .overlay) { Text(name) }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    },
    ChartCase("shadows, blurs and clips") {
      Chart {
        BarMark(x: .value("x", "a"), y: .value("y", 1)).shadow(radius: 3)
        BarMark(x: .value("x", "b"), y: .value("y", 1)).blur(radius: 2).offset(y: 4)
        BarMark(x: .value("x", "c"), y: .value("y", 1)).clipShape(Capsule()).zIndex(-1)
      }
      .chartXAxis(.hidden).chartYAxis(.hidden)
    },
  ]

  @MainActor private static func rule() -> some View {
    Chart(0..<3, id: \.self) { PointMark(x: .value("x", $0 * 2), y: .value("y", $0 * 2)) }
  }

  private static func month(_ number: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds(2024, number, 15))
  }
}
