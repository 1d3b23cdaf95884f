import Testing

@testable import Codecs

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

  private static let times = (-3...3).flatMap { numerator in
    [1, 2, 3, 7, 1001, 30_000].map { ExactTime(numerator * 5, over: $0) }
  }

  @Test("add and take away exactly, in any order")
  func sums() {
    for a in Self.times {
      for b in Self.times {
        #expect(a.adding(b) == b.adding(a))
        #expect(a.adding(b).since(b) == a)
        #expect((a < b) == (a.since(b) < .zero))
        #expect((a < b) != (b < a) || a == b)
      }
    }
  }

  @Test("round to the nearest of any unit, and never by more than half of it")
  func nearest() {
    for time in Self.times {
      for unit in [1, 24, 100, 1000, 705_600_000] {
        let rest = time.since(ExactTime(time.rounded(to: unit), over: unit))
        #expect(!(ExactTime(1, over: 2 * unit) < rest) && !(rest < ExactTime(-1, over: 2 * unit)))
      }
    }
  }

  @Test("place frames evenly: the time between two is the time of one, however far on")
  func even() {
    for rate in [FrameRate(60), FrameRate(30_000, per: 1001), FrameRate(1, per: 7)] {
      for number in [0, 1, 59, 100_000_000] {
        let step = rate.start(of: number + 1).since(rate.start(of: number))
        #expect(step == ExactTime(rate.seconds, over: rate.frames))
      }
    }
  }

  @Test("find no honest rate farther than any other, for all rates", arguments: 1...300)
  func honestByTrial(frames: Int) {
    let rate = FrameRate(frames, per: 3)
    let honest = GIFSettings.honestRate(nearest: rate)
    // Nearest as times of a frame go, which is what delays are.
    func distance(_ delay: Int) -> ExactTime {
      let difference = ExactTime(delay, over: 100).since(rate.start(of: 1))
      return difference < .zero ? ExactTime.zero.since(difference) : difference
    }
    let delay = honest.start(of: 1).rounded(to: 100)
    #expect(ExactTime(delay, over: 100) == honest.start(of: 1))
    for other in 2...320 { #expect(!(distance(other) < distance(delay))) }
  }
}
