import Foundation
import Rostrum
import Testing

@MainActor @Suite("Gauges")
struct GaugeTests {
  private static let stage = Stage.of(300, 120)

  private func lines(@ViewBuilder _ content: () -> some View) throws -> [String] {
    try list(on: Self.stage, content).lines
  }

  private func full(_ value: Double) -> some View {
    Gauge(value: value, in: 20...120) {
      Text("name")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("low")
    } maximumValueLabel: {
      Text("high")
    }
  }

  @Test(
    "the automatic one is a bar that fills from the leading edge", arguments: [20, 45, 70, 120])
  func bar(value: Double) throws {
    let fills = try list(on: Self.stage) { Gauge(value: value, in: 20...120) { Text("name") } }
      .fills
    #expect(fills[0].size == CGSize(width: 300, height: 6))
    if value == 20 {
      #expect(fills.count == 1)
    } else {
      #expect(abs(fills[1].width - 3 * (value - 20)) < 1e-9 && fills[1].minX == 0)
    }
  }

  @Test("values beyond the bounds are at them, and bounds without a way between are empty")
  func clamped() throws {
    func gauge(_ value: Double, _ bounds: ClosedRange<Double> = 0...1) throws -> [String] {
      try lines { Gauge(value: value, in: bounds) { Text("name") } }
    }
    #expect(try gauge(-3) == gauge(0))
    #expect(try gauge(7) == gauge(1))
    #expect(try gauge(4, 4...4) == gauge(0))
    #expect(try gauge(.nan) == gauge(0))
  }

  @Test("its labels: above, below and at both ends of a bar")
  func labels() throws {
    #expect(try list(on: Self.stage) { full(70) }.words == ["name", "low", "high", "now"])
    #expect(
      try list(on: Self.stage) { full(70).labelsHidden() }.words == ["low", "high", "now"])
    let linear = try list(on: Self.stage) { full(70).gaugeStyle(.accessoryLinear) }
    #expect(linear.words == ["low", "high"])
    let capacity = try list(on: Self.stage) { full(70).gaugeStyle(.accessoryLinearCapacity) }
    #expect(capacity.words == ["name", "low", "high", "now"])
    let circle = try list(on: Self.stage) { full(70).gaugeStyle(.accessoryCircular) }
    #expect(circle.words == ["now", "low", "high"])
    let open = try list(on: Self.stage) {
      Gauge(value: 0.5) {
        Text("name")
      } currentValueLabel: {
        Text("now")
      }
      .gaugeStyle(.accessoryCircular)
    }
    #expect(open.words == ["now", "name"])
    let ring = try list(on: Self.stage) { full(70).gaugeStyle(.accessoryCircularCapacity) }
    #expect(ring.words == ["now"])
  }

  @Test("its forms are the same gauge, and labels between the bounds are not seen")
  func forms() throws {
    func bare() -> some View { Gauge(value: 0.5) { Text("name") } }
    let marked = try lines {
      Gauge(value: 0.5) {
        Text("name")
      } currentValueLabel: {
        Text("now")
      } markedValueLabels: {
        Text("half").tag(0.5)
      }
    }
    #expect(
      try marked
        == lines {
          Gauge(value: 0.5) {
            Text("name")
          } currentValueLabel: {
            Text("now")
          }
        })
    #expect(try lines { bare().gaugeStyle(.automatic) } == lines { bare() })
    #expect(try lines { bare().gaugeStyle(.linearCapacity) } == lines { bare() })
  }

  @Test("a ring's point goes around with the value, from the lower left to the lower right")
  func point() throws {
    func point(_ value: Double) throws -> CGPoint {
      let list = try list(on: .of(58, 58)) {
        Gauge(value: value) { EmptyView() }.gaugeStyle(.accessoryCircular)
      }
      let fill = try #require(list.fills.last)
      return CGPoint(x: fill.midX, y: fill.midY)
    }
    let (start, top, end) = (try point(0), try point(0.5), try point(1))
    #expect(abs(start.x + end.x - 58) < 1e-6 && abs(start.y - end.y) < 1e-6 && start.y > 45)
    #expect(abs(top.x - 29) < 1e-6 && abs(top.y - 3) < 1e-6)
  }

  /// A gauge that moves.
  private struct Moving: View {
    let hook: Hook<Double>
    @State private var value = 0.0
    var body: some View {
      hook.binding = $value
      return Gauge(value: value) { Text("name") }
    }
  }

  @Test("its value moves by the animation")
  func moves() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal(Self.stage) { Moving(hook: hook) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    for time in [0.25, 0.5, 1] {
      try stage.advance(to: time)
      #expect(abs(stage.list.fills[1].width - 300 * time) < 1e-6)
    }
  }

  @Test(
    "a gradient is its tint from end to end; without a tint accessories have the colour of texts")
  func tint() throws {
    let heat = Gradient(colors: [.green, .red])
    let lines = try lines { full(70).gaugeStyle(.accessoryLinear).tint(heat) }.joined()
    #expect(lines.contains("gradient") || lines.contains("linear"))
    let plain = try list(on: Self.stage) {
      Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryLinearCapacity)
    }
    #expect(Set(plain.colors.map { Array($0.code.prefix(3)) }) == [[0, 0, 0]])
    let blue = try list(on: Self.stage) { Gauge(value: 0.5) { EmptyView() } }
    #expect(blue.colors.last?.code == [0, 122, 255, 100])
  }

  @Test("a style of the scene's own gets the share and all labels")
  func ownStyle() throws {
    struct Own: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Tile.of(1, CGFloat(configuration.value * 100), 10)
          configuration.label
          configuration.currentValueLabel
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
    }
    let stage = try Rehearsal(Self.stage) { full(45).gaugeStyle(Own()) }
    #expect(try stage.tile(1).width == 25)
    #expect(stage.list.words == ["name", "now", "low", "high"])
  }
}
