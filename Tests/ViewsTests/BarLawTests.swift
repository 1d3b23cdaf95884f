import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What bars do while content is scrolled beneath them, as laws of the offset.
@MainActor @Suite("Bars over scrolled content")
struct BarLawTests {
  private static let stage = Stage.of(200, 400)

  private func page(_ mode: NavigationBarItem.TitleDisplayMode = .large) throws -> Rehearsal {
    try Rehearsal(Self.stage) {
      NavigationStack { Rows().navigationTitle("Mail").navigationBarTitleDisplayMode(mode) }
    }
  }

  // MARK: The large title

  @Test("the large title goes up with the content, point for point", arguments: [0.0, 12, 30, 45])
  func title(way: Double) throws {
    let stage = try page()
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(way)
    let moved = try #require(stage.text("Mail", isLarge: true))
    #expect(abs(rest.place.y - moved.place.y - way) < 1e-6 && moved.place.x == rest.place.x)
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
    // It goes beneath the first row of the bar.
    #expect(moved.clip?.minY == (way > 0 ? 44 : nil))
  }

  @Test(
    "once it is gone, the inline title is there, and the content goes on", arguments: [52.0, 90])
  func collapsed(way: Double) throws {
    let stage = try page()
    try stage.carry(way)
    try stage.advance(to: stage.time + 0.2)
    #expect(stage.text("Mail", isLarge: true) == nil)
    let inline = try #require(stage.text("Mail"))
    #expect(inline.opacity == 1 && inline.place.y < 44)
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
  }

  @Test("the inline title comes in a fifth of a second once the letters of the large one are gone")
  func inlineTitle() throws {
    let stage = try page()
    func opacity() -> Double { stage.text("Mail")?.opacity ?? 0 }
    func move(to way: Double) throws {
      try stage.finger(.moved, 100, 250 - way)
      try stage.advance(to: stage.time + 0.1)
    }
    try stage.carry(37)
    try stage.advance(to: 2)
    #expect(opacity() == 0)
    // However little further the finger goes.
    try move(to: 38)
    #expect(abs(opacity() - 0.5) < 1e-6)
    try stage.advance(to: stage.time + 0.1)
    #expect(opacity() == 1)
    try stage.advance(to: stage.time + 1)
    #expect(opacity() == 1)
    try move(to: 37)
    #expect(abs(opacity() - 0.5) < 1e-6)
    // Back on the way it turns where it is.
    try move(to: 39)
    let turned = opacity()
    #expect(turned > 0 && turned < 1)
    try stage.advance(to: stage.time + 0.1)
    #expect(opacity() > turned)
    try move(to: 10)
    try stage.advance(to: stage.time + 0.2)
    #expect(stage.text("Mail") == nil && stage.text("Mail", isLarge: true) != nil)
  }

  @Test("a fling that takes the large title away brings the inline one while the content goes on")
  func flungTitle() throws {
    let stage = try page()
    try stage.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 250), at: 0, steps: 6)
    var seen: [Double] = []
    for step in 0...20 {
      try stage.advance(to: 0.1 + Double(step) / 40)
      seen.append(stage.text("Mail")?.opacity ?? 0)
    }
    #expect(seen.last == 1 && seen.contains { $0 > 0 && $0 < 1 })
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test("pulled down, it goes along and is stretched from its leading edge", arguments: [40.0, 80])
  func pulled(way: Double) throws {
    let stage = try page()
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(-way, from: CGPoint(x: 100, y: 150))
    let pulled = try #require(stage.text("Mail", isLarge: true))
    // Beyond its beginning a rubber band holds the content, which is at most as high as the stage.
    let held = Double(try stage.tile(0).minY) - 96
    #expect(held < 400 * (1 - 1 / (way * 0.55 / 400 + 1)) + 1e-6)
    #expect(held > 300 * (1 - 1 / (way * 0.55 / 300 + 1)) - 1e-6)
    #expect(abs(pulled.size / rest.size - (1 + 0.1 * held / 200)) < 1e-6)
    #expect(abs(pulled.place.y - rest.place.y - held) < 2)
    #expect(abs(pulled.place.x - rest.place.x) < 0.5)
  }

  @Test("a title never rests half way", arguments: [4.0, 12, 20, 28, 36, 44, 51])
  func snaps(way: Double) throws {
    let stage = try page()
    try stage.drag(
      from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 250 - way), at: 0.1, steps: 60)
    try stage.advance(to: 8)
    let top = try stage.tile(0).minY
    #expect(top == 96 || top <= 44, "\(top)")
    #expect((stage.text("Mail", isLarge: true) != nil) == (top == 96))
  }

  @Test("an inline title stays, and takes 44 points")
  func inlineMode() throws {
    let stage = try page(.inline)
    let rest = try #require(stage.text("Mail"))
    #expect(try stage.tile(0).minY == 44)
    try stage.carry(70)
    #expect(stage.text("Mail")?.place == rest.place)
    #expect(abs(try stage.tile(0).minY + 26) < 1e-6)
  }

  // MARK: The ground

  @Test(
    "the ground is clear at the edge, whole once content is beneath, and ends where the bar does",
    arguments: [(0.0, 0.0), (52, 0), (58, 0.5), (64, 1), (200, 1)])
  func ground(way: Double, opacity: Double) throws {
    let stage = try page()
    try stage.carry(way)
    let grounds = stage.list.backdrops
    #expect(grounds.count == (opacity == 0 ? 0 : 1))
    guard let ground = grounds.first else { return }
    #expect(abs(ground.opacity - opacity) < 1e-6)
    #expect(ground.frame == CGRect(x: 0, y: 0, width: 200, height: 44))
  }

  @Test("content that does not scroll leaves the bar clear, and stands below it")
  func plain() throws {
    let stage = try Rehearsal(Self.stage) { NavigationStack { Tile(1).navigationTitle("Mail") } }
    #expect(stage.list.backdrops.isEmpty)
    #expect(try stage.tile(1) == CGRect(x: 0, y: 96, width: 200, height: 304))
  }

  @Test("a background reaches the top, behind the bar")
  func background() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Tile.of(1, 20, 20).frame(maxHeight: .infinity).frame(maxWidth: .infinity).background(
          Tile.color(2)
        ).navigationTitle("Mail")
      }
    }
    #expect(try stage.tile(2) == CGRect(x: 0, y: 0, width: 200, height: 400))
  }

  @Test("pages say whether there is a ground, and which", arguments: [false, true])
  func looks(isScrolled: Bool) throws {
    func shown(@ViewBuilder _ page: @escaping () -> some View) throws -> Rehearsal {
      let stage = try Rehearsal(Self.stage) {
        NavigationStack { page().navigationTitle("Mail").navigationBarTitleDisplayMode(.inline) }
      }
      if isScrolled { try stage.carry(80) }
      return stage
    }
    #expect(
      try shown { Rows().toolbarBackground(.visible, for: .navigationBar) }.list.backdrops.count
        == 1)
    #expect(
      try shown { Rows().toolbarBackgroundVisibility(.hidden, for: .navigationBar) }
        .list.backdrops.isEmpty)
    let styled = try shown { Rows().toolbarBackground(Tile.color(200), for: .navigationBar) }
    #expect(styled.tiles[200] == (isScrolled ? CGRect(x: 0, y: 0, width: 200, height: 44) : nil))
    #expect(styled.list.backdrops.isEmpty)
    let other = try shown { Rows().toolbarBackground(.visible, for: .tabBar) }
    #expect(other.list.backdrops.count == (isScrolled ? 1 : 0))
  }

  @Test("a bar's colour scheme is that of its words and its material")
  func scheme() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
          .toolbarBackground(.visible, for: .navigationBar)
          .toolbarColorScheme(.dark, for: .navigationBar)
      }
    }
    let lines = stage.list.lines
    #expect(lines.contains { $0.contains("\"Mail\"") && $0.contains("#ffffff") })
    #expect(lines.contains { $0.contains("backdrop") && $0.contains("rgb(0.145 0.145 0.145)") })
  }

  // MARK: Which content

  @Test("content below something else does not go beneath the bar")
  func below() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        VStack(spacing: 0) {
          Tile.of(100, 200, 30)
          Rows()
        }
        .navigationTitle("Mail")
      }
    }
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(90)
    #expect(stage.text("Mail", isLarge: true)?.place == rest.place)
    #expect(stage.list.backdrops.isEmpty)
  }

  @Test("lists and forms go beneath as scroll views do", arguments: [false, true])
  func lists(isForm: Bool) throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        if isForm {
          Form { ForEach(0..<30, id: \.self) { Text("Row \($0)") } }.navigationTitle("Mail")
        } else {
          List(0..<30, id: \.self) { Text("Row \($0)") }.navigationTitle("Mail")
        }
      }
    }
    let row = try #require(stage.text("Row 3"))
    try stage.carry(100)
    #expect(abs(try #require(stage.text("Row 3")).place.y - (row.place.y - 100)) < 1e-6)
    #expect(stage.list.backdrops.map(\.frame.height) == [44])
    // The list's ground is behind the bar, too.
    #expect(stage.frames.contains(CGRect(x: 0, y: 0, width: 200, height: 400)))
  }

  @Test("all content can be scrolled into sight, and no more")
  func range() throws {
    let stage = try page()
    try stage.carry(240)
    try stage.drag(
      from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 10), at: stage.time + 0.2, steps: 5)
    try stage.advance(to: 12)
    #expect(abs(try stage.tile(19).maxY - 400) < 1e-3)
    #expect(abs(try stage.tile(0).minY - (400 - 1000)) < 1e-3)
  }

  @Test("touches do not go through a bar's ground")
  func touches() throws {
    let hook = Hook<Int>()
    struct Scene: View {
      let hook: Hook<Int>
      @State private var count = 0
      var body: some View {
        hook.binding = $count
        return NavigationStack {
          ScrollView {
            Tile(1).frame(height: 1000).onTapGesture { count += 1 }
          }
          .navigationTitle("Mail")
        }
      }
    }
    let stage = try Rehearsal(Self.stage) { Scene(hook: hook) }
    try stage.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 100), at: 0.1, steps: 30)
    try stage.advance(to: 6)
    try stage.tap(100, 22, at: 6.5)
    #expect(hook.value == 0)
    try stage.tap(100, 100, at: 7)
    #expect(hook.value == 1)
  }
}
