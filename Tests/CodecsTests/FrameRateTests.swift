import Codecs
import Testing

@Suite("FrameRate and ExactTime")
struct FrameRateTests {
  @Test("keep rates in lowest terms and print them as people write them")
  func terms() {
    #expect(FrameRate(60_000, per: 2002) == FrameRate(30_000, per: 1001))
    #expect(FrameRate(30_000, per: 1001).description == "30000/1001")
    #expect(FrameRate(120, per: 2).description == "60")
  }

  @Test("place every second frame of 60 a second on one of 30")
  func halves() {
    for number in 0..<1000 {
      #expect(FrameRate(60).start(of: 2 * number) == FrameRate(30).start(of: number))
    }
  }

  @Test("order times by their exact values, however large")
  func order() {
    #expect(ExactTime(1, over: 3) < ExactTime(334, over: 1000))
    #expect(ExactTime(.max / 2, over: 3) < ExactTime(.max / 2 + 1, over: 3))
    #expect(ExactTime(-1, over: 2) < .zero)
  }

  @Test(
    "round halves up, on either side of zero",
    arguments: [(5, 1), (4, 0), (-5, 0), (-6, -1), (15, 2)])
  func rounding(tenths: Int, expected: Int) {
    #expect(ExactTime(tenths, over: 10).rounded(to: 1) == expected)
  }

  @Test(
    "find the honest GIF rate nearest to a film's",
    arguments: [
      (60, 1, "50"), (50, 1, "50"), (30, 1, "100/3"), (24, 1, "25"), (25, 1, "25"),
      (30_000, 1001, "100/3"), (240, 1, "50"), (1, 1, "1"), (12, 1, "25/2"),
    ])
  func honest(frames: Int, seconds: Int, expected: String) {
    #expect(
      GIFSettings.honestRate(nearest: FrameRate(frames, per: seconds)).description == expected)
  }
}
