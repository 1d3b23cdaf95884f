import Rostrum
import Testing

/// What controls paint with the looks of iOS 26, word for word; `ControlListTests` has those of iOS 18.
@MainActor @Suite("Controls of iOS 26")
struct SystemControlTests {
  private func text(_ stage: Stage = .small, @ViewBuilder _ content: () -> some View) throws
    -> String
  {
    try list(on: stage.system26, content).description
  }

  @Test("a switch is 63 by 28, its knob a capsule without a shadow")
  func switches() throws {
    #expect(
      try text { Toggle("", isOn: .constant(true)).labelsHidden() } == """
        fill rounded 19 36 63 28 corner 14 with #34c759
        fill rounded 0 0 37 24 corner 12 with #ffffff at 43 38
        """)
    #expect(
      try text { Toggle("", isOn: .constant(false)).labelsHidden().tint(.red) } == """
        fill rounded 19 36 63 28 corner 14 with #3c3c43/0.3
        fill rounded 0 0 37 24 corner 12 with #ffffff at 21 38
        """)
  }

  @Test("a slider's track is 6 high, its knob a capsule; it goes as far as the knob's middle may")
  func slider() throws {
    func lines(_ value: Double) throws -> String {
      try text(.of(138, 60)) { Slider(value: .constant(value)) }
    }
    #expect(
      try lines(0.5) == """
        fill rounded 0 27 138 6 corner 3 with #787880/0.2
        fill rounded 0 27 69 6 corner 3 with #0088ff
        group shadow #000000/0.12 4 by 0 3 {
          fill rounded 0 0 38 24 corner 12 with #ffffff at 50 18
        }
        """)
    #expect(try lines(0).contains("at 0 18"))
    #expect(try lines(1).contains("at 100 18"))
  }

  @Test("segments are capsules")
  func segments() throws {
    #expect(
      try text(.of(100, 40)) {
        Picker("", selection: .constant(1)) {
          ForEach(0..<2, id: \.self) { _ in Color.black.frame(width: 4, height: 4) }
        }
        .pickerStyle(.segmented)
      } == """
        fill rounded 0 4 100 32 corner 16 with #787880/0.12
        group shadow #000000/0.12 4 by 0 3 {
          fill rounded 52 6 46 28 corner 14 with #ffffff
        }
        fill rect 23 18 4 4 with #000000
        fill rect 73 18 4 4 with #000000
        """)
  }

  @Test("bordered buttons are capsules unless they are told otherwise")
  func buttons() throws {
    func button(_ shape: ButtonBorderShape) -> some View {
      Button(action: {}, label: { Circle().frame(width: 40, height: 20) })
        .buttonStyle(.borderedProminent).buttonBorderShape(shape)
    }
    func ground(_ shape: ButtonBorderShape) throws -> String? {
      try text { button(shape) }.split(separator: "\n").first.map(String.init)
    }
    #expect(try ground(.automatic) == ground(.capsule))
    #expect(try ground(.automatic)?.hasSuffix("with #0088ff") == true)
    #expect(
      try ground(.roundedRectangle)
        == "fill rounded 18 33 64 34 corner 8 continuous with #0088ff")
    #expect(
      try ground(.roundedRectangle(radius: 3))
        == "fill rounded 18 33 64 34 corner 3 continuous with #0088ff")
  }

  @Test("a stepper and grouped controls are capsules, too")
  func capsules() throws {
    let stepper = try text(.of(250, 60)) { Stepper("", value: .constant(1)).labelsHidden() }
    #expect(stepper.hasPrefix("fill rounded 78 14 94 32 corner 16 with #787880/0.12"))
    let group = try text(.of(250, 60)) {
      ControlGroup {
        Button("", systemImage: "minus") {}
        Button("", systemImage: "plus") {}
      }
    }
    #expect(group.contains("corner 17"))
  }

  @Test("a switch makes a row of a list no taller")
  func row() throws {
    let stage = try Rehearsal(Stage.of(300, 300).system26) {
      List {
        Tile.of(1, 20, 10)
        Toggle("On", isOn: .constant(true))
        Stepper("Count", value: .constant(1))
        Tile.of(2, 20, 10)
      }
    }
    #expect(try stage.tile(2).midY - stage.tile(1).midY == 3 * 52)
  }

  @Test("in a row a switch goes 2 beyond the inset, alone it does not", arguments: [false, true])
  func overhang(isNew: Bool) throws {
    let stage = isNew ? Stage.of(300, 300).system26 : Stage.of(300, 300)
    let width: CGFloat = isNew ? 63 : 51
    func end(@ViewBuilder _ content: () -> some View) throws -> CGFloat? {
      try Rehearsal(stage, content).list.fills.first { $0.width == width }?.maxX
    }
    // Groups and rows have insets of 16 each on so narrow a stage.
    #expect(try end { Form { Toggle("On", isOn: .constant(true)) } } == 270)
    #expect(try end { Form { Toggle("On", isOn: .constant(true)).labelsHidden() } } != 270)
    // Pictures of iOS 26 show it beyond its place elsewhere, too.
    #expect(try end { Toggle("On", isOn: .constant(true)) } == (isNew ? 302 : 300))
  }

  @Test("a touch moves the switch's knob as far as the track has room")
  func motion() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Stage.small.system26) { Switch(hook: hook) }
    func knob() -> CGFloat? { stage.list.fills.last?.minX }
    #expect(knob() == 21)
    try stage.tap(50, 50, at: 1)
    try stage.advance(to: 3)
    #expect(hook.value == true && knob() == 43)
  }

  private struct Switch: View {
    let hook: Hook<Bool>
    @State private var isOn = false
    var body: some View {
      hook.binding = $isOn
      return Toggle("", isOn: $isOn).labelsHidden()
    }
  }
}
