import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

/// What holds for every chart, whatever its marks.
@MainActor @Suite("Laws of charts")
struct ChartLawTests {
  private static let width = 240.0

  private func stage(_ direction: LayoutDirection, _ one: ChartCase) throws -> ChartStage {
    try ChartStage(Self.width, 160) {
      one.view().environment(\.layoutDirection, direction)
    }
  }

  /// The cases that do not say a direction of their own.
  private nonisolated static let undirected = ChartCase.all.filter {
    $0.name != "from right to left"
  }

  @Test("from right to left a chart's marks are the mirror image", arguments: undirected)
  func mirrored(one: ChartCase) throws {
    guard !["ring", "annotations"].contains(one.name) else { return }
    let (left, right) = (try stage(.leftToRight, one), try stage(.rightToLeft, one))
    let (plain, turned) = (left.list.fills, right.list.fills)
    #expect(plain.count == turned.count)
    for (plain, turned) in zip(plain, turned) {
      #expect(near(Double(plain.minX + turned.maxX), Self.width, within: 1.01))
      #expect(plain.minY == turned.minY && plain.height == turned.height)
    }
    #expect(Set(left.list.words) == Set(right.list.words))
  }

  @Test("a chart stays in its frame, but for what its marks hang over", arguments: ChartCase.all)
  func inFrame(one: ChartCase) throws {
    let stage = try stage(.leftToRight, one)
    let frame = CGRect(x: 0, y: 0, width: Self.width, height: 160).insetBy(dx: -13, dy: -13)
    for fill in stage.list.fills where !fill.isEmpty {
      #expect(frame.contains(fill), "\(fill)")
    }
  }

  @Test("the same chart twice is the same list", arguments: ChartCase.all)
  func repeatable(one: ChartCase) throws {
    let (first, second) = (try one.lines, try one.lines)
    #expect(first == second)
  }

  @Test("in the dark nothing moves", arguments: ChartCase.all)
  func dark(one: ChartCase) throws {
    let light = try ChartStage(Self.width, 160) { one.view() }
    let dark = try ChartStage(Self.width, 160) {
      one.view().environment(\.colorScheme, .dark)
    }
    #expect(light.list.fills == dark.list.fills)
    #expect(light.list.words == dark.list.words)
    #expect(light.list.strokes == dark.list.strokes)
  }

  @Test("a chart of nothing is an empty plot, and no circle of nothing is drawn")
  func nothing() throws {
    let none: [Double] = []
    let bars = try bare {
      Chart(none, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(bars.fills.isEmpty && bars.strokes.isEmpty)
    let pie = try bare {
      Chart([0.0, 0], id: \.self) { SectorMark(angle: .value("v", $0)) }
    }
    #expect(pie.fills.allSatisfy { $0.isEmpty })
    let one = try bare {
      Chart([5.0], id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
    }
    #expect(one.strokes.allSatisfy { $0.boundingRect.isEmpty })
  }

  @Test("marks at numbers that are none are left out")
  func notANumber() throws {
    let list = try bare {
      Chart([1.0, 2], id: \.self) { BarMark(x: .value("x", "\($0)"), y: .value("y", $0)) }
        .chartXScale(domain: ["1.0"])
    }
    #expect(list.fills.count == 1)
  }

  @Test("a part of a chart is cut off at the plot's edges")
  func scrolled() throws {
    let stage = try ChartStage(100, 100) {
      Chart(0..<10, id: \.self) { BarMark(x: .value("x", $0), y: .value("y", 1), width: 4) }
        .chartScrollableAxes(.horizontal)
        .chartXVisibleDomain(length: 4)
        .chartScrollPosition(initialX: 3)
        .chartXAxis(.hidden).chartYAxis(.hidden)
    }
    // 3 is at the leading edge, 7 at the trailing one.
    let inside = stage.list.fills.filter { $0.midX >= 0 && $0.midX <= 100 }
    #expect(inside.count == 5)
    #expect(stage.list.fills.contains { $0.midX == 50 })
  }

  @Test("a higher index lies above, and equal ones as they come")
  func order() throws {
    let list = try bare {
      Chart {
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)).foregroundStyle(.red).zIndex(1)
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)).foregroundStyle(.black)
        RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)).foregroundStyle(.white)
      }
    }
    #expect(list.fillColors == [[0, 0, 0], [255, 255, 255], [255, 59, 48]])
  }

  @Test("a chart in a stack leaves its neighbours their place")
  func inStack() throws {
    let list = try ChartStage(100, 100) {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        Chart { RectangleMark(yStart: .value("y", 0), yEnd: .value("y", 1)) }
          .chartXAxis(.hidden).chartYAxis(.hidden)
        Color.black.frame(height: 30)
      }
    }.list
    #expect(list.fills.map(\.height) == [20, 50, 30])
  }
}
