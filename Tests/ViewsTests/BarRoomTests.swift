import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

/// What views read, and where they stand, while a bar gives its room to what is scrolled.
@MainActor @Suite("Room beside a collapsing bar")
struct BarRoomTests {
  private static let stage = Stage.of(200, 400)
  private nonisolated static let ways = [0.0, 20, 52, 90]

  /// How far the bar has given way.
  private func fold(_ way: Double) -> Double { min(way, 52) }

  private func page(_ content: some View, on stage: Stage = stage) throws -> Rehearsal {
    try Rehearsal(stage) { NavigationStack { content.navigationTitle("Mail") } }
  }

  private func words(_ numbers: CGFloat...) -> String {
    numbers.map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  @Test("what came by a transition goes beneath the bar as what was there before")
  func swapped() throws {
    let hook = Hook<Bool>()
    let stage = try page(
      Switching(false, hook) { isOther in
        if isOther {
          ScrollView { Tile(2).frame(height: 800) }
        } else {
          ScrollView { Tile(1).frame(height: 800) }
        }
      })
    func clips() -> [CGRect] { stage.list.groups.compactMap { $0.clip?.path.boundingRect } }
    let before = clips()
    #expect(before.map(\.minY) == [0])
    try stage.now { withAnimation(.linear(duration: 0.2)) { hook.value = true } }
    try stage.advance(to: 2)
    #expect(stage.tiles[1] == nil && stage.tiles[2] != nil)
    #expect(clips() == before)
  }

  // MARK: What is read

  @Test(
    "around what is scrolled the safe area shrinks with the bar, and the frame grows",
    arguments: ways)
  func around(way: Double) throws {
    let (reader, change) = (Journal(), Journal())
    var device = Self.stage
    device.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    func read(_ proxy: GeometryProxy) -> String {
      words(
        proxy.safeAreaInsets.top, proxy.safeAreaInsets.bottom, proxy.size.height,
        proxy.frame(in: .global).minY)
    }
    let stage = try page(
      GeometryReader { proxy in
        let _ = reader.note(read(proxy))
        Rows().onGeometryChange(for: String.self) {
          read($0)
        } action: {
          change.note($0)
        }
      }, on: device)
    #expect(reader.lines.last == "143 34 223 143")
    if way > 0 { try stage.carry(way) }
    let top = 143 - fold(way)
    let seen = words(top, 34, 223 + fold(way), top)
    #expect(reader.lines.last == seen && change.lines.last == seen)
    // What is scrolled goes on point for point.
    #expect(abs(try stage.tile(0).minY - (143 - way)) < 1e-6)
  }

  @Test(
    "what is scrolled moves on the stage with the finger; in the scroll view it leaves when it goes under the bar",
    arguments: ways)
  func inside(way: Double) throws {
    let journal = Journal()
    let stage = try page(
      ScrollView {
        VStack(spacing: 0) {
          GeometryReader { proxy in
            let bounds = proxy.bounds(of: .scrollView) ?? .null
            let place = proxy.frame(in: .scrollView)
            let _ = journal.note(
              words(
                proxy.frame(in: .global).minY, place.minY, bounds.minY, bounds.height,
                proxy.safeAreaInsets.top))
            Tile(0)
          }
          .frame(height: 50)
          Tile(1).frame(height: 900)
        }
      })
    if way > 0 { try stage.carry(way) }
    let under = max(way - 52, 0)
    #expect(journal.lines.last == words(96 - way, -under, under, 304 + fold(way), 0))
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
  }

  @Test("a reader is asked again where it only stands elsewhere, if it reads that")
  func moved() throws {
    let (place, size) = (Journal(), Journal())
    let scene = try Stagehand(10.0, on: Self.stage) { inset in
      VStack(spacing: 0) {
        Color.clear.frame(height: inset)
        GeometryReader { proxy in
          let _ = place.note("\(Int(proxy.frame(in: .global).minY))")
        }
        .frame(height: 20)
        GeometryReader { proxy in
          let _ = size.note("\(Int(proxy.frame(in: .local).height))")
        }
        .frame(height: 20)
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    #expect(place.lines.last == "10" && size.lines.last == "20")
    let before = size.lines.count
    try scene.change(to: 30)
    #expect(place.lines.last == "30")
    // One evaluation is that of the view around.
    #expect(size.lines.count <= before + 1)
  }

  @Test(
    "the bounds of a space lie where the frame in it says, and there are none of a space that is not around"
  )
  func bounds() throws {
    let journal = Journal()
    _ = try Rehearsal(Self.stage) {
      Tile.of(1, 60, 40).background {
        GeometryReader { proxy in
          let place = proxy.frame(in: .named("card"))
          let bounds = proxy.bounds(of: .named("card")) ?? .null
          let _ = journal.note(
            words(place.minX, place.minY, bounds.minX, bounds.minY, bounds.width, bounds.height))
          let _ = journal.note("\(proxy.bounds(of: .scrollView) == nil)")
        }
      }
      .padding(.leading, 30).padding(.top, 10).coordinateSpace(.named("card"))
    }
    #expect(journal.lines.suffix(2) == ["30 10 -30 -10 90 50", "true"])
  }

  @Test("effects that a place gives follow it: views fade as they go under the bar, not before")
  func effect() throws {
    let stage = try page(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<20, id: \.self) { number in
            Tile(number).frame(height: 50).visualEffect { content, proxy in
              content.opacity(proxy.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
            }
          }
        }
      })
    for (way, count) in [(0.0, 0), (40, 0), (52, 0), (60, 1), (110, 2)] {
      try stage.finger(.began, 100, 300)
      try stage.drag(
        from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 300 - way), at: stage.time, steps: 20,
        release: false)
      #expect(stage.layers.count { $0.opacity == 0.5 } == count, "\(way)")
      try stage.drag(
        from: CGPoint(x: 100, y: 300 - way), to: CGPoint(x: 100, y: 300), at: stage.time, steps: 20)
      try stage.advance(to: stage.time + 3)
    }
  }

  // MARK: Where views stand

  @Test(
    "what lies over what is scrolled follows the bar at the top, and stays at the bottom",
    arguments: ways)
  func overlays(way: Double) throws {
    let stage = try page(
      Rows().overlay(alignment: .top) { Tile.of(100, 60, 20) }
        .overlay(alignment: .bottom) { Tile.of(101, 60, 20) }
        .overlay { Tile.of(102, 60, 20) })
    if way > 0 { try stage.carry(way, from: CGPoint(x: 20, y: 250)) }
    let top = 96 - fold(way)
    #expect(abs(try stage.tile(100).minY - top) < 1e-6)
    #expect(abs(try stage.tile(102).midY - (top + 400) / 2) < 1e-6)
    #expect(try stage.tile(101).maxY == 400)
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
  }

  @Test(
    "so does what stands beside it in a stack, and scroll views side by side are one as the other",
    arguments: ways)
  func stacks(way: Double) throws {
    let stage = try page(
      ZStack(alignment: .topTrailing) {
        HStack(spacing: 0) {
          ScrollView { Tile(50).frame(height: 900) }
          Rows()
        }
        Tile.of(100, 20, 20)
      })
    if way > 0 { try stage.carry(way, from: CGPoint(x: 150, y: 250)) }
    #expect(abs(try stage.tile(100).minY - (96 - fold(way))) < 1e-6)
    #expect(abs(try stage.tile(0).minY - (96 - way)) < 1e-6)
    #expect(try stage.tile(50).minY == 96)
  }

  @Test("a view below the bar is moved once, however it follows", arguments: ways)
  func inset(way: Double) throws {
    let stage = try page(
      Rows().safeAreaInset(edge: .top) { Tile.of(100, 200, 20) }
        .overlay(alignment: .top) { Tile.of(101, 10, 10) })
    if way > 0 { try stage.carry(way) }
    #expect(abs(try stage.tile(100).minY - (96 - fold(way))) < 1e-6)
    #expect(abs(try stage.tile(101).minY - (96 - fold(way))) < 1e-6)
    #expect(abs(try stage.tile(0).minY - (116 - way)) < 1e-6)
  }

  @Test("let go it comes back with the title, and content can be scrolled as far as without")
  func back() throws {
    let stage = try page(Rows().overlay(alignment: .top) { Tile.of(100, 60, 20) })
    try stage.drag(
      from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 292), at: 0, steps: 30)
    try stage.advance(to: 5)
    #expect(try stage.tile(100).minY == 96 && stage.tile(0).minY == 96)
    for _ in 0..<6 {
      try stage.drag(
        from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 10), at: stage.time + 0.2, steps: 5)
    }
    try stage.advance(to: stage.time + 12)
    #expect(abs(try stage.tile(19).maxY - 400) < 1e-3)
    #expect(abs(try stage.tile(100).minY - 44) < 1e-6)
  }

  @Test("views that are sized by the scroll view keep their size", arguments: ways)
  func relative(way: Double) throws {
    let stage = try page(
      ScrollView {
        VStack(spacing: 0) {
          Tile(0).containerRelativeFrame(.vertical)
          Tile(1).frame(height: 900)
        }
      }
      .overlay(alignment: .top) { Tile.of(100, 60, 20) })
    let height = try stage.tile(0).height
    if way > 0 { try stage.carry(way) }
    #expect(try stage.tile(0).height == height)
  }
}
