import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine
@testable import Views

@MainActor @Suite("Zoomed pages that a finger pulls away")
struct ZoomPullTests {
  private static let stage = Stage.of(200, 400)

  private struct Scene: View {
    @Namespace private var namespace
    @State private var path: [Int] = []
    let hook: Hook<[Int]>
    var isScrolled = false
    var keeps = false

    var body: some View {
      hook.binding = $path
      let kept = Binding(get: { path }, set: { if !keeps { path = $0 } })
      return NavigationStack(path: kept) {
        Tile.of(1, 40, 40).matchedTransitionSource(id: 7, in: namespace)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
          .navigationDestination(for: Int.self) { _ in
            page.toolbar(.hidden, for: .navigationBar)
              .navigationTransition(.zoom(sourceID: 7, in: namespace))
          }
      }
    }

    @ViewBuilder private var page: some View {
      if isScrolled {
        ScrollView { Tile(2).frame(height: 1000) }
      } else {
        Tile(2)
      }
    }
  }

  private let hook = Hook<[Int]>()

  /// A zoomed page at rest.
  private func zoomed(
    _ stage: Stage = stage, isScrolled: Bool = false, keeps: Bool = false, isMirrored: Bool = false
  ) throws -> Rehearsal {
    let stage = try Rehearsal(stage) {
      Scene(hook: hook, isScrolled: isScrolled, keeps: keeps)
        .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
    }
    try stage.now { hook.value = [7] }
    try stage.advance(to: 5)
    #expect(stage.tiles[1] == nil)
    return stage
  }

  private func drag(
    _ stage: Rehearsal, from start: CGPoint = CGPoint(x: 100, y: 200), by way: CGSize,
    steps: Int = 60, release: Bool = false
  ) throws {
    try stage.drag(
      from: start, to: CGPoint(x: start.x + way.width, y: start.y + way.height), at: stage.time,
      steps: steps, release: release)
  }

  @Test(
    "the page is under the finger, and smaller the farther it goes",
    arguments: [CGSize(width: 0, height: 30), CGSize(width: -20, height: 100)])
  func follows(way: CGSize) throws {
    let stage = try zoomed()
    try drag(stage, by: way)
    let page = try stage.tile(2)
    let scale = 1 - 0.91 * way.height / 400
    #expect(abs(page.width - 200 * scale) < 1e-6 && abs(page.height - 400 * scale) < 1e-6)
    #expect(abs(page.minX + 100 * scale - 100 - way.width) < 1e-6)
    #expect(abs(page.minY + 200 * scale - 200 - way.height) < 1e-6)
    // The one below is there, without what the page came out of.
    #expect(stage.list.tiles.allSatisfy { $0.number != 1 })
  }

  @Test("let go early it comes again, later it goes into its source", arguments: [60.0, 120])
  func release(way: Double) throws {
    let stage = try zoomed()
    try drag(stage, by: CGSize(width: 0, height: way))
    let held = try stage.tile(2)
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, 100, 200 + way)
    #expect(hook.value == (way < 80 ? [7] : []))
    // Nothing jumps where the finger leaves.
    let left = try stage.tile(2)
    #expect(abs(left.minY - held.minY) < 1e-6 && abs(left.width - held.width) < 1e-6)
    try stage.advance(to: stage.time + 5)
    #expect(stage.isAtRest)
    if way < 80 {
      #expect(stage.tiles[2] == CGRect(x: 0, y: 0, width: 200, height: 400))
    } else {
      #expect(stage.tiles[2] == nil)
      #expect(stage.tiles[1] == CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }

  @Test("it goes on at the finger's velocity, and lands on its source")
  func flung() throws {
    let stage = try zoomed()
    try drag(stage, by: CGSize(width: 0, height: 60), steps: 10, release: true)
    #expect(hook.value?.isEmpty == true)
    let end = stage.time
    let place = try stage.tile(2)
    try stage.advance(to: end + 1 / 120.0)
    let next = try stage.tile(2)
    // 6 points in a 120th of a second for the point under it, of which the page's edge gets more as it shrinks.
    let edge = 6 + 200 * 0.91 * 6 / 400
    #expect(abs(next.minY - place.minY - edge) < 1.6, "\(next.minY - place.minY)")
    var last = next
    while let tile = stage.tiles[2] {
      last = tile
      try stage.advance(to: stage.time + 1 / 120.0)
      try #require(stage.time < end + 5)
    }
    #expect(abs(last.width - 40) < 2 && abs(last.minX) < 2 && abs(last.minY) < 2, "\(last)")
  }

  @Test("from the edge it goes aside, whichever that is", arguments: [false, true])
  func edge(isMirrored: Bool) throws {
    let stage = try zoomed(isMirrored: isMirrored)
    let (start, way) = isMirrored ? (195.0, -60.0) : (5, 60)
    try drag(stage, from: CGPoint(x: start, y: 200), by: CGSize(width: way, height: 0))
    let scale = 1 - 0.91 * 60 / 400
    let page = try stage.tile(2)
    #expect(abs(page.width - 200 * scale) < 1e-6)
    #expect(abs(page.minX + start * scale - start - way) < 1e-6)
    try stage.advance(to: stage.time + 1)
    try stage.finger(.ended, start + way, 200)
    try stage.advance(to: stage.time + 5)
    #expect(stage.tiles[2]?.width == 200 && hook.value == [7])
    // From elsewhere it does not.
    try drag(stage, by: CGSize(width: way, height: 0), release: true)
    #expect(stage.tiles[2]?.width == 200 && hook.value == [7])
  }

  @Test("what is scrolled on it goes first, unless it is at its beginning")
  func scrolled() throws {
    let stage = try zoomed(isScrolled: true)
    try drag(stage, by: CGSize(width: 0, height: -100), release: true)
    try stage.advance(to: stage.time + 5)
    #expect(try stage.tile(2).minY < -90)
    try drag(stage, by: CGSize(width: 0, height: 50))
    #expect(try stage.tile(2).width == 200)
    try stage.finger(.ended, 100, 250)
    try stage.advance(to: stage.time + 5)
    try drag(stage, by: CGSize(width: 0, height: 300), release: true)
    try stage.advance(to: stage.time + 5)
    #expect(try stage.tile(2).minY == 0 && hook.value == [7])
    try drag(stage, by: CGSize(width: 0, height: 50))
    #expect(try stage.tile(2).width < 200)
  }

  @Test("a path that keeps its page has it come again, and so does a finger that is taken away")
  func kept() throws {
    let stage = try zoomed(keeps: true)
    #expect(hook.value == [7])
    try drag(stage, by: CGSize(width: 0, height: 200), release: true)
    try stage.advance(to: stage.time + 5)
    #expect(stage.tiles[2] == CGRect(x: 0, y: 0, width: 200, height: 400))
    try drag(stage, by: CGSize(width: 0, height: 200))
    try stage.finger(.cancelled, 100, 400)
    try stage.advance(to: stage.time + 5)
    #expect(stage.tiles[2] == CGRect(x: 0, y: 0, width: 200, height: 400))
    #expect(hook.value == [7])
  }

  /// The opacities of the black that lies over the page below.
  private func shades(_ stage: Rehearsal) -> [Float] {
    stage.list.commands.compactMap {
      guard case .fill(let path, _, .solid(let color), _) = $0, color.red == 0, color.green == 0,
        color.blue == 0, path.boundingRect.width == 200
      else { return nil }
      return color.opacity
    }
  }

  @Test("of iOS 26 the page below stands back and is shaded, as long as a finger holds the other")
  func recedes() throws {
    let stage = try Rehearsal(Self.stage.system26) {
      ZStack(alignment: .topTrailing) { Scene(hook: hook) }
    }
    try stage.now { hook.value = [7] }
    try stage.advance(to: 0.1)
    let progress = 0.544778
    #expect(shades(stage).contains { abs($0 - Float(0.14 * progress)) < 1e-4 })
    // The source's picture goes as far as the page has come.
    #expect(stage.opacities.contains { abs($0 - (1 - (progress - 0.1) / 0.5)) < 1e-3 })
    try stage.advance(to: 5)
    #expect(shades(stage).isEmpty)
    try drag(stage, by: CGSize(width: 0, height: 40))
    #expect(shades(stage).contains { abs($0 - 0.14) < 1e-6 })
    let eighteen = try zoomed()
    try drag(eighteen, by: CGSize(width: 0, height: 40))
    #expect(shades(eighteen).isEmpty)
  }

  private struct Cover: View {
    @Namespace private var namespace
    @State private var isShown = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isShown
      return Tile.of(1, 40, 40).matchedTransitionSource(id: 7, in: namespace)
        .fullScreenCover(isPresented: $isShown) {
          Tile(2).navigationTransition(.zoom(sourceID: 7, in: namespace))
        }
    }
  }

  @Test("a full-screen cover that zoomed is pulled away, too")
  func cover() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal(Self.stage) { Cover(hook: hook) }
    try stage.now { hook.value = true }
    try stage.advance(to: 3)
    try drag(stage, by: CGSize(width: 0, height: 120))
    #expect(try stage.tile(2).width < 200)
    try stage.finger(.ended, 100, 320)
    try stage.advance(to: stage.time + 5)
    #expect(hook.value == false && stage.tiles[2] == nil && stage.tiles[1] != nil)
  }
}
