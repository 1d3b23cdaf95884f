import Goldens
import Testing

@Suite("Differences of display lists") struct ListDifferenceTests {
  private static let lines = [
    DrawnLine(view: "", text: "fill rect 0 0 9 9 with #000000"),
    DrawnLine(view: "Card", text: "group opacity 0.5 {"),
    DrawnLine(view: "Card/Circle", text: "fill ellipse 0 0 4 4 with #336699"),
    DrawnLine(view: "Card/Circle", text: "stroke ellipse 0 0 4 4 pen 2 with #000000"),
    DrawnLine(view: "Card", text: "}"),
    DrawnLine(view: "Card/Text", text: "glyphs \"a\" Inter 17 from 1 2 with #000000"),
  ]

  @Test("a frame does not differ from itself")
  func same() { #expect(ListDifference(before: Self.lines, after: Self.lines).isEmpty) }

  @Test("another command at any place is one change of its view", arguments: lines.indices)
  func one(index: Int) {
    guard Self.lines[index].text != "}" else { return }
    var other = Self.lines
    other[index].text += " at 1 1"
    let difference = ListDifference(before: Self.lines, after: other)
    #expect(
      difference.changes == [
        .init(view: other[index].view, before: Self.lines[index].text, after: other[index].text)
      ])
    #expect(difference.findings(in: 3...9).map(\.view) == [other[index].view])
  }

  @Test("one more command is one change, and so is one less", arguments: lines.indices)
  func inserted(index: Int) {
    let new = DrawnLine(view: "New", text: "fill rect 1 1 2 2 with #ff0000")
    var more = Self.lines
    more.insert(new, at: index)
    #expect(
      ListDifference(before: Self.lines, after: more).changes == [
        .init(view: "New", before: nil, after: new.text)
      ])
    #expect(
      ListDifference(before: more, after: Self.lines).changes == [
        .init(view: "New", before: new.text, after: nil)
      ])
  }

  @Test("another order is told where nothing else differs")
  func order() {
    var other = Self.lines
    other.swapAt(0, 5)
    let difference = ListDifference(before: Self.lines, after: other)
    #expect(difference.changes.isEmpty && difference.reordered == "Card/Text")
    #expect(!difference.isEmpty)
    #expect(difference.findings(in: 0...1).count == 1)
  }

  @Test("a group around something is one change, not two")
  func group() {
    let bare = Self.lines.filter { $0.view != "Card" }
    let difference = ListDifference(before: bare, after: Self.lines)
    #expect(difference.changes.map(\.after) == ["group opacity 0.5 {"])
  }

  @Test(
    "a change is told in words",
    arguments: [
      (
        "fill rect 0 0 9 9 with #336699", "fill rect 0 0 9 9 with #ff0000",
        "fill with #ff0000 instead of #336699"
      ),
      (
        "fill rounded 0 0 9 9 corner 4 with #fff", "fill rounded 0 0 9 9 corner 8 with #fff",
        "fill corner 8 instead of 4"
      ),
      (
        "fill rect 0 0 9 9 with #fff", "fill rect 0 0 9 9 with #fff at 4 2", "fill also at 4 2"
      ),
      (
        "fill rect 0 0 9 9 with #fff", "stroke rect 0 0 9 9 with #fff",
        "draws stroke rect 0 0 9 9 with #fff instead of fill rect 0 0 9 9 with #fff"
      ),
    ])
  func phrases(before: String, after: String, phrase: String) {
    #expect(
      ListDifference.Change(view: "A", before: before, after: after).phrase == phrase)
  }

  @Test("the sentence names view, command and frame, and counts the rest")
  func sentence() {
    var other = Self.lines
    other[2].text = "fill ellipse 0 0 4 4 with #ff0000"
    other[3].text = "stroke ellipse 0 0 4 4 pen 3 with #000000"
    let findings = ListDifference(before: Self.lines, after: other).findings(in: 12...40)
    #expect(
      findings.map(\.sentence) == [
        "Card/Circle · fill with #ff0000 instead of #336699, and 1 more, from frame 12 on"
      ])
    #expect(findings[0].kind == .drawing && findings[0].first == 12 && findings[0].last == 40)
  }
}
