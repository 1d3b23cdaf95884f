import Testing

/// Seed 004, timing curves and looking into animations: rows S4-52, S4-53 and S4-57 to S4-59 of the claims.
@Suite struct TimingPatternsTests {
  private let tap = ["--tap", "Tap Me@0.5"]
  private let rectangle = ["--tap", "200,200@0.5"]

  @Test("S4-52 S4-69 each has its own curve: the innermost animation wins")
  func good() throws {
    let trace = try Program("Seeds/Patterns/GoodTimingCurves").trace(tap)
    let button = try trace("Text 'Tap Me'", "scale.width")
    try button.expect(from: 1, to: 0.95, along: .claimR37)
    try button.expect([(0.1, 0.9621)], within: 1e-4)
    let least = try #require(button.numbers.min())
    #expect(abs(least - 0.9477) <= 1e-4)
    #expect(
      abs(Double(try #require(button.values.firstIndex(of: .number(least)))) / 240 - 0.71) <= 1.0
        / 240)
    let color = try trace.color("/Rectangle")
    try color.expectColor(.gray, at: 0.5)
    try color.expectColor(Levels(red: 92, green: 137, blue: 203), at: 0.625)
    try color.expectColor(.blue, at: 0.75)
    #expect(color[2].settled == 0.75)
    let circle = try trace("/Circle", "scale.width")
    try circle.expect(from: 1, to: 1.2, along: .claimB4)
    try circle.expect([(0.1, 1.1123)], within: 1e-4)
    #expect(abs(circle.peak.value - 1.2092) <= 1e-4 && abs(circle.peak.time - 0.78) <= 1.0 / 240)
  }

  @Test("S4-53 S4-76 slow, straight, and short")
  func bad() throws {
    let trace = try Program("Seeds/Patterns/BadTimingCurves").trace(tap)
    try trace("Text 'Tap Me'", "scale.width").expect(
      [(0, 1), (0.25, 0.9935), (0.5, 0.975), (1, 0.95)], within: 1e-4)
    let color = try trace.color("/Rectangle")
    for time in [0.125, 0.25, 0.375] {
      let progress = try color.progress(from: .gray, to: .blue, at: 0.5 + time)
      #expect(abs(progress - time / 0.5) <= 0.003)
    }
    try color.expectColor(.blue, at: 1)
    try trace("/Circle", "scale.width").expect([(0, 1), (0.05, 1.1), (0.1, 1.2)], within: 1e-9)
  }

  /// A program as it would be in a store's app: scenes are compiled with DEBUG set.
  private let released = ("#if DEBUG", "#if RELEASE")

  @Test("S4-57 a modifier that prints in DEBUG says each value that it is given, once")
  func debug() throws {
    let program = try Program("Seeds/Patterns/DebuggedAnimation")
    let start = "[opacity] Animation value: "
    let said = try program.said(duration: "2").filter { $0.hasPrefix(start) }
    let values = try said.map { try #require(Double($0.dropFirst(start.count))) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 } && values.last == 1)
    let opacity = try program.trace(fps: 60)("/Rectangle", "opacity").numbers
    let distinct = values.reduce(into: [Double]()) { if $0.last != $1 { $0.append($1) } }
    #expect(distinct == opacity.reduce(into: []) { if $0.last != $1 { $0.append($1) } })
    #expect(distinct.count == 61)
    // At the change itself the update and the frame each give the value.
    #expect(values.count <= 63, "\(values.count)")
    let silent = try Program("Seeds/Patterns/DebuggedAnimation", changing: [released])
    #expect(try silent.said(duration: "2").filter { $0.hasPrefix(start) }.isEmpty)
    // The film may go to standard output: what the scene says does not.
    let film = try program.run(
      "render", ["--size", Program.stage, "--format", "gif", "-o", "-"])
    #expect(
      film.status == 0 && film.output.hasPrefix("GIF89a")
        && !film.output.contains("Animation value"))
  }

  @Test("S4-58 three seconds at a fifth of the speed are fifteen")
  func slow() throws {
    let program = try Program("Seeds/Patterns/GoodDebugAnimation")
    let width = try program.trace(rectangle, duration: "17")("/Rectangle", "frame.width")
    try width.expect([(0, 100), (3, 120), (7.5, 150), (15, 200)], within: 1e-9)
    #expect(width.settled == 15.5)
    let other = try Program("Seeds/Patterns/GoodDebugAnimation", changing: [released])
    try other.trace(rectangle).expectSame(
      as: Program("Seeds/Patterns/GoodImplicitAnimation").trace(rectangle),
      renaming: ("GoodImplicitAnimation", "GoodDebugAnimation"))
  }

  @Test("S4-59 inspect says what moves, by what, and how long")
  func inspected() throws {
    let program = try Program("Seeds/Patterns/BadNoDebugAnimation")
    let trace = try program.trace(rectangle)
    try trace.expectSame(
      as: Program("Seeds/Patterns/GoodImplicitAnimation").trace(rectangle),
      renaming: ("GoodImplicitAnimation", "BadNoDebugAnimation"))
    let width = try trace("/Rectangle", "frame.width")
    #expect(Set(width.animations.compactMap(\.self)) == ["spring(duration: 0.5, bounce: 0)"])
    #expect(width.settled == 0.5 + 292.0 / 240)
    let said = try program.run("inspect", rectangle)
    #expect(said.output.contains("settles at 1.717 s"))
  }
}
