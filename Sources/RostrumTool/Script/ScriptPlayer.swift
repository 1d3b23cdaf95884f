import Foundation
import Motion
import SceneGraph

/// The hand of a script: what it may do to a scene.
@MainActor struct ScriptHand {
  /// Everything that can be tapped now.
  let touchables: () -> [Touchable]
  /// A finger goes down, moves or goes up, at a place in points.
  let touch: (TouchMoment, CGPoint, Int) -> Void
  /// Words arrive where the caret is.
  let type: (String) throws -> Void
  /// Something went wrong; nothing more is done.
  let fail: (any Error) -> Void
}

/// The phase of a touch.
enum TouchMoment: Hashable, Sendable { case began, moved, ended }

/// A player that puts a script's steps on a time line.
@MainActor struct ScriptPlayer {
  /// Moves between the ends of a drag: 120 a second.
  static let samplePeriod = Instant(ticks: Instant.ticksPerSecond / 120)

  private let timeline: Timeline
  private let hand: ScriptHand

  init(timeline: Timeline, hand: ScriptHand) {
    (self.timeline, self.hand) = (timeline, hand)
  }

  /// Schedules every step; those of one instant happen as they are written.
  ///
  /// - Parameters:
  ///   - script: What to do.
  ///   - rate: What a time in frames refers to.
  func schedule(_ script: Script, rate: RateArgument) {
    for (finger, step) in script.steps.enumerated() {
      let start = step.time.instant(at: rate)
      timeline.schedule(at: start, .script) {
        perform(step.action, finger: finger, at: start, rate)
      }
    }
  }

  private func perform(
    _ action: Script.Action, finger: Int, at start: Instant, _ rate: RateArgument
  ) {
    do {
      switch action {
      case .tap(let target):
        let place = try place(of: target)
        hand.touch(.began, place, finger)
        hand.touch(.ended, place, finger)
      case .longPress(let target, let length):
        let place = try place(of: target)
        hand.touch(.began, place, finger)
        timeline.schedule(at: start + length.instant(at: rate), .script) {
          hand.touch(.ended, place, finger)
        }
      case .drag(let target, let destination, let length):
        drag(from: try place(of: target), destination, finger, start, length.instant(at: rate))
      case .type(let words, let target):
        let place = try place(of: target)
        hand.touch(.began, place, finger)
        hand.touch(.ended, place, finger)
        try hand.type(words)
      }
    } catch {
      hand.fail(error)
    }
  }

  private func place(of target: Script.Target) throws -> CGPoint {
    try target.place(in: hand.touchables(), seconds: timeline.now.seconds)
  }

  /// A finger that moves evenly, so that its velocity is what distance and time say.
  private func drag(
    from origin: CGPoint, _ destination: Script.Destination, _ finger: Int, _ start: Instant,
    _ length: Instant
  ) {
    let end =
      switch destination {
      case .point(let x, let y): CGPoint(x: x, y: y)
      case .offset(let x, let y): CGPoint(x: origin.x + x, y: origin.y + y)
      }
    hand.touch(.began, origin, finger)
    var elapsed = Self.samplePeriod
    while elapsed < length {
      let share = Double(elapsed.ticks) / Double(length.ticks)
      let place = CGPoint(
        x: origin.x + (end.x - origin.x) * share, y: origin.y + (end.y - origin.y) * share)
      timeline.schedule(at: start + elapsed, .script) { hand.touch(.moved, place, finger) }
      elapsed += Self.samplePeriod
    }
    timeline.schedule(at: start + length, .script) {
      hand.touch(.moved, end, finger)
      hand.touch(.ended, end, finger)
    }
  }
}
