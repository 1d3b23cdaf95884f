import Testing

@testable import Motion

@Suite("Springs changed from outside")
struct SpringChangeTests {
  private static let other = SpringChange(response: 0.8, dampingRatio: 0.4)

  @Test("is the spring that says so itself, whatever is around it")
  func springs() throws {
    let meant = Animation.spring(response: 0.8, dampingFraction: 0.4, blendDuration: 0.1)
    let plain = Animation.spring(duration: 0.3, bounce: 0.2, blendDuration: 0.1)
    #expect(plain.changed(by: Self.other) == meant)
    #expect(
      plain.delay(0.2).speed(2).repeatCount(3).changed(by: Self.other)
        == meant.delay(0.2).speed(2).repeatCount(3))
    #expect(
      plain.logicallyComplete(after: 0.2).changed(by: Self.other)
        == meant.logicallyComplete(after: 0.2))
  }

  @Test("leaves what is not said as it is")
  func parts() {
    let plain = Animation.spring(response: 0.3, dampingFraction: 0.7)
    #expect(
      plain.changed(by: SpringChange(response: 0.5))
        == .spring(response: 0.5, dampingFraction: 0.7))
    #expect(
      plain.changed(by: SpringChange(dampingRatio: 1))
        == .spring(response: 0.3, dampingFraction: 1))
    #expect(plain.changed(by: SpringChange()) == plain)
    let heavy = Animation.interpolatingSpring(mass: 2, stiffness: 170, damping: 15)
    #expect(heavy.changed(by: SpringChange()) == heavy)
  }

  @Test("gives an interpolating spring the period and the damping", arguments: [0.5, 1, 3])
  func interpolating(mass: Double) throws {
    let spring = Animation.interpolatingSpring(
      mass: mass, stiffness: 170, damping: 15, initialVelocity: 2)
    guard case .interpolatingSpring(let changed) = spring.changed(by: Self.other)?.kind else {
      Issue.record("it is no interpolating spring any more")
      return
    }
    #expect(changed.mass == mass && changed.initialVelocity == 2)
    let same = Spring(mass: mass, stiffness: changed.stiffness, damping: changed.damping)
    #expect(abs(same.response - 0.8) < 1e-12 && abs(same.dampingRatio - 0.4) < 1e-12)
    // Another period alone keeps the share of damping.
    let before = Spring(mass: mass, stiffness: 170, damping: 15)
    guard
      case .interpolatingSpring(let slower) = spring.changed(by: SpringChange(response: 2))?.kind
    else { return }
    let after = Spring(mass: mass, stiffness: slower.stiffness, damping: slower.damping)
    #expect(abs(after.dampingRatio - before.dampingRatio) < 1e-12)
  }

  @Test(
    "nothing else is a spring",
    arguments: [Animation.linear, .easeInOut(duration: 2).delay(1), .timingCurve(0, 1, 1, 0)])
  func others(animation: Animation) {
    #expect(animation.changed(by: Self.other) == nil)
  }
}
