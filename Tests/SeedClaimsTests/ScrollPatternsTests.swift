import Testing

/// Seed 004, animations that follow scrolling: rows S4-40 and S4-41 of the claims.
@Suite struct ScrollPatternsTests {
  /// Down by 100 points, where it coasts on, and back to the start.
  private let drags = [
    "--drag", "200,300@0.5 -> 200,200 in 0.5", "--drag", "200,20@4 -> 200,390 in 0.5",
  ]

  @Test("S4-40 S4-77 with a threshold there are two animations: there and back")
  func threshold() throws {
    let space = ".coordinateSpace(name: \"scroll\")"
    let trace = try Program(
      "Seeds/Patterns/GoodScrollAnimation",
      changing: [
        (space, "\(space)\n.overlay { Capsule().frame(width: showTitle ? 100 : 50, height: 10) }")
      ]
    ).trace(drags, duration: "7")
    let title = try trace("/Capsule", "frame.width")
    let starts = title.animations.indices.filter {
      title.animations[$0] != nil && ($0 == 0 || title.animations[$0 - 1] == nil)
    }
    #expect(starts.count == 2)
    #expect(Set(title.animations.compactMap(\.self)) == ["easeOut(duration: 0.2)"])
    let scroll = try trace("/Scroll", "scroll.y")
    for (start, isDown) in zip(starts, [true, false]) {
      // Fingers are sampled 120 times a second: the crossing is seen at the next sample.
      let place = scroll.numbers[start]
      #expect((place > 50) == isDown && abs(place - 50) < 7, "\(place)")
      let (from, to) = isDown ? (50.0, 100.0) : (100.0, 50.0)
      let half = title.numbers[start + 24]
      #expect(abs(half - (from + (to - from) * 0.6846)) < 0.01, "\(half)")
      #expect(title.numbers[start + 48] == to)
    }
  }

  @Test("S4-41 without one there is an animation for each place that is passed")
  func everyPlace() throws {
    let change = "offset = newOffset.y"
    let said = try Program(
      "Seeds/Patterns/BadScrollAnimation", changing: [(change, "\(change)\nprint(\"at\", offset)")]
    ).said(Array(drags.prefix(2)), duration: "3").filter { $0.hasPrefix("at ") }
    #expect(said.count >= 20 && Set(said).count == said.count)
  }
}
