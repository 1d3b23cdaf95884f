import Testing

/// Seed 000, the toggle with state indication: rows S0-10 to S0-13 of the claims.
@Suite struct AnimatedToggleTests {
  private let size = "300x60"
  /// The middle of the capsule, which is at the stage's right edge.
  private let tap = ["--tap", "275,30@0.5"]

  private func program(_ changes: [(String, String)] = []) throws -> Program {
    try Program("AnimatedToggle", changing: changes, root: "AnimatedToggleHost()")
  }

  @Test("S0-10 the thumb of 26×26 goes from 15 to 35 along the spring of response 0.25")
  func thumb() throws {
    let trace = try program().trace(tap, size: size)
    #expect(try trace("/Circle", "frame.width").distinct == [.number(26)])
    #expect(try trace("/Circle", "frame.height").distinct == [.number(26)])
    #expect(try trace("/Circle", "frame.y").isConstant)
    let thumb = try trace("/Circle", "frame.x")
    let left = try trace("/Capsule", "frame.x").at(0)
    try thumb.expect(from: left + 2, to: left + 22, along: .response25)
    for (time, middle) in [(0.05, 23.47), (0.1, 32.47), (0.175, 35.92)] {
      #expect(abs(try thumb.at(0.5 + time) - left + 13 - middle) < 0.01)
    }
    #expect(thumb.settled == 0.5 + 136.0 / 240)
  }

  @Test("S0-11 the track goes straight from grey to green, and its opacity with it")
  func track() throws {
    let color = try program().trace(tap, size: size).color("/Capsule")
    try color.expectColor(from: .gray.opacity(0.3), to: .green, along: .response25)
    try color.expectColor(
      Levels(red: 94, green: 183, blue: 110, opacity: 0.596), at: 0.55)
    #expect(abs(try color[3].at(0.6) - 0.912) < 0.001)
  }

  @Test("S0-12 a plain tap does not animate the text: words and colour jump")
  func text() throws {
    let trace = try program().trace(tap, size: size)
    let words = try trace("Text 'Disabled'", "text")
    #expect(words.distinct == [.words("Disabled"), .words("Enabled")])
    #expect(words.values.firstIndex(of: .words("Enabled")) == 120)
    #expect(!trace.all.contains { $0.property.hasPrefix("letter") })
    let opacity = try trace("Text 'Disabled'", "color.opacity")
    #expect(opacity.distinct.count == 2 && opacity.settled == nil)
  }

  @Test("S0-12 through an animated binding the letters roll and the colour runs")
  func animatedBinding() throws {
    let trace = try program([("isOn: $isOn", "isOn: $isOn.animation()")]).trace(tap, size: size)
    #expect(trace.all.contains { $0.property == "letter.0.opacity" && $0.settled != nil })
    let opacity = try trace("Text 'Disabled'", "color.opacity")
    try opacity.expect(
      from: try opacity.at(0), to: try #require(opacity.numbers.last), along: .spring)
    let left = try trace("/Capsule", "frame.x").at(0)
    try trace("/Circle", "frame.x").expect(from: left + 2, to: left + 22, along: .response25)
  }

  @Test("S0-13 only the capsule takes taps")
  func taps() throws {
    let refused = try program().run("inspect", ["--size", size, "--tap", "Disabled@0.5"])
    #expect(refused.status == 2)
    #expect(refused.error.contains("#1"))
    let trace = try program().trace(tap + ["--tap", "275,30@1.5"], size: size)
    let thumb = try trace("/Circle", "frame.x")
    #expect(try thumb.at(1.4) == thumb.at(0) + 20)
    #expect(thumb.numbers.last == thumb.numbers.first)
  }
}
