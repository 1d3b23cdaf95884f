import Foundation
import Testing

@testable import Motion

/// Keyframes of every kind after every other: the value has no jumps but a move's, and the velocity none
/// where a cubic or a spring is met.
@Suite struct KeyframeLawTests {
  /// A kind of keyframe.
  enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case linear, eased, cubic, spring, cutSpring, move
    var testDescription: String { rawValue }

    fileprivate func segment(_ to: Double, _ duration: Double) -> _KeyframeSegment<Double> {
      switch self {
      case .linear: LinearKeyframe(to, duration: duration).segment
      case .eased: LinearKeyframe(to, duration: duration, timingCurve: .easeInOut).segment
      case .cubic: CubicKeyframe(to, duration: duration).segment
      case .spring: SpringKeyframe(to, spring: .bouncy).segment
      case .cutSpring: SpringKeyframe(to, duration: duration, spring: .snappy).segment
      case .move: MoveKeyframe(to).segment
      }
    }
  }

  private static let second = Double(Instant.ticksPerSecond)

  private static func path(
    _ kinds: [Kind], from start: Double = 10, velocity: Double = 0, scale: Double = 1,
    offset: Double = 0, stretch: Double = 1
  ) -> KeyframePath<Double> {
    let targets = [40.0, -20, 25, 70]
    let segments = kinds.enumerated().map { index, kind in
      kind.segment(targets[index] * scale + offset, [0.3, 0.5, 0.2, 0.4][index] * stretch)
    }
    return KeyframePath(
      segments, from: start * scale + offset, velocity: velocity * scale / stretch)
  }

  /// Where keyframes end, in ticks.
  private static func ends(_ kinds: [Kind]) -> [Double] {
    (1...kinds.count).map { path(Array(kinds.prefix($0))).duration }
  }

  static let pairs = Kind.allCases.flatMap { a in Kind.allCases.map { (a, $0) } }

  @Test(arguments: pairs) func theValueIsContinuousWhereOneFollowsAnother(
    _ pair: (Kind, Kind)
  ) {
    let path = Self.path([pair.0, pair.1, .linear])
    let joint = Self.path([pair.0]).duration
    let (before, after) = (path.value(at: joint), path.value(at: joint + 1))
    if pair.1 == .move {
      #expect(abs(after - -20) < 1e-3)
    } else {
      expectNear(before, after, 1e-4, "\(pair)")
    }
  }

  /// A cubic takes the velocity of what is before it, and ends with that of what follows.
  ///
  /// So does a spring, but not at its end. Straight lines know nothing of their neighbours.
  @Test(arguments: pairs) func velocitiesMeetWhereACubicOrASpringBegins(
    _ pair: (Kind, Kind)
  ) {
    // A cubic before a spring leaves half the way's velocity, which the spring takes up.
    let takesUp = pair.1 == .spring || pair.1 == .cutSpring || pair.1 == .cubic
    let leavesFor = pair.0 == .cubic && pair.1 != .move
    guard takesUp || leavesFor, pair.0 != .move else { return }
    let path = Self.path([pair.0, pair.1, .linear])
    let joint = Self.path([pair.0]).duration
    // The second derivative is at most some thousands a second.
    expectNear(path.velocity(at: joint - 1), path.velocity(at: joint + 1), 1e-3, "\(pair)")
  }

  @Test(arguments: pairs) func velocityIsTheDerivativeWithinEachKeyframe(_ pair: (Kind, Kind)) {
    let kinds = [pair.0, pair.1, .cubic]
    let path = Self.path(kinds)
    var begin = 0.0
    for end in Self.ends(kinds) where end > begin {
      for share in [0.1, 0.35, 0.6, 0.85] {
        // Eased values are whole 2⁻²⁰ths, which a short step would make much of.
        let isEased = kinds.contains(.eased)
        let (time, h) = (begin + (end - begin) * share, isEased ? 1e6 : 1e4)
        let slope = (path.value(at: time + h) - path.value(at: time - h)) / (2 * h / Self.second)
        expectNear(path.velocity(at: time), slope, isEased ? 0.5 : 0.05, "\(pair)")
      }
      begin = end
    }
  }

  @Test(arguments: pairs) func everyKeyframeReachesItsValue(_ pair: (Kind, Kind)) {
    let (path, ends) = (Self.path([pair.0, pair.1]), Self.ends([pair.0, pair.1]))
    for (index, kind) in [pair.0, pair.1].enumerated() where kind != .cutSpring {
      // A boundary belongs to the earlier keyframe: a move shows after it, but for one at the start.
      let time = ends[index] + (kind == .move && index > 0 ? 1 : 0)
      expectNear(path.value(at: time), [40.0, -20][index], kind == .spring ? 0.05 : 1e-9)
    }
  }

  @Test(arguments: pairs) func afterTheEndTheLastValueHolds(_ pair: (Kind, Kind)) {
    let path = Self.path([pair.0, pair.1])
    let last = path.value(at: path.duration + 1)
    for later in [10, 1e9, 1e15] {
      #expect(path.value(at: path.duration + later) == last)
      #expect(path.velocity(at: path.duration + later) == 0)
    }
    #expect(path.value(at: -1e9) == path.value(at: pair.0 == .move ? -1 : 0))
  }

  /// A track in other units is the same track; springs, whose length depends on the distance, aside.
  @Test(arguments: pairs) func valuesScaleAndMove(_ pair: (Kind, Kind)) {
    guard pair.0 != .spring, pair.1 != .spring else { return }
    let kinds = [pair.0, pair.1, .cubic, .linear]
    let (path, other) = (
      Self.path(kinds, velocity: 30),
      Self.path(kinds, velocity: 30, scale: -2.5, offset: 7)
    )
    #expect(path.duration == other.duration)
    for share in stride(from: 0.0, through: 1, by: 1 / 31.0) {
      let time = path.duration * share
      expectNear(other.value(at: time), path.value(at: time) * -2.5 + 7, 1e-9)
      expectNear(other.velocity(at: time), path.velocity(at: time) * -2.5, 1e-8)
    }
  }

  /// A track twice as long is the same track, slower; springs keep their own time.
  @Test(arguments: pairs) func durationsStretchTime(_ pair: (Kind, Kind)) {
    let kinds = [pair.0, pair.1, .cubic, .linear]
    guard !kinds.contains(.spring), !kinds.contains(.cutSpring) else { return }
    let (path, slow) = (Self.path(kinds, velocity: 30), Self.path(kinds, velocity: 30, stretch: 2))
    #expect(slow.duration == 2 * path.duration)
    for share in stride(from: 0.01, through: 1, by: 1 / 31.0) {
      let time = path.duration * share
      expectNear(slow.value(at: 2 * time), path.value(at: time), 1e-9)
      expectNear(2 * slow.velocity(at: 2 * time), path.velocity(at: time), 1e-8)
    }
  }

  /// Hermite's cubic against de Casteljau's: its inner control points lie a third of the tangents away.
  @Test(arguments: [(0.0, 0.0), (100, -40), (-7, 300)])
  func aCubicIsTheCurveOfItsVelocities(_ velocities: (Double, Double)) {
    let (v0, v1) = velocities
    let keyframe = CubicKeyframe(50.0, duration: 0.8, startVelocity: v0, endVelocity: v1)
    let path = KeyframePath([keyframe.segment], from: 10, velocity: 999)
    let points = [10, 10 + v0 * 0.8 / 3, 50 - v1 * 0.8 / 3, 50]
    func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
    for t in stride(from: 0.0, through: 1, by: 1 / 16.0) {
      var row = points
      while row.count > 1 { row = zip(row, row.dropFirst()).map { mix($0, $1, t) } }
      expectNear(path.value(at: t * 0.8 * Self.second), row[0], 1e-9)
    }
    expectNear(path.velocity(at: 0), v0, 1e-9)
    expectNear(path.velocity(at: path.duration), v1, 1e-9)
  }

  /// Points of a straight line at even times, joined by cubics that fit their neighbours, are that line but
  /// where the track begins and ends at rest.
  @Test func cubicsThroughALineAreTheLine() {
    let segments = (1...6).map { CubicKeyframe(Double($0) * 10, duration: 0.5).segment }
    let path = KeyframePath(segments, from: 0, velocity: 20)
    for time in stride(from: 0.0, through: 2.5, by: 0.05) {
      expectNear(path.value(at: time * Self.second), time * 20, 1e-9)
    }
    #expect(path.velocity(at: path.duration) == 0)
  }

  @Test func aSpringWithoutADurationRunsUntilItHasSettled() {
    let path = KeyframePath(
      [SpringKeyframe(200.0, spring: .bouncy).segment], from: 100, velocity: 0)
    let settling = Spring.bouncy.settlingDuration(target: 100.0, epsilon: 1e-4)
    expectNear(path.duration / Self.second, settling, 1e-8)
    expectNear(path.value(at: path.duration), 200, 0.001)
  }

  @Test(arguments: Kind.allCases) func aNegativeDurationIsNone(_ kind: Kind) {
    let path = KeyframePath([kind.segment(5, -3)], from: 1, velocity: 0)
    #expect(path.duration >= 0 && path.value(at: path.duration + 1).isFinite)
  }

  @Test func progressIsAShareOfTheLongestTrack() {
    let timeline = KeyframeTimeline(initialValue: AnimatablePair(0.0, 0.0)) {
      KeyframeTrack(\.first) { LinearKeyframe(10.0, duration: 2) }
      KeyframeTrack(\.second) { CubicKeyframe(-8.0, duration: 0.5) }
    }
    #expect(timeline.duration == 2 && timeline.end == Instant(seconds: 2))
    for share in [0.0, 0.1, 0.25, 0.6, 1] {
      #expect(timeline.value(progress: share) == timeline.value(time: share * 2))
      var value = AnimatablePair(77.0, 78)
      timeline.update(value: &value, progress: share)
      #expect(value == timeline.value(time: share * 2))
      #expect(timeline.value(at: Instant(seconds: share * 2)) == timeline.value(progress: share))
    }
    #expect(timeline.velocity(of: \.second, time: 1.9) == 0)
    #expect(timeline.velocity(of: \.first, time: 1.9) == 5)
  }
}
