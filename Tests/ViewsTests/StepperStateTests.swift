import Rostrum
import Testing

@MainActor @Suite("States of steppers")
struct StepperStateTests {
  /// On a stage as wide as its two halves: less at 23, more at 71.
  private static let narrow = Stage.of(94, 40)

  private struct Stepping: View {
    @State var value: Int
    var bounds: ClosedRange<Int>?
    var step = 1
    var body: some View {
      VStack(spacing: 0) {
        if let bounds {
          Stepper("", value: $value, in: bounds, step: step).labelsHidden()
        } else {
          Stepper("", value: $value, step: step).labelsHidden()
        }
        Text("\(value)")
      }
    }
  }

  private func stepper(_ value: Int, in bounds: ClosedRange<Int> = 0...2) -> some View {
    Stepper("", value: .constant(value), in: bounds).labelsHidden()
  }

  @Test("two halves of 47 by 32 with a line of a point between them, on one ground")
  func geometry() throws {
    let list = try list(on: Self.narrow) { stepper(1) }
    #expect(list.fills.first == CGRect(x: 0, y: 4, width: 94, height: 32))
    let line = try #require(list.fills.first { $0.width == 1 })
    #expect(line.height == 18 && abs(line.midX - 47) <= 0.5 && line.midY == 20)
  }

  @Test("at a bound the half beyond it is off: the same list, in part fainter", arguments: [0, 2])
  func bounds(value: Int) throws {
    let (free, bound) = (
      try list(on: Self.narrow) { stepper(1) }, try list(on: Self.narrow) { stepper(value) }
    )
    #expect(bound != free && bound.withoutFading == free.withoutFading)
    #expect(bound.groups.filter { $0.opacity < 1 }.count == 1)
  }

  @Test("the two bounds are each other's mirror image in what is faint")
  func mirrored() throws {
    func isFaintFirst(_ value: Int) throws -> Bool {
      let lines = try list(on: Self.narrow) { stepper(value) }.lines
      let group = try #require(lines.firstIndex { $0.contains("opacity") })
      let line = try #require(lines.firstIndex { $0.contains(" 1 18 ") || $0.contains("rect 46") })
      return group < line
    }
    #expect(try isFaintFirst(0) && !isFaintFirst(2))
  }

  @Test("with equal bounds neither half is on")
  func noRoom() throws {
    let list = try list(on: Self.narrow) { stepper(1, in: 1...1) }
    #expect(list.groups.filter { $0.opacity < 1 }.count == 2)
  }

  @Test("disabled, both halves are faint, and a press does nothing")
  func disabled() throws {
    let stage = try Rehearsal(.of(94, 60)) { Stepping(value: 5).disabled(true) }
    #expect(stage.list.groups.filter { $0.opacity < 1 }.count == 2)
    try stage.tap(71, 16, at: 0)
    #expect(stage.list.words.last == "5")
  }

  @Test("a pressed half is fainter, the other stays")
  func pressed() throws {
    let stage = try Rehearsal(Self.narrow) { stepper(1) }
    let normal = stage.list
    for x in [23.0, 71] {
      try stage.finger(.began, x, 20)
      #expect(stage.list.withoutFading == normal.withoutFading)
      #expect(stage.list.groups.filter { $0.opacity < 1 }.count == 1)
      try stage.finger(.cancelled, x, 20)
      try stage.advance(to: stage.time + 1)
      #expect(stage.list == normal)
    }
  }

  @Test("each press is one step, and the bounds hold whatever the step", arguments: [1, 3, 4, 100])
  func steps(step: Int) throws {
    let stage = try Rehearsal(.of(94, 60)) { Stepping(value: 5, bounds: 0...10, step: step) }
    var value = 5
    for (press, isMore) in [true, true, false, false, false, true].enumerated() {
      try stage.tap(isMore ? 71 : 23, 16, at: Double(press))
      value = min(max(value + (isMore ? step : -step), 0), 10)
      #expect(stage.list.words.last == "\(value)")
    }
  }

  @Test("without bounds it goes on for ever")
  func unbounded() throws {
    let stage = try Rehearsal(.of(94, 60)) { Stepping(value: -1) }
    for press in 0..<3 { try stage.tap(23, 16, at: Double(press)) }
    #expect(stage.list.words.last?.hasSuffix("4") == true)
  }

  @Test("a stepper of closures calls them; a closure that is missing switches its half off")
  func closures() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.narrow) {
      Stepper("", onIncrement: { journal.note("more") }, onDecrement: nil).labelsHidden()
    }
    try stage.tap(71, 20, at: 0)
    try stage.tap(23, 20, at: 1)
    #expect(journal.lines == ["more"])
    #expect(stage.list.groups.filter { $0.opacity < 1 }.count == 1)
  }

  /// A stepper in each of its eight spellings, which tells of its number and of being edited.
  private struct Told: View {
    let journal: Journal
    let spelling: Int
    @State private var value = 1
    private var number: Binding<Int> {
      Binding {
        value
      } set: {
        value = $0
        journal.note("\($0)")
      }
    }
    private func edit(_ isEditing: Bool) { journal.note(isEditing ? "begin" : "end") }
    private func more() { number.wrappedValue += 1 }
    private func less() { number.wrappedValue -= 1 }

    var body: some View {
      Group {
        switch spelling {
        case 0:
          Stepper(
            label: { EmptyView() }, onIncrement: more, onDecrement: less, onEditingChanged: edit)
        case 1:
          Stepper(value: number, label: { EmptyView() }, onEditingChanged: edit)
        case 2:
          Stepper(value: number, in: 0...2, label: { EmptyView() }, onEditingChanged: edit)
        case 3:
          Stepper("", onIncrement: more, onDecrement: less, onEditingChanged: edit)
        case 4: Stepper("", value: number, onEditingChanged: edit)
        case 5: Stepper(String(), value: number, onEditingChanged: edit)
        case 6: Stepper("", value: number, in: 0...2, onEditingChanged: edit)
        default: Stepper(String(), value: number, in: 0...2, onEditingChanged: edit)
        }
      }
      .labelsHidden()
    }
  }

  @Test("it tells when a press begins and when it is over, around the step", arguments: 0..<8)
  func editing(spelling: Int) throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.narrow) { Told(journal: journal, spelling: spelling) }
    try stage.tap(71, 20, at: 0)
    #expect(journal.lines == ["begin", "2", "end"])
    journal.clear()
    try stage.tap(23, 20, at: 1)
    #expect(journal.lines == ["begin", "1", "end"])
  }

  @Test("a finger that is lifted elsewhere, or lost, ends a press without a step")
  func editingGivenUp() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.narrow) { Told(journal: journal, spelling: 4) }
    try stage.finger(.began, 71, 20)
    try stage.finger(.moved, 71, 300)
    #expect(journal.lines == ["begin"])
    try stage.finger(.ended, 71, 300)
    #expect(journal.lines == ["begin", "end"])
    try stage.finger(.began, 71, 20)
    try stage.finger(.cancelled, 71, 20)
    #expect(journal.lines == ["begin", "end", "begin", "end"])
  }

  @Test("the label stands at the leading end, the halves at the trailing one")
  func label() throws {
    let stage = try Rehearsal(.of(200, 60)) {
      Stepper(value: .constant(1)) { Tile.of(1, 30, 20) }
    }
    #expect(stage.tiles[1] == CGRect(x: 0, y: 20, width: 30, height: 20))
    #expect(stage.list.fills.contains(CGRect(x: 106, y: 14, width: 94, height: 32)))
  }

  @Test("its halves are told by name")
  func names() throws {
    let stage = try Rehearsal(Self.narrow) { stepper(0) }
    #expect(stage.graph.tappables.map(\.label) == ["Decrement", "Increment"])
    #expect(stage.graph.tappables.map(\.isEnabled) == [false, true])
  }

  @Test("in the dark it is the same list in other colours")
  func dark() throws {
    #expect(
      try list(on: Self.narrow.dark) { stepper(1) }.shape
        == list(on: Self.narrow) { stepper(1) }.shape)
  }
}
