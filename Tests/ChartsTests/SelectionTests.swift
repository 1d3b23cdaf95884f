import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// A chart that writes what a finger points at.
private struct Selecting<P: Plottable, C: View>: View {
  let hook: Hook<P?>
  @State private var selected: P?
  let chart: (Binding<P?>) -> C

  init(_ hook: Hook<P?>, @ViewBuilder _ chart: @escaping (Binding<P?>) -> C) {
    (self.hook, self.chart) = (hook, chart)
  }

  var body: some View {
    hook.binding = $selected
    return chart($selected).chartXAxis(.hidden).chartYAxis(.hidden)
  }
}

@MainActor @Suite("Selections")
struct SelectionTests {
  private func numbers() -> some View {
    Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  @Test("a finger chooses the value below it, and none when it is gone")
  func value() throws {
    let hook = Hook<Double?>()
    let stage = try ChartStage(200, 100) {
      Selecting(hook) { numbers().chartXSelection(value: $0) }
    }
    #expect(hook.value == .some(nil))
    try stage.finger(.began, 50, 50)
    #expect(near((hook.value ?? nil) ?? -1, 2.5))
    try stage.advance(to: 0.1)
    try stage.finger(.moved, 150, 20)
    #expect(near((hook.value ?? nil) ?? -1, 7.5))
    try stage.advance(to: 0.2)
    try stage.finger(.ended, 150, 20)
    #expect(hook.value == .some(nil))
  }

  @Test("upwards, too")
  func vertical() throws {
    let hook = Hook<Double?>()
    let stage = try ChartStage(200, 100) {
      Selecting(hook) { numbers().chartYSelection(value: $0) }
    }
    try stage.finger(.began, 50, 20)
    #expect(near((hook.value ?? nil) ?? -1, 8))
  }

  @Test("beyond the edges it is the last value")
  func clamped() throws {
    let hook = Hook<Double?>()
    let stage = try ChartStage(200, 100) {
      Selecting(hook) { numbers().chartXSelection(value: $0) }
    }
    try stage.finger(.began, 100, 50)
    try stage.advance(to: 0.1)
    try stage.finger(.moved, 260, 50)
    #expect(near((hook.value ?? nil) ?? -1, 10))
    try stage.advance(to: 0.2)
    try stage.finger(.moved, -60, 50)
    #expect(near((hook.value ?? nil) ?? -1, 0))
  }

  @Test("from right to left the first value is at the right")
  func mirrored() throws {
    let hook = Hook<Double?>()
    let stage = try ChartStage(200, 100) {
      Selecting(hook) { numbers().chartXSelection(value: $0) }
        .environment(\.layoutDirection, .rightToLeft)
    }
    try stage.finger(.began, 150, 50)
    #expect(near((hook.value ?? nil) ?? -1, 2.5))
  }

  @Test("names are chosen by their bands", arguments: [(20, "a"), (100, "b"), (190, "c")])
  func names(x: Double, name: String) throws {
    let hook = Hook<String?>()
    let stage = try ChartStage(210, 100) {
      Selecting(hook) {
        Chart(["a", "b", "c"], id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXSelection(value: $0)
      }
    }
    try stage.finger(.began, x, 50)
    #expect(hook.value == .some(name))
  }

  @Test("dates are chosen by the second")
  func dates() throws {
    let hook = Hook<Date?>()
    let days = [1, 11].map { Date(timeIntervalSinceReferenceDate: seconds(2024, 1, $0)) }
    let stage = try ChartStage(200, 100) {
      Selecting(hook) {
        Chart(days, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", 1)) }
          .chartXSelection(value: $0)
      }
    }
    try stage.finger(.began, 100, 50)
    #expect((hook.value ?? nil)?.timeIntervalSinceReferenceDate == seconds(2024, 1, 6))
  }

  @Test(
    "an angle is the value in the sum of all sectors",
    arguments: [(60, 10, 0.5), (90, 50, 2.5), (50, 90, 5), (10, 50, 7.5)])
  func angles(x: Double, y: Double, value: Double) throws {
    let hook = Hook<Double?>()
    let stage = try ChartStage(100, 100) {
      Selecting(hook) {
        Chart([2.0, 3, 5], id: \.self) { SectorMark(angle: .value("v", $0)) }
          .chartAngleSelection(value: $0)
      }
    }
    try stage.finger(.began, x, y)
    #expect(near((hook.value ?? nil) ?? -1, value, within: 0.3))
  }

  // MARK: What lies over a chart

  @Test("a proxy says where values are, and which value is where")
  func proxy() {
    var x = PlotScale(kind: .number)
    (x.low, x.high) = (0, 10)
    var y = PlotScale(kind: .category)
    y.categories = ["a", "b"]
    let proxy = ChartProxy(
      reading: ChartReading(x: x, y: y), plotSize: CGSize(width: 200, height: 100))
    #expect(proxy.position(forX: 2.5) == 50 && proxy.position(forY: "a") == 75)
    #expect(proxy.position(for: (x: 5.0, y: "b")) == CGPoint(x: 100, y: 25))
    #expect(proxy.value(atX: 50, as: Double.self) == 2.5)
    #expect(proxy.value(atY: 10, as: String.self) == "b")
    let pair: (Double, String)? = proxy.value(at: CGPoint(x: 20, y: 90))
    #expect(pair?.0 == 1 && pair?.1 == "a")
    #expect(proxy.positionRange(forY: "a") == 50...100)
    #expect(proxy.positionRange(forX: 3.0) == 60...60)
    #expect(proxy.value(atX: 50, as: String.self) == nil && proxy.plotFrame == nil)
    let nothing = ChartProxy(reading: nil, plotSize: .zero)
    #expect(nothing.position(forX: 1) == nil && nothing.value(atX: 0, as: Int.self) == nil)
    #expect(nothing.plotAreaSize == .zero)
  }

  @Test("an overlay knows the plot's frame and where values are in it")
  func overlay() throws {
    let stage = try ChartStage(200, 100) {
      numbers()
        .chartXAxis(.hidden)
        .chartYScale(domain: 0...10)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            if let anchor = proxy.plotFrame {
              let frame = geometry[anchor]
              Color.red.frame(width: frame.width, height: 10)
                .offset(x: frame.minX, y: frame.minY + (proxy.position(forY: 5.0) ?? 0))
            }
          }
        }
    }
    let red = zip(stage.list.fillColors, stage.list.fills).first { $0.0 == [255, 59, 48] }?.1
    #expect((red?.width ?? 0) > 150 && (red?.width ?? 200) < 200)
    #expect(abs((red?.minY ?? 0) - 50) < 5)
  }

  @Test("a background lies behind the chart")
  func background() throws {
    let list = try bare(100, 100) {
      Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
        .chartBackground { _ in Color.red }
    }
    #expect(list.fillColors == [[255, 59, 48], [0, 122, 255]])
  }
}
