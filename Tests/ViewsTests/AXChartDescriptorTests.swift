import Rostrum
import Testing

/// What a chart shows, for those who hear it.
@MainActor @Suite("Descriptors of charts")
struct AXChartDescriptorTests {
  private struct Spoken: View, AXChartDescriptorRepresentable {
    var body: some View { Tile(1).accessibilityChartDescriptor(self) }

    func makeChartDescriptor() -> AXChartDescriptor {
      let days = AXCategoricalDataAxisDescriptor(title: "Day", categoryOrder: ["Mo", "Tu"])
      let steps = AXNumericDataAxisDescriptor(
        title: "Steps", range: 0...9, gridlinePositions: []
      ) { "\($0) steps" }
      let series = AXDataSeriesDescriptor(
        name: "Steps", isContinuous: false,
        dataPoints: [.init(x: "Mo", y: 3), .init(x: 2, y: 5, label: "two")])
      return AXChartDescriptor(
        title: "Steps", summary: nil, xAxis: days, yAxis: steps, series: [series])
    }
  }

  @Test("a described chart is what it is without, and its descriptor says what it was given")
  func described() throws {
    #expect(try Rehearsal { Spoken() }.paintedTiles == [1])
    let chart = Spoken().makeChartDescriptor()
    #expect(chart.yAxis?.valueDescriptionProvider(2) == "2.0 steps")
    #expect(chart.series.first?.dataPoints.map(\.xValue) == [.category("Mo"), .number(2)])
    #expect(chart.series.first?.dataPoints.map(\.label) == [nil, "two"])
  }
}
