import Foundation
import Testing

/// Seed 003, animations of the program's own: rows S3-61 to S3-66 of the claims.
@Suite struct CustomAnimationClaimsTests {
  private static let scene = "Seeds/Reference/LinearAnimation"
  private static let result = "return value.scaled(by: progress)"
  private static let change =
    "withAnimation(Animation(LinearAnimation(duration: 1))) { offset = 100 }"

  /// Says what the animation is given and gives back.
  private static let logging = (
    result,
    """
    let result = value.scaled(by: progress)
    print("call", time, value, result)
    return result
    """
  )

  @Test("S3-61 at its duration the animation is over: the model is shown, and the completion comes")
  func end() throws {
    let program = try Program(
      Self.scene,
      changing: [Self.logging, (Self.change, "\(Self.change) completion: { print(\"complete\") }")])
    let trace = try program.trace(duration: "2")
    let offset = try trace("/Circle", "offset.x")
    #expect(try offset.at(1.5 - 1.0 / 240) < 100 && offset.at(1.5) == 100)
    #expect(offset.settled == 1.5 && trace.events.contains(1.5))
    let said = try program.said(duration: "2").filter { $0.hasPrefix("call") || $0 == "complete" }
    #expect(said.last == "complete" && said.filter { $0 == "complete" }.count == 1)
    let times = said.compactMap {
      $0.split(separator: " ").dropFirst().first.flatMap { Double($0) }
    }
    #expect(times.allSatisfy { $0 < 1 } && times.contains { $0 > 0.99 })
  }

  /// What stands behind `first:` in a pair that was printed.
  private func firsts(_ line: String) -> [Double] {
    line.components(separatedBy: "first: ").dropFirst().compactMap {
      Double($0.prefix { $0 != "," && $0 != ")" })
    }
  }

  @Test("S3-62 S3-64 the animation is given the way, never the start: scaling it is the right code")
  func delta() throws {
    let program = try Program(Self.scene, changing: [Self.logging])
    let offset = try program.trace(duration: "2")("/Circle", "offset.x")
    let calls = try program.said(duration: "2", fps: 240).filter { $0.hasPrefix("call") }
    #expect(calls.count >= 240)
    for call in calls {
      let time = try #require(call.split(separator: " ").dropFirst().first.flatMap { Double($0) })
      let pair = firsts(call)
      try #require(pair.count == 2, "\(call)")
      #expect(pair[0] == 90)
      #expect(abs(pair[1] - 90 * time) < 1e-9)
      #expect(abs(try offset.at(0.5 + time) - (100 - 90 + pair[1])) < 1e-9)
    }
    // The seed's "wrong" snippet is this same line; the built-in linear animation gives the same way.
    let linear = try Program(
      Self.scene, changing: [(Self.change, "withAnimation(.linear(duration: 1)) { offset = 100 }")]
    ).trace(duration: "2")("/Circle", "offset.x")
    #expect(zip(linear.numbers, offset.numbers).allSatisfy { abs($0 - $1) < 1e-9 })
  }

  @Test(
    "S3-63 interpolating by hand does not compile as written; with a start it runs from the wrong place"
  )
  func byHand() throws {
    let written = try Program(
      Self.scene,
      changing: [
        (Self.result, "let target = value\nreturn current + (target - current) * progress")
      ]
    ).run("inspect", [])
    #expect(written.status == 2 && written.error.contains("cannot find 'current' in scope"))
    // The way is 90 points long: a ninth of it is the start's 10.
    let copy = try Program(
      Self.scene,
      changing: [
        (
          Self.result,
          """
          let current = value.scaled(by: 1.0 / 9)
          let target = value
          return current + (target - current).scaled(by: progress)
          """
        )
      ]
    ).trace(duration: "2")("/Circle", "offset.x")
    try copy.expect([(0, 20), (0.5, 60), (1, 100)], within: 1e-9)
    #expect(try copy.at(0.495) == 10)
  }

  private func turned(_ member: String) throws -> Trace.Series {
    try Program(
      Self.scene,
      changing: [
        ("let duration: TimeInterval", "let duration: TimeInterval\n\(member)"),
        ("offset = 10.0", "offset = 0.0"),
        (
          Self.change,
          """
          withAnimation(Animation(LinearAnimation(duration: 1))) { offset = 1 }
          try? await Task.sleep(for: .seconds(0.5))
          withAnimation(Animation(LinearAnimation(duration: 1))) { offset = 0 }
          """
        ),
      ]
    ).trace(duration: "2.5")("/Circle", "offset.x")
  }

  private func member(_ answer: Bool) -> String {
    """
    func shouldMerge<V: VectorArithmetic>(
      previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { \(answer) }
    """
  }

  @Test("S3-65 without merging, which is the default, the new animation blends from the old one")
  func combining() throws {
    let usual = try turned("")
    try usual.expect(
      [(0.25, 0.25), (0.5, 0.5), (0.75, 0.5625), (1, 0.5), (1.25, 0.25), (1.5, 0)], within: 1e-9)
    #expect(try turned(member(false)).numbers == usual.numbers)
  }

  @Test("S3-66 merging goes on over the new way: without a state of its own the animation jumps")
  func merging() throws {
    let merged = try turned(member(true))
    try merged.expect([(0.25, 0.25), (0.495, 0.495), (0.5, 0), (0.75, 0)], within: 0.005)
    #expect(merged.numbers[merged.frame(1)...].allSatisfy { $0 == 0 })
  }
}
