import Testing

/// Seed 004, movements of several steps: rows S4-42 to S4-48 of the claims.
@Suite struct SequencePatternsTests {
  private func trace(_ name: String, _ script: [String], _ changes: [(String, String)] = []) throws
    -> Trace
  { try Program("Seeds/Patterns/\(name)", changing: changes).trace(script) }

  @Test("S4-42 S4-65 phases go on at each logical completion, by the animation of the next phase")
  func phases() throws {
    let trace = try trace("GoodPhaseAnimation", ["--tap", "Animate@0.5"])
    let offset = try trace("Text 'Animate'", "offset.x")
    try offset.expect(
      [
        (0, 0), (0.1, -3.88), (0.5, -10.06), (0.6, -2.27), (1.0, 10.12), (1.1, 4.24), (2.1, 3.24),
        (2.5, 0.07),
      ], within: 0.006)
    func model(_ time: Double) -> Trace.Quantity? { offset.models[offset.frame(0.5 + time)] }
    for (time, target) in [(0.0, -10.0), (0.5, 10), (1, -5), (1.5, 5), (2, 0), (2.5, 0)] {
      #expect(model(time) == .number(target), "at +\(time)")
    }
    #expect(model(0.496) == .number(-10) && model(1.996) == .number(5))
    #expect(offset.animations[offset.frame(0.6)] == "spring(duration: 0.5, bounce: 0.15)")
    #expect(offset.animations[offset.frame(2.6)] == "spring(duration: 0.5, bounce: 0)")
    #expect(offset.numbers.last == 0)
  }

  @Test("S4-43 phases of an enumeration: up, down, settled, and no pause at the equal last step")
  func enumeration() throws {
    let scale = try trace("GoodEnumPhaseAnimation", ["--tap", "200,200@0.5"])(
      "/Circle", "scale.width")
    try scale.expect(
      [
        (0.1, 1.0715), (0.5, 1.1973), (0.6, 1.0918), (1.0, 0.9041), (1.1, 0.9371), (1.5, 0.9987),
      ], within: 1e-4)
    #expect(scale.numbers.last == 1)
    #expect(try #require(scale.settled) < 2.5)
  }

  @Test("S4-44 S4-74 steps by hand: each sine is of a whole turn, so nothing moves")
  func manual() throws {
    let tap = ["--tap", "Animate@0.5"]
    let still = try trace("BadManualMultiStep", tap)
    let offset = try still("Text 'Animate'", "offset.x")
    #expect(offset.numbers.allSatisfy { abs($0) < 1e-9 })
    #expect(still.events.contains(0.6))
    let eighth = try trace(
      "BadManualMultiStep", tap, [("animationProgress = 0.25", "animationProgress = 0.125")])
    try eighth("Text 'Animate'", "offset.x").expect(
      [(0, 0), (0.05, 20 * 0.6846), (0.1, 20), (0.15, 10), (0.2, 0)], within: 0.002)
  }

  @Test("S4-45 S4-46 S4-66 springs that are cut off, beside straight lines; again from the start")
  func keyframes() throws {
    let trace = try trace("GoodKeyframeAnimation", ["--tap", "Bounce@0.5", "--tap", "Bounce@1.5"])
    let (scale, offset) = (
      try trace("Text 'Bounce'", "scale.width"), try trace("Text 'Bounce'", "offset.y")
    )
    for start in [0.5, 1.5] {
      try scale.expect(
        [
          (0, 1), (0.075, 1.0486), (0.15, 1.1124), (0.2, 1.1037), (0.25, 1.0569), (0.325, 1.0136),
          (0.4, 1.0020), (0.85, 1.0020),
        ], at: start, within: 1e-4)
      try offset.expect(
        [(0, 0), (0.075, -10), (0.15, -20), (0.275, -10), (0.4, 0), (0.85, 0)], at: start,
        within: 1e-9)
    }
    #expect(abs(scale.peak.value - 1.1181) <= 1e-4)
    #expect(abs(scale.peak.time - 0.667) <= 1.0 / 240)
    #expect(trace.events.contains(0.9))
  }

  @Test("S4-47 two tracks of cubic keyframes")
  func tracks() throws {
    let trace = try trace("GoodMultiTrackKeyframe", ["--tap", "200,200@0.5"])
    let (rotation, scale) = (
      try trace("Image 'bell.fill'", "rotation.degrees"),
      try trace("Image 'bell.fill'", "scale.width")
    )
    try rotation.expect(
      [
        (0, 0), (0.05, 8.44), (0.1, 15), (0.15, -0.63), (0.2, -15), (0.25, -3.13), (0.3, 10),
        (0.4, -10), (0.5, 0),
      ], within: 0.006)
    #expect(abs(rotation.peak.value - 15.24) <= 0.01)
    #expect(abs(rotation.peak.time - 0.593) <= 1.0 / 240)
    try scale.expect([(0.1, 1.0352), (0.25, 1.1), (0.375, 1.05), (0.5, 1)], within: 1e-4)
  }

  @Test("S4-48 the same by timers: no scale, and breaks in the speed")
  func timers() throws {
    let trace = try trace("BadManualKeyframe", ["--tap", "200,200@0.5"])
    let rotation = try trace("Image 'bell.fill'", "rotation.degrees")
    try rotation.expect(
      [(0, 0), (0.05, 10.27), (0.1, 15), (0.15, -5.54), (0.2, -15), (0.25, -4.73), (0.3, 0)],
      within: 0.006)
    for turn in [0.1, 0.2] {
      let frame = rotation.frame(0.5 + turn)
      let before = rotation.numbers[frame] - rotation.numbers[frame - 1]
      let after = rotation.numbers[frame + 1] - rotation.numbers[frame]
      // It comes to rest by easeOut and starts again at full speed.
      #expect(abs(before) < 0.3 && abs(after) > 0.9, "at +\(turn): \(before), \(after)")
    }
    #expect(!trace.all.contains { $0.property.hasPrefix("scale") && !$0.isConstant })
  }
}
