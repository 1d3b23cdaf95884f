import Charts
import Foundation
import Geometry
import Rostrum
import Testing

@testable import Charts

@MainActor @Suite("Annotations")
struct AnnotationTests {
  private static let mark = CGRect(x: 40, y: 40, width: 20, height: 30)
  private static let plot = CGRect(x: 0, y: 0, width: 100, height: 100)
  private static let size = CGSize(width: 30, height: 10)

  private func origin(
    _ position: AnnotationPosition, _ alignment: Alignment = .center,
    _ overflow: AnnotationOverflowResolution = .init(x: .disabled, y: .disabled),
    beside mark: CGRect = mark
  ) -> CGPoint {
    MarkAnnotation(
      position: position, alignment: alignment, spacing: 5, overflow: overflow,
      view: AnyView(EmptyView())
    ).origin(Self.size, beside: mark, in: Self.plot)
  }

  @Test(
    "each position is outside its mark, by the spacing",
    arguments: [
      (.top, 35, 25), (.bottom, 35, 75), (.leading, 5, 50), (.trailing, 65, 50),
      (.topLeading, 40, 25), (.topTrailing, 30, 25), (.bottomLeading, 40, 75),
      (.bottomTrailing, 30, 75), (.overlay, 35, 50), (.automatic, 35, 25),
    ] as [(AnnotationPosition, CGFloat, CGFloat)])
  func positions(position: AnnotationPosition, x: CGFloat, y: CGFloat) {
    #expect(origin(position) == CGPoint(x: x, y: y))
  }

  @Test("alignments are along the mark's side")
  func alignments() {
    #expect(origin(.top, .leading).x == 40 && origin(.top, .trailing).x == 30)
    #expect(origin(.trailing, .top).y == 40 && origin(.trailing, .bottom).y == 60)
    #expect(origin(.overlay, .topLeading) == CGPoint(x: 40, y: 40))
    #expect(origin(.overlay, .bottomTrailing) == CGPoint(x: 30, y: 60))
  }

  @Test("what does not fit is moved into the plot, if it may be")
  func overflow() {
    let edge = CGRect(x: 95, y: 2, width: 4, height: 50)
    #expect(origin(.top, beside: edge) == CGPoint(x: 82, y: -13))
    let fit = AnnotationOverflowResolution(x: .fit, y: .fit(to: .chart))
    #expect(origin(.top, .center, fit, beside: edge) == CGPoint(x: 70, y: 0))
    #expect(origin(.top, .center, .automatic, beside: edge).x == 70)
    let rest = AnnotationOverflowResolution(x: .padScale, y: .padScale)
    #expect(origin(.top, .center, rest, beside: edge) == CGPoint(x: 82, y: -13))
  }

  @Test("they move with their mark")
  func moves() throws {
    struct Scene: View {
      let hook: Hook<Double>
      @State private var value = 20.0
      var body: some View {
        hook.binding = $value
        return Chart {
          BarMark(x: .value("x", "a"), y: .value("y", value))
            .annotation(position: .top, spacing: 0) { Color.red.frame(width: 10, height: 10) }
        }
        .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...100)
      }
    }
    let hook = Hook<Double>()
    let stage = try ChartStage(100, 100) { Scene(hook: hook) }
    #expect(stage.list.fills.last?.maxY == 80)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 60 } }
    try stage.advance(to: 0.5)
    #expect(stage.list.fills.last?.maxY == 60)
  }

  @Test("over a sector they stand in its middle, beside a line at its point")
  func others() throws {
    let sector = try bare(100, 100) {
      Chart {
        SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
        SectorMark(angle: .value("v", 1), innerRadius: .ratio(0.5))
          .annotation(position: .overlay) { Color.red.frame(width: 4, height: 4) }
      }
    }
    #expect(
      sector.fills.last.map { CGPoint(x: $0.midX, y: $0.midY) } == CGPoint(x: 13, y: 50)
        || abs((sector.fills.last?.midX ?? 0) - 12.5) <= 1)
    let line = try bare(100, 100) {
      Chart([0.0, 50, 100], id: \.self) {
        LineMark(x: .value("x", $0), y: .value("y", $0))
          .annotation(position: .overlay) { Color.red.frame(width: 4, height: 4) }
      }
      .chartXScale(domain: 0...100)
    }
    #expect(line.fills.filter { $0.width == 4 }.map(\.midX) == [0, 50, 100])
  }

  @Test("a view is told how large the mark is that it stands beside")
  func context() throws {
    let list = try bare(100, 100) {
      Chart(["a", "b"], id: \.self) { name in
        BarMark(x: .value("x", name), y: .value("y", name == "a" ? 25 : 100), width: 20)
          .annotation(position: .overlay) { context in
            Color.red.frame(width: context.targetSize.width / 2, height: context.targetSize.height)
          }
      }
      .chartYScale(domain: 0...100)
    }
    #expect(
      list.fills.map(\.size).suffix(2) == [
        CGSize(width: 10, height: 25), CGSize(width: 10, height: 100),
      ])
  }
}
