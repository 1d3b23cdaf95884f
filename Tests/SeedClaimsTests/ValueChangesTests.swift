import Testing

/// Seed 002, "Animating value changes": rows S2-01 to S2-12 of the claims.
@Suite struct ValueChangesTests {
  private static let names = [
    "WithAnimationExample", "AnimatedValueExample", "AnimatedValueGotchaExample",
    "AnimatedValueContentBlockExample",
  ]
  private let tap = ["--tap", "Animate@0.5"]

  @Test("S2-01 the four files load as written: one preview, one prominent button", arguments: names)
  func loads(name: String) throws {
    let program = try Program(name)
    let result = try program.run("inspect", ["--size", Program.stage])
    #expect(result.status == 0 && result.error == "")
    #expect(!result.output.contains("previews:"))
    #expect(result.output.contains("#1 'Animate' button") && !result.output.contains("#2"))
    let trace = try program.trace()
    _ = try trace("Image 'play.fill'", "frame.width")
    // Prominent: a capsule in the accent colour behind white words.
    try trace.color("Text 'Animate'").expectColor(Levels(red: 255, green: 255, blue: 255), at: 0)
    let fills = trace.all.filter { $0.view.contains("Button") && $0.property == "color.blue" }
    #expect(fills.contains { $0.numbers == [1.0] || $0.numbers.allSatisfy { $0 == 1 } })
  }

  @Test("S2-02 withAnimation(.default) moves the scale along the default spring")
  func withAnimation() throws {
    let scale = try Program("WithAnimationExample").trace(tap)("/Rectangle", "scale.width")
    try scale.expect(from: 0.4, to: 1, along: .spring)
    for (time, value) in [(0.1, 0.6146), (0.25, 0.8926), (0.5, 0.9918)] {
      #expect(abs(try scale.at(0.5 + time) - value) < 1e-4)
    }
    #expect(scale.settled == 310.0 / 240)
    #expect(scale.numbers.max() == 1)
  }

  @Test("S2-03 a tap in flight turns the scale round with its velocity")
  func inFlight() throws {
    let taps = tap + ["--tap", "Animate@0.7"]
    let scale = try Program("WithAnimationExample").trace(taps)("/Rectangle", "scale.width")
    for (time, value) in [(0.7, 0.8292), (0.8, 0.7194), (0.9, 0.5470)] {
      #expect(abs(try scale.at(time) - value) < 1e-4)
    }
    let greatest = try #require(scale.numbers.max())
    #expect(abs(greatest - 0.8418) < 1e-4)
    let moment = try #require(scale.numbers.firstIndex(of: greatest))
    #expect(abs(Double(moment) / 240 - 0.718) < 1.0 / 240)
    #expect(scale.numbers.last == 0.4)
  }

  @Test("S2-04 the layout stays; the drawn corner grows with the scale")
  func layout() throws {
    let trace = try Program("WithAnimationExample").trace(tap)
    #expect(trace.all.allSatisfy { !$0.property.hasPrefix("frame.") || $0.isConstant })
    #expect(try trace("/Rectangle", "frame.width").distinct == [.number(150)])
    #expect(try trace("/Rectangle", "frame.height").distinct == [.number(150)])
    // The box of 180 points is what the square stands in the middle of, above the button.
    let top = try trace("/Rectangle", "frame.y").at(0) - 15
    let button = try trace("Image 'play.fill'", "frame.y").at(0)
    #expect(button > top + 180 + 8)
    let corner = try trace("/Rectangle", "clip.cornerWidth")
    let scale = try trace("/Rectangle", "scale.width")
    #expect(abs(try corner.at(0) * scale.at(0) - 12) < 1e-9)
    #expect(corner.numbers.last == 30 && scale.numbers.last == 1)
  }

  @Test("S2-05 animation(.default, value:) gives the same trace")
  func animationModifier() throws {
    let a = try Program("WithAnimationExample").trace(tap)("/Rectangle", "scale.width").numbers
    let b = try Program("AnimatedValueExample").trace(tap)("/Rectangle", "scale.width").numbers
    #expect(a.count == b.count && a.count > 240)
    #expect(zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 })
  }

  @Test("S2-06 a plain change: a) jumps, b) animates")
  func approaches() throws {
    func poked(_ name: String) throws -> Trace.Series {
      let end = ".buttonStyle(.borderedProminent)\n        }"
      let changes = [(end, "\(end)\n\(poke("isLarge = true"))")]
      return try Program(name, changing: changes).trace()("/Rectangle", "scale.width")
    }
    try poked("WithAnimationExample").expectJump(from: 0.4, to: 1)
    try poked("AnimatedValueExample").expect(from: 0.4, to: 1, along: .spring)
  }

  @Test("S2-07 animation(value:) takes along what changes in the same update")
  func gotcha() throws {
    let trace = try Program("AnimatedValueGotchaExample").trace(tap)
    for square in ["/Rectangle", "/Rectangle#2"] {
      let scale = try trace(square, "scale.width")
      try scale.expect(from: 0.5, to: 1, along: .spring)
      #expect(abs(try scale.at(0.6) - 0.6789) < 1e-4)
    }
  }

  private func gotcha(poking change: String) throws -> Trace {
    let line = ".animation(.default, value: isLeftLarge)"
    let changes = [(line, "\(line)\n\(change)")]
    return try Program("AnimatedValueGotchaExample", changing: changes).trace()
  }

  @Test("S2-08 what changes alone beside the watched value jumps")
  func alone() throws {
    let trace = try gotcha(poking: poke("isRightLarge = true"))
    try trace("/Rectangle#2", "scale.width").expectJump(from: 0.5, to: 1)
    #expect(try trace("/Rectangle", "scale.width").distinct == [.number(0.5)])
  }

  @Test("S2-09 what changes in a later update jumps, while the watched value moves")
  func separate() throws {
    let trace = try gotcha(
      poking: poke("isLeftLarge = true") + "\n" + poke("isRightLarge = true", at: 0.6))
    try trace("/Rectangle", "scale.width").expect(from: 0.5, to: 1, along: .spring)
    try trace("/Rectangle#2", "scale.width").expectJump(from: 0.5, to: 1, at: 0.6)
  }

  @Test("S2-10 animation(_:body:) moves the scale straight for two seconds")
  func contentBlock() throws {
    let scale = try Program("AnimatedValueContentBlockExample")
      .trace(tap, duration: "3")("/Rectangle", "scale.width")
    for (time, value) in [(0.0, 0.4), (0.5, 0.55), (1, 0.7), (1.5, 0.85)] {
      #expect(abs(try scale.at(0.5 + time) - value) < 1e-9)
    }
    #expect(try scale.at(2.5) == 1)
    #expect(scale.numbers.max() == 1 && scale.settled == 2.5)
  }

  private static let colored = (
    ".foregroundColor(Color.red)", ".foregroundColor(isLarge ? Color.blue : Color.red)"
  )

  @Test("S2-11 the block's animation is not for what is outside it")
  func outside() throws {
    let block = try Program("AnimatedValueContentBlockExample", changing: [Self.colored])
      .trace(tap, duration: "3")
    for component in ["red", "green", "blue"] {
      let color = try block("/Rectangle", "color.\(component)")
      #expect(color.distinct.count == 2)
      #expect(color.settled == nil && color.values[119] != color.values[120])
    }
    try block.color("/Rectangle").expectColor(.blue, at: 0.5)
    #expect(try block("/Rectangle", "scale.width").settled == 2.5)

    let value = try Program("AnimatedValueExample", changing: [Self.colored]).trace(tap)
    try value.color("/Rectangle").expectColor(from: .red, to: .blue, along: .spring)
    try value("/Rectangle", "scale.width").expect(from: 0.4, to: 1, along: .spring)
  }

  @Test("S2-12 inside withAnimation the block keeps its own animation, the rest has the outer one")
  func inside() throws {
    let trace = try Program(
      "AnimatedValueContentBlockExample",
      changing: [
        Self.colored, ("self.isLarge.toggle()", "withAnimation(.spring) { self.isLarge.toggle() }"),
      ]
    ).trace(tap, duration: "3")
    let scale = try trace("/Rectangle", "scale.width")
    for (time, value) in [(0.5, 0.55), (1, 0.7), (1.5, 0.85)] {
      #expect(abs(try scale.at(0.5 + time) - value) < 1e-9)
    }
    try trace.color("/Rectangle").expectColor(from: .red, to: .blue, along: .spring)
  }
}
