import Rostrum
import Testing

@MainActor @Suite("States of sliders")
struct SliderStateTests {
  /// A slider across a stage of 128 points: the knob's middle goes from 14 to 114.
  private static let wide = Stage.of(128, 60)

  private func slider(_ value: Double, in bounds: ClosedRange<Double> = 0...1) -> some View {
    Slider(value: .constant(value), in: bounds)
  }

  private struct Sliding: View {
    @State var value: Double
    var bounds: ClosedRange<Double> = 0...1
    var step: Double?
    let note: (Double) -> Void
    var editing: (Bool) -> Void = { _ in }
    var body: some View {
      let binding = Binding(
        get: { value },
        set: {
          value = $0
          note($0)
        })
      if let step {
        Slider(value: binding, in: bounds, step: step, onEditingChanged: editing)
      } else {
        Slider(value: binding, in: bounds, onEditingChanged: editing)
      }
    }
  }

  @Test(
    "line, filled part and knob stand where the value says",
    arguments: [
      0.0, 0.25, 0.5, 0.75, 1,
    ])
  func geometry(value: Double) throws {
    let fills = try list(on: Self.wide) { slider(value) }.fills
    #expect(fills.count == 3)
    #expect(fills[0] == CGRect(x: 0, y: 28, width: 128, height: 4))
    #expect(fills[1] == CGRect(x: 0, y: 28, width: 14 + 100 * value, height: 4))
    #expect(fills[2] == CGRect(x: 100 * value, y: 16, width: 28, height: 28))
  }

  @Test("values beyond the bounds are shown at the bounds")
  func beyond() throws {
    #expect(try list(on: Self.wide) { slider(-3) } == list(on: Self.wide) { slider(0) })
    #expect(try list(on: Self.wide) { slider(7) } == list(on: Self.wide) { slider(1) })
  }

  @Test("only the share of the way between the bounds counts", arguments: [0.0, 0.25, 1])
  func share(share: Double) throws {
    let plain = try list(on: Self.wide) { slider(share) }
    for bounds in [10.0...20, -4...4, 100...1100] {
      let value = bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
      #expect(try list(on: Self.wide) { slider(value, in: bounds) } == plain)
    }
    #expect(
      try list(on: Self.wide) { Slider(value: .constant(Float(share)), in: 0...1) } == plain)
  }

  @Test("disabled, it is the same list at half the strength")
  func disabled() throws {
    let normal = try list(on: Self.wide) { slider(0.5) }
    let disabled = try list(on: Self.wide) { slider(0.5).disabled(true) }
    #expect(disabled.withoutFading == normal.withoutFading)
    #expect(disabled.groups.map(\.opacity).min() == 0.5)
  }

  @Test("a tint colours the filled part and nothing else")
  func tint() throws {
    let (normal, tinted) = (
      try list(on: Self.wide) { slider(0.5) },
      try list(on: Self.wide) { slider(0.5).tint(.green) }
    )
    #expect(tinted.shape == normal.shape)
    #expect(normal.colors.map(\.code)[1] == [0, 122, 255, 100])
    #expect(tinted.colors.map(\.code)[1] == [52, 199, 89, 100])
    #expect(zip(normal.colors, tinted.colors).filter { $0 != $1 }.count == 1)
  }

  @Test("at any scale and in the dark it is the same list", arguments: [2.0, 3])
  func scale(scale: Double) throws {
    var fine = Self.wide
    fine.scale = scale
    #expect(try list(on: fine) { slider(0.5) } == list(on: Self.wide) { slider(0.5) })
    #expect(
      try list(on: Self.wide.dark) { slider(0.5) }.shape
        == list(on: Self.wide) { slider(0.5) }.shape)
  }

  @Test("dragging goes by the finger's way, not to the finger's place")
  func dragging() throws {
    var values: [Double] = []
    let stage = try Rehearsal(Self.wide) { Sliding(value: 0.25, note: { values.append($0) }) }
    try stage.drag(
      from: CGPoint(x: 44, y: 30), to: CGPoint(x: 94, y: 30), at: 0, steps: 10, release: false)
    #expect(abs(try #require(values.last) - 0.75) < 1e-12)
    #expect(zip(values, values.dropFirst()).allSatisfy(<))
    #expect(stage.list.fills[2].minX == 75)
    try stage.finger(.moved, 300, 30)
    #expect(values.last == 1)
    try stage.finger(.moved, -300, 30)
    #expect(values.last == 0)
    try stage.finger(.ended, -300, 30)
    #expect(stage.list.fills[2].minX == 0)
  }

  @Test("with steps it stops at multiples from the lower bound only")
  func steps() throws {
    var values: [Double] = []
    let stage = try Rehearsal(Self.wide) {
      Sliding(value: 1, bounds: 1...10, step: 3, note: { values.append($0) })
    }
    try stage.drag(from: CGPoint(x: 14, y: 30), to: CGPoint(x: 114, y: 30), at: 0, steps: 50)
    #expect(Set(values).sorted() == [1, 4, 7, 10])
    #expect(stage.list.fills[2].minX == 100)
  }

  @Test("the greatest step that fits does not go beyond the upper bound")
  func lastStep() throws {
    var values: [Double] = []
    let stage = try Rehearsal(Self.wide) {
      Sliding(value: 0, bounds: 0...10, step: 4, note: { values.append($0) })
    }
    try stage.drag(from: CGPoint(x: 14, y: 30), to: CGPoint(x: 200, y: 30), at: 0, steps: 50)
    #expect(values.allSatisfy { (0...10).contains($0) })
  }

  @Test("editing begins with the finger's first touch and ends when it leaves, once each")
  func editing() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.wide) {
      Sliding(value: 0, note: { _ in }, editing: { journal.note("\($0)") })
    }
    try stage.drag(from: CGPoint(x: 14, y: 30), to: CGPoint(x: 60, y: 30), at: 0, steps: 8)
    try stage.drag(from: CGPoint(x: 60, y: 30), to: CGPoint(x: 90, y: 30), at: 1, steps: 8)
    #expect(journal.lines == ["true", "false", "true", "false"])
  }

  @Test("disabled, a finger moves nothing")
  func disabledDrag() throws {
    var values: [Double] = []
    let stage = try Rehearsal(Self.wide) {
      Sliding(value: 0, note: { values.append($0) }).disabled(true)
    }
    try stage.drag(from: CGPoint(x: 14, y: 30), to: CGPoint(x: 60, y: 30), at: 0, steps: 8)
    #expect(values.isEmpty)
  }

  @Test("a change under an animation moves knob and filled part together along it")
  func animated() throws {
    let scene = try Stagehand(0.0, on: Self.wide) { Slider(value: .constant($0), in: 0...1) }
    let stage = try scene.halfWay(to: 1)
    #expect(stage.list.fills[2].minX == 50)
    #expect(stage.list.fills[1].width == 64)
    try stage.advance(to: 2)
    #expect(stage.list == (try list(on: Self.wide) { slider(1) }))
  }

  @Test("labels stand at the ends and take their room from the line; the title is not shown")
  func labels() throws {
    let stage = try Rehearsal(.of(184, 60)) {
      Slider(value: .constant(0.5), in: 0...1) {
        Tile.of(9, 50, 50)
      } minimumValueLabel: {
        Tile.of(1, 20, 20)
      } maximumValueLabel: {
        Tile.of(2, 20, 20)
      }
    }
    #expect(stage.paintedTiles == [1, 2])
    #expect(stage.tiles[1] == CGRect(x: 0, y: 20, width: 20, height: 20))
    #expect(stage.tiles[2] == CGRect(x: 164, y: 20, width: 20, height: 20))
    #expect(stage.list.fills.contains(CGRect(x: 28, y: 28, width: 128, height: 4)))
  }

  @Test("it takes the width that it is offered and is as high as its knob")
  func size() throws {
    for width in [50.0, 200] {
      #expect(try answer(width, 100) { slider(0.5) } == CGSize(width: width, height: 28))
    }
  }
}
