import Foundation
import Motion
import Testing

@testable import SceneDocuments

@Suite("Times and rates, exactly")
struct ExactTimeTests {
  private let sixty = FrameRate(frames: 60)

  private func ticks(_ text: String, _ rate: FrameRate? = nil) throws -> Int64 {
    try #require(DocumentTime(text), "\(text)").instant(at: rate ?? sixty).ticks
  }

  @Test(
    "a time is the ratio that its digits are, not the nearest binary number",
    arguments: [
      ("0", 0, 1), ("0s", 0, 1), ("5", 5, 1), ("007", 7, 1), ("0.5", 5, 10), (".5", 5, 10),
      ("5.", 5, 1), ("0.50", 50, 100), ("12.345s", 12_345, 1000), ("250ms", 250, 1000),
      ("0.5ms", 5, 10_000), ("1/3", 1, 3), ("1/3s", 1, 3), ("1/3ms", 1, 3000),
      ("0.5/0.25", 500, 250), ("2/1.5", 20, 15), ("999999999/999999999", 999_999_999, 999_999_999),
    ])
  func ratios(text: String, numerator: Int, denominator: Int) throws {
    let time = try #require(DocumentTime(text), "\(text)")
    #expect(time.unit == .seconds)
    #expect(time.text == text)
    #expect(time.denominator > 0)
    #expect(
      Int128(time.numerator) * Int128(denominator) == Int128(numerator) * Int128(time.denominator))
  }

  @Test(
    "frames are counted, not measured",
    arguments: [("30f", 30, 1), ("0.5f", 5, 10), ("1/2f", 1, 2)])
  func frames(text: String, numerator: Int, denominator: Int) throws {
    let time = try #require(DocumentTime(text), "\(text)")
    #expect(time.unit == .frames)
    #expect(time.numerator * denominator == numerator * time.denominator)
  }

  @Test(
    "what is no time",
    arguments: [
      "", " ", "s", "ms", "f", ".", "./1", "1/", "/2", "1/0", "1/0.0", "1/2/3", "-1", "+1", "1e3",
      "1 s", " 1s", "1s ", "1,5", "0x10", "1.2.3", "1m", "1min", "1h", "1S", "1MS", "1F", "१s",
      "inf", "nan", "∞", "1sf", "1234567890", "0.1234567890",
    ])
  func refused(text: String) { #expect(DocumentTime(text) == nil, "\(text)") }

  @Test("a film lasts a day at most, in every unit")
  func day() {
    #expect(DocumentTime("86400") != nil)
    #expect(DocumentTime("86400s") != nil)
    #expect(DocumentTime("86400000ms") != nil)
    #expect(DocumentTime("172800/2") != nil)
    #expect(DocumentTime("86400.000000001") == nil)
    #expect(DocumentTime("86401") == nil)
    #expect(DocumentTime("86400001ms") == nil)
    #expect(DocumentTime("172801/2") == nil)
    // A day at a thousand frames a second.
    #expect(DocumentTime("86400000f") != nil)
    #expect(DocumentTime("86400001f") == nil)
  }

  @Test("units agree: a second is a thousand milliseconds and as many frames as the rate says")
  func units() throws {
    for count in 0..<240 {
      #expect(try ticks("\(count)s") == ticks("\(count * 1000)ms"), "\(count)")
      #expect(try ticks("\(count)s") == ticks("\(count)"), "\(count)")
      #expect(try ticks("\(count)f") == ticks("\(count)/60"), "\(count)")
      #expect(try ticks("\(count * 60)f") == ticks("\(count)s"), "\(count)")
      #expect(
        try ticks("\(count)f", FrameRate(frames: 24_000, seconds: 1001))
          == ticks("\(count * 1001)/24000"), "\(count)")
    }
  }

  @Test("zeros before and behind, and how the ratio is written, change nothing")
  func writings() throws {
    for (a, b) in [
      ("0.1", "00.100"), ("0.1", "1/10"), ("0.1", "100ms"), ("0.1", "0.2/2"), ("1.5", "3/2"),
      ("1/3", "2/6"), ("1/60", "0.5/30"), (".25", "250.0ms"), ("7", "7.000000000"),
    ] {
      #expect(try ticks(a) == ticks(b), "\(a) and \(b)")
    }
  }

  @Test("later times are later, and every tick is the nearest one")
  func order() throws {
    var last: Int64 = -1
    for milliseconds in 0..<2000 {
      let now = try ticks("\(milliseconds)ms")
      #expect(now > last, "\(milliseconds)")
      last = now
      // Nearest: twice the distance is no more than a tick, in thousandths.
      let exact = Int64(milliseconds) * Instant.ticksPerSecond
      #expect(abs(now * 1000 - exact) * 2 <= 1000, "\(milliseconds)")
    }
    let rate = FrameRate(frames: 30_000, seconds: 1001)
    for frame in 0..<500 as Range<Int64> {
      let exact = Int128(frame) * 1001 * Int128(Instant.ticksPerSecond)
      let now = Int128(try ticks("\(frame)f", rate))
      #expect((now * 30_000 - exact).magnitude * 2 <= 30_000, "\(frame)")
    }
  }

  @Test("the start is zero in every writing")
  func zero() throws {
    for text in ["0", "0s", "0ms", "0f", "0.000", "0/5", "000"] {
      #expect(try ticks(text) == 0, "\(text)")
      #expect(try ticks(text, FrameRate(frames: 30_000, seconds: 1001)) == 0, "\(text)")
    }
    #expect(DocumentTime.zero.instant(at: sixty).ticks == 0)
    #expect(DocumentTime("0") == DocumentTime.zero)
  }

  @Test("rates are in lowest terms, so equal rates are equal")
  func rates() {
    #expect(FrameRate("60") == FrameRate(frames: 60))
    #expect(FrameRate("60.0") == FrameRate(frames: 60))
    #expect(FrameRate("120/2") == FrameRate(frames: 60))
    #expect(FrameRate("60000/1001") == FrameRate(frames: 60_000, seconds: 1001))
    #expect(FrameRate("59.94") == FrameRate(frames: 2997, seconds: 50))
    #expect(FrameRate("23.976") == FrameRate(frames: 2997, seconds: 125))
    #expect(FrameRate("12.5") == FrameRate(frames: 25, seconds: 2))
    for frames in 1...1000 {
      #expect(FrameRate("\(frames)") == FrameRate(frames: frames), "\(frames)")
      #expect(FrameRate("\(frames * 7)/7") == FrameRate(frames: frames), "\(frames)")
    }
  }

  @Test(
    "what is no rate",
    arguments: [
      "", "0", "0.99", "1000.1", "-60", "60fps", "60 ", "60s", "60ms", "60/0", "60/", "1e2", "60.",
      "ntsc",
    ])
  func noRate(text: String) { #expect(FrameRate(text) == nil, "\(text)") }

  @Test("a rate read from a document is the one of its text, and its frames fit a second")
  func stage() throws {
    for text in ["24", "25", "29.97", "30000/1001", "59.94", "1000", "1"] {
      let stage = try read("rostrum: 1\nstage: {fps: \(text)}\nscene: []\n").stage
      #expect(stage.rate == FrameRate(text), "\(text)")
      let rate = try #require(stage.rate)
      // As many frames as the rate's numerator last the seconds of its denominator.
      #expect(
        try ticks("\(rate.frames)f", rate) == Int64(rate.seconds) * Instant.ticksPerSecond,
        "\(text)")
    }
  }
}
