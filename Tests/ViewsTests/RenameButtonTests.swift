import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Buttons for another name")
struct RenameButtonTests {
  private static let stage = Stage.of(200, 100)

  private struct Page: View {
    let hook: Hook<Int>
    @State private var count = 0
    @FocusState private var isFocused: Bool
    @State private var name = "Ada"
    var body: some View {
      hook.binding = $count
      return VStack(spacing: 0) {
        RenameButton().renameAction { count += 1 }.frame(width: 200, height: 40)
        RenameButton().renameAction($isFocused).frame(width: 200, height: 40)
        TextField("Name", text: $name).focused($isFocused)
      }
    }
  }

  @Test("one does what is said around it, or gives a field the caret")
  func actions() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.stage) { Page(hook: hook) }
    func tap(_ name: Int, at time: Double) throws {
      let words = stage.list.commands.compactMap { command -> CGPoint? in
        guard case .glyphs(let run, _, let transform) = command, run.text == "Rename" else {
          return nil
        }
        return run.glyphs.first?.position.applying(transform)
      }
      let place = try #require(words.dropFirst(name).first)
      try stage.tap(Double(place.x) + 2, Double(place.y) - 3, at: time)
    }
    try tap(0, at: 0)
    #expect(hook.value == 1)
    #expect(!stage.list.fills.contains { abs($0.width - 2) < 1e-9 })
    try tap(1, at: 1)
    try stage.advance(to: 2)
    #expect(hook.value == 1)
    #expect(stage.list.fills.contains { abs($0.width - 2) < 1e-9 })
  }
}
