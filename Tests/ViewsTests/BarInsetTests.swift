import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

/// What stands beside bars, and what is told of them.
@MainActor @Suite("Insets of bars")
struct BarInsetTests {
  private static let stage = Stage.of(200, 400)

  // MARK: The search field

  private func searching(_ placement: SearchFieldPlacement = .automatic) throws -> Rehearsal {
    try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().navigationTitle("Mail").searchable(text: .constant(""), placement: placement)
      }
    }
  }

  /// The ground of the search field.
  private func field(_ stage: Rehearsal) -> CGRect? {
    stage.frames.first { $0.minX == 16 && $0.width == 168 }
  }

  @Test(
    "a search field gives way first, then the title",
    arguments: [(0.0, 36.0, 0.0), (10, 26, 0), (30, 6, 0), (51, 0, 0), (71, 0, 20), (103, 0, 52)])
  func folds(way: Double, height: Double, titleWay: Double) throws {
    let stage = try searching()
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(way)
    #expect(abs(try stage.tile(0).minY - (147 - way)) < 1e-6)
    #expect(abs((field(stage)?.height ?? 0) - height) < 1e-6)
    if titleWay < 52 {
      let title = try #require(stage.text("Mail", isLarge: true))
      #expect(abs(rest.place.y - title.place.y - titleWay) < 1e-6)
    } else {
      try stage.advance(to: stage.time + 0.2)
      #expect(stage.text("Mail", isLarge: true) == nil && stage.text("Mail")?.opacity == 1)
    }
    // What is in the field fades before the field is gone.
    #expect((stage.text("Search")?.opacity ?? 0) <= max(1 - way / 14, 0) + 1e-6)
  }

  @Test("a field that is always shown stays under the bar, whose ground reaches below it")
  func always() throws {
    let stage = try searching(.navigationBarDrawer(displayMode: .always))
    #expect(try #require(field(stage)).minY == 96)
    try stage.carry(120)
    #expect(try #require(field(stage)) == CGRect(x: 16, y: 44, width: 168, height: 36))
    #expect(stage.list.backdrops.map(\.frame.height) == [95])
    #expect(stage.text("Search")?.opacity == 1)
  }

  @Test("where a field opens, what is scrolled stays as far from the bar as it is")
  func opens() throws {
    let scene = try Stagehand(false, on: Self.stage) { isActive in
      NavigationStack {
        Rows().navigationTitle("Mail")
          .searchable(
            text: .constant(""), isPresented: .constant(isActive),
            placement: .navigationBarDrawer(displayMode: .always))
      }
    }
    let stage = scene.stage
    try stage.carry(80)
    let beneath = 95 - (try stage.tile(0).minY)
    try scene.change(to: true)
    try stage.advance(to: stage.time + 2)
    // The field's own 59 points are the bar.
    #expect(abs(59 - (try stage.tile(0).minY) - beneath) < 1e-6)
    try scene.change(to: false)
    try stage.advance(to: stage.time + 2)
    #expect(abs(95 - (try stage.tile(0).minY) - beneath) < 1e-6)
  }

  @Test(
    "content rests with the field whole or gone",
    arguments: [(10.0, 0.0), (40, 51), (60, 51), (90, 103)])
  func rests(offset: Double, rest: Double) throws {
    let bar = ScrolledBar(.top)
    bar.setFolds([51, 52], keepsPlace: true)
    #expect(bar.rest(near: CGFloat(offset)) == CGFloat(rest))
    #expect(bar.rest(near: 0) == nil && bar.rest(near: 103) == nil && bar.rest(near: -5) == nil)
    let amounts = bar.amounts(at: CGFloat(offset))
    #expect(
      amounts.reduce(0, +) == bar.fold(at: CGFloat(offset))
        && amounts[0] == min(CGFloat(offset), 51))
  }

  @Test(
    "a title that gave way does not come back while the field takes its place",
    arguments: [0.0, 80])
  func leaves(way: Double) throws {
    let scene = try Stagehand(false, on: Self.stage) { isActive in
      NavigationStack {
        Rows().navigationTitle("Mail")
          .searchable(
            text: .constant(""), isPresented: .constant(isActive),
            placement: .navigationBarDrawer(displayMode: .always))
      }
    }
    let stage = scene.stage
    if way > 0 { try stage.carry(way) }
    try stage.advance(to: stage.time + 0.2)
    let start = stage.time
    try scene.change(to: true)
    for step in 0...8 {
      try stage.advance(to: start + Double(step) * 0.02)
      let (large, small) = (stage.text("Mail", isLarge: true), stage.text("Mail"))
      #expect(way > 0 ? large == nil : small == nil, "after \(step)")
      let seen = (large ?? small)?.opacity ?? 0
      #expect(step > 0 ? seen < 1 : seen == 1)
    }
  }

  @Test("content that begins at its end does so whatever the bar gives")
  func beginsAtEnd() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack { Rows().defaultScrollAnchor(.bottom).navigationTitle("Mail") }
    }
    #expect(try stage.tile(19).maxY == 400)
    #expect(stage.text("Mail")?.opacity == 1 && stage.text("Mail", isLarge: true) == nil)
  }

  // MARK: What is told

  @Test(
    "readers are told of the bar as an inset",
    arguments: [NavigationBarItem.TitleDisplayMode.large, .inline])
  func insets(mode: NavigationBarItem.TitleDisplayMode) throws {
    let journal = Journal()
    var device = Self.stage
    device.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    _ = try Rehearsal(device) {
      NavigationStack {
        GeometryReader { proxy in
          let insets = proxy.safeAreaInsets
          let _ = journal.note("\(insets.top) \(insets.bottom) \(proxy.size.height)")
          Tile(1)
        }
        .navigationTitle("Mail").navigationBarTitleDisplayMode(mode)
      }
    }
    #expect(journal.lines.last == (mode == .large ? "143.0 34.0 223.0" : "91.0 34.0 275.0"))
  }

  @Test("a scroll view's geometry has the bar as an inset, less as it gives way")
  func geometry() throws {
    let journal = Journal()
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().navigationTitle("Mail")
          .onScrollGeometryChange(for: [CGFloat].self) {
            [
              $0.contentOffset.y, $0.contentInsets.top, $0.containerSize.height,
              $0.visibleRect.minY,
            ]
          } action: { _, new in
            journal.note(new.map { "\(Int($0.rounded()))" }.joined(separator: " "))
          }
      }
    }
    #expect(journal.lines.last == "-96 96 400 0")
    try stage.carry(100)
    #expect(journal.lines.contains("-76 76 400 0"))
    #expect(journal.lines.last == "4 44 400 48")
  }

  @Test(
    "scrolling to a view brings it to the bar as it then is",
    arguments: [(0, UnitPoint.top, 96.0), (5, .top, 44), (10, .center, 197), (12, .bottom, 350)])
  func scrollTo(id: Int, anchor: UnitPoint, top: Double) throws {
    let hook = Hook<Int>()
    struct Scene: View {
      let hook: Hook<Int>
      let anchor: UnitPoint
      @State private var id = -1
      var body: some View {
        hook.binding = $id
        return NavigationStack {
          ScrollViewReader { reader in
            Rows().onChange(of: id) { reader.scrollTo(id, anchor: anchor) }
          }
          .navigationTitle("Mail")
        }
      }
    }
    let stage = try Rehearsal(Self.stage) { Scene(hook: hook, anchor: anchor) }
    try stage.now { hook.value = id }
    try stage.advance(to: 1)
    #expect(abs(try stage.tile(id).minY - top) < 1e-6)
  }

  @Test(
    "pinned headers stay at the lower edge of the bar as it is",
    arguments: [(0.0, 96.0), (30, 66), (52, 44), (150, 44)])
  func pinned(way: Double, top: Double) throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              ForEach(0..<20, id: \.self) { Tile($0).frame(height: 50) }
            } header: {
              Tile(100).frame(height: 30)
            }
          }
        }
        .navigationTitle("Mail")
      }
    }
    if way > 0 { try stage.carry(way) }
    #expect(abs(try stage.tile(100).minY - top) < 1e-6)
    #expect(abs(try stage.tile(2).minY - (226 - way)) < 1e-6)
  }

  @Test("what stands below the bar goes along with its lower edge", arguments: [0.0, 25, 52, 120])
  func follower(way: Double) throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().safeAreaInset(edge: .top) { Tile.of(100, 200, 20) }.navigationTitle("Mail")
      }
    }
    try stage.carry(way)
    #expect(abs(try stage.tile(100).minY - (96 - min(way, 52))) < 1e-6)
    #expect(abs(try stage.tile(0).minY - (116 - way)) < 1e-6)
  }

  @Test("the spinner of a refresh is below the first row, over the title")
  func spinner() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().navigationTitle("Mail").refreshable { try? await Task.sleep(for: .seconds(1)) }
      }
    }
    let rest = try #require(stage.text("Mail", isLarge: true))
    try stage.carry(-160, from: CGPoint(x: 100, y: 150))
    let title = try #require(stage.text("Mail", isLarge: true))
    // The rubber band gives way by 0.55 of the finger's way at first, and by less and less.
    let way = title.place.y - rest.place.y
    #expect(way > 0.4 * 160 && way < 0.55 * 160 && title.size == rest.size)
    let spokes = stage.list.commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, _, let transform) = command else { return nil }
      let frame = path.boundingRect.applying(transform)
      return frame.width < 12 && frame.height < 12 && frame.width != 3 ? frame : nil
    }
    #expect(spokes.count == 8 && spokes.allSatisfy { $0.minY > 44 && $0.maxY < 44 + 60 })
  }

  // MARK: Tabs and bars below

  @Test(
    "a bar of tabs has a ground while there is content beneath, and none at the end",
    arguments: [(0.0, 1.0), (300, 1), (643, 0.5), (649, 0), (660, 0)])
  func tabs(way: Double, opacity: Double) throws {
    let stage = try Rehearsal(Self.stage) {
      TabView {
        Rows().tabItem { Text("One") }
        Tile(1).tabItem { Text("Two") }
      }
    }
    // Rows reach below it.
    #expect(try stage.tile(7).minY == 350)
    if way > 0 { try stage.carry(way) }
    let grounds = stage.list.backdrops
    #expect(grounds.count == (opacity > 0 ? 1 : 0))
    for ground in grounds {
      #expect(ground.frame == CGRect(x: 0, y: 351, width: 200, height: 49))
      #expect(abs(ground.opacity - opacity) < 1e-6)
    }
    try stage.tap(150, 375, at: stage.time + 1)
    try stage.advance(to: stage.time + 1)
    #expect(stage.list.backdrops.isEmpty && stage.paintedTiles == [1])
  }

  @Test("so has a page's bar below")
  func toolbar() throws {
    let stage = try Rehearsal(Self.stage) {
      NavigationStack {
        Rows().toolbar { ToolbarItem(placement: .bottomBar) { Text("Share") } }
      }
    }
    #expect(stage.list.backdrops.map(\.frame) == [CGRect(x: 0, y: 351, width: 200, height: 49)])
    let plain = try Rehearsal(Self.stage) {
      NavigationStack {
        Tile(1).toolbar { ToolbarItem(placement: .bottomBar) { Text("Share") } }
          .toolbarBackground(Tile.color(2), for: .bottomBar)
          .toolbarBackground(.visible, for: .bottomBar)
      }
    }
    #expect(try plain.tile(2) == CGRect(x: 0, y: 351, width: 200, height: 49))
  }
}
