import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("PhaseAnimator")
struct PhaseTests {
  struct Shaking: View {
    @State private var trigger = 0
    let hook: Hook<Int>
    var body: some View {
      hook.binding = $trigger
      return Rectangle().frame(width: 10, height: 10)
        .phaseAnimator([0.0, -10, 10, -5, 5, 0], trigger: trigger) { content, offset in
          content.offset(x: offset)
        } animation: { phase in
          switch phase {
          case 0: .smooth
          default: .snappy
          }
        }
    }
  }

  private func offset(_ rehearsal: Rehearsal) -> Double? {
    rehearsal.frames.first.map { Double($0.midX) - 50 }
  }

  @Test("steps go on at logical completion, by the animation of the phase they go to: S4-42")
  func steps() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Shaking(hook: hook) }
    #expect(rehearsal.graph.nextEvent == nil)
    try rehearsal.advance(to: 0.5)
    try rehearsal.now { hook.value = 1 }
    try rehearsal.follow(
      [
        (0.1, -3.88), (0.5, -10.06), (0.6, -2.27), (1, 10.12), (1.1, 4.24), (2.1, 3.24),
        (2.5, 0.07), (6, 0),
      ], within: 0.006, from: 0.5, offset)
    #expect(rehearsal.graph.nextEvent == nil)
  }

  enum Bounce: CaseIterable {
    case initial, up, down, settle
    var scale: CGFloat {
      switch self {
      case .initial, .settle: 1
      case .up: 1.2
      case .down: 0.9
      }
    }
  }

  struct Bouncing: View {
    @State private var trigger = 0
    let hook: Hook<Int>
    var body: some View {
      hook.binding = $trigger
      return Circle().frame(width: 10, height: 10)
        .phaseAnimator(Bounce.allCases, trigger: trigger) { content, phase in
          content.scaleEffect(phase.scale)
        }
    }
  }

  @Test("phases of an enum go round once: S4-43")
  func cases() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Bouncing(hook: hook) }
    try rehearsal.now { hook.value = 1 }
    try rehearsal.follow(
      [
        (0.1, 1.0715), (0.5, 1.1973), (0.6, 1.0918), (1, 0.9041), (1.1, 0.9371), (1.5, 0.9987),
        (4, 1),
      ]
    ) { $0.scales.first }
    #expect(rehearsal.graph.nextEvent == nil)
  }

  @Test("a change in mid-run goes to the second phase at once, and no step of the old run follows")
  func retrigger() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Shaking(hook: hook) }
    try rehearsal.now { hook.value = 1 }
    try rehearsal.advance(to: 0.7)
    let before = try #require(offset(rehearsal))
    try rehearsal.now { hook.value = 2 }
    #expect(offset(rehearsal) == before)
    // Half a second later the second phase is nearly reached and the third is on.
    try rehearsal.advance(to: 1.2)
    #expect(abs((offset(rehearsal) ?? 0) + 10) < 0.6)
    try rehearsal.follow([(1.7, 10.1), (2.2, -5), (2.7, 5)], within: 0.6, offset)
    try rehearsal.advance(to: 6)
    #expect(offset(rehearsal) == 0)
  }

  struct Loop: View {
    var phases: [Double]
    var animation: (Double) -> Animation? = { _ in .linear(duration: 0.25) }
    var body: some View {
      PhaseAnimator(phases) { phase in
        Rectangle().frame(width: 10, height: 10).scaleEffect(phase)
      } animation: {
        animation($0)
      }
    }
  }

  @Test("equal phases side by side make no pause")
  func equalPhases() throws {
    let rehearsal = try Rehearsal { Loop(phases: [1, 2, 2, 3]) }
    try rehearsal.follow([(0.125, 1.5), (0.25, 2), (0.375, 2.5), (0.5, 3), (0.75, 1), (1, 2)]) {
      $0.scales.first
    }
  }

  @Test("a phase without an animation is gone through at once")
  func unanimated() throws {
    let rehearsal = try Rehearsal {
      Loop(phases: [1, 2, 5], animation: { $0 == 5 ? nil : .linear(duration: 0.25) })
    }
    // At 0.25 the third phase is shown and left in one instant.
    try rehearsal.follow([(0.125, 1.5), (0.375, 3)]) { $0.scales.first }
  }

  @Test("a round in which nothing moves rests")
  func still() throws {
    for phases in [[1.0, 1, 1], [2.0], []] {
      let rehearsal = try Rehearsal { Loop(phases: phases) }
      try rehearsal.advance(to: 1)
      #expect(rehearsal.graph.nextEvent == nil)
    }
    let jumping = try Rehearsal { Loop(phases: [1, 2, 3], animation: { _ in nil }) }
    try jumping.advance(to: 1)
    #expect(jumping.graph.nextEvent == nil)
    #expect(jumping.scales == [1])
  }
}
