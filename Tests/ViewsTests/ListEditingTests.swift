import Foundation
import Rostrum
import Testing

@MainActor @Suite("Edited lists")
struct ListEditingTests {
  private static let phone = Stage.of(390, 600)

  private struct Names: View {
    let journal: Journal
    var mode = EditMode.active
    var style = 0
    @State var names = ["Ada", "Grace", "Mary", "Edith"]
    @State var own = EditMode.inactive

    var body: some View {
      Group {
        if style == 0 {
          List {
            ForEach(names, id: \.self) { name in
              Button(name) { journal.note("open \(name)") }
                .deleteDisabled(name == "Mary").moveDisabled(name == "Ada")
            }
            .onDelete {
              names.remove(atOffsets: $0)
              journal.note("delete \($0.map { $0 })")
            }
            .onMove {
              names.move(fromOffsets: $0, toOffset: $1)
              journal.note("move \($0.map { $0 }) to \($1)")
            }
            Text("After")
          }
        } else {
          List {
            ForEach($names, id: \.self, editActions: style == 1 ? .all : .delete) { $name in
              Text(name)
            }
          }
        }
      }
      .environment(\.editMode, $own)
      .onAppear { own = mode }
      .onChange(of: names) { journal.note(names.joined(separator: " ")) }
    }
  }

  private func stage(
    _ journal: Journal, _ mode: EditMode = .active, style: Int = 0, rtl: Bool = false
  ) throws -> Rehearsal {
    let stage = try Rehearsal(Self.phone) {
      Names(journal: journal, mode: mode, style: style)
        .environment(\.layoutDirection, rtl ? .rightToLeft : .leftToRight)
    }
    try stage.advance(to: 1)
    return stage
  }

  /// The middles of rows, and of the first row's sign and handle.
  private func y(_ row: Int) -> Double { 57 + 44 * Double(row) }
  private static let (sign, handle) = (52.5, 340.0)

  private func circles(_ stage: Rehearsal) -> [CGPoint] {
    stage.list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0,
        color.code == [255, 59, 48, 100], abs(path.boundingRect.width - 22) < 1e-9
      else { return nil }
      let frame = path.boundingRect.applying(transform)
      return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  /// Where a word begins.
  private func place(_ word: String, _ stage: Rehearsal) -> CGPoint? {
    for case .glyphs(let run, _, let transform) in stage.list.commands where run.text == word {
      return run.glyphs.first?.position.applying(transform)
    }
    return nil
  }

  private func words(_ stage: Rehearsal) -> [String] { stage.list.words }

  @Test("each row that can be deleted has a sign; its content makes room, and nothing else does")
  func signs() throws {
    let plain = try stage(Journal(), .inactive)
    #expect(circles(plain).isEmpty)
    let edited = try stage(Journal())
    #expect(circles(edited) == [0, 1, 3].map { CGPoint(x: Self.sign, y: y($0)) })
    func left(_ stage: Rehearsal) -> [CGFloat] {
      stage.list.words.compactMap { place($0, stage)?.x }
    }
    let moved = zip(left(edited), left(plain)).map { ($0 - $1).rounded() }
    #expect(moved == [40, 40, 0, 40, 0])
    // From right to left the signs are at the other end.
    let mirrored = try stage(Journal(), rtl: true)
    #expect(circles(mirrored).map { $0.x.rounded() } == [338, 338, 338])
  }

  @Test("signs come and go as the content makes room: they ease in and out in 0.3 s")
  func eases() throws {
    let stage = try Rehearsal(Self.phone) {
      VStack {
        EditButton()
        List { ForEach(["Ada"], id: \.self) { _ in Tile.of(1, 20, 20) }.onDelete { _ in } }
      }
    }
    let rest = try stage.tile(1).minX
    let button = try stage.graph.resolve(TapTarget("Edit"))
    try stage.tap(button.x, button.y, at: 0.95)
    for (time, share) in [(0.075, 0.1292), (0.15, 0.5), (0.225, 0.8708)] {
      try stage.advance(to: 1 + time)
      #expect(abs(try stage.tile(1).minX - rest - 40 * share) < 0.05)
    }
    try stage.advance(to: 1.31)
    #expect(try stage.tile(1).minX == rest + 40)
  }

  @Test("a tap on the sign uncovers the button that deletes; a tap elsewhere covers it")
  func signOpens() throws {
    let journal = Journal()
    let stage = try stage(journal)
    try stage.tap(Self.sign, y(1), at: 1)
    try stage.advance(to: 2)
    #expect(words(stage).contains("Delete") && journal.lines.isEmpty)
    try stage.tap(100, y(3), at: 2)
    try stage.advance(to: 4)
    #expect(!words(stage).contains("Delete") && journal.lines.isEmpty)
    try stage.tap(Self.sign, y(1), at: 4)
    try stage.advance(to: 6)
    try stage.tap(340, y(1), at: 6)
    try stage.advance(to: 8)
    #expect(journal.lines == ["delete [1]", "Ada Mary Edith"])
    #expect(words(stage) == ["Ada", "Mary", "Edith", "After"] && circles(stage).count == 2)
  }

  @Test("while rows are edited, their buttons are not pressed and they are not pulled aside")
  func untouched() throws {
    let journal = Journal()
    let stage = try stage(journal)
    try stage.tap(150, y(1), at: 1)
    try stage.drag(
      from: CGPoint(x: 300, y: y(1)), to: CGPoint(x: 40, y: y(1)), at: 2, steps: 20)
    try stage.advance(to: 4)
    #expect(journal.lines.isEmpty && words(stage) == ["Ada", "Grace", "Mary", "Edith", "After"])
  }

  @Test("not edited, a full swipe deletes, but for a row that may not be")
  func swipes() throws {
    let journal = Journal()
    let stage = try stage(journal, .inactive)
    for row in [2, 3] {
      let now = stage.graph.timeline.now.seconds
      try stage.drag(
        from: CGPoint(x: 360, y: y(row)), to: CGPoint(x: 40, y: y(row)), at: now, steps: 40)
      try stage.advance(to: now + 3)
    }
    #expect(journal.lines.filter { !$0.hasPrefix("open") } == ["delete [3]", "Ada Grace Mary"])
    try stage.tap(60, y(0), at: 10)
    #expect(journal.lines.last == "open Ada")
  }

  @Test(
    "a handle carries its row, the others give way, and on letting go the element moves",
    arguments: [
      (1, 90.0, "move [1] to 4", "Ada Mary Edith Grace"),
      (3, -60, "move [3] to 2", "Ada Grace Edith Mary"),
      (3, -400, "move [3] to 0", "Edith Ada Grace Mary"), (1, 10, "", ""), (0, 90, "", ""),
    ] as [(Int, Double, String, String)])
  func carries(row: Int, way: Double, told: String, names: String) throws {
    let journal = Journal()
    let stage = try stage(journal)
    let start = CGPoint(x: Self.handle, y: y(row))
    try stage.drag(
      from: start, to: CGPoint(x: Self.handle - 20, y: y(row) + way), at: 1, steps: 30,
      release: false)
    // It is over all others while it is held, and no further than its loop goes.
    if row != 0 {
      let held = try #require(["Ada", "Grace", "Mary", "Edith"][row] as String?)
      #expect(words(stage).last == held)
    }
    #expect(journal.lines.isEmpty)
    try stage.finger(.ended, start.x - 20, start.y + way)
    try stage.advance(to: 4)
    #expect(journal.lines == (told.isEmpty ? [] : [told, names]))
    let order = names.isEmpty ? "Ada Grace Mary Edith" : names
    #expect(words(stage).joined(separator: " ") == order + " After")
  }

  @Test("a row goes on from where the finger left it, and rests without a shadow")
  func settles() throws {
    let stage = try stage(Journal())
    try stage.drag(
      from: CGPoint(x: Self.handle, y: y(1)), to: CGPoint(x: Self.handle, y: y(1) + 70), at: 1,
      steps: 30, release: false)
    func shadows() -> Int {
      stage.list.groups.filter { !$0.filters.isEmpty }.count
    }
    func place(_ word: String) -> CGFloat? { self.place(word, stage)?.y }
    #expect(shadows() == 1)
    let before = try #require(place("Grace"))
    try stage.finger(.ended, Self.handle, y(1) + 70)
    let after = try #require(place("Grace"))
    #expect(abs(after - before) < 1e-6)
    try stage.advance(to: 4)
    #expect(shadows() == 0)
    #expect(try abs(#require(place("Grace")) - before - 18) < 1e-6)
  }

  @Test("rows of a binding edit the collection themselves", arguments: [1, 2])
  func editActions(style: Int) throws {
    let journal = Journal()
    let stage = try stage(journal, style: style)
    try stage.drag(
      from: CGPoint(x: Self.handle, y: y(0)), to: CGPoint(x: Self.handle, y: y(2)), at: 1, steps: 30
    )
    try stage.advance(to: 3)
    #expect(journal.lines == (style == 1 ? ["Grace Mary Ada Edith"] : []))
    try stage.tap(Self.sign, y(3), at: 3)
    try stage.advance(to: 4)
    try stage.tap(340, y(3), at: 4)
    #expect(journal.lines.last == (style == 1 ? "Grace Mary Ada" : "Ada Grace Mary"))
  }
}
