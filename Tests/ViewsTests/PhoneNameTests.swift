import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Names of later systems")
struct PhoneNameTests {
  private static let phone = Stage.of(390, 400)

  @Test("a link's row has a chevron unless it is hidden")
  func chevrons() throws {
    func commands(_ visibility: Visibility) throws -> Int {
      try list(on: Self.phone) {
        NavigationStack {
          List { NavigationLink("Next") { Text("Page") } }
            .navigationLinkIndicatorVisibility(visibility)
        }
      }.commands.count
    }
    let shown = try commands(.automatic)
    #expect(try commands(.visible) == shown && commands(.hidden) < shown)
  }

  @Test("insets at some edges leave the others as they are")
  func insets() throws {
    func place(_ change: (AnyView) -> AnyView) throws -> CGRect {
      let row = change(AnyView(Tile(1)))
      return try #require(try tiles(on: Self.phone) { List { row } }[1])
    }
    let usual = try place { $0 }
    let leading = try place { AnyView($0.listRowInsets(.leading, 50)) }
    #expect(leading.minX == 20 + 50 && leading.maxX == usual.maxX)
    let both = try place { AnyView($0.listRowInsets(.horizontal, 0)) }
    #expect(both.minX == 20 && both.maxX == 370)
    #expect(try place { AnyView($0.listRowInsets(.horizontal, nil)) } == usual)
    let two = try place { AnyView($0.listRowInsets(.leading, 50).listRowInsets(.trailing, 1)) }
    #expect(two.minX == 70 && two.maxX == 369)
  }

  @Test("a slider without a thumb is the track alone, and is dragged as ever")
  func thumbs() throws {
    struct Page: View {
      let hook: Hook<Double>
      @State private var value = 0.0
      var body: some View {
        hook.binding = $value
        return Slider(value: $value).sliderThumbVisibility(.hidden)
      }
    }
    let hook = Hook<Double>()
    let stage = try Rehearsal(.of(128, 60)) { Page(hook: hook) }
    #expect(stage.list.fills.count == 2)
    try stage.drag(
      from: CGPoint(x: 14, y: 30), to: CGPoint(x: 64, y: 30), at: 0, steps: 5, release: true)
    let value = try #require(hook.value)
    #expect(abs(value - 0.5) < 1e-6)
  }

  @Test("a group with a label shows its items")
  func groups() throws {
    let stage = try Rehearsal(Self.phone) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Tile.of(1, 10, 10)
            Tile.of(2, 10, 10)
          } label: {
            Tile.of(3, 10, 10)
          }
        }
      }
    }
    #expect(stage.paintedTiles.sorted() == [1, 2])
  }
}
