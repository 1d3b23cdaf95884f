import Testing

@testable import SceneDocuments

@Suite("Likeness, and how messages say things")
struct LikenessTests {
  private func distance(_ a: String, _ b: String) -> Int {
    Likeness.distance(Array(a), Array(b))
  }

  /// Words of three letters out of two, and shorter ones.
  private static let words: [String] = {
    var words = [""]
    for length in 1...4 {
      words += words.filter { $0.count == length - 1 }.flatMap { ["\($0)a", "\($0)b"] }
    }
    return words
  }()

  @Test("a distance is none between equals only, the same both ways, and no more than a whole word")
  func metric() {
    for a in Self.words {
      for b in Self.words {
        let there = distance(a, b)
        #expect((there == 0) == (a == b), "\(a) \(b)")
        #expect(there == distance(b, a), "\(a) \(b)")
        #expect(there == distance(String(a.reversed()), String(b.reversed())), "\(a) \(b)")
        #expect(there <= max(a.count, b.count) && there >= abs(a.count - b.count), "\(a) \(b)")
        #expect(distance("\(a)c", "\(b)c") == there, "\(a) \(b)")
      }
    }
  }

  @Test(
    "letters put in, taken out, replaced and exchanged",
    arguments: [
      ("kitten", "sitting", 3), ("", "abc", 3), ("abc", "acb", 1), ("abcd", "badc", 2),
      ("fill", "fil", 1), ("fill", "flil", 1), ("opacity", "opactiy", 1), ("Ä", "A", 1),
      // Between exchanged letters nothing is put in (optimal alignment).
      ("ca", "abc", 3),
    ])
  func known(a: String, b: String, count: Int) { #expect(distance(a, b) == count) }

  @Test("one slip in a key of four letters and more finds the key, unless it makes another")
  func slips() {
    let keys = [
      "circle", "rectangle", "capsule", "ellipse", "opacity", "rotation", "shadow", "padding",
    ]
    for key in keys {
      let letters = Array(key)
      for i in letters.indices {
        var (less, twice, other) = (letters, letters, letters)
        less.remove(at: i)
        twice.insert(letters[i], at: i)
        other[i] = "q"
        for slip in [less, twice, other] {
          #expect(Likeness.nearest(to: String(slip), among: keys) == key, "\(String(slip))")
        }
        if i > 0 {
          var exchanged = letters
          exchanged.swapAt(i, i - 1)
          #expect(
            Likeness.nearest(to: String(exchanged), among: keys) == key, "\(String(exchanged))")
        }
      }
      #expect(Likeness.nearest(to: key.uppercased(), among: keys) == key)
    }
  }

  @Test("a third of the letters may be wrong, no more; of two as like the first is it")
  func limits() {
    #expect(Likeness.nearest(to: "abcxyz", among: ["abcdef"]) == nil)
    #expect(Likeness.nearest(to: "abcdxy", among: ["abcdef"]) == "abcdef")
    #expect(Likeness.nearest(to: "a", among: ["b"]) == "b")
    #expect(Likeness.nearest(to: "ab", among: ["cd"]) == nil)
    #expect(Likeness.nearest(to: "cat", among: ["bat", "hat"]) == "bat")
    #expect(Likeness.nearest(to: "cat", among: ["hat", "bat"]) == "hat")
    #expect(Likeness.nearest(to: "cat", among: []) == nil)
    let long = String(repeating: "x", count: 255)
    #expect(Likeness.nearest(to: long, among: [long]) == long)
    #expect(Likeness.nearest(to: long + "x", among: [long, long + "x"]) == nil)
    #expect(Likeness.question("fil", among: ["fill"]) == "; did you mean 'fill'?")
    #expect(Likeness.question("zzzz", among: ["fill"]) == "")
  }

  @Test("digits stand in groups of three")
  func groups() {
    #expect(Wording.grouped(0) == "0" && Wording.grouped(999) == "999")
    #expect(Wording.grouped(1000) == "1,000" && Wording.grouped(-1_234_567) == "-1,234,567")
    for number in stride(from: -2_000_000, through: 2_000_000, by: 7919) {
      let text = Wording.grouped(number)
      #expect(Int(text.replacing(",", with: "")) == number)
      let groups: [Substring] = text.split(separator: ",")
      #expect(groups.dropFirst().allSatisfy { $0.count == 3 })
    }
    #expect(Wording.count(1, "node", "nodes") == "1 node")
    #expect(Wording.count(0, "node", "nodes") == "0 nodes")
    #expect(Wording.count(1200, "node", "nodes") == "1,200 nodes")
  }

  @Test("lists have a word before the last only")
  func lists() {
    #expect(Wording.list([], last: "or") == "")
    #expect(Wording.list(["a"], last: "or") == "a")
    #expect(Wording.list(["a", "b"], last: "or") == "a or b")
    #expect(Wording.list(["a", "b", "c"], last: "and") == "a, b and c")
  }

  @Test("excerpts fit into a line, and what cannot be seen is written out")
  func excerpts() {
    #expect(Wording.excerpt("a\nb\tc") == "a\\nb\\tc")
    #expect(Wording.excerpt("\u{1b}[31m") == "\\u{1b}[31m")
    #expect(Wording.excerpt("a\u{202e}b") == "a\\u{202e}b")
    #expect(Wording.excerpt("a\u{2028}b") == "a\\u{2028}b")
    #expect(Wording.excerpt("a\u{7f}") == "a\\u{7f}")
    #expect(Wording.excerpt("äöü 🚀 状態") == "äöü 🚀 状態")
    let forty = String(repeating: "x", count: 40)
    #expect(Wording.excerpt(forty) == forty)
    #expect(Wording.excerpt(forty + "x") == forty + "…")
    #expect(Wording.excerpt("abcdef", length: 3) == "abc…")
  }
}
