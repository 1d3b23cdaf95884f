import Testing

@testable import Motion

@Suite struct FluidEndTests {
  /// Springs of all kinds of damping, started with and without a velocity, some while a response fades.
  private static let motions: [(FluidMotion, Measures)] = {
    var seed: UInt64 = 7
    func random(_ low: Double, _ high: Double) -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return low + (high - low) * Double(seed >> 11) * 0x1p-53
    }
    return (0..<400).map { number in
      let spring = FluidSpring(
        response: random(0.05, 2), dampingRatio: random(0.05, 3),
        blendDuration: number % 3 == 0 ? random(0, 1) : 0)
      let blend = FluidMotion.Blend(interval: random(-0.5, 0.5), start: random(-1e8, 0))
      let (x, v) = (random(-1000, 1000), random(-5000, 5000))
      return (
        FluidMotion(spring, start: random(0, 1e9), blend: number % 3 == 0 ? blend : nil),
        Measures(
          goal: random(0, 1e6), displacement: x * x, product: x * v,
          velocity: number % 2 == 0 ? v * v : v * v * random(1, 2))
      )
    }
  }()

  @Test func theEarliestEndIsNeverAfterTheEnd() {
    for (motion, measures) in Self.motions {
      let end = FluidEnd(motion, measures)
      #expect(end.earliest <= end.exact && end.earliest > motion.start)
      #expect(end.exact == motion.end(measures))
    }
  }

  @Test func aMotionIsOverFromItsEndOn() {
    for (motion, measures) in Self.motions {
      let end = FluidEnd(motion, measures)
      #expect(!end.isReached(at: end.exact.nextDown) && end.isReached(at: end.exact))
    }
  }

  @Test func whatNeverEndsHasNoEarliestEnd() {
    let motion = FluidMotion(
      FluidSpring(response: 0.5, dampingRatio: 0), start: 0, blend: nil)
    let end = FluidEnd(motion, Measures(fromRest: 100))
    #expect(end.earliest == .infinity && end.exact == .infinity)
  }
}
