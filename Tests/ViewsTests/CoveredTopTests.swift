import Foundation
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Where bars are when views around ignore the safe area.
@MainActor @Suite("Bars under views that ignore the safe area")
struct CoveredTopTests {
  private static var stage: Stage {
    var stage = Stage.of(390, 700)
    stage.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    return stage
  }
  private func page() -> some View {
    NavigationStack {
      Tile.of(1, 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle("Page").navigationBarTitleDisplayMode(.inline)
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Tile.of(2, 20, 20) } }
    }
  }

  @Test("a bar stays below what the device has at the top, and the page below the bar")
  func stays() throws {
    let plain = try Rehearsal(Self.stage) { page() }
    let ignoring = try Rehearsal(Self.stage) { page().ignoresSafeArea() }
    #expect(try ignoring.tile(1).minY == plain.tile(1).minY)
    #expect(try ignoring.tile(2) == plain.tile(2) && ignoring.tile(2).minY >= 47)
  }

  @Test("where the device has nothing, or the stack stands lower, nothing is moved")
  func free() throws {
    var stage = Self.stage
    stage.safeAreaInsets = EdgeInsets()
    let plain = try Rehearsal(stage) { page() }
    #expect(try Rehearsal(stage) { page().ignoresSafeArea() }.tiles == plain.tiles)
    let low = try Rehearsal(Self.stage) { page().padding(.top, 60).ignoresSafeArea() }
    #expect(try low.tile(1).minY == plain.tile(1).minY + 60)
  }
}
