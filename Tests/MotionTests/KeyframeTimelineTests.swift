import Motion
import Testing

private func expectNear(
  _ a: Double, _ b: Double, _ tolerance: Double = 6e-5, location: SourceLocation = #_sourceLocation
) {
  #expect(abs(a - b) <= tolerance, "\(a) is not \(b)", sourceLocation: location)
}

private struct Bell {
  var rotation = 0.0
  var scale = 1.0
}

/// A list of keyframes of a scene's own.
private struct Hop: KeyframeTrackContent {
  let height: Double
  var body: some KeyframeTrackContent<Double> {
    LinearKeyframe(height, duration: 0.1)
    LinearKeyframe(0, duration: 0.1)
  }
}

@Suite struct KeyframeTimelineTests {
  /// Springs that are cut off, after a linear start and before a move.
  private let mixed = KeyframeTimeline(initialValue: 1.0) {
    LinearKeyframe(2.0, duration: 0.2, timingCurve: .easeInOut)
    CubicKeyframe(3.0, duration: 0.3)
    CubicKeyframe(-1.0, duration: 0.2)
    SpringKeyframe(4.0, duration: 0.25, spring: .bouncy)
    CubicKeyframe(5.0, duration: 0.1)
    SpringKeyframe(0.0, spring: .snappy)
    LinearKeyframe(1.0, duration: 0.2)
  }

  @Test func springsThatAreCutOffHandOverPlaceAndVelocity() {
    let scale = KeyframeTimeline(initialValue: 1.0) {
      SpringKeyframe(1.2, duration: 0.15)
      SpringKeyframe(0.9, duration: 0.1)
      SpringKeyframe(1.0, duration: 0.15)
    }
    #expect(scale.end == Instant(seconds: 0.4) && scale.duration == 0.4)
    for (time, value) in [
      (0.075, 1.0486), (0.15, 1.1124), (0.2, 1.1037), (0.25, 1.0569), (0.325, 1.0136),
      (0.4, 1.0020),
      (9, 1.0020),
    ] {
      expectNear(scale.value(time: time), value)
    }
  }

  @Test func tracksRunSideBySide() {
    let bell = KeyframeTimeline(initialValue: Bell()) {
      KeyframeTrack(\.rotation) {
        CubicKeyframe(15, duration: 0.1)
        CubicKeyframe(-15, duration: 0.1)
        CubicKeyframe(10, duration: 0.1)
        CubicKeyframe(-10, duration: 0.1)
        CubicKeyframe(0, duration: 0.1)
      }
      KeyframeTrack(\.scale) {
        CubicKeyframe(1.1, duration: 0.25)
        CubicKeyframe(1.0, duration: 0.25)
      }
    }
    for (time, value) in [
      (0.05, 8.4375), (0.1, 15), (0.15, -0.625), (0.2, -15), (0.25, -3.125), (0.3, 10), (0.4, -10),
      (0.5, 0),
    ] {
      expectNear(bell.value(time: time).rotation, value, 1e-9)
    }
    for (time, value) in [(0.1, 1.0352), (0.25, 1.1), (0.375, 1.05), (0.5, 1)] {
      expectNear(bell.value(time: time).scale, value)
    }
    #expect(bell.value(progress: 1).scale == 1)
  }

  @Test func theValueIsContinuousAndItsVelocityIsTheDerivative() {
    let step = 1e-4
    var last = mixed.value(time: 0)
    for i in 1...2400 {
      let time = Double(i) / 1600
      let value = mixed.value(time: time)
      // Nothing here is faster than 60 per second.
      #expect(abs(value - last) <= 60 / 1600.0, "jump at \(time)")
      last = value
      let boundaries = [0.2, 0.5, 0.7, 0.95, 1.05]
      guard time < mixed.duration - 0.21, !boundaries.contains(where: { abs($0 - time) < 3e-4 })
      else { continue }
      let slope = (mixed.value(time: time + step) - mixed.value(time: time - step)) / (2 * step)
      expectNear(mixed.velocity(of: \.self, time: time), slope, 2e-2)
    }
  }

  @Test func cubicsAndSpringsKeepTheirVelocityAcrossKeyframes() {
    for boundary in [0.5, 0.7, 0.95] {
      let before = mixed.velocity(of: \.self, time: boundary - 1e-9)
      let after = mixed.velocity(of: \.self, time: boundary + 1e-9)
      if boundary == 0.95 || boundary == 0.5 { expectNear(before, after, 1e-4) }
    }
  }

  @Test("any row of cubic keyframes is continuous in value and in velocity", arguments: 0..<30)
  func cubicsAreSmooth(_ seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func number() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24)
    }
    let parts = (0..<7).map { _ in (to: 200 * number() - 100, duration: 0.05 + number()) }
    let row = KeyframeTimeline(initialValue: 10.0) {
      for part in parts { CubicKeyframe(part.to, duration: part.duration) }
    }
    var boundary = 0.0
    for part in parts.dropLast() {
      boundary += part.duration
      let (before, after) = (boundary - 1e-7, boundary + 1e-7)
      expectNear(row.value(time: before), part.to, 1e-3)
      expectNear(row.value(time: after), part.to, 1e-3)
      expectNear(
        row.velocity(of: \.self, time: before), row.velocity(of: \.self, time: after), 0.1)
    }
  }

  @Test func aMoveShowsAfterItsTimeOnlyAndAtZeroIfFirst() {
    let late = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1.0, duration: 0.5)
      MoveKeyframe(5.0)
      LinearKeyframe(6.0, duration: 0.5)
    }
    #expect(late.value(at: Instant(seconds: 0.5)) == 1)
    #expect(late.value(at: Instant(seconds: 0.5) + Instant(ticks: 1)) > 5)
    let first = KeyframeTimeline(initialValue: 0.0) { MoveKeyframe(5.0) }
    #expect(first.value(time: 0) == 5 && first.duration == 0)
  }

  @Test func ofTwoTracksForOnePartTheLaterIsSeen() {
    let timeline = KeyframeTimeline(initialValue: Bell()) {
      KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) }
      KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 0.5) }
    }
    #expect(timeline.value(time: 0.25).scale == 2)
    #expect(timeline.value(time: 1).scale == 3 && timeline.duration == 1)
  }

  @Test func velocitiesGoOnIntoANewTimeline() {
    let old = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 1) }
    let content = KeyframesBuilder<Double>.buildFinalResult(CubicKeyframe(0.0, duration: 1))
    let new = KeyframeTimeline(
      initialValue: old.value(time: 0.5), content: content,
      continuing: (old, Instant(seconds: 0.5)))
    #expect(new.velocity(of: \.self, time: 0) == 10)
    #expect(new.value(time: 0) == 5 && new.value(time: 0.01) > 5)
    let late = KeyframeTimeline(
      initialValue: 10, content: content, continuing: (old, Instant(seconds: 2)))
    #expect(late.velocity(of: \.self, time: 0) == 0)
  }

  @Test func contentMayLoopBranchAndComeFromAType() {
    func timeline(_ high: Bool) -> KeyframeTimeline<Double> {
      KeyframeTimeline(initialValue: 0.0) {
        for height in [1.0, 2.0] { Hop(height: height) }
        if high { LinearKeyframe(9.0, duration: 0.1) } else { MoveKeyframe(-1.0) }
      }
    }
    #expect(timeline(true).duration == 0.5 && timeline(true).value(time: 1) == 9)
    #expect(timeline(false).duration == 0.4 && timeline(false).value(time: 1) == -1)
    #expect(timeline(true).value(time: 0.3) == 2)
  }
}
