import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Tabs")
struct TabViewTests {
  private static let page = Stage.of(200, 300)

  private struct Bar: View {
    let hook: Hook<Int>
    @State private var choice = 2
    var body: some View {
      hook.binding = $choice
      return TabView(selection: $choice) {
        ForEach(1..<4, id: \.self) { number in
          Tile(number)
            .tabItem {
              Image(systemName: "star")
              Text("Tab \(number)")
            }
            .tag(number)
        }
      }
    }
  }

  @Test("one page is shown, above a bar of 49 points")
  func one() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Bar(hook: hook) }
    #expect(stage.paintedTiles == [2])
    #expect(try stage.tile(2) == CGRect(x: 0, y: 0, width: 200, height: 251))
    try stage.now { hook.value = 3 }
    #expect(stage.paintedTiles == [3])
  }

  @Test("titles below symbols of any height have one baseline, 44.7 below the bar's top")
  func baseline() throws {
    let stage = try Rehearsal(.of(393, 852, scale: 3)) {
      TabView {
        Tile(1).tabItem { Label("One", systemImage: "newspaper.fill") }
        Tile(2).tabItem { Label("Two", systemImage: "minus") }
        Tile(3).tabItem { Label("Three", systemImage: "heart") }
      }
    }
    let baselines = stage.list.commands.compactMap { command -> CGFloat? in
      guard case .glyphs(let run, _, let transform) = command else { return nil }
      return run.glyphs.first?.position.applying(transform).y
    }
    #expect(baselines.count == 3)
    // The bar is 49 high.
    #expect(baselines.allSatisfy { abs($0 - (852 - 49 + 134.0 / 3)) < 0.34 }, "\(baselines)")
  }

  @Test("a touch of a label chooses its page", arguments: [(30.0, 1), (100, 2), (170, 3)])
  func touch(x: Double, number: Int) throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Bar(hook: hook) }
    try stage.tap(x, 275, at: 1)
    try stage.advance(to: 1.5)
    #expect(hook.value == number)
    #expect(stage.paintedTiles == [number])
  }

  @Test("pages without tags are chosen by their places, at first the first")
  func untagged() throws {
    let stage = try Rehearsal(Self.page) {
      TabView {
        Tile(1).tabItem { Label("One", systemImage: "star") }
        Tile(2).tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(stage.paintedTiles == [1])
    try stage.tap(150, 275, at: 1)
    try stage.advance(to: 1.5)
    #expect(stage.paintedTiles == [2])
  }

  @Test("loops and tags inside of a page are none of its own")
  func loopsInside() throws {
    let stage = try Rehearsal(Self.page) {
      TabView {
        VStack { ForEach(0..<2, id: \.self) { Tile($0 + 10).tag($0) } }
          .tabItem { Label("One", systemImage: "star") }
        VStack { ForEach(0..<2, id: \.self) { Tile($0 + 20).tag($0) } }
          .tabItem { Label("Two", systemImage: "heart") }
      }
    }
    #expect(stage.paintedTiles == [10, 11])
    try stage.tap(150, 275, at: 1)
    try stage.advance(to: 1.5)
    #expect(stage.paintedTiles == [20, 21])
  }

  @Test("tabs of the newer form look like those of the older one")
  func newer() throws {
    let new = try Rehearsal(Self.page) {
      TabView(selection: .constant(8)) {
        Tab("One", systemImage: "star", value: 7) { Tile(1) }
        Tab("Two", systemImage: "heart", value: 8) { Tile(2) }
      }
    }
    let old = try Rehearsal(Self.page) {
      TabView(selection: .constant(8)) {
        Tile(1).tabItem { Label("One", systemImage: "star") }.tag(7)
        Tile(2).tabItem { Label("Two", systemImage: "heart") }.tag(8)
      }
    }
    #expect(new.paintedTiles == [2])
    #expect(new.frame == old.frame)
  }

  @Test("a page can hide the bar")
  func hidden() throws {
    let stage = try Rehearsal(Self.page) {
      TabView { Tile(1).tabItem { Text("One") }.toolbar(.hidden, for: .tabBar) }
    }
    #expect(try stage.tile(1).height == 300)
  }

  private struct Pages: View {
    let hook: Hook<Int>
    @State private var choice = 1
    var body: some View {
      hook.binding = $choice
      return TabView(selection: $choice) {
        ForEach(1..<4, id: \.self) { Tile($0) }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test("pages lie side by side and slide by the animation of a change")
  func slides() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    #expect((1...3).map { stage.tiles[$0]?.minX } == [0, 200, 400])
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = 2 } }
    for (time, x) in [(0.25, -50.0), (0.5, -100), (1, -200)] {
      try stage.advance(to: time)
      #expect(abs(try stage.tile(1).minX - CGFloat(x)) < 1e-6)
      #expect(abs(try stage.tile(2).minX - CGFloat(x + 200)) < 1e-6)
    }
  }

  @Test("a swipe takes the row along, and goes to the next page")
  func swipe() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.drag(
      from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100), at: 1, steps: 30, release: false)
    #expect(try stage.tile(1).minX < -100)
    #expect(hook.value == 1)
    try stage.drag(from: CGPoint(x: 180, y: 100), to: CGPoint(x: 40, y: 100), at: 2, steps: 30)
    try stage.advance(to: 6)
    #expect(hook.value == 2)
    #expect(try stage.tile(2).minX == 0)
  }

  @Test("before the first page a rubber band holds the row, and brings it back")
  func ends() throws {
    let hook = Hook<Int>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.drag(from: CGPoint(x: 40, y: 100), to: CGPoint(x: 140, y: 100), at: 1, steps: 30)
    try stage.advance(to: 1.26)
    let pulled = try stage.tile(1).minX
    #expect(pulled > 0 && pulled < 75)
    try stage.advance(to: 6)
    #expect(hook.value == 1)
    #expect(try stage.tile(1).minX == 0)
  }

  @Test("dots say which page is shown", arguments: [1, 2, 3])
  func dots(choice: Int) throws {
    let stage = try Rehearsal(Self.page) {
      TabView(selection: .constant(choice)) { ForEach(1..<4, id: \.self) { Tile($0) } }
        .tabViewStyle(.page)
    }
    let opacities: [Float] = stage.graph.displayList().commands.compactMap {
      guard case .fill(let path, _, .solid(let color), _) = $0, path.boundingRect.width == 8
      else { return nil }
      return color.opacity
    }
    #expect(opacities == (1...3).map { $0 == choice ? 1 : 0.3 })
  }
}
