import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

private struct Datum: Identifiable, Equatable {
  let id: Int
  var value: Double
}

/// A chart whose data change.
private struct Changing<C: View>: View {
  let hook: Hook<[Datum]>
  @State var data: [Datum]
  let chart: ([Datum]) -> C
  var body: some View {
    hook.binding = $data
    return chart(data).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .chartYScale(domain: 0...100)
  }
}

@MainActor @Suite("Charts that move")
struct ChartMotionTests {
  private func data(_ values: [Double]) -> [Datum] {
    values.enumerated().map { Datum(id: $0, value: $1) }
  }

  /// A stage on which a chart's data change at 0, in a second.
  private func stage(
    _ old: [Datum], _ new: [Datum], _ animation: Animation = .linear(duration: 1),
    @ViewBuilder _ chart: @escaping ([Datum]) -> some View
  ) throws -> ChartStage {
    let hook = Hook<[Datum]>()
    let stage = try ChartStage(100, 100) { Changing(hook: hook, data: old, chart: chart) }
    try stage.now { withAnimation(animation) { hook.value = new } }
    return stage
  }

  @Test("half-way of a linear animation a bar is as long as the mean", arguments: [0.25, 0.5, 1])
  func bars(share: Double) throws {
    let stage = try stage(data([20, 80]), data([60, 40])) {
      Chart($0) { BarMark(x: .value("i", "\($0.id)"), y: .value("v", $0.value)) }
    }
    try stage.advance(to: share)
    let heights = stage.list.fills.map { Double($0.height) }
    #expect(near(heights[0], 20 + 40 * share) && near(heights[1], 80 - 40 * share))
  }

  @Test("each point of a line is at the mean", arguments: [0.25, 0.5])
  func lines(share: Double) throws {
    let stage = try stage(data([10, 90, 50]), data([50, 30, 70])) {
      Chart($0) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
        .chartXScale(domain: 0...2)
    }
    try stage.advance(to: share)
    var points: [Double] = []
    stage.list.strokes[0].forEach {
      switch $0 {
      case .move(let to), .line(let to): points.append(100 - Double(to.y))
      default: break
      }
    }
    let expected = [10 + 40 * share, 90 - 60 * share, 50 + 20 * share]
    #expect(zip(points, expected).allSatisfy { near($0, $1) } && points.count == 3)
  }

  @Test("both borders of a stacked area are at the mean")
  func areas() throws {
    let stage = try stage(data([20, 20]), data([60, 60])) {
      Chart($0) { AreaMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
        .chartXScale(domain: 0...1)
    }
    try stage.advance(to: 0.5)
    #expect(near(Double(stage.list.fills[0].minY), 60) && stage.list.fills[0].maxY == 100)
  }

  @Test("points, rules and rectangles are at the mean")
  func places() throws {
    let stage = try stage(data([20]), data([60])) {
      Chart($0) {
        PointMark(x: .value("i", "a"), y: .value("v", $0.value))
        RectangleMark(yStart: .value("v", 0), yEnd: .value("v", $0.value))
        RuleMark(y: .value("v", $0.value))
      }
    }
    try stage.advance(to: 0.5)
    #expect(near(Double(stage.list.fills[0].midY), 60, within: 0.5))
    #expect(near(Double(stage.list.fills[1].minY), 60, within: 0.5))
    #expect(near(Double(stage.list.strokes[0].boundingRect.midY), 60, within: 0.5))
  }

  @Test("sectors turn to their new shares")
  func sectors() throws {
    let stage = try stage(data([25, 75]), data([75, 25])) {
      Chart($0) { SectorMark(angle: .value("v", $0.value)) }
    }
    try stage.advance(to: 0.5)
    // Half and half: the first has the right side.
    let first = stage.list.fills[0]
    #expect(
      near(Double(first.minX), 50, within: 1e-3) && near(Double(first.maxX), 100, within: 0.1))
    #expect(near(Double(first.height), 100, within: 0.1))
  }

  @Test("a spring passes its end, as springs do")
  func springs() throws {
    let stage = try stage(data([20]), data([60]), .spring(duration: 0.5, bounce: 0.5)) {
      Chart($0) { BarMark(x: .value("i", "a"), y: .value("v", $0.value)) }
    }
    var greatest = 0.0
    for step in 0...60 {
      try stage.advance(to: Double(step) / 60)
      greatest = max(greatest, Double(stage.list.fills[0].height))
    }
    #expect(greatest > 62)
    try stage.advance(to: 4)
    #expect(stage.list.fills[0].height == 60)
  }

  @Test("without an animation they jump")
  func jumps() throws {
    let hook = Hook<[Datum]>()
    let stage = try ChartStage(100, 100) {
      Changing(hook: hook, data: data([20])) {
        Chart($0) { BarMark(x: .value("i", "a"), y: .value("v", $0.value)) }
      }
    }
    try stage.now { hook.value = data([60]) }
    #expect(stage.list.fills[0].height == 60)
  }

  @Test("what comes and goes fades, and the rest makes room")
  func fades() throws {
    let stage = try stage(data([50, 50]), [Datum(id: 1, value: 50), Datum(id: 2, value: 50)]) {
      Chart($0) { BarMark(x: .value("i", "\($0.id)"), y: .value("v", $0.value)) }
    }
    try stage.advance(to: 0.5)
    #expect(stage.list.fills.count == 3)
    let faded = stage.list.opacities.filter { $0 < 1 }
    #expect(faded.count == 2 && faded.allSatisfy { near($0, 0.5) })
    // The one that stays goes from the second place to the first.
    #expect(stage.list.fills.contains { near(Double($0.midX), 50, within: 0.5) })
    try stage.advance(to: 2)
    #expect(stage.list.fills.count == 2 && stage.list.opacities.allSatisfy { $0 == 1 })
  }

  @Test("a line that goes on takes its new point along")
  func appends() throws {
    let (old, new) = (
      [Datum(id: 0, value: 0), Datum(id: 1, value: 50)],
      [Datum(id: 0, value: 0), Datum(id: 1, value: 50), Datum(id: 2, value: 100)]
    )
    let stage = try stage(old, new) {
      Chart($0) { LineMark(x: .value("i", $0.id), y: .value("v", $0.value)) }
        .chartXScale(domain: 0...2)
    }
    try stage.advance(to: 0.01)
    #expect(stage.list.strokes[0].boundingRect.maxX == 100)
  }

  @Test("the same marks in another order change places")
  func order() throws {
    let hook = Hook<[Datum]>()
    let (a, b) = (Datum(id: 7, value: 30), Datum(id: 8, value: 90))
    let stage = try ChartStage(100, 100) {
      Changing(hook: hook, data: [a, b]) {
        Chart($0) { BarMark(x: .value("i", "\($0.id)"), y: .value("v", $0.value)) }
      }
    }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = [b, a] } }
    try stage.advance(to: 0.5)
    #expect(stage.list.fills.allSatisfy { near(Double($0.midX), 50, within: 0.5) })
  }

  @Test("colours move, too")
  func colors() throws {
    let stage = try stage(data([0]), data([1])) {
      Chart($0) {
        BarMark(x: .value("i", "a"), y: .value("v", 50))
          .foregroundStyle($0.value == 0 ? Color.black : Color.white)
      }
    }
    try stage.advance(to: 0.5)
    let color = stage.list.fillColors[0]
    #expect(color[0] > 20 && color[0] < 235)
  }
}
