import Rostrum
import Testing

/// Laws that hold for everything that moves, whatever it is.
@MainActor @Suite("Motion of every attribute")
struct MotionLawTests {
  private func scene(_ look: Look) throws -> Stagehand<Double> { try Stagehand(0, look.view) }

  private func still(_ look: Look, _ number: Double) throws -> String {
    try list { look.view(number) }.description
  }

  @Test("looks are told apart at their ends, or they would prove nothing", arguments: Look.all)
  func different(look: Look) throws {
    #expect(try still(look, 0) != still(look, 1))
    #expect(try still(look, 0.5) != still(look, 1))
  }

  @Test("on a straight way each moment looks as a still of that place", arguments: Look.all)
  func straight(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 1, .linear(duration: 1))
    for share in [0, 0.25, 0.5, 0.75, 1] {
      try scene.stage.advance(to: share)
      #expect(scene.stage.frame == (try still(look, share)), "at \(share)")
    }
    #expect(scene.stage.isAtRest)
  }

  @Test("a plain change is there at once, and nothing is on its way", arguments: Look.all)
  func jump(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 1)
    #expect(scene.stage.frame == (try still(look, 1)))
    #expect(scene.stage.isAtRest)
  }

  @Test("animations that are off leave nothing on its way", arguments: Look.all)
  func disabled(look: Look) throws {
    let scene = try Stagehand(0.0) { look.view($0).animation(.linear(duration: 1), value: $0) }
    try scene.stage.now {
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { scene.hook.value = 1 }
    }
    #expect(scene.stage.isAtRest)
    #expect(scene.stage.frame == (try still(look, 1)))
  }

  @Test(
    "an animation above that watches the value moves as the change's own would", arguments: Look.all
  )
  func modifier(look: Look) throws {
    let own = try scene(look)
    let watched = try Stagehand(0.0) { look.view($0).animation(.easeInOut(duration: 1), value: $0) }
    try own.change(to: 1, .easeInOut(duration: 1))
    try watched.change(to: 1)
    for time in [0.0, 0.2, 0.5, 0.9, 1] {
      try own.stage.advance(to: time)
      try watched.stage.advance(to: time)
      #expect(watched.stage.frame == own.stage.frame, "at \(time)")
    }
  }

  @Test("a spring comes to rest, at exactly the new place", arguments: Look.all)
  func spring(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 1, .bouncy)
    try scene.stage.advance(to: 0.2)
    #expect(!scene.stage.isAtRest)
    #expect(scene.stage.frame != (try still(look, 1)))
    try scene.stage.advance(to: 10)
    #expect(scene.stage.isAtRest)
    #expect(scene.stage.frame == (try still(look, 1)))
  }

  @Test("a delay leaves all as it is, then goes as without it", arguments: Look.all)
  func delay(look: Look) throws {
    let (plain, late) = (try scene(look), try scene(look))
    try plain.change(to: 1, .easeIn(duration: 1))
    try late.change(to: 1, .easeIn(duration: 1).delay(0.5))
    try late.stage.advance(to: 0.4)
    #expect(late.stage.frame == (try still(look, 0)))
    for time in [0.25, 0.5, 1] {
      try plain.stage.advance(to: time)
      try late.stage.advance(to: time + 0.5)
      #expect(late.stage.frame == plain.stage.frame)
    }
  }

  @Test("twice the speed is half the time", arguments: Look.all)
  func speed(look: Look) throws {
    let (plain, fast) = (try scene(look), try scene(look))
    try plain.change(to: 1, .easeOut(duration: 1))
    try fast.change(to: 1, .easeOut(duration: 1).speed(2))
    for time in [0.25, 0.5, 0.75, 1] {
      try plain.stage.advance(to: time)
      try fast.stage.advance(to: time / 2)
      #expect(fast.stage.frame == plain.stage.frame)
    }
  }

  @Test("to and fro is the way there, run backwards, and as often as is said", arguments: Look.all)
  func autoreverse(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 1, .linear(duration: 1).repeatCount(3))
    for (time, share) in [(0.25, 0.25), (1.25, 0.75), (1.75, 0.25), (2.5, 0.5), (3, 1)] {
      try scene.stage.advance(to: time)
      #expect(scene.stage.frame == (try still(look, share)), "at \(time)")
    }
    #expect(scene.stage.isAtRest)
  }

  @Test("without reverse each round begins at the start", arguments: Look.all)
  func rounds(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 1, .linear(duration: 1).repeatCount(2, autoreverses: false))
    for (time, share) in [(0.5, 0.5), (1, 1), (1.25, 0.25), (1.75, 0.75), (2, 1)] {
      try scene.stage.advance(to: time)
      #expect(scene.stage.frame == (try still(look, share)), "at \(time)")
    }
    #expect(scene.stage.isAtRest)
  }

  // MARK: Interruption

  /// Every number that moves, by name.
  private func numbers(_ stage: Rehearsal) -> [String: Double] {
    var result: [String: Double] = [:]
    for value in stage.values {
      if case .number(let number) = value.presentation {
        result["\(value.view) \(value.property)"] = number
      }
    }
    return result
  }

  @Test("turned round at any time, no number jumps", arguments: Look.all)
  func continuous(look: Look) throws {
    for animation in [Animation.spring, .bouncy, .linear(duration: 1), .easeInOut(duration: 0.6)] {
      for time in [0.05, 0.21, 0.4] {
        let scene = try scene(look)
        try scene.change(to: 1, animation)
        try scene.stage.advance(to: time)
        let before = numbers(scene.stage)
        try scene.change(to: 0, animation)
        let after = numbers(scene.stage)
        for (name, number) in before {
          let next = try #require(after[name])
          #expect(abs(next - number) < 1e-4, "\(name) at \(time)")
        }
      }
    }
  }

  @Test("a spring that takes over a spring goes on at its velocity", arguments: Look.all)
  func velocity(look: Look) throws {
    let step = 1.0 / 1024
    let scene = try scene(look)
    try scene.change(to: 1, .spring(duration: 0.8, bounce: 0.2))
    try scene.stage.advance(to: 0.2 - step)
    let early = numbers(scene.stage)
    try scene.stage.advance(to: 0.2)
    let here = numbers(scene.stage)
    try scene.change(to: 0, .spring(duration: 0.5))
    try scene.stage.advance(to: 0.2 + step)
    let late = numbers(scene.stage)
    for (name, number) in here {
      let (before, after) = (try #require(early[name]), try #require(late[name]))
      let (first, second) = ((number - before) / step, (after - number) / step)
      // The forces differ, so the velocities differ by the step.
      #expect(abs(first - second) <= max(abs(first) * 0.12, 0.02), "\(name)")
    }
  }

  @Test(
    "a plain change on the way moves the picture by the change, and the rest goes on",
    arguments: Look.all)
  func plainInterruption(look: Look) throws {
    let scene = try scene(look)
    try scene.change(to: 0.5, .linear(duration: 1))
    try scene.stage.advance(to: 0.5)
    try scene.change(to: 1)
    try scene.stage.advance(to: 1)
    #expect(scene.stage.frame == (try still(look, 1)))
    #expect(scene.stage.isAtRest)
  }

  // MARK: Sampling

  @Test("a frame is the same whether or not others were taken before it", arguments: Look.all)
  func direct(look: Look) throws {
    let (far, along) = (try scene(look), try scene(look))
    for scene in [far, along] { try scene.change(to: 1, .bouncy(duration: 0.4)) }
    _ = try along.stage.film((1..<37).map { Double($0) / 100 })
    try far.stage.advance(to: 0.37)
    try along.stage.advance(to: 0.37)
    #expect(along.stage.list == far.stage.list)
  }

  @Test("thirty frames a second are every second one of sixty", arguments: Look.all)
  func halfRate(look: Look) throws {
    func film(_ rate: Int64) throws -> [DisplayList] {
      let scene = try scene(look)
      try scene.change(to: 1, .snappy)
      var frames: [DisplayList] = []
      for frame in 0...(rate / 2) {
        try scene.stage.graph.advance(to: Instant(ticks: frame * Instant.ticksPerSecond / rate))
        frames.append(scene.stage.list)
      }
      return frames
    }
    let (slow, fast) = (try film(30), try film(60))
    #expect(slow == stride(from: 0, to: fast.count, by: 2).map { fast[$0] })
  }
}
