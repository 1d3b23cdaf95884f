import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// A chart that writes what its own gestures choose.
private struct Choosing<V, C: View>: View {
  let hook: Hook<V>
  @State var chosen: V
  let chart: (Binding<V>) -> C

  var body: some View {
    hook.binding = $chosen
    return chart($chosen).chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
  }
}

@MainActor @Suite("What is chosen by a chart's proxy")
struct ChartProxyTests {
  private func numbers() -> some View {
    Chart([0.0, 10], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0)) }
  }

  /// What a gesture chooses of a chart at a point.
  private func chosen<V>(
    _ first: V, at x: Double, _ y: Double, _ chart: @escaping (Binding<V>) -> some View
  ) throws -> V? {
    let hook = Hook<V>()
    let stage = try ChartStage(200, 100) { Choosing(hook: hook, chosen: first, chart: chart) }
    try stage.finger(.began, x, y)
    return hook.value
  }

  @Test("values at places")
  func values() throws {
    let across = try chosen(Double?.none, at: 50, 50) {
      numbers().chartXSelection(value: $0).chartGesture { proxy in
        DragGesture(minimumDistance: 0).onChanged { proxy.selectXValue(at: $0.location.x) }
      }
    }
    #expect(near((across ?? nil) ?? -1, 2.5))
    let up = try chosen(Double?.none, at: 50, 20) {
      numbers().chartYSelection(value: $0).chartGesture { proxy in
        DragGesture(minimumDistance: 0).onChanged { proxy.selectYValue(at: $0.location.y) }
      }
    }
    #expect(near((up ?? nil) ?? -1, 8))
  }

  @Test("ranges between places, whichever is the first")
  func ranges() throws {
    let range = try chosen(ClosedRange<Double>?.none, at: 150, 50) {
      numbers().chartXSelection(range: $0).chartGesture { proxy in
        DragGesture(minimumDistance: 0).onChanged {
          proxy.selectXRange(from: $0.location.x, to: 50)
        }
      }
    }
    let found = try #require(range ?? nil)
    #expect(near(found.lowerBound, 2.5) && near(found.upperBound, 7.5))
  }

  @Test("angles, clockwise from the top")
  func angles() throws {
    let value = try chosen(Double?.none, at: 150, 50) {
      Chart([2.0, 3, 5], id: \.self) { SectorMark(angle: .value("v", $0)) }
        .chartAngleSelection(value: $0)
        .chartGesture { proxy in
          DragGesture(minimumDistance: 0).onChanged {
            proxy.selectAngleValue(at: proxy.angle(at: $0.location))
          }
        }
    }
    #expect(near((value ?? nil) ?? -1, 2.5))
  }

  @Test("domains, and the styles of values")
  func scales() throws {
    var seen: ([Double], [String], AnyShapeStyle?) = ([], [], nil)
    let stage = try ChartStage(200, 100) {
      Chart(["a", "b"], id: \.self) {
        BarMark(x: .value("x", 4), y: .value("y", $0)).foregroundStyle(by: .value("k", $0))
      }
      .chartXScale(domain: 0...8)
      .chartOverlay { proxy in
        let _ = {
          seen = (
            proxy.xDomain(dataType: Double.self), proxy.yDomain(dataType: String.self),
            proxy.foregroundStyle(for: "b")
          )
        }()
        EmptyView()
      }
    }
    #expect(!stage.list.commands.isEmpty)
    #expect(seen.0 == [0, 8] && seen.1 == ["a", "b"] && seen.2 != nil)
  }
}
