import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Links whose page a binding shows")
struct NavigationLinkActivityTests {
  private static let page = Stage.of(200, 300)

  /// A link of each kind: by a switch, and by a choice among several.
  private struct Links: View {
    @State private var isOn = false
    @State private var choice: Int?
    let shown: Hook<Bool>
    let chosen: Hook<Int?>

    var body: some View {
      (shown.binding, chosen.binding) = ($isOn, $choice)
      return NavigationStack {
        VStack {
          NavigationLink(destination: Tile.of(2, 20, 20), isActive: $isOn) { Text("on") }
          NavigationLink("three", destination: Tile.of(3, 20, 20), tag: 3, selection: $choice)
          NavigationLink(tag: 4, selection: $choice) {
            Tile.of(4, 20, 20)
          } label: {
            Text("four")
          }
          Tile.of(1, 20, 20)
        }
      }
    }
  }

  private let shown = Hook<Bool>()
  private let chosen = Hook<Int?>()

  private func stage() throws -> Rehearsal {
    let (shown, chosen) = (shown, chosen)
    return try Rehearsal(Self.page) { Links(shown: shown, chosen: chosen) }
  }

  private func tap(_ name: String, _ stage: Rehearsal, at time: Double) throws {
    let place = try stage.graph.resolve(TapTarget(name))
    try stage.tap(Double(place.x), Double(place.y), at: time)
  }

  @Test("a press sets the switch and shows the page; the way back sets it back")
  func activity() throws {
    let stage = try stage()
    #expect(stage.paintedTiles == [1] && shown.value == false)
    try tap("on", stage, at: 0.1)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [2] && shown.value == true)
    try tap("Back", stage, at: 4)
    try stage.advance(to: 8)
    #expect(stage.paintedTiles == [1] && shown.value == false)
  }

  @Test("the page is shown without a press, too")
  func byCode() throws {
    let stage = try stage()
    try stage.now { shown.value = true }
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [2])
  }

  @Test("of several links that page is shown whose value is chosen")
  func choice() throws {
    let stage = try stage()
    try tap("three", stage, at: 0.1)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [3] && chosen.value == 3)
    try tap("Back", stage, at: 4)
    try stage.advance(to: 8)
    #expect(stage.paintedTiles == [1] && chosen.value == .some(nil))
    try stage.now { chosen.value = 4 }
    try stage.advance(to: 11)
    #expect(stage.paintedTiles == [4])
  }
}
