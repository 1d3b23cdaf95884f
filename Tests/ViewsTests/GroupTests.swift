import Foundation
import Rostrum
import Testing

@MainActor @Suite("Groups")
struct GroupTests {
  private static let page = Stage.of(390, 400)
  private let journal = Journal()

  // MARK: Boxes

  @Test("a box has 16 points around its content, and its label 8 above it")
  func box() throws {
    let bare = try tiles(on: Self.page) {
      HStack(spacing: 0) {
        GroupBox { Tile.of(1, 100, 20) }
        Tile.of(2, 10, 10)
      }
    }
    #expect(try #require(bare[2]).minX - #require(bare[1]).maxX == 16)
    let labelled = try tiles(on: Self.page) {
      VStack(spacing: 0) {
        GroupBox {
          Tile.of(1, 100, 20)
        } label: {
          Tile.of(2, 40, 10)
        }
        Tile.of(3, 10, 10)
      }
    }
    let (content, label) = (try #require(labelled[1]), try #require(labelled[2]))
    #expect(content.minY - label.maxY == 8)
    #expect(content.minX == label.minX)
    #expect(try #require(labelled[3]).minY - content.maxY == 16)
  }

  @Test("the forms of a box are the same box")
  func boxForms() throws {
    func list(@ViewBuilder _ content: () -> some View) throws -> String {
      try Rehearsal(Self.page, content).list.description
    }
    let full = try list {
      GroupBox {
        Tile.of(1, 100, 20)
      } label: {
        Text("Title")
      }
    }
    #expect(try list { GroupBox("Title") { Tile.of(1, 100, 20) } } == full)
    #expect(try list { GroupBox(label: Text("Title")) { Tile.of(1, 100, 20) } } == full)
    #expect(try list { GroupBox("Title" as String) { Tile.of(1, 100, 20) } } == full)
    #expect(
      try list { GroupBox("Title") { Tile.of(1, 100, 20) }.groupBoxStyle(.automatic) } == full)
  }

  private struct Beside: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 3) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      GroupBox(configuration).padding(5)
    }
  }

  @Test("a style puts label and content together, and may use the box around")
  func boxStyles() throws {
    func parts(_ view: some View) throws -> (content: CGRect, label: CGRect) {
      let found = try tiles(on: Self.page) { view }
      return (try #require(found[1]), try #require(found[2]))
    }
    let box = GroupBox {
      Tile.of(1, 100, 20)
    } label: {
      Tile.of(2, 40, 10)
    }
    let beside = try parts(box.groupBoxStyle(Beside()))
    #expect(beside.content.minX - beside.label.maxX == 3)
    let framed = try parts(box.groupBoxStyle(Framed()).groupBoxStyle(Beside()))
    #expect(framed.content.minX - framed.label.maxX == 3)
  }

  // MARK: Disclosure

  private func group(_ isExpanded: Binding<Bool>? = nil) -> AnyView {
    let content = { Tile.of(2, 60, 30) }
    let label = { Tile.of(1, 100, 20) }
    return isExpanded.map {
      AnyView(DisclosureGroup(isExpanded: $0, content: content, label: label))
    } ?? AnyView(DisclosureGroup(content: content, label: label))
  }

  @Test("a tap on its label opens it and another closes it; the content is below the label")
  func opens() throws {
    let stage = try Rehearsal(Self.page) { group() }
    #expect(stage.tiles[2] == nil)
    let closed = try stage.tile(1)
    try stage.tap(closed.midX, closed.midY, at: 0.1)
    try stage.advance(to: 2)
    let (label, content) = (try stage.tile(1), try stage.tile(2))
    #expect(content.minY - label.maxY > 0)
    #expect(content.midX == 195)
    try stage.tap(label.midX, label.midY, at: 2.1)
    try stage.advance(to: 4)
    #expect(stage.tiles[2] == nil)
    #expect(try stage.tile(1) == closed)
  }

  @Test("its whole row takes the tap, the empty part before the chevron, too")
  func wholeRow() throws {
    let stage = try Rehearsal(Self.page) { group() }
    let row = try stage.tile(1)
    try stage.tap(300, row.midY, at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.tiles[2] != nil)
  }

  private struct Held: View {
    @State var isOpen: Bool
    let journal: Journal
    let content: (Binding<Bool>) -> AnyView
    var body: some View {
      content($isOpen).onChange(of: isOpen) { journal.note("\(isOpen)") }
    }
  }

  @Test("a binding opens it from outside, and hears of taps")
  func bound() throws {
    let stage = try Rehearsal(Self.page) {
      Held(isOpen: true, journal: journal) { group($0) }
    }
    #expect(stage.tiles[2] != nil)
    let row = try stage.tile(1)
    try stage.tap(row.midX, row.midY, at: 0.1)
    try stage.advance(to: 2)
    #expect(stage.tiles[2] == nil)
    #expect(journal.lines == ["false"])
  }

  private struct Plain: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 4) {
        configuration.label.onTapGesture { configuration.isExpanded.toggle() }
        configuration.content
      }
    }
  }

  @Test("a style has the content while the group is open, and may open it")
  func styled() throws {
    let stage = try Rehearsal(Self.page) { group().disclosureGroupStyle(Plain()) }
    #expect(stage.tiles[2] == nil)
    let row = try stage.tile(1)
    try stage.tap(row.midX, row.midY, at: 0.1)
    try stage.advance(to: 1)
    #expect(try stage.tile(2).minX - stage.tile(1).maxX == 4)
  }

  @Test("in a list its content is rows of its own, set in")
  func rows() throws {
    func list(_ isOpen: Bool) throws -> Rehearsal {
      try Rehearsal(Self.page) {
        List {
          Held(isOpen: isOpen, journal: journal) { isOpen in
            AnyView(
              DisclosureGroup(isExpanded: isOpen) {
                Tile.of(2, 60, 20)
              } label: {
                Tile.of(1, 60, 20)
              })
          }
          Tile.of(4, 60, 20)
        }
      }
    }
    let (closed, open) = (try list(false), try list(true))
    #expect(try open.tile(2).midY - open.tile(1).midY == 44)
    #expect(try open.tile(4).midY - closed.tile(4).midY == 44)
    #expect(try open.tile(2).minX - open.tile(1).minX == 20)
  }

  // MARK: Nothing to show

  @Test("what says that there is nothing stands in the middle of all the room")
  func unavailable() throws {
    let parts = try tiles(on: Self.page) {
      ContentUnavailableView {
        Tile.of(1, 60, 40)
      } description: {
        Tile.of(2, 100, 20)
      } actions: {
        Tile.of(3, 80, 30)
      }
    }
    let (label, text, action) = (
      try #require(parts[1]), try #require(parts[2]), try #require(parts[3])
    )
    #expect(text.minY - label.maxY == 3)
    // To a pixel: what is half a point is rounded where it lies.
    #expect(abs(action.minY - text.maxY - 20.5) <= 0.5)
    #expect((label.minY + action.maxY) / 2 == 200)
    #expect([label, text, action].allSatisfy { $0.midX == 195 })
    #expect(
      try answer(390, 400, on: Self.page) {
        ContentUnavailableView("Nothing", systemImage: "tray")
      } == CGSize(width: 390, height: 400))
  }

  @Test("a search that found nothing says what was sought")
  func search() throws {
    func list(@ViewBuilder _ content: () -> some View) throws -> String {
      try Rehearsal(Self.page, content).list.description
    }
    let plain = try list { ContentUnavailableView.search }
    #expect(try list { ContentUnavailableView.search(text: "") } == plain)
    #expect(try list { ContentUnavailableView.search(text: "Ada") } != plain)
  }

  // MARK: Links

  @Test("a link hands its address to the environment's action")
  func link() throws {
    let address = try #require(URL(string: "https://example.org/page"))
    let stage = try Rehearsal(Self.page) {
      Link(destination: address) { Tile.of(1, 100, 20) }
        .environment(
          \.openURL,
          OpenURLAction { url in
            journal.note(url.absoluteString)
            return .handled
          })
    }
    let place = try stage.tile(1)
    try stage.tap(place.midX, place.midY, at: 0.1)
    try stage.advance(to: 1)
    #expect(journal.lines == ["https://example.org/page"])
  }

  @Test("opening says whether anything was done")
  func opening() throws {
    let address = try #require(URL(string: "https://example.org"))
    var results: [Bool] = []
    for result in [OpenURLAction.Result.handled, .discarded, .systemAction, .systemAction(address)]
    {
      OpenURLAction { _ in result }(address) { results.append($0) }
    }
    #expect(results == [true, false, false, false])
  }
}
