import Testing

@testable import Motion

/// How far animations have come: what holds for every one of them, plain and modified.
@Suite struct CourseTests {
  private static let second = Double(Instant.ticksPerSecond)

  static let plain: [Animation] = [
    .spring, .bouncy(duration: 0.3), .spring(duration: 0.6, bounce: -0.4), .easeInOut,
    .linear(duration: 0.7), .timingCurve(.circularEaseOut, duration: 0.5), .interpolatingSpring,
    .interpolatingSpring(mass: 1, stiffness: 200, damping: 9, initialVelocity: 3),
  ]
  static let all: [Animation] =
    plain + [
      .spring.delay(0.2), .easeIn.speed(1.5), .linear.repeatCount(3),
      .easeOut.repeatCount(4, autoreverses: false), .bouncy.logicallyComplete(after: 0.1),
      .snappy.delay(0.1).repeatCount(2).speed(0.5),
    ]

  private static func course(_ animation: Animation, goal: Double = 100) throws -> Course {
    try #require(animation.kind.course(Measures(fromRest: goal * goal)))
  }

  @Test(arguments: all) func startsWithTheWholeDistanceToGo(_ animation: Animation) throws {
    let offset = try Self.course(animation).offset(at: 0)
    #expect(offset.goal == -1 && offset.displacement == 0 && offset.velocity == 0)
  }

  @Test(arguments: all) func isOverFromItsEndOn(_ animation: Animation) throws {
    let course = try Self.course(animation)
    #expect(course.end.isFinite && course.earliestEnd <= course.end)
    #expect(course.offset(at: course.end) == .zero)
    #expect(course.offset(at: course.end + 1e12) == .zero)
  }

  /// What is left at the end is not seen: a hundredth of a spring's distance, a thousandth of another's.
  @Test(arguments: plain) func itsLastStepIsSmall(_ animation: Animation) throws {
    let course = try Self.course(animation)
    let left = course.offset(at: course.end - 1).goal
    #expect(abs(left) <= 0.01)
  }

  @Test(arguments: plain) func hasNoJumps(_ animation: Animation) throws {
    let course = try Self.course(animation)
    var last = course.offset(at: 0).goal
    for step in 1...1000 {
      let goal = course.offset(at: Double(step) * course.end / 1000).goal
      // An upright circle rises by √(2/1000) in its first step.
      #expect(abs(goal - last) < 0.05)
      last = goal
    }
  }

  @Test(arguments: plain, [0.0, 0.125, 1.5])
  func aDelayIsTheSameLater(_ animation: Animation, _ delay: Double) throws {
    let (course, late) = (
      try Self.course(animation), try Self.course(animation.delay(delay))
    )
    let ticks = delay * Self.second
    #expect(late.end == course.end + ticks)
    #expect(late.logicalCompletion == course.logicalCompletion.map { $0 + ticks })
    for share in [0.0, 0.2, 0.7, 0.99] {
      #expect(late.offset(at: course.end * share + ticks) == course.offset(at: course.end * share))
    }
    #expect(late.offset(at: ticks / 2) == course.offset(at: 0))
  }

  @Test(arguments: plain, [0.5, 2.0, 4])
  func aSpeedScalesTime(_ animation: Animation, _ speed: Double) throws {
    let (course, fast) = (
      try Self.course(animation), try Self.course(animation.speed(speed))
    )
    expectNear(fast.end * speed, course.end, speed)
    for share in [0.1, 0.4, 0.8] {
      #expect(fast.offset(at: course.end * share) == course.offset(at: course.end * share * speed))
    }
  }

  @Test(arguments: plain, 1...5)
  func cyclesAddUp(_ animation: Animation, _ count: Int) throws {
    let (course, cycles) = (
      try Self.course(animation),
      try Self.course(animation.repeatCount(count, autoreverses: false))
    )
    expectNear(cycles.end, course.end * Double(count), 1e-3)
    for cycle in 0..<count {
      for share in [0.125, 0.5, 0.875] {
        let time = course.end * share
        let goal = cycles.offset(at: course.end * Double(cycle) + time).goal
        expectNear(goal, course.offset(at: time).goal, 1e-6)
      }
    }
  }

  /// A cycle back shows what the one before lacked: there and back is symmetric.
  @Test(arguments: plain) func everySecondCycleRunsBackwards(_ animation: Animation) throws {
    let course = try Self.course(animation)
    let cycles = try Self.course(animation.repeatCount(4))
    for share in [0.1, 0.3, 0.6, 0.9] {
      let time = course.end * share
      let (there, back) = (
        cycles.offset(at: time).goal, cycles.offset(at: course.end + time).goal
      )
      expectNear(there + back, -1, 1e-6)
      expectNear(cycles.offset(at: 2 * course.end + time).goal, there, 1e-6)
    }
  }

  @Test func repeatingForEverHasNoEnd() throws {
    let course = try Self.course(.linear(duration: 0.25).repeatForever(autoreverses: false))
    #expect(course.end == .infinity)
    for cycle in [0, 1, 1000, 1_000_000] {
      expectNear(course.offset(at: (Double(cycle) * 0.25 + 0.125) * Self.second).goal, -0.5, 1e-9)
    }
  }

  @Test(arguments: [Animation.spring, .bouncy, .timingCurve(.easeIn, duration: 0.4)])
  func velocityIsTheDerivativeOfTheOffset(_ animation: Animation) throws {
    let course = try Self.course(animation)
    for time in [0.05, 0.1, 0.2, 0.3] {
      let h = 2000.0
      let (a, b) = (
        course.offset(at: time * Self.second - h), course.offset(at: time * Self.second + h)
      )
      let slope = (b.goal - a.goal) / (2 * h / Self.second)
      let velocity = try #require(course.velocity(at: time * Self.second))
      expectNear(velocity.goal, slope, 0.2)
    }
  }

  @Test func onlySpringsAndUnitCurvesTellTheirVelocity() throws {
    for animation in Self.all {
      let tells =
        switch animation.kind {
        case .fluidSpring, .unitCurve: true
        default: false
        }
      #expect((try Self.course(animation).velocity(at: 1000) != nil) == tells)
    }
  }

  @Test(arguments: all) func logicalCompletionIsNotAfterTheEnd(_ animation: Animation) throws {
    guard let completion = try Self.course(animation).logicalCompletion else { return }
    #expect(completion > 0)
    // An interpolating spring of one response may be at rest before it.
    if case .fluidSpring = animation.kind {
      #expect(completion <= (try Self.course(animation).end))
    }
  }

  /// Distances only scale: a spring's end depends on them, its motion does not.
  @Test(arguments: plain) func theMotionDoesNotDependOnTheDistance(_ animation: Animation) throws {
    let (near, far) = (
      try Self.course(animation, goal: 50), try Self.course(animation, goal: 5000)
    )
    for share in [0.1, 0.3, 0.5] {
      #expect(near.offset(at: near.end * share) == far.offset(at: near.end * share))
    }
  }
}
