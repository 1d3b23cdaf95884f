import Foundation
import Rostrum
import Testing

@MainActor @Suite("Tables")
struct TableTests {
  private struct City: Identifiable {
    let id: Int
    let name: String
    let size: Int
  }

  private static let (phone, tablet) = (Stage.of(390, 600), Stage.of(1024, 768))
  private static let cities = [
    City(id: 1, name: "Oslo", size: 709), City(id: 2, name: "Bergen", size: 289),
    City(id: 3, name: "Ålesund", size: 67),
  ]

  private func table(_ cities: [City] = cities) -> some View {
    Table(cities) {
      TableColumn("Name", value: \.name)
      TableColumn("Size") { Text("\($0.size)") }.width(120).alignment(.trailing)
      TableColumn("Mark") { Tile.of($0.id, 20, 20) }.width(min: 50, ideal: 60, max: 80)
    }
  }

  @Test("on a telephone it is a list of what the first column shows")
  func compact() throws {
    let found = try list(on: Self.phone) { table() }
    #expect(found.words == ["Oslo", "Bergen", "Ålesund"])
    #expect(found.tiles.isEmpty)
  }

  @Test("on a tablet there are all columns with their names above")
  func regular() throws {
    let found = try list(on: Self.tablet) { table() }
    #expect(
      Set(found.words)
        == ["Name", "Size", "Mark", "Oslo", "709", "Bergen", "289", "Ålesund", "67"])
    let tiles = try tiles(on: Self.tablet) { table() }
    // Columns are columns: what stands in one begins at one place in all rows.
    #expect(Set(tiles.values.map(\.minX)).count == 1)
    #expect(tiles[1]!.maxY < tiles[2]!.minY && tiles[2]!.maxY < tiles[3]!.minY)
    let bare = try list(on: Self.tablet) { table().tableColumnHeaders(.hidden) }
    #expect(!bare.words.contains("Name") && bare.words.contains("709"))
  }

  private struct Sorted: View {
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var cities = TableTests.cities
    let journal: Journal
    var body: some View {
      Table(cities, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Size", value: \.size) { Tile.of($0.id, 20, 20) }
        TableColumn("Note") { _ in Text("–") }
      }
      .onChange(of: order, initial: true) {
        cities.sort(using: order)
        journal.note(cities.map { "\($0.id)" }.joined())
      }
    }
  }

  @Test("a tap on a column's name sorts by it, another the other way round")
  func sorting() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.tablet) { Sorted(journal: journal) }
    func tap(_ name: String) throws {
      let place = try stage.graph.resolve(.name(name), forDragging: false)
      let now = stage.graph.timeline.now.seconds
      try stage.tap(Double(place.x), Double(place.y), at: now + 0.1)
      try stage.advance(to: now + 2)
    }
    try tap("Size")
    try tap("Size")
    try tap("Name")
    #expect(journal.lines.dropFirst() == ["321", "123", "213"])
    #expect(stage.list.tiles.map(\.number).count == 3)
  }

  private struct Chosen: View {
    @State private var one: Int?
    @State private var rows: [City] = TableTests.cities
    let journal: Journal
    var body: some View {
      Table(rows, selection: $one) {
        TableColumn("Mark") { Tile.of($0.id, 20, 20) }
        TableColumn("Name", value: \.name)
      }
      .onChange(of: one) { journal.note("\(one ?? -1)") }
    }
  }

  @Test("a tap chooses a row, on telephones and tablets", arguments: [390.0, 1024])
  func choosing(width: Double) throws {
    let journal = Journal()
    let stage = try Rehearsal(.of(width, 700)) { Chosen(journal: journal) }
    let row = try stage.tile(2)
    try stage.tap(row.midX + 30, row.midY, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == ["2"])
  }

  @Test("rows may be written one by one, in loops and sections")
  func rows() throws {
    let painted = try Rehearsal(Self.phone) {
      Table(of: City.self) {
        TableColumn("Mark") { Tile.of($0.id, 20, 20) }
      } rows: {
        TableRow(City(id: 9, name: "", size: 0))
        ForEach(Self.cities) { TableRow($0) }
      }
      .tableStyle(.inset)
    }
    .paintedTiles
    #expect(painted == [9, 1, 2, 3])
  }

  private struct Written: View {
    @State private var order = [KeyPathComparator(\City.name)]
    @State private var chosen: Int?
    let journal: Journal
    var body: some View {
      Table(selection: $chosen, sortOrder: $order) {
        TableColumn("Mark") { Tile.of($0.id, 20, 20) }
        TableColumn("Size", value: \.size) { Text("\($0.size)") }
      } rows: {
        Section { ForEach(TableTests.cities.sorted(using: order)) { TableRow($0) } }
      }
      .onChange(of: order) { journal.note("order") }
      .onChange(of: chosen) { journal.note("\(chosen ?? 0)") }
    }
  }

  @Test("rows that are written are sorted and chosen as those of data are")
  func writtenRows() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.tablet) { Written(journal: journal) }
    #expect(stage.paintedTiles == [2, 1, 3])
    let name = try stage.graph.resolve(.name("Size"), forDragging: false)
    try stage.tap(Double(name.x), Double(name.y), at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.paintedTiles == [3, 2, 1])
    let row = try stage.tile(2)
    try stage.tap(row.midX + 30, row.midY, at: 2.1)
    try stage.advance(to: 4)
    #expect(journal.lines == ["order", "2"])
  }

  private struct Tree: View {
    let hook: Hook<Bool>
    @State private var isOpen = false
    var body: some View {
      hook.binding = $isOpen
      return Table(of: City.self) {
        TableColumn("Mark") { Tile.of($0.id, 20, 20) }
        TableColumn("Size") { Text("\($0.size)") }.width(120)
      } rows: {
        DisclosureTableRow(TableTests.cities[0], isExpanded: $isOpen) {
          DisclosureTableRow(TableTests.cities[1]) { TableRow(TableTests.cities[2]) }
        }
        TableRow(City(id: 9, name: "", size: 0))
      }
    }
  }

  @Test("rows below others are shown where they are open, farther in", arguments: [390.0, 1024])
  func disclosure(width: Double) throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(.of(width, 700)) { Tree(hook: hook) }
    #expect(stage.paintedTiles == [1, 9])
    let (closed, leaf) = (try stage.tile(1), try stage.tile(9))
    #expect(closed.minX == leaf.minX)
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(stage.paintedTiles == [1, 2, 9])
    let inner = try stage.tile(2)
    #expect(inner.minX == closed.minX + 20 && inner.minY > closed.maxY)
    // A tap on its own chevron opens the next one, in steps of the same width.
    try stage.tap(inner.minX - 15, inner.midY, at: 2.1)
    try stage.advance(to: 4)
    #expect(stage.paintedTiles == [1, 2, 3, 9] && hook.value == true)
    #expect(try stage.tile(3).minX == closed.minX + 40)
    try stage.tap(closed.minX - 15, closed.midY, at: 4.1)
    try stage.advance(to: 6)
    #expect(stage.paintedTiles == [1, 9] && hook.value == false)
  }

  @Test("a table without such rows has no room for their chevrons")
  func noRoom() throws {
    let plain = try tiles(on: Self.phone) {
      Table(of: City.self) {
        TableColumn("Mark") { Tile.of($0.id, 20, 20) }
      } rows: {
        TableRow(Self.cities[0])
      }
    }
    let tree = try tiles(on: Self.phone) { Tree(hook: Hook()) }
    #expect(plain[1]!.minX == tree[1]!.minX - 20)
  }

  @Test("looks that a film has not are told")
  func told() throws {
    let told = try Rehearsal(Self.phone) {
      table().tableStyle(.bordered).alternatingRowBackgrounds()
    }
    .graph.shortcomings
    #expect(told.count == 2)
    let silent = try Rehearsal(Self.phone) {
      table().tableStyle(.automatic).alternatingRowBackgrounds(.disabled)
    }
    #expect(silent.graph.shortcomings.isEmpty)
  }
}
