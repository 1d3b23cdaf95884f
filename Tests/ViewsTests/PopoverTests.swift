import DisplayList
import Foundation
import Rostrum
import Testing

@_spi(Engine) @testable import ViewEngine
@testable import Views

@MainActor @Suite("Popovers")
struct PopoverTests {
  @Test("the outline is whole where arrow and bubble meet", arguments: Edge.allCases)
  func outline(edge: Edge) {
    let frame = CGRect(x: 100, y: 100, width: 120, height: 100)
    let source =
      switch edge {
      case .top: CGRect(x: 160, y: 87, width: 0, height: 0)
      case .bottom: CGRect(x: 160, y: 213, width: 0, height: 0)
      case .leading: CGRect(x: 87, y: 150, width: 0, height: 0)
      case .trailing: CGRect(x: 233, y: 150, width: 0, height: 0)
      }
    let place = PopoverPlace(frame: frame, edge: edge, source: source)
    #expect(place.tip == source.origin)
    let middle = CGPoint(x: 160, y: 150)
    for step in 4...60 {
      // From near the tip to the middle.
      let share = Double(step) / 60
      #expect(
        place.outline.contains(
          CGPoint(
            x: place.tip.x + (middle.x - place.tip.x) * share,
            y: place.tip.y + (middle.y - place.tip.y) * share)))
    }
    let beside = CGPoint(
      x: place.tip.x + (middle.x - place.tip.x) * 0.1 + (middle.x == place.tip.x ? 20 : 0),
      y: place.tip.y + (middle.y - place.tip.y) * 0.1 + (middle.y == place.tip.y ? 20 : 0))
    #expect(!place.outline.contains(beside))
  }

  @Test("it stands at the wished side if there is room for it")
  func wished() {
    func edge(_ preferred: Edge?, _ width: CGFloat = 100) -> Edge {
      let wish = PopoverWish(
        size: CGSize(width: width, height: 50),
        source: CGRect(x: 180, y: 290, width: 40, height: 20), edges: .all, preferred: preferred,
        insets: EdgeInsets())
      return wish.place(in: CGSize(width: 400, height: 600)).edge
    }
    #expect(edge(nil) == .top)
    for wish in Edge.allCases { #expect(edge(wish) == wish) }
    // No room beside it.
    #expect(edge(.leading, 300) == .top)
  }

  private struct Scene: View {
    let hook: Hook<Bool>
    var adaptation = PresentationAdaptation.automatic
    var appeared: () -> Void = {}
    @State private var isShown = false
    var body: some View {
      hook.binding = $isShown
      return Tile.of(1, 40, 20).popover(isPresented: $isShown) {
        Tile.of(2, 100, 50).onAppear(perform: appeared)
          .presentationCompactAdaptation(adaptation)
      }
    }
  }

  private func stage(
    _ adaptation: PresentationAdaptation, regular: Bool = false, _ hook: Hook<Bool> = Hook(),
    appeared: @escaping () -> Void = {}
  ) throws -> Rehearsal {
    let stage = try Rehearsal(Stage.of(400, 600)) {
      Scene(hook: hook, adaptation: adaptation, appeared: appeared)
        .environment(\.horizontalSizeClass, regular ? .regular : .compact)
    }
    try stage.now { hook.value = true }
    return stage
  }

  @Test("on a telephone it is a sheet, a cover or a popover, as its content wants")
  func adapts() throws {
    let below = CGRect(x: 150, y: 310 + 13, width: 100, height: 50)
    for (adaptation, isPopover) in [
      (PresentationAdaptation.automatic, false), (.sheet, false), (.fullScreenCover, false),
      (.popover, true), (.none, true),
    ] {
      let stage = try stage(adaptation)
      try stage.advance(to: 2)
      #expect((try stage.tile(2) == below) == isPopover)
    }
    let wide = try stage(.automatic, regular: true)
    try wide.advance(to: 2)
    #expect(try wide.tile(2) == below)
  }

  @Test("a sheet that would be something else is counted, one that stays a sheet is not")
  func counted() throws {
    for (adaptation, isTold) in [
      (PresentationAdaptation.automatic, false), (.sheet, false), (.fullScreenCover, true),
      (.popover, true), (.none, true),
    ] {
      let stage = try Rehearsal(Stage.of(400, 600)) {
        Tile(1).sheet(isPresented: .constant(true)) {
          Tile(2).presentationCompactAdaptation(adaptation)
        }
      }
      try stage.advance(to: 1)
      let isCounted = stage.graph.shortcomings.contains {
        $0.contains("presentationCompactAdaptation")
      }
      #expect(isCounted == isTold)
    }
    #expect(try stage(.fullScreenCover).graph.shortcomings.isEmpty)
  }

  @Test("its content comes once, and no sheet is seen before it")
  func comesOnce() throws {
    // What it wants to be is asked of views that never appear.
    var count = 0
    let stage = try stage(.popover) { count += 1 }
    try stage.advance(to: 0.1)
    // A sheet dims what is below it.
    #expect(!stage.list.colors.contains { $0.code[0] == 0 && $0.code[3] < 60 && $0.code[3] > 0 })
    try stage.advance(to: 2)
    #expect(count == 1)
  }

  @Test("it grows out of the tip of its arrow")
  func grows() throws {
    let stage = try stage(.popover)
    var last: CGFloat = 0
    for time in [0.05, 0.1, 0.15, 0.2] {
      try stage.advance(to: time)
      let seen = try stage.tile(2)
      #expect(seen.width > last && abs(seen.midX - 200) < 0.01)
      // The tip, 13 above it, stays.
      #expect(abs(seen.minY - seen.width / 100 * 13 - 310) < 0.01)
      last = seen.width
    }
  }

  @Test("a touch beside it dismisses it; one on it does not")
  func dismissed() throws {
    let hook = Hook<Bool>()
    let stage = try stage(.popover, hook)
    try stage.tap(200, 340, at: 2)
    #expect(hook.value == true)
    try stage.tap(20, 20, at: 3)
    #expect(hook.value == false)
    try stage.advance(to: 5)
    #expect(!stage.paintedTiles.contains(2))
  }

  @Test("a ground of its own reaches into the arrow, and there is no other")
  func ground() throws {
    let stage = try Rehearsal(Stage.of(400, 600)) {
      Tile.of(1, 40, 20).popover(isPresented: .constant(true)) {
        Tile.of(2, 100, 50).presentationCompactAdaptation(.popover).presentationBackground(.red)
      }
    }
    try stage.advance(to: 2)
    let red = stage.list.commands.compactMap { command -> CGRect? in
      guard case .fill(let path, _, .solid(let color), let transform) = command,
        color.code == Color.red.resolve(in: EnvironmentValues()).code
      else { return nil }
      return path.boundingRect.applying(transform)
    }
    #expect(red == [CGRect(x: 150, y: 310, width: 100, height: 63)])
    #expect(stage.list.backdrops.isEmpty)
  }
}
