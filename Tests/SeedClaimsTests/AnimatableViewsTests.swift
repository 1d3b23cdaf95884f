import Testing

/// Seed 003, views that count and views that do not: rows S3-05, S3-06 and S3-13 to S3-15 of the claims.
@Suite struct AnimatableViewsTests {
  private static let counter = """
    @MainActor var calls = 0
    @MainActor func count() -> Int {
      calls += 1
      return calls
    }
    """

  @Test(
    "S3-05, S3-06 a text does not count, whatever number it is made of",
    arguments: ["CounterView", "AnimatedCounterView"])
  func jumps(name: String) throws {
    let text = try Program("Seeds/Reference/\(name)").trace()("Text '0'", "text")
    #expect(text.distinct == [.words("0"), .words("100")])
    #expect(text.values.firstIndex(of: .words("100")) == 120)
  }

  @Test("S3-13 an animatable view counts")
  func counts() throws {
    let text = try Program("Seeds/Reference/AnimatableNumberView").trace()("Text '0'", "text")
    let numbers = text.values.compactMap { value -> Int? in
      if case .words(let words)? = value { Int(words) } else { nil }
    }
    #expect(numbers.count == text.values.count)
    for (time, number) in [(0.05, 13), (0.1, 35), (0.2, 71), (0.25, 82), (0.5, 98), (1.2, 99)] {
      #expect(numbers[text.frame(0.5 + time)] == number, "+\(time)")
    }
    #expect(numbers.firstIndex(of: 100) == 120 + 289 && numbers.last == 100)
    #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 })
  }

  /// How often a body had been evaluated at each frame.
  private func calls(_ series: Trace.Series) -> [Int] {
    series.values.compactMap { if case .words(let words)? = $0 { Int(words) } else { nil } }
  }

  @Test("S3-14 the body of an animatable view is evaluated for every frame, and then no more")
  func everyFrame() throws {
    let trace = try Program(
      "Seeds/Reference/AnimatableNumberView",
      // Digits of one width: a text that grows under the animation has an end of its own.
      changing: [
        ("\\(Int(number))", "\\(count())"),
        (".largeTitle", ".system(size: 20, design: .monospaced)"),
      ],
      adding: Self.counter
    ).trace(duration: "3", fps: 60)
    let calls = calls(try trace("AnimatableNumberView/Text '1'", "text"))
    // It moves from 0.5 s to 1.7042 s: in frames 30 to 102.
    for frame in 32...102 { #expect(calls[frame] - calls[frame - 1] == 1, "frame \(frame)") }
    #expect(calls[29] == 1 && calls[102] >= 70)
    #expect(Set(calls[103...]).count == 1)
  }

  @Test(
    "S3-15 effects move without the body: it is evaluated twice at any rate", arguments: [60, 240])
  func twice(framesPerSecond: Int) throws {
    let trace = try Program(
      "Seeds/Reference/AnimatableNumberView", root: "Counted()",
      adding: Self.counter + """

        struct Counted: View {
          @State private var selected = false
          var body: some View {
            Text("\\(count())")
              .scaleEffect(selected ? 1.5 : 1.0)
              .opacity(selected ? 1 : 0.5)
              .animation(.spring, value: selected)
              \(poke("selected = true"))
          }
        }
        """
    ).trace(fps: framesPerSecond)
    #expect(Set(calls(try trace("Text '1'", "text"))) == [1, 2])
    #expect(try trace("Text '1'", "scale.width").numbers.count { $0 != 1 && $0 != 1.5 } > 40)
  }
}
