import Rostrum
import Testing

@testable import ViewEngine

@MainActor @Suite("Gestures that may be missing")
struct OptionalGestureTests {
  private struct Scene: View {
    let hook: Hook<Bool>
    @State private var isThere = false
    @State private var count = 0
    var body: some View {
      hook.binding = $isThere
      return Tile(count).frame(width: 80, height: 80)
        .gesture(isThere ? TapGesture().onEnded { count += 1 } : nil)
    }
  }

  @Test("one that is there is recognised, one that is missing is not")
  func comesAndGoes() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal { Scene(hook: hook) }
    for (time, isThere, count) in [(1.0, false, 0), (2, true, 1), (3, false, 1), (4, true, 2)] {
      try stage.now { hook.value = isThere }
      try stage.tap(50, 50, at: time)
      try stage.advance(to: time + 0.5)
      #expect(stage.paintedTiles == [count])
    }
  }
}
