import Codecs
import Testing

@Suite("SequencePattern")
struct SequencePatternTests {
  @Test("names files after their folder")
  func folder() {
    #expect(SequencePattern("Output/submit/")?.path(of: 7) == "Output/submit/submit-0007.png")
    #expect(SequencePattern("./")?.path(of: 0) == "./frame-0000.png")
    #expect(SequencePattern("a/")?.path(of: 123_456) == "a/a-123456.png")
  }

  @Test("puts the number where the pattern says")
  func pattern() {
    #expect(SequencePattern("x/f%04d.png")?.path(of: 12) == "x/f0012.png")
    #expect(SequencePattern("f%d.png")?.path(of: 12) == "f12.png")
    #expect(SequencePattern("100%%-%02d.png")?.path(of: 3) == "100%-03.png")
  }

  @Test(
    "refuses what is no pattern",
    arguments: ["a.png", "a%s.png", "%d-%d.png", "%04d/a.png", "a%", "a%4d.png"])
  func refusal(text: String) { #expect(SequencePattern(text) == nil) }
}
