import Rostrum
import Testing

@MainActor @Suite("Rows that are chosen")
struct ListSelectionTests {
  private static let phone = Stage.of(390, 600)

  private struct Item: Identifiable {
    let id: Int
  }

  /// Three rows of 44 points, of which one is chosen; the list is spelled in two ways.
  private struct Choosing: View {
    let journal: Journal
    var spelling = 0
    @State var chosen: Int?

    var body: some View {
      Group {
        if spelling == 0 {
          List(selection: $chosen) {
            Tile.of(0, 20, 20).tag(0)
            Tile.of(1, 20, 20).tag(1)
            Tile.of(2, 20, 20).tag(2)
          }
        } else {
          List([Item(id: 0), Item(id: 1), Item(id: 2)], selection: $chosen) {
            Tile.of($0.id, 20, 20)
          }
        }
      }
      .onChange(of: chosen) { journal.note("\(chosen ?? -1)") }
    }
  }

  /// The frames of the grey behind rows that are chosen.
  private func marks(_ list: DisplayList) -> [CGRect] {
    list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), let transform) = $0,
        color.code == [209, 209, 214, 100]
      else { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  private func row(_ number: Int) -> CGRect {
    CGRect(x: 20, y: CGFloat(35 + 44 * number), width: 350, height: 44)
  }

  @Test("a touch anywhere in a row chooses it and makes it grey", arguments: [0, 1])
  func touch(spelling: Int) throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) { Choosing(journal: journal, spelling: spelling) }
    #expect(marks(stage.list).isEmpty)
    try stage.tap(300, 82, at: 0)
    #expect(journal.lines == ["1"] && marks(stage.list) == [row(1)])
    try stage.tap(42, 38, at: 1)
    #expect(journal.lines == ["1", "0"] && marks(stage.list) == [row(0)])
    // The grey is cut by the card, and the row's content lies on it.
    let group = try #require(stage.list.groups.first { $0.clip?.path.boundingRect.minX == 20 })
    #expect(group.clip?.path.boundingRect == row(0).union(row(2)))
    #expect(stage.tiles.count == 3)
    // Beside the rows nothing is chosen.
    try stage.tap(200, 400, at: 2)
    #expect(journal.lines == ["1", "0"])
  }

  @Test("what is chosen at first is grey, in the dark in a dark grey")
  func first() throws {
    let journal = Journal()
    #expect(
      marks(try list(on: Self.phone) { Choosing(journal: journal, chosen: 2) }) == [row(2)])
    let dark = try list(on: Self.phone.dark) { Choosing(journal: journal, chosen: 2) }
    #expect(dark.colors.map(\.code).contains([58, 58, 60, 100]))
  }

  @Test("a drag scrolls and chooses nothing")
  func scrolling() throws {
    let journal = Journal()
    let stage = try Rehearsal(.of(390, 100)) { Choosing(journal: journal) }
    try stage.drag(from: CGPoint(x: 200, y: 80), to: CGPoint(x: 200, y: 40), at: 0, steps: 20)
    #expect(try stage.tile(0).minY < 28)
    #expect(journal.lines.isEmpty)
  }

  @Test("the button of a row goes before the row")
  func button() throws {
    let journal = Journal()
    struct Rows: View {
      let journal: Journal
      @State private var chosen: Int?
      var body: some View {
        List(selection: $chosen) {
          Button(action: { journal.note("pressed") }, label: { Tile.of(0, 20, 20) }).tag(0)
          Section {
            Tile.of(1, 20, 20).tag(1)
          } header: {
            Text("Head").tag(9)
          }
        }
        .onChange(of: chosen) { journal.note("\(chosen ?? -1)") }
      }
    }
    let stage = try Rehearsal(Self.phone) { Rows(journal: journal) }
    try stage.tap(300, 38, at: 0)
    #expect(journal.lines == ["pressed"])
    #expect(stage.graph.tappables.map(\.kind).filter { $0 == "row" }.count == 2)
    let tile = try stage.tile(1)
    try stage.tap(300, tile.midY, at: 1)
    #expect(journal.lines == ["pressed", "1"])
    // A header is none of the rows.
    try stage.tap(40, tile.minY - 25, at: 2)
    #expect(journal.lines == ["pressed", "1"])
  }

  @Test("of several that are chosen each is grey, and touches choose none")
  func several() throws {
    struct Rows: View {
      let journal: Journal
      @State private var chosen: Set<Int> = [0, 2]
      var body: some View {
        List(selection: $chosen) { ForEach(0..<3, id: \.self) { Tile.of($0, 20, 20) } }
          .onChange(of: chosen) { journal.note("changed") }
      }
    }
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) { Rows(journal: journal) }
    #expect(marks(stage.list) == [row(0), row(2)])
    try stage.tap(300, 82, at: 0)
    #expect(journal.lines.isEmpty && stage.graph.tappables.isEmpty)
  }

  @Test("without a selection a list is the list that it would be")
  func none() throws {
    let binding: Binding<Int?>? = nil
    let plain = try Rehearsal(Self.phone) { List { Tile.of(0, 20, 20).tag(0) } }
    let stage = try Rehearsal(Self.phone) {
      List(selection: binding) { Tile.of(0, 20, 20).tag(0) }
    }
    #expect(stage.list == plain.list && stage.graph.tappables.isEmpty)
  }
}
