import Testing

/// Seed 003, explicit animations and their scopes: rows S3-47 to S3-54 of the claims.
@Suite struct WithAnimationTests {
  private func scale(_ taps: [String], duration: String = "4") throws -> Trace.Series {
    try Program("Seeds/Reference/ScaleUp")
      .trace(taps.flatMap { ["--tap", $0] }, duration: duration)("ScaleUp/Circle", "scale.width")
  }

  @Test("S3-47 a button scales up; a second press changes nothing")
  func press() throws {
    let scale = try scale(["Scale Up@0.5", "Scale Up@2"])
    try scale.expect(from: 1, to: 1.5, along: .spring)
    #expect(scale.settled == 1.275)
    #expect(scale.numbers.dropFirst(480).allSatisfy { $0 == 1.5 })
  }

  @Test("S3-48 an expansion by a spring of 0.6 s with a bounce of 0.4")
  func expand() throws {
    let width = try Program("Seeds/Reference/ScaleUp")
      .trace(["--tap", "Expand@0.5"])("ScaleUp/Rectangle", "frame.width")
    try width.expect(from: 100, to: 200, along: .bounce4)
    #expect(abs(try width.at(0.6) - 134.57) <= 0.01)
    #expect(abs(try width.at(0.8) - 205.59) <= 0.01)
    let peak = try #require(width.numbers.max())
    let frame = try #require(width.numbers.firstIndex(of: peak))
    #expect(abs(peak - 209.48) <= 0.01 && abs(Double(frame) / 240 - 0.875) <= 1.0 / 240)
  }

  @Test("S3-49 withAnimation(nil) at rest is a jump; in flight the old motion runs out below it")
  func reset() throws {
    let rest = try scale(["Scale Up@0.5", "Reset@3"])
    #expect(rest.numbers[719] == 1.5 && rest.numbers[720] == 1)
    #expect(rest.animations[719...].allSatisfy { $0 == nil })
    let (flight, undisturbed) = (try scale(["Scale Up@0.5", "Reset@0.7"]), rest)
    for frame in 0..<168 { #expect(flight.numbers[frame] == undisturbed.numbers[frame]) }
    for frame in 168..<700 {
      #expect(abs(flight.numbers[frame] - (undisturbed.numbers[frame] - 0.5)) <= 1e-9)
    }
  }

  private func modifiers(_ change: String) throws -> Trace {
    try Program(
      "Seeds/Reference/AnimatedModifiers",
      changing: [("(isActive, scale, opacity) = (true, 2, 0.2)", change)]
    ).trace()
  }

  @Test("S3-50 a fill goes from gray to blue")
  func fill() throws {
    let color = try modifiers("isActive = true").color("Modifiers/Circle")
    try color.expectColor(from: .gray, to: .blue, along: .spring)
    try color.expectColor(Levels(red: 107, green: 139, blue: 188), at: 0.6)
    // Half of the way is made after 0.1336 s.
    try color.expectColor(Levels(red: 92, green: 137, blue: 203), at: 0.5 + 32.0 / 240)
  }

  @Test("S3-51 two animations, each for what is inside it")
  func two() throws {
    let trace = try modifiers("(scale, opacity) = (2, 0)")
    let (scale, opacity) = (try trace("Circle#2", "scale.width"), try trace("Circle#2", "opacity"))
    try scale.expect(from: 1, to: 2, along: .bouncy)
    let peak = try #require(scale.numbers.max())
    let frame = try #require(scale.numbers.firstIndex(of: peak))
    #expect(abs(peak - 2.0460) <= 1e-4 && abs(Double(frame) / 240 - 0.85) <= 1.0 / 240)
    #expect(abs(try opacity.at(0.675) - 0.5) <= 1e-4)
    #expect(try opacity.at(0.85) == 0)
    #expect(opacity.settled == 0.85)
  }

  @Test("S3-52 each of two animations watches its own value")
  func own() throws {
    let fading = try modifiers("opacity = 0")
    #expect(try fading("Circle#2", "scale.width").isConstant)
    #expect(abs(try fading("Circle#2", "opacity").at(0.675) - 0.5) <= 1e-4)
    let growing = try modifiers("scale = 2")
    #expect(try growing("Circle#2", "opacity").isConstant)
    try growing("Circle#2", "scale.width").expect(from: 1, to: 2, along: .bouncy)
  }

  @Test("S3-53 an animation of everything below takes another change along")
  func accidental() throws {
    let trace = try Program("Seeds/Reference/AvatarView").trace()
    try trace("Image 'person.crop.circle'", "scale.width").expect(from: 1, to: 1.5, along: .spring)
    try trace("Image 'person.crop.circle'", "opacity").expect(from: 0.5, to: 1, along: .spring)
  }

  @Test(
    "S3-54 an animation of one effect leaves the others alone, in the seed's spelling and Apple's",
    arguments: [".animation(.spring, value: selected) {", ".animation(.spring) {"])
  func scoped(spelling: String) throws {
    let trace = try Program(
      "Seeds/Reference/AvatarScopedView",
      changing: [(".animation(.spring, value: selected) {", spelling)]
    ).trace()
    try trace("Image 'person.crop.circle'", "scale.width").expect(from: 1, to: 1.5, along: .spring)
    try trace("Image 'person.crop.circle'", "opacity").expectJump(from: 0.5, to: 1)
  }
}
