import Rostrum
import Testing

@MainActor @Suite("Scroll transitions")
struct ScrollTransitionTests {
  /// A column of ten views of fifty points, which fade as they leave; a finger has scrolled it by `way`.
  private func scrolled(
    _ configuration: ScrollTransitionConfiguration, by way: Double
  ) throws -> Rehearsal {
    let stage = try Rehearsal(.small) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) {
            Tile($0).frame(height: 50).scrollTransition(configuration) { content, phase in
              content.opacity(phase.isIdentity ? 1 : 0.2).offset(x: 10 * phase.value)
            }
          }
        }
      }
    }
    if way > 0 {
      try stage.advance(to: 1)
      try stage.finger(.began, 50, 90)
      try stage.advance(to: 1.5)
      try stage.finger(.moved, 50, 90 - way)
    }
    return stage
  }

  /// The sideways place of each view: 0 inside, −10 beyond the top, 10 beyond the bottom.
  private func shifts(_ stage: Rehearsal) -> [Int: CGFloat] { stage.tiles.mapValues(\.minX) }

  @Test("what is wholly inside looks as it is, what is wholly outside as its phase says")
  func inside() throws {
    let stage = try scrolled(.interactive, by: 0)
    #expect(shifts(stage)[0] == 0 && shifts(stage)[1] == 0)
    for number in 2..<10 { #expect(shifts(stage)[number] == 10) }
  }

  @Test("on the edge it looks by how much is outside, along the curve", arguments: [10, 25, 40])
  func edge(way: Double) throws {
    let stage = try scrolled(.interactive(timingCurve: .linear), by: way)
    let share = way / 50
    #expect(abs(try #require(shifts(stage)[0]) + CGFloat(10 * share)) < 1e-9)
    #expect(abs(try #require(shifts(stage)[2]) - CGFloat(10 * (1 - share))) < 1e-9)
    #expect(shifts(stage)[1] == 0)
    let eased = try scrolled(.interactive(timingCurve: .easeIn), by: way)
    let curved = UnitCurve.easeIn.value(at: share)
    #expect(abs(try #require(shifts(eased)[0]) + CGFloat(10 * curved)) < 1e-6)
  }

  @Test("the two edges are mirror images of each other", arguments: [10, 20])
  func mirrored(way: Double) throws {
    let (stage, other) = (
      try scrolled(.interactive, by: way), try scrolled(.interactive, by: 50 - way)
    )
    let (top, bottom) = (try #require(shifts(stage)[0]), try #require(shifts(other)[2]))
    #expect(abs(top + bottom) < 1e-9)
  }

  @Test("without a transition there is none anywhere")
  func identity() throws {
    let stage = try scrolled(.identity, by: 25)
    #expect(Set(shifts(stage).values) == [0])
  }

  @Test("an animated one changes at its threshold, along its own animation")
  func animated() throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 1))
      .threshold(.visible(0.5))
    let stage = try scrolled(configuration, by: 20)
    #expect(shifts(stage)[0] == 0)
    try stage.finger(.moved, 50, 60)
    #expect(shifts(stage)[0] == 0)
    try stage.advance(to: 2)
    #expect(abs(try #require(shifts(stage)[0]) + 5) < 0.1)
    try stage.advance(to: 3)
    #expect(shifts(stage)[0] == -10)
  }

  @Test(
    "thresholds are shares of the view: all, none, or some of it",
    arguments: [
      (ScrollTransitionConfiguration.Threshold.visible, true), (.hidden, false),
      (.visible(0.75), true), (.visible(0.25), false),
    ])
  func thresholds(threshold: ScrollTransitionConfiguration.Threshold, isOut: Bool) throws {
    let configuration = ScrollTransitionConfiguration.animated(.linear(duration: 0.1))
      .threshold(threshold)
    // Half of the first view is outside.
    let stage = try scrolled(configuration, by: 25)
    try stage.advance(to: 3)
    #expect(shifts(stage)[0] == (isOut ? -10 : 0))
  }

  @Test("the phases have values from −1 to 1")
  func phases() {
    #expect(ScrollTransitionPhase.topLeading.value == -1)
    #expect(ScrollTransitionPhase.identity.value == 0 && ScrollTransitionPhase.identity.isIdentity)
    #expect(ScrollTransitionPhase.bottomTrailing.value == 1)
  }
}
