import Testing

/// Seed 003, an animation on top of one that runs: rows S3-110 and S3-111 of the claims.
@Suite struct MergingTests {
  private func scale(_ name: String) throws -> Trace.Series {
    try Program("Seeds/Reference/\(name)").trace()("/Rectangle", "scale.width")
  }

  @Test("S3-110 a spring takes the running one over, with its velocity")
  func merge() throws {
    let scale = try scale("SpringMerges")
    try scale.expect(
      [(0, 1.5620), (0.05, 1.5841), (0.1, 1.4633), (0.2, 1.2182), (0.4, 1.0317)], at: 0.65,
      within: 1e-4)
    // One animator at a time, and no break in the speed when the second takes over.
    #expect(Set(scale.animations.compactMap(\.self)) == ["spring(duration: 0.5, bounce: 0)"])
    let frame = scale.frame(0.65)
    let before = scale.numbers[frame] - scale.numbers[frame - 1]
    let after = scale.numbers[frame + 1] - scale.numbers[frame]
    #expect(abs(before * 240 - 3.6) < 0.3 && abs(after - before) < 0.01)
  }

  @Test("S3-111 a curve starts afresh on the spring that runs on beneath it")
  func combine() throws {
    let scale = try scale("CurveCombines")
    try scale.expect(
      [(0.05, 1.7013), (0.1, 1.7540), (0.2, 1.6238), (0.25, 1.4802), (0.4, 1.0810), (0.5, 1)],
      at: 0.65, within: 1e-4)
    #expect(try scale.at(1.15) == 1)
    #expect(
      scale.animations[scale.frame(0.7)]
        == "easeInOut(duration: 0.5) over spring(duration: 0.5, bounce: 0)")
  }
}
