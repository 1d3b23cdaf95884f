import Rostrum
import Testing

/// The styles that buttons may have.
private enum Style: CaseIterable, Sendable {
  case automatic, plain, borderless, bordered, prominent
}

extension View {
  @ViewBuilder fileprivate func style(_ style: Style) -> some View {
    switch style {
    case .automatic: buttonStyle(.automatic)
    case .plain: buttonStyle(.plain)
    case .borderless: buttonStyle(.borderless)
    case .bordered: buttonStyle(.bordered)
    case .prominent: buttonStyle(.borderedProminent)
    }
  }
}

/// What buttons look like in every state, as laws over their lists.
@MainActor @Suite("States of buttons")
struct ButtonStateTests {
  private func button(_ style: Style, _ role: ButtonRole? = nil) -> some View {
    Button(role: role) {
    } label: {
      Text("Save")
    }.style(style)
  }

  @Test("a disabled button is the same button in other colours", arguments: Style.allCases)
  fileprivate func disabled(style: Style) throws {
    let normal = try list { button(style) }
    let disabled = try list { button(style).disabled(true) }
    #expect(disabled != normal)
    #expect(
      disabled.withoutFading.map(\.uncoloured) == normal.withoutFading.map(\.uncoloured))
  }

  @Test("disabled, the role and the tint of a button are not told apart", arguments: Style.allCases)
  fileprivate func disabledRoles(style: Style) throws {
    let plain = try list { button(style).disabled(true) }
    #expect(try list { button(style, .destructive).disabled(true) } == plain)
    if style != .plain {
      #expect(try list { button(style).tint(.pink).disabled(true) } == plain)
    }
  }

  @Test(
    "pressed, it is the same button, fainter, and back a quarter second after",
    arguments: Style.allCases)
  fileprivate func pressed(style: Style) throws {
    let stage = try Rehearsal(.small) { button(style) }
    let normal = stage.list
    try stage.finger(.began, 50, 50)
    let pressed = stage.list
    #expect(pressed != normal && pressed.withoutFading == normal.withoutFading)
    let faint = try #require(pressed.groups.map(\.opacity).min())
    #expect(faint < 1 && faint > 0)
    try stage.advance(to: 1)
    #expect(stage.list == pressed)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 1.125)
    let between = try #require(stage.list.groups.map(\.opacity).min())
    #expect(abs(between - (1 + faint) / 2) < 1e-9)
    try stage.advance(to: 1.25)
    #expect(stage.list == normal)
  }

  @Test(
    "a finger that leaves lets go of the look, one that comes back takes it again",
    arguments: Style.allCases)
  fileprivate func leaving(style: Style) throws {
    let stage = try Rehearsal(.of(300, 300)) { button(style) }
    try stage.finger(.began, 150, 150)
    let pressed = stage.list
    try stage.finger(.moved, 150, 290)
    try stage.advance(to: 1)
    let released = stage.list
    #expect(released != pressed)
    try stage.finger(.moved, 150, 160)
    #expect(stage.list == pressed)
    try stage.finger(.cancelled, 150, 160)
    try stage.advance(to: 2)
    #expect(stage.list == released)
  }

  @Test("a role changes colours and nothing else, destructive to red", arguments: Style.allCases)
  fileprivate func roles(style: Style) throws {
    let normal = try list { button(style) }
    let destructive = try list { button(style, .destructive) }
    #expect(destructive.shape == normal.shape)
    #expect(try list { button(style, .cancel) }.shape == normal.shape)
    let red = [255, 59, 48]
    if style != .plain {
      #expect(destructive.colors.contains { Array($0.code.prefix(3)) == red })
      #expect(!normal.colors.contains { Array($0.code.prefix(3)) == red })
    }
  }

  @Test("a tint changes colours and nothing else", arguments: Style.allCases)
  fileprivate func tint(style: Style) throws {
    let normal = try list { button(style) }
    let tinted = try list { button(style).tint(.pink) }
    #expect(tinted.shape == normal.shape)
    // Plain buttons have the colour of text.
    #expect((tinted == normal) == (style == .plain))
  }

  @Test("a style set on a button or around it goes before its tint", arguments: Style.allCases)
  fileprivate func styled(style: Style) throws {
    let normal = try list { button(style) }
    let green = [52, 199, 89, 100]
    for styled in [
      try list { button(style).foregroundStyle(.green) },
      try list { button(style, .destructive).foregroundColor(.green) },
      try list { VStack { button(style) }.foregroundStyle(.green) },
      try list { Group { button(style).tint(.pink) }.foregroundStyle(.green) },
    ] {
      #expect(styled.shape == normal.shape)
      #expect(styled.colors.last?.code == green)
    }
  }

  @Test("what a label says of itself goes before what is set around the button")
  func ownStyle() throws {
    let list = try list {
      Button {
      } label: {
        Text("Save").foregroundStyle(.red)
      }
      .foregroundStyle(.green)
    }
    #expect(list.colors.map(\.code) == [[255, 59, 48, 100]])
  }

  @Test("a style that is animated around a button moves its label's colour")
  func movingStyle() throws {
    let scene = try Stagehand(false) { (isOn: Bool) in
      Button("Save") {}.foregroundStyle(isOn ? Color.black : .white)
    }
    let stage = try scene.halfWay(to: true)
    let grey = try #require(stage.list.colors.first)
    #expect(grey.red > 0.2 && grey.red < 0.8 && grey.opacity == 1)
  }

  private struct Wide: PrimitiveButtonStyle {
    let inset: CGFloat
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(inset)
    }
  }

  @Test("styles that make the button again add to one another, however many there are")
  func wrappingTwice() throws {
    func width(_ button: some View) throws -> CGFloat {
      try answer(nil, nil) { button }.width
    }
    let plain = try width(Button("Save") {})
    let twice = try width(Button("Save") {}.buttonStyle(Wide(inset: 3)).buttonStyle(Wide(inset: 5)))
    #expect(twice == plain + 16)
  }

  @Test("the colours of a button in the light and in the dark")
  func colors() throws {
    func codes(_ style: Style, _ stage: Stage) throws -> [[Int]] {
      try list(on: stage) { button(style) }.colors.map(\.code)
    }
    #expect(try codes(.borderless, .small) == [[0, 122, 255, 100]])
    #expect(try codes(.borderless, .small.dark) == [[10, 132, 255, 100]])
    #expect(try codes(.bordered, .small).first == [120, 120, 128, 16])
    #expect(try codes(.plain, .small) == [[0, 0, 0, 100]])
    #expect(try codes(.plain, .small.dark) == [[255, 255, 255, 100]])
    #expect(try codes(.prominent, .small) == [[0, 122, 255, 100], [255, 255, 255, 100]])
    #expect(try codes(.prominent, .small.dark) == [[10, 132, 255, 100], [255, 255, 255, 100]])
  }

  @Test("light and dark are the same button in other colours", arguments: Style.allCases)
  fileprivate func dark(style: Style) throws {
    let light = try list { button(style) }
    let dark = try list(on: .small.dark) { button(style) }
    #expect(dark.shape == light.shape && dark != light)
  }

  @Test("without a style a button in the open is borderless")
  func automatic() throws {
    #expect(try list { button(.automatic) } == list { button(.borderless) })
    #expect(try list { Button("Save") {} } == list { button(.borderless) })
  }

  // MARK: Size and shape

  @Test(
    "bordered buttons are as high as iOS has them, by their size",
    arguments: [
      (ControlSize.mini, 28.0), (.small, 28), (.regular, 34), (.large, 50), (.extraLarge, 50),
    ])
  func heights(size: ControlSize, height: Double) throws {
    for style in [Style.bordered, .prominent] {
      let ground = try #require(try list { button(style).controlSize(size) }.fills.first)
      // The line of text is taller than a whole pixel allows.
      #expect(abs(ground.height - height) <= 1)
      #expect(abs(ground.midX - 50) <= 0.5 && abs(ground.midY - 50) <= 0.5)
    }
  }

  @Test("the ground reaches around the label by the margins of its size")
  func margins() throws {
    func widths(_ size: ControlSize) throws -> (ground: CGFloat, label: CGFloat) {
      let label = { Color.red.frame(width: 40, height: 10) }
      let list = try list(on: .of(200, 200)) {
        Button(action: {}, label: label).buttonStyle(.bordered).controlSize(size)
      }
      return (list.fills[0].width, list.fills[1].width)
    }
    for (size, margin) in [(ControlSize.small, 10.0), (.regular, 12), (.large, 20)] {
      let (ground, label) = try widths(size)
      #expect(label == 40 && ground == label + 2 * margin)
    }
  }

  @Test("borderless and plain buttons are as large as their labels, whatever the size")
  func bare() throws {
    for style in [Style.plain, .borderless] {
      for size in ControlSize.allCases {
        #expect(
          try answers(to: ProposedViewSize.sundry) { button(style).controlSize(size) }
            == answers(to: ProposedViewSize.sundry) { Text("Save") })
      }
    }
  }

  @Test("a border shape changes the ground's corners and nothing else")
  func shapes() throws {
    func ground(_ shape: ButtonBorderShape) throws -> Path {
      try #require(
        try list { button(.bordered).buttonBorderShape(shape) }.paths.first)
    }
    let automatic = try ground(.automatic)
    for shape in [ButtonBorderShape.capsule, .roundedRectangle, .roundedRectangle(radius: 3)] {
      #expect(try ground(shape).boundingRect == automatic.boundingRect)
    }
    #expect(try ground(.automatic) == ground(.roundedRectangle))
    #expect(try ground(.capsule) != automatic)
    let circle = try ground(.circle).boundingRect
    #expect(circle.width == circle.height)
  }

  @Test("larger buttons have rounder corners: 14 at small, 8 at regular, 12 at large")
  func corners() throws {
    func corner(_ size: ControlSize) throws -> String? {
      try list(on: .of(200, 100)) { button(.bordered).controlSize(size) }.lines.first
        .map { $0.split(separator: " ") }
        .flatMap { words in
          words.firstIndex(of: "corner").map { String(words[words.index(after: $0)]) }
        }
    }
    #expect(try corner(.small) == "14")
    #expect(try corner(.regular) == "8")
    #expect(try corner(.large) == "12")
  }

  // MARK: Own styles

  private struct Echo: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Tile.of(configuration.isPressed ? 1 : 2, 10, 10)
        Tile.of(configuration.role == .destructive ? 3 : 4, 10, 10)
        configuration.label
      }
    }
  }

  @Test("a style of the scene's own is told label, role and press")
  func own() throws {
    let stage = try Rehearsal(.small) {
      Button(role: .destructive, action: {}, label: { Tile.of(5, 20, 20) }).buttonStyle(Echo())
    }
    #expect(stage.paintedTiles == [2, 3, 5])
    try stage.finger(.began, 50, 50)
    #expect(stage.paintedTiles == [1, 3, 5])
    try stage.finger(.ended, 50, 50)
    #expect(stage.paintedTiles == [2, 3, 5])
  }

  private struct Wrapping: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration).padding(10).background { Tile(9) }
    }
  }

  @Test("a style may wrap the button in the style around it")
  func wrapping() throws {
    let plain = try list { button(.prominent) }
    let wrapped = try list { Button("Save") {}.buttonStyle(Wrapping()).buttonStyle(.plain) }
    #expect(wrapped.tiles.map(\.number) == [9])
    let both = try list {
      Button("Save") {}.buttonStyle(Wrapping()).buttonStyle(.borderedProminent)
    }
    #expect(both.colors.dropFirst().map(\.code) == plain.colors.map(\.code))
  }

  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test("a style with a gesture of its own decides when the button acts")
  func gesture() throws {
    let journal = Journal()
    let stage = try Rehearsal(.small) {
      Button(action: { journal.note("act") }, label: { Tile(1) }).buttonStyle(Twice())
    }
    try stage.tap(50, 50, at: 0)
    #expect(journal.lines.isEmpty)
    try stage.tap(50, 50, at: 0.2)
    #expect(journal.lines == ["act"])
  }

  @Test("a button with a role alone has the system's words for it, and its action")
  func roleAlone() throws {
    let journal = Journal()
    let words: [(ButtonRole, String)] = [
      (.cancel, "Cancel"), (.destructive, "Delete"), (.confirm, "Done"), (.close, "Close"),
    ]
    for (role, word) in words {
      let stage = try Rehearsal(.of(200, 100)) { Button(role: role) { journal.note(word) } }
      #expect(stage.list.words == [word])
      try stage.tap(100, 50, at: 0.1)
    }
    #expect(journal.lines == words.map(\.1))
  }

  @Test("the innermost style wins, and does not reach beyond its views")
  func innermost() throws {
    let stage = try Rehearsal(.of(200, 100)) {
      HStack(spacing: 0) {
        button(.plain)
        Button("Save") {}
      }
      .buttonStyle(.bordered)
    }
    #expect(stage.list.fills.count == 1)
    #expect(stage.list.words == ["Save", "Save"])
  }
}

extension String {
  /// This line of a list without its colours.
  var uncoloured: String {
    replacing(/(#[0-9a-f]{6}|rgb\([^)]*\))(\/[0-9.]+)?/, with: "_")
  }
}
