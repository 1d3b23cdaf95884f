import Motion
import Testing

@testable import RostrumTool

@Suite struct ExactSecondsTests {
  static let rates =
    [24, 25, 30, 50, 60, 100, 120, 240].compactMap { RateArgument($0) }
    + [RateArgument(30_000, per: 1001), RateArgument(24_000, per: 1001)].compactMap(\.self)

  private func ticks(_ text: String, _ rate: RateArgument = .usual) throws -> Int64 {
    try #require(ExactSeconds(text)).instant(at: rate).ticks
  }

  @Test("n frames are n times the ratio of one frame", arguments: rates)
  func framesAreRatios(rate: RateArgument) throws {
    for number in [0, 1, 7, 18, 60, 599] {
      let ratio = "\(number * rate.seconds)/\(rate.frames)"
      #expect(try ticks("\(number)f", rate) == ticks(ratio, rate))
    }
  }

  @Test("milliseconds are thousandths, with or without a fraction")
  func milliseconds() throws {
    #expect(try ticks("500ms") == ticks("0.5"))
    #expect(try ticks("0.5s") == ticks("0.5"))
    #expect(try ticks("16.5ms") == ticks("0.0165"))
  }

  @Test(
    "three tenths are exactly frame 18 of 60, however written",
    arguments: ["0.3", "300ms", "18f", "3/10", ".3", "0.300"])
  func threeTenths(text: String) throws {
    #expect(try ticks(text) == 18 * Instant.ticksPerSecond / 60)
  }

  @Test("a third is rounded to the nearest tick once")
  func thirds() throws {
    #expect(try ticks("1/3") == 235_200_000)
    #expect(try ticks("2/7") == 201_600_000)
    #expect(try ticks("0.000000001") == 1)
    #expect(try ticks("0.5/1000000") == 353)
  }

  @Test("numbers of nine digits, at any rate, are no trouble")
  func wide() throws {
    let rate = try #require(RateArgument(999_999_937, per: 1_000_003))
    // Frames are that many ratios of one.
    let ticks = 86_400_000.0 * 1_000_003 / 999_999_937 * Double(Instant.ticksPerSecond)
    #expect(abs(Double(try self.ticks("86400000f", rate)) - ticks) <= 8)
    #expect(try self.ticks("0.123456789/1.987654321", rate) == 43_826_087)
    #expect(try self.ticks("86400") == 86_400 * Instant.ticksPerSecond)
  }

  @Test(
    "what is no time is refused",
    arguments: [
      "", "-1", "x", "1/0", "1/", "/2", "1//2", "1e3", "0x10", "1..2", "٣", "90000", "10000000000",
      "f", "ms", "86400001f", "999999999.999999999f", "999999999/0.000000001f", "86400.000000001",
      "1/2/3", " 1", "nan", "inf",
    ])
  func refusals(text: String) { #expect(ExactSeconds(text) == nil) }
}
