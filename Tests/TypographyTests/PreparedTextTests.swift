import DisplayList
import Foundation
import Geometry
import Testing

@testable import Typography

/// Text with its fonts chosen and its glyphs placed in font units.
@Suite("PreparedText")
struct PreparedTextTests {
  let book: FontBook

  init() throws { book = try TestFonts.book() }

  private func prepared(_ texts: String...) -> PreparedText {
    book.prepared(TextKey(runs: texts.map { TextKey.Run(TestFonts.run($0)) }))
  }

  static let texts = [
    "abc", "fi AV", "a\nb", "日本語 abc", "שלום abc 12", "x\u{301}y", "", "\n", "a\u{AD}b", "ก1",
  ]

  @Test("clusters are the characters of each paragraph, in order", arguments: texts)
  func clusters(text: String) {
    let prepared = prepared(text)
    let wanted = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(prepared.paragraphs.count == wanted.count)
    for (paragraph, line) in zip(prepared.paragraphs, wanted) {
      #expect(paragraph.clusters.map(\.text) == line.map { String($0) })
    }
    let numbers = prepared.paragraphs.flatMap { $0.clusters.map(\.character) }
    #expect(numbers == Array(text).indices.filter { !Array(text)[$0].isNewline })
  }

  @Test("items follow one another and cover all clusters", arguments: texts)
  func items(text: String) {
    for paragraph in prepared(text).paragraphs {
      var end = 0
      for (index, item) in paragraph.items.enumerated() {
        #expect(item.clusters.lowerBound == end && !item.clusters.isEmpty)
        end = item.clusters.upperBound
        #expect(paragraph.clusters[item.clusters].allSatisfy { $0.item == index })
      }
      #expect(end == paragraph.clusters.count)
    }
  }

  @Test("a cluster's advance is that of its glyphs, and joined ones have none", arguments: texts)
  func advances(text: String) {
    for paragraph in prepared(text).paragraphs {
      for (index, cluster) in paragraph.clusters.enumerated() {
        let glyphs = paragraph.items[cluster.item].glyphs(of: index..<index + 1)
        #expect(glyphs.allSatisfy { $0.cluster == index })
        #expect(cluster.advance == glyphs.reduce(0) { $0 + $1.advance })
        #expect(cluster.isJoined == glyphs.isEmpty)
      }
    }
  }

  @Test("glyphs of a stretch are those of its clusters, in either direction", arguments: texts)
  func stretches(text: String) {
    for paragraph in prepared(text).paragraphs {
      for item in paragraph.items where item.clusters.count > 1 {
        let middle = item.clusters.lowerBound + item.clusters.count / 2
        let (first, second) = (
          item.glyphs(of: item.clusters.lowerBound..<middle),
          item.glyphs(of: middle..<item.clusters.upperBound)
        )
        #expect(first.count + second.count == item.glyphs.count)
        // Glyphs go from left to right, whatever the text does.
        let all = item.level.isMultiple(of: 2) ? first + second : second + first
        #expect(Array(all) == item.glyphs)
      }
    }
  }

  @Test("a run's own font is taken where it has the character, else the first fallback that has it")
  func fonts() {
    let paragraph = prepared("aΩb日").paragraphs[0]
    let names = paragraph.items.map(\.typeface.outlines.name)
    #expect(
      names == [
        "RostrumTest-Regular", "RostrumOther-Regular", "RostrumTest-Regular",
        "RostrumOther-Regular",
      ])
    #expect(paragraph.items.map(\.isPrimary) == [true, false, true, false])
    #expect(prepared("aΩ").typefaces.count == 2)
  }

  @Test("what no font has is reported with the text that holds it")
  func missing() {
    let prepared = prepared("aก\u{E000}")
    #expect(prepared.missing.map(\.character) == ["ก", "\u{E000}"])
    #expect(prepared.missing.allSatisfy { $0.holder == "aก\u{E000}" })
    #expect(self.prepared("abc").missing.isEmpty)
  }

  @Test("runs meet where characters do, though their ends may share one")
  func runs() {
    let paragraph = prepared("ab", "cd").paragraphs[0]
    #expect(paragraph.items.map(\.run) == [0, 1])
    #expect(paragraph.clusters.map(\.item) == [0, 0, 1, 1])
    #expect(paragraph.lastRun == 1)
    // A mark of the second run stands over a letter of the first.
    let joined = prepared("x", "\u{301}y").paragraphs[0]
    #expect(joined.clusters.count == 2)
  }

  @Test("spaces, soft hyphens and control characters are known as such")
  func kinds() {
    let clusters = prepared("a \t\u{AD}b").paragraphs[0].clusters
    #expect(clusters.map(\.isSpace) == [false, true, true, false, false])
    #expect(clusters.map(\.isSoftHyphen) == [false, false, false, true, false])
  }

  @Test("breaks are allowed before words, and never before the first", arguments: texts)
  func breaks(text: String) {
    for paragraph in prepared(text).paragraphs {
      #expect(paragraph.clusters.first?.allowsBreakBefore != true)
      for (cluster, next) in zip(paragraph.clusters, paragraph.clusters.dropFirst()) {
        if next.isSpace { #expect(!next.allowsBreakBefore) }
        if cluster.isSpace, next.text.first?.isLetter == true { #expect(next.allowsBreakBefore) }
      }
    }
  }

  @Test("a key is what shaping depends on: not the size, not the colour")
  func keys() {
    func key(_ change: (inout StyledRun) -> Void) -> TextKey {
      var run = TestFonts.run("abc")
      change(&run)
      return TextKey(runs: [TextKey.Run(run)])
    }
    let plain = key { _ in }
    #expect(plain == key { $0.font.size = 99 } && plain == key { $0.style = 7 })
    #expect(plain == key { $0.kerning = 3 } && plain == key { $0.underline = 1 })
    #expect(plain != key { $0.tracking = 1 } && plain != key { $0.font.weight = .bold })
    #expect(plain != key { $0.font.hasMonospacedDigits = true })
    #expect(plain != key { $0.text = "abd" } && plain != key { $0.font.isItalic = true })
  }

  // MARK: Sizes

  @Test(
    "advances are font units times the size, and what is added after each character",
    arguments: [10.0, 17, 40])
  func sizes(size: Double) {
    var run = StyledRun("abf", font: FontDescriptor(size: size))
    (run.tracking, run.kerning) = (0.5, 0.25)
    let prepared = book.prepared(TextKey(runs: [TextKey.Run(run)]))
    let sized = SizedText(prepared, runs: [run], factor: 1)
    // Letters are 500, 500 and 300 of 1000 wide.
    #expect(abs(sized.advance(of: 0..<3, inParagraph: 0) - (1.3 * size + 3 * 0.75)) < 1e-9)
    let half = SizedText(prepared, runs: [run], factor: 0.5)
    #expect(
      abs(half.advance(of: 0..<3, inParagraph: 0) * 2 - sized.advance(of: 0..<3, inParagraph: 0))
        < 1e-9)
    let tight = SizedText(prepared, runs: [run], factor: 1, tightening: 0.05)
    #expect(
      abs(
        sized.advance(of: 0..<3, inParagraph: 0) - tight.advance(of: 0..<3, inParagraph: 0)
          - 0.15 * size) < 1e-9)
  }

  @Test("a raised run reaches higher and less deep, a leading parts lines or brings them nearer")
  func lineMetrics() {
    var run = TestFonts.run("a")
    func metrics() -> (ascent: Double, descent: Double, leading: Double) {
      SizedText(book.prepared(TextKey(runs: [TextKey.Run(run)])), runs: [run], factor: 1)
        .lineMetrics(ofRun: 0)
    }
    #expect(metrics() == (8, 2, 0))
    run.baselineOffset = 3
    #expect(metrics() == (11, -1, 0))
    run.font.leading = 14
    #expect(metrics() == (11, -1, 4))
    run.font.leading = 5
    #expect(metrics().leading == -5)
  }

  // MARK: Drawing

  @Test("a list has what is beneath, then glyphs, then what is struck through")
  func drawing() {
    let run = StyledRun(
      "ab", font: FontDescriptor(size: 10), style: 1, underline: 2, strikethrough: 3)
    var list = DisplayList()
    var styles: [Int] = []
    book.layout([run], .init()).draw(into: &list) { style in
      styles.append(style)
      return .solid(.black)
    }
    #expect(styles == [2, 1, 3])
    let kinds = list.lines.map { $0.prefix { $0 != " " } }
    #expect(kinds == ["fill", "glyphs", "fill"])
  }
}
