import Testing

/// Seed 004, modifiers with data to animate, and what is moved by them: rows S4-31 to S4-37 of the claims.
@Suite struct AnimatableModifierTests {
  private let shake = ["--tap", "Shake Me@0.5"]
  private let rectangle = ["--tap", "200,200@0.5"]

  private func program(_ name: String, _ changes: [(String, String)] = []) throws -> Program {
    try Program("Seeds/Patterns/\(name)", changing: changes)
  }

  @Test("S4-31 the count runs along the spring, and the offset is the sine of it")
  func shaking() throws {
    let trace = try program("GoodShakeAnimation").trace(shake)
    let offset = try trace("Text 'Shake Me'", "offset.x")
    try offset.expect(
      [(0, 0), (0.05, 6.18), (0.1, 4.44), (0.2, 7.95), (0.25, 2.30)], within: 0.006)
    for (time, sign) in zip([0.038, 0.077, 0.113, 0.156, 0.214, 0.328], [1.0, -1, 1, -1, 1, -1]) {
      let near = (-1...1).map { offset.frame(0.5 + time) + $0 }.map { offset.numbers[$0] * sign }
      #expect(try #require(near.max()) > 9.85, "at +\(time)")
    }
    #expect(abs(try #require(offset.numbers.last)) < 1e-9)
    #expect(offset.numbers.allSatisfy { abs($0) <= 10 })
    let count = try trace("/ShakeModifier", "animatableData")
    try count.expect(from: 0, to: 3, along: .spring)
  }

  @Test("S4-32 S4-72 without data nothing moves, as 0 and three whole turns are the same place")
  func missing() throws {
    let program = try program("BadShakeAnimation")
    let offset = try program.trace(shake)("Text 'Shake Me'", "offset.x")
    #expect(offset.numbers.allSatisfy { abs($0) < 1e-9 })
    #expect(try program.frames(shake, duration: "2").distinct <= 2)
    // A quarter of a turn shows what is missing: the offset itself goes straight.
    let quarter = try self.program(
      "BadShakeAnimation",
      [("shakeCount = 0", "shakeCount = 0.0"), ("shakeCount += 3", "shakeCount += 0.25")]
    ).trace(shake)("Text 'Shake Me'", "offset.x")
    try quarter.expect(from: 0, to: 10, along: .spring)
  }

  @Test("S4-33 a pair of data moves together, and the modifier's body runs at every frame")
  func pair() throws {
    let trace = try program("ComplexAnimation").trace()
    try trace("/Rectangle", "scale.width").expect([(0.5, 1.25), (1, 1.5)], within: 1e-9)
    try trace("/Rectangle", "rotation.degrees").expect([(0.5, 22.5), (1, 45)], within: 1e-9)
    let counted = try program(
      "ComplexAnimation",
      [("        content\n", "        let _ = print(\"body\")\n        content\n")])
    let count = try counted.said(duration: "2").filter { $0 == "body" }.count
    // Once before, once at each of the frames 0 … 60 of the way, and nothing after; the change and the end
    // are evaluated when they happen, and again with their frame.
    #expect((62...64).contains(count), "\(count)")
  }

  @Test("S4-34 nested pairs carry three properties")
  func three() throws {
    let trace = try program("ThreeProperties").trace()
    for (property, half) in [("offset.x", 50.0), ("offset.y", 25), ("rotation.degrees", 45)] {
      try trace("/Rectangle", property).expect([(0, 0), (0.5, half), (1, 2 * half)], within: 1e-9)
    }
  }

  @Test("S4-35 two states of one update go in step; each ends by its own test")
  func inStep() throws {
    let trace = try program("BadMultiPropertyAnimation").trace(rectangle)
    let (scale, rotation) = (
      try trace("/Rectangle", "scale.width"), try trace("/Rectangle", "rotation.degrees")
    )
    #expect(scale.settled == 0.5 + 186.0 / 240 && rotation.settled == 0.5 + 290.0 / 240)
    for frame in 120..<306 {
      let apart = (scale.numbers[frame] - 1) / 0.5 - rotation.numbers[frame] / 45
      #expect(abs(apart) <= 1e-9, "at frame \(frame): \(apart)")
    }
    for (line, moving, still) in [
      ("rotation = rotation == 0 ? 45 : 0", "scale.width", "rotation.degrees"),
      ("scale = scale == 1 ? 1.5 : 1", "rotation.degrees", "scale.width"),
    ] {
      let alone = try program("BadMultiPropertyAnimation", [(line, "")]).trace(rectangle)
      let end = moving == "scale.width" ? (1, 1.5) : (0.0, 45)
      try alone("/Rectangle", moving).expect(from: end.0, to: end.1, along: .spring)
      #expect(try alone("/Rectangle", still).isConstant)
    }
  }

  @Test("S4-36 S4-64 transforms move the picture, not the layout")
  func transforms() throws {
    let trace = try program("GoodPerformanceAnimation").trace(rectangle)
    try trace("/Rectangle", "scale.width").expect(from: 1, to: 1.5, along: .spring)
    try trace("/Rectangle", "offset.x").expect(from: 0, to: 50, along: .spring)
    try trace("/Rectangle", "rotation.degrees").expect(from: 0, to: 45, along: .spring)
    try trace("/Rectangle", "scale.width").expect([(0.1, 1.1789)], within: 1e-4)
    try trace("/Rectangle", "offset.x").expect([(0.1, 17.89)], within: 0.005)
    try trace("/Rectangle", "rotation.degrees").expect([(0.1, 16.10)], within: 0.005)
    for (property, value) in [("x", 150.0), ("y", 150), ("width", 100), ("height", 100)] {
      #expect(try trace("/Rectangle", "frame.\(property)").distinct == [.number(value)])
    }
  }

  @Test("S4-37 S4-73 layout runs once with the final sizes: the leaf moves, a neighbour jumps")
  func layout() throws {
    let trace = try program("BadPerformanceAnimation").trace(rectangle)
    let width = try trace("/Rectangle", "frame.width")
    try width.expect(from: 100, to: 150, along: .spring)
    try width.expect([(0.1, 117.9)], within: 0.05)
    let beside = try Program(
      "Seeds/Patterns/BadPerformanceAnimation",
      root: """
        VStack {
          BadPerformanceAnimation()
          Circle().frame(width: 20, height: 20)
        }
        """
    ).trace(rectangle)
    // The reported height goes from 100 to 250 at once, and the middle of all stays.
    try beside("Circle", "frame.y").expectJump(from: 244, to: 319)
    try beside("BadPerformanceAnimation/Rectangle", "frame.height").expect(
      from: 100, to: 150, along: .spring)
  }
}
