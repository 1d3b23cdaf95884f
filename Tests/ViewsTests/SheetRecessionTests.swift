import DisplayList
import Foundation
import Geometry
import Rostrum
import Testing

@testable import ViewEngine

/// What lies below a sheet that is as high as it can be: smaller, with round corners, before black.
@MainActor @Suite("Pages behind sheets") struct SheetRecessionTests {
  private struct Scene: View {
    let shown: Hook<Bool>
    let above: Hook<Bool>
    var detents: Set<PresentationDetent> = [.large]
    var detent = Hook<PresentationDetent>()
    @State private var isShown = false
    @State private var isAbove = false
    @State private var height = PresentationDetent.medium
    var body: some View {
      shown.binding = $isShown
      above.binding = $isAbove
      detent.binding = $height
      return Tile.of(1, 390, 844).ignoresSafeArea().sheet(isPresented: $isShown) {
        Tile(2).presentationDetents(detents, selection: $height)
          .sheet(isPresented: $isAbove) { Tile(3) }
      }
    }
  }

  private let shown = Hook<Bool>()
  private let above = Hook<Bool>()
  private let detent = Hook<PresentationDetent>()

  private func stage(
    _ detents: Set<PresentationDetent> = [.large], _ stage: Stage = SafeAreaTests.phone
  ) throws -> Rehearsal {
    try Rehearsal(stage) {
      Scene(shown: shown, above: above, detents: detents, detent: detent)
    }
  }
  private func show(_ stage: Rehearsal, _ binding: Hook<Bool>, _ value: Bool = true) throws {
    try stage.now { binding.binding?.wrappedValue = value }
    try stage.advance(to: stage.graph.timeline.now.seconds + 3)
  }
  /// The areas that cut what stands back, the lowest first.
  private func areas(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.compactMap {
      guard case .beginLayer(let layer) = $0, let clip = layer.clip else { return nil }
      return clip.path.boundingRect.applying(clip.transform)
    }
  }
  private let back = CGRect(x: 16, y: 47, width: 358, height: 844.0 * 358 / 390)
  private func near(_ one: CGRect, _ other: CGRect) -> Bool {
    abs(one.minX - other.minX) < 0.05 && abs(one.minY - other.minY) < 0.05
      && abs(one.width - other.width) < 0.05 && abs(one.height - other.height) < 0.05
  }

  @Test("a page stands back behind a large sheet, and is as it was when that has gone")
  func large() throws {
    let stage = try stage()
    let before = stage.list
    try show(stage, shown)
    // Black, then the page's layer, and the card's.
    guard case .fill(_, _, .solid(let ground), _) = stage.list.commands[0] else {
      Issue.record("the first is \(stage.list.commands[0])")
      return
    }
    #expect(ground == .black)
    let areas = areas(stage)
    #expect(areas.count == 2 && near(areas[0], back))
    #expect(near(areas[1], CGRect(x: 0, y: 57, width: 390, height: 787)))
    try show(stage, shown, false)
    #expect(stage.list == before)
  }

  @Test("it goes back as the card comes")
  func together() throws {
    let stage = try stage()
    try stage.now { shown.binding?.wrappedValue = true }
    var last = 0.0
    for step in 1...20 {
      try stage.advance(to: Double(step) * 0.05)
      let area = try #require(areas(stage).first)
      let card = try stage.tile(2).minY
      #expect(abs(area.minX / 16 - (844 - card) / 787) < 0.01 && area.minX >= last)
      last = area.minX
    }
    #expect(last > 15.9)
  }

  @Test("a sheet that is lower leaves it where it is; from the next detent below it goes back")
  func medium() throws {
    let stage = try stage([.medium, .large])
    try show(stage, shown)
    #expect(areas(stage).count == 1)
    let (start, began) = (try stage.tile(2).minY, stage.graph.timeline.now.seconds)
    try stage.now { withAnimation { detent.binding?.wrappedValue = .large } }
    try stage.advance(to: began + 0.15)
    let area = try #require(areas(stage).first)
    let card = try stage.tile(2).minY
    #expect(card < start && card > 57)
    #expect(abs(area.minX / 16 - (start - card) / (start - 57)) < 0.01)
    try stage.advance(to: began + 3)
    #expect(near(try #require(areas(stage).first), back))
  }

  @Test("a sheet over a sheet sends that back, whose state it may follow; the page stays back")
  func over() throws {
    let stage = try stage()
    try show(stage, shown)
    try show(stage, above)
    let areas = areas(stage)
    // The page's, the lower card's level and card, and the upper card's.
    #expect(areas.count == 4 && near(areas[0], back))
    let scale = 358.0 / 390
    #expect(near(areas[2], CGRect(x: 16, y: 47, width: 358, height: 787 * scale)))
    #expect(near(areas[3], CGRect(x: 0, y: 57, width: 390, height: 787)))
  }

  @Test("where touches go through up to a height, it goes back as the card goes on from there")
  func throughBelow() throws {
    let stage = try Rehearsal(SafeAreaTests.phone) {
      Tile.of(1, 390, 844).ignoresSafeArea().sheet(isPresented: .constant(true)) {
        Tile(2).presentationDetents([.medium, .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .medium))
      }
    }
    try stage.advance(to: 3)
    #expect(areas(stage).count == 1)
    let start = try stage.tile(2).minY
    try stage.drag(
      from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), at: 3, steps: 60, release: false)
    let area = try #require(areas(stage).first)
    let card = try stage.tile(2).minY
    #expect(area.minX > 1 && abs(area.minX / 16 - (start - card) / (start - 57)) < 0.01)
  }

  @Test("nothing stands back without a status bar, on a tablet, or where touches go through")
  func none() throws {
    let bare = try stage([.large], .of(390, 844))
    try show(bare, shown)
    #expect(areas(bare).count == 1)
    let through = try Rehearsal(SafeAreaTests.phone) {
      Tile.of(1, 390, 844).sheet(isPresented: .constant(true)) {
        Tile(2).presentationBackgroundInteraction(.enabled)
      }
    }
    try through.advance(to: 3)
    #expect(areas(through).count == 1)
    var tablet = Stage.of(820, 1180)
    tablet.safeAreaInsets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
    let wide = try stage([.large], tablet)
    try show(wide, shown)
    #expect(areas(wide).count == 1)
  }
}
