import FilmPictures
import Motion
import SceneGraph
import Testing

@testable import RostrumTool

/// Fans: springs that are turned back on their way.
@Suite("Fans") @MainActor struct FanTakeTests {
  /// A curve as a film has it: a value that an animation moves from 10 to 130.
  private func curve(
    _ animation: Animation, seconds: Double = 2, length: Double = 1
  ) throws -> MotionCurve {
    let store = MovingValues()
    let movement = store.retarget(nil, by: 120.0 * length, with: animation, at: .zero)
    let samples = (0...Int(seconds * 240)).map { step in
      let instant = Instant(seconds: Double(step) / 240)
      store.advance(to: instant)
      let isOver = store.nextEvent.map { $0 <= instant } ?? true
      return SampledValue.Sample(
        time: 0.5 + instant.seconds,
        value: 130 + (isOver ? 0 : store.offset(of: movement, as: Double.self) / length),
        target: 130, animation: isOver ? nil : "\(animation)")
    }
    return try #require(
      MotionCurve(SampledValue(view: "Box", property: "offset.x", samples: samples)))
  }

  private static let springs: [Animation] = [
    .spring(duration: 0.5, bounce: 0.4), .spring(duration: 0.3, bounce: 0),
    .spring(duration: 0.4, bounce: -0.3),
    .interpolatingSpring(mass: 1, stiffness: 170, damping: 15),
  ]

  @Test(
    "continuations start at the movement's value and velocity, and end where it began",
    arguments: 0..<4)
  func continuations(index: Int) throws {
    let curve = try curve(Self.springs[index])
    let fan = try FanTake([curve], framesPerSecond: 60, scene: "a").fan
    #expect(fan.branches.count >= 6 && fan.branches.count <= 12)
    #expect(fan.base.first?.value == 10 && fan.base.last?.value == 130)
    let fastest = fan.base.map { abs($0.velocity) }.max() ?? 0
    for (number, branch) in fan.branches.enumerated() {
      #expect(branch.frame == (number + 1) * fan.step)
      let start = try #require(branch.points.first)
      let there = try #require(fan.base.first { abs($0.time - start.time) < 1e-9 })
      #expect(abs(start.time - Double(branch.frame) / 60) < 1e-6)
      #expect(abs(start.value - there.value) < 1e-6)
      // What adds up to older springs has no velocity of its own: it is measured.
      #expect(abs(start.velocity - there.velocity) < fastest * (index < 3 ? 1e-6 : 0.1))
      // The film's own curve is there, too.
      #expect(abs((curve.value(at: 0.5 + start.time) ?? .nan) - start.value) < 1e-3)
      #expect(branch.points.last?.value == 10)
    }
  }

  @Test(
    "continuations end as the film's would, however long the vector is of which the value is a part",
    arguments: [1, 2.0.squareRoot(), 128])
  func ends(length: Double) throws {
    let animation = Self.springs[0]
    let curve = try curve(animation, seconds: 4, length: length)
    let fan = try FanTake([curve], framesPerSecond: 60, scene: "a").fan
    let run = try #require(curve.runs.first)
    #expect(abs((fan.base.last?.time ?? 0) - (run.end - run.start)) < 0.01)
    for branch in fan.branches {
      let turn = Instant(seconds: Double(branch.frame) / 60)
      let store = MovingValues()
      let way = 120 * length
      let there = store.retarget(nil, by: way, with: animation, at: .zero)
      store.advance(to: turn)
      let back = store.retarget(there, by: -way, with: animation, at: turn)
      var now = turn
      while store.isMoving(back), store.nextEvent.map({ $0 > now }) ?? false {
        now = now + Instant(seconds: 1 / 240)
        store.advance(to: now)
      }
      #expect(abs((branch.points.last?.time ?? 0) - now.seconds) < 0.01)
    }
  }

  @Test("the spring that moves something farthest is taken; without one all that moves is named")
  func choice() throws {
    let ease = try curve(.easeInOut(duration: 0.4))
    do {
      _ = try FanTake([ease], framesPerSecond: 60, scene: "Scene.swift")
      Issue.record("a fan of no spring")
    } catch let failure as Failure {
      #expect(failure.status == .usage && failure.message.contains("easeInOut(duration: 0.4)"))
    }
    let fan = try FanTake([ease, curve(Self.springs[0])], framesPerSecond: 60, scene: "a").fan
    #expect(fan.animation == "spring(duration: 0.5, bounce: 0.4)")
  }

  @Test("springs are read from traces' words, and nothing else")
  func words() {
    for spring in Self.springs {
      #expect(SpringWords("\(spring)").map { "\($0.animation)" } == "\(spring)")
    }
    for other in [
      "easeIn(duration: 1)", "spring(duration: 0.5, bounce: 0).delay(1)", "spring(duration: 0.5)",
      "spring", "", "combined", "spring(duration: a, bounce: 0)", "linear(duration: 1) over spring",
    ] {
      #expect(SpringWords(other) == nil)
    }
  }
}
