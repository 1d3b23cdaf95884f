import Foundation
import Rostrum
import Testing

@MainActor @Suite("Phases of scrolling")
struct ScrollPhaseTests {
  private struct Page: View {
    let journal: Journal
    let hook: Hook<Int?>
    @State private var id: Int?
    var body: some View {
      hook.binding = $id
      return ScrollView {
        VStack(spacing: 0) { ForEach(0..<20) { Tile.of($0 + 1, 100, 50) } }
      }
      .scrollPosition(id: $id)
      .onScrollPhaseChange { old, new in journal.note("\(old)-\(new)") }
    }
  }

  @Test("a finger, what it leaves, and rest; and code with an animation")
  func phases() throws {
    let (journal, hook) = (Journal(), Hook<Int?>())
    let stage = try Rehearsal(.of(100, 100)) { Page(journal: journal, hook: hook) }
    #expect(journal.lines.isEmpty)
    try stage.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 30), at: 0.1, steps: 12)
    #expect(journal.lines == ["idle-interacting", "interacting-decelerating"])
    try stage.advance(to: 20)
    #expect(journal.lines.last == "decelerating-idle" && journal.lines.count == 3)
    journal.clear()
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = .some(12) } }
    #expect(journal.lines == ["idle-animating"])
    try stage.advance(to: 22)
    #expect(journal.lines == ["idle-animating", "animating-idle"])
  }

  @Test("which of them are scrolling")
  func scrolling() {
    #expect(ScrollPhase.allCases.filter { !$0.isScrolling } == [.idle])
  }
}
