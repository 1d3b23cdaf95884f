import Testing

@testable import RostrumTool

@Suite struct LikenessTests {
  private static let words = ["", "a", "render", "rednr", "inspect", "Größe", "x x"]

  @Test("a word is no way from itself, and as far from another as that from it", arguments: words)
  func metric(word: String) {
    for other in Self.words {
      let there = Likeness.distance(Array(word), Array(other))
      #expect(there == Likeness.distance(Array(other), Array(word)))
      #expect((there == 0) == (word == other))
      #expect(there <= max(word.count, other.count))
      #expect(there >= abs(word.count - other.count))
    }
  }

  @Test(
    "a letter put in, taken out, replaced or exchanged is one step",
    arguments: ["renders", "rende", "rendor", "redner"])
  func steps(word: String) {
    #expect(Likeness.distance(Array(word), Array("render")) == 1)
  }

  @Test(
    "what is like a word is found, whatever its case; what is not is not",
    arguments: [
      ("rendr", "render"), ("RENDER", "render"), ("inspcet", "inspect"), ("dif", "diff"),
      ("frobnicate", nil), ("", nil), ("xy", nil),
    ] as [(String, String?)])
  func nearest(word: String, found: String?) {
    #expect(Likeness.nearest(to: word, among: ["render", "inspect", "diff", "doctor"]) == found)
  }

  @Test("long words are not compared, and of two as like the first is meant")
  func bounds() {
    let long = String(repeating: "a", count: 10_000)
    #expect(Likeness.nearest(to: long, among: [long]) == nil)
    #expect(Likeness.nearest(to: "card", among: ["cart", "care"]) == "cart")
    #expect(Likeness.question("card", among: []) == "")
    #expect(Likeness.question("crad", among: ["card"]) == "; did you mean 'card'?")
  }
}
