import Goldens
import Testing

@Suite("Words of drawing commands") struct CommandWordsTests {
  private static func path(_ parts: Int, _ last: String = "9 9") -> String {
    "fill path \"0 0 m \(String(repeating: "12.5 7 l ", count: parts - 2))\(last) l\" with #0088ff"
  }

  @Test("short commands are kept as they are, ends of groups are not")
  func short() {
    let lines = ["group opacity 0.5 {", "fill rect 0 0 9 9 with #fff", "}"]
    #expect(CommandWords.kept(lines) == Array(lines.dropLast()))
    #expect(CommandWords.kept([]) == [])
  }

  @Test("a long path is told by its parts; another path is other words, the same is the same")
  func paths() {
    let kept = CommandWords.kept([Self.path(30)])[0]
    #expect(kept.hasPrefix("fill path:30:") && kept.hasSuffix(" with #0088ff"))
    #expect(kept.count < 60)
    #expect(CommandWords.kept([Self.path(30)])[0] == kept)
    #expect(CommandWords.kept([Self.path(30, "9 8")])[0] != kept)
    #expect(CommandWords.kept(["stroke path \"0 0 m 1 1 l\""]) == ["stroke path \"0 0 m 1 1 l\""])
  }

  @Test("whatever is drawn, words stay few and tell changes", arguments: [200, 5000])
  func long(count: Int) {
    func line(_ end: String) -> String {
      "glyphs \"\(String(repeating: "é", count: count))\(end)\" Inter 17 with #000"
    }
    let (one, other) = (CommandWords.kept([line("a")])[0], CommandWords.kept([line("b")])[0])
    #expect(one != other && one.count <= 150)
    let many = CommandWords.kept((0..<count).map { "fill rect \($0) 0 9 9 with #fff" })
    #expect(many.count == CommandWords.mostCommands + 1)
    #expect(many.last == "and \(count - CommandWords.mostCommands) more")
  }

  @Test("another path is told without digests")
  func phrases() {
    func phrase(_ before: String, _ after: String) -> String {
      let words = [before, after].map { CommandWords.kept([$0])[0] }
      return ListDifference.Change(view: "A", before: words[0], after: words[1]).phrase
    }
    #expect(phrase(Self.path(30), Self.path(30, "9 8")) == "fill another path of 30 parts")
    #expect(phrase(Self.path(30), Self.path(32)) == "fill path of 32 parts instead of 30")
    #expect(
      phrase(Self.path(30), Self.path(30).replacing("#0088ff", with: "#ff0000"))
        == "fill with #ff0000 instead of #0088ff")
    #expect(
      ListDifference.Change(view: "A", before: nil, after: CommandWords.kept([Self.path(30)])[0])
        .phrase == "also draws fill path of 30 parts with #0088ff")
  }
}
