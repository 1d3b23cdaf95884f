import Rostrum
import Testing

/// When a spring without a duration hands over to the next keyframe.
@MainActor @Suite("Springs of keyframes that settle")
struct SettlingKeyframeTests {
  private struct Pose {
    var scale = 1.0
    var height: CGFloat = 0
  }

  /// Two tracks as recorded on iOS 26, at 60 frames a second.
  private struct Scene: View {
    @State private var trigger = false
    let hook: Hook<Bool>
    var body: some View {
      hook.binding = $trigger
      return Rectangle().frame(width: 10, height: 10)
        .keyframeAnimator(initialValue: Pose(), trigger: trigger) { content, pose in
          content.scaleEffect(pose.scale).offset(y: pose.height)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.5, duration: 0.2)
            SpringKeyframe(0.8, spring: .bouncy)
            CubicKeyframe(1.2, duration: 0.3)
            LinearKeyframe(1.0, duration: 0.2)
          }
          KeyframeTrack(\.height) {
            LinearKeyframe(-30, duration: 0.2)
            SpringKeyframe(20, spring: .bouncy(duration: 0.4))
            CubicKeyframe(-10, duration: 0.2)
            LinearKeyframe(0, duration: 0.3)
          }
        }
    }
  }

  @Test("they hand over when they do in the recording: after 1.303 and 1.445 s")
  func recorded() throws {
    let hook = Hook<Bool>()
    let stage = try Rehearsal { Scene(hook: hook) }
    let rest = (scale: try scale(stage), height: try height(stage))
    try stage.now { hook.value = true }
    // The last keyframes end where the tracks began: what is before them but the springs takes 0.7 s.
    var last = (scale: 0, height: 0)
    for millisecond in 1...2_600 {
      try stage.advance(to: Double(millisecond) / 1000)
      if abs(try scale(stage) - rest.scale) > 1e-6 { last.scale = millisecond }
      if abs(try height(stage) - rest.height) > 1e-6 { last.height = millisecond }
    }
    let halfAFrame = 1.0 / 120
    for (found, recorded) in [(last.scale, 1.303), (last.height, 1.445)] {
      let spring = Double(found) / 1000 - 0.7
      #expect(abs(spring - recorded) < halfAFrame, "\(spring) s, recorded \(recorded) s")
    }
  }

  private func scale(_ stage: Rehearsal) throws -> Double { try #require(stage.scales.first) }
  private func height(_ stage: Rehearsal) throws -> Double {
    Double(try #require(stage.frames.first).midY)
  }
}
