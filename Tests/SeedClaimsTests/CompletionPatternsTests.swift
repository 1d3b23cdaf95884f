import Testing

/// Seed 004, what follows an animation: rows S4-49 to S4-51 of the claims.
@Suite struct CompletionPatternsTests {
  private let thrice = ["0.5", "2", "3.5"].flatMap { ["--tap", "Bounce@\($0)"] }

  @Test("S4-49 the completion comes at the spring's duration, and carries no animation")
  func completion() throws {
    let trace = try Program("Seeds/Patterns/GoodCompletionHandler").trace(["--tap", "200,200@0.5"])
    let words = try trace("Text 'Animation Complete!'", "frame.x")
    #expect(words.comes == 1 && words.isConstant)
    #expect(!trace.all.contains { $0.view.contains("Animation Complete!") && $0.settled != nil })
    let (width, y) = (try trace("/Rectangle", "frame.width"), try trace("/Rectangle", "frame.y"))
    try width.expect(from: 100, to: 200, along: .spring)
    try width.expect([(0.5, 198.6)], within: 0.05)
    #expect(width.settled == 0.5 + 292.0 / 240)
    y.expectJump(from: 175, to: try #require(y.numbers.last), at: 1)
  }

  @Test("S4-50 S4-67 transaction(value:) completes at each change of the value")
  func everyTime() throws {
    let program = try Program("Seeds/Patterns/GoodTransactionCompletion")
    let trace = try program.trace(thrice)
    let text = try trace("Text ''", "text")
    for (time, words) in [
      (0.99, ""), (1, "Bounce 1 complete"), (2.49, "Bounce 1 complete"), (2.5, "Bounce 2 complete"),
      (3.99, "Bounce 2 complete"), (4, "Bounce 3 complete"),
    ] {
      #expect(text.values[text.frame(time)] == .words(words), "at \(time)")
    }
    let scale = try trace("/Circle", "scale.width")
    try scale.expect(from: 1, to: 1.2, along: .spring)
    try scale.expect([(0.1, 1.0715)], within: 1e-4)
    try scale.expect([(0.1, 1.2 - 0.0715)], at: 2, within: 1e-4)

    // Two quick taps: both completions come, and both read the state as it is then.
    let quick = try program.trace(["--tap", "Bounce@0.5", "--tap", "Bounce@0.7"])
    #expect(quick.events.contains(1) && quick.events.contains { abs($0 - 1.2) < 1e-6 })
    let message = try quick("Text ''", "text")
    #expect(message.distinct == [.words(""), .words("Bounce 2 complete")])
    #expect(message.values.firstIndex(of: .words("Bounce 2 complete")) == 240)
    let all = try Program(
      "Seeds/Patterns/GoodTransactionCompletion",
      changing: [("message = \"Bounce \\(bounceCount) complete\"", "message += \"!\"")]
    ).trace(["--tap", "Bounce@0.5", "--tap", "Bounce@0.7"])
    #expect(try all.words("Text ''") == ["", "!", "!!"])
  }

  @Test("S4-51 a completion added by transaction { } comes once in the life of its view")
  func once() throws {
    let trace = try Program("Seeds/Patterns/BadCompletionHandler").trace(thrice)
    #expect(try trace.words("Text 'Completions: 0'") == ["Completions: 0", "Completions: 1"])
    let text = try trace("Text 'Completions: 0'", "text")
    #expect(text.values.firstIndex(of: .words("Completions: 1")) == 240)
    // The third bounce is the last movement.
    let scale = try trace("/Circle", "scale.width")
    #expect(scale.numbers.last == 1.2 && scale.settled == 3.5 + 166.0 / 240)
  }
}
