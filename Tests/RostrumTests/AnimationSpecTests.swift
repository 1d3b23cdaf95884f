import Foundation
import Motion
import Testing

@testable import Reports
@testable import RostrumTool

/// What other systems call an animation.
@Suite("Animations elsewhere")
struct AnimationSpecTests {
  /// What `linear()` is at a share of its time: straight lines between stops.
  private static func stops(_ code: String) throws -> (duration: Double, stops: [(Double, Double)])
  {
    let list = try #require(code.range(of: "linear("))
    let words = code[list.upperBound...].prefix { $0 != ")" }.split(separator: ",")
    let duration = try #require(
      Double(code[..<list.lowerBound].split(separator: " ").last?.dropLast() ?? ""))
    let stops = words.enumerated().map { index, word in
      let parts = word.split(separator: " ")
      let share = parts.count > 1 ? (Double(parts[1].dropLast()) ?? .nan) / 100 : index == 0 ? 0 : 1
      return (share, Double(parts[0]) ?? .nan)
    }
    return (duration, stops)
  }

  private static func code(_ spec: AnimationSpec, _ system: String) -> String? {
    spec.equivalents.first { $0.system == system }?.code
  }

  @Test(
    "CSS's stops lie on the spring, and what is between them is near to it",
    arguments: [(0.5, 0.3), (0.3, 0), (0.7, 0.6), (0.35, -0.4)] as [(Double, Double)])
  func css(duration: Double, bounce: Double) throws {
    let spec = AnimationSpec("spring(duration: \(duration), bounce: \(bounce))")
    let spring = Spring(duration: duration, bounce: bounce)
    let (length, stops) = try Self.stops(try #require(Self.code(spec, "CSS")))
    for (from, to) in zip(stops, stops.dropFirst()) {
      #expect(from.0 <= to.0)
      for step in 0..<8 {
        let share = from.0 + (to.0 - from.0) * Double(step) / 8
        let drawn = from.1 + (to.1 - from.1) * Double(step) / 8
        let value: Double = spring.value(target: 1, time: share * length)
        #expect(abs(drawn - value) < 0.005, "at \(share)")
      }
    }
    for step in 0...40 {
      let value: Double = spring.value(target: 1, time: length * (1 + Double(step) / 10))
      #expect(abs(value - 1) <= 0.0011)
    }
  }

  @Test("a spring has the same constants in every language")
  func spring() throws {
    let spec = AnimationSpec("spring(duration: 0.35, bounce: 0.3)")
    let spring = Spring(response: 0.35, dampingRatio: 0.7)
    #expect(spec.title == "spring response 0.35 s, damping 0.7")
    #expect(Self.code(spec, "SwiftUI") == ".spring(response: 0.35, dampingFraction: 0.7)")
    let stiffness = AnimationSpec.short(spring.stiffness)
    #expect(
      Self.code(spec, "Compose") == "spring(dampingRatio = 0.7f, stiffness = \(stiffness)f)")
    let layer = try #require(Self.code(spec, "Core Animation"))
    #expect(layer.contains("(1, \(stiffness), \(AnimationSpec.short(spring.damping)))"))
    #expect(spec.remark == "")
  }

  @Test("curves keep their handles, and what modifies them is told")
  func curves() {
    let spec = AnimationSpec("easeInOut(duration: 0.3).delay(0.2)")
    #expect(Self.code(spec, "CSS") == "transition: all 0.3s cubic-bezier(0.42, 0, 0.58, 1);")
    #expect(
      Self.code(spec, "Compose")
        == "tween(durationMillis = 300, easing = CubicBezierEasing(0.42f, 0f, 0.58f, 1f))")
    #expect(spec.remark == "besides: .delay(0.2)")
    let own = AnimationSpec("timingCurve(0.2, -0.5, 0.1, 1.5, duration: 1)")
    #expect(Self.code(own, "CSS") == "transition: all 1s cubic-bezier(0.2, -0.5, 0.1, 1.5);")
  }

  @Test("what has no formula is told by its way, or not at all")
  func others() {
    #expect(AnimationSpec("Wobble").equivalents.isEmpty)
    let told = AnimationSpec("Wobble", course: { $0 * 2 }, duration: 0.5)
    #expect(Self.code(told, "CSS") == "transition: all 0.5s linear(0, 1);")
    #expect(told.remark.contains("no formula"))
  }
}
