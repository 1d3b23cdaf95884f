import Rostrum
import Testing

@MainActor @Suite("Backgrounds of sheets and covers")
struct PresentationBackgroundTests {
  private static let page = Stage.of(200, 300)

  private struct Scene: View {
    let cover: Bool
    var hook: Hook<Double>?
    @State private var number = 0.0
    var body: some View {
      hook?.binding = $number
      // What only a sheet's closure reads wakes nobody, as in SwiftUI.
      let opacity = 1 - number / 2
      return Tile.of(1, 40, 40).sheet(isPresented: .constant(!cover)) { content(opacity) }
        .fullScreenCover(isPresented: .constant(cover)) { content(opacity) }
    }
    private func content(_ opacity: Double) -> some View {
      Tile.of(2, 60, 60).presentationBackground { Tile(3).opacity(opacity) }
    }
  }

  @Test("it fills the whole of a sheet or a cover, below its content", arguments: [false, true])
  func fills(cover: Bool) throws {
    let stage = try Rehearsal(Self.page) { Scene(cover: cover) }
    try stage.advance(to: 4)
    #expect(stage.paintedTiles == [1, 3, 2])
    let card = try stage.tile(3)
    #expect(card.width == 200 && card.maxY == 300)
    #expect(cover ? card.minY == 0 : card.minY == 10)
    #expect(try stage.tile(2).size == CGSize(width: 60, height: 60))
  }

  @Test("the system's ground is gone; without it there is one", arguments: [false, true])
  func replaces(cover: Bool) throws {
    func whites(_ list: DisplayList) -> Int {
      list.colors.filter { $0.code == [255, 255, 255, 100] }.count
    }
    func list(_ content: some View) throws -> DisplayList {
      let stage = try Rehearsal(Self.page) {
        Tile.of(1, 40, 40).sheet(isPresented: .constant(!cover)) { content }
          .fullScreenCover(isPresented: .constant(cover)) { content }
      }
      try stage.advance(to: 4)
      return stage.list
    }
    let plain = try list(Tile.of(2, 60, 60))
    let clear = try list(Tile.of(2, 60, 60).presentationBackground(.clear))
    #expect(whites(plain) == whites(clear) + 1)
  }

  @Test("it moves by the transaction of the content that sets it")
  func moves() throws {
    let hook = Hook<Double>()
    let stage = try Rehearsal(Self.page) { Scene(cover: true, hook: hook) }
    try stage.advance(to: 4)
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 1 } }
    try stage.advance(to: 4.5)
    #expect(stage.layers.map(\.opacity).contains { abs($0 - 0.75) < 1e-6 })
  }
}
