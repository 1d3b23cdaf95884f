import Testing

/// Seed 004, what an animation reaches: rows S4-14 to S4-18, S4-38, S4-39 and S4-54 to S4-56 of the claims.
@Suite struct AnimationScopeTests {
  private func trace(
    _ name: String, _ changes: [(String, String)] = [], _ script: [String] = [],
    duration: String? = nil
  ) throws -> Trace {
    try Program("Seeds/Patterns/\(name)", changing: changes).trace(script, duration: duration)
  }

  /// Holds that the width runs along the spring and the colour jumps.
  private func expectColorJumps(
    _ trace: Trace, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try trace("/Rectangle", "frame.width").expect(from: 100, to: 200, along: .spring, location)
    let color = try trace.color("/Rectangle")
    try color.expectColor(.red, at: 0.49, location)
    try color.expectColor(.blue, at: 0.5, location)
    #expect(color.allSatisfy { $0.settled == nil }, sourceLocation: location)
  }

  @Test("S4-14 after both modifiers, the animation moves the width and the colour")
  func placement() throws {
    let trace = try trace("GoodAnimationPlacement")
    try trace("/Rectangle", "frame.width").expect(from: 100, to: 200, along: .spring)
    let color = try trace.color("/Rectangle")
    try color.expectColor(from: .red, to: .blue, along: .spring)
    try color.expectColor(Levels(red: 193, green: 108, blue: 139), at: 0.6)
    try color.expectColor(Levels(red: 94, green: 124, blue: 224), at: 0.75)
  }

  @Test("S4-15 before them, the leaf still moves its frame; colour and opacity jump")
  func tooEarly() throws {
    let style = ".foregroundStyle(isExpanded ? .blue : .red)"
    let trace = try trace(
      "BadAnimationPlacement", [(style, ".opacity(isExpanded ? 1 : 0.5)\n\(style)")])
    try expectColorJumps(trace)
    try trace("/Rectangle", "opacity").expectJump(from: 0.5, to: 1)
  }

  @Test("S4-16 animation(nil, value:) keeps the colour from moving")
  func selective() throws { try expectColorJumps(trace("GoodSelectiveAnimation")) }

  @Test("S4-17 animation(_:body:) moves the frame in its block, not the colour outside it")
  func scoped() throws {
    try expectColorJumps(trace("GoodScopedAnimation"))
    let scaled = try trace(
      "GoodScopedAnimation",
      [
        (
          "$0.frame(width: isExpanded ? 200 : 100, height: 50)",
          "$0.scaleEffect(x: isExpanded ? 2 : 1, y: 1)"
        )
      ])
    try scaled("/Rectangle", "scale.width").expect(from: 1, to: 2, along: .spring)
    #expect(try scaled("/Rectangle", "scale.height").isConstant)
  }

  @Test("S4-18 one animation behind both modifiers moves both")
  func both() throws {
    try trace("BadSelectiveAnimation").expectSame(
      as: trace("GoodAnimationPlacement"),
      renaming: ("GoodAnimationPlacement", "BadSelectiveAnimation"))
  }

  @Test("S4-38 an animation of the content alone: its neighbours jump")
  func narrow() throws {
    let trace = try trace("GoodScopedAnimationOfContent")
    try trace("ExpandableContent/Rectangle", "frame.height").expect(
      from: 50, to: 150, along: .spring)
    let top = try trace("ExpandableContent/Rectangle", "frame.y")
    try top.expect(from: 175, to: 125, along: .spring)
    try top.expect([(0.1, 157.1)], within: 0.05)
    try trace("HeaderView/Rectangle", "frame.y").expectJump(from: 127, to: 77)
    try trace("FooterView/Rectangle", "frame.y").expectJump(from: 233, to: 283)
    #expect(trace.movingViews == ["GoodScopedAnimation/VStack/ExpandableContent/Rectangle"])
  }

  @Test("S4-39 an animation of the root: the neighbours move too")
  func broad() throws {
    let trace = try trace("BadBroadAnimation")
    try trace("ExpandableContent/Rectangle", "frame.height").expect(
      from: 50, to: 150, along: .spring)
    let (header, footer) = (
      try trace("HeaderView/Rectangle", "frame.y"), try trace("FooterView/Rectangle", "frame.y")
    )
    try header.expect(from: 127, to: 77, along: .spring)
    try footer.expect(from: 233, to: 283, along: .spring)
    try header.expect([(0.1, 109.1)], within: 0.05)
    try footer.expect([(0.1, 250.9)], within: 0.05)
  }

  @Test(
    "S4-54 a transaction without animation keeps the words from moving beside a circle that does")
  func disabled() throws {
    let trace = try trace("GoodDisableAnimation", [], ["--tap", "Increment@0.5"])
    let circle = try trace("/Circle", "frame.width")
    try circle.expect(from: 50, to: 60, along: .spring)
    try circle.expect([(0.1, 53.6)], within: 0.05)
    let text = try trace("Text 'Count: 0'", "text")
    #expect(text.distinct == [.words("Count: 0"), .words("Count: 1")])
    #expect(text.values.firstIndex(of: .words("Count: 1")) == 120)
    let (y, button) = (
      try trace("Text 'Count: 0'", "frame.y"), try trace("Text 'Increment'", "frame.y")
    )
    y.expectJump(from: try y.at(0), to: try y.at(0) + 5)
    button.expectJump(from: try button.at(0), to: try button.at(0) + 5)
  }

  @Test("S4-55 disablesAnimations stops animations below; the one above still moves the place")
  func parent() throws {
    let trace = try trace("GoodDisableParentAnimation", duration: "3")
    try trace("DataView/Rectangle", "scale.width").expectJump(from: 1, to: 1.2, at: 1.5)
    let y = try trace("DataView/Rectangle", "frame.y")
    try y.expect(from: 150, to: try y.at(2.9), along: .spring)
    let opacity = try trace("ProgressView/VStack", "opacity")
    #expect(opacity.comes == 0.5)
    try opacity.expect([0.1, 0.2, 0.4].map { ($0, Curve.spring($0)) }, within: 1e-4)
  }

  @Test("S4-56 an animation that lasts no time is a jump, and completes at once")
  func zero() throws {
    let tap = ["--tap", "Increment@0.5"]
    let trace = try trace("BadDisableAnimation", [], tap)
    #expect(try trace("Text 'Count: 0'", "text").values.firstIndex(of: .words("Count: 1")) == 120)
    #expect(trace.movingViews.isEmpty)
    let line = ".animation(.linear(duration: 0), value: count)"
    try trace.expectSame(
      as: self.trace("BadDisableAnimation", [(line, "")], tap), renaming: ("Bad", "Bad"))
    let program = try Program(
      "Seeds/Patterns/BadDisableAnimation",
      changing: [
        (
          "count += 1",
          "withAnimation(.linear(duration: 0)) { count += 1 } completion: { count += 10 }"
        )
      ])
    let counted = try program.trace(tap)
    // Both changes are at one instant: no frame shows the one without the other.
    #expect(try counted.words("Text 'Count: 0'") == ["Count: 0", "Count: 11"])
    #expect(try counted("Text 'Count: 0'", "text").values[120] == .words("Count: 11"))
  }
}
