import Goldens
import ImageDiff
import Pixels
import Testing

/// Flashes after WCAG 2.3.1.
@Suite("Flash meter") struct FlashMeterTests {
  private typealias Color = (UInt8, UInt8, UInt8)

  /// A meter that saw a film of 344 × 256 points, of which the left part has a colour of its own in every frame.
  ///
  /// - Parameters:
  ///   - frames: How many frames.
  ///   - rate: Frames a second.
  ///   - share: How much of the width has the colour.
  ///   - color: The colour by frame.
  /// - Returns: The meter.
  private func meter(
    _ frames: Int, rate: Double = 60, share: Double = 1, _ color: (Int) -> Color
  ) -> FlashMeter {
    // An eighth of a pixel to the point: less to look at.
    let (width, height) = (43, 32)
    var meter = FlashMeter(framesPerSecond: rate, scale: 0.125)
    for frame in 0..<frames {
      let (red, green, blue) = color(frame)
      var picture = Pixmap(width: width, height: height)
      let word = UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 255 << 24
      for y in 0..<height {
        for x in 0..<width { picture[x, y] = x < Int(Double(width) * share) ? word : .max }
      }
      meter.add(picture)
    }
    return meter
  }

  private func sentences(_ meter: FlashMeter, _ bound: String = "never") throws -> [String] {
    let still = MotionRecord(framesPerSecond: 60, frameCount: 1, tracks: [], events: [])
    return try Expectation(fields: [("flashes", bound)])
      .unmet(in: still, width: 344, height: 256, flashes: meter)
  }

  /// Black and white in turns, so many flashes a second.
  private func blinking(_ flashes: Int, share: Double = 1, low: UInt8 = 0, high: UInt8 = 255)
    -> FlashMeter
  {
    let half = 60 / (2 * flashes)
    return meter(60, share: share) { frame in
      let value = frame / half % 2 == 0 ? low : high
      return (value, value, value)
    }
  }

  @Test("counts pairs of opposing changes within a second")
  func counts() throws {
    #expect(blinking(3).worst(.general).count <= 3)
    #expect(try sentences(blinking(3)) == [])
    let fast = blinking(5)
    #expect(fast.worst(.general).count == 4)
    #expect(fast.frameCount == 60)
    #expect(
      try sentences(fast) == [
        "4 flashes within the second that ends at frame 48, expected at most 3 (WCAG 2.3.1)"
      ])
    #expect(try sentences(fast, "≤ 5") == [])
    #expect(try sentences(fast, "= 0").count == 1)
  }

  @Test("a still film and a slow fade do not flash")
  func calm() throws {
    #expect(meter(120) { _ in (40, 200, 90) }.worst(.general).count == 0)
    let fade = meter(60) { frame in (UInt8(4 * frame), UInt8(4 * frame), UInt8(4 * frame)) }
    #expect(fade.worst(.general).count == 0)
    #expect(try sentences(fade, "= 0") == [])
  }

  @Test("changes of less than a tenth, or above 0.8, do not count")
  func small() {
    // Luminance 0.216 and 0.301; 0.807 and 1.
    #expect(blinking(10, low: 128, high: 149).worst(.general).count == 0)
    #expect(blinking(10, low: 232, high: 255).worst(.general).count == 0)
    #expect(blinking(10, low: 128, high: 160).worst(.general).count > 3)
  }

  @Test("less than a quarter of the field does not count", arguments: [(0.2, false), (0.3, true)])
  func areas(share: Double, counts: Bool) {
    #expect((blinking(6, share: share).worst(.general).count > 3) == counts)
  }

  @Test("flashes far apart in time do not add up")
  func seconds() {
    let slow = meter(300) { frame in frame / 40 % 2 == 0 ? (0, 0, 0) : (255, 255, 255) }
    #expect(slow.worst(.general).count == 1)
  }

  @Test("saturated red counts, though luminance hardly changes")
  func red() throws {
    // Luminance of (255, 0, 0) is 0.2126, of grey 127 0.212.
    let red = meter(60) { frame in frame / 6 % 2 == 0 ? (127, 127, 127) : (255, 0, 0) }
    #expect(red.worst(.general).count == 0 && red.worst(.red).count == 4)
    #expect(try sentences(red)[0].hasPrefix("4 red flashes within the second"))
    let pink = meter(60) { frame in frame / 6 % 2 == 0 ? (127, 127, 127) : (170, 110, 110) }
    #expect(pink.worst(.red).count == 0)
  }

  @Test("no frames: not measured")
  func none() throws {
    #expect(
      try sentences(FlashMeter(framesPerSecond: 60, scale: 1)) == [
        "flashes were not measured: there are no frames"
      ])
  }
}
