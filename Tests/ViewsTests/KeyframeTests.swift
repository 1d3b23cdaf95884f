import Foundation
import Geometry
import Motion
import Rostrum
import SceneGraph
import Testing

@testable import UIKitViews
@testable import ViewEngine
@testable import Views

@MainActor @Suite("KeyframeAnimator")
struct KeyframeTests {
  struct Bounce {
    var scale: CGFloat = 1
    var offset: CGFloat = 0
  }

  struct Bouncing: View {
    @State private var trigger = 0
    let hook: Hook<Int>
    var heard: (Bounce) -> Void = { _ in }
    var body: some View {
      hook.binding = $trigger
      return Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Bounce(), trigger: trigger) { content, value in
          content.scaleEffect(value.scale).offset(y: value.offset)
        } keyframes: { value in
          let _ = heard(value)
          KeyframeTrack(\.scale) {
            SpringKeyframe(1.2, duration: 0.15)
            SpringKeyframe(0.9, duration: 0.1)
            SpringKeyframe(1.0, duration: 0.15)
          }
          KeyframeTrack(\.offset) {
            LinearKeyframe(-20, duration: 0.15)
            LinearKeyframe(0, duration: 0.25)
          }
        }
    }
  }

  @Test("springs that are cut off hand their velocity over; the last rests where it was cut: S4-45")
  func springs() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Bouncing(hook: hook) }
    try rehearsal.advance(to: 0.5)
    #expect(rehearsal.scales == [1])
    #expect(rehearsal.graph.nextEvent == nil)
    try rehearsal.now { hook.value = 1 }
    let course = [
      (0.0, 1.0), (0.075, 1.0486), (0.15, 1.1124), (0.167, 1.1181), (0.2, 1.1037),
      (0.25, 1.0569), (0.325, 1.0136), (0.4, 1.0020), (1.0, 1.0020),
    ]
    try rehearsal.follow(course, from: 0.5) { $0.scales.first }
    #expect(rehearsal.graph.nextEvent == nil)
    try rehearsal.now { hook.value = 2 }
    try rehearsal.follow(Array(course.dropFirst()), from: 1.5) { $0.scales.first }
  }

  @Test("tracks run side by side: S4-46")
  func lines() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Bouncing(hook: hook) }
    try rehearsal.now { hook.value = 1 }
    try rehearsal.follow(
      [(0, 0), (0.075, -10), (0.15, -20), (0.275, -10), (0.4, 0), (0.7, 0)], within: 1e-6
    ) { $0.frames.first.map { Double($0.midY) - 50 } }
  }

  struct Bell: View {
    @State private var trigger = 0
    let hook: Hook<Int>
    struct Pose {
      var rotation = 0.0
      var scale: CGFloat = 1
    }
    var body: some View {
      hook.binding = $trigger
      return Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, value in
          content.rotationEffect(.degrees(value.rotation)).scaleEffect(value.scale)
        } keyframes: { _ in
          KeyframeTrack(\.rotation) {
            for angle in [15.0, -15, 10, -10, 0] { CubicKeyframe(angle, duration: 0.1) }
          }
          KeyframeTrack(\.scale) {
            CubicKeyframe(1.1, duration: 0.25)
            CubicKeyframe(1.0, duration: 0.25)
          }
        }
    }
  }

  @Test("cubic keyframes go smoothly through their values: S4-47")
  func cubics() throws {
    func angle(_ rehearsal: Rehearsal) -> Double? {
      rehearsal.transforms.first.map { atan2(Double($0.b), Double($0.a)) * 180 / .pi }
    }
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Bell(hook: hook) }
    try rehearsal.now { hook.value = 1 }
    try rehearsal.follow(
      [
        (0.05, 8.44), (0.093, 15.24), (0.1, 15), (0.15, -0.63), (0.2, -15), (0.25, -3.13),
        (0.3, 10), (0.4, -10), (0.5, 0),
      ], within: 0.006, angle)
    let other = Hook<Int>()
    let again = try Rehearsal { Bell(hook: other) }
    try again.now { other.value = 1 }
    try again.follow([(0.1, 1.0352), (0.25, 1.1), (0.375, 1.05), (0.5, 1)]) {
      $0.transforms.first.map { Double($0.determinant).squareRoot() }
    }
  }

  @Test("a change in mid-run goes on from the value that is shown, with its velocity")
  func retrigger() throws {
    let hook = Hook<Int>()
    var heard: [Bounce] = []
    let rehearsal = try Rehearsal { Bouncing(hook: hook, heard: { heard.append($0) }) }
    try rehearsal.now { hook.value = 1 }
    let step = 1.0 / 1024
    try rehearsal.advance(to: 0.1 - step)
    let before = try #require(rehearsal.scales.first)
    try rehearsal.advance(to: 0.1)
    let at = try #require(rehearsal.scales.first)
    try rehearsal.now { hook.value = 2 }
    #expect(rehearsal.scales.first == at)
    #expect(abs(Double(heard[1].scale) - at) < 1e-12)
    try rehearsal.advance(to: 0.1 + step)
    let after = try #require(rehearsal.scales.first)
    #expect(abs((after - at) - (at - before)) < 1e-4)
    // The first run's end is no event of the second: that one ends 0.4 s after its own start.
    try rehearsal.advance(to: 0.45)
    #expect(rehearsal.graph.nextEvent == Instant(seconds: 0.1) + Instant(seconds: 0.4))
  }

  struct Looping: View {
    @State private var isRunning = true
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $isRunning
      return Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: 1.0, repeating: isRunning) { content, value in
          content.scaleEffect(value)
        } keyframes: { _ in
          MoveKeyframe(2)
          LinearKeyframe(3, duration: 0.3)
        }
    }
  }

  @Test("a loop begins again at exactly its period, and a boundary shows the start")
  func loop() throws {
    let rehearsal = try Rehearsal { Looping(hook: Hook()) }
    try rehearsal.follow(
      [(0, 2), (0.15, 2.5), (0.299, 2.9967), (0.3, 2), (0.6, 2), (0.75, 2.5), (3, 2)]
    ) { $0.scales.first }
    #expect(rehearsal.graph.restless == "KeyframeAnimator")
  }

  @Test("a loop that is stopped keeps its place and goes on from it")
  func pause() throws {
    let hook = Hook<Bool>()
    let rehearsal = try Rehearsal { Looping(hook: hook) }
    try rehearsal.advance(to: 0.15)
    try rehearsal.now { hook.value = false }
    try rehearsal.follow([(0.15, 2.5), (0.4, 2.5)]) { $0.scales.first }
    #expect(rehearsal.graph.restless == nil)
    try rehearsal.now { hook.value = true }
    try rehearsal.follow([(0.46, 2.7)]) { $0.scales.first }
  }

  @Test("what is shown is a function of time, whatever frames are taken")
  func frames() throws {
    let hook = Hook<Int>()
    let rehearsal = try Rehearsal { Bouncing(hook: hook) }
    rehearsal.graph.timeline.schedule(at: Instant(seconds: 0.11), .script) { hook.value = 1 }
    rehearsal.graph.timeline.schedule(at: Instant(seconds: 0.23), .script) { hook.value = 2 }
    for frame in 0...24 { try rehearsal.advance(to: Double(frame) / 60) }
    let other = Hook<Int>()
    let direct = try Rehearsal { Bouncing(hook: other) }
    direct.graph.timeline.schedule(at: Instant(seconds: 0.11), .script) { other.value = 1 }
    direct.graph.timeline.schedule(at: Instant(seconds: 0.23), .script) { other.value = 2 }
    try direct.advance(to: 0.4)
    #expect(rehearsal.frame == direct.frame)
  }
}
