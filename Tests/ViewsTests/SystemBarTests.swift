import DisplayList
import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// Navigation bars, toolbars and bars of tabs with the looks of iOS 26.
@MainActor @Suite("Bars of iOS 26")
struct SystemBarTests {
  private static let page = Stage.of(402, 600).system26

  /// The outlines of glass on the stage, in painting order.
  private func glass(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.flatMap { command -> [CGRect] in
      guard case .fill(_, _, .glass(let glass), let transform) = command else { return [] }
      return glass.panes.map { $0.bounds.applying(transform) }
    }
  }

  private struct Pages: View {
    let hook: Hook<Bool>
    @State private var isPushed = false
    var body: some View {
      hook.binding = $isPushed
      return NavigationStack {
        Tile(1).navigationTitle("First").navigationBarTitleDisplayMode(.inline)
          .navigationDestination(isPresented: $isPushed) {
            Tile(2).navigationTitle("Second").navigationBarTitleDisplayMode(.inline)
          }
      }
    }
  }

  @Test("the way back is a chevron alone on round glass, and goes back")
  func back() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    #expect(glass(stage).isEmpty)
    // The row of the bar is 54 high.
    #expect(try stage.tile(1) == CGRect(x: 0, y: 54, width: 402, height: 546))
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(glass(stage) == [CGRect(x: 16, y: 0, width: 44, height: 44)])
    #expect(stage.list.words == ["Second"])
    try stage.tap(38, 22, at: 3)
    try stage.advance(to: 5)
    #expect(hook.value == false && stage.list.words == ["First"])
  }

  @Test("from right to left it stands at the right")
  func mirrored() throws {
    let hook = Hook<Bool>()
    var page = Self.page
    page.layoutDirection = .rightToLeft
    let stage = try Rehearsal(page) { Pages(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 2)
    #expect(glass(stage) == [CGRect(x: 342, y: 0, width: 44, height: 44)])
  }

  @Test("on the way to the next page its glass fades in, as the words did")
  func crossing() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.page) { Pages(hook: hook) }
    try stage.now { withAnimation(.linear(duration: 1)) { hook.value = true } }
    try stage.advance(to: 0.25)
    #expect(glass(stage).count == 1)
    #expect(stage.layers.map(\.opacity).contains { $0 > 0 && $0 < 1 })
  }

  @Test("the title of a bar stands where it does beside buttons, and content below 54 points")
  func bareTitle() throws {
    func title(_ isBare: Bool, _ system: Stage = Self.page) throws -> CGFloat {
      let stage = try Rehearsal(system) {
        NavigationStack {
          Tile(1).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { if !isBare { ToolbarItem { Tile.of(2, 20, 20) } } }
        }
      }
      #expect(try stage.tile(1).minY == (system.system == .system26 ? 54 : 44))
      return try #require(stage.text("Title")).place.y
    }
    #expect(try title(true) == title(false))
    let former = Stage.of(402, 600)
    #expect(try title(true, former) == title(false, former))
  }

  @Test("items that belong together share a glass; what confirms has one of the accent colour")
  func items() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Tile.of(1, 20, 20).navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .topBarLeading) { Tile.of(2, 20, 20) }
            ToolbarItem(placement: .principal) { Tile.of(3, 10, 10) }
            ToolbarItem { Tile.of(4, 20, 20) }
            ToolbarItem { Tile.of(5, 50, 20) }
            ToolbarItem(placement: .confirmationAction) { Tile.of(6, 20, 20) }
          }
      }
    }
    #expect(
      glass(stage) == [
        CGRect(x: 16, y: 0, width: 44, height: 44), CGRect(x: 216, y: 0, width: 118, height: 44),
        CGRect(x: 342, y: 0, width: 44, height: 44),
      ])
    #expect(try stage.tile(2) == CGRect(x: 28, y: 12, width: 20, height: 20))
    #expect(try stage.tile(4).minX == 228 && stage.tile(5).minX == 272)
    #expect(glasses(stage.list).map { $0.panes[0].tint.opacity > 0 } == [false, false, true])
  }

  @Test("buttons in a bar have the colour of words, and one that confirms is white")
  func letters() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Color.clear.toolbar {
          ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      }
    }
    let letters = stage.list.commands.compactMap { command -> [Int]? in
      guard case .glyphs(_, .solid(let color), _) = command else { return nil }
      return color.code
    }
    #expect(letters == [[0, 0, 0, 100], [255, 255, 255, 100]])
  }

  @Test("what destroys has the colour of words, too; a condition that does not hold has no glass")
  func conditions() throws {
    func bar(_ isThere: Bool) throws -> Rehearsal {
      try Rehearsal(Self.page) {
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem { if isThere { Button("Reset", role: .destructive) {} } }
          }
        }
      }
    }
    let letters = try bar(true).list.commands.compactMap { command -> [Int]? in
      guard case .glyphs(_, .solid(let color), _) = command else { return nil }
      return color.code
    }
    #expect(letters == [[0, 0, 0, 100]])
    #expect(try glass(bar(true)).count == 1 && glass(bar(false)).isEmpty)
  }

  @Test("symbols stand large on round glass, words have padding")
  func symbols() throws {
    func stage(@ViewBuilder _ item: () -> some View) throws -> Rehearsal {
      try Rehearsal(Self.page) {
        NavigationStack {
          Color.clear.toolbar { ToolbarItem(placement: .topBarLeading, content: item) }
        }
      }
    }
    for name in ["xmark", "ellipsis", "square.and.pencil"] {
      let symbol = try stage { Button("Name", systemImage: name) {} }
      #expect(glass(symbol) == [CGRect(x: 16, y: 0, width: 44, height: 44)], "\(name)")
    }
    let words = try stage { Tile.of(1, 40, 20) }
    #expect(glass(words) == [CGRect(x: 16, y: 0, width: 64, height: 44)])
    // The bar is painted last, and the symbol after its glass.
    let symbol = Image(systemName: "xmark")
    let usual = try #require(try stage { symbol }.list.fills.last?.height)
    #expect(try stage { symbol.imageScale(.large) }.list.fills.last?.height == usual)
    #expect(try #require(try stage { symbol.imageScale(.medium) }.list.fills.last?.height) < usual)
  }

  @Test("what confirms is grey as long as it is disabled, its letters are white all the same")
  func disabled() throws {
    for isDisabled in [true, false] {
      let stage = try Rehearsal(Self.page) {
        NavigationStack {
          Color.clear.toolbar {
            ToolbarItem(placement: .confirmationAction) { Button("Done") {}.disabled(isDisabled) }
          }
        }
      }
      try stage.advance(to: 1)
      let tint = try #require(glasses(stage.list).first?.panes[0].tint)
      #expect((tint.red == tint.green) == isDisabled)
      #expect((tint.opacity < 0.5) == isDisabled)
      let letters = stage.list.commands.compactMap { command -> [Int]? in
        guard case .glyphs(_, .solid(let color), _) = command else { return nil }
        return color.code
      }
      #expect(letters == [[255, 255, 255, 100]])
    }
  }

  @Test("content that is scrolled beneath a bar fades; a ground that is asked for stays one")
  func edge() throws {
    func gradients(_ change: (AnyView) -> some View) throws -> Int {
      let stage = try Rehearsal(Self.page) {
        NavigationStack {
          change(AnyView(List { ForEach(0..<40) { Text("Row \($0)") } }))
            .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
        }
      }
      try stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 200), at: 1, steps: 20)
      return stage.list.commands.count {
        if case .fill(_, _, .gradient, _) = $0 { true } else { false }
      }
    }
    #expect(try gradients { $0 } == 1)
    #expect(try gradients { $0.toolbarBackground(.visible) } == 0)
    #expect(try gradients { $0.toolbarBackground(.hidden) } == 0)
    #expect(try gradients { $0.toolbarBackground(Color.red) } == 0)
  }

  // MARK: Tabs

  private struct Tabs: View {
    let hook: Hook<Int>
    let count: Int
    @State private var choice = 0
    var body: some View {
      hook.binding = $choice
      return TabView(selection: $choice) {
        ForEach(0..<count, id: \.self) { number in
          Tile(number + 100).tabItem { Tile.of(number, 10, 10) }.tag(number)
        }
      }
    }
  }

  private func tabs(_ count: Int, _ stage: Stage = page) throws -> (Rehearsal, Hook<Int>) {
    let hook = Hook<Int>()
    let stage = try Rehearsal(stage) { Tabs(hook: hook, count: count) }
    try stage.advance(to: 1)
    return (stage, hook)
  }

  /// The capsule that marks the chosen tab.
  private func mark(_ stage: Rehearsal) throws -> CGRect {
    // Before the places that take touches.
    try #require(stage.list.fills.first { $0.height == 54 })
  }

  @Test(
    "tabs float as wide as they want, 62 high and 21 from the sides at least: places of four and six are measured",
    arguments: [(3, 66.0, 270.0, 95.0), (4, 21, 360, 98), (6, 21, 360, 74)])
  func floating(count: Int, x: Double, width: Double, place: Double) throws {
    let (stage, _) = try tabs(count)
    let glass = try #require(glass(stage).first)
    #expect(abs(glass.minX - x) <= 1 && abs(glass.width - width) <= 2)
    #expect(glass.height == 62 && glass.maxY == 600 - 21)
    let mark = try mark(stage)
    #expect(abs(mark.minX - glass.minX - 4) < 0.001 && abs(mark.minY - glass.minY - 4) < 0.001)
    #expect(abs(mark.width - place) <= 1)
  }

  @Test("what a device covers counts: the glass is 21 from the screen's edge all the same")
  func insets() throws {
    var page = Self.page
    page.safeAreaInsets.bottom = 34
    let (stage, _) = try tabs(4, page)
    #expect(try #require(glass(stage).first).maxY == 600 - 21)
  }

  @Test("the mark goes from tab to tab, and a touch chooses one")
  func choosing() throws {
    let (stage, hook) = try tabs(4)
    let first = try mark(stage)
    try stage.now { hook.value = 2 }
    try stage.advance(to: 1.1)
    let moving = try mark(stage)
    #expect(moving.minX > first.minX)
    try stage.advance(to: 4)
    #expect(abs(try mark(stage).minX - first.minX - 2 * 254.0 / 3) <= 1)
    #expect(moving.minX < (try mark(stage).minX))
    try stage.tap(330, 560, at: 5)
    try stage.advance(to: 7)
    #expect(hook.value == 3 && stage.paintedTiles.contains(103))
  }

  @Test("the figures of tabs: no wider than there is room, and none is nothing")
  func pitches() {
    let tabs = SystemLook.FloatingTabs()
    for count in 1...8 {
      let (pitch, more) = tabs.pitch(of: count, in: 352)
      #expect(pitch * CGFloat(count) + more <= 352.001 && pitch <= tabs.greatestPitch)
    }
    #expect(abs(tabs.pitch(of: 6, in: 352).pitch - 55.6) < 0.1)
    #expect(tabs.pitch(of: 0, in: 352).pitch == tabs.greatestPitch)
  }

  @Test("a view above the tabs stands on a glass of its own, and pages end above it")
  func accessory() throws {
    func shown(_ page: Stage) throws -> Rehearsal {
      try Rehearsal(page) {
        TabView {
          Tile(1).tabItem { Tile.of(2, 10, 10) }
          Tile(3).tabItem { Tile.of(4, 10, 10) }
        }
        .tabViewBottomAccessory { Tile.of(5, 40, 20) }.tabBarMinimizeBehavior(.never)
      }
    }
    let stage = try shown(Self.page)
    #expect(glass(stage).contains(CGRect(x: 21, y: 461, width: 360, height: 48)))
    #expect(try stage.tile(5) == CGRect(x: 181, y: 475, width: 40, height: 20))
    #expect(try stage.tile(1).maxY == 461)
    let old = try shown(Stage.of(402, 600))
    #expect(glass(old).isEmpty)
    #expect(try old.tile(5).maxY == 551 && old.tile(1).maxY == 531)
  }

  @Test("items at a page's bottom stand on a glass of their own")
  func bottom() throws {
    let stage = try Rehearsal(Self.page) {
      NavigationStack {
        Tile(1).toolbar { ToolbarItem(placement: .bottomBar) { Tile.of(6, 10, 10) } }
      }
    }
    #expect(glass(stage) == [CGRect(x: 21, y: 523, width: 360, height: 49)])
  }
}
