import Rostrum
import Testing

@MainActor @Suite("States of pickers")
struct PickerStateTests {
  /// Three segments of 50 points.
  private static let three = Stage.of(150, 60)

  private func segments(_ choice: Int, count: Int = 3) -> some View {
    Picker("", selection: .constant(choice)) {
      ForEach(0..<count, id: \.self) { Tile.of($0, 10, 10) }
    }
    .pickerStyle(.segmented)
  }

  private struct Choosing: View {
    @State var choice = 0
    var body: some View {
      Picker("", selection: $choice) { ForEach(0..<3, id: \.self) { Tile.of($0, 10, 10) } }
        .pickerStyle(.segmented)
    }
  }

  @Test(
    "segments are of one width, 32 points high, with the ground two points inside the chosen one",
    arguments: 0..<3)
  func segmented(choice: Int) throws {
    let stage = try Rehearsal(Self.three) { segments(choice) }
    let fills = stage.list.fills
    #expect(fills[0] == CGRect(x: 0, y: 15, width: 150, height: 32))
    #expect(fills[1] == CGRect(x: 50 * choice + 2, y: 17, width: 46, height: 28))
    for number in 0..<3 { #expect(try stage.tile(number).midX == CGFloat(25 + 50 * number)) }
  }

  @Test("what stands below segments begins a point before they end, on iOS 26 at their end")
  func overhang() throws {
    func gap(_ stage: Stage) throws -> CGFloat {
      let fills = try list(on: stage) {
        VStack(spacing: 0) {
          segments(0)
          Rectangle().frame(height: 5)
        }
      }.fills
      return (fills.last { $0.height == 5 }?.minY ?? 0) - fills[0].maxY
    }
    #expect(try gap(Self.three) == -1)
    #expect(try gap(Self.three.system26) == 0)
  }

  @Test("the first and the last choice are mirror images")
  func mirrored() throws {
    let (first, last) = (
      try list(on: Self.three) { segments(0) }.fills[1],
      try list(on: Self.three) { segments(2) }.fills[1]
    )
    #expect(last.maxX == 150 - first.minX)
  }

  @Test("any number of segments share the width", arguments: [1, 2, 4, 5, 6])
  func shares(count: Int) throws {
    let stage = try Rehearsal(.of(240, 60)) { segments(0, count: count) }
    let width = 240 / CGFloat(count)
    for number in 0..<count {
      #expect(try stage.tile(number).midX == width * (CGFloat(number) + 0.5))
    }
  }

  @Test("a closed menu is a button in the style around it")
  func menuStyle() throws {
    func menu() -> some View {
      Picker("", selection: .constant(1)) { Tile.of(1, 30, 20).tag(1) }.pickerStyle(.menu)
    }
    let plain = try Rehearsal(Self.three) { menu() }
    let bordered = try Rehearsal(Self.three) { menu().buttonStyle(.bordered) }
    let button = try Rehearsal(Self.three) {
      Button {
      } label: {
        HStack(spacing: 13.0 / 3) {
          Tile.of(1, 30, 20)
          Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.medium))
        }
      }
      .buttonStyle(.bordered)
    }
    #expect(bordered.list.lines == button.list.lines)
    #expect(bordered.list.lines != plain.list.lines)
    #expect(bordered.list.fills[0].height == 34)
  }

  @Test("a choice that is not there leaves no ground")
  func none() throws {
    let list = try list(on: Self.three) { segments(7) }
    #expect(!list.fills.dropFirst().contains { $0.width > 10 })
  }

  @Test(
    "chosen by a press, the ground goes there on its spring, the segments stay",
    arguments: [
      0.1, 0.2, 0.3,
    ])
  func moving(time: Double) throws {
    let stage = try Rehearsal(Self.three) { Choosing() }
    let before = stage.tiles
    try stage.finger(.began, 125, 30)
    try stage.finger(.ended, 125, 30)
    try stage.advance(to: time)
    let progress = Spring(duration: 0.28, bounce: 0).value(target: 1.0, time: time)
    #expect(abs(Double(stage.list.fills[1].minX) - 2 - 100 * progress) < 1e-9)
    #expect(stage.tiles == before)
    try stage.advance(to: 3)
    #expect(stage.list == (try list(on: Self.three) { segments(2) }))
  }

  @Test("a press on the choice that is made changes nothing")
  func same() throws {
    let stage = try Rehearsal(Self.three) { Choosing() }
    let before = stage.list
    try stage.tap(25, 30, at: 0)
    #expect(stage.list == before)
  }

  @Test("disabled, no press chooses")
  func disabled() throws {
    let stage = try Rehearsal(Self.three) { Choosing().disabled(true) }
    let before = stage.list
    try stage.tap(125, 30, at: 0)
    try stage.advance(to: 3)
    #expect(stage.list == before)
  }

  @Test("in the dark it is the same list in other colours")
  func dark() throws {
    #expect(
      try list(on: Self.three.dark) { segments(1) }.shape
        == list(on: Self.three) { segments(1) }.shape)
  }

  @Test("tags are what is chosen by, not the places of the views")
  func tags() throws {
    enum Fruit: Hashable { case apple, pear, plum }
    let list = try list(on: Self.three) {
      Picker("", selection: .constant(Fruit.plum)) {
        Tile.of(1, 10, 10).tag(Fruit.apple)
        Tile.of(2, 10, 10).tag(Fruit.plum)
        Tile.of(3, 10, 10).tag(Fruit.pear)
      }
      .pickerStyle(.segmented)
    }
    #expect(list.fills[1].minX == 52)
  }

  @Test("a menu shows what is chosen, in the tint, and nothing of the others")
  func menu() throws {
    for style in [AnyPickerStyle.menu, .automatic] {
      for choice in 0..<3 {
        let stage = try Rehearsal(Self.three) {
          style.apply(
            Picker("", selection: .constant(choice)) {
              ForEach(0..<3, id: \.self) { Text("word \($0)") }
            })
        }
        #expect(stage.list.words == ["word \(choice)"])
        #expect(Set(stage.list.colors.map(\.code)) == [[0, 122, 255, 100]])
      }
    }
  }

  @Test("what is not chosen takes no room in a menu")
  func menuRoom() throws {
    func size(_ widths: [CGFloat]) throws -> CGSize {
      try answer(nil, nil) {
        Picker("", selection: .constant(0)) {
          ForEach(0..<widths.count, id: \.self) { Tile.of($0, widths[$0], 20) }
        }
      }
    }
    let (three, one) = (try size([30, 500, 200]), try size([30]))
    #expect(three == one)
  }

  @Test("inline, all choices stand one below the other, and a press chooses")
  func inline() throws {
    struct Scene: View {
      @State private var choice = 0
      let note: (Int) -> Void
      var body: some View {
        Picker("", selection: $choice) {
          ForEach(0..<3, id: \.self) { Tile.of($0, 20, 10) }
        }
        .pickerStyle(.inline)
        .onChange(of: choice) { _, new in note(new) }
      }
    }
    var chosen: [Int] = []
    let stage = try Rehearsal(.small) { Scene(note: { chosen.append($0) }) }
    #expect(try stage.tile(0).maxY < stage.tile(1).minY)
    #expect(try stage.tile(1).maxY < stage.tile(2).minY)
    let last = try stage.tile(2)
    try stage.tap(Double(last.midX), Double(last.midY), at: 0)
    #expect(chosen == [2])
  }

  @Test("inline, the choice is marked")
  func inlineMark() throws {
    func scene(_ choice: Int) throws -> DisplayList {
      try list(on: .of(300, 300)) {
        Form {
          Picker("", selection: .constant(choice)) {
            ForEach(0..<3, id: \.self) { Text("word \($0)") }
          }
          .pickerStyle(.inline)
        }
      }
    }
    for choice in 0..<3 {
      let list = try scene(choice)
      let marks = list.commands.compactMap { command -> CGRect? in
        guard case .fill(let path, _, .solid(let color), let transform) = command,
          color.code == [0, 122, 255, 100]
        else { return nil }
        return path.boundingRect.applying(transform)
      }
      let mark = try #require(marks.first)
      // One, in its row of 44 points, at the trailing margin of 32.
      #expect(marks.count == 1 && abs(mark.midY - CGFloat(57 + 44 * choice)) < 1)
      #expect(abs(mark.maxX - 268) < 2)
      #expect(list.words == ["word 0", "word 1", "word 2"])
    }
  }
}

/// The two styles that show a menu.
private enum AnyPickerStyle {
  case menu, automatic
  @MainActor @ViewBuilder func apply(_ picker: some View) -> some View {
    switch self {
    case .menu: picker.pickerStyle(.menu)
    case .automatic: picker.pickerStyle(.automatic)
    }
  }
}
