import Rostrum
import Testing

@MainActor @Suite("Laws of text")
struct TextLawTests {
  private static let story = "The quick brown fox jumps over the lazy dog and runs away"

  /// The runs of letters, each with the place where it begins.
  private func runs(_ list: DisplayList) -> [(run: GlyphRun, place: CGPoint)] {
    list.commands.compactMap {
      guard case .glyphs(let run, _, let transform) = $0 else { return nil }
      return (run, (run.glyphs.first?.position ?? .zero).applying(transform))
    }
  }

  private func wide(@ViewBuilder _ content: () -> some View) throws -> DisplayList {
    try list(on: .of(600, 200)) { content() }
  }

  // MARK: Sizes

  @Test(
    "the text styles have iOS's sizes at the usual setting",
    arguments: [
      (Font.largeTitle, 34.0), (.title, 28), (.title2, 22), (.title3, 20), (.headline, 17),
      (.body, 17), (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption, 12),
      (.caption2, 11),
    ])
  func styles(font: Font, size: Double) throws {
    let styled = try #require(runs(try wide { Text("Aa").font(font) }).first)
    let plain = try #require(runs(try wide { Text("Aa").font(.system(size: size)) }).first)
    #expect(abs(styled.run.size - plain.run.size) < 1e-9)
  }

  @Test("a larger setting is never smaller, and the usual one is the one that is not said")
  func dynamicType() throws {
    for font in [Font.largeTitle, .body, .caption] {
      let sizes = try DynamicTypeSize.allCases.map { setting in
        try #require(runs(try wide { Text("Aa").font(font).dynamicTypeSize(setting) }).first).run
          .size
      }
      let (first, last) = (try #require(sizes.first), try #require(sizes.last))
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy(<=))
      #expect(first < last)
    }
    #expect(
      try wide { Text("Aa").dynamicTypeSize(.large) } == wide { Text("Aa") })
    // A size in points is not a style: it stays.
    #expect(
      try wide { Text("Aa").font(.system(size: 17)).dynamicTypeSize(.accessibility5) }
        == wide { Text("Aa").font(.system(size: 17)) })
  }

  @Test(
    "body goes from 14 to 53 points",
    arguments: [
      (DynamicTypeSize.xSmall, 14.0), (.small, 15), (.medium, 16), (.xLarge, 19),
      (.xxLarge, 21), (.xxxLarge, 23), (.accessibility1, 28), (.accessibility2, 33),
      (.accessibility3, 40), (.accessibility4, 47), (.accessibility5, 53),
    ])
  func bodySizes(setting: DynamicTypeSize, size: Double) throws {
    let styled = try #require(runs(try wide { Text("Aa").dynamicTypeSize(setting) }).first)
    let plain = try #require(runs(try wide { Text("Aa").font(.system(size: size)) }).first)
    #expect(abs(styled.run.size - plain.run.size) < 1e-9)
  }

  @Test(
    "a text is never wider than it is offered, unless a word is", arguments: [60.0, 90, 150, 300])
  func wraps(width: Double) throws {
    let size = try answer(width, nil) { Text(Self.story) }
    #expect(size.width <= width)
    let line = try answer(nil, nil) { Text(Self.story) }
    #expect(size.width * size.height >= line.width * line.height * 0.8)
  }

  @Test("the narrower the place, the more lines, and no letter is lost")
  func lines() throws {
    var counts: [Int] = []
    for width in [500.0, 300, 200, 120, 80] {
      let list = try list(on: .of(600, 600)) { Text(Self.story).frame(width: width) }
      let words = list.words.map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(words.joined(separator: " ") == Self.story)
      counts.append(words.count)
    }
    #expect(counts == counts.sorted() && counts.first ?? 9 < counts.last ?? 0)
  }

  @Test("lines are all one distance apart, and a text of n lines is n of them high")
  func lineHeight() throws {
    let heights = try (1...4).map { count in
      let text = Array(repeating: "x", count: count).joined(separator: "\n")
      return try answer(nil, nil) { Text(text) }.height
    }
    let places = runs(try wide { Text("x\nx\nx\nx") }).map(\.place.y)
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(steps.count == 3 && steps.allSatisfy { abs($0 - steps[0]) <= 1 })
    #expect(abs((heights[3] - heights[0]) / 3 - steps[0]) <= 1)
  }

  @Test("spacing of lines is added between them, and only there", arguments: [0.0, 4, 20])
  func lineSpacing(spacing: Double) throws {
    let plain = try answer(nil, nil) { Text("x\nx\nx") }
    let spaced = try answer(nil, nil) { Text("x\nx\nx").lineSpacing(spacing) }
    #expect(abs(spaced.height - plain.height - 2 * spacing) <= 1)
    #expect(
      try answer(nil, nil) { Text("x").lineSpacing(spacing) } == answer(nil, nil) { Text("x") })
  }

  @Test("a limit of lines is kept, and the cut text ends with a sign", arguments: 1...3)
  func limit(count: Int) throws {
    let list = try list(on: .of(600, 600)) {
      Text(Self.story).lineLimit(count).frame(width: 100)
    }
    #expect(Set(runs(list).map(\.place.y)).count == count)
    #expect(list.words.joined().hasSuffix("…"))
    let whole = try wide { Text("short").lineLimit(count) }
    #expect(whole.words == ["short"])
  }

  @Test(
    "what is cut off depends on where: head, middle or tail, always to fit",
    arguments: [
      Text.TruncationMode.head, .middle, .tail,
    ])
  func truncation(mode: Text.TruncationMode) throws {
    let list = try list(on: .of(600, 600)) {
      Text(Self.story).lineLimit(1).truncationMode(mode).frame(width: 120)
    }
    let words = list.words.joined()
    #expect(words.count < Self.story.count && words.contains("…"))
    #expect(words.hasPrefix("…") == (mode == .head))
    #expect(words.hasSuffix("…") == (mode == .tail))
    let kept = words.split(separator: "…").map(String.init)
    #expect(mode == .head ? Self.story.hasSuffix(kept.last ?? "?") : Self.story.hasPrefix(kept[0]))
  }

  @Test("smaller letters are taken before anything is cut off, down to the least factor")
  func scaling() throws {
    func size(_ factor: CGFloat, width: Double) throws -> (size: Double, words: String) {
      let list = try list(on: .of(600, 200)) {
        Text("A line of some length").lineLimit(1).minimumScaleFactor(factor).frame(width: width)
      }
      return (try #require(runs(list).first).run.size, list.words.joined())
    }
    let full = try size(0.5, width: 400)
    let tight = try size(0.5, width: 120)
    #expect(tight.size < full.size && tight.size >= full.size * 0.5 - 1e-9)
    #expect(!tight.words.contains("…"))
    #expect(try size(1, width: 120).words.contains("…"))
    #expect(try size(0.9, width: 60).words.contains("…"))
  }

  // MARK: Styles

  @Test("letters further apart make a text wider by so much for each letter", arguments: [1.0, 3])
  func tracking(amount: CGFloat) throws {
    let plain = try answer(nil, nil) { Text("abcd") }
    let tracked = try answer(nil, nil) { Text("abcd").tracking(amount) }
    let kerned = try answer(nil, nil) { Text("abcd").kerning(amount) }
    for size in [tracked, kerned] {
      #expect(size.width - plain.width >= 3 * amount - 1)
      #expect(size.width - plain.width <= 4 * amount + 1)
      #expect(size.height == plain.height)
    }
  }

  @Test(
    "heavier letters are no narrower; digits of one width are",
    arguments: [
      Font.Weight.light, .regular, .semibold, .black,
    ])
  func weights(weight: Font.Weight) throws {
    let names = try runs(wide { Text("Aa").fontWeight(weight) }).map(\.run.font.name)
    let plain = try runs(wide { Text("Aa").font(.body.weight(weight)) }).map(\.run.font.name)
    #expect(names == plain)
    let widths = try ["111111", "000000"].map { digits in
      try answer(nil, nil) { Text(digits).monospacedDigit().fontWeight(weight) }.width
    }
    #expect(abs(widths[0] - widths[1]) <= 0.5)
  }

  @Test("a style said of the text wins over one said around it, and bold can be taken back")
  func precedence() throws {
    #expect(
      try wide { VStack { Text("Aa").foregroundStyle(.red) }.foregroundStyle(.blue) }
        == wide { Text("Aa").foregroundStyle(.red) })
    #expect(try wide { VStack { Text("Aa").bold(false) }.bold() } == wide { Text("Aa") })
    #expect(try wide { VStack { Text("Aa") }.bold() } == wide { Text("Aa").bold() })
    #expect(
      try wide { VStack { Text("Aa") }.font(.title) } == wide { Text("Aa").font(.title) })
  }

  @Test("lines under and through the letters are as long as these, in their colour or another")
  func decorations() throws {
    let plain = try wide { Text("abcdef") }
    for (view, isUnder) in [
      (AnyView(Text("abcdef").underline()), true),
      (AnyView(Text("abcdef").strikethrough()), false),
    ] {
      let list = try wide { view }
      #expect(list.commands.count == plain.commands.count + 1)
      let line = try #require(list.fills.first)
      let size = try answer(nil, nil) { Text("abcdef") }
      #expect(abs(line.width - size.width) <= 2 && line.height < 3)
      let baseline = try #require(runs(list).first).place.y
      #expect((line.minY > baseline) == isUnder)
    }
    let red = try wide { Text("abcdef").underline(color: .red) }
    #expect(red.colors.contains { $0.code == [255, 59, 48, 100] })
    #expect(try wide { Text("abcdef").underline(false) } == plain)
  }

  @Test(
    "capitals and small letters are those of the words",
    arguments: [
      (Text.Case.uppercase, "STRAßE Ä 1".uppercased()), (.lowercase, "straße ä 1"),
    ])
  func letterCase(letterCase: Text.Case, words: String) throws {
    #expect(try wide { Text("Straße Ä 1").textCase(letterCase) }.words.joined() == words)
    #expect(
      try wide { VStack { Text("Aa").textCase(nil) }.textCase(letterCase) }.words == ["Aa"])
  }

  @Test("an offset of the baseline lifts the letters by so much")
  func baselineOffset() throws {
    let plain = try #require(runs(try wide { Text("a") + Text("b") }).last)
    let list = try wide { Text("a") + Text("b").baselineOffset(5) }
    let places = runs(list).map(\.place.y)
    #expect(places.count == 2 && abs(places[0] - places[1] - 5) <= 0.01)
    #expect(plain.place.y > 0)
  }

  @Test("joining is associative: three texts are one, however they are put together")
  func joining() throws {
    let (a, b, c) = (Text("a").bold(), Text("b").italic(), Text("c").foregroundColor(.red))
    #expect(try wide { (a + b) + c } == wide { a + (b + c) })
    #expect(try wide { Text("ab") + Text("") }.words == wide { Text("ab") }.words)
  }

  @Test(
    "Markdown in a key is the style that it names; in a string it is what it says",
    arguments: [
      ("**x**", "Inter-SemiBold"), ("*x*", "Inter-Italic"),
    ])
  func markdown(words: String, font: String) throws {
    let run = try #require(runs(try wide { Text(LocalizedStringKey(words)) }).first).run
    #expect(run.font.name == font && run.text == "x")
    #expect(try wide { Text(words) }.words == [words])
    #expect(try wide { Text(verbatim: words) }.words == [words])
  }

  // MARK: Formats

  @Test("numbers, dates and ranges are shown as they are in the United States")
  func formats() throws {
    let date = Stage.usualCalendarStart
    #expect(try wide { Text(1234.5, format: .number) }.words == ["1,234.5"])
    #expect(try wide { Text("\(1234)") }.words == ["1,234"])
    #expect(try wide { Text(0.256, format: .percent) }.words == ["25.6%"])
    #expect(try wide { Text(date, style: .date) }.words == ["January 9, 2007"])
    #expect(try wide { Text(["a", "b", "c"], format: .list(type: .and)) }.words == ["a, b, and c"])
  }

  @Test(
    "a clock that counts down or up shows the seconds between now and then",
    arguments: [
      (0.0, "1:30"), (1, "1:29"), (31, "0:59"), (90, "0:00"), (95, "0:05"),
    ])
  func timer(time: Double, words: String) throws {
    let then = Stage.usualCalendarStart.addingTimeInterval(90)
    let stage = try Rehearsal(.of(200, 50)) { Text(then, style: .timer) }
    try stage.advance(to: time)
    #expect(stage.list.words.joined() == words)
  }

  @Test("the same text in the dark has the same letters in the same places")
  func dark() throws {
    let (light, dark) = (
      try wide { Text(Self.story) }, try list(on: Stage.of(600, 200).dark) { Text(Self.story) }
    )
    #expect(
      dark.shape == light.shape && dark.colors.allSatisfy { $0.code == [255, 255, 255, 100] })
  }

  @Test(
    "lines of a text line up at the leading edge, in the middle or at the trailing edge",
    arguments: [
      TextAlignment.leading, .center, .trailing,
    ])
  func alignment(alignment: TextAlignment) throws {
    let list = try wide { Text("a longer line\nab").multilineTextAlignment(alignment) }
    let places = runs(list).map(\.place.x)
    let widths = try ["a longer line", "ab"].map { words in
      try answer(nil, nil) { Text(words) }.width
    }
    let slack = widths[0] - widths[1]
    let shift: CGFloat = alignment == .leading ? 0 : alignment == .center ? slack / 2 : slack
    #expect(abs(places[1] - places[0] - shift) <= 1.5)
  }
}
