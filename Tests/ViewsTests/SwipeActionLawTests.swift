import Foundation
import Rostrum
import Testing

/// What holds of rows that are pulled aside, whatever is in them.
@MainActor @Suite("Laws of swipe actions")
struct SwipeActionLawTests {
  private static let phone = Stage.of(390, 600)
  private static let y = 38.0

  /// Grounds of buttons, by their colours.
  private func grounds(_ list: DisplayList, _ code: [Int]) -> [CGRect] {
    list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0, color.code == code
      else { return nil }
      return path.boundingRect.applying(transform)
    }
  }
  private static let (red, green) = ([255, 59, 48, 100], [52, 199, 89, 100])
  private static let grey = [0x8e, 0x8e, 0x93, 100]

  private func pull(
    _ stage: Rehearsal, by way: Double, at y: Double = y, from x: Double = 300, steps: Int = 40,
    release: Bool = true
  ) throws {
    let now = stage.graph.timeline.now.seconds
    try stage.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + way, y: y), at: now + 0.1, steps: steps,
      release: release)
  }

  /// A list of one row with one button at each end.
  private struct Row: View {
    let journal: Journal
    var role: ButtonRole?
    var tint: Color?
    var body: some View {
      List {
        Text("Ada")
          .swipeActions { Button("Go", role: role) { journal.note("go") }.tint(tint) }
      }
    }
  }

  @Test("a full swipe of a button that deletes nothing acts, and the row comes back")
  func comesBack() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) { Row(journal: journal, tint: .green) }
    try pull(stage, by: -280)
    #expect(journal.lines == ["go"])
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.green).isEmpty && stage.list.words == ["Ada"])
  }

  @Test("so does one that should delete and does not, a little later")
  func patience() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) { Row(journal: journal, role: .destructive) }
    try pull(stage, by: -280)
    try stage.advance(to: 0.9)
    #expect(journal.lines == ["go"])
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.red).isEmpty && stage.list.words == ["Ada"])
  }

  @Test("a button's own tint counts, not that of the list; without one it is grey, or red")
  func tints() throws {
    func colours(_ role: ButtonRole?, _ tint: Color?) throws -> [[Int]] {
      let stage = try Rehearsal(Self.phone) {
        Row(journal: Journal(), role: role, tint: tint).tint(.purple)
      }
      try pull(stage, by: -60, release: false)
      return [Self.red, Self.green, Self.grey].filter { !grounds(stage.list, $0).isEmpty }
    }
    #expect(try colours(nil, nil) == [Self.grey])
    #expect(try colours(.destructive, nil) == [Self.red])
    #expect(try colours(nil, .green) == [Self.green])
    #expect(try colours(.destructive, .green) == [Self.green])
  }

  @Test(
    "what is uncovered is as wide as the row has moved, all the way", arguments: [20, 50, 74, 120])
  func uncovered(way: Int) throws {
    let stage = try Rehearsal(Self.phone) { Row(journal: Journal()) }
    try pull(stage, by: -Double(way), release: false)
    let ground = try #require(grounds(stage.list, Self.grey).first)
    #expect(abs(ground.width - CGFloat(way)) < 1e-6 && ground.maxX == 370)
  }

  @Test("a quick flick opens a row that has hardly moved, a slow one lets it go back")
  func velocity() throws {
    for (steps, isOpen) in [(3, true), (240, false)] {
      let stage = try Rehearsal(Self.phone) { Row(journal: Journal()) }
      try pull(stage, by: -30, steps: steps)
      try stage.advance(to: 6)
      #expect(grounds(stage.list, Self.grey).isEmpty != isOpen, "\(steps)")
    }
  }

  @Test("pulled to the side where it has no buttons, a row stays and its button is not lost")
  func noButtons() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) {
      List {
        Button("Ada") { journal.note("tap") }.swipeActions(edge: .leading) { Button("Go") {} }
      }
    }
    try pull(stage, by: -60)
    #expect(grounds(stage.list, Self.grey).isEmpty)
    let now = stage.graph.timeline.now.seconds
    try stage.tap(60, Self.y, at: now + 1)
    #expect(journal.lines.last == "tap")
  }

  @Test("a pull takes the press from the row's own button")
  func press() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) {
      List { Button("Ada") { journal.note("tap") }.swipeActions { Button("Go") {} } }
    }
    try pull(stage, by: -100)
    try stage.advance(to: 3)
    #expect(journal.lines.isEmpty)
  }

  @Test("an open row can be pulled on, and closed by pulling it back")
  func again() throws {
    let stage = try Rehearsal(Self.phone) { Row(journal: Journal()) }
    try pull(stage, by: -100)
    try stage.advance(to: 2)
    #expect(abs(grounds(stage.list, Self.grey)[0].width - 74) < 0.01)
    try pull(stage, by: 70, from: 200)
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.grey).isEmpty)
  }

  private struct Choice: View {
    let hook: Hook<Bool>
    @State private var hasButtons = true
    var body: some View {
      hook.binding = $hasButtons
      return List { Text("Ada").swipeActions { if hasButtons { Button("Go") {} } } }
    }
  }

  @Test("a row whose buttons go while it is open closes")
  func vanish() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.phone) { Choice(hook: hook) }
    try pull(stage, by: -100)
    try stage.advance(to: 2)
    try stage.now { hook.value = false }
    try stage.advance(to: 4)
    #expect(grounds(stage.list, Self.grey).isEmpty)
    try pull(stage, by: -100)
    #expect(grounds(stage.list, Self.grey).isEmpty)
  }

  @Test("rows keep insets, separators and backgrounds that are set inside of their buttons")
  func traits() throws {
    func picture(@ViewBuilder _ row: () -> some View) throws -> [CGRect] {
      try list(on: Self.phone) { List { row() } }.fills
    }
    let insets = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    let plain = try picture {
      Text("a").listRowInsets(insets)
      Text("b").listRowBackground(Tile(9))
    }
    let swiped = try picture {
      Text("a").listRowInsets(insets).swipeActions { Button("Go") {} }
      Text("b").listRowBackground(Tile(9)).swipeActions { Button("Go") {} }
    }
    #expect(plain == swiped)
  }

  @Test("in plain lists the buttons reach to the screen's edge, as high as the row")
  func plain() throws {
    let stage = try Rehearsal(Self.phone) {
      List { Text("Ada").frame(height: 80).swipeActions { Button("Go") {} } }.listStyle(.plain)
    }
    try pull(stage, by: -60, release: false)
    let ground = try #require(grounds(stage.list, Self.grey).first)
    #expect(ground.maxX == 390 && ground.height == 102)
  }

  @Test("a label shows its icon, and can be found by its title")
  func labels() throws {
    let stage = try Rehearsal(Self.phone) {
      List {
        Text("Ada").swipeActions {
          Button {
          } label: {
            Label("Archive", systemImage: "archivebox")
          }
        }
      }
    }
    try pull(stage, by: -100)
    try stage.advance(to: 2)
    #expect(stage.list.words == ["Ada"])
    #expect(try stage.graph.resolve(.name("Archive"), forDragging: false).x > 300)
  }

  @Test("disabled buttons do nothing")
  func disabled() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) {
      List {
        Text("Ada").swipeActions(allowsFullSwipe: false) {
          Button("Go") { journal.note("go") }.disabled(true)
        }
      }
    }
    try pull(stage, by: -100)
    try stage.advance(to: 2)
    try stage.tap(340, Self.y, at: 2)
    #expect(journal.lines.isEmpty)
  }
}
