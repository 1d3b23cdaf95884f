import Rostrum
import Testing

@MainActor @Suite("Pages, sheets and covers")
struct NavigationStateTests {
  private static let page = Stage.of(200, 300)

  /// Pages of tiles: the root 0, and one for each number of the path.
  private func pages(_ path: Binding<[Int]>) -> some View {
    NavigationStack(path: path) {
      Tile.of(100, 40, 40).navigationDestination(for: Int.self) { Tile.of($0, 60, 60) }
    }
  }

  private struct Pages: View {
    @State var path: [Int] = []
    let hook: Hook<[Int]>
    var body: some View {
      hook.binding = $path
      return NavigationStack(path: $path) {
        Tile.of(100, 40, 40).navigationDestination(for: Int.self) { Tile.of($0, 60, 60) }
      }
    }
  }

  @Test("at rest only the last page is drawn")
  func lastOnly() throws {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    #expect(stage.paintedTiles == [100])
    for path in [[1], [1, 2], [3], []] {
      try stage.now { hook.value = path }
      try stage.advance(to: stage.time + 3)
      #expect(stage.paintedTiles == [path.last ?? 100])
    }
  }

  @Test("a path that is there at the start shows its last page at once")
  func startingPath() throws {
    let stage = try Rehearsal(Self.page) { pages(.constant([4, 5])) }
    #expect(stage.paintedTiles == [5])
    #expect(stage.graph.nextEvent == nil)
  }

  @Test(
    "the new page comes from the trailing edge along the spring of pages",
    arguments: [
      0.1, 0.25, 0.4,
    ])
  func push(time: Double) throws {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.now { hook.value = [1] }
    try stage.advance(to: time)
    let way = 1 - Spring.page.value(target: 1.0, time: time)
    #expect(abs(try stage.tile(1).midX - CGFloat(100 + 200 * way)) < 1e-6)
    // The page below goes the other way, not as far.
    let below = try stage.tile(100).midX
    #expect(below < 100 && below > 0)
    #expect(stage.paintedTiles == [100, 1])
  }

  @Test("a pop is a push run backwards: the page goes where it came from", arguments: [0.1, 0.3])
  func pop(time: Double) throws {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.now { hook.value = [1] }
    try stage.advance(to: 5)
    try stage.now { hook.value = [] }
    try stage.advance(to: 5 + time)
    let way = Spring.page.value(target: 1.0, time: time)
    #expect(abs(try stage.tile(1).midX - CGFloat(100 + 200 * way)) < 1e-6)
    try stage.advance(to: 10)
    #expect(stage.paintedTiles == [100])
  }

  @Test("turned round on the way it goes on from where it is")
  func interrupted() throws {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.now { hook.value = [1] }
    try stage.advance(to: 0.15)
    let before = (try stage.tile(1), try stage.tile(100))
    try stage.now { hook.value = [] }
    #expect(abs(try stage.tile(1).midX - before.0.midX) < 1e-6)
    #expect(abs(try stage.tile(100).midX - before.1.midX) < 1e-6)
    try stage.advance(to: 5)
    #expect(stage.paintedTiles == [100] && stage.tiles[100]?.midX == 100)
  }

  @Test("the back button pops and tells the path")
  func back() throws {
    let hook = Hook<[Int]>()
    let stage = try Rehearsal(Self.page) { Pages(path: [1, 2], hook: hook) }
    let place = try stage.graph.resolve(TapTarget("Back"))
    try stage.tap(Double(place.x), Double(place.y), at: 0)
    try stage.advance(to: 3)
    #expect(hook.value == [1] && stage.paintedTiles == [1])
  }

  @Test("a link pushes its value, a link of a view its view")
  func links() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        VStack {
          NavigationLink("by value", value: 7)
          NavigationLink("by view") { Tile.of(8, 30, 30) }
        }
        .navigationDestination(for: Int.self) { Tile.of($0, 60, 60) }
      }
    }
    for (name, tile) in [("by value", 7), ("by view", 8)] {
      let place = try stage.graph.resolve(TapTarget(name))
      try stage.tap(Double(place.x), Double(place.y), at: stage.time + 1)
      try stage.advance(to: stage.time + 3)
      #expect(stage.paintedTiles == [tile])
      let back = try stage.graph.resolve(TapTarget("Back"))
      try stage.tap(Double(back.x), Double(back.y), at: stage.time)
      try stage.advance(to: stage.time + 3)
    }
  }

  @Test("dismiss pops the page that calls it, and it knows that it is presented")
  func dismiss() throws {
    struct Leaf: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View {
        Tile.of(isPresented ? 1 : 2, 60, 60).onTapGesture { dismiss() }
      }
    }
    let stage = try Rehearsal(Self.page) {
      NavigationStack { NavigationLink("go") { Leaf() } }
    }
    let place = try stage.graph.resolve(TapTarget("go"))
    try stage.tap(Double(place.x), Double(place.y), at: 0)
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [1])
    let leaf = try stage.tile(1)
    try stage.tap(Double(leaf.midX), Double(leaf.midY), at: 3)
    try stage.advance(to: 6)
    #expect(stage.paintedTiles.isEmpty && stage.list.words == ["go"])
  }

  @Test("a presented destination follows its switch both ways")
  func presented() throws {
    struct Scene: View {
      @State private var isThere = false
      let hook: Hook<Bool>
      var body: some View {
        hook.binding = $isThere
        return NavigationStack {
          Tile.of(1, 20, 20).navigationDestination(isPresented: $isThere) { Tile.of(2, 20, 20) }
        }
      }
    }
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.page) { Scene(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [2])
    let back = try stage.graph.resolve(TapTarget("Back"))
    try stage.tap(Double(back.x), Double(back.y), at: 4)
    try stage.advance(to: 8)
    #expect(hook.value == false && stage.paintedTiles == [1])
  }

  @Test("titles: large at the leading edge in 34 points, inline in the middle in 17")
  func titles() throws {
    func run(_ mode: NavigationBarItem.TitleDisplayMode) throws -> (size: Double, x: CGFloat) {
      let list = try list(on: .of(390, 600)) {
        NavigationStack {
          Color.clear.navigationTitle("Mail").navigationBarTitleDisplayMode(mode)
        }
      }
      for command in list.commands {
        if case .glyphs(let run, _, let transform) = command, run.text == "Mail" {
          return (run.size, (run.glyphs.first?.position ?? .zero).applying(transform).x)
        }
      }
      return (0, 0)
    }
    let (large, inline) = (try run(.large), try run(.inline))
    #expect(abs(large.x - 16) < 1)
    #expect(inline.x > 150 && inline.x < 195)
    #expect(abs(large.size / inline.size - 2) < 0.05)
    #expect(try run(.automatic) == large)
  }

  @Test("a bar takes 44 points, a hidden one none")
  func bar() throws {
    func top(_ isHidden: Bool) throws -> CGFloat {
      let stage = try Rehearsal(Self.page) {
        NavigationStack {
          Tile(1).navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
            .navigationBarHidden(isHidden)
        }
      }
      return try stage.tile(1).minY
    }
    #expect(try top(true) == 0)
    #expect(try top(false) == 44)
  }

  // MARK: Sheets

  private func presenting(_ isThere: Bool, cover: Bool) -> some View {
    Group {
      if cover {
        Tile.of(1, 40, 40).fullScreenCover(isPresented: .constant(isThere)) { Tile.of(2, 60, 60) }
      } else {
        Tile.of(1, 40, 40).sheet(isPresented: .constant(isThere)) { Tile.of(2, 60, 60) }
      }
    }
  }

  @Test("a sheet or cover rises from below, over what was there", arguments: [false, true])
  func rising(cover: Bool) throws {
    let scene = try Stagehand(false, on: Self.page) { presenting($0, cover: cover) }
    let stage = scene.stage
    #expect(stage.paintedTiles == [1])
    try scene.change(to: true)
    var tops: [CGFloat] = []
    for step in 1...10 {
      try stage.advance(to: Double(step) * 0.05)
      tops.append(try stage.tile(2).midY)
      #expect(stage.paintedTiles == [1, 2])
    }
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 > $1 })
    try stage.advance(to: 4)
    #expect(stage.tiles[1] == CGRect(x: 80, y: 130, width: 40, height: 40))
    let rest = try stage.tile(2)
    try scene.change(to: false)
    #expect(stage.tiles[2] == rest)
    try stage.advance(to: 4.2)
    #expect(try stage.tile(2).midY > rest.midY)
    try stage.advance(to: 9)
    #expect(stage.paintedTiles == [1])
  }

  @Test("a sheet's shade comes and goes with it, a cover has none")
  func shade() throws {
    func blacks(_ stage: Rehearsal) -> [Int] {
      stage.list.colors.map(\.code).filter { $0.prefix(3) == [0, 0, 0] && $0[3] > 0 }.map { $0[3] }
    }
    for cover in [false, true] {
      let scene = try Stagehand(false, on: Self.page) { presenting($0, cover: cover) }
      #expect(blacks(scene.stage).isEmpty)
      try scene.change(to: true)
      try scene.stage.advance(to: 4)
      #expect(blacks(scene.stage) == (cover ? [] : [20]))
    }
  }

  @Test("told when it has gone, and by which item it was shown")
  func items() throws {
    struct Item: Identifiable, Equatable { let id: Int }
    let journal = Journal()
    struct Scene: View {
      @State private var item: Item?
      let hook: Hook<Item?>
      let note: (String) -> Void
      var body: some View {
        hook.binding = $item
        return Tile.of(1, 40, 40).sheet(item: $item, onDismiss: { note("gone") }) {
          Tile.of($0.id, 60, 60)
        }
      }
    }
    let hook = Hook<Item?>()
    let stage = try Rehearsal(Self.page) { Scene(hook: hook, note: journal.note) }
    try stage.now { hook.binding?.wrappedValue = Item(id: 5) }
    try stage.advance(to: 3)
    #expect(stage.paintedTiles == [1, 5] && journal.lines.isEmpty)
    try stage.now { hook.binding?.wrappedValue = nil }
    try stage.advance(to: 6)
    #expect(stage.paintedTiles == [1] && journal.lines == ["gone"])
  }

  @Test("dismiss inside a sheet takes it away")
  func dismissSheet() throws {
    struct Inside: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Tile.of(2, 60, 60).onTapGesture { dismiss() } }
    }
    struct Scene: View {
      @State private var isThere = true
      var body: some View { Tile.of(1, 40, 40).sheet(isPresented: $isThere) { Inside() } }
    }
    let stage = try Rehearsal(Self.page) { Scene() }
    try stage.advance(to: 3)
    let sheet = try stage.tile(2)
    try stage.tap(Double(sheet.midX), Double(sheet.midY), at: 3)
    try stage.advance(to: 8)
    #expect(stage.paintedTiles == [1])
  }

  @Test("a path counts, grows and shrinks as a list of values")
  func path() {
    var path = NavigationPath()
    #expect(path.isEmpty && path.count == 0)
    path.append(1)
    path.append("two")
    #expect(path.count == 2 && !path.isEmpty)
    #expect(path != NavigationPath([1]))
    path.removeLast()
    #expect(path == NavigationPath([1]))
    #expect(NavigationPath([1, 2, 3]).count == 3)
  }
}
