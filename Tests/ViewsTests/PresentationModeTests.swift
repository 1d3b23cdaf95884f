import Rostrum
import Testing

@MainActor @Suite("The presentation mode")
struct PresentationModeTests {
  private static let page = Stage.of(200, 300)

  private struct Inside: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Tile.of(mode.wrappedValue.isPresented ? 2 : 3, 60, 60)
        .onTapGesture { mode.wrappedValue.dismiss() }
    }
  }

  private struct Scene: View {
    @State private var isThere = true
    var body: some View { Tile.of(1, 40, 40).sheet(isPresented: $isThere) { Inside() } }
  }

  @Test("says that a sheet is presented, and takes it away")
  func sheet() throws {
    let stage = try Rehearsal(Self.page) { Scene() }
    try stage.advance(to: 3)
    let sheet = try stage.tile(2)
    try stage.tap(Double(sheet.midX), Double(sheet.midY), at: 3)
    try stage.advance(to: 8)
    #expect(stage.paintedTiles == [1])
  }

  @Test("where nothing is presented, nothing is dismissed")
  func alone() throws {
    let stage = try Rehearsal(Self.page) { Inside() }
    try stage.tap(100, 150, at: 1)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [3])
  }
}
