import Testing

@testable import Goldens

/// Masks as they are written in goldens, check files and flags.
@Suite("Masks as text") struct MaskTextTests {
  @Test(
    "whatever a view is called, its mask is read again",
    arguments: [
      "card", "a b", "Page/Text 'x, y'", "a@b", "a..b", "a@1..2", "a@..", "@", "..", "@..",
      "a@b..c@", "c\\d",
      "line\nfeed", "日本", "rect:1,2,3,4", "node:x", ":", "a@b@0.1..2",
    ])
  func names(name: String) {
    let ends: [Double?] = [nil, 0, 0.25, 1, 1e-7, 12.5]
    for from in ends {
      for to in ends where (from ?? 0) <= (to ?? .infinity) {
        let mask = GoldenMask.node(name: name, from: from, to: to)
        #expect(GoldenMask(text: mask.text) == mask, "\(mask.text)")
        #expect(!mask.text.utf8.contains(10))
      }
    }
  }

  @Test("rectangles are read again")
  func rectangles() {
    let numbers = [0, -4.5, 1.0 / 3, 390, 1e-5, 1e20]
    for x in numbers {
      for y in numbers {
        let mask = GoldenMask.rectangle(x: x, y: y, width: abs(y) + 0.1, height: abs(x) + 1)
        #expect(GoldenMask(text: mask.text) == mask)
      }
    }
  }

  @Test("texts by hand")
  func texts() {
    #expect(GoldenMask.node(name: "a", from: 0, to: nil).text == "node:a@0..")
    #expect(GoldenMask.node(name: "a", from: nil, to: 2.5).text == "node:a@..2.5")
    #expect(GoldenMask.node(name: "a@b..c", from: nil, to: nil).text == "node:a@b..c@..")
    #expect(GoldenMask.node(name: "a\\b", from: nil, to: nil).text == "node:a\\\\b")
    #expect(
      GoldenMask.rectangle(x: -0.5, y: 0, width: 10, height: 2.25).text == "rect:-0.5,0,10,2.25")
    #expect(GoldenMask(text: "node:a@0.5..0.5") == .node(name: "a", from: 0.5, to: 0.5))
  }

  @Test(
    "no other words are masks",
    arguments: [
      "", ":", "node", "node:", "node:@1..2", "node:a@1..x", "node:a@-1..2", "node:a@2..1",
      "node:a\\x",
      "Node:a", "rect", "rect:", "rect:1,2,3,4,5", "rect:1,2,,4", "rect:1,2,3,0", "rect:1,2,-3,4",
      "rect:a,2,3,4", "rect:1,2,3,nan", "rect:1 ,2,3,4", "circle:1,2,3,4",
    ])
  func refused(text: String) { #expect(GoldenMask(text: text) == nil) }
}
