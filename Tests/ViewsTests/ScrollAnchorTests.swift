import Foundation
import Rostrum
import Testing

@MainActor @Suite("Anchors of scroll views")
struct ScrollAnchorTests {
  /// Rows of fifty points in a viewport of a hundred, with what happens to them.
  private struct Page: View {
    let hook: Hook<Int>
    let anchor: UnitPoint?
    var roles: [ScrollAnchorRole] = []
    @State private var count: Int
    init(_ hook: Hook<Int>, _ anchor: UnitPoint?, roles: [ScrollAnchorRole] = [], count: Int = 5) {
      (self.hook, self.anchor, self.roles) = (hook, anchor, roles)
      _count = State(initialValue: count)
    }
    var body: some View {
      hook.binding = $count
      let rows = ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Tile.of($0 + 1, 100, 50).transition(.identity) }
        }
      }
      return anchored(AnyView(rows), roles)
    }
    private func anchored(_ rows: AnyView, _ roles: [ScrollAnchorRole]) -> AnyView {
      guard !self.roles.isEmpty else { return AnyView(rows.defaultScrollAnchor(anchor)) }
      return roles.reduce(rows) { AnyView($0.defaultScrollAnchor(anchor, for: $1)) }
    }
  }

  @Test(
    "content begins where the anchor says",
    arguments: [(0, 0), (0.5, -75), (1, -150)] as [(Double, Double)])
  func begins(y: Double, top: Double) throws {
    let stage = try Rehearsal(.of(100, 100)) { Page(Hook(), UnitPoint(x: 0.5, y: y)) }
    #expect(stage.tiles[1] == CGRect(x: 0, y: top, width: 100, height: 50))
  }

  @Test("what comes at the end pushes the rest up, by the animation with which it comes")
  func grows() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(.of(100, 100)) { Page(hook, .bottom) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 7 } }
    #expect(stage.tiles[1]?.minY == -150)
    try stage.advance(to: 0.5)
    #expect(stage.tiles[1]?.minY == -200)
    try stage.advance(to: 1)
    #expect(stage.tiles[1]?.minY == -250)
    try stage.now { hook.value = 3 }
    #expect(stage.tiles[1]?.minY == -50)
  }

  @Test("whoever scrolled away stays there")
  func away() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(.of(100, 100)) { Page(hook, .bottom) }
    try stage.drag(from: CGPoint(x: 50, y: 20), to: CGPoint(x: 50, y: 80), at: 0, steps: 30)
    try stage.advance(to: 20)
    let top = try #require(stage.tiles[1]?.minY)
    #expect(top > -150)
    try stage.now { hook.value = 9 }
    #expect(stage.tiles[1]?.minY == top)
  }

  @Test("a role alone: beginning, staying, lying")
  func roles() throws {
    let hook = Hook<Int>()
    let first = try Rehearsal(.of(100, 100)) { Page(hook, .bottom, roles: [.initialOffset]) }
    #expect(first.tiles[1]?.minY == -150)
    try first.now { hook.value = 7 }
    #expect(first.tiles[1]?.minY == -150)
    let staying = try Rehearsal(.of(100, 100)) { Page(hook, .bottom, roles: [.sizeChanges]) }
    #expect(staying.tiles[1]?.minY == 0)
    let lying = try Rehearsal(.of(100, 100)) {
      Page(hook, .bottom, roles: [.alignment, .sizeChanges], count: 1)
    }
    #expect(lying.tiles[1]?.minY == 50)
    try lying.now { hook.value = 4 }
    #expect(lying.tiles[1]?.minY == -100)
  }

  @Test("content that is smaller lies at the anchor, and scroll views in it have none")
  func nested() throws {
    let hook = Hook<Int>()
    let small = try Rehearsal(.of(100, 100)) { Page(hook, .bottom, count: 1) }
    #expect(small.tiles[1]?.minY == 50)
    let plain = try Rehearsal(.of(100, 100)) { Page(hook, nil, count: 1) }
    #expect(plain.tiles[1]?.minY == 0)
    let nested = try Rehearsal(.of(100, 100)) {
      ScrollView {
        ScrollView(.horizontal) { Tile.of(1, 300, 20) }
        Tile.of(2, 100, 200)
      }
      .defaultScrollAnchor(.bottomTrailing)
    }
    #expect(nested.tiles[1]?.minX == 0)
    #expect(nested.tiles[2]?.maxY == 100)
  }

  @Test("how a keyboard is put away is accepted")
  func keyboard() throws {
    for mode in [
      ScrollDismissesKeyboardMode.automatic, .immediately, .interactively, .never,
    ] {
      let asked = try list { Tile.of(1, 20, 20).scrollDismissesKeyboard(mode) }
      #expect(try asked == list { Tile.of(1, 20, 20) })
    }
  }
}
