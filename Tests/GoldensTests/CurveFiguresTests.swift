import Testing

@testable import Goldens

/// Figures of tracks whose values are known by hand: lines, broken lines, steps.
@Suite("Figures of plain curves") struct CurveFiguresTests {
  private static func track(
    _ values: [Double?], to goals: [Double], _ property: String = "opacity", first: Int = 0,
    by runs: [ClosedRange<Int>] = []
  ) -> MotionTrack {
    MotionTrack(
      view: "A", property: property, first: first, values: values.map { $0.map { .number($0) } },
      targets: goals.map { .number($0) },
      runs: runs.map { .init(first: $0.lowerBound, last: $0.upperBound, animation: "linear") })
  }

  /// A line from 0 to a goal in ten frames, and ten more at rest.
  private static func line(_ goal: Double, first: Int = 0, _ property: String = "opacity")
    -> MotionTrack
  {
    let values = (0...20).map { goal * Double(min($0, 10)) / 10 }
    return track(
      values, to: values.map { _ in goal }, property, first: first, by: [first...first + 10])
  }

  @Test(
    "a line: no overshoot, the speed of its slope, at rest a hundredth before its end",
    arguments: [10.0, 60])
  func line(rate: Double) throws {
    let figures = try #require(Self.line(1).figures(framesPerSecond: rate, frameCount: 21))
    #expect(figures.overshoot == 0)
    #expect(abs(figures.peakSpeed - rate / 10) < 1e-9)
    #expect(abs((figures.settles ?? 0) - 9.9 / rate) < 1e-9)
  }

  @Test("a later line has the same figures, later", arguments: [1, 7, 30])
  func later(frames: Int) throws {
    let one = try #require(Self.line(1).figures(framesPerSecond: 60, frameCount: 100))
    let other = try #require(
      Self.line(1, first: frames).figures(framesPerSecond: 60, frameCount: 100))
    #expect(one.overshoot == other.overshoot && one.peakSpeed == other.peakSpeed)
    let delay = (other.settles ?? 0) - (one.settles ?? 0)
    #expect(abs(delay - Double(frames) / 60) < 1e-9)
  }

  @Test("down is as up")
  func mirrored() throws {
    let up = try #require(Self.line(5).figures(framesPerSecond: 60, frameCount: 21))
    let down = try #require(Self.line(-5).figures(framesPerSecond: 60, frameCount: 21))
    #expect(up == down)
  }

  @Test(
    "beyond the end by a part of the way, at the speed of the steepest frame",
    arguments: [0.1, 0.25, 0.5])
  func overshoot(share: Double) throws {
    let peak = 1 + share
    let values = [0, peak / 2, peak, 1 + share / 2, 1] + [Double](repeating: 1, count: 20)
    let track = Self.track(values, to: values.map { _ in 1 }, by: [0...5])
    let figures = try #require(track.figures(framesPerSecond: 60, frameCount: 25))
    #expect(abs(figures.overshoot - share) < 1e-12)
    #expect(abs(figures.peakSpeed - peak / 2 * 60) < 1e-9)
    #expect((figures.settles ?? 9) > 3.0 / 60 && (figures.settles ?? 9) < 4.0 / 60)
  }

  @Test("of two ways the greater overshoot, and the last one's rest")
  func ways() throws {
    let rest = [Double](repeating: 0, count: 20)
    let values = [0, 6, 11, 10, 10, 5, -2, 0] + rest
    let goals = [10, 10, 10, 10, 10, 0, 0, 0] + rest
    let track = Self.track(values, to: goals, by: [0...3, 4...7])
    let figures = try #require(track.figures(framesPerSecond: 10, frameCount: 28))
    #expect(abs(figures.overshoot - 0.2) < 1e-12, "two tenths below 0, and one above 10")
    #expect(abs(figures.peakSpeed - 70) < 1e-9)
    #expect((figures.settles ?? 0) > 0.6 && (figures.settles ?? 0) <= 0.7)
  }

  @Test("a jump between two frames of rest is no move")
  func jump() {
    let values = [0.0, 0, 0, 1, 1, 1]
    #expect(Self.track(values, to: values).figures(framesPerSecond: 60, frameCount: 6) == nil)
  }

  @Test("jumps outside of what an animation moves are no speed")
  func jumpBeside() throws {
    // It jumps by 50 before the animation's first frame, and then goes by 1 a frame.
    let values = [0.0, 0, 50, 50, 51, 52, 53] + [Double](repeating: 53, count: 20)
    let goals = [0.0, 0, 50, 53, 53, 53, 53] + [Double](repeating: 53, count: 20)
    let track = Self.track(values, to: goals, by: [4...6])
    let figures = try #require(track.figures(framesPerSecond: 60, frameCount: values.count))
    #expect(abs(figures.peakSpeed - 60) < 1e-9)
    #expect(figures.overshoot == 0)
  }

  @Test("twice the frames of one curve: the figures in seconds stay")
  func rates() throws {
    func curve(_ frames: Int) -> MotionTrack {
      let values = (0...4 * frames).map { frame -> Double in
        let share = min(1, Double(frame) / Double(frames))
        return 100 * share * (2 - share)
      }
      return Self.track(values, to: values.map { _ in 100 }, "frame.x", by: [0...frames])
    }
    let coarse = try #require(curve(200).figures(framesPerSecond: 200, frameCount: 801))
    let fine = try #require(curve(400).figures(framesPerSecond: 400, frameCount: 1601))
    // The curve ends in one second; it is within a hundredth at 0.9, and sets off at 200 points a second.
    for figures in [coarse, fine] {
      #expect(figures.overshoot == 0)
      #expect(abs((figures.settles ?? 0) - 0.9) < 1e-3)
      #expect(abs(figures.peakSpeed - 200) < 1)
    }
  }

  @Test("a record's figures are its track's")
  func record() {
    let track = Self.line(1)
    let record = MotionRecord(framesPerSecond: 24, frameCount: 21, tracks: [track], events: [])
    #expect(record.figures(of: track) == track.figures(framesPerSecond: 24, frameCount: 21))
  }

  @Test("numbers of values")
  func numbers() {
    #expect(MotionTrack.Value.number(2.5).number == 2.5)
    #expect(MotionTrack.Value.words("2.5").number == nil)
  }
}
