import Rostrum
import Testing

@MainActor @Suite("States of switches")
struct ToggleStateTests {
  private func toggle(_ isOn: Bool, tint: Color? = nil) -> some View {
    Toggle("", isOn: .constant(isOn)).labelsHidden().tint(tint)
  }

  private struct Turning: View {
    @State var isOn: Bool
    var body: some View { Toggle("", isOn: $isOn).labelsHidden() }
  }

  @Test("a switch is a track of 51×31 with a knob of 27, two points from the edge")
  func geometry() throws {
    let off = try list { toggle(false) }
    #expect(
      off.fills == [
        CGRect(x: 25, y: 35, width: 51, height: 31), CGRect(x: 27, y: 37, width: 27, height: 27),
      ])
    let on = try list { toggle(true) }
    #expect(
      on.fills == [
        CGRect(x: 25, y: 35, width: 51, height: 31), CGRect(x: 47, y: 37, width: 27, height: 27),
      ])
  }

  @Test("on is off, mirrored, in another colour of track")
  func mirrored() throws {
    let (off, on) = (try list { toggle(false) }, try list { toggle(true) })
    let track = off.fills[0]
    #expect(on.fills[0] == track)
    #expect(on.fills[1].maxX - track.midX == track.midX - off.fills[1].minX)
    #expect(on.colors[0].code == [52, 199, 89, 100])
    #expect(on.colors[1] == off.colors[1] && off.colors[1].code == [255, 255, 255, 100])
    #expect(on.groups == off.groups)
  }

  @Test("a tint is the colour of what is on, and of nothing else")
  func tint() throws {
    #expect(try list { toggle(true, tint: .pink) }.colors[0].code == [255, 45, 85, 100])
    #expect(try list { toggle(true, tint: .pink) }.shape == list { toggle(true) }.shape)
    #expect(try list { toggle(false, tint: .pink) } == list { toggle(false) })
    let styled = try list { toggle(true).toggleStyle(SwitchToggleStyle(tint: .orange)) }
    #expect(styled.colors[0].code == [255, 149, 0, 100])
  }

  @Test("disabled, the whole switch is half as strong", arguments: [false, true])
  func disabled(isOn: Bool) throws {
    let (normal, disabled) = (try list { toggle(isOn) }, try list { toggle(isOn).disabled(true) })
    #expect(disabled.withoutFading == normal.withoutFading)
    #expect(disabled.groups.map(\.opacity).min() == 0.5)
  }

  @Test("in the dark it is the same switch in other colours", arguments: [false, true])
  func dark(isOn: Bool) throws {
    let (light, dark) = (try list { toggle(isOn) }, try list(on: .small.dark) { toggle(isOn) })
    #expect(dark.shape == light.shape)
    if isOn { #expect(dark.colors[0].code == [48, 209, 88, 100]) }
  }

  @Test("at any scale it is the same list", arguments: [2.0, 4])
  func scale(scale: Double) throws {
    // A stage on which both halves of the odd track are whole pixels at every scale.
    func frames(_ scale: Double) throws -> DisplayList {
      try list(on: .of(101, 101, scale: scale)) { toggle(true) }
    }
    #expect(try frames(scale) == frames(1))
  }

  @Test(
    "on its way the knob's progress is that of its spring",
    arguments: [
      0.05, 0.1, 0.15, 0.2, 0.3,
    ])
  func between(time: Double) throws {
    let stage = try Rehearsal(.small) { Turning(isOn: false) }
    let off = stage.list
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: time)
    let between = stage.list
    let progress = Spring(duration: 0.2, bounce: 0).value(target: 1.0, time: time)
    #expect(abs(between.fills[1].minX - 27 - 20 * progress) < 1e-9)
    #expect(between.fills[0] == off.fills[0])
    try stage.advance(to: 3)
    #expect(stage.list == (try list { toggle(true) }))
  }

  @Test("turned back on the way it goes on from where it is, and ends where it began")
  func turnedBack() throws {
    let stage = try Rehearsal(.small) { Turning(isOn: false) }
    let off = stage.list
    try stage.tap(50, 50, at: 0)
    try stage.advance(to: 0.15)
    let before = stage.list.fills[1].minX
    try stage.finger(.began, 50, 50)
    try stage.finger(.ended, 50, 50)
    #expect(abs(stage.list.fills[1].minX - before) < 1e-9)
    try stage.advance(to: 3)
    #expect(stage.list == off)
  }

  @Test("a press that ends on the switch turns it once; one that leaves does not")
  func presses() throws {
    let journal = Journal()
    let stage = try Rehearsal(.of(300, 300)) {
      Toggle(
        "", isOn: Binding(get: { false }, set: { journal.note("\($0)") })
      ).labelsHidden()
    }
    try stage.tap(150, 150, at: 0)
    #expect(journal.lines == ["true"])
    try stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 290), at: 1, steps: 5)
    #expect(journal.lines == ["true"])
  }

  @Test("disabled, it cannot be turned")
  func disabledPress() throws {
    let journal = Journal()
    let stage = try Rehearsal(.small) {
      Toggle("", isOn: Binding(get: { false }, set: { journal.note("\($0)") }))
        .labelsHidden().disabled(true)
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
  }

  @Test("the label stands at the leading end and the switch at the trailing one")
  func label() throws {
    let list = try list(on: .of(300, 100)) {
      Toggle(isOn: .constant(true)) { Tile.of(1, 40, 20) }
    }
    #expect(list.tiles.first?.frame.minX == 0)
    #expect(list.fills.map(\.maxX).max() == 300)
    let hidden = try Rehearsal(.of(300, 100)) {
      Toggle(isOn: .constant(true)) { Tile.of(1, 40, 20) }.labelsHidden()
    }
    #expect(hidden.tiles.isEmpty && hidden.list.fills.first?.midX == 150.5)
  }

  @Test("its value is told to who cannot see it, with the label's words")
  func accessibility() throws {
    for isOn in [false, true] {
      let stage = try Rehearsal(.of(300, 100)) { Toggle("Wi-Fi", isOn: .constant(isOn)) }
      let target = try #require(stage.graph.tappables.first)
      #expect(target.label == "Wi-Fi" && target.kind == "switch")
      #expect(target.value == (isOn ? "1" : "0"))
    }
  }

  // MARK: Buttons that stay

  @Test("in button style it has a ground while on, and none while off")
  func button() throws {
    func scene(_ isOn: Bool) -> some View {
      Toggle(isOn: .constant(isOn)) { Tile.of(1, 20, 20) }.toggleStyle(.button)
    }
    let (off, on) = (try list { scene(false) }, try list { scene(true) })
    #expect(on.tiles.map(\.frame) == off.tiles.map(\.frame))
    let ground = try #require(on.fills.first)
    #expect(ground == CGRect(x: 28, y: 33, width: 44, height: 34))
    let visible = off.colors.filter { $0.opacity > 0 }
    #expect(visible.count == 1)
    #expect(on.colors.first?.code == [0, 122, 255, 15])
  }

  @Test("in button style a press turns it")
  func buttonPress() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn: $isOn) { Tile.of(isOn ? 1 : 2, 20, 20) }.toggleStyle(.button)
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    try stage.tap(50, 50, at: 0)
    #expect(stage.paintedTiles == [1])
    try stage.tap(50, 50, at: 1)
    #expect(stage.paintedTiles == [2])
  }

  private struct Wrapping: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).padding(10).background { Tile(9) }
    }
  }

  // As in the documentation of `Toggle.init(_:)`: the switch is shown in the style around.
  @Test("a style may wrap the switch in the style around it")
  func wrapping() throws {
    let tiles = try tiles { toggle(true).toggleStyle(Wrapping()) }
    #expect(tiles[9]?.size == CGSize(width: 71, height: 51))
  }

  private struct Words: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Tile.of(configuration.isOn ? 1 : 2, 10, 10)
          .onTapGesture { configuration.isOn.toggle() }
      }
    }
  }

  @Test("a style of the scene's own is told label and value, and writes it")
  func own() throws {
    struct Scene: View {
      @State private var isOn = false
      var body: some View {
        Toggle(isOn: $isOn) { Tile.of(9, 10, 10) }.toggleStyle(Words())
      }
    }
    let stage = try Rehearsal(.small) { Scene() }
    #expect(stage.paintedTiles == [9, 2])
    try stage.tap(55, 50, at: 0)
    #expect(stage.paintedTiles == [9, 1])
  }
}
