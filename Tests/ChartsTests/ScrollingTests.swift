import Charts
import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import Testing
import Views

@testable import Charts

/// A chart whose scroll position is a state of the scene.
private struct Scrolling<P: Plottable, C: View>: View {
  let hook: Hook<P>
  @State var position: P
  let chart: (Binding<P>) -> C

  var body: some View {
    hook.binding = $position
    return chart($position)
  }
}

@MainActor @Suite("Charts that scroll")
struct ScrollingTests {
  /// Bars at 0...10, of which a viewport of 100 points shows four units: 25 points each.
  private func bars(length: Int = 4) -> some View {
    Chart(0..<11, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: 4) }
      .chartXScale(domain: 0...10)
      .chartScrollableAxes(.horizontal)
      .chartXVisibleDomain(length: length)
  }

  private func bare(_ view: some View) -> some View {
    view.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }

  /// Where the bar at 0 is.
  private func first(_ stage: ChartStage) throws -> Double {
    Double(try #require(stage.list.fills.first).midX)
  }

  /// A finger goes from one place to another in a tenth of a second, and rests there until it is still.
  private func drag(_ stage: ChartStage, from start: Double, to end: Double) throws {
    try stage.finger(.began, start, 50)
    for step in 1...6 {
      try stage.advance(to: Double(step) / 60)
      try stage.finger(.moved, start + (end - start) * Double(step) / 6, 50)
    }
  }

  private func letGo(_ stage: ChartStage, at end: Double, after seconds: Double) throws {
    try stage.advance(to: 0.1 + seconds)
    try stage.finger(.ended, end, 50)
  }

  @Test("a finger moves the plot along, which a rubber band holds beyond its ends")
  func finger() throws {
    let stage = try ChartStage(100, 100) { bare(bars()) }
    #expect(try first(stage) == 0)
    try drag(stage, from: 80, to: 30)
    #expect(near(try first(stage), -50))
    let pulled = try ChartStage(100, 100) { bare(bars()) }
    try drag(pulled, from: 30, to: 80)
    // UIKit's formula, for 50 points in a viewport of 100.
    #expect(near(try first(pulled), 100 * (1 - 1 / (50 * 0.55 / 100 + 1))))
    try letGo(pulled, at: 80, after: 10)
    try pulled.advance(to: 20)
    #expect(near(try first(pulled), 0, within: 1e-3))
  }

  @Test("a plot that is left in motion goes on, and comes to rest at its end at the latest")
  func coasts() throws {
    let stage = try ChartStage(100, 100) { bare(bars()) }
    try drag(stage, from: 90, to: 60)
    try letGo(stage, at: 60, after: 0)
    try stage.advance(to: 0.2)
    let early = try first(stage)
    try stage.advance(to: 10)
    #expect(early < -30)
    // 300 points a second go on for half a second, but the plot is only 150 longer than what is seen.
    #expect(near(try first(stage), -150, within: 1e-3))
  }

  @Test("it begins where the scene says, from then on a finger decides")
  func initial() throws {
    let stage = try ChartStage(100, 100) { bare(bars().chartScrollPosition(initialX: 3)) }
    #expect(try first(stage) == -75)
    try drag(stage, from: 50, to: 75)
    #expect(near(try first(stage), -50))
  }

  @Test("a binding is told, and scrolls by the animation of its change")
  func binding() throws {
    let hook = Hook<Double>()
    let stage = try ChartStage(100, 100) {
      Scrolling(hook: hook, position: 1.0) { bare(bars().chartScrollPosition(x: $0)) }
    }
    #expect(try first(stage) == -25)
    try drag(stage, from: 80, to: 30)
    #expect(near(hook.value ?? 0, 3))
    try letGo(stage, at: 30, after: 10)
    try stage.advance(to: 20)
    #expect(near(hook.value ?? 0, 3, within: 1e-3))
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 5 } }
    try stage.advance(to: 20.5)
    #expect(near(try first(stage), -100, within: 0.1))
    try stage.advance(to: 21)
    #expect(near(try first(stage), -125))
    #expect(hook.value == 5)
    // The same value as a finger told before is a wish of its own.
    try stage.now { hook.value = 3 }
    #expect(near(try first(stage), -75, within: 0.1))
  }

  @Test("names are scrolled one by one")
  func names() throws {
    let hook = Hook<String>()
    let stage = try ChartStage(100, 100) {
      Scrolling(hook: hook, position: "b") {
        bare(
          Chart(["a", "b", "c", "d", "e"], id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 1))
          }
          .chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 2)
          .chartScrollPosition(x: $0))
      }
    }
    // Each has 50 points, and stands in the middle of them.
    #expect(near(try first(stage), 25 - 50))
    try drag(stage, from: 80, to: 20)
    #expect(hook.value == "c")
  }

  @Test("where all is in sight nothing scrolls, and the axis is as long as it is said")
  func short() throws {
    let stage = try ChartStage(100, 100) {
      bare(bars(length: 20).chartScrollPosition(initialX: 5))
    }
    let before = stage.list.fills.map(\.midX)
    #expect(before == (0..<11).map { CGFloat($0 * 5) })
    try drag(stage, from: 80, to: 30)
    #expect(stage.list.fills.map(\.midX) == before)
  }

  @Test("labels go along with their axis, those of the other stay")
  func labels() throws {
    func places(_ stage: ChartStage) -> [String: CGFloat] {
      var places: [String: CGFloat] = [:]
      for command in stage.list.commands {
        if case .glyphs(let run, _, let transform) = command { places[run.text] = transform.tx }
      }
      return places
    }
    let stage = try ChartStage(100, 100) {
      bars().chartYAxis { AxisMarks(values: [1]) }
        .chartXAxis { AxisMarks(values: [3, 6]) }
    }
    let (before, bar) = (places(stage), try first(stage))
    try drag(stage, from: 60, to: 20)
    let (after, way) = (places(stage), try first(stage) - bar)
    #expect(near(way, -40))
    for label in ["3", "6"] {
      #expect(near(Double((after[label] ?? 0) - (before[label] ?? 0)), way))
    }
    #expect(before["1"] != nil && after["1"] == before["1"])
  }

  @Test("a plot has as many ticks in sight as one that does not scroll")
  func ticks() {
    var scale = PlotScale(kind: .number)
    (scale.low, scale.high) = (0, 1000)
    let ticks = AxisTicks(.automatic, on: scale, count: 5, zoom: 10)
    #expect(ticks.values.count == 51 && ticks.values[1] == .number(20))
  }

  @Test("numbers of a vertical axis are scrolled from below, names from above")
  func vertical() throws {
    let numbers = try ChartStage(100, 100) {
      bare(
        Chart(0..<11, id: \.self) { PointMark(x: .value("x", 1), y: .value("y", $0)) }
          .chartYScale(domain: 0...10)
          .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 4))
    }
    #expect(near(Double(numbers.list.fills[0].midY), 100))
    let names = try ChartStage(100, 100) {
      bare(
        Chart(["a", "b", "c", "d"], id: \.self) { BarMark(x: .value("x", 1), y: .value("y", $0)) }
          .chartScrollableAxes(.vertical).chartYVisibleDomain(length: 2))
    }
    #expect(near(Double(names.list.fills[0].midY), 25))
  }

  // MARK: Where it comes to rest

  @Test(
    "by a unit, a value of it is at the beginning", arguments: [(60.0, 50.0), (65, 75), (20, 25)])
  func units(way: Double, rest: Double) throws {
    let stage = try ChartStage(100, 100) {
      bare(bars().chartScrollTargetBehavior(.valueAligned(unit: 1)))
    }
    try drag(stage, from: 90, to: 90 - way)
    try letGo(stage, at: 90 - way, after: 10)
    try stage.advance(to: 20)
    #expect(near(try first(stage), -rest, within: 1e-3))
  }

  @Test("a swipe goes on to the next major value")
  func majors() throws {
    func rest(_ behavior: some ChartScrollTargetBehavior) throws -> Double {
      let stage = try ChartStage(100, 100) { bare(bars().chartScrollTargetBehavior(behavior)) }
      try drag(stage, from: 90, to: 60)
      try letGo(stage, at: 60, after: 0)
      try stage.advance(to: 20)
      return -(try first(stage))
    }
    #expect(near(try rest(.valueAligned(unit: 1, majorAlignment: .unit(2))), 50, within: 1e-3))
    #expect(near(try rest(.valueAligned(unit: 1, majorAlignment: .page)), 100, within: 1e-3))
    #expect(near(try rest(.valueAligned(unit: 1, limitBehavior: .always)), 100, within: 1e-3))
    #expect(near(try rest(.paging), 100, within: 1e-3))
  }

  @Test("values of a unit are the nearest, and the next beyond")
  func alignment() {
    let fives = ValueAlignment(unit: 5)
    #expect(fives.nearest(to: 12) == 10 && fives.nearest(to: 13) == 15)
    #expect(fives.next(to: 10, isForward: true) == 15)
    #expect(fives.next(to: 10, isForward: false) == 5)
    #expect(fives.next(to: 12, isForward: false) == 10)
    #expect(ValueAlignment(unit: 0).nearest(to: 12) == 12)
  }

  @Test("dates that have components are found in both directions")
  func dates() {
    let days = ValueAlignment.matching(DateComponents(hour: 0))
    #expect(days.nearest(to: seconds(2024, 3, 5, 11)) == seconds(2024, 3, 5))
    #expect(days.nearest(to: seconds(2024, 3, 5, 13)) == seconds(2024, 3, 6))
    #expect(days.nearest(to: seconds(2024, 3, 5)) == seconds(2024, 3, 5))
    let months = ValueAlignment.matching(DateComponents(day: 1))
    #expect(months.next(to: seconds(2024, 3, 1), isForward: true) == seconds(2024, 4, 1))
    #expect(months.next(to: seconds(2024, 3, 1), isForward: false) == seconds(2024, 2, 1))
    #expect(months.nearest(to: seconds(2024, 3, 29)) == seconds(2024, 4, 1))
  }

  @Test("a place and its content offset are each other's", arguments: 0..<20)
  func shares(seed: Int) {
    var chance = Chance(UInt64(seed + 1))
    let place = ScrollShare(
      chance.next(), isFromEnd: seed % 2 == 0, margins: CGFloat(chance.next() * 20))
    let (content, viewport) = (CGFloat(200 + chance.next() * 300), CGFloat(100))
    let offset = place.offset(of: content, in: viewport)
    #expect(near(place.moved(to: offset, of: content, in: viewport).share, place.share))
  }
}
