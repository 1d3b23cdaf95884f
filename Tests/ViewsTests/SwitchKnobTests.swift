import DisplayList
import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

/// What a finger does to the knobs of switches and sliders, and how a knob gets to its other place.
@MainActor @Suite("Knobs under a finger")
struct SwitchKnobTests {
  private static let old = Stage.small
  private static let new = Stage.small.system26

  private struct Row: View {
    @State private var isOn = false
    var body: some View { Toggle("", isOn: $isOn).labelsHidden() }
  }

  /// The frames of what is white.
  private func knobs(_ stage: Rehearsal) -> [CGRect] {
    stage.list.commands.compactMap { command in
      guard case .fill(let path, _, .solid(let color), let transform) = command,
        color.red == 1, color.green == 1, color.blue == 1
      else { return nil }
      return path.boundingRect.applying(transform)
    }
  }

  /// The frames of lenses, and how much of each is there.
  private func lenses(_ stage: Rehearsal) -> [(frame: CGRect, presence: Double, bend: Double)] {
    stage.list.commands.flatMap { command -> [(frame: CGRect, presence: Double, bend: Double)] in
      guard case .fill(_, _, .glass(let glass), let transform) = command else { return [] }
      return glass.panes.map { ($0.bounds.applying(transform), $0.presence, glass.kind.bend) }
    }
  }

  @Test("of iOS 18 is seven points longer, away from the edge that it lies at")
  func longer() throws {
    let stage = try Rehearsal(Self.old) { Row() }
    let rest = try #require(knobs(stage).first)
    #expect(rest.size == CGSize(width: 27, height: 27))
    try stage.advance(to: 0.1)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 0.2)
    let between = try #require(knobs(stage).first)
    #expect(between.width > 28 && between.width < 34 && abs(between.minX - rest.minX) < 1e-6)
    try stage.advance(to: 2)
    let pressed = try #require(knobs(stage).first)
    #expect(abs(pressed.width - 34) < 0.01 && abs(pressed.minX - rest.minX) < 1e-6)
    #expect(pressed.height == 27)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 5)
    let on = try #require(knobs(stage).first)
    #expect(abs(on.width - 27) < 0.01 && abs(on.minX - rest.minX - 20) < 0.01)
    #expect(lenses(stage).isEmpty)
  }

  @Test("grows to the left where it lies at the right, from right to left")
  func mirrored() throws {
    let stage = try Rehearsal(Self.old) { Row().environment(\.layoutDirection, .rightToLeft) }
    let rest = try #require(knobs(stage).first)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 2)
    let pressed = try #require(knobs(stage).first)
    #expect(abs(pressed.width - 34) < 0.01 && abs(pressed.maxX - rest.maxX) < 1e-6)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 5)
    let on = try #require(knobs(stage).first)
    #expect(abs(on.width - 27) < 0.01 && abs(on.minX - rest.minX + 20) < 0.01)
  }

  @Test("of iOS 26 is a lens about its middle, which bends light outwards, and white again")
  func lens() throws {
    let stage = try Rehearsal(Self.new) { Row() }
    let rest = try #require(knobs(stage).first)
    #expect(rest.size == CGSize(width: 37, height: 24))
    #expect(lenses(stage).isEmpty)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 2)
    let pressed = try #require(lenses(stage).first)
    #expect(abs(pressed.frame.width - 60) < 0.01 && abs(pressed.frame.height - 39) < 0.01)
    #expect(abs(pressed.frame.midX - rest.midX) < 0.01)
    #expect(abs(pressed.frame.midY - rest.midY) < 0.01)
    #expect(pressed.presence > 0.999 && pressed.bend < 0)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 6)
    #expect(lenses(stage).allSatisfy { $0.presence < 0.001 })
    let on = try #require(knobs(stage).first)
    #expect(abs(on.width - 37) < 0.01 && abs(on.midX - rest.midX - 22) < 0.01)
  }

  @Test("moves by a spring of its own while it falls back", arguments: [0.05, 0.1, 0.2, 0.3, 0.5])
  func place(after seconds: Double) throws {
    let stage = try Rehearsal(Self.new) { Row() }
    let rest = try #require(knobs(stage).first)
    try stage.finger(.began, 50, 50)
    try stage.advance(to: 2)
    try stage.finger(.ended, 50, 50)
    try stage.advance(to: 2 + seconds)
    let lens = try #require(lenses(stage).first).frame
    let spring = Spring(duration: 0.34, bounce: 0)
    let way = spring.value(target: 22.0, time: seconds)
    #expect(abs(lens.midX - rest.midX - way) < 0.02)
    // It falls no sooner than a tenth of a second after the finger has gone.
    let size = Spring(duration: 0.35, bounce: 0).value(target: 23.0, time: max(seconds - 0.11, 0))
    #expect(abs(lens.width - (60 - size)) < 0.02)
  }

  @Test("of a slider is a lens while it is dragged, and its place follows the finger")
  func slider() throws {
    struct Volume: View {
      @State private var value = 0.5
      var body: some View { Slider(value: $value) }
    }
    let stage = try Rehearsal(Stage.of(138, 60).system26) { Volume() }
    let rest = try #require(knobs(stage).first)
    try stage.finger(.began, 69, 30)
    try stage.advance(to: 1)
    try stage.finger(.moved, 89, 30)
    try stage.advance(to: 2)
    let held = try #require(lenses(stage).first).frame
    #expect(abs(held.width - 58) < 0.01 && abs(held.midX - rest.midX - 20) < 0.01)
    try stage.finger(.ended, 89, 30)
    try stage.advance(to: 5)
    let left = try #require(knobs(stage).first)
    #expect(abs(left.width - 38) < 0.01 && abs(left.midX - rest.midX - 20) < 0.01)
  }

  @Test("of iOS 18 stays as large as it is on a slider")
  func plainSlider() throws {
    let stage = try Rehearsal(Stage.of(138, 60)) { Slider(value: .constant(0.5)) }
    let rest = stage.list.description
    try stage.finger(.began, 69, 30)
    try stage.advance(to: 1)
    #expect(stage.list.description == rest)
  }
}
