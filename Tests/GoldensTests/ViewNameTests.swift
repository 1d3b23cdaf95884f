import Goldens
import Testing

@Suite("Names of views") struct ViewNameTests {
  @Test(
    "the words of texts can be left out, and nothing else",
    arguments: [
      ("A/Text 'Hi'/Capsule", "A/Text/Capsule"), ("card", "card"), ("A/Text 'it's'#2", "A/Text#2"),
      ("Text 'a/b'", "Text"), ("List/Text[apple]/Image 'star'", "List/Text[apple]/Image"),
      ("Text 'x' y'/Text 'z'", "Text/Text"), ("", ""),
    ])
  func words(name: String, bare: String) {
    #expect(ViewName.withoutWords(name) == bare)
    #expect(ViewName.withoutWords(bare) == bare)
  }

  @Test("a name means itself and what is inside, not what is called alike")
  func matching() {
    #expect(ViewName.matches("A/B", "A/B") && ViewName.matches("A/B", "A/B/C"))
    #expect(!ViewName.matches("A/B", "A/B#2") && !ViewName.matches("A/B", "A/Bar"))
    #expect(!ViewName.matches("A/B", "A"))
  }
}
