import DisplayList
import Foundation
import Geometry
import Testing
import Typography

@Suite("TextLayout")
struct TextLayoutTests {
  let book: FontBook

  init() throws { book = try TestFonts.book() }

  private func layout(
    _ text: String, width: Double? = nil, _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options(width: width)
    change(&options)
    let layout = book.layout([TestFonts.run(text)], options)
    #expect(book.measure([TestFonts.run(text)], options) == layout.metrics)
    return layout
  }

  // MARK: Breaking

  @Test(
    "lines break where words do",
    arguments: [
      ("aa bb cc", 22.5, ["aa", "bb cc"]),
      ("aa bb cc", 22.4, ["aa", "bb", "cc"]),
      ("aa-bb", 13, ["aa-", "bb"]),
      ("aa (bb) cc", 24, ["aa", "(bb)", "cc"]),
      ("aaaaaa", 12, ["aa", "aa", "aa"]),
      ("aa aaaaa", 12, ["aa", "aa", "aa", "a"]),
      ("a\nb\n\nc", 100, ["a", "b", "", "c"]),
      ("日本語日本", 25, ["日本", "語日", "本"]),
      ("日本。語", 20, ["日", "本。", "語"]),
      ("a\u{A0}b c", 16, ["a\u{A0}b", "c"]),
      ("v -1 x", 12, ["v", "-1", "x"]),
      ("a 1,200.5", 31, ["a", "1,200.5"]),
      ("b aa .b", 26, ["b", "aa .b"]),
      ("b aa .5", 26, ["b aa", ".5"]),
    ])
  func breaking(text: String, width: Double, expected: [String]) {
    let texts = layout(text, width: width).texts.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " "))
    }
    #expect(texts == expected)
  }

  @Test(
    "no word stands alone in the second of two lines if the one before it may go along",
    arguments: [
      ("aaaa bb cc", 40, ["aaaa", "bb cc"]),
      // The rest of the first line would be less than two fifths of the width.
      ("a bbbbb cc", 44, ["a bbbbb", "cc"]),
      // Both words do not fit in a line.
      ("aaaa bbbb cccccc", 50, ["aaaa bbbb", "cccccc"]),
      // Two words are not alone, and of three lines the last may be one word.
      ("aaaa bb cc dd", 40, ["aaaa bb", "cc dd"]),
      ("aaaa bb cccc dd ee", 40, ["aaaa bb", "cccc dd", "ee"]),
      ("aaaa bb cc\nddd", 40, ["aaaa", "bb cc", "ddd"]),
    ])
  func pushed(text: String, width: Double, expected: [String]) {
    let texts = layout(text, width: width).texts.map {
      $0.trimmingCharacters(in: CharacterSet(charactersIn: " "))
    }
    #expect(texts == expected)
  }

  @Test(
    "no line is wider than the limit", arguments: Array(stride(from: 10.0, through: 120, by: 3.7)))
  func limit(width: Double) {
    let text = layout("The quick brown fox (jumps) over-the lazy dog. 日本語、 שלום.", width: width)
    #expect(text.lines.allSatisfy { $0.rect.width <= width + 0.002 })
    #expect(Double(text.metrics.size.width) <= width.rounded(.up))
  }

  @Test("a text fits the width that it asked for", arguments: ["a bb ccc", "AV fi 111", "日本語"])
  func ideal(text: String) {
    let ideal = layout(text).metrics
    #expect(layout(text, width: Double(ideal.size.width)).metrics == ideal)
  }

  @Test("white space at a break hangs over, at the end of a text it counts")
  func whiteSpace() {
    #expect(layout("aa   bb", width: 11).lines.map(\.rect.width) == [10, 10])
    #expect(layout("aa  ").metrics.size.width == 15)
    // The text is as wide as its lines with it, as far as there is room.
    #expect(layout("aaa bb", width: 16).metrics.size.width == 16)
    #expect(layout("aaa bb", width: 25).metrics.size.width == 18)
  }

  // MARK: Truncation

  @Test(
    "what is too much gives way to an ellipsis",
    arguments: [
      (TextTruncation.tail, ["aaaa…"]), (.head, ["…dddd"]), (.middle, ["aa…dd"]),
    ])
  func truncation(mode: TextTruncation, expected: [String]) {
    let text = layout("aaaabbbbccccdddd", width: 28.5) {
      $0.lineLimit = 1
      $0.truncation = mode
    }
    #expect(text.texts == expected)
    #expect(text.metrics.isTruncated)
  }

  @Test("only the last line allowed is truncated")
  func lastLine() {
    let text = layout("aa bb cc dd", width: 12) { $0.lineLimit = 2 }
    #expect(text.texts.first == "aa")
    #expect(text.lines.count == 2)
    #expect(text.metrics.isTruncated)
    #expect(!layout("aa bb", width: 12) { $0.lineLimit = 2 }.metrics.isTruncated)
  }

  @Test("paragraphs left out count as truncation")
  func paragraphs() {
    let text = layout("aa\nbb") { $0.lineLimit = 1 }
    #expect(text.texts == ["aa…"])
    #expect(text.metrics.isTruncated)
  }

  @Test("a height limit leaves out lines, but never the first")
  func heightLimit() {
    #expect(layout("a\nb\nc") { $0.height = 20 }.lines.count == 2)
    #expect(layout("a\nb\nc") { $0.height = 29.9 }.lines.count == 2)
    #expect(layout("a\nb\nc") { $0.height = 1 }.lines.count == 1)
  }

  @Test("a small enough scale avoids truncation")
  func minimumScale() {
    let text = layout("aaaaaaaaaa", width: 40) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(!text.metrics.isTruncated)
    #expect((0.78...0.8).contains(text.metrics.scaleFactor))
    #expect(text.metrics.size.width <= 40)
    let tiny = layout("aaaaaaaaaa", width: 10) {
      $0.lineLimit = 1
      $0.minimumScaleFactor = 0.5
    }
    #expect(tiny.metrics.isTruncated)
    #expect(tiny.metrics.scaleFactor == 0.5)
  }

  @Test("tightening avoids truncation where a little is enough")
  func tightening() {
    let text = layout("aaaaaaaaaa", width: 47) {
      $0.lineLimit = 1
      $0.allowsTightening = true
    }
    #expect(!text.metrics.isTruncated)
    #expect(text.metrics.scaleFactor == 1)
  }

  // MARK: Placing

  @Test(
    "lines meet the edge that alignment names",
    arguments: [
      (TextLineAlignment.leading, false, 0.0), (.center, false, 2.5), (.trailing, false, 5),
      (.leading, true, 5), (.trailing, true, 0),
    ])
  func alignment(alignment: TextLineAlignment, isRightToLeft: Bool, expected: Double) {
    let text = layout("aaa bb", width: 15) {
      $0.alignment = alignment
      $0.isRightToLeft = isRightToLeft
    }
    #expect(text.metrics.size.width == 15)
    #expect(text.places(inLine: 0).first == 0)
    #expect(text.places(inLine: 1).first == expected)
  }

  @Test("leading and line spacing widen gaps between lines, not lines")
  func leading() {
    var run = TestFonts.run("a\nb\nc")
    #expect(book.measure([run], .init()).size.height == 30)
    run.font.leading = 14
    let metrics = book.measure([run], .init())
    #expect(metrics.size.height == 38)
    #expect((metrics.firstBaseline, metrics.lastBaseline) == (8, 36))
    var options = TextLayout.Options()
    options.lineSpacing = 3
    #expect(book.measure([run], options).size.height == 44)
    options.lineLimit = 5
    options.reservesSpace = true
    #expect(book.measure([run], options).size.height == 78)
    // A style's lines may be nearer than the font's are high: the last one keeps its height.
    run.font.leading = 9
    #expect(book.measure([run], .init()).size.height == 28)
  }

  @Test("sizes are rounded up to whole pixels, baselines to the nearest", arguments: [1.0, 2, 3])
  func pixels(scale: Double) {
    let run = StyledRun("abc", font: FontDescriptor(size: 10.3))
    let metrics = book.measure([run], .init(scale: scale))
    for (length, exact) in [(metrics.size.width, 15.45), (metrics.size.height, 10.3)] {
      #expect(abs(Double(length) - (exact * scale).rounded(.up) / scale) < 1e-9)
    }
    #expect(abs(metrics.firstBaseline - (8.24 * scale).rounded() / scale) < 1e-9)
  }

  @Test("the largest run gives a line its height, a raised one its reach")
  func mixedSizes() {
    let large = StyledRun("B", font: FontDescriptor(size: 20))
    var raised = TestFonts.run("c")
    raised.baselineOffset = 12
    let layout = book.layout([TestFonts.run("a"), large, raised], .init())
    #expect(layout.metrics.size.height == 24)
    #expect(layout.metrics.firstBaseline == 20)
    #expect(layout.lines[0].runs.map { $0.glyphs.glyphs[0].position.y } == [20, 20, 8])
  }

  @Test("text without characters has no size")
  func empty() {
    #expect(layout("").metrics == .empty)
    #expect(book.layout([], .init()).lines.isEmpty)
    let nothing = StyledRun("abc", font: FontDescriptor(size: 0))
    #expect(book.measure([nothing], .init()) == .empty)
    let broken = StyledRun("abc", font: FontDescriptor(size: .nan))
    #expect(book.measure([broken], .init()) == .empty)
  }

  @Test("a limit of 0 or less still shows something", arguments: [0.0, -5])
  func noRoom(width: Double) {
    #expect(layout("abc", width: width).lines.count == 3)
    #expect(layout("abc", width: width) { $0.lineLimit = 0 }.lines.count == 1)
  }

  @Test("underlines join across runs of one style and lie below the baseline")
  func underline() {
    let runs = ["ab", "cd"].map {
      StyledRun($0, font: FontDescriptor(size: 10), underline: 4, strikethrough: 5)
    }
    let line = book.layout(runs, .init()).lines[0]
    #expect(line.rules.filter { $0.style == 4 }.map(\.rect.width) == [20])
    #expect(line.rules.filter { $0.style == 4 }.allSatisfy { $0.rect.minY > line.baseline })
    #expect(line.rules.filter { $0.style == 5 }.allSatisfy { $0.rect.maxY < line.baseline })
  }

  @Test("draws glyphs in the paint of their style, lines through them last")
  func drawing() {
    let runs = [TestFonts.run("a", style: 1), TestFonts.run("b", style: 2)]
    var list = DisplayList()
    let move = CGAffineTransform(translationX: 3, y: 4)
    var asked: [Int] = []
    book.layout(runs, .init()).draw(into: &list, transform: move) { style in
      asked.append(style)
      return .solid(style == 1 ? .black : .white)
    }
    #expect(asked == [1, 2])
    #expect(list.commands.count == 2)
    guard case .glyphs(let run, .solid(.white), move) = list.commands[1] else {
      Issue.record("unexpected \(list.commands[1])")
      return
    }
    #expect(run.text == "b")
    #expect(run.glyphs.map(\.position) == [CGPoint(x: 5, y: 8)])
  }

  @Test("two books give the same layout, asked in any order")
  func determinism() throws {
    let texts = ["hello world", "שלום abc", "日本語 fi AV", "ก"]
    let other = try TestFonts.book()
    let first = texts.map { book.layout([TestFonts.run($0)], .init(width: 30)) }
    let second = texts.reversed().map { other.layout([TestFonts.run($0)], .init(width: 30)) }
    #expect(first.map(\.metrics) == second.reversed().map(\.metrics))
    #expect(first.map { $0.places() } == second.reversed().map { $0.places() })
  }
}
