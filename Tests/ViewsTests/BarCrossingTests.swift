import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// Bars while pages are pushed and popped: titles cross in place.
@MainActor @Suite("Bars of pages on their way")
struct BarCrossingTests {
  private static let stage = Stage.of(300, 400)

  private struct Scene: View {
    let hook: Hook<[Int]>
    var modes: [NavigationBarItem.TitleDisplayMode] = [.large, .inline]
    @State private var path: [Int] = []
    var body: some View {
      hook.binding = $path
      return NavigationStack(path: $path) {
        Rows().navigationTitle("Mail").navigationBarTitleDisplayMode(modes[0])
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Text("Edit") } }
          .navigationDestination(for: Int.self) {
            Rows().navigationTitle("Page \($0)").navigationBarTitleDisplayMode(modes[1])
          }
      }
    }
  }

  private func pushed(
    _ modes: [NavigationBarItem.TitleDisplayMode] = [.large, .inline], carried: Double = 0,
    isMirrored: Bool = false
  ) throws -> (stage: Rehearsal, hook: Hook<[Int]>) {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.stage) {
      Scene(hook: hook, modes: modes)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    if carried > 0 { try stage.carry(carried) }
    try stage.advance(to: 1)
    try stage.now { hook.value = [7] }
    return (stage, hook)
  }

  /// How much of its way a page has come after a time.
  private func come(_ time: Double) -> Double {
    Spring.page.value(target: 1.0, time: time)
  }

  @Test(
    "the new title comes half the way from the trailing edge, and fades in",
    arguments: [0.05, 0.1, 0.2])
  func newTitle(time: Double) throws {
    let (stage, _) = try pushed()
    try stage.advance(to: 1 + time)
    let title = try #require(stage.text("Page 7"))
    let come = come(time)
    #expect(abs(title.opacity - come) < 1e-3)
    try stage.advance(to: 6)
    let rest = try #require(stage.text("Page 7"))
    #expect(rest.opacity == 1)
    #expect(abs(Double(title.place.x - rest.place.x) - (1 - come) * 150) < 0.5)
    #expect(title.place.y == rest.place.y)
  }

  @Test("the large title becomes the label of the way back", arguments: [0.05, 0.12, 0.25])
  func becomesLabel(time: Double) throws {
    let (stage, _) = try pushed()
    let large = try #require(stage.text("Mail", isLarge: true))
    try stage.advance(to: 1 + time)
    let come = come(time)
    let both = stage.list.texts.filter { $0.text == "Mail" }
    #expect(both.count == 2)
    // They are at one place, of one size, and one gives way to the other.
    #expect(abs(both[0].size - both[1].size) < 0.7)
    #expect(
      abs(both[0].place.x - both[1].place.x) < 2 && abs(both[0].place.y - both[1].place.y) < 2)
    #expect(abs(both[0].opacity + both[1].opacity - 1) < 1e-3 && abs(both[1].opacity - come) < 1e-3)
    #expect(both[0].size < large.size && both[0].size > large.size / 2)
    try stage.advance(to: 6)
    let label = try #require(stage.text("Mail"))
    #expect(label.opacity == 1 && abs(label.size * 2 - large.size) < 1)
    #expect(label.place.y < 44)
  }

  @Test("a title that has given way crosses from where it is: the middle")
  func fromInline() throws {
    let (stage, _) = try pushed(carried: 90)
    let middle = try #require(stage.text("Mail"))
    try stage.advance(to: 1.02)
    let both = stage.list.texts.filter { $0.text == "Mail" }
    #expect(both.count == 2 && both.allSatisfy { $0.size < 24 })
    #expect(abs(both[0].place.x - middle.place.x) < 20)
  }

  @Test("a large title of the new page comes along with it")
  func largeComes() throws {
    let (stage, _) = try pushed([.large, .large])
    try stage.advance(to: 1.1)
    let title = try #require(stage.text("Page 7", isLarge: true))
    let way = (1 - come(0.1)) * 300
    #expect(abs(Double(title.place.x) - 16 - way) < 2 && title.opacity == 1)
    #expect(abs(Double(try stage.tile(0).minX)) < 300)
  }

  @Test("the frame in which a page begins to leave shows the bar as it was")
  func leaves() throws {
    let (stage, hook) = try pushed([.inline, .inline])
    try stage.advance(to: 6)
    func shown() -> [Shown] {
      stage.list.texts.filter { $0.opacity > 0 && ($0.text == "Mail" || $0.text == "Page 7") }
        .map { Shown(text: $0.text, x: Double($0.place.x), opacity: $0.opacity) }
    }
    let rest = shown()
    #expect(rest.count == 2)
    try stage.now { hook.value = [] }
    #expect(shown() == rest)
    try stage.advance(to: 6.1)
    #expect(shown() != rest)
  }

  private struct Shown: Equatable {
    let text: String
    let x: Double
    let opacity: Double
  }

  @Test("items give way in place")
  func items() throws {
    let (stage, _) = try pushed()
    let rest = try #require(stage.text("Edit"))
    try stage.advance(to: 1.1)
    let edit = try #require(stage.text("Edit"))
    #expect(edit.place == rest.place && abs(edit.opacity - (1 - come(0.1))) < 1e-3)
    try stage.advance(to: 6)
    #expect(stage.text("Edit") == nil)
  }

  @Test("popping runs it backwards, and interrupted it goes on from where it is")
  func pop() throws {
    let (stage, hook) = try pushed()
    try stage.advance(to: 1.1)
    let before = stage.list.texts.map(\.place)
    try stage.now { hook.value = [] }
    let after = stage.list.texts.map(\.place)
    #expect(before.count == after.count)
    for (one, other) in zip(before, after) {
      #expect(abs(one.x - other.x) < 1e-6 && abs(one.y - other.y) < 1e-6)
    }
    try stage.advance(to: 6)
    #expect(stage.list.texts.map(\.text).prefix(1) == ["Edit"])
    #expect(stage.text("Mail", isLarge: true)?.opacity == 1 && stage.text("Page 7") == nil)
    #expect(stage.graph.nextEvent == nil)
  }

  @Test("a ground that only one page needs comes or goes with the other")
  func grounds() throws {
    let (stage, _) = try pushed([.inline, .inline], carried: 90)
    #expect(stage.list.backdrops.map(\.opacity) == [1])
    try stage.advance(to: 1.1)
    let opacity = try #require(stage.list.backdrops.first?.opacity)
    #expect(stage.list.backdrops.count == 1 && abs(opacity - (1 - come(0.1))) < 1e-3)
    try stage.advance(to: 6)
    #expect(stage.list.backdrops.isEmpty)
  }

  @Test("from right to left all comes from the other side")
  func mirrored() throws {
    let (left, _) = try pushed()
    let (right, _) = try pushed(isMirrored: true)
    for stage in [left, right] { try stage.advance(to: 1.1) }
    func x(_ stage: Rehearsal) throws -> CGFloat { try #require(stage.text("Page 7")).place.x }
    let (a, b) = (try x(left), try x(right))
    for stage in [left, right] { try stage.advance(to: 6) }
    // Letters begin at their left side: only ways are mirrored.
    #expect(abs((a - (try x(left))) + (b - (try x(right)))) < 1)
  }

  @Test("a bar that is hidden gives no title, and the one below fades", arguments: [0.05])
  func hidden(time: Double) throws {
    let scene = try Stagehand([Int](), on: Self.stage) { path in
      NavigationStack(path: .constant(path)) {
        Rows().navigationTitle("Mail")
          .navigationDestination(for: Int.self) { _ in
            Tile(99).navigationTitle("Page").toolbar(.hidden, for: .navigationBar)
          }
      }
    }
    try scene.change(to: [1])
    try scene.stage.advance(to: time)
    let title = try #require(scene.stage.text("Mail", isLarge: true))
    #expect(abs(title.opacity - (1 - come(time))) < 1e-3)
    try scene.stage.advance(to: 5)
    #expect(scene.stage.list.texts.isEmpty)
    #expect(try scene.stage.tile(99) == CGRect(x: 0, y: 0, width: 300, height: 400))
  }
}
