import Foundation
import Rostrum
import Testing

/// What pickers open: menus of their options, and pages.
@MainActor @Suite("Menus of pickers")
struct PickerMenuTests {
  private static let page = Stage.of(390, 844)

  /// A picker of three tiles, each with its number as its tag.
  private struct Choosing: View {
    @State var choice = 1
    var body: some View {
      Picker("Size", selection: $choice) {
        ForEach(1..<4, id: \.self) { Tile.of($0, 60, 10) }
      }
    }
  }

  @Test(
    "a tap opens all options, one below the other, and a tap on one chooses it", arguments: 1...3)
  func chooses(number: Int) throws {
    let stage = try Rehearsal(Self.page) { Choosing() }
    #expect(stage.paintedTiles == [1])
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 1)
    #expect(stage.paintedTiles == [1, 1, 2, 3])
    let rows = stage.list.tiles.suffix(3).map(\.frame)
    #expect(rows[1].midY - rows[0].midY == 44 && rows[2].midY - rows[1].midY == 44)
    let row = rows[number - 1]
    try stage.tap(Double(row.midX), Double(row.midY), at: 1.5)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [number])
  }

  @Test("it keeps its order above its label, where a menu has its first item lowest")
  func orders() throws {
    func heights(_ order: MenuOrder?, _ isPicker: Bool, isScrolled: Bool = false) throws
      -> [CGFloat]
    {
      @ViewBuilder func opener() -> some View {
        if isPicker {
          Choosing()
        } else {
          Menu {
            ForEach(1..<4, id: \.self) { number in
              Button {
              } label: {
                Tile.of(number, 60, 10)
              }
            }
          } label: {
            Tile.of(1, 60, 10)
          }
        }
      }
      let stage = try Rehearsal(Self.page) {
        Group {
          if isScrolled {
            ScrollView { opener().padding(.top, 834) }
          } else {
            opener().frame(maxHeight: .infinity, alignment: .bottom)
          }
        }
        .menuOrder(order ?? .automatic)
      }
      try stage.tap(isScrolled ? 195 : 190, 838, at: 0)
      try stage.advance(to: 1)
      return stage.list.tiles.suffix(3).map(\.frame.midY)
    }
    func isDownward(_ heights: [CGFloat]) -> Bool {
      heights.count == 3 && heights == heights.sorted()
    }
    #expect(isDownward(try heights(nil, true)))
    #expect(!isDownward(try heights(.priority, true)))
    #expect(!isDownward(try heights(nil, false)))
    #expect(isDownward(try heights(.fixed, false)))
    #expect(isDownward(try heights(nil, false, isScrolled: true)))
    #expect(!isDownward(try heights(.priority, false, isScrolled: true)))
    // The same rows, in the other order.
    #expect(try heights(.priority, false) == heights(.fixed, false).reversed())
  }

  @Test("in a list the whole row opens it, beside the chosen view")
  func row() throws {
    let stage = try Rehearsal(Self.page) { Form { Choosing() } }
    let closed = try stage.tile(1)
    // The title is at the other side.
    try stage.tap(60, Double(closed.midY), at: 0)
    try stage.advance(to: 1)
    #expect(stage.paintedTiles == [1, 1, 2, 3])
    let first = try #require(stage.list.tiles.dropFirst().first).frame
    #expect(first.minY > closed.maxY && first.minX > 124)
  }

  @Test("an option without a choice is one whose tag is nil")
  func optional() throws {
    struct Scene: View {
      @State var choice: Int? = 2
      var body: some View {
        Picker("", selection: $choice) {
          Tile.of(1, 60, 10).tag(nil as Int?)
          Tile.of(2, 60, 10).tag(2 as Int?)
        }
      }
    }
    let stage = try Rehearsal(Self.page) { Scene() }
    #expect(stage.paintedTiles == [2])
    try stage.tap(195, 422, at: 0)
    try stage.advance(to: 1)
    let none = try #require(stage.list.tiles.first { $0.number == 1 }).frame
    try stage.tap(Double(none.midX), Double(none.midY), at: 1.5)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [1])
  }

  @Test("in a menu its options are a group between bands, and toggles have marks, too")
  func grouped() throws {
    struct Scene: View {
      @State var choice = 3
      @State var isOn = true
      var body: some View {
        Menu {
          Picker("Size", selection: $choice) { ForEach(2..<4, id: \.self) { Tile.of($0, 60, 10) } }
          Toggle(isOn: $isOn) { Tile.of(4, 60, 10) }
          Divider()
          Button {
          } label: {
            Tile.of(5, 60, 10)
          }
          Divider()
        } label: {
          Tile.of(1, 40, 20)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let stage = try Rehearsal(Self.page) { Scene() }
    try stage.tap(195, 10, at: 0)
    try stage.advance(to: 1)
    let rows = try (2...5).map { try stage.tile($0) }
    // The menu begins 8 points below its label; a band of 8 points is wherever one group ends and another begins.
    let middles: [CGFloat] = [50, 94, 146, 198]
    #expect(rows.map(\.midY) == middles)
    #expect(Set(rows.map(\.minX)).count == 1)
    let bands = stage.list.fills.filter { $0.height == 8 && $0.width == 250 }
    let tops: [CGFloat] = [116, 168]
    #expect(bands.map(\.minY) == tops)
    try stage.tap(Double(rows[0].midX), Double(rows[0].midY), at: 1.5)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [1])
    try stage.tap(195, 10, at: 3)
    try stage.advance(to: 5)
    // All items stand where they stood; the mark is another's.
    #expect(try (2...5).map { try stage.tile($0) } == rows)
  }

  @Test("without marks titles begin at the menu's inset")
  func unmarked() throws {
    func title(_ hasToggle: Bool) throws -> CGFloat {
      let stage = try Rehearsal(Self.page) {
        Menu {
          Button {
          } label: {
            Tile.of(2, 60, 10)
          }
          if hasToggle { Toggle(isOn: .constant(false)) { Tile.of(3, 60, 10) } }
        } label: {
          Tile.of(1, 40, 20)
        }
      }
      try stage.tap(195, 422, at: 0)
      try stage.advance(to: 1)
      return try stage.tile(2).minX
    }
    #expect(try title(true) - title(false) == 24)
  }

  @Test("a section in a menu has its header above it, whatever the order")
  func sections() throws {
    for alignment in [Alignment.top, .bottom] {
      let stage = try Rehearsal(Self.page) {
        Menu {
          Section {
            Button {
            } label: {
              Tile.of(2, 60, 10)
            }
          } header: {
            Tile.of(4, 60, 10)
          }
          Button {
          } label: {
            Tile.of(3, 60, 10)
          }
        } label: {
          Tile.of(1, 40, 20)
        }
        .frame(maxHeight: .infinity, alignment: alignment)
      }
      try stage.tap(195, alignment == .top ? 10 : 834, at: 0)
      try stage.advance(to: 1)
      let (header, inner, other) = (try stage.tile(4), try stage.tile(2), try stage.tile(3))
      #expect(abs(inner.midY - header.midY - 37) < 0.01)
      let distance: CGFloat = alignment == .top ? 52 : -82
      #expect(abs(other.midY - inner.midY - distance) < 0.01)
    }
  }

  @Test("a navigation link without its label has the choice alone")
  func unlabeled() throws {
    func words(isHidden: Bool) throws -> String? {
      let stage = try Rehearsal(Self.page) {
        NavigationStack {
          Form {
            if isHidden {
              Choosing().pickerStyle(.navigationLink).labelsHidden()
            } else {
              Choosing().pickerStyle(.navigationLink)
            }
          }
        }
      }
      #expect(stage.paintedTiles == [1])
      return stage.words
    }
    #expect(try words(isHidden: false)?.contains("Size") == true)
    #expect(try words(isHidden: true)?.contains("Size") != true)
  }

  @Test("a navigation link pushes a page of options, and a choice goes back")
  func link() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack { Form { Choosing().pickerStyle(.navigationLink) } }
    }
    let row = try stage.tile(1)
    #expect(row.maxX < 374)
    try stage.tap(60, Double(row.midY), at: 0)
    try stage.advance(to: 2)
    #expect(stage.paintedTiles == [1, 2, 3])
    let third = try stage.tile(3)
    try stage.tap(Double(third.midX), Double(third.midY), at: 2.5)
    try stage.advance(to: 5)
    #expect(stage.paintedTiles == [3])
    #expect(abs(try stage.tile(3).midY - row.midY) < 0.01)
  }
}
