import DisplayList
import Foundation
import Geometry
import Testing
import Typography

/// Laws of lines: nothing is lost, nothing is wider than its room, and more room never makes more lines.
@Suite("TextLayout by laws")
struct TextLayoutLawTests {
  let book: FontBook

  init() throws { book = try TestFonts.book() }

  /// Texts of words, marks, digits and other scripts, the same in every run.
  static func text(_ seed: Int) -> String {
    var state = UInt64(seed) &* 0x9E37_79B9 &+ 12345
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let words = [
      "a", "bb", "ccc", "dddd", "e-f", "(gg)", "1,200.5", "fi", "AV", "hello", "wonderful", "日本語",
      "日本。", "x/y", "\"quoted\"", "end.", "f", "7",
    ]
    return (0..<3 + next(12)).map { _ in words[next(words.count)] }.joined(separator: " ")
  }
  static let seeds = Array(0..<16)
  static let widths = [12.0, 20, 33, 47, 80, 150, 400]

  private func layout(
    _ text: String, _ width: Double?, _ change: (inout TextLayout.Options) -> Void = { _ in }
  ) -> TextLayout {
    var options = TextLayout.Options(width: width)
    change(&options)
    return book.layout([TestFonts.run(text)], options)
  }

  /// The numbers of the characters that are drawn, line after line.
  private func characters(_ layout: TextLayout) -> [[Int]] {
    layout.lines.map { $0.runs.flatMap(\.characters) }
  }

  // MARK: Breaking

  @Test(
    "every character is drawn once, in order, but for white space at breaks",
    arguments: seeds, widths)
  func nothingIsLost(seed: Int, width: Double) {
    let text = Array(Self.text(seed))
    let drawn = characters(layout(String(text), width)).flatMap { $0 }
    #expect(drawn == drawn.sorted())
    let missing = Set(text.indices).subtracting(drawn)
    // A ligature draws two characters with one glyph.
    let ligatures = text.indices.filter { $0 > 0 && text[$0] == "i" && text[$0 - 1] == "f" }
    #expect(missing.subtracting(ligatures).allSatisfy { text[$0] == " " })
    #expect(Set(drawn).count == drawn.count)
  }

  @Test("no line is wider than its room, unless one character is", arguments: seeds, widths)
  func width(seed: Int, width: Double) {
    let text = layout(Self.text(seed), width)
    for line in text.lines {
      let glyphs = line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
      #expect(line.rect.width <= width + 0.002 || glyphs == 1)
    }
    #expect(text.metrics.size.width <= max(width, 10).rounded(.up))
  }

  @Test("a line ends only where the next word would not fit", arguments: seeds, widths)
  func greedy(seed: Int, width: Double) {
    // Words without places to break within.
    let words = Self.text(seed).split(separator: " ").filter {
      $0.allSatisfy(\.isLetter) && $0.utf8.count == $0.count
    }
    let text = layout(words.joined(separator: " "), width)
    for (line, next) in zip(text.lines, text.lines.dropFirst()) {
      let first = next.runs.map(\.glyphs.text).joined().prefix { $0 != " " }
      guard words.contains(first) else { continue }
      let word = layout(String(first), nil).lines.first?.rect.width ?? 0
      // Of two lines the first gives a word to the second, in which another would stand alone.
      let isPushed = text.lines.count == 2 && next.runs.map(\.glyphs.text).joined().contains(" ")
      // The space between is 2.5 wide.
      #expect(isPushed || line.rect.width + 2.5 + word > width)
    }
  }

  @Test("more room never makes more lines nor less height", arguments: seeds)
  func monotonic(seed: Int) {
    var last = Int.max
    for width in stride(from: 11.0, through: 500, by: 4.3) {
      let metrics = layout(Self.text(seed), width).metrics
      #expect(metrics.lineCount <= last)
      #expect(Double(metrics.size.height) == Double(metrics.lineCount) * 10)
      last = metrics.lineCount
    }
    #expect(last == 1)
  }

  @Test("measuring says what layout does", arguments: seeds, widths)
  func measure(seed: Int, width: Double) {
    for limit in [nil, 1, 3] as [Int?] {
      var options = TextLayout.Options(width: width, lineLimit: limit, scale: 2)
      options.truncation = TextTruncation.allCases[seed % 3]
      let runs = [TestFonts.run(Self.text(seed))]
      let layout = book.layout(runs, options)
      #expect(book.measure(runs, options) == layout.metrics)
      #expect(layout.lines.count == layout.metrics.lineCount)
    }
  }

  @Test("a style changes no place: runs that differ in nothing else are one", arguments: seeds)
  func styles(seed: Int) {
    let text = Self.text(seed)
    let whole = book.layout([TestFonts.run(text)], .init(width: 60))
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let runs = words.enumerated().map { index, word in
      TestFonts.run(String(word) + (index + 1 < words.count ? " " : ""), style: index % 3)
    }
    let parts = book.layout(runs, .init(width: 60))
    #expect(parts.metrics == whole.metrics)
    for (a, b) in zip(parts.lines, whole.lines) {
      let places = a.runs.flatMap { $0.glyphs.glyphs.map(\.position.x) }
      let others = b.runs.flatMap { $0.glyphs.glyphs.map(\.position.x) }
      #expect(places.count == others.count)
      #expect(zip(places, others).allSatisfy { abs($0 - $1) < 1e-9 })
    }
  }

  @Test("twice the size is the same, twice as large", arguments: seeds)
  func scales(seed: Int) {
    let text = Self.text(seed)
    func layout(_ size: Double) -> TextLayout {
      book.layout(
        [StyledRun(text, font: FontDescriptor(size: size))], .init(width: 6 * size, scale: 1000))
    }
    let (one, two) = (layout(10), layout(20))
    #expect(one.lines.count == two.lines.count)
    for (a, b) in zip(one.lines, two.lines) {
      #expect(abs(a.rect.width * 2 - b.rect.width) < 0.01)
      let places = zip(a.runs.flatMap(\.glyphs.glyphs), b.runs.flatMap(\.glyphs.glyphs))
      #expect(places.allSatisfy { abs($0.position.x * 2 - $1.position.x) < 0.01 })
    }
  }

  // MARK: Truncation

  @Test(
    "a truncated line is as wide as its room allows, with one sign", arguments: seeds,
    [25.0, 40, 66])
  func truncated(seed: Int, width: Double) {
    let text = Self.text(seed) + " and more"
    for mode in TextTruncation.allCases {
      let cut = layout(text, width) {
        $0.lineLimit = 1
        $0.truncation = mode
      }
      guard cut.metrics.isTruncated, let line = cut.texts.first else { continue }
      #expect(cut.lines.count == 1)
      #expect(cut.lines[0].rect.width <= width + 0.002)
      #expect(line.filter { $0 == "…" }.count == 1)
      let parts = line.split(separator: "…", omittingEmptySubsequences: false)
      let head = parts.first.map(String.init) ?? ""
      let tail = parts.last.map(String.init) ?? ""
      // Spaces between fonts are places, not glyphs.
      let whole = text.replacing(" ", with: "")
      let (first, last) = (head.replacing(" ", with: ""), tail.replacing(" ", with: ""))
      switch mode {
      case .tail: #expect(whole.hasPrefix(first) && tail.isEmpty)
      case .head: #expect(whole.hasSuffix(last) && head.isEmpty)
      case .middle: #expect(whole.hasPrefix(first) && whole.hasSuffix(last))
      }
      #expect(head.last != " " && tail.first != " ")
    }
  }

  @Test("a limit of lines holds, and what fits it is whole", arguments: seeds, 1...4)
  func limits(seed: Int, limit: Int) {
    let text = Self.text(seed)
    let free = layout(text, 50)
    let bound = layout(text, 50) { $0.lineLimit = limit }
    #expect(bound.lines.count == min(free.lines.count, limit))
    #expect(bound.metrics.isTruncated == (free.lines.count > limit))
    // All lines but the last are those of the whole text.
    #expect(bound.texts.dropLast() == free.texts.prefix(bound.lines.count - 1))
    let reserved = layout(text, 50) {
      $0.lineLimit = limit
      $0.reservesSpace = true
    }
    #expect(reserved.metrics.size.height == CGFloat(limit * 10))
  }

  @Test("a smaller scale is taken only if it must be, and as large as it can", arguments: seeds)
  func scaleFactors(seed: Int) {
    let text = Self.text(seed)
    for width in [30.0, 60, 120] {
      let fitted = layout(text, width) {
        $0.lineLimit = 1
        $0.minimumScaleFactor = 0.25
      }
      let whole = layout(text, nil).lines[0].rect.width
      let factor = fitted.metrics.scaleFactor
      #expect(factor <= 1 && factor >= 0.25)
      if whole <= width {
        #expect(factor == 1)
      } else if factor > 0.25 {
        // Eight halvings of the range.
        #expect(factor * whole <= width + 0.01 && factor * whole > width - whole * 0.75 / 200)
      } else {
        #expect(fitted.metrics.isTruncated || 0.25 * whole <= width)
      }
    }
  }

  // MARK: Placing

  @Test("lines meet one edge, or have one middle", arguments: seeds, TextLineAlignment.allCases)
  func alignment(seed: Int, alignment: TextLineAlignment) {
    for isRightToLeft in [false, true] {
      let text = layout(Self.text(seed), 55) {
        $0.alignment = alignment
        $0.isRightToLeft = isRightToLeft
      }
      let width = text.metrics.size.width
      for line in text.lines {
        let place: Double =
          switch alignment {
          case .leading: Double(isRightToLeft ? line.rect.maxX - width : line.rect.minX)
          case .center: Double(line.rect.midX - width / 2)
          case .trailing: Double(isRightToLeft ? line.rect.minX : line.rect.maxX - width)
          }
        #expect(abs(place) < 1e-9)
      }
    }
  }

  @Test("glyphs stand on their baselines within their lines, from left to right", arguments: seeds)
  func places(seed: Int) {
    let text = layout(Self.text(seed), 55)
    for line in text.lines {
      let glyphs = line.runs.flatMap(\.glyphs.glyphs)
      #expect(glyphs.allSatisfy { Double($0.position.y) == line.baseline })
      let xs = glyphs.map { Double($0.position.x) }
      #expect(xs == xs.sorted())
      #expect(xs.allSatisfy { $0 >= Double(line.rect.minX) && $0 < Double(line.rect.maxX) + 0.001 })
      #expect(line.rect.minY <= line.baseline && line.rect.maxY >= line.baseline)
    }
    #expect(text.lines.map(\.baseline) == text.lines.map(\.baseline).sorted())
    #expect(text.lines.first?.baseline == text.metrics.firstBaseline)
    #expect(text.lines.last?.baseline == text.metrics.lastBaseline)
  }

  @Test("tracking and kerning add to every character alike", arguments: [0.0, 0.5, 2])
  func spacing(points: Double) {
    let plain = book.measure([TestFonts.run("aaaa")], .init(scale: 1000)).size.width
    for keyPath in [\StyledRun.tracking, \.kerning] {
      var run = TestFonts.run("aaaa")
      run[keyPath: keyPath] = points
      let spaced = book.measure([run], .init(scale: 1000)).size.width
      #expect(abs(spaced - plain - 4 * points) < 0.002)
    }
  }

  @Test("tracking takes ligatures apart, kerning does not")
  func ligatures() {
    func count(_ change: (inout StyledRun) -> Void) -> Int {
      var run = TestFonts.run("fi")
      change(&run)
      return book.layout([run], .init()).lines[0].runs.reduce(0) { $0 + $1.glyphs.glyphs.count }
    }
    #expect(count { _ in } == 1)
    #expect(count { $0.kerning = 1 } == 1)
    #expect(count { $0.tracking = 1 } == 2)
  }

  @Test("monospaced digits are as wide as the widest")
  func digits() {
    func width(_ text: String, _ isMonospaced: Bool) -> Double {
      let font = FontDescriptor(size: 10, hasMonospacedDigits: isMonospaced)
      return Double(book.measure([StyledRun(text, font: font)], .init(scale: 1000)).size.width)
    }
    #expect(width("117", false) < width("200", false))
    for text in ["000", "111", "777", "174"] { #expect(width(text, true) == 15) }
    #expect(width("a1", true) == 10)
  }

  @Test("a list of rules covers the characters that ask for one", arguments: [0, 1, 2])
  func rules(index: Int) {
    let runs = ["aa", "bb", "cc"].enumerated().map { number, text in
      StyledRun(text, font: FontDescriptor(size: 10), underline: number == index ? 7 : nil)
    }
    let line = book.layout(runs, .init()).lines[0]
    #expect(line.rules.count == 1)
    #expect(line.rules.first?.rect.minX == CGFloat(10 * index))
    #expect(line.rules.first?.rect.width == 10 && line.rules.first?.style == 7)
  }
}
