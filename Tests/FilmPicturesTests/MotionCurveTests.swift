import FilmPictures
import Motion
import Testing

/// Curves of values that move by known laws.
@Suite("Motion curves") struct MotionCurveTests {
  /// Samples of a function at 240 a second.
  private func sampled(
    _ range: ClosedRange<Double>, target: Double, animation: String? = "spring",
    _ value: (Double) -> Double
  ) -> [SampledValue.Sample?] {
    let count = Int(((range.upperBound - range.lowerBound) * 240).rounded())
    return (0...count).map { index in
      let time = range.lowerBound + Double(index) / 240
      return SampledValue.Sample(
        time: time, value: value(time), target: target, animation: animation)
    }
  }

  private func curve(_ samples: [SampledValue.Sample?]) throws -> MotionCurve {
    try #require(
      MotionCurve(SampledValue(view: "Box", property: "offset.x", samples: samples)))
  }

  /// A spring from rest over 100.
  private func spring(_ bounce: Double) -> (Double) -> (value: Double, velocity: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    return { time in
      (
        spring.value(target: 100.0, initialVelocity: 0, time: time),
        spring.velocity(target: 100.0, initialVelocity: 0, time: time)
      )
    }
  }

  @Test("an even movement has one velocity everywhere, exactly between its samples")
  func even() throws {
    let curve = try curve(sampled(0...1, target: 60) { 60 * $0 })
    #expect(curve.pieces.count == 1)
    for point in curve.pieces[0] { #expect(abs(point.velocity - 60) < 1e-9) }
    for step in 0...100 {
      let time = Double(step) / 100
      #expect(abs((curve.value(at: time) ?? .nan) - 60 * time) < 1e-9)
    }
    #expect(curve.value(at: -0.1) == nil && curve.value(at: 1.1) == nil)
  }

  @Test("a spring's curve is the spring's value and velocity", arguments: [0, 0.3, 0.6])
  func springs(bounce: Double) throws {
    let spring = spring(bounce)
    let curve = try curve(sampled(0...2, target: 100) { spring($0).value })
    for point in curve.pieces[0] {
      #expect(point.value == spring(point.time).value)
      // Within a hundredth of the greatest; least good at the ends, which have neighbours on one side only.
      #expect(abs(point.velocity - spring(point.time).velocity) < 5)
    }
    for step in 0...700 {
      let time = Double(step) / 350
      #expect(abs((curve.value(at: time) ?? .nan) - spring(time).value) < 0.01)
    }
  }

  @Test("overshoot is that of the damping, and settled is within a fiftieth from then on")
  func facts() throws {
    let spring = spring(0.5)
    let curve = try curve(sampled(0...3, target: 100) { spring($0).value })
    let run = try #require(curve.runs.first)
    #expect(curve.runs.count == 1 && !run.isInterrupted)
    // exp(-π·0.5/√(1-0.25)), from textbooks.
    #expect(abs((run.overshoot ?? 0) - 0.16303) < 1e-4)
    let settling = try #require(run.settling)
    #expect(abs(spring(settling).value - 100) <= 2)
    #expect(abs(spring(settling - 1.0 / 240).value - 100) > 2)
    for step in 0...200 {
      #expect(abs(spring(settling + Double(step) / 100).value - 100) <= 2)
    }
  }

  @Test("critical damping never goes beyond its target")
  func noOvershoot() throws {
    let spring = spring(0)
    let run = try curve(sampled(0...3, target: 100) { spring($0).value }).runs[0]
    #expect(run.overshoot == nil && run.peak == nil && run.settling != nil)
  }

  @Test("another target on the way is an interruption: two runs, and velocities of either side")
  func interruption() throws {
    var samples = sampled(0...0.5, target: 100) { 100 * $0 }
    samples.append(
      SampledValue.Sample(
        time: 0.5 + 1e-9, value: 50, target: 0, animation: "spring", isAfterEvent: true))
    samples += sampled(0.5 + 1.0 / 240...1, target: 0) { 50 - 40 * ($0 - 0.5) }
    let curve = try curve(samples)
    #expect(curve.runs.count == 2 && curve.runs[0].isInterrupted && !curve.runs[1].isInterrupted)
    #expect(curve.runs[0].settling == nil)
    #expect(curve.pieces.count == 2 && curve.jumps.isEmpty)
    #expect(abs((curve.pieces[0].last?.velocity ?? 0) - 100) < 1e-6)
    #expect(abs((curve.pieces[1].first?.velocity ?? 0) + 40) < 1e-3)
  }

  @Test("a target that was reached is not interrupted by the next")
  func succession() throws {
    var samples = sampled(0...0.5, target: 50) { 100 * $0 }
    samples.append(
      SampledValue.Sample(
        time: 0.5 + 1e-9, value: 50, target: 0, animation: "spring", isAfterEvent: true))
    samples += sampled(0.5 + 1.0 / 240...1, target: 0) { 50 - 100 * ($0 - 0.5) }
    #expect(try curve(samples).runs.allSatisfy { !$0.isInterrupted })
  }

  @Test("a change without an animation is a jump, not a slope")
  func jump() throws {
    var samples = sampled(0...0.5, target: 0, animation: nil) { _ in 0 }
    samples.append(
      SampledValue.Sample(time: 0.5 + 1e-9, value: 80, target: 80, isAfterEvent: true))
    samples += sampled(0.5 + 1.0 / 240...1, target: 80, animation: nil) { _ in 80 }
    let curve = try curve(samples)
    #expect(curve.jumps.map(\.to) == [80] && curve.pieces.count == 2)
    #expect(curve.pieces.allSatisfy { $0.allSatisfy { $0.velocity == 0 } })
  }

  @Test("what a finger moves is one movement with the finger's velocity, not a stair")
  func drag() throws {
    var samples: [SampledValue.Sample?] = [SampledValue.Sample(time: 0, value: 0, target: 0)]
    for step in 1...60 {
      let time = Double(step) / 120
      let before = Double(step - 1) * 2
      samples.append(SampledValue.Sample(time: time - 1e-9, value: before, target: before))
      samples.append(
        SampledValue.Sample(
          time: time, value: before + 2, target: before + 2, animation: "tracksVelocity",
          isAfterEvent: true))
    }
    let curve = try curve(samples)
    let longest = try #require(curve.pieces.max { $0.count < $1.count })
    #expect(longest.count == 60)
    for point in longest { #expect(abs(point.velocity - 240) < 1e-3) }
    #expect(curve.runs.allSatisfy { $0.animation == nil })
  }

  @Test("a finger that moves until it lets go has its velocity to the end")
  func release() throws {
    var samples: [SampledValue.Sample?] = [SampledValue.Sample(time: 0, value: 0, target: 0)]
    for step in 1...30 {
      let time = Double(step) / 120
      let before = Double(step - 1) * 2
      let isLast = step == 30
      samples.append(SampledValue.Sample(time: time - 1.0 / 240, value: before, target: before))
      samples.append(SampledValue.Sample(time: time - 1e-9, value: before, target: before))
      samples.append(
        SampledValue.Sample(
          time: time, value: before + 2, target: isLast ? 0 : before + 2,
          animation: isLast ? "spring" : nil, isAfterEvent: true))
    }
    samples += sampled(0.25 + 1.0 / 240...0.5, target: 0) { 60 - 100 * ($0 - 0.25) }
    let curve = try curve(samples)
    #expect(curve.jumps.count == 1 && curve.pieces.count == 3)
    for point in curve.pieces[1] { #expect(abs(point.velocity - 240) < 1e-3) }
    #expect(curve.pieces[1].last?.value == 60 && curve.pieces[2].first?.value == 60)
    #expect(curve.runs.last?.animation == "spring" && curve.runs.last?.start == 0.25)
  }

  @Test("what never moves, or is no number, has no curve")
  func none() {
    let still = sampled(0...1, target: 5) { _ in 5 }
    #expect(MotionCurve(SampledValue(view: "a", property: "b", samples: still)) == nil)
    let odd = sampled(0...1, target: 5) { $0 > 0.5 ? .infinity : $0 }
    #expect(MotionCurve(SampledValue(view: "a", property: "b", samples: odd)) == nil)
    #expect(MotionCurve(SampledValue(view: "a", property: "b", samples: [nil])) == nil)
  }

  @Test("where a view is not there its curve has a gap")
  func gap() throws {
    let samples =
      sampled(0...0.25, target: 1) { $0 } + [nil] + sampled(0.5...0.75, target: 1) { $0 }
    let curve = try curve(samples)
    #expect(curve.pieces.count == 2 && curve.value(at: 0.4) == nil && curve.runs.count == 2)
  }

  @Test("a long rest has no velocity, and none of what follows leaks into it")
  func rest() throws {
    // As recorders keep it: the ends of what stands still.
    var samples: [SampledValue.Sample?] = [
      SampledValue.Sample(time: 0, value: 7, target: 7),
      SampledValue.Sample(time: 0.5 - 1e-9, value: 7, target: 7),
      SampledValue.Sample(time: 0.5, value: 7, target: 67, animation: "linear", isAfterEvent: true),
    ]
    samples += sampled(0.5 + 1.0 / 240...1, target: 67, animation: "linear") {
      7 + 120 * ($0 - 0.5)
    }
    samples.append(SampledValue.Sample(time: 3, value: 67, target: 67))
    let curve = try curve(samples)
    for point in curve.pieces.flatMap(\.self) where point.time < 0.5 || point.time > 1.1 {
      #expect(point.velocity == 0)
    }
    #expect(curve.value(at: 0.25) == 7 && abs((curve.value(at: 0.75) ?? 0) - 37) < 1e-9)
    #expect(curve.runs.count == 1 && curve.runs[0].start == 0.5 && curve.runs[0].reached == 67)
  }

  @Test("keyframes are a run from where they leave to where they come to")
  func keyframes() throws {
    var samples = sampled(0...0.4, target: 0, animation: nil) { _ in 0 }
    samples += sampled(0.4 + 1.0 / 240...0.9, target: 0, animation: nil) { 40 * ($0 - 0.4) }
    samples += sampled(0.9 + 1.0 / 240...2, target: 0, animation: nil) { _ in 20 }
    let run = try #require(curve(samples).runs.first)
    #expect(abs(run.start - 0.4) < 0.01 && abs(run.end - 0.9) < 0.01 && run.animation == nil)
    #expect(run.from == 0 && run.reached == 20 && run.overshoot == nil)
  }

  @Test("a spring that follows a finger is one run of many targets")
  func following() throws {
    var samples: [SampledValue.Sample?] = [SampledValue.Sample(time: 0, value: 0, target: 0)]
    for step in 1...50 {
      let (time, value) = (Double(step) / 120, Double(step) * 2)
      samples.append(
        SampledValue.Sample(
          time: time, value: value - 2, target: value + 10, animation: "interactive",
          isAfterEvent: true))
      samples.append(
        SampledValue.Sample(
          time: time + 1.0 / 121, value: value, target: value + 10, animation: "interactive"))
    }
    let curve = try curve(samples)
    #expect(curve.runs.count == 1 && curve.runs[0].targetCount == 50)
  }
}
