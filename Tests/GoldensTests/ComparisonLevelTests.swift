import Goldens
import Testing

@Suite("Levels of comparison, as text")
struct ComparisonLevelTests {
  @Test(
    "are read as they are written",
    arguments: [
      (.exact, "exact"), (.delta(1), "delta:1"), (.delta(255), "delta:255"),
      (.perceptual(.yiq, 0.1, ignoresAntialiasing: false), "perceptual:0.1,pixelmatch-7.2"),
      (.perceptual(.oklab, 1, ignoresAntialiasing: true), "perceptual:1,ignore-aa,oklab"),
      (
        .perceptual(.yiq, 0.00001, ignoresAntialiasing: false),
        "perceptual:0.00001,pixelmatch-7.2"
      ),
      (.motion(milliseconds: 8, points: 0.25), "motion:dt=8,dx=0.25"),
    ] as [(ComparisonLevel, String)])
  func words(level: ComparisonLevel, text: String) {
    #expect(level.text == text)
    #expect(ComparisonLevel(text: text) == level)
  }

  @Test("every number that is written in nine digits is read again")
  func numbers() {
    for share in 1...999 {
      for places in [3, 5, 8] {
        let digits = String(share)
        let text = "0." + String(repeating: "0", count: places - digits.count) + digits
        let level = ComparisonLevel(text: "perceptual:\(text)")
        #expect(level != nil && level.flatMap { ComparisonLevel(text: $0.text) } == level)
        #expect(level?.text.contains("e-") == false)
      }
    }
  }

  @Test("a rule that is not named is pixelmatch's, and words have no order")
  func rule() {
    #expect(
      ComparisonLevel(text: "perceptual:0.1")
        == .perceptual(.yiq, 0.1, ignoresAntialiasing: false))
    #expect(
      ComparisonLevel(text: "perceptual:0.1,oklab,ignore-aa")
        == ComparisonLevel(text: "perceptual:0.1,ignore-aa,oklab"))
  }

  @Test(
    "what is none is refused",
    arguments: [
      "", "Exact", "exact:1", "delta", "delta:", "delta:0", "delta:256", "delta:-1", "delta:1.0",
      "delta:1,2", "delta:+1", "perceptual", "perceptual:", "perceptual:0", "perceptual:1.1",
      "perceptual:.1", "perceptual:1e-1", "perceptual:0,1", "perceptual:nan", "perceptual:0x1",
      "perceptual:0.1,ignore", "perceptual:0.1,ignore-aa,ignore-aa", "perceptual:0.1,oklab,oklab",
      "perceptual:0.1,", "perceptual:0.1,pixelmatch", "motion", "motion:dt=1", "motion:dx=1,dt=1",
      "motion:dt=,dx=1", "motion:dt=-1,dx=1", "motion:dt=1,dx=1,dy=1", "exact ", " exact",
    ])
  func refused(text: String) { #expect(ComparisonLevel(text: text) == nil) }
}
