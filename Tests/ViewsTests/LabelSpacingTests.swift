import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Figures and colours of labels, rows and buttons")
struct LabelSpacingTests {
  private static let phone = Stage.of(390, 300)

  private func label() -> some View {
    Label {
      Tile.of(2, 20, 20)
    } icon: {
      Tile.of(1, 10, 10)
    }
  }

  @Test("icon and title are as far from each other as is said, in lists as elsewhere")
  func spacing() throws {
    let plain = try Rehearsal { label().labelIconToTitleSpacing(24) }
    #expect(try plain.tile(2).minX - plain.tile(1).maxX == 24)
    let usual = try Rehearsal(Self.phone) { List { label() } }
    let wide = try Rehearsal(Self.phone) { List { label().labelIconToTitleSpacing(24) } }
    #expect(try wide.tile(2).minX - usual.tile(2).minX == 8)
  }

  @Test("the width for icons puts titles in a column, whatever the icons are")
  func width() throws {
    let stage = try Rehearsal {
      VStack(alignment: .leading) {
        label()
        Label {
          Tile.of(4, 20, 20)
        } icon: {
          Tile.of(3, 18, 10)
        }
      }
      .labelReservedIconWidth(30)
    }
    #expect(try stage.tile(2).minX == stage.tile(4).minX)
    let row = try Rehearsal(Self.phone) { List { label().labelReservedIconWidth(40) } }
    let usual = try Rehearsal(Self.phone) { List { label() } }
    #expect(try row.tile(2).minX - usual.tile(2).minX == 16)
  }

  @Test("in a row an icon stands in the middle of 24 points, 16 before its title, and is large")
  func column() throws {
    let row = try Rehearsal(Self.phone) { List { label() } }
    let start: CGFloat = 40
    #expect(try row.tile(1).midX == start + 12 && row.tile(2).minX == start + 40)
    func icon(_ scale: Image.Scale?) throws -> CGFloat? {
      let image = Image(systemName: "circle.fill")
      let stage = try Rehearsal(Self.phone) {
        List {
          Label(title: { Tile.of(2, 30, 5) }) {
            image.environment(\.imageScale, scale ?? .large)
          }
          Label(title: { Tile.of(3, 30, 5) }) { image }
        }
      }
      let circles = stage.list.fills.filter { abs($0.width - $0.height) < 0.01 && $0.width < 40 }
      return circles.last.map { $0.width / (circles.first?.width ?? 1) }
    }
    #expect(try icon(.large) == 1)
    #expect(try #require(try icon(.medium)) > 1.2)
  }

  @Test("icons of rows have the colour that is said, else the tint")
  func tint() throws {
    func color(_ tint: ListItemTint?) throws -> [[Int]] {
      try list(on: Self.phone) {
        List {
          Label {
            Color.clear.frame(width: 5, height: 5)
          } icon: {
            Rectangle().frame(width: 7, height: 7)
          }
          .listItemTint(tint)
        }
      }
      .commands.compactMap {
        guard case .fill(let path, _, .solid(let color), _) = $0,
          path.boundingRect.width == 7
        else { return nil }
        return color.code
      }
    }
    let (usual, red) = (try color(nil), try color(.fixed(.red)))
    #expect(usual == [[0, 122, 255, 100]] && red == [[255, 59, 48, 100]])
    #expect(try color(.preferred(.red)) == red)
    #expect(try color(.monochrome) == [[0, 0, 0, 100]])
  }

  @Test("labels of controls are hidden and shown again")
  func visibility() throws {
    func words(@ViewBuilder _ content: () -> some View) throws -> [String] {
      try list(on: Self.phone, content).words
    }
    let toggle = Toggle("Sound", isOn: .constant(true))
    #expect(try words { toggle.labelsVisibility(.hidden) }.isEmpty)
    #expect(try words { toggle.labelsVisibility(.visible).labelsHidden() } == ["Sound"])
    #expect(try words { toggle.labelsVisibility(.automatic).labelsHidden() }.isEmpty)
  }

  @Test("flexible buttons with borders take the width that there is, others that of their labels")
  func sizing() throws {
    func width(_ sizing: ButtonSizing, in stage: Stage) throws -> CGFloat? {
      try list(on: stage) {
        Button("Go") {}.buttonStyle(.borderedProminent).buttonSizing(sizing)
      }
      .fills.first?.width
    }
    let usual = try #require(try width(.automatic, in: Self.phone))
    #expect(usual < 100)
    #expect(try width(.fitted, in: Self.phone) == usual)
    #expect(try width(.flexible, in: Self.phone) == 390)
  }

  @Test("a symbol's colour runs into the system's gradient of it where that is asked for")
  func gradient() throws {
    func isGraded(_ mode: SymbolColorRenderingMode?) throws -> Bool {
      try list {
        Image(systemName: "star.fill").foregroundStyle(.red).symbolColorRenderingMode(mode)
      }
      .commands.contains { if case .fill(_, _, .gradient, _) = $0 { true } else { false } }
    }
    #expect(try isGraded(.gradient))
    #expect(try isGraded(.flat) == false)
    #expect(try isGraded(nil) == false)
  }

  @Test("a row that cannot be chosen is not, and has no sign while the list is edited")
  func selection() throws {
    struct Choosing: View {
      @State private var chosen: Int?
      let journal: Journal
      var body: some View {
        List(selection: $chosen) {
          Tile.of(0, 20, 20).tag(0).selectionDisabled()
          Tile.of(1, 20, 20).tag(1).selectionDisabled(false)
        }
        .onChange(of: chosen) { journal.note("\(chosen ?? -1)") }
      }
    }
    let journal = Journal()
    let stage = try Rehearsal(Self.phone) { Choosing(journal: journal) }
    let (first, second) = (try stage.tile(0), try stage.tile(1))
    try stage.tap(first.midX, first.midY, at: 0.1)
    try stage.tap(second.midX, second.midY, at: 1)
    try stage.advance(to: 2)
    #expect(journal.lines == ["1"])
    func lines(_ isDisabled: Bool) throws -> Int {
      try list(on: Self.phone) {
        List(selection: .constant(Set<Int>())) {
          Tile.of(0, 20, 20).tag(0).selectionDisabled(isDisabled)
        }
        .environment(\.editMode, .constant(.active))
      }
      .commands.count
    }
    #expect(try lines(true) < lines(false))
  }
}
