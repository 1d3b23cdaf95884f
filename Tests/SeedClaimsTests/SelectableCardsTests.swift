import Testing

/// Seed 000, the selection: rows S0-14 to S0-17 of the claims.
@Suite struct SelectableCardsTests {
  private let size = "340x120"

  private func trace(_ taps: String...) throws -> Trace {
    try Program("SelectableCards", root: "SelectableCards()")
      .trace(taps.flatMap { ["--tap", $0] }, size: size)
  }

  /// The values of card 1, 2 or 3.
  private struct Card {
    let scale, radius: Trace.Series
    let stroke, fill: [Trace.Series]

    init(_ trace: Trace, _ number: Int) throws {
      let card = "CardView[\(number - 1)]"
      scale = try trace("\(card)/VStack", "scale.width")
      radius = try trace("\(card)/VStack", "shadow.radius")
      stroke = try trace.color("\(card)/RoundedRectangle")
      fill = try trace.color("\(card)/Rectangle")
    }

    var all: [Trace.Series] { [scale, radius] + stroke + fill }
  }

  @Test("S0-14 scale, shadow, stroke and fill of the tapped card run along the spring of 0.25 s")
  func select() throws {
    let card = try Card(try trace("#1@0.5"), 1)
    try card.scale.expect(from: 1, to: 1.02, along: .duration25)
    #expect(abs(try card.scale.at(0.6) - 1.0143) < 1e-4)
    #expect(card.scale.settled == 0.5 + 73.0 / 240)
    try card.radius.expect(from: 2, to: 8, along: .duration25)
    #expect(abs(try card.radius.at(0.6) - 6.29) < 0.01)
    // What is transparent has no hue of its own: the line is blue from its first frame on.
    try card.stroke.expectColor(Levels.blue.opacity(0.7154), at: 0.6)
    try card.stroke.expectColor(Levels.blue.opacity(0.3577), at: 0.55)
    try card.fill.expectColor(
      from: .gray.opacity(0.1), to: .blue.opacity(0.1), along: .duration25)
    try card.fill.expectColor(Levels(red: 66, green: 132, blue: 226, opacity: 0.1), at: 0.6)
  }

  @Test("S0-15 the selection moves: one card back and one forward in one transaction")
  func moves() throws {
    let trace = try trace("#1@0.5", "#2@2")
    let (one, two) = (try Card(trace, 1).scale.numbers, try Card(trace, 2).scale.numbers)
    for (a, b) in zip(one, two).dropFirst(479) { #expect(abs(a - 1 + b - 1 - 0.02) <= 1e-9) }
    #expect(one.last == 1 && two.last == 1.02)
  }

  @Test("S0-16 a tap on the selected card takes all four back; the others never change")
  func deselect() throws {
    let trace = try trace("#1@0.5", "#1@2")
    let card = try Card(trace, 1)
    try card.radius.expect(from: 8, to: 2, along: .duration25, at: 2)
    try card.scale.expect(from: 1.02, to: 1, along: .duration25, at: 2)
    #expect(card.scale.numbers.last == 1)
    try card.stroke.expectColor(Levels.blue.opacity(1 - 0.7154), at: 2.1)
    try card.fill.expectColor(.gray.opacity(0.1), at: 3)
    for number in [2, 3] {
      for series in try Card(trace, number).all {
        #expect(series.isConstant, "\(series.view).\(series.property)")
      }
    }
  }

  @Test("S0-17 the grid does not move: scale, shadow and stroke take no space")
  func grid() throws {
    let frames = try trace("#1@0.5").all.filter { $0.property.hasPrefix("frame.") }
    #expect(frames.count >= 24)
    for series in frames { #expect(series.isConstant, "\(series.view).\(series.property)") }
  }
}
