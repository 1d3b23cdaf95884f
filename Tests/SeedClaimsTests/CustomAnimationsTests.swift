import Motion
import Testing

/// Seed 003, transactions and animations of one's own: rows S3-56 to S3-59 of the claims.
@Suite struct CustomAnimationsTests {
  private func avatar(_ tap: String) throws -> Trace.Series {
    try Program("Seeds/Reference/AvatarTransaction")
      .trace(["--tap", "\(tap)@0.5"])("Transaction/Circle", "scale.width")
  }

  @Test("S3-56 a tap that says so is bouncy")
  func tapped() throws {
    let scale = try avatar("#1")
    try scale.expect(from: 1, to: 1.5, along: .bouncy)
    for (time, value) in [(0.1, 1.2117), (0.35, 1.5230)] {
      #expect(abs(try scale.at(0.5 + time) - value) <= 1e-4)
    }
  }

  @Test("S3-57 any other change is smooth, as the closure sees every update")
  func other() throws {
    let scale = try avatar("Toggle")
    try scale.expect(from: 1, to: 1.5, along: .spring)
    for (time, value) in [(0.1, 1.1789), (0.35, 1.4668)] {
      #expect(abs(try scale.at(0.5 + time) - value) <= 1e-4)
    }
  }

  /// The seed's animation, as it stands there.
  private struct LinearAnimation: CustomAnimation {
    let duration: Double
    func animate<V: VectorArithmetic>(
      value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
      if time >= duration { return nil }
      return value.scaled(by: time / duration)
    }
  }

  @Test("S3-58 of the three methods of an animation one must be written")
  func defaults() {
    let animation = LinearAnimation(duration: 1)
    var context = AnimationContext<Double>()
    #expect(animation.velocity(value: 1, time: 0.5, context: context) == nil)
    #expect(
      !animation.shouldMerge(
        previous: Animation(animation), value: 1, time: 0.5, context: &context))
    #expect(animation == LinearAnimation(duration: 1))
  }

  @Test("S3-58 an animation that cannot be compared is an error")
  func notHashable() throws {
    let result = try Program(
      "Seeds/Reference/LinearAnimation",
      changing: [
        (
          "let duration: TimeInterval\n",
          "let duration: TimeInterval\n    var curve: (Double) -> Double = { $0 }\n"
        )
      ]
    ).run("inspect", [])
    #expect(result.status == 2)
    #expect(
      result.error.contains("type 'LinearAnimation' does not conform to protocol 'Hashable'"))
  }

  @Test("S3-59 a linear animation by the seed gives the trace of the built-in one")
  func linear() throws {
    let own = try Program("Seeds/Reference/LinearAnimation").trace()("/Circle", "offset.x")
    for (time, value) in [(0.25, 32.5), (0.5, 55), (0.75, 77.5)] {
      #expect(abs(try own.at(0.5 + time) - value) <= 1e-9)
    }
    let built = try Program(
      "Seeds/Reference/LinearAnimation",
      changing: [("Animation(LinearAnimation(duration: 1))", ".linear(duration: 1)")]
    ).trace()("/Circle", "offset.x")
    for (a, b) in zip(own.numbers[..<360], built.numbers) { #expect(abs(a - b) <= 1e-9) }
    #expect(own.numbers.last == 100)
  }
}
