import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Toolbars, and the older names of pages")
struct ToolbarTests {
  private static let page = Stage.of(200, 300)

  @Test("items stand at the places that are named")
  func places() throws {
    let tiles = try tiles(on: Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20)
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Tile.of(2, 10, 10) }
            ToolbarItem(placement: .principal) { Tile.of(3, 10, 10) }
            ToolbarItemGroup(placement: .topBarTrailing) {
              Tile.of(4, 10, 10)
              Tile.of(5, 10, 10)
            }
            ToolbarItem(placement: .bottomBar) { Tile.of(6, 10, 10) }
          }
      }
    }
    #expect(tiles[2] == CGRect(x: 16, y: 17, width: 10, height: 10))
    #expect(tiles[3] == CGRect(x: 95, y: 17, width: 10, height: 10))
    #expect(tiles[5]?.maxX == 184 && tiles[4]?.maxX == 158)
    #expect(tiles[6] == CGRect(x: 95, y: 271, width: 10, height: 10))
    // The page's content has what the bars leave: 44 points less above, 49 less below.
    #expect(tiles[1]?.midY == 148)
  }

  @Test("a toolbar below modifiers that nothing compares reaches its page, and all rests")
  func settles() throws {
    final class Model: ObservableObject {}
    let model = Model()
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20)
          .toolbar { Tile.of(2, 10, 10) }
          .transformEnvironment(\.font) { _ in }
          .environmentObject(model)
          .buttonStyle(.bordered)
          .contentMargins(.top, 4)
      }
    }
    #expect(Set(stage.paintedTiles) == [1, 2] && stage.graph.nextEvent == nil)
  }

  @Test("an icon that stands alone is called by its label's title")
  func names() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Color.clear.toolbar { Button("Add", systemImage: "plus") {} }
      }
    }
    #expect(stage.graph.tappables.map(\.label) == ["Add"])
  }

  @Test("so is one whose label is made of another's parts, or of views that say nothing")
  func otherNames() throws {
    struct Passed: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        Label(configuration).labelStyle(.iconOnly)
      }
    }
    let stage = try Rehearsal(Self.page) {
      VStack {
        Button {
        } label: {
          Label("Share", systemImage: "plus").labelStyle(Passed())
        }
        Button {
        } label: {
          Label(title: { Tile(1) }, icon: { Image(systemName: "minus") }).labelStyle(.iconOnly)
        }
      }
    }
    #expect(stage.graph.tappables.map(\.label) == ["Share", "minus"])
  }

  @Test("a view in a toolbar stands at the trailing edge, and an item of the older form, too")
  func plain() throws {
    let new = try tiles(on: Self.page) {
      NavigationStack { Tile.of(1, 20, 20).toolbar { Tile.of(2, 10, 10) } }
    }
    let old = try tiles(on: Self.page) {
      NavigationView { Tile.of(1, 20, 20).navigationBarItems(trailing: Tile.of(2, 10, 10)) }
    }
    #expect(new == old)
    #expect(new[2]?.maxX == 184)
  }

  private struct Counter: View {
    @State private var count = 10
    @State private var isThere = true
    var body: some View {
      NavigationStack {
        Tile.of(1, 20, 20)
          .toolbar {
            Button {
              count += 1
            } label: {
              Tile.of(count, 30, 30)
            }
            .buttonStyle(.plain)
          }
      }
    }
  }

  @Test("an item follows the state of the page, and can be pressed")
  func state() throws {
    let stage = try Rehearsal(Self.page) { Counter() }
    for time in 1...3 {
      #expect(stage.tiles[9 + time] != nil)
      try stage.tap(170, 22, at: Double(time))
      try stage.advance(to: Double(time) + 0.9)
    }
    #expect(stage.tiles[13] != nil)
  }

  @Test("a hidden bar takes no room, and a hidden way back only hides itself")
  func hidden() throws {
    let bare = try tiles(on: Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20).navigationTitle("Title").toolbar(.hidden, for: .navigationBar)
      }
    }
    #expect(bare[1]?.midY == 150)
    let path = Binding.constant([2])
    let stage = try Rehearsal(Self.page) {
      NavigationStack(path: path) {
        Tile.of(1, 20, 20).navigationDestination(for: Int.self) {
          Tile.of($0, 20, 20).navigationBarBackButtonHidden()
        }
      }
    }
    #expect(stage.words?.contains("Back") != true)
    #expect(try stage.tile(2).midY == 172)
  }

  @Test("the older names of titles say what the new ones say", arguments: [true, false])
  func titles(isInline: Bool) throws {
    let old = try Rehearsal(Self.page) {
      NavigationView {
        Tile.of(1, 20, 20).navigationBarTitle("Title", displayMode: isInline ? .inline : .large)
      }
    }
    let new = try Rehearsal(Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20).navigationTitle("Title")
          .navigationBarTitleDisplayMode(isInline ? .inline : .large)
      }
    }
    #expect(old.frame == new.frame)
    #expect(try old.tile(1).midY == (isInline ? 172 : 198))
  }

  @Test("what stands above a keyboard is not shown where there is none")
  func keyboard() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20).toolbar {
          ToolbarItem(placement: .keyboard) { Tile.of(2, 10, 10) }
        }
      }
    }
    #expect(stage.paintedTiles == [1])
    #expect(stage.graph.shortcomings.isEmpty)
  }
}
