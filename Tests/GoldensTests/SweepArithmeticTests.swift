import Testing

@testable import Goldens

/// Interruptions of lines, whose jumps are known by hand, and how a sweep counts them.
@Suite("Arithmetic of sweeps") struct SweepArithmeticTests {
  /// A card on its way at two points a frame, sent elsewhere at frame 20, where it jumps.
  private static func record(_ jump: Double, short: Double = 0, words: String = "linear")
    -> MotionRecord
  {
    let values = (0...60).map { frame in
      Double(min(frame, 50)) * 2 - (frame < 20 ? 0 : jump)
    }
    let goals = (0...60).map { $0 < 20 ? 120 : 100 - jump + short }
    let track = MotionTrack(
      view: "Card", property: "offset.x", first: 0, values: values.map { .number($0) },
      targets: goals.map { .number($0) }, runs: [.init(first: 0, last: 50, animation: words)])
    return MotionRecord(
      framesPerSecond: 60, frameCount: 61, tracks: [track],
      events: [.init(time: 1.0 / 3, causes: ["touch"])])
  }

  private static func interruption(_ jump: Double, short: Double = 0) -> Interruption {
    Interruption(at: 1.0 / 3, in: record(jump, short: short))
  }

  @Test("a line that goes on is smooth")
  func smooth() {
    let interruption = Self.interruption(0)
    #expect(interruption.movingCount == 1 && interruption.isSmooth && interruption.time == 1.0 / 3)
    #expect(interruption.worst?.fault == .value && (interruption.worst?.size ?? 1) < 1e-9)
  }

  @Test(
    "a jump is as far as it jumps, at its frame, either way", arguments: [20.0, 30, 80, -20, -64])
  func jump(size: Double) throws {
    let interruption = Self.interruption(size)
    let worst = try #require(interruption.worst)
    #expect(!interruption.isSmooth && worst.share > 1)
    #expect(worst.fault == .value && worst.frame == 20)
    #expect(worst.view == "Card" && worst.property == "offset.x")
    #expect(abs(worst.size - abs(size)) < 1e-9)
    #expect(worst.sentence == "Card · offset.x jumps by \(Int(abs(size))) pt at frame 20")
  }

  @Test("a longer jump is no nearer to smooth")
  func monotonic() {
    let shares = [0.0, 1, 2, 4].map { Self.interruption($0).worst?.share ?? -1 }
    #expect(shares == shares.sorted() && Set(shares).count == shares.count)
  }

  @Test("what rests apart from its goal is told with the distance")
  func end() throws {
    let worst = try #require(Self.interruption(0, short: 12).worst)
    #expect(worst.fault == .end && worst.size == 12 && worst.frame == 60)
    #expect(worst.sentence == "Card · offset.x rests 12 pt from where it should end")
  }

  @Test("what repeats for ever has no end to reach")
  func endless() {
    let record = Self.record(0, short: 12, words: "linear.repeatForever()")
    #expect(Interruption(at: 1.0 / 3, in: record).isSmooth)
  }

  @Test("nothing is interrupted before the film, or after it", arguments: [0, -1, 5.0])
  func outside(time: Double) {
    let interruption = Interruption(at: time, in: Self.record(30))
    #expect(interruption.movingCount == 0 && interruption.isSmooth)
  }

  @Test("a sweep counts its cases, and names the worst")
  func sweep() {
    var result = SweepResult()
    #expect(result.isSmooth && !result.hasInterrupted && result.worst == nil)
    result.add(1.0 / 3, Self.record(0))
    #expect(result.isSmooth && result.hasInterrupted)
    #expect(
      result.sentence.hasPrefix(
        "the interruption is smooth; the nearest to the limit, at 0.3333 s"))
    result.add(0.25, Self.record(30))
    result.add(0.3, Self.record(60))
    #expect(!result.isSmooth && result.cases.map(\.isSmooth) == [true, false, false])
    #expect(result.worst?.start == 0.3)
    #expect(
      result.sentence
        == "1 of 3 interruptions is smooth; the worst is at 0.3 s: "
        + "Card · offset.x jumps by 60 pt at frame 20")
  }

  @Test("touches before the start are no part of a case")
  func start() {
    var result = SweepResult()
    result.add(0.5, Self.record(30))
    #expect(result.cases.map(\.interruptions.count) == [0])
    #expect(result.sentence == "1 tap interrupted nothing: no value moved at it")
  }
}
