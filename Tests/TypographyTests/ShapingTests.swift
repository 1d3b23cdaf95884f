import DisplayList
import Foundation
import Geometry
import Testing

@testable import Typography

@Suite("Shaping")
struct ShapingTests {
  let book: FontBook

  init() throws { book = try TestFonts.book() }

  private func width(_ text: String, tracking: Double = 0) -> Double {
    var run = TestFonts.run(text)
    run.tracking = tracking
    return Double(book.measure([run], .init(scale: 1000)).size.width)
  }

  @Test("a text is as wide as the sum of its characters, where nothing joins or kerns")
  func sums() {
    let whole = width("hello world")
    #expect(abs(whole - "hello world".map { width(String($0)) }.reduce(0, +)) < 0.01)
    #expect(abs(whole - 52.5) < 0.01)
  }

  @Test("kerns pairs, also with tracking")
  func kerning() {
    #expect(abs(width("AV") - 11.2) < 1e-9)
    #expect(abs(width("VA") - 12) < 1e-9)
    #expect(abs(width("AV", tracking: 1) - 13.2) < 1e-9)
  }

  @Test("joins ligatures, and takes them apart where characters are tracked")
  func ligatures() {
    let joined = book.layout([TestFonts.run("fi")], .init())
    #expect(joined.lines[0].runs[0].glyphs.glyphs.count == 1)
    #expect(abs(width("fi") - 5.2) < 1e-9)
    #expect(abs(width("fi", tracking: 1) - 7.5) < 1e-9)
  }

  @Test("kerning adds to each character and leaves ligatures joined")
  func addedKerning() {
    var run = TestFonts.run("fia")
    run.kerning = 1
    #expect(book.measure([run], .init(scale: 100)).size.width == 12.2)
  }

  @Test("width grows with size in proportion", arguments: [0.5, 1, 7.25, 64, 1000])
  func proportion(size: Double) {
    let run = StyledRun("AVfi lorem", font: FontDescriptor(size: size))
    let width = book.measure([run], .init(scale: 4096)).size.width
    #expect(abs(Double(width) / size - self.width("AVfi lorem") / 10) < 2e-3 / size + 1e-4)
  }

  @Test("monospaced digits are equally wide, in a font without tabular figures too")
  func monospacedDigits() {
    let widths = ["0", "1", "7", "111", "707"].map { text -> Double in
      var run = TestFonts.run(text)
      run.font.hasMonospacedDigits = true
      return Double(book.measure([run], .init(scale: 1000)).size.width) / Double(text.count)
    }
    #expect(widths.allSatisfy { abs($0 - 5) < 1e-6 })
    #expect(width("1") < width("0"))
  }

  @Test("falls back character by character, and comes back")
  func fallback() {
    let layout = book.layout([TestFonts.run("aΩb")], .init())
    #expect(
      layout.lines[0].runs.map(\.glyphs.font.name)
        == ["RostrumTest-Regular", "RostrumOther-Regular", "RostrumTest-Regular"])
    #expect(layout.places() == [0, 5, 12])
  }

  @Test("a mark goes to the font of its base")
  func marks() {
    _ = book.measure([TestFonts.run("e\u{0301}")], .init())
    #expect(book.missingGlyphs().map(\.character) == ["\u{0301}"])
  }

  @Test("right-to-left letters stand from right to left, and their neighbours around them")
  func rightToLeft() {
    let layout = book.layout([TestFonts.run("ab אבג cd")], .init())
    let runs = layout.lines[0].runs
    #expect(runs.map(\.glyphs.text) == ["ab ", "אבג", "cd"])
    #expect(layout.places() == [0, 5, 12.5, 17, 21.5, 28.5, 33.5])
    let hebrew = runs.first { $0.glyphs.font.name.contains("Other") }
    #expect(hebrew?.characters == [5, 4, 3])
  }

  @Test("names the character that each glyph draws")
  func characters() {
    let layout = book.layout([TestFonts.run("a b"), TestFonts.run("fic", style: 1)], .init())
    #expect(layout.lines[0].runs.map(\.characters) == [[0, 2], [3, 5]])
    #expect(layout.lines[0].runs.map(\.style) == [0, 1])
  }
}
